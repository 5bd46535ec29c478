import type { Answer, Event, Question, View } from '@ashtown/51st-state-2010/board';
import type { GameBoard } from '../../table/board.ts';
import { signs } from '../51st-state-common/signs.tsx';
import { Board } from './Board.tsx';
import { Detail } from './Detail.tsx';
import { FactionToken } from './factions.tsx';
import { gather } from './gather.ts';
import { MyArea } from './MyArea.tsx';
import { Mini, Panel } from './Panel.tsx';
import { phases, round } from './phases.ts';

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

const parts = {
  Board,
  MyArea,
  desk: { whole: true, rows: '190px auto minmax(0, 1fr)', widest: '1240px' },
  Panel,
  Mini,
  Token: FactionToken,
  Detail,
  phases,
  round,
  onBoard: ON_BOARD,
  gather,
  signs,
} satisfies Partial<Record<keyof GameBoard, unknown>>;

/** The shell hands a board what its own game has made: these tables, these words, this game with its facts. */
export const board = parts as unknown as GameBoard<View, Answer, Event>;
