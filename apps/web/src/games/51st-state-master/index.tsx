import { GOODS, type Question, TOKENS } from '@ashtown/51st-state-master/board';
import { boardOf, part } from '../51st-state-common/index.tsx';
import { GOOD_SIGNS } from '../51st-state-common/tokens.tsx';
import { edition } from './edition.tsx';
import { Mini, VirtualPanel } from './Panel.tsx';
import { phases, round } from './phases.ts';

/** Answered by pointing at cards, locations, goods and deals. */
const ON_BOARD: readonly Question[] = [
  ...(['pickFaction', 'keepHand', 'draftPick', 'soloPick', 'productionOption', 'takeTurn', 'payment'] as const),
  ...(['discardCard', 'exchangeGood', 'storeGoods', 'suppliersTarget', 'copySource', 'discardDeal'] as const),
  ...(['redevelopOld', 'stealTarget', 'activateTarget', 'resetTargets', 'ownDeals', 'opponentDeal'] as const),
  ...(['placeShield', 'soloTarget'] as const),
];

/** What tellings count, by the signs of the tokens. */
const amounts = { ...GOOD_SIGNS, cards: GOOD_SIGNS.card, score: GOOD_SIGNS.vp };

/** The goods of a player, and the points. */
const figures = { score: 'vp', ...Object.fromEntries(GOODS.slice(0, TOKENS).map((id, i) => [id, `tokens.${i}`])) };

export const board = boardOf(edition, {
  figures,
  phases,
  round,
  onBoard: ON_BOARD,
  amounts,
  Unseated: part(edition, VirtualPanel),
  Mini: part(edition, Mini),
});
