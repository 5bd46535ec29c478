import type { Seat } from '@ashtown/engine';
import type { Bill, Pile, Tables } from '../content/tables.ts';
import { BASICS, BLUE, BRICK, GREY, RED, TOKENS, UNIVERSAL } from '../content/vocabulary.ts';
import { available, canReplace, defenceOf, keepable, opponents, playerAt, roomFor, usesOf } from '../rules/queries.ts';
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
  let n = 0;
  for (const place of p.places) if (!place.ruins) n += dealsFor(t, v, place);
  return n > p.deals.length;
}

/** Asked for by all but a card that is to become a deal, and not to be converted for another deal. */
function isAskedFor(t: Tables, v: View, seat: Seat, g: number, dealt: number, taken = 0): boolean {
  const p = v.players[seat]!;
  const isKept = (keptIn(t, v, p) & (1 << g)) !== 0;
  if (isKept && cardsOf(p).some((card) => !t.isConnection(card) && t.site[card]!.keeps & (1 << g))) return true;
  const room = isKept ? roomFor(t, p, g, NOTHING) : 0;
  const all = v.ending ? available(p) : p.tokens; // what lies on cards need not be spared any more
  return all[g]! < room + demandFor(t, v, seat, g, dealt, taken);
}
/** No tokens at all, by good. */
export const NOTHING: readonly number[] = new Array(TOKENS).fill(0);

export const amountIn = (pile: Pile, g: number): number => {
  let sum = 0;
  for (let i = 0; i < pile.length; i++) if (pile[i]![0] === g) sum += pile[i]![1];
  return sum;
};
const isContact = (g: number): boolean => g >= RED && g <= GREY;
/** The cards of a hand that the seat knows. */
export function cardsOf(p: PlayerView): number[] {
  const cards: number[] = p.seen.slice();
  for (let i = 0; i < p.hand.length; i++) if (p.hand[i] !== null) cards.push(p.hand[i]!);
  return cards;
}

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
  const cards = cardsOf(p);
  let n = 0;
  for (const { card, ruins, uses } of p.places) {
    const site = t.site[card]!;
    if (!ruins && site.bill) n += (usesOf(v, site) - uses) * askedBy(t, v, seat, g, dealt, site.bill, site.gain);
  }
  for (const card of v.faceUp) if (card >= 0) n += shareOf(t.linkOf(card).bill, g);
  for (const card of cards) {
    if (card === dealt) continue;
    if (t.isConnection(card)) n += shareOf(t.linkOf(card).bill, g);
    else {
      const site = t.site[card]!;
      if (site.bill) n += usesOf(v, site) * askedBy(t, v, seat, g, dealt, site.bill, site.gain);
      if (g === BRICK) for (const place of p.places) if (canReplace(t, place, site)) n++;
    }
  }
  if (isContact(g)) return n + placingsFor(t, v, seat, g, dealt, cards, mostOf(t, v, p, g, cards) + taken);
  const { conversions } = t.factions[p.faction]!;
  for (let i = 0; i < conversions.length; i++)
    if (!(p.converted & (1 << i))) n += askedBy(t, v, seat, g, dealt, conversions[i]!.bill, conversions[i]!.gain);
  return n;
}

/** How much of a good a price takes; any basic resource will do for some. */
const shareOf = ({ need, any }: Bill, g: number): number => amountIn(need, g) + (isContact(g) ? 0 : any);

/** How much of a good is paid for a gain; none where that is contacts which nothing asks for. */
function askedBy(t: Tables, v: View, seat: Seat, g: number, dealt: number, bill: Bill, gain: Pile): number {
  const n = shareOf(bill, g);
  if (n === 0 || isContact(g) || gain.length === 0) return n;
  for (const [good] of gain)
    if (!isContact(good) || ((good !== BLUE || dealt === NONE) && isWanted(t, v, seat, good))) return n;
  return 0;
}

/** How many contacts the cards in hand take, and red ones the locations of others, where there may be enough of them. */
function placingsFor(
  t: Tables,
  v: View,
  seat: Seat,
  g: number,
  dealt: number,
  cards: readonly number[],
  most: number,
): number {
  let n = 0;
  for (const card of cards) {
    if (card === dealt || t.isConnection(card)) continue;
    const { distance } = t.site[card]!;
    if (distance <= most && (g !== BLUE || isDealOfUse(t, v, seat, card))) n += distance;
  }
  if (g !== RED) return n;
  for (const other of opponents(v, seat)) {
    const { passed, places } = playerAt(v, other);
    if (!passed) for (const place of places) if (!place.ruins && defenceOf(t, place) <= most) n += most;
  }
  return n;
}

/** As much of a contact as could be had in this round, from what is in sight. */
function mostOf(t: Tables, v: View, p: PlayerView, g: number, cards: readonly number[]): number {
  let most = p.tokens[g]! + p.tokens[UNIVERSAL]!;
  const { conversions } = t.factions[p.faction]!;
  for (let i = 0; i < conversions.length; i++) if (!(p.converted & (1 << i))) most += amountIn(conversions[i]!.gain, g);
  for (const card of v.faceUp) if (card >= 0) most += contactsIn(t.linkOf(card).gain, g);
  for (const card of cards) if (t.isConnection(card)) most += contactsIn(t.linkOf(card).gain, g);
  for (const { card, ruins, uses } of p.places) {
    const site = t.site[card]!;
    if (!ruins && site.bill) most += (usesOf(v, site) - uses) * contactsIn(site.gain, g);
  }
  return most;
}

/** Contacts of a colour, and those that may stand in for them. */
const contactsIn = (gain: Pile, g: number): number => amountIn(gain, g) + amountIn(gain, UNIVERSAL);
