import { WEIGHTS, type Weights } from './weights.ts';

/** The parts of the heuristic value, in the order in which they are told. */
export const TERMS = ['markers', 'people', 'missions', 'bonuses', 'hand', 'protection', 'rivals', 'win'] as const;
export type TermId = (typeof TERMS)[number];

/** Features side by side, or their weights, in the order of `WEIGHTS`: with them the work of a bot is sums over lists. */
export type Numbers = Float64Array;

/** Each feature as `people.few`. */
export const FEATURES: readonly string[] = TERMS.flatMap((term) =>
  Object.keys(WEIGHTS[term]).map((f) => `${term}.${f}`),
);

export const placeOf = <T extends TermId>(term: T, feature: keyof Weights[T] & string): number =>
  FEATURES.indexOf(`${term}.${feature}`);

/** Where the features of each term begin; behind the last one they end. */
export const STARTS: readonly number[] = [
  ...TERMS.map((term) => FEATURES.findIndex((f) => f.startsWith(`${term}.`))),
  FEATURES.length,
];

export const vectorOf = (weights: Weights): Numbers =>
  Float64Array.from(
    TERMS.flatMap((term) => Object.keys(WEIGHTS[term]).map((f) => (weights[term] as Record<string, number>)[f]!)),
  );
