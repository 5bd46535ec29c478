import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import type { View } from '../state.ts';
import { measure } from './features.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { mindOf } from './worth.ts';

/** The parts of `evaluate`, all of them always; their words are in text/. */
export const TERMS = [
  'vp',
  'locations',
  'production',
  'abilities',
  'supply',
  'hand',
  'plan',
  'opponents',
  'win',
] as const;
export type TermId = (typeof TERMS)[number];
type Terms = readonly { id: TermId; value: number }[];

/**
 * What a seat makes of the table, in victory points. Goods that come every round are worth more the more rounds are left;
 * goods in the supply are worth little and nothing after passing, so that they are turned into something that stays.
 */
export function evaluateOf(t: Tables, w: Weights = WEIGHTS): (v: View, seat: Seat) => Terms {
  const m = mindOf(t, w);
  const won = decided(w.win.won);
  const lost = decided(-w.win.won);
  return (v, seat) => {
    if (v.winners) return v.winners.includes(seat) ? won : lost;
    const f = measure(m, v, seat);
    return [
      { id: 'vp', value: w.vp.point * f.vp },
      { id: 'locations', value: w.locations.intact * f.intact + w.locations.ruins * f.ruins },
      { id: 'production', value: w.production.flow * f.goods },
      { id: 'abilities', value: w.abilities.flow * f.actions + w.abilities.shield * f.shields },
      { id: 'supply', value: f.supply },
      { id: 'hand', value: w.hand.cards * f.hand },
      { id: 'plan', value: w.plan.begun * f.plan },
      { id: 'opponents', value: f.rivals },
      { id: 'win', value: 0 },
    ];
  };
}

const decided = (win: number): Terms => TERMS.map((id) => ({ id, value: id === 'win' ? win : 0 }));
