import type { Pick as Answer, Event, Question, View } from '@ashtown/catalog/51st-state-master';
import type { GameBoard } from '../../table/board.ts';
import { signs } from '../51st-state-common/signs.tsx';
import { Board } from './Board.tsx';
import { Detail } from './Detail.tsx';
import { FactionToken } from './factions.tsx';
import { gather } from './gather.ts';
import { MyArea } from './MyArea.tsx';
import { Mini, Panel, VirtualPanel } from './Panel.tsx';
import { phases } from './phases.ts';
import { boardText } from './text/index.ts';

/** Answered by pointing at cards, locations, goods and deals. */
const ON_BOARD: readonly Question[] = [
  'pickFaction',
  'keepHand',
  'draftPick',
  'soloPick',
  'suppliersTarget',
  'productionOption',
  'copySource',
  'takeTurn',
  'payment',
  'discardCard',
  'discardDeal',
  'redevelopOld',
  'exchangeGood',
  'stealTarget',
  'activateTarget',
  'resetTargets',
  'ownDeals',
  'opponentDeal',
  'placeShield',
  'soloTarget',
  'storeGoods',
];

export const board: GameBoard<View, Answer, Event> = {
  Board,
  MyArea,
  desk: { whole: true, rows: '190px auto minmax(0, 1fr)', widest: '1240px' },
  Panel,
  Unseated: VirtualPanel,
  Mini,
  Token: FactionToken,
  Detail,
  phases,
  round: (v, lang) => (v.round > 0 ? boardText(lang).round(v.round) : null),
  onBoard: ON_BOARD,
  gather,
  signs,
};
