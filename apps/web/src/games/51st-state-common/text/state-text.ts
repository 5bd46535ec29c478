import type { Kind } from '../Location.tsx';

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
  deck: string;
  discard: string;
  cards(n: number): string;
  emptyPile: string;
  kind: Record<Kind, string>;
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
  expand(name: string): string;
  collapse(name: string): string;
  cardOf(name: string, kind: string, text: string): string;
}
