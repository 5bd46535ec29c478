import { plural } from '@ashtown/engine';
import type { LandingWords } from '../landing.ts';

export const landing: LandingWords = {
  headline: ['The world ended.', 'Your turn.'],
  tagline: 'Board games for the day after. One click to a table, no account.',
  games: 'The games',
  playBots: 'Play vs bots',
  options: 'Options',
  learn: 'Learn',
  resume: {
    title: 'Your tables',
    yours: 'Your move',
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
    none: 'Needs a server; there is none here.',
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
    'Every seed is committed before the first roll',
    'Free undo until something is revealed',
  ],
  disclaimer: 'Names belong to their publishers; all drawings and texts are our own.',
};
