import { plural } from '@ashtown/engine';
import type { LandingWords } from '../landing.ts';

export const landing: LandingWords = {
  headline: ['The world ended.', 'Your turn.'],
  tagline: 'Board games for the day after. One click and you are at a table, no account needed.',
  games: 'The games',
  playBots: 'Play vs bots',
  options: 'Options',
  learn: 'Learn',
  resume: {
    title: 'Your tables',
    yours: 'Your turn',
    waiting: 'Waiting for others',
    lobby: 'Not started yet',
    over: 'Finished',
    go: 'Resume',
    see: 'See the result',
    more: (n) => `${n} more ${plural('en', n, { one: 'table', other: 'tables' })}`,
  },
  against: (names) => `with ${names}`,
  onDevice: 'on this device',
  online: 'online',
  forget: 'Forget this table',
  forgotten: (game) => `${game}: the saved table is gone.`,
  join: {
    title: 'Join by code or link',
    go: 'Join',
    bad: 'A code looks like ASH-417; a link works too.',
    none: 'This needs a server, and this page has none.',
  },
  open: {
    title: 'Open tables',
    join: 'Join',
    watch: 'Watch',
    free: (n) => `${n} free ${plural('en', n, { one: 'seat', other: 'seats' })}`,
    live: 'live',
    async: 'over days',
    untimed: 'no clock',
  },
  fair: [
    'Bots see only what their seat sees',
    'The fingerprint of the seed is published before the first roll',
    'Free undo until something is revealed',
  ],
  disclaimer: 'Names belong to their publishers; all drawings and texts are our own.',
};
