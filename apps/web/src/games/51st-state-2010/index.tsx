import type { Question } from '@ashtown/51st-state-2010/board';
import { boardOf } from '../51st-state-common/index.tsx';
import { edition } from './edition.tsx';
import { phases, round } from './phases.ts';

/** Answered by pointing at cards, locations, goods and tucked cards. */
const ON_BOARD: readonly Question[] = [
  ...(['trim', 'pick', 'burn', 'leftover', 'keep', 'step', 'main', 'reach', 'payment'] as const),
  ...(['discardCard', 'giveUp', 'replace', 'method', 'steal', 'store', 'overflow'] as const),
];

export const board = boardOf(edition, { phases, round, onBoard: ON_BOARD });
