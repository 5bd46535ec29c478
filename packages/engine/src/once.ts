import type { Seat } from './game.ts';

/**
 * Worked out once for all answers to a question, which are asked about one after the other. A dream goes on under the same
 * name, and games share lists of answers: only all of this together tells questions apart.
 */
export function oncePerQuestion<V extends { readonly ply: number }, P, R>(
  workOut: (v: V, seat: Seat, legal: readonly P[]) => R,
): (v: V, seat: Seat, legal: readonly P[]) => R {
  let last: { v: V; ply: number; seat: Seat; legal: readonly P[]; found: R } | null = null;
  return (v, seat, legal) => {
    if (last === null || last.v !== v || last.ply !== v.ply || last.seat !== seat || last.legal !== legal)
      last = { v, ply: v.ply, seat, legal, found: workOut(v, seat, legal) };
    return last.found;
  };
}
