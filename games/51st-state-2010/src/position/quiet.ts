import { makeRng, type Rng, type Seat, seedOf } from '@ashtown/engine';
import { stockUp } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import type { Player } from '../state.ts';

/** What a position means where it says nothing. */

/** Where a turn can be taken up. */
export const BEGINNINGS = ['turn', 'production', 'actions', 'scoring', 'cleanup'] as const;

export const quietRng = (): Rng => makeRng(seedOf('position'));

/** Goods on a card when it enters play; null where it keeps none. */
export const stockAtFirst = (t: Tables, card: number): number[] | null => {
  const pile = t.site[card]?.stock ?? t.leader[card]?.stock ?? null;
  return pile && stockUp(pile);
};

export const markersOf = (players: readonly Player[], seat: Seat): number =>
  players.reduce((n, q) => n + q.places.filter((place) => place.visitors & (1 << seat)).length, 0);
