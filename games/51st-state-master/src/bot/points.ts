import type { Seat } from '@ashtown/engine';
import type { Bill, Tables } from '../content/tables.ts';
import { AMMO, BASICS, END_VP, VP } from '../content/vocabulary.ts';
import { available, canPay, roomFor, usesOf } from '../rules/queries.ts';
import type { Place, PlayerView, View } from '../state.ts';
import { amountIn, keptIn, NOTHING } from './demand.ts';
import { spend } from './engine.ts';
import { usefulIn } from './reach.ts';

/** Points that actions bring for goods that are lost anyway. */

/** So many points an action brings at most: with more, one may not want to end the game yet. */
const MOST = 3;

/** Whether so much of a good is left over in any case: it cannot be kept, or storage takes no more than what is left. */
const isSpare = (t: Tables, v: View, p: PlayerView, g: number, n: number): boolean =>
  (keptIn(t, v, p) & (1 << g)) === 0 || p.tokens[g]! - n >= roomFor(t, p, g, NOTHING);

/** The points an action brings for goods that are lost anyway, without ending the game; 0 where it does not. */
export function freePointsOf(t: Tables, v: View, p: PlayerView, { card, ruins, uses }: Place): number {
  const site = t.site[card]!;
  const { does, gain, bill } = site;
  const points = bill === null || ruins || does.t !== 'action' ? 0 : amountIn(gain, VP);
  if (points === 0 || uses >= usesOf(v, site) || (!v.ending && p.vp + MOST >= END_VP)) return 0;
  const { need, any, cards, deals } = bill!;
  if (cards > 0 || deals > 0 || (any > 0 && keptIn(t, v, p) !== 0)) return 0;
  return need.every(([g, n]) => isSpare(t, v, p, g, n)) && canPay(p.tokens, p, bill!) ? points : 0;
}

/** Whether another action makes more points of the same, and what it takes besides serves for nothing else then. */
export function isOutpointed(t: Tables, v: View, seat: Seat, place: Place): boolean {
  const p = v.players[seat]!;
  const { gain, bill } = t.site[place.card]!;
  if (gain.length !== 1 || gain[0]![0] !== VP || bill!.any + bill!.cards + bill!.deals > 0) return false;
  return p.places.some((other) => {
    if (other === place || freePointsOf(t, v, p, other) <= gain[0]![1]) return false;
    const dearer = t.site[other.card]!.bill!;
    const left = available(p);
    spend(left, bill!);
    if (dearer.any > 0 || canPay(left, p, dearer)) return false;
    const spare = besidesIn(p, bill!, dearer);
    const useful = usefulIn(t, v, seat, { paid: bill!, unkept: spare });
    return useful !== null && (useful & spare) === 0;
  });
}

/** Goods the dearer bill asks for more of, as bits; with ammo, where it stands in for them. */
function besidesIn(p: PlayerView, bill: Bill, dearer: Bill): number {
  let bits = 0;
  for (const [g, n] of dearer.need) {
    if (n <= amountIn(bill.need, g)) continue;
    bits |= 1 << g;
    if (g < BASICS && p.tokens[g]! < n) bits |= 1 << AMMO;
  }
  return bits;
}
