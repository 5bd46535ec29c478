import type { Use, Verb } from '../answers/deed.ts';

/** What can be done with a thing, in a word for a button. */
export type Short = Extract<
  Verb,
  Use | 'lead' | 'use' | 'visit' | 'hire' | 'swap' | 'deed' | 'cash' | 'drop' | 'store' | 'lay' | 'take'
>;

/** What the board says beside the game's other words. */
export interface BoardText {
  score: string;
  vp: string;
  endAt(n: number): string;
  order: string;
  passed: string;
  /** It is this player's turn. */
  active: string;
  /** Cards in hands that everybody has seen. */
  known: string;
  deck: string;
  discard: string;
  cards(n: number): string;
  emptyPile: string;
  kind: Record<'production' | 'feature' | 'action', string>;
  spoils: string;
  deal: string;
  goods: string;
  /** What the question may be answered with. */
  choose: string;
  hand(n: number): string;
  short(n: number): string;
  used: string;
  open: string;
  onIt(goods: string): string;
  per: string;
  /** How often something counts, on the face of a card. */
  atMost(n: number): string;
  /** Every card of the hand. */
  all: string;
  onlyPass: string;
  /** How everybody would stand. */
  ifEnded: string;
  /** How many locations are alike. */
  times(n: number): string;
  /** What rows, tracks and the line of the next Production are. */
  about: Record<'production' | 'feature' | 'action' | 'score' | 'next' | 'known' | 'under', string>;
  expand(name: string): string;
  collapse(name: string): string;
  cardOf(name: string, kind: string, text: string): string;
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
  deed: Record<Short, string>;
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
