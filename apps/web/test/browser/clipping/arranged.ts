import { findGame } from '@ashtown/catalog';
import type { Match, SeatInfo } from '@ashtown/engine';
import { playedMatch } from '../kit/played.ts';

/** A table at which every card can be laid anywhere: a real one, and views of it that only differ in what lies where. */
export interface Arranged {
  match: Match;
  views: readonly { name: string; view: unknown }[];
}

const NAMES = ['Anna Wielkopolska', 'Cinder', 'Rust', 'Soot', 'Ember', 'Flint'];
const seatsFor = (n: number): readonly SeatInfo[] =>
  NAMES.slice(0, n).map((name, i) => (i === 0 ? { name, kind: 'human' } : { name, kind: 'bot', bot: 'greedy' }));

/** The first moment from `from` answers on at which the first seat is asked this, with the most players. */
export function momentOf(game: string, question: string, from: number): { match: Match; view: unknown } {
  const { game: rules } = findGame(game)!;
  const seats = seatsFor(rules.players[1]);
  let view: unknown = null;
  for (let n = 0; n < 20 && view === null; n++) {
    const match = playedMatch(
      `clipping ${n}`,
      (host) => {
        if (host.length < from || host.asked[0] !== 0) return false;
        const turn = host.turn(0);
        if (rules.question(turn.view, 0) !== question) return false;
        ({ view } = turn);
        return true;
      },
      seats,
      { game },
    );
    if (view !== null) return { match, view };
  }
  throw new Error(`nobody is asked ${question}`);
}

/** Parts of a list, of these sizes in turn, until all of it was there. */
export function partsOf<T>(all: readonly T[], sizes: readonly number[]): T[][] {
  const parts: T[][] = [];
  for (let at = 0, i = 0; at < all.length; i++) {
    const n = sizes[i % sizes.length]!;
    parts.push(all.slice(at, at + n));
    at += n;
  }
  return parts;
}

/** So many of a list from a place on, beginning again at its end. */
export const around = <T>(all: readonly T[], from: number, n: number): T[] =>
  Array.from({ length: Math.min(n, all.length) }, (_, i) => all[(from + i) % all.length]!);
