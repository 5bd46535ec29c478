import type { Pick as Answer, Event, Question, View } from '@ashtown/catalog/armageddon';
import type { GameBoard } from '../../table/board.ts';
import { Board } from './Board.tsx';
import { Detail } from './Detail.tsx';
import { gather } from './gather.ts';
import { MyArea } from './MyArea.tsx';
import { Mini, Panel } from './Panel.tsx';
import { phases } from './phases.ts';
import { boardText } from './text/index.ts';

/** Answered by pointing at areas, survivors, cards or sites. Only a search of the deck needs the list. */
const ON_BOARD: readonly Question[] = [
  'placeBid',
  'bidColour',
  'discardEquipment',
  'takeEquipment',
  'takeBuilding',
  'placeBuilding',
  'exchangeInPlace',
  'cityAction',
  'keepDrawn',
  'returnHomeless',
  'homelessColour',
  'choosePrivateTile',
];

export const board: GameBoard<View, Answer, Event> = {
  Board,
  MyArea,
  desk: { whole: true, rows: 'minmax(0, 1fr) auto minmax(256px, 36%)', widest: '1180px' },
  Panel,
  Mini,
  Detail,
  phases,
  round: (v, lang) => (v.round > 0 ? boardText(lang).round(v.round) : null),
  onBoard: ON_BOARD,
  gather,
};
