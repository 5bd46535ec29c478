import { type Answer, type Event, MARKERS, type Question, type View } from '@ashtown/metro-2033/board';
import type { GameBoard } from '../../table/board.ts';
import { Board, OWN } from './Board.tsx';
import { Detail } from './Detail.tsx';
import { gather } from './gather.ts';
import { MyArea } from './MyArea.tsx';
import { Mini, Panel } from './Panel.tsx';
import { phases, round } from './phases.ts';
import { Show } from './Show.tsx';

const ON_BOARD: readonly Question[] = [...OWN, 'chooseFaction', 'turnAction', 'exchange', 'draw', 'freePlay'];

const parts = {
  Board,
  MyArea,
  desk: {
    whole: true,
    rows: 'minmax(176px, 0.5fr) auto minmax(min(426px, 100dvh - 328px), 1fr)',
    band: 'minmax(196px, 0.34fr) auto minmax(min(480px, 42dvh), 1fr)',
    lowest: 1060,
    widest: '1240px',
  },
  Panel,
  Mini,
  Detail,
  Show,
  phases,
  round,
  score: (n: number) => `${n}/${MARKERS}`,
  onBoard: ON_BOARD,
  gather,
  figures: { up: 'up', down: 'down', reserve: 'reserve' },
} satisfies Partial<Record<keyof GameBoard, unknown>>;

/** The shell hands a board what its own game has made: these tables, these words, this game with its facts. */
export const board = parts as unknown as GameBoard<View, Answer, Event>;
