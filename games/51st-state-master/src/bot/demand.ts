import type { Seat } from '@ashtown/engine';
import type { Bill, Tables } from '../content/tables.ts';
import { BRICK, CONTACTS, GOODS, RED } from '../content/vocabulary.ts';
import { canReplace, keepable, opponents, playerAt, usesOf } from '../rules/queries.ts';
import type { View } from '../state.ts';

/** How much of a good everything together could still take in this round, whether it can be paid or not. */
function demandFor(t: Tables, v: View, seat: Seat, g: number): number {
  const p = v.players[seat]!;
  const of = ({ need, any }: Bill): number => need.reduce((sum, [good, n]) => sum + (good === g ? n : 0), any);
  const cards = [...p.seen, ...p.hand].filter((card) => card !== null);
  const sites = cards.filter((card) => !t.isConnection(card)).map((card) => t.site[card]!);
  let n = 0;
  for (const card of [...cards, ...v.faceUp]) if (t.isConnection(card)) n += of(t.linkOf(card).bill);
  for (const place of p.places) {
    const site = t.site[place.card]!;
    if (!place.ruins && site.bill) n += (usesOf(v, site) - place.uses) * of(site.bill);
    if (g === BRICK) n += sites.filter((other) => canReplace(t, place, other)).length;
  }
  if ((CONTACTS as readonly string[]).includes(GOODS[g]!)) {
    for (const { distance } of sites) n += distance;
    if (g === RED) for (const other of opponents(v, seat)) n += playerAt(v, other).places.length * MOST_DEFENCE;
  } else
    for (const [i, { contact, bill }] of t.factions[p.faction]!.conversions.entries())
      if (!(p.converted & (1 << i)) && isWanted(t, v, seat, GOODS.indexOf(contact))) n += of(bill);
  return n;
}
/** What is never too little to attack a location with. */
const MOST_DEFENCE = 6;

/** Whether one more of a good could be of any use, in this round or kept for a later one. */
export const isWanted = (t: Tables, v: View, seat: Seat, g: number): boolean => {
  const p = v.players[seat]!;
  return (keepable(t, p) & (1 << g)) !== 0 || p.tokens[g]! < demandFor(t, v, seat, g);
};
