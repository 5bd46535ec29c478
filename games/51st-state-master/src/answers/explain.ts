import { beforeExplaining, indexIn, type Ref, type Seat } from '@ashtown/engine';
import type { Bill, LocationId, Tables } from '../content/tables.ts';
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
} from '../content/vocabulary.ts';
import type { Rules } from '../rules/index.ts';
import {
  available,
  canReplace,
  defenceOf,
  hasTarget,
  placeOf,
  playerAt,
  takesShield,
  usesOf,
} from '../rules/queries.ts';
import {
  type Answer,
  type Frame,
  type Place,
  type PlayerView,
  type Reason,
  RIVAL,
  type State,
  type View,
} from '../state.ts';
import { EXCHANGE_BILL, TAKE_BILL } from './actions.ts';

const NOT_NOW: Reason = { t: 'notNow' };
const AT = /^\d+\.\d+$/;

/** Why nothing can be done with a thing now; null where an answer is about it. Made of the queries that make `legal`. */
export function explainOf(t: Tables, rules: Rules, refs: (answer: Answer) => readonly Ref[]) {
  /** The rules read only what a view holds. */
  const asking = {
    asked: (v: View) => rules.asked(v as unknown as State),
    legal: (v: View, seat: Seat) => rules.legal(v as unknown as State, seat),
    refs,
  };
  return (v: View, seat: Seat, ref: Ref): Reason | null => {
    const first = beforeExplaining(asking, v, seat, ref);
    if (first !== undefined) return first;
    const f = v.stack[v.stack.length - 1]!;
    const p = v.players[seat]!;
    if (ref.kind === 'slot' && AT.test(ref.id)) return whyNotPlace(t, v, seat, f, ref.id);
    if (f.t !== 'takeTurn') return NOT_NOW;
    if (ref.kind === 'slot') return whyNotField(t, v, p, ref.id);
    if (ref.kind === 'card') return whyNotCard(t, p, ref.id);
    if (ref.kind !== 'option') return NOT_NOW;
    if (ref.id === 'exchange') return lacking(p, EXCHANGE_BILL) ?? NOT_NOW;
    if (ref.id === 'take')
      return v.faceUp.every((card) => card < 0) ? { t: 'noConnection' } : (lacking(p, TAKE_BILL) ?? NOT_NOW);
    if (ref.id === 'shield') return p.tokens[SHIELD] === 0 ? { t: 'noShield' } : { t: 'noTarget' };
    return NOT_NOW;
  };
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
  if (p.hand.length + p.seen.length < bill.cards) return { t: 'noCard', n: bill.cards - p.hand.length - p.seen.length };
  return p.deals.length < bill.deals ? { t: 'noDeal', n: bill.deals - p.deals.length } : null;
}

const holds = (t: Tables, p: PlayerView, f: number): boolean =>
  [...p.hand, ...p.seen].some((card) => card !== null && t.face[card] === f);

/** How many contacts of each colour are missing for the uses of a location; none where it is 0. */
export function shortOf(t: Tables, p: PlayerView, id: LocationId): Readonly<Record<Contact, number>> {
  const all = available(p);
  const { distance } = t.sites[t.faceNumber(id)]!;
  const short = (g: number) => Math.max(0, distance - all[g]! - all[UNIVERSAL]!);
  return { grey: short(GREY), blue: short(BLUE), red: short(RED) };
}

function whyNotCard(t: Tables, p: PlayerView, id: string): Reason {
  const f = t.faceNumber(id);
  if (f < 0 || !holds(t, p, f)) return NOT_NOW;
  if (f >= t.sites.length) return lacking(p, t.links[f - t.sites.length]!.bill) ?? NOT_NOW;
  return { t: 'tooFar', ...shortOf(t, p, id as LocationId) };
}

const COLOUR_OF: Readonly<Record<string, Contact>> = { construct: 'grey', deal: 'blue', raze: 'red' };

/** A use of a card in hand, a face-up connection, a conversion. */
function whyNotField(t: Tables, v: View, p: PlayerView, id: string): Reason {
  const [field = '', of = ''] = id.split('.');
  if (field === 'link')
    return (v.faceUp[indexIn(COLOURS, of)] ?? -1) < 0 ? { t: 'noConnection' } : (lacking(p, TAKE_BILL) ?? NOT_NOW);
  if (field === 'board') {
    const contact = indexIn(CONTACTS, of);
    if (contact < 0 || p.faction < 0) return NOT_NOW;
    return p.converted & (1 << contact)
      ? { t: 'used' }
      : (lacking(p, t.factions[p.faction]!.conversions[contact]!.bill) ?? NOT_NOW);
  }
  const f = t.faceNumber(of);
  if (f < 0 || f >= t.sites.length || !holds(t, p, f)) return NOT_NOW;
  const good = COLOUR_OF[field];
  if (good) return { t: 'short', good, n: shortOf(t, p, of as LocationId)[good] };
  return field === 'redevelop' ? whyNotRedevelop(p) : NOT_NOW;
}

function whyNotRedevelop(p: PlayerView): Reason {
  if (p.places.length === 0) return { t: 'noTarget' };
  const all = available(p);
  const payable = all[BRICK]! + all[AMMO]! + all[REDEVELOPMENT]! > 0;
  return payable ? { t: 'noCommonType' } : { t: 'short', good: 'brick', n: 1 };
}

function whyNotPlace(t: Tables, v: View, seat: Seat, f: Frame, id: string): Reason {
  const [owner, no] = id.split('.').map(Number) as [Seat, number];
  const known = owner === RIVAL ? v.solo !== null : owner < v.players.length;
  const place = known ? placeOf(playerAt(v, owner), no) : undefined;
  if (!place) return NOT_NOW;
  if (f.t === 'redevelopOld' && owner === seat)
    return canReplace(t, place, t.site[v.limbo]!) ? NOT_NOW : { t: 'noCommonType' };
  if (f.t === 'placeShield' && owner === seat && !takesShield(t, place))
    return place.ruins ? { t: 'ruins' } : { t: 'shielded' };
  if (f.t !== 'takeTurn') return NOT_NOW;
  return owner === seat ? whyNotOwn(t, v, seat, place) : whyNotTheirs(t, v, seat, owner, place);
}

function whyNotOwn(t: Tables, v: View, seat: Seat, place: Place): Reason {
  const site = t.site[place.card]!;
  if (place.ruins) return { t: 'ruins' };
  if (site.category !== ACTION) return { t: 'noAction' };
  if (place.uses >= usesOf(v, site)) return { t: 'used' };
  return lacking(v.players[seat]!, site.bill!) ?? (hasTarget(t, v, seat, place) ? NOT_NOW : { t: 'noTarget' });
}

function whyNotTheirs(t: Tables, v: View, seat: Seat, owner: Seat, place: Place): Reason {
  if (playerAt(v, owner).passed) return { t: 'passed', seat: owner };
  if (place.ruins) return { t: 'ruins' };
  if (place.visited) return { t: 'visited' };
  const all = available(v.players[seat]!);
  const n = defenceOf(t, place);
  return { t: 'defence', n, short: Math.max(0, n - all[RED]! - all[UNIVERSAL]!) };
}
