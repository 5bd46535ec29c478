import { contentOf, contentsFor } from '../answers/stores.ts';
import type { Tables } from '../content/tables.ts';
import { STORE_SIZE, USES, WORKER } from '../content/vocabulary.ts';
import { placeOf, workersFor } from '../rules/queries.ts';
import type { Picks, Place, PlayerView } from '../state.ts';
import type { Asked } from './asked.ts';

const inside = (place: Place, kind: number): number => place.stock?.[kind] ?? 0;

/** Whether a content leaves everything in a store that is there. */
export const adds = (place: Place, pick: Picks['store']): boolean =>
  contentOf(pick).every((n, kind) => n >= inside(place, kind));

/**
 * What is wrong with a new content of a store in any case: stored resources are spent from where they lie (FS-166), so
 * something that fits in is better off there. `early`: the store can be changed again before the turn ends.
 */
export function wrongContent(
  t: Tables,
  p: PlayerView,
  place: Place,
  pick: Picks['store'],
  early: boolean,
): 'unloadedForNothing' | 'namedTooSoon' | null {
  const { store } = t.site[place.card]!;
  const content = contentOf(pick);
  let size = 0;
  let leaves = false;
  let names = false;
  for (let kind = 0; kind < content.length; kind++) {
    const all = inside(place, kind) + p.pool[kind]!;
    size += content[kind]!;
    if (store & (1 << kind) && content[kind]! < all) leaves = true;
    if (content[kind]! > all) names = true;
  }
  if ((leaves && size < STORE_SIZE) || (early && !adds(place, pick))) return 'unloadedForNothing';
  return early && names ? 'namedTooSoon' : null;
}

/**
 * The same of the wish to change a store; `last`: there is nothing else to do in this turn. Before that nothing need make room
 * for anything else, unless it is worth less and somebody may steal the other.
 */
export function wrongChange(
  t: Tables,
  p: PlayerView,
  place: Place,
  spend: readonly number[],
  { early, last, thieves }: { early: boolean; last: boolean; thieves: boolean },
): 'unloadedForNothing' | 'namedTooSoon' | null {
  const worth = (pick: Picks['store']): number => contentOf(pick).reduce((sum, n, kind) => sum + n * spend[kind]!, 0);
  const now = contentOf('fill nothing').reduce((sum, _, kind) => sum + inside(place, kind) * spend[kind]!, 0);
  let found: 'unloadedForNothing' | 'namedTooSoon' = 'unloadedForNothing';
  for (const pick of contentsFor(t, p, place)) {
    const wrong = wrongContent(t, p, place, pick, early);
    if (wrong === null && (last || adds(place, pick) || (thieves && worth(pick) > now))) return null;
    if (wrong === 'namedTooSoon') found = wrong;
  }
  return found;
}

/** Whether a store, or a set no worker is left for, keeps something for a turn that does not come. */
export function isKeptTooLate(t: Tables, { p, all, ending, thieves }: Asked, no: number): boolean {
  if (!ending || thieves) return false;
  const place = placeOf(p, no)!;
  return t.site[place.card]!.set === null || place.uses >= USES || all[WORKER]! < workersFor(t, place);
}
