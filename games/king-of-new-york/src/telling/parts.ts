import type { Change, Move, Ref, Seat, Telling } from '@ashtown/engine';
import { card, MANHATTAN, option, player } from '../answers/things.ts';
import { sourceOf } from '../cards/sources.ts';
import type { Tables } from '../content/tables.ts';
import type { Special } from '../content/vocabulary.ts';
import { type CardId, FACES, type Res } from '../content/vocabulary.ts';
import { NOBODY, type Src } from '../state.ts';

/** What tellings are put together from. */

/** What a gain or a loss comes from, where it is a thing one can point at. */
export function causeOf(t: Tables, src: Src): Ref[] {
  if (src === 'superstar' || src === 'statue' || Object.hasOwn(t.cards, src)) return [card(src as CardId | Special)];
  if (src === 'manhattan' || src === 'entry') return [MANHATTAN];
  return (FACES as readonly string[]).includes(src) ? [option(src)] : [];
}

/** ★ are what the result counts. */
export const change = (seat: Seat, res: Res, n: number, src: Src): Change =>
  res === 'star' ? { seat, what: 'score', n, source: n < 0 ? 'lost' : sourceOf(src) } : { seat, what: res, n };

/** Changes that are no change are not told. */
export const changes = (seat: Seat, amounts: Readonly<Record<string, number>>): Change[] =>
  Object.entries(amounts).flatMap(([what, n]) => (n === 0 ? [] : { seat, what, n }));

export const others = (seats: readonly Seat[], by: Seat): { to?: readonly Seat[] } => {
  const to = seats.filter((seat) => seat !== by && seat !== NOBODY);
  return to.length > 0 ? { to } : {};
};

/** Somebody's deed that is told of the one it touches. */
export const hits = (seat: Seat, by: Seat): { to?: readonly Seat[]; of?: Seat } =>
  seat === by ? {} : { to: [seat], of: seat };

export const travel = (seat: Seat, from: Ref | null, to: Ref | null): Move[] => [
  { thing: player(seat), ...(from ? { from } : {}), ...(to ? { to } : {}) },
];

/** Superstar or the Statue of Liberty, taken from its holder or from beside the board. */
export const special = (id: Special, seat: Seat, from: Seat): Telling => ({
  by: seat,
  ...others([from], seat),
  about: [card(id), ...(from === NOBODY ? [] : [player(from)])],
  moves: [{ thing: card(id), ...(from === NOBODY ? {} : { from: player(from) }), to: player(seat) }],
  delta: [...changes(seat, { [id]: 1 }), ...(from === NOBODY ? [] : changes(from, { [id]: -1 }))],
  rank: 'key',
  phase: 'resolve',
  cue: 'gain',
});
