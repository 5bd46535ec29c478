import { type Factors, mindsOf, type Temperament } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { evaluateOf } from './index.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Ways to play, as factors of the usual weights; docs/strength.md has how they are told apart and what they cost. */
const FACTORS: { readonly [T in Temperament]?: Factors<Weights> } = {
  builder: { locations: { intact: 3 }, production: { flow: 1.6 }, abilities: { flow: 1.6 } },
  raider: {
    opponents: { strongest: 3, mean: 3 },
    goods: { everyRound: { red: 2, gun: 1.3 }, toSpend: { red: 2.2, gun: 1.4 } },
  },
};

export const temperamentsOf = (t: Tables) => mindsOf(WEIGHTS, FACTORS, (w) => ({ evaluate: evaluateOf(t, w) }));
