import type { Ref, Seat } from './game.ts';
import { sameRef } from './refs.ts';

/** What a game's `explain` asks first. */
interface Asking<V, P> {
  asked(v: V): readonly Seat[];
  legal(v: V, seat: Seat): readonly P[];
  refs(pick: P): readonly Ref[];
}

/**
 * How every explanation begins: nobody needs a reason for what is offered, and whoever is not asked has none but that.
 * `over` and `notAsked` are the game's own words for it; undefined: the game has to say why.
 */
export function beforeExplaining<V extends { stack: readonly unknown[] }, P>(
  game: Asking<V, P>,
  v: V,
  seat: Seat,
  ref: Ref,
): { t: 'over' } | { t: 'notAsked' } | null | undefined {
  if (v.stack.length === 0) return { t: 'over' };
  if (!game.asked(v).includes(seat)) return { t: 'notAsked' };
  return game.legal(v, seat).some((pick) => game.refs(pick).some((r) => sameRef(r, ref))) ? null : undefined;
}
