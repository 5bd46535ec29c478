import type { Seat } from '@ashtown/engine';
import { parseToken } from '../answers/notation.ts';
import type { Bill, Site, Tables } from '../content/tables.ts';
import { KINDS } from '../content/vocabulary.ts';
import type { Answer, PlayerView, View } from '../state.ts';
import { sitesOf } from './cards.ts';
import type { Demand } from './demand.ts';
import { isEnding } from './last.ts';

/** The one token that only the first way to pay takes; null where they differ by more. */
function onlyIn(way: Answer, other: Answer): { g: number; no: number } | null {
  const words = way.split(' ');
  for (const word of other.split(' ')) {
    const at = words.indexOf(word);
    if (at >= 0) words.splice(at, 1);
  }
  return words.length === 1 ? parseToken(words[0]!) : null;
}

/** What is wrong in any case with a way to pay. */
export function payingOf(t: Tables, { isWanted }: Demand) {
  const asks = ({ act, set, store }: Site, kind: number): boolean =>
    (act !== null && act.bill.need[kind]! + act.bill.any > 0) || (set?.[kind] ?? 0) > 0 || (store & (1 << kind)) !== 0;

  /** Takes what is kept or of use while something on the base would pay as well that is of none, not even for a location in hand. */
  function paysWanted(v: View, seat: Seat, legal: readonly Answer[], pick: Answer): boolean {
    const top = v.stack.at(-1)!;
    if (top.t !== 'payment' || top.lay || legal.length === 1) return false;
    const p = v.players[seat]!;
    const ending = isEnding(t, v, seat);
    const sites = sitesOf(t, p);
    return legal.some((other) => {
      const paid = onlyIn(pick, other);
      const spared = onlyIn(other, pick);
      if (paid === null || spared === null || paid.g >= KINDS || spared.g >= KINDS || spared.no !== -1) return false;
      const pool = p.pool.slice();
      for (const word of pick.split(' ').slice(1)) if (!word.includes('@')) pool[parseToken(word).g]!--;
      pool[spared.g]!--;
      const left: PlayerView = { ...p, pool };
      const kept = paid.no !== -1 && !ending;
      if (isWanted(left, spared.g, 0, ending) || sites.some((site) => asks(site, spared.g))) return false;
      return kept || isWanted(left, paid.g, 0, ending);
    });
  }

  /** Whether a contact only takes goods on the base that nothing asks for once it is exhausted, not even a location in hand. */
  function isSpare(v: View, seat: Seat, colour: number, { need, any, cards }: Bill): boolean {
    if (any + cards > 0) return false;
    const p = v.players[seat]!;
    const pool = p.pool.map((n, g) => n - (need[g] ?? 0));
    const left: PlayerView = { ...p, pool, exhausted: p.exhausted | (1 << colour) };
    const sites = [...sitesOf(t, p), t.site[v.limbo]!];
    const isFree = (kind: number): boolean =>
      pool[kind]! >= 0 && !isWanted(left, kind, 0, isEnding(t, v, seat)) && !sites.some((site) => asks(site, kind));
    return need.every((n, kind) => n === 0 || isFree(kind));
  }

  return { paysWanted, isSpare };
}
