import type { Category } from '@ashtown/catalog/51st-state-master';

/** What can be done with a thing, in a word for a button. */
export type Deed =
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
  phase: Record<'setup' | 'lookout' | 'production' | 'action' | 'cleanup', string>;
  round(n: number): string;
  score: string;
  endAt(n: number): string;
  lastRound: string;
  connections: string;
  none: string;
  display: string;
  draft(n: number): string;
  /** Cards in hands that everybody has seen. */
  known: string;
  nothingKnown: string;
  deck: string;
  discard: string;
  cards(n: number): string;
  emptyPile: string;
  order: string;
  first: string;
  passed: string;
  /** It is this player's turn. */
  active: string;
  deals: string;
  noDeals: string;
  dealOf(good: string, card: string): string;
  row: Record<Category, string>;
  defence(n: number): string;
  emptyRow: string;
  goods: string;
  next: string;
  nextOpen: string;
  hand(n: number): string;
  /** What can be pointed at in a turn. */
  turnHint: string;
  deed: Record<Deed, string>;
  /** What a deed does, for the inspector. */
  help: Record<'construct' | 'redevelop' | 'deal' | 'raze', string>;
  cost: string;
  gives: string;
  short(n: number): string;
  possible: string;
  chosenLater: string;
  nothing: string;
  used: string;
  usedOf(n: number, of: number): string;
  ruins: string;
  ruinsHelp: string;
  open: string;
  visited: string;
  shielded: string;
  onIt(goods: string): string;
  per: string;
  max(n: number): string;
  or: string;
  keeps: string;
  spoils: string;
  deal: string;
  expand(name: string): string;
  collapse(name: string): string;
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
  goodHelp: Readonly<Record<string, string>>;
  seat(letter: string): string;
  stored: string;
  cardOf(name: string, kind: string, text: string): string;
}
