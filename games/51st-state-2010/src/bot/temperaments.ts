import { type Factors, mindsOf, type Temperament } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { evaluateOf } from './index.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Ways to play, as factors of the usual weights; docs/strength.md has how they are told apart and what they cost. */
const FACTORS: { readonly [T in Temperament]?: Factors<Weights> } = {
  builder: { production: { income: 1.5 }, abilities: { places: 1.5, spoils: 0.7 } },
  raider: {
    abilities: { spoils: 1.25 },
    opponents: { strongest: 2, average: 2 },
    toSpend: { conquest1: 1.5, conquest2: 1.5, conquest3: 1.5 },
  },
};

export const temperamentsOf = (t: Tables) => mindsOf(WEIGHTS, FACTORS, (w) => ({ evaluate: evaluateOf(t, w) }));
