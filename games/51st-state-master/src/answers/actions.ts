import type { Seat } from '@ashtown/engine';
import { type Bill, billOf, type Site, type Tables } from '../content/tables.ts';
import {
  AMMO,
  BLUE,
  BRICK,
  COLOURS,
  CONTACTS,
  EXCHANGE_COST,
  GREY,
  RED,
  REDEVELOP_COST,
  REDEVELOPMENT,
  TAKE_CONNECTION_COST,
  UNIVERSAL,
  VISIT_COST,
  WORKER,
} from '../content/vocabulary.ts';
import { available, canPay, canReplace, canShield, canUse, defenceOf, opponents, playerAt } from '../rules/queries.ts';
import { type Answers, NONE, type Player, type State } from '../state.ts';
import { type Texts, withPlace } from './index.ts';

/** What a player may do on a turn (FSM-69, FSM-71). */

type Action = Answers['takeTurn'];

const ATTACK = withPlace<Action>('attack');
const USE = withPlace<Action>('use');
const VISIT = withPlace<Action>('visit');
const CONVERT = CONTACTS.map((contact): Action => `convert ${contact}`);
const TAKE = COLOURS.map((colour): Action => `take ${colour}`);
const REPLACE = withPlace<Answers['redevelopOld']>('replace');

export const EXCHANGE_BILL = billOf(EXCHANGE_COST);
export const TAKE_BILL = billOf(TAKE_CONNECTION_COST);
export const VISIT_BILL = billOf(VISIT_COST);
const BRICK_BILL = billOf(REDEVELOP_COST);
const TOKEN_BILL = billOf({ redevelopment: 1 });
const bills = (good: 'red' | 'blue' | 'grey') => [0, 1, 2, 3, 4, 5, 6].map((n) => billOf({ [good]: n }));
/** So many contacts of a colour. */
export const GREY_BILLS = bills('grey');
export const BLUE_BILLS = bills('blue');
export const RED_BILLS = bills('red');

/** One more for every call, so that a face listed before is not taken for one listed now. */
let stamp = 0;

export function legalActions(t: Tables, a: Texts, s: State, seat: Seat): Action[] {
  const p = s.players[seat]!;
  const all = available(p);
  const picks: Action[] = [];
  handActions(t, a, p, all, picks);
  for (let i = 0; i < p.places.length; i++) {
    const place = p.places[i]!;
    if (t.site[place.card]!.bill !== null && canUse(t, s, seat, place, all)) picks.push(USE(seat, place.no));
  }
  for (let c = 0; c < CONTACTS.length; c++)
    if ((p.converted & (1 << c)) === 0 && canPay(all, p, t.factions[p.faction]!.conversions[c]!.bill))
      picks.push(CONVERT[c]!);
  if (all[WORKER]! >= EXCHANGE_BILL.need[0]![1]) picks.push('exchange');
  opponentActions(t, s, seat, all, picks);
  if (all[WORKER]! >= TAKE_BILL.need[0]![1])
    for (let c = 0; c < COLOURS.length; c++) if (s.faceUp[c] !== NONE) picks.push(TAKE[c]!);
  if (canShield(t, p)) picks.push('shield');
  picks.push('pass');
  return picks;
}

/** With the cards of the hand: each face once. */
function handActions(t: Tables, a: Texts, p: Player, all: readonly number[], picks: Action[]): void {
  if (p.hand.length + p.seen.length === 0) return;
  const universal = all[UNIVERSAL]!;
  const grey = all[GREY]! + universal;
  const blue = all[BLUE]! + universal;
  const red = all[RED]! + universal;
  const old = redevelopable(t, p, all);
  stamp++;
  for (let k = 0; k < 2; k++) {
    const cards = k === 0 ? p.seen : p.hand;
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!;
      const f = t.face[card]!;
      if (a.listed[f] === stamp) continue;
      a.listed[f] = stamp;
      if (card >= t.locations) {
        if (canPay(all, p, t.link[card - t.locations]!.bill)) picks.push(a.play[f]!);
        continue;
      }
      const site = t.site[card]!;
      const { distance } = site;
      if (grey >= distance) picks.push(a.construct[f]!);
      if (old === ANY || (old !== 0 && (site.mask === 0 || (site.mask & old) !== 0))) picks.push(a.redevelop[f]!);
      if (blue >= distance) picks.push(a.deal[f]!);
      if (red >= distance) picks.push(a.raze[f]!);
    }
  }
}

const ANY = -1;
/** Types of what can be redeveloped now, as bits; ANY type, or 0 for nothing (FSM-89 to FSM-93). */
function redevelopable(t: Tables, p: Player, all: readonly number[]): number {
  if (p.places.length === 0) return 0;
  if (all[REDEVELOPMENT]! > 0) return ANY;
  if (all[BRICK]! === 0 && all[AMMO]! === 0) return 0;
  let bits = 0;
  for (let i = 0; i < p.places.length; i++) {
    const place = p.places[i]!;
    const mask = place.ruins ? 0 : t.site[place.card]!.mask;
    if (mask === 0) return ANY;
    bits |= mask;
  }
  return bits;
}

/** Razing and visiting: FSM-117, FSM-143, and nothing of those who have passed (FSM-166). */
function opponentActions(t: Tables, s: State, seat: Seat, all: readonly number[], picks: Action[]): void {
  const red = all[RED]! + all[UNIVERSAL]!;
  const worker = all[WORKER]! >= VISIT_BILL.need[0]![1];
  if (red < 3 && !worker) return;
  const others = opponents(s, seat);
  for (let i = 0; i < others.length; i++) {
    const other = others[i]!;
    const { passed, places } = playerAt(s, other);
    if (passed) continue;
    for (let k = 0; k < places.length; k++) {
      const place = places[k]!;
      if (place.ruins) continue;
      if (red >= defenceOf(t, place)) picks.push(ATTACK(other, place.no));
      if (worker && !place.visited && t.site[place.card]!.open) picks.push(VISIT(other, place.no));
    }
  }
}

/** What a card in limbo may replace (FSM-97). */
export function replaceable(t: Tables, s: State, seat: Seat, site: Site): Answers['redevelopOld'][] {
  const p = s.players[seat]!;
  const all = available(p);
  const picks: Answers['redevelopOld'][] = [];
  for (const place of p.places)
    if (all[REDEVELOPMENT]! > 0 || canReplace(t, place, site)) picks.push(REPLACE(seat, place.no));
  return picks;
}

/** FSM-89, FSM-90: the ways a redevelopment may be paid, a token of the supply first since it is good for nothing else. */
export function redevelopBills(p: Player, brick: boolean): Bill[] {
  const all = available(p);
  const withBrick = brick && (all[BRICK]! > 0 || all[AMMO]! > 0) ? [BRICK_BILL] : [];
  const withToken = all[REDEVELOPMENT]! > 0 ? [TOKEN_BILL] : [];
  return p.tokens[REDEVELOPMENT]! > 0 ? [...withToken, ...withBrick] : [...withBrick, ...withToken];
}
