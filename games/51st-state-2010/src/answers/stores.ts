import type { Tables } from '../content/tables.ts';
import { ANY, KINDS, RESOURCES, STORE_SIZE } from '../content/vocabulary.ts';
import type { Somebody } from '../rules/queries.ts';
import type { Picks, Place } from '../state.ts';

/** What a store may hold (FS-165). */

const STORE_CONTENTS = contents(STORE_SIZE);
/** Every content of a store, by kind, up to a number of resources. */
function contents(most: number): readonly { amounts: readonly number[]; pick: Picks['store'] }[] {
  const found: { amounts: number[]; pick: Picks['store'] }[] = [];
  const fill = (kind: number, amounts: number[], left: number): void => {
    if (kind === KINDS) {
      const words = RESOURCES.flatMap((res, k) => Array<string>(amounts[k]!).fill(res));
      found.push({ amounts, pick: `fill ${words.join(' ') || 'nothing'}` });
      return;
    }
    for (let n = 0; n <= left; n++) fill(kind + 1, [...amounts, n], left - n);
  };
  fill(0, [], most);
  return found;
}
const CONTENT_OF = new Map(STORE_CONTENTS.map(({ amounts, pick }) => [pick, amounts]));
export const contentOf = (pick: Picks['store']): readonly number[] => CONTENT_OF.get(pick)!;

/** Each other content of a store, out of itself and the pool. */
export function contentsFor(t: Tables, p: Somebody, place: Place): Picks['store'][] {
  const accepts = t.site[place.card]!.store;
  const picks: Picks['store'][] = [];
  for (const { amounts, pick } of STORE_CONTENTS) {
    let short = 0;
    let same = true;
    let fits = true;
    for (let k = 0; k < KINDS; k++) {
      const inside = place.stock?.[k] ?? 0;
      if (amounts[k] !== inside) same = false;
      if (amounts[k]! > 0 && (accepts & (1 << k)) === 0) fits = false;
      short += Math.max(0, amounts[k]! - inside - p.pool[k]!);
    }
    if (!same && fits && short <= p.pool[ANY]!) picks.push(pick);
  }
  return picks;
}
