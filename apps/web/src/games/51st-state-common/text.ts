import type { Kind } from './Card.tsx';

type Named = Readonly<Record<string, string>>;

/** What the boards of both editions say alike. */
export interface StateText {
  score: string;
  vp: string;
  endAt(n: number): string;
  order: string;
  passed: string;
  /** It is this player's turn. */
  active: string;
  /** Cards in hands that everybody has seen. */
  known: string;
  nothingKnown: string;
  deck: string;
  discard: string;
  cards(n: number): string;
  emptyPile: string;
  kind: Record<Kind, string>;
  emptyRow: string;
  spoils: string;
  deal: string;
  goods: string;
  nothing: string;
  /** The next Production. */
  next: string;
  /** What the question may be answered with. */
  choose: string;
  hand(n: number): string;
  expand(name: string): string;
  collapse(name: string): string;
  cardOf(name: string, kind: string, text: string): string;
  /** How often something counts, on the face of a card. */
  atMost(n: number): string;
  /** Every card of the hand. */
  all: string;
  onlyPass: string;
  /** How everybody would stand. */
  ifEnded: string;
  /** How many locations are alike. */
  times(n: number): string;
  /** What rows, tracks, the line of the next Production and parts of the table are; `under` a faction board or a base. */
  about: Record<Kind | 'score' | 'next' | 'known' | 'under', string>;
  deed: Named;
  /** What the uses of a card do, and goods. */
  help: Named;
  goodHelp: Named;
  /** What only one edition has. */
  defence?(n: number): string;
  virtual?: string;
  ruinsHelp?: string;
}
