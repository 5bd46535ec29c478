import type { Change, Move, Ref, Seat } from '@ashtown/engine';
import { cardRef, figureRef, type Pile, pileRef, playerRef, slotRef, survivorRef } from './refs.ts';
import { AREAS, type Area, COLOURS, FIGURES } from './vocabulary.ts';

const each = (pieces: readonly Ref[], n: readonly number[], from: Ref, to: Ref): Move[] =>
  pieces.flatMap((thing, i) => Array.from({ length: n[i]! }, () => ({ thing, from, to })));

/** Figures of the display, counted by FIGURES, one move for each. */
export const figureMoves = (n: readonly number[], from: Ref, to: Ref): Move[] =>
  each(FIGURES.map(figureRef), n, from, to);

/** The same for survivors somebody owns, counted by COLOURS. */
export const survivorMoves = (n: readonly number[], from: Ref, to: Ref): Move[] =>
  each(COLOURS.map(survivorRef), n, from, to);

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
