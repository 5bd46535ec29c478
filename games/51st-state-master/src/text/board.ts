import type { Category, Good } from '../content/vocabulary.ts';

/** What can be done with a thing, in a word for a button. */
export type DeedWord =
  | 'construct'
  | 'redevelop'
  | 'deal'
  | 'raze'
  | 'attack'
  | 'visit'
  | 'use'
  | 'convert'
  | 'take'
  | 'play'
  | 'store'
  | 'again';

/** What the board says beside the game's own words. */
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
  kind: Record<Category, string>;
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
  lastRound: string;
  connections: string;
  connectionsHelp: string;
  none: string;
  display: string;
  draft(n: number): string;
  nothingKnown: string;
  deals: string;
  noDeals: string;
  dealOf(good: string, card: string): string;
  defence(n: number): string;
  emptyRow: string;
  next: string;
  nextOpen: string;
  /** What can be pointed at in a turn. */
  turnHint: string;
  deed: Record<DeedWord, string>;
  /** What a deed does, for the inspector. */
  help: Record<'construct' | 'redevelop' | 'deal' | 'raze', string>;
  cost: string;
  gives: string;
  chosenLater: string;
  nothing: string;
  usedOf(n: number, of: number): string;
  ruins: string;
  ruinsHelp: string;
  visited: string;
  shielded: string;
  virtual: string;
  virtualHelp: string;
  attacks(n: number, of: number): string;
  attackPile: string;
  noAttacks: string;
  chooseFaction: string;
  chance: string;
  exchange: string;
  eachRound: string;
  faction: string;
  goodHelp: Readonly<Record<Good, string>>;
}
