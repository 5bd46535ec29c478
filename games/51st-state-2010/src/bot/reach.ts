import type { Contact } from '../content/tables.ts';
import { LONGEST_REACH, UNIVERSAL } from '../content/vocabulary.ts';
import type { Held } from './hand.ts';
import { isPayable, type Means, spend } from './means.ts';
import type { Looking } from './outlook.ts';
import { costOf } from './worth.ts';

/** Planning with contacts: tokens first, then the fixed card, then one from the hand. */

/** Prices of the distances 1 to 3 with a colour, in victory points; Infinity where they are out of reach. */
export function fillPrices(prices: number[], x: Looking, m: Means, held: readonly Held[], colour: number): void {
  const tokens = tokensFor(m, colour);
  const fixed = fixedFor(x, m, held, colour);
  const far = fixed === null ? 0 : tokens + fixed.range;
  const price = fixed === null ? 0 : costOf(x.w, fixed.bill);
  const shot = shotFor(held, colour);
  const more = shot === null ? 0 : shot.shot!.range;
  const worth = shot === null ? 0 : shot.worth;
  for (let d = 1; d <= LONGEST_REACH; d++) {
    if (d <= tokens) prices[d] = x.k.planning.contact * d;
    else if (d <= far) prices[d] = price;
    else if (d <= tokens + more) prices[d] = worth;
    else prices[d] = far > 0 && d <= far + more ? price + worth : Number.POSITIVE_INFINITY;
  }
}

/** Pays for a distance as `fillPrices` has it. */
export function payReach(x: Looking, m: Means, held: readonly Held[], colour: number, distance: number): void {
  const tokens = tokensFor(m, colour);
  let left = distance;
  if (left > tokens) {
    const fixed = fixedFor(x, m, held, colour);
    const shot = shotFor(held, colour);
    const more = shot === null ? 0 : shot.shot!.range;
    if (fixed !== null && (left <= tokens + fixed.range || left > tokens + more)) {
      m.exhausted |= 1 << colour;
      spend(m.all, fixed.bill.need, fixed.bill.any, 0);
      left -= fixed.range;
    }
    if (left > tokens && shot !== null) {
      shot.used = true;
      left -= more;
    }
  }
  if (left <= 0) return;
  const own = Math.min(left, m.range[colour]!);
  m.range[colour]! -= own;
  m.range[UNIVERSAL]! -= left - own;
}

const tokensFor = (m: Means, colour: number): number => m.range[colour]! + m.range[UNIVERSAL]!;

/** The fixed contact card, if it can be used; its price in cards leaves one to be played. */
function fixedFor({ t, p }: Looking, m: Means, held: readonly Held[], colour: number): Contact | null {
  const fixed = t.factions[p.faction]!.contacts[colour]!;
  const { need, any, cards } = fixed.bill;
  const usable =
    (m.exhausted & (1 << colour)) === 0 && (cards === 0 || held.length > cards) && isPayable(m.all, need, any, 0);
  return usable ? fixed : null;
}

/** The one-shot contact in hand that reaches farthest. */
function shotFor(held: readonly Held[], colour: number): Held | null {
  let best: Held | null = null;
  for (let i = 0; i < held.length; i++) {
    const h = held[i]!;
    if (h.shot === null || h.used || (h.shot.colour !== colour && h.shot.colour !== UNIVERSAL)) continue;
    if (best === null || h.shot.range > best.shot!.range) best = h;
  }
  return best;
}
