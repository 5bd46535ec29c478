import { beforeExplaining, indexIn, type Ref, type Seat } from '@ashtown/engine';
import { CONVERSIONS, EXCHANGE_BILL, TAKE_BILL } from './actions.ts';
import {
  ACTION,
  AMMO,
  BASICS,
  BLUE,
  BRICK,
  COLOURS,
  CONTACTS,
  type Contact,
  GOODS,
  GREY,
  RED,
  REDEVELOPMENT,
  SHIELD,
  STAND_IN,
  type Token,
  UNIVERSAL,
} from './board.ts';
import { type Bill, FACE_OF, faceNumber, LINKS, type LocationId, SITE, SITES } from './cards.ts';
import { available, canReplace, defenceOf, hasTarget, placeOf, playerAt, takesShield, usesOf } from './queries.ts';
import { refs } from './refs.ts';
import { rules } from './rules.ts';
import { type Frame, type Place, type PlayerView, type Reason, RIVAL, type State, type View } from './state.ts';

const NOT_NOW: Reason = { t: 'notNow' };
const AT = /^\d+\.\d+$/;

/** The rules read only what a view holds. */
const ASKING = {
  asked: (v: View) => rules.asked(v as unknown as State),
  legal: (v: View, seat: Seat) => rules.legal(v as unknown as State, seat),
  refs,
};

/** Why nothing can be done with a thing now; null where an answer is about it. Made of the queries that make `legal`. */
export function explain(v: View, seat: Seat, ref: Ref): Reason | null {
  const first = beforeExplaining(ASKING, v, seat, ref);
  if (first !== undefined) return first;
  const f = v.stack[v.stack.length - 1]!;
  const p = v.players[seat]!;
  if (ref.kind === 'slot' && AT.test(ref.id)) return whyNotPlace(v, seat, f, ref.id);
  if (f.t !== 'takeTurn') return NOT_NOW;
  if (ref.kind === 'slot') return whyNotField(v, p, ref.id);
  if (ref.kind === 'card') return whyNotCard(p, ref.id);
  if (ref.kind !== 'option') return NOT_NOW;
  if (ref.id === 'exchange') return lacking(p, EXCHANGE_BILL) ?? NOT_NOW;
  if (ref.id === 'take')
    return v.faceUp.every((card) => card < 0) ? { t: 'noConnection' } : (lacking(p, TAKE_BILL) ?? NOT_NOW);
  if (ref.id === 'shield') return p.tokens[SHIELD] === 0 ? { t: 'noShield' } : { t: 'noTarget' };
  return NOT_NOW;
}

/** The first thing a bill lacks. */
function lacking(p: PlayerView, bill: Bill): Reason | null {
  const all = available(p);
  let basics = 0;
  for (let g = 0; g < BASICS; g++) basics += all[g]!;
  for (const [g, n] of bill.need) {
    const stand = STAND_IN[g]!;
    const short = n - all[g]! - (stand >= 0 ? all[stand]! : 0);
    if (short > 0) return { t: 'short', good: GOODS[g] as Token, n: short };
    if (stand >= 0) all[stand]! -= Math.max(0, n - all[g]!);
    if (g < BASICS) basics -= Math.min(n, all[g]!);
  }
  if (basics + all[AMMO]! < bill.any) return { t: 'shortAny', n: bill.any - basics - all[AMMO]! };
  if (p.hand.length + p.seen.length < bill.cards) return { t: 'noCard' };
  return p.deals.length < bill.deals ? { t: 'noDeal' } : null;
}

const holds = (p: PlayerView, f: number): boolean =>
  [...p.hand, ...p.seen].some((card) => card !== null && FACE_OF[card] === f);

/** How many contacts of each colour are missing for the uses of a location; none where it is 0. */
export function shortOf(p: PlayerView, id: LocationId): Readonly<Record<Contact, number>> {
  const all = available(p);
  const { distance } = SITES[faceNumber(id)]!;
  const short = (g: number) => Math.max(0, distance - all[g]! - all[UNIVERSAL]!);
  return { grey: short(GREY), blue: short(BLUE), red: short(RED) };
}

function whyNotCard(p: PlayerView, id: string): Reason {
  const f = faceNumber(id);
  if (f < 0 || !holds(p, f)) return NOT_NOW;
  if (f >= SITES.length) return lacking(p, LINKS[f - SITES.length]!.bill) ?? NOT_NOW;
  return { t: 'tooFar', ...shortOf(p, id as LocationId) };
}

const COLOUR_OF: Readonly<Record<string, Contact>> = { construct: 'grey', deal: 'blue', raze: 'red' };

/** A use of a card in hand, a face-up connection, a conversion. */
function whyNotField(v: View, p: PlayerView, id: string): Reason {
  const [field = '', of = ''] = id.split('.');
  if (field === 'link')
    return (v.faceUp[indexIn(COLOURS, of)] ?? -1) < 0 ? { t: 'noConnection' } : (lacking(p, TAKE_BILL) ?? NOT_NOW);
  if (field === 'board') {
    const contact = indexIn(CONTACTS, of);
    if (contact < 0 || p.faction < 0) return NOT_NOW;
    return p.converted & (1 << contact) ? { t: 'used' } : (lacking(p, CONVERSIONS[p.faction]![contact]!) ?? NOT_NOW);
  }
  const f = faceNumber(of);
  if (f < 0 || f >= SITES.length || !holds(p, f)) return NOT_NOW;
  const good = COLOUR_OF[field];
  if (good) return { t: 'short', good, n: shortOf(p, of as LocationId)[good] };
  return field === 'redevelop' ? whyNotRedevelop(p) : NOT_NOW;
}

function whyNotRedevelop(p: PlayerView): Reason {
  if (p.places.length === 0) return { t: 'noTarget' };
  const all = available(p);
  const payable = all[BRICK]! + all[AMMO]! + all[REDEVELOPMENT]! > 0;
  return payable ? { t: 'noCommonType' } : { t: 'short', good: 'brick', n: 1 };
}

function whyNotPlace(v: View, seat: Seat, f: Frame, id: string): Reason {
  const [owner, no] = id.split('.').map(Number) as [Seat, number];
  const known = owner === RIVAL ? v.solo !== null : owner < v.players.length;
  const place = known ? placeOf(playerAt(v, owner), no) : undefined;
  if (!place) return NOT_NOW;
  if (f.t === 'redevelopOld' && owner === seat)
    return canReplace(place, SITE[v.limbo]!) ? NOT_NOW : { t: 'noCommonType' };
  if (f.t === 'placeShield' && owner === seat && !takesShield(place))
    return place.ruins ? { t: 'ruins' } : { t: 'shielded' };
  if (f.t !== 'takeTurn') return NOT_NOW;
  return owner === seat ? whyNotOwn(v, seat, place) : whyNotTheirs(v, owner, place);
}

function whyNotOwn(v: View, seat: Seat, place: Place): Reason {
  const site = SITE[place.card]!;
  if (place.ruins) return { t: 'ruins' };
  if (site.category !== ACTION) return { t: 'noAction' };
  if (place.uses >= usesOf(v, site)) return { t: 'used' };
  return lacking(v.players[seat]!, site.bill!) ?? (hasTarget(v, seat, place) ? NOT_NOW : { t: 'noTarget' });
}

function whyNotTheirs(v: View, owner: Seat, place: Place): Reason {
  if (playerAt(v, owner).passed) return { t: 'passed', seat: owner };
  if (place.ruins) return { t: 'ruins' };
  if (place.visited) return { t: 'visited' };
  return { t: 'defence', n: defenceOf(place) };
}
