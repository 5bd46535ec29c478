import { parseToken } from '../answers/notation.ts';
import type { Bill, Site, Tables } from '../content/tables.ts';
import { KINDS } from '../content/vocabulary.ts';
import type { Answer } from '../state.ts';
import { type Asked, oncePerAsked } from './asked.ts';
import type { Demand } from './demand.ts';

/** The one token that only the first way to pay takes; null where they differ by more. */
function onlyIn(way: readonly string[], other: readonly string[]): { g: number; no: number } | null {
  if (way.length !== other.length) return null;
  const words = way.slice();
  for (const word of other) {
    const at = words.indexOf(word);
    if (at >= 0) words.splice(at, 1);
  }
  return words.length === 1 ? parseToken(words[0]!) : null;
}

/** What is wrong in any case with a way to pay. */
export function payingOf(t: Tables, { wishesOf, asksFor }: Demand) {
  const asks = ({ act, set, store }: Site, kind: number): boolean =>
    (act !== null && act.bill.need[kind]! + act.bill.any > 0) || (set?.[kind] ?? 0) > 0 || (store & (1 << kind)) !== 0;

  const ways = oncePerAsked(({ legal }) => new Map(legal.map((way) => [way, way.split(' ')])));

  /** Takes what is kept or of use while something on the base would pay as well that is of none, not even for a location in hand. */
  function paysWanted(q: Asked, pick: Answer): boolean {
    const { top, legal, p, sites, ending } = q;
    if (top.t !== 'payment' || top.lay || legal.length === 1) return false;
    const way = pick.split(' ');
    return legal.some((other) => {
      const words = ways(q).get(other)!;
      const spared = onlyIn(words, way);
      if (spared === null || spared.g >= KINDS || spared.no !== -1) return false;
      if (sites.some((site) => asks(site, spared.g))) return false;
      const paid = onlyIn(way, words);
      if (paid === null || paid.g >= KINDS) return false;
      const pool = p.pool.slice();
      for (const word of way.slice(1)) if (!word.includes('@')) pool[parseToken(word).g]!--;
      pool[spared.g]!--;
      const wishes = wishesOf({ ...p, pool }, 0, ending);
      const kept = paid.no !== -1 && !ending;
      return !asksFor(wishes, spared.g) && (kept || asksFor(wishes, paid.g));
    });
  }

  /** Whether a contact only takes goods on the base that nothing asks for once it is exhausted, not even a location in hand. */
  function isSpare({ v, p, sites, ending }: Asked, colour: number, { need, any, cards }: Bill): boolean {
    if (any + cards > 0) return false;
    const pool = p.pool.map((n, g) => n - (need[g] ?? 0));
    const limbo = t.site[v.limbo]!;
    const isAsked = (kind: number): boolean => asks(limbo, kind) || sites.some((site) => asks(site, kind));
    if (need.some((n, kind) => n > 0 && (pool[kind]! < 0 || isAsked(kind)))) return false;
    const wishes = wishesOf({ ...p, pool, exhausted: p.exhausted | (1 << colour) }, 0, ending);
    return need.every((n, kind) => n === 0 || !asksFor(wishes, kind));
  }

  return { paysWanted, isSpare };
}
