import type { Pick as Answer, Event, Question, View } from '@ashtown/catalog/51st-state-2010';
import type { GameBoard } from '../../table/board.ts';
import { signs } from '../51st-state-common/signs.tsx';
import { Board } from './Board.tsx';
import { Detail } from './Detail.tsx';
import { FactionToken } from './factions.tsx';
import { gather } from './gather.ts';
import { MyArea } from './MyArea.tsx';
import { Mini, Panel } from './Panel.tsx';
import { phases } from './phases.ts';
import { boardText } from './text/index.ts';

/** Answered by pointing at cards, locations, goods and tucked cards. */
const ON_BOARD: readonly Question[] = [
  'trim',
  'pick',
  'burn',
  'leftover',
  'keep',
  'step',
  'main',
  'reach',
  'payment',
  'discardCard',
  'giveUp',
  'replace',
  'method',
  'steal',
  'store',
  'overflow',
];

export const board: GameBoard<View, Answer, Event> = {
  Board,
  MyArea,
  desk: { whole: true, rows: '190px auto minmax(0, 1fr)', widest: '1240px' },
  Panel,
  Mini,
  Token: FactionToken,
  Detail,
  phases,
  round: (v, lang) => (v.turn > 0 ? boardText(lang).turn(v.turn) : null),
  onBoard: ON_BOARD,
  gather,
  signs,
};
