import type { Seat } from '@ashtown/engine';
import type { Bill, Pile, Site, Tables } from '../content/tables.ts';
import { BASICS, BLUE, BRICK, GREY, RED, TOKENS, UNIVERSAL } from '../content/vocabulary.ts';
import { canReplace, defenceOf, keepable, opponents, playerAt, roomFor, usesOf } from '../rules/queries.ts';
import { NONE, type Place, type PlayerView, type View } from '../state.ts';

/** Whether one more of a good could be of any use, in this round or kept for a later one; `taken` of it come from elsewhere. */
export const isWanted = (t: Tables, v: View, seat: Seat, g: number, taken = 0): boolean =>
  isAskedFor(t, v, seat, g, NONE, taken);

/** Goods that can be kept over Cleanup, as bits: none in the last round, which has no Cleanup (FSM-177). */
export const keptIn = (t: Tables, v: View, p: PlayerView): number => (v.ending ? 0 : keepable(t, p));

/** Whether a deal brings anything: in the last round only what can be used at once. */
export function isDealOfUse(t: Tables, v: View, seat: Seat, card: number): boolean {
  const { dealGood: g } = t.site[card]!;
  if (!v.ending || v.options.dealsScore || (g >= BASICS && !isContact(g))) return true;
  if (spendsDeals(t, v, seat)) return true;
  return g !== BLUE && isAskedFor(t, v, seat, g, card);
}

/** Whether anything in the State of a seat is after more deals than there are. */
export function spendsDeals(t: Tables, v: View, seat: Seat): boolean {
  const p = v.players[seat]!;
  return intact(p).reduce((sum, place) => sum + dealsFor(t, v, place), 0) > p.deals.length;
}

/** Asked for by all but a card that is to become a deal, and not to be converted for another deal. */
function isAskedFor(t: Tables, v: View, seat: Seat, g: number, dealt: number, taken = 0): boolean {
  const p = v.players[seat]!;
  const isKept = (keptIn(t, v, p) & (1 << g)) !== 0;
  if (isKept && cardsOf(p).some((card) => !t.isConnection(card) && t.site[card]!.keeps & (1 << g))) return true;
  const room = isKept ? roomFor(t, p, g, NOTHING) : 0;
  return p.tokens[g]! < room + demandFor(t, v, seat, g, dealt, taken);
}
/** No tokens at all, by good. */
export const NOTHING: readonly number[] = new Array(TOKENS).fill(0);

export const amountIn = (pile: Pile, g: number): number =>
  pile.reduce((sum, [good, n]) => sum + (good === g ? n : 0), 0);
const isContact = (g: number): boolean => g >= RED && g <= GREY;
/** The cards of a hand that the seat knows. */
export const cardsOf = (p: PlayerView): number[] => [...p.seen, ...p.hand].filter((card) => card !== null);
const intact = (p: PlayerView): Place[] => p.places.filter(({ ruins }) => !ruins);

/** How many deals a location can take in this round; there is no limit to those it reacts to or uses. */
function dealsFor(t: Tables, v: View, place: Place): number {
  const site = t.site[place.card]!;
  const { does, bill } = site;
  if (does.t === 'trigger') return does.on.includes('deal') ? Number.POSITIVE_INFINITY : 0;
  if (does.t !== 'action' || place.uses >= usesOf(v, site)) return 0;
  return does.effect.t === 'useDeals' ? Number.POSITIVE_INFINITY : (usesOf(v, site) - place.uses) * bill!.deals;
}

/** How much of a good everything together could still take in this round. */
function demandFor(t: Tables, v: View, seat: Seat, g: number, dealt: number, taken: number): number {
  const p = v.players[seat]!;
  const of = ({ need, any }: Bill): number => amountIn(need, g) + (isContact(g) ? 0 : any);
  const isToSpend = (contact: number): boolean => (contact !== BLUE || dealt === NONE) && isWanted(t, v, seat, contact);
  const cards = cardsOf(p).filter((card) => card !== dealt);
  const locations = cards.filter((card) => !t.isConnection(card));
  const sites = locations.map((card) => t.site[card]!);
  let n = 0;
  for (const card of [...cards, ...v.faceUp]) if (t.isConnection(card)) n += of(t.linkOf(card).bill);
  const isServed = ({ gain }: Site): boolean =>
    isContact(g) || gain.length === 0 || gain.some(([good]) => !isContact(good) || isToSpend(good));
  for (const place of intact(p)) {
    const site = t.site[place.card]!;
    const left = usesOf(v, site) - place.uses;
    if (site.bill && left > 0 && of(site.bill) > 0 && isServed(site)) n += left * of(site.bill);
  }
  for (const site of sites) if (site.bill && isServed(site)) n += usesOf(v, site) * of(site.bill);
  if (g === BRICK) for (const place of p.places) n += sites.filter((other) => canReplace(t, place, other)).length;
  if (isContact(g)) {
    const most = mostOf(t, v, p, g) + taken;
    for (const card of locations) {
      const { distance } = t.site[card]!;
      if (distance <= most && (g !== BLUE || isDealOfUse(t, v, seat, card))) n += distance;
    }
    if (g === RED)
      for (const other of opponents(v, seat)) {
        const { passed, places } = playerAt(v, other);
        if (!passed) for (const place of places) if (!place.ruins && defenceOf(t, place) <= most) n += most;
      }
  } else
    for (const [i, { bill, gain }] of t.factions[p.faction]!.conversions.entries())
      if (!(p.converted & (1 << i)) && of(bill) > 0 && gain.some(([contact]) => isToSpend(contact))) n += of(bill);
  return n;
}

/** As much of a contact as could be had in this round, from what is in sight. */
function mostOf(t: Tables, v: View, p: PlayerView, g: number): number {
  let most = p.tokens[g]! + p.tokens[UNIVERSAL]!;
  for (const [i, { gain }] of t.factions[p.faction]!.conversions.entries())
    if (!(p.converted & (1 << i))) most += amountIn(gain, g);
  for (const card of [...cardsOf(p), ...v.faceUp])
    if (t.isConnection(card)) most += amountIn(t.linkOf(card).gain, g) + amountIn(t.linkOf(card).gain, UNIVERSAL);
  for (const place of intact(p)) {
    const site = t.site[place.card]!;
    if (site.bill) most += (usesOf(v, site) - place.uses) * (amountIn(site.gain, g) + amountIn(site.gain, UNIVERSAL));
  }
  return most;
}
