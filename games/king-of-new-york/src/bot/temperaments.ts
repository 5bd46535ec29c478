import { type Factors, mindsOf, type Temperament } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { worthsOf } from './fleeing.ts';
import { evaluateOf } from './index.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Ways to play, as factors of the usual weights; docs/strength.md has how they are told apart and what they cost. */
const FACTORS: { readonly [T in Temperament]?: Factors<Weights> } = {
  raider: { dice: { hit: 2, kill: 1.5, hitLeader: 2 }, threat: { strongest: 1.6, average: 1.6 } },
  collector: {
    energy: { energyLow: 1.3, energyHigh: 1.6 },
    cards: { cardCost: 1.45, card: 1.45 },
    dice: { diceEnergy: 1.4 },
  },
};

export const temperamentsOf = (t: Tables) =>
  mindsOf(WEIGHTS, FACTORS, (w) => ({ evaluate: evaluateOf(t, w), reckon: worthsOf(t, w) }));
