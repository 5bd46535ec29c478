import type { Seat, StateBase } from '@ashtown/engine';

/** From 1 to `CARDS`; its number is its strength. */
export type Card = number;
export const CARDS = 24;

export const ROUNDS = [2, 3, 4] as const;

export interface ToyOptions {
  rounds: (typeof ROUNDS)[number];
  /** A bust saves half of the pot, rounded down. */
  salvage: boolean;
}

export type ToyFrame =
  | { t: 'round'; n: number }
  | { t: 'bid'; seats: readonly Seat[]; got?: Readonly<Record<Seat, unknown>> }
  | { t: 'roll'; seat: Seat; pot: number }
  | { t: 'press'; seats: readonly [Seat]; pot: number };

/** The questions and the types of their answers. */
export interface ToyQuestions {
  bid: Card;
  press: 'roll' | 'stop';
}
export type ToyPick = ToyQuestions[keyof ToyQuestions];

/** The board with `C` where a card lies; in a view it is null where the card is face down. */
interface Board<C> {
  options: ToyOptions;
  round: number;
  /** The last one is on top. */
  deck: C[];
  discard: Card[];
  players: { hand: C[]; banked: number }[];
  over: boolean;
}
export interface ToyState extends Board<Card>, StateBase<ToyFrame> {}
export interface ToyView extends Board<Card | null>, Omit<StateBase<ToyFrame>, 'rng'> {}

export type ToyEvent =
  | { t: 'round'; n: number }
  | { t: 'drew'; seat: Seat; card: Card | null }
  | { t: 'bids'; cards: Card[]; winner: Seat }
  | { t: 'rolled'; seat: Seat; face: number; pot: number }
  | { t: 'bust'; seat: Seat; saved: number }
  | { t: 'banked'; seat: Seat; n: number }
  | { t: 'counted'; seat: Seat; n: number };
