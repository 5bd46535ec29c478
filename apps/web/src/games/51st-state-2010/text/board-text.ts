import type { StateText } from '../../51st-state-common/text/state-text.ts';
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
export interface BoardText extends StateText {
  turn(n: number): string;
  lastTurn: string;
  /** What lies in the middle: the row of Lookout, two cards looked at, the card being played, cards in hands all have seen. */
  row: string;
  looked: string;
  played(name: string): string;
  nothingKnown: string;
  /** Where workers may be sent. */
  openToMe: string;
  visits(n: number, of: number): string;
  nothingOpen: string;
  contacts: string;
  eachTurn: string;
  leader: string;
  noLeader: string;
  tucked: string;
  room(used: number, room: number): string;
  nothingTucked: string;
  emptyRow: string;
  next: string;
  deed: Record<Deed, string>;
  /** What the uses of a card do, for the inspector. */
  help: Record<Use, string>;
  possible: string;
  roomless: string;
  notNow: string;
  swap: string;
  hire: string;
  usedOf(n: number, of: number): string;
  visitedBy(names: string): string;
  tokens(n: number, of: number, vp: number): string;
  nothing: string;
  more(name: string): string;
  fewer(name: string): string;
  holds(goods: string): string;
  asBefore: string;
  goodHelp: Readonly<Record<string, string>>;
}
