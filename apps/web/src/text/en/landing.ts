import { plural } from '@ashtown/engine';
import type { LandingWords } from '../landing.ts';

export const landing: LandingWords = {
  headline: ['The world ended.', 'Your turn.'],
  tagline: 'Five board games for the day after. One click to a table, no account.',
  games: 'The games',
  game: {
    '51st-state-2010': {
      pitch: 'Scout the wasteland: conquer, trade with or rebuild each place.',
      poster: 'Poster: a road, a stencilled sun and a road sign with the number 51',
      motto: 'FIRST EDITION',
    },
    '51st-state-master': {
      pitch: 'Build, deal or raze: each card has three uses and four factions want it.',
      poster: 'Poster: a gear wheel with four emblems above factory chimneys',
      motto: 'MASTER SET',
    },
    'metro-2033': {
      pitch: 'Hold ten stations, feed them, and survive what walks the tunnels.',
      poster: 'Poster: a figure in a gas mask with a lantern in a tunnel',
      motto: 'TUNNEL ORDERS',
    },
    armageddon: {
      pitch: 'Bid survivors in three auctions and hold your town against marauders.',
      poster: 'Poster: a walled town in front of a red sun, marauders at the gate',
      motto: 'HOLD THE WALL',
    },
    'king-of-new-york': {
      pitch: 'Roll, smash, hold Manhattan and be the first to 20 stars.',
      poster: 'Poster: a horned monster above the skyline of a city at night',
      motto: 'CITY UNDER CLAW',
    },
  },
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
