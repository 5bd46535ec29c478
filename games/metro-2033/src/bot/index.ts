import type { Seat, Term } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import type { View } from '../state.ts';
import { featuresOf } from './features.ts';
import { STARTS, TERMS, vectorOf } from './numbers.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export { featuresOf } from './features.ts';
export { TERMS } from './numbers.ts';
export { WEIGHTS, type Weights } from './weights.ts';

/** What a seat makes of the table: its features by their weights, added up to terms. */
export function evaluateOf(t: Tables, weights: Weights = WEIGHTS) {
  const { fill } = featuresOf(t, weights);
  const worth = vectorOf(weights);
  return (v: View, seat: Seat): readonly Term[] => {
    const features = fill(v, seat);
    return TERMS.map((id, term) => {
      let value = 0;
      for (let i = STARTS[term]!; i < STARTS[term + 1]!; i++) value += features[i]! * worth[i]!;
      return { id, value };
    });
  };
}
