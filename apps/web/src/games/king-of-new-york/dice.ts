import type { Ref } from '@ashtown/engine';
import { FACES, type Face } from '@ashtown/king-of-new-york/board';
import type { Offer } from '@ashtown/protocol';

/** Dice as they lie on the table, and as the game names them: the n-th of those that show a face. */

export const facesOf = (dice: readonly number[]): readonly Face[] => dice.map((f) => FACES[f]!);

export function dieRef(dice: readonly Face[], at: number): Ref {
  const face = dice[at]!;
  return { kind: 'die', id: `${face}.${dice.slice(0, at).filter((f) => f === face).length}` };
}

/** A die by its place, whatever it shows: it stays the same one when it is thrown again. */
export const dieAt = (at: number): Ref => ({ kind: 'die', id: String(at) });

/** The place on the table of a die the game has named; −1 where there is none. */
export const placeOf = (dice: readonly Face[], ref: Ref): number =>
  ref.kind === 'die' ? dice.findIndex((_, at) => dieRef(dice, at).id === ref.id) : -1;

export const toggled = (marked: readonly number[], at: number): readonly number[] =>
  marked.includes(at) ? marked.filter((x) => x !== at) : [...marked, at].toSorted((a, b) => a - b);

/** The answer that throws the marked dice again; null where none is marked. Equal dice are equal. */
export function rerollPick(dice: readonly Face[], marked: readonly number[]): string | null {
  const again = marked.map((at) => dice[at]!).toSorted((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
  return again.length === 0 ? null : `reroll ${again.join(' ')}`;
}

/** Whether a die with this face may be thrown again at all. */
export const isFree = (offers: readonly Offer[], face: Face): boolean =>
  offers.some((o) => o.refs.some((r) => r.kind === 'die' && r.id === `${face}.0`));
