import type { Seat, StateBase } from '@ashtown/engine';

/** From 1 upwards: its number is its strength. */
export type Card = number;

export const ROUNDS = [2, 3, 4] as const;
export const PHASES = ['bids', 'heap'] as const;
export type Phase = (typeof PHASES)[number];
export const SOURCES = ['banked', 'leftovers'] as const;
export type Source = (typeof SOURCES)[number];

export interface Options {
  rounds: (typeof ROUNDS)[number];
  /** A bust saves half of the pot, rounded down. */
  salvage: boolean;
}

export type Frame =
  | { t: 'round'; n: number }
  | { t: 'bid'; seats: readonly Seat[]; got?: Readonly<Record<Seat, unknown>> }
  | { t: 'roll'; seat: Seat; pot: number }
  | { t: 'press'; seats: readonly [Seat]; pot: number };

/** The questions and the types of their answers. */
export interface Answers {
  bid: Card;
  press: 'roll' | 'stop';
}
export type Question = keyof Answers;
export type Answer = Answers[Question];

/** Everything on the table with `C` where a card lies; in a view it is null where the card is face down. */
interface Board<C> {
  options: Options;
  round: number;
  /** The last one is on top. */
  deck: C[];
  discard: Card[];
  players: { hand: C[]; banked: number }[];
  over: boolean;
}
export interface State extends Board<Card>, StateBase<Frame> {}
export interface View extends Board<Card | null>, Omit<StateBase<Frame>, 'rng'> {}

export type Event =
  | { t: 'round'; n: number }
  | { t: 'drew'; seat: Seat; card: Card | null }
  | { t: 'bids'; cards: Card[]; winner: Seat }
  | { t: 'rolled'; seat: Seat; face: number; pot: number }
  | { t: 'bust'; seat: Seat; saved: number }
  | { t: 'banked'; seat: Seat; n: number }
  | { t: 'counted'; seat: Seat; n: number };

/** Why nothing can be done with a card. */
export type Reason = { t: 'over' } | { t: 'notAsked' } | { t: 'not-held'; card: string } | { t: 'not-now' };
