import type { Blow, Change, Move, Ref, Seat } from '@ashtown/engine';
import { bidIn, cardRef, onSlot, ownedBy, type Pile, pileRef, playerRef, slotRef } from '../answers/refs.ts';
import { AREAS, type Area, COLOURS, FIGURES } from '../content/vocabulary.ts';

const each = (pieces: readonly Ref[], n: readonly number[], from: Ref, to: Ref): Move[] =>
  pieces.flatMap((thing, i) => Array.from({ length: n[i]! }, () => ({ thing, from, to })));

/** Figures of a slot of the display, counted by FIGURES: a move for each. */
export const figureMoves = (slot: number, n: readonly number[], from: Ref, to: Ref): Move[] =>
  each(
    FIGURES.map((figure) => onSlot(slot, figure)),
    n,
    from,
    to,
  );

/** The same for survivors somebody has bid in an area, counted by COLOURS. */
export const bidMoves = (area: Area, seat: Seat, n: readonly number[], from: Ref, to: Ref): Move[] =>
  each(
    COLOURS.map((colour) => bidIn(area, seat, colour)),
    n,
    from,
    to,
  );

/** What changes where a survivor is exchanged: those who have acted still stand where they were bid. */
export const pieceAt = (seat: Seat, at: Area | 'screen' | 'spent', colour: string): Ref =>
  at === 'screen' ? ownedBy(seat, colour) : bidIn(at === 'spent' ? 'city' : at, seat, colour);

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

/** What happens to a track: driven back with some strength, or hit. */
export const blow = (track: 'marauders' | 'damage', { seat, n }: { seat: Seat; n: number }): Blow => ({
  to: [slotRef(`${track}.of.${seat}`)],
  ...(n < 0 ? { n: -n } : {}),
});
