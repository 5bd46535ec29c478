import type { AnyGame, Ref, Seat } from './game.ts';

/** An answer a seat may give, and the things it is about. */
export interface Offer {
  pick: unknown;
  refs: readonly Ref[];
}

/** All a seat may answer, from a state or from what the seat sees of it: both lead to the same. */
export const offersOf = (game: AnyGame, known: unknown, seat: Seat): Offer[] =>
  game.asked(known).includes(seat) ? game.legal(known, seat).map((pick) => ({ pick, refs: game.refs(pick) })) : [];
