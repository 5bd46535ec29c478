import type { Kind } from '../../51st-state-common/Location.tsx';
import type { Use } from '../summary.ts';

/** What can be done with a thing, in a word for a button. */
export type Deed =
  | Use
  | 'lead'
  | 'use'
  | 'visit'
  | 'hire'
  | 'swap'
  | 'deed'
  | 'cash'
  | 'drop'
  | 'store'
  | 'lay'
  | 'take';

/** What the board says beside the game's own words. */
export interface BoardText {
  phase: Record<'lookout' | 'production' | 'actions' | 'scoring' | 'cleanup', string>;
  turn(n: number): string;
  score: string;
  endAt(n: number): string;
  lastTurn: string;
  order: string;
  passed: string;
  /** It is this player's turn. */
  active: string;
  /** What lies in the middle: the row of Lookout, two cards looked at, the card being played, cards in hands all have seen. */
  row: string;
  looked: string;
  played(name: string): string;
  known: string;
  nothingKnown: string;
  /** Where workers may be sent. */
  openToMe: string;
  visits(n: number, of: number): string;
  nothingOpen: string;
  deck: string;
  discard: string;
  cards(n: number): string;
  emptyPile: string;
  contacts: string;
  eachTurn: string;
  leader: string;
  noLeader: string;
  tucked: string;
  room(used: number, room: number): string;
  nothingTucked: string;
  spoils: string;
  deal: string;
  kind: Record<Kind, string>;
  emptyRow: string;
  goods: string;
  next: string;
  hand(n: number): string;
  deed: Record<Deed, string>;
  /** What the uses of a card do, for the inspector. */
  help: Record<Use, string>;
  possible: string;
  short(n: number): string;
  roomless: string;
  notNow: string;
  swap: string;
  hire: string;
  used: string;
  usedOf(n: number, of: number): string;
  open: string;
  visitedBy(names: string): string;
  tokens(n: number, of: number, vp: number): string;
  onIt(goods: string): string;
  nothing: string;
  per: string;
  more(name: string): string;
  fewer(name: string): string;
  holds(goods: string): string;
  asBefore: string;
  expand(name: string): string;
  collapse(name: string): string;
  goodHelp: Readonly<Record<string, string>>;
  cardOf(name: string, kind: string, text: string): string;
}
