import { type Pick as Answer, type Event, MARKERS, type Question, type View } from '@ashtown/catalog/metro-2033';
import type { GameBoard } from '../../table/board.ts';
import { Board } from './Board.tsx';
import { Detail } from './Detail.tsx';
import { gather } from './gather.ts';
import { MyArea } from './MyArea.tsx';
import { Mini, Panel } from './Panel.tsx';
import { phases } from './phases.ts';
import { boardText } from './text/index.ts';

const ON_BOARD: readonly Question[] = [
  'chooseFaction',
  'turnAction',
  'exchange',
  'tidy',
  'payment',
  'keepStation',
  'draw',
  'defend',
  'loseStation',
  'freePlay',
];

export const board: GameBoard<View, Answer, Event> = {
  Board,
  MyArea,
  desk: { whole: true, rows: 'minmax(188px, 0.5fr) auto minmax(426px, 1fr)', widest: '1240px' },
  Panel,
  Mini,
  Detail,
  phases,
  round: (v, lang) => (v.turn.no > 0 ? boardText(lang).turn(v.turn.no) : null),
  score: (n) => `${n}/${MARKERS}`,
  onBoard: ON_BOARD,
  gather,
};
