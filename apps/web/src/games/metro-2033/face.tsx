import { type Pick as Answer, type Event, MARKERS, type Question, type View } from '@ashtown/catalog/metro-2033';
import type { Cue, GameFace } from '../../table/board.ts';
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

const CUES: Partial<Record<Event['t'], Cue>> = {
  played: 'card',
  drew: 'card',
  discarded: 'card',
  attack: 'crash',
  lost: 'hit',
  exhausted: 'hit',
  repelled: 'gain',
  gained: 'gain',
  swept: 'move',
  tidied: 'move',
  won: 'end',
};
const FAINT: readonly Event['t'][] = ['drew', 'turnedUp', 'noFreePlay', 'reshuffled', 'first'];
const KEY: readonly Event['t'][] = ['attack', 'mission', 'kept', 'lost', 'won'];

export const face: GameFace<View, Answer, Event> = {
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
  chapter: (e) => (e.t === 'turn' ? { seat: e.seat, no: e.no } : null),
  isFaint: (e) => FAINT.includes(e.t),
  isKey: (e) => KEY.includes(e.t),
  cue: (e) => CUES[e.t] ?? null,
};
