import type { Change, Move, Ref, Seat } from '@ashtown/engine';
import { amountRef, cardRef, type Pile, pileRef, playerRef, slotRef } from './refs.ts';
import { AREAS, type Area, COLOURS } from './vocabulary.ts';

/** Figures that go together, one move for each colour. */
export function figureMoves(kinds: readonly string[], figures: readonly number[], from: Ref, to: Ref): Move[] {
  return kinds.flatMap((kind, i) => (figures[i]! > 0 ? [{ thing: amountRef(kind, figures[i]!), from, to }] : []));
}

export const changes = (seat: Seat, what: string, n: number): Change[] => (n === 0 ? [] : [{ seat, what, n }]);

/** Survivors gained or lost, counted by COLOURS. */
export const ownChanges = (seat: Seat, figures: readonly number[], sign: 1 | -1): Change[] =>
  COLOURS.flatMap((colour, c) => changes(seat, colour, sign * figures[c]!));

/** What the screen and the own city hold has no place of its own on the table of others: it is the player's. */
export const placeOf = (seat: Seat, at: string): Ref => (AREAS.includes(at as Area) ? slotRef(at) : playerRef(seat));

/** Cards from the equipment deck; whoever may not know them sees the deck give something. */
export const drawn = (seat: Seat, cards: readonly (string | null)[]): Move[] =>
  cards.map((id) => ({
    thing: id === null ? pileRef('deck') : cardRef(id),
    from: pileRef('deck'),
    to: playerRef(seat),
  }));

export const known = (cards: readonly (string | null)[]): Ref[] =>
  [...new Set(cards)].flatMap((id) => (id === null ? [] : [cardRef(id)]));

export const laid = (id: string, from: Pile, to?: Ref): Move => ({
  thing: cardRef(id),
  from: pileRef(from),
  ...(to ? { to } : {}),
});
