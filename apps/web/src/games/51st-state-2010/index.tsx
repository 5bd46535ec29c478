import { GOODS, type Question, TOKENS } from '@ashtown/51st-state-2010/board';
import { boardOf } from '../51st-state-common/index.tsx';
import { GOOD_SIGNS } from '../51st-state-common/tokens.tsx';
import { edition } from './edition.tsx';
import { rangeOf, tokenOf } from './look.ts';
import { phases, round } from './phases.ts';

/** Answered by pointing at cards, locations, goods and tucked cards. */
const ON_BOARD: readonly Question[] = [
  ...(['trim', 'pick', 'burn', 'leftover', 'keep', 'step', 'main', 'after', 'reach', 'payment'] as const),
  ...(['discardCard', 'giveUp', 'replace', 'method', 'steal', 'store', 'overflow'] as const),
];

/** What tellings count, by the signs of the tokens; contacts have a range besides, and what lies on cards is nobody's yet. */
const SIGNS: Readonly<Record<string, string>> = GOOD_SIGNS;
const amounts: Record<string, string> = { cards: GOOD_SIGNS.card, score: GOOD_SIGNS.vp };
for (const id of GOODS) {
  const sign = SIGNS[tokenOf(id)];
  if (sign && rangeOf(id) === null) amounts[id] = sign;
}

/** The points, which are counted from what lies where, so those on the base stand for all; and the pool. */
const figures = {
  score: 'base.0',
  ...Object.fromEntries(GOODS.slice(0, TOKENS).map((id, i) => [id, `pool.${i}`])),
};

export const board = boardOf(edition, { phases, round, onBoard: ON_BOARD, amounts, figures });
