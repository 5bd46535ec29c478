import { type Factors, mindsOf, type Temperament } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { evaluateOf, WEIGHTS, type Weights } from './index.ts';

/** Ways to play, as factors of the usual weights; docs/strength.md has how they are told apart and what they cost. */
const FACTORS: { readonly [T in Temperament]?: Factors<Weights> } = {
  raider: { rivals: { strongest: 10 }, protection: { repelled: 1.5 } },
  collector: { hand: { unseen: 1.6, fits: 1.4, misfit: 1.4, station: 1.4, hero: 1.4, doubling: 1.4, caravan: 1.4 } },
  racer: { missions: { turn: 1.6, paidMarker: 1.6 }, hand: { unseen: 0.6, misfit: 0.5 } },
};

export const temperamentsOf = (t: Tables) => mindsOf(WEIGHTS, FACTORS, (w) => ({ evaluate: evaluateOf(t, w) }));
