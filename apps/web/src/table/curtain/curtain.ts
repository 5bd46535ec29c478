import type { Seat } from '@ashtown/engine';

/** What a screen knows when it decides whose eyes it shows. */
export interface Passing {
  /** The seats on this screen. */
  mine: readonly Seat[];
  asked: readonly Seat[];
  /** Whose eyes it shows now; null is nobody's. */
  eyes: Seat | null;
  /** The seats see different things, or the players want a curtain in any case. */
  secret: boolean;
  /** The seat the curtain hangs for; null where there is none. */
  curtain: Seat | null;
}

/** `look` changes the eyes at once; `hide` takes everything private away first, then hangs the curtain. */
export type Pass = { t: 'stay' } | { t: 'look'; seat: Seat } | { t: 'hide'; seat: Seat } | { t: 'drop' };

/** What a screen does next. One person, alone or with bots, never meets a curtain. */
export function passOn({ mine, asked, eyes, secret, curtain }: Passing): Pass {
  if (mine.length === 0) return { t: 'stay' };
  const next = mine.filter((seat) => asked.includes(seat));
  if (mine.length === 1) return eyes === mine[0] ? { t: 'stay' } : { t: 'look', seat: mine[0]! };
  if (next.length === 0) return curtain === null ? { t: 'stay' } : { t: 'drop' };
  if (eyes !== null && next.includes(eyes)) return { t: 'stay' };
  if (!secret) return { t: 'look', seat: next[0]! };
  return curtain !== null && next.includes(curtain) ? { t: 'stay' } : { t: 'hide', seat: next[0]! };
}
