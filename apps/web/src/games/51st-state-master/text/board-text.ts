import type { StateText } from '../../51st-state-common/text/state-text.ts';

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
export interface BoardText extends StateText {
  round(n: number): string;
  lastRound: string;
  connections: string;
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
  deed: Record<Deed, string>;
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
  goodHelp: Readonly<Record<string, string>>;
}
