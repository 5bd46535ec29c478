import type { Seat, Term } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import type { View } from '../state.ts';
import { type Features, measureOf } from './features.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** The parts of `evaluate`, in their order. */
export const TERMS = ['score', 'production', 'abilities', 'supply', 'hand', 'plan', 'opponents', 'win'] as const;
export type TermId = (typeof TERMS)[number];

/** A term that has words. */
type Named = Term & { id: TermId };

/**
 * What a seat makes of the table, in victory points: what is measured, times its weights. Goods in the pool are worth what
 * they can become in this turn, and nothing after passing.
 */
export function evaluateOf(t: Tables, weights: Weights = WEIGHTS) {
  const measure = measureOf(t, weights);
  return (v: View, seat: Seat): readonly Named[] => weigh(measure(v, seat), weights);
}

/** Each feature times its weight. Written out, because this is the most frequent thing a bot does. */
const weigh = (f: Features, k: Weights): readonly Named[] => [
  { id: 'score', value: k.score.points * f.score.points },
  { id: 'production', value: k.production.income * f.production.income },
  { id: 'abilities', value: weighAbilities(f.abilities, k.abilities) },
  { id: 'supply', value: weighSupply(f.supply, k.supply) },
  { id: 'hand', value: k.hand.known * f.hand.known + k.hand.unknown * f.hand.unknown },
  { id: 'plan', value: k.plan.begun * f.plan.begun },
  { id: 'opponents', value: k.opponents.strongest * f.opponents.strongest + k.opponents.average * f.opponents.average },
  { id: 'win', value: k.win.ending * f.win.ending + k.win.won * f.win.won },
];
const weighAbilities = (f: Features['abilities'], k: Weights['abilities']): number =>
  k.places * f.places + k.leader * f.leader + k.tucked * f.tucked + k.spoils * f.spoils;
const weighSupply = (f: Features['supply'], k: Weights['supply']): number =>
  k.kept * f.kept + k.laid * f.laid + k.left * f.left + k.leftAtEnd * f.leftAtEnd + k.prospect * f.prospect;

type Numbers = Readonly<Record<string, number>>;

/** What is measured, under names like `supply.kept`, without what is 0: for whoever tunes or learns weights. */
export function featuresOf(t: Tables, weights: Weights = WEIGHTS) {
  const measure = measureOf(t, weights);
  return (v: View, seat: Seat): Numbers => {
    const found = measure(v, seat);
    const named: Record<string, number> = {};
    for (const id of TERMS)
      for (const [name, n] of Object.entries<number>(found[id])) if (n !== 0) named[`${id}.${name}`] = n;
    return named;
  };
}
