import type { Seat, Term } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import type { View } from '../state.ts';
import { featuresOf } from './features.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** The parts of `evaluate`, in its order. */
export const TERMS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
export type TermId = (typeof TERMS)[number];

/** What a seat makes of the table: features times weights, by term. */
export function evaluateOf(t: Tables, weights: Weights = WEIGHTS) {
  const features = featuresOf(t);
  return (v: View, seat: Seat): (Term & { id: TermId })[] => {
    const found: Readonly<Record<TermId, Readonly<Record<string, number>>>> = features(v, seat);
    return TERMS.map((id) => {
      let value = 0;
      for (const [feature, weight] of Object.entries<number>(weights[id])) value += weight * found[id][feature]!;
      return { id, value };
    });
  };
}
