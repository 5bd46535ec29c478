import type { Answer, Event, Question, View } from '@ashtown/king-of-new-york/board';
import type { GameBoard } from '../../table/board.ts';
import { Bank, Board } from './Board.tsx';
import { chances } from './chances.ts';
import { Detail } from './Detail.tsx';
import { gather } from './gather.ts';
import { MonsterToken } from './Monster.tsx';
import { MyArea } from './MyArea.tsx';
import { Mini, Panel } from './Panel.tsx';
import { phases, round } from './phases.ts';
import type { Props } from './props.ts';
import { Show } from './Show.tsx';
import { AMOUNTS, signs } from './Sign.tsx';

/** Answered by pointing at the map, the cards or the dice. */
const ON_BOARD: readonly Question[] = [
  'chooseMonster',
  'chooseStartBorough',
  'superSpeedMove',
  'subwayMove',
  'rollOrStop',
  'chooseSymbolType',
  'flee',
  'destroyObject',
  'leaveClosedSpace',
  'moveStep',
  'buyStep',
  'photoOpTarget',
  'teslaCannonDiscard',
];

const parts = {
  Board,
  MyArea,
  // The map grows until it is as high as the room.
  desk: {
    rows: 'minmax(0, 1fr) auto clamp(176px, 21dvh, 280px)',
    widest: 'calc((100dvh - 322px) * 606 / 446 + 206px + max(0px, (100dvh - 768px) * 0.3))',
    stage: 'calc(198px + max(0px, (100dvh - 768px) * 0.3))',
    whole: true,
  },
  Panel,
  Mini,
  Token: MonsterToken,
  Detail,
  Show,
  phases,
  round,
  tabs: [{ id: 'cards', icon: 'cards', name: (words: Props['words']) => words.board.cards, Content: Bank }],
  secretsPerSeat: false,
  onBoard: ON_BOARD,
  gather,
  chances,
  signs,
  figures: {
    score: 'star',
    energy: 'energy',
    life: 'life',
    web: 'web',
    jinx: 'jinx',
    carapace: 'carapace',
  },
  amounts: AMOUNTS,
} satisfies Partial<Record<keyof GameBoard, unknown>>;

/** The shell hands a board what its own game has made: these tables, these words, this game with its facts. */
export const board = parts as unknown as GameBoard<View, Answer, Event>;
