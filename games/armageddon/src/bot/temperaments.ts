import { type Factors, mindsOf, type Temperament } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { evaluateOf } from './index.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Ways to play, as factors of the usual weights; docs/strength.md has how they are told apart and what they cost. */
const FACTORS: { readonly [T in Temperament]?: Factors<Weights> } = {
  builder: { city: { income: 2, unused: 2, choice: 20 }, marauders: { toll: 0.6 }, damage: { toll: 0.6 } },
  raider: { marauders: { toll: 2 }, damage: { toll: 2 } },
  collector: { survivors: { worker: 2, soldier: 2, engineer: 2, leader: 2 }, housing: { room: 2 } },
};

export const temperamentsOf = (t: Tables) => mindsOf(WEIGHTS, FACTORS, (w) => ({ evaluate: evaluateOf(t, w) }));
