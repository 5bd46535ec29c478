import type { Seat, Term } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import type { View } from '../state.ts';
import { FEATURES, measureOf, TERMS, type TermId, vectorOf } from './features.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export { type FeatureId, featuresOf, TERMS, type TermId } from './features.ts';
export { WEIGHTS, type Weights } from './weights.ts';

type Valued = Term & { id: TermId };

/** What a seat makes of the table, in stars: its features, weighed and summed by term. Opponents count against it. */
export function evaluateOf(t: Tables, w: Weights = WEIGHTS): (v: View, seat: Seat) => readonly Valued[] {
  const { all } = measureOf(t, w);
  const weights = vectorOf(w);
  const termOf = Uint8Array.from(FEATURES, ([term]) => TERMS.indexOf(term));
  const decided = (won: number): readonly Valued[] =>
    TERMS.map((id) => ({ id, value: id === 'win' ? won * w.win.won : 0 }));
  const won = decided(1);
  const lost = decided(-1);
  // Used again at each call: what they hold is of no use afterwards.
  const measured = new Float64Array(FEATURES.length);
  const sums = new Float64Array(TERMS.length);

  return (v, seat) => {
    if (v.players[seat]!.out > 0 || v.winners) return v.winners?.includes(seat) ? won : lost;
    all(v, seat, measured);
    sums.fill(0);
    for (let i = 0; i < measured.length; i++) sums[termOf[i]!]! += weights[i]! * measured[i]!;
    const terms: Valued[] = [];
    for (let i = 0; i < TERMS.length; i++) terms.push({ id: TERMS[i]!, value: sums[i]! });
    return terms;
  };
}
