import type { Answer, Event, Question, View } from '@ashtown/armageddon/board';
import type { GameBoard } from '../../table/board.ts';
import { Board } from './Board.tsx';
import { Detail } from './Detail.tsx';
import { gather } from './gather.ts';
import { MyArea } from './MyArea.tsx';
import { Mini, Panel } from './Panel.tsx';
import { phases, round } from './phases.ts';
import { Show } from './Show.tsx';

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

const parts = {
  Board,
  MyArea,
  desk: {
    whole: true,
    rows: 'minmax(0, 1fr) auto minmax(268px, 38%)',
    band: 'minmax(0, 1fr) auto minmax(268px, 36%)',
    lowest: 1060,
    widest: '1400px',
  },
  Panel,
  Mini,
  Detail,
  Show,
  phases,
  round,
  onBoard: ON_BOARD,
  gather,
  figures: { score: 'vp', marauders: 'marauders', damage: 'damage', houses: 'houses' },
} satisfies Partial<Record<keyof GameBoard, unknown>>;

/** The shell hands a board what its own game has made: these tables, these words, this game with its facts. */
export const board = parts as unknown as GameBoard<View, Answer, Event>;
