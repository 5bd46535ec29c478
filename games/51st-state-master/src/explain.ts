import type { Ref, Seat } from '@ashtown/engine';
import { EXCHANGE_BILL, TAKE_BILL } from './actions.ts';
import { ACTION, AMMO, BASICS, BLUE, GOODS, GREY, RED, SHIELD, STAND_IN, type Token, UNIVERSAL } from './board.ts';
import { type Bill, FACE_OF, faceNumber, LINKS, SITE, SITES } from './cards.ts';
import { available, canReplace, defenceOf, hasTarget, placeOf, playerAt, takesShield, usesOf } from './queries.ts';
import { refs } from './refs.ts';
import { rules } from './rules.ts';
import { type Frame, type Place, type PlayerView, type Reason, RIVAL, type State, type View } from './state.ts';

const NOT_NOW: Reason = { t: 'notNow' };

/** Why nothing can be done with a thing now; null where an answer is about it. Made of the queries that make `legal`. */
export function explain(v: View, seat: Seat, ref: Ref): Reason | null {
  const s = v as unknown as State; // the rules read only what a view holds
  if (v.winners) return { t: 'over' };
  const f = v.stack[v.stack.length - 1];
  if (!f || !rules.asked(s).includes(seat)) return { t: 'notAsked' };
  const offered = rules.legal(s, seat).some((pick) => refs(pick).some((r) => r.kind === ref.kind && r.id === ref.id));
  if (offered) return null;
  const p = v.players[seat]!;
  if (ref.kind === 'slot') return whyNotPlace(v, seat, f, ref.id);
  if (f.t !== 'takeTurn') return NOT_NOW;
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

function whyNotCard(p: PlayerView, id: string): Reason {
  const f = faceNumber(id);
  const held = [...p.hand, ...p.seen].some((card) => card !== null && FACE_OF[card] === f);
  if (f < 0 || !held) return NOT_NOW;
  if (f >= SITES.length) return lacking(p, LINKS[f - SITES.length]!.bill) ?? NOT_NOW;
  const all = available(p);
  const { distance } = SITES[f]!;
  const short = (g: number) => distance - all[g]! - all[UNIVERSAL]!;
  return { t: 'tooFar', grey: short(GREY), blue: short(BLUE), red: short(RED) };
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
