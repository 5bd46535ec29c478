import type { Seat } from '@ashtown/engine';
import {
  AMMO,
  BLUE,
  BRICK,
  COLOURS,
  CONTACTS,
  EXCHANGE_COST,
  FACTION_IDS,
  FACTIONS,
  GREY,
  RED,
  REDEVELOPMENT,
  TAKE_CONNECTION_COST,
  UNIVERSAL,
  VISIT_COST,
  WORKER,
} from './board.ts';
import { type Bill, billOf, FACE_OF, FACES, isConnection, linkOf, SITE, type Site } from './cards.ts';
import { withCard, withPlace } from './picks.ts';
import { available, canPay, canReplace, canShield, canUse, defenceOf, opponents, playerAt } from './queries.ts';
import { NONE, type Picks, type Player, type State } from './state.ts';

/** What a player may do on a turn (FSM-69, FSM-71). */

type Action = Picks['takeTurn'];

const CONSTRUCT = withCard<Action>('construct');
const REDEVELOP = withCard<Action>('redevelop');
const DEAL = withCard<Action>('deal');
const RAZE = withCard<Action>('raze');
const PLAY = withCard<Action>('play');
const ATTACK = withPlace<Action>('attack');
const USE = withPlace<Action>('use');
const VISIT = withPlace<Action>('visit');
const CONVERT = CONTACTS.map((contact): Action => `convert ${contact}`);
const TAKE = COLOURS.map((colour): Action => `take ${colour}`);
const REPLACE = withPlace<Picks['redevelopOld']>('replace');

export const CONVERSIONS: readonly (readonly Bill[])[] = FACTION_IDS.map((id) =>
  CONTACTS.map((contact) => billOf(FACTIONS[id].conversions[contact].cost)),
);
export const EXCHANGE_BILL = billOf(EXCHANGE_COST);
export const TAKE_BILL = billOf(TAKE_CONNECTION_COST);
export const VISIT_BILL = billOf(VISIT_COST);
const BRICK_BILL = billOf({ brick: 1 });
const TOKEN_BILL = billOf({ redevelopment: 1 });
const bills = (good: 'red' | 'blue' | 'grey') => [0, 1, 2, 3, 4, 5, 6].map((n) => billOf({ [good]: n }));
/** So many contacts of a colour. */
export const GREY_BILLS = bills('grey');
export const BLUE_BILLS = bills('blue');
export const RED_BILLS = bills('red');

/** Faces listed in the present call: a stamp per face, so that nothing has to be cleared. */
const LISTED = new Float64Array(FACES);
let stamp = 0;

export function legalActions(s: State, seat: Seat): Action[] {
  const p = s.players[seat]!;
  const all = available(p);
  const picks: Action[] = [];
  handActions(s, p, all, picks);
  for (let i = 0; i < p.places.length; i++) {
    const place = p.places[i]!;
    if (SITE[place.card]!.bill !== null && canUse(s, seat, place, all)) picks.push(USE(seat, place.no));
  }
  for (let c = 0; c < CONTACTS.length; c++)
    if ((p.converted & (1 << c)) === 0 && canPay(all, p, CONVERSIONS[p.faction]![c]!)) picks.push(CONVERT[c]!);
  if (all[WORKER]! >= EXCHANGE_BILL.need[0]![1]) picks.push('exchange');
  opponentActions(s, seat, all, picks);
  if (all[WORKER]! >= TAKE_BILL.need[0]![1])
    for (let c = 0; c < COLOURS.length; c++) if (s.faceUp[c] !== NONE) picks.push(TAKE[c]!);
  if (canShield(p)) picks.push('shield');
  picks.push('pass');
  return picks;
}

/** With the cards of the hand: each face once. */
function handActions(s: State, p: Player, all: readonly number[], picks: Action[]): void {
  if (p.hand.length + p.seen.length === 0) return;
  const universal = all[UNIVERSAL]!;
  const grey = all[GREY]! + universal;
  const blue = all[BLUE]! + universal;
  const red = all[RED]! + universal;
  const old = redevelopable(s, p, all);
  stamp++;
  for (let k = 0; k < 2; k++) {
    const cards = k === 0 ? p.seen : p.hand;
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!;
      const f = FACE_OF[card]!;
      if (LISTED[f] === stamp) continue;
      LISTED[f] = stamp;
      if (isConnection(card)) {
        if (canPay(all, p, linkOf(card).bill)) picks.push(PLAY[f]!);
        continue;
      }
      const site = SITE[card]!;
      const { distance } = site;
      if (grey >= distance) picks.push(CONSTRUCT[f]!);
      if (old === ANY || (old !== 0 && (site.mask === 0 || (site.mask & old) !== 0))) picks.push(REDEVELOP[f]!);
      if (blue >= distance) picks.push(DEAL[f]!);
      if (red >= distance) picks.push(RAZE[f]!);
    }
  }
}

const ANY = -1;
/** Types of what can be redeveloped now, as bits; ANY type, or 0 for nothing (FSM-89 to FSM-93). */
function redevelopable(_: State, p: Player, all: readonly number[]): number {
  if (p.places.length === 0) return 0;
  if (all[REDEVELOPMENT]! > 0) return ANY;
  if (all[BRICK]! === 0 && all[AMMO]! === 0) return 0;
  let bits = 0;
  for (let i = 0; i < p.places.length; i++) {
    const place = p.places[i]!;
    const mask = place.ruins ? 0 : SITE[place.card]!.mask;
    if (mask === 0) return ANY;
    bits |= mask;
  }
  return bits;
}

/** Razing and visiting: FSM-117, FSM-143, and nothing of those who have passed (FSM-166). */
function opponentActions(s: State, seat: Seat, all: readonly number[], picks: Action[]): void {
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
      if (red >= defenceOf(place)) picks.push(ATTACK(other, place.no));
      if (worker && !place.visited && SITE[place.card]!.open) picks.push(VISIT(other, place.no));
    }
  }
}

/** What a card in limbo may replace (FSM-97). */
export function replaceable(s: State, seat: Seat, site: Site): Picks['redevelopOld'][] {
  const p = s.players[seat]!;
  const all = available(p);
  const picks: Picks['redevelopOld'][] = [];
  for (const place of p.places)
    if (all[REDEVELOPMENT]! > 0 || canReplace(place, site)) picks.push(REPLACE(seat, place.no));
  return picks;
}

/** FSM-89, FSM-90: the ways a redevelopment may be paid, a token of the supply first since it is good for nothing else. */
export function redevelopBills(p: Player, brick: boolean): Bill[] {
  const all = available(p);
  const withBrick = brick && (all[BRICK]! > 0 || all[AMMO]! > 0) ? [BRICK_BILL] : [];
  const withToken = all[REDEVELOPMENT]! > 0 ? [TOKEN_BILL] : [];
  return p.tokens[REDEVELOPMENT]! > 0 ? [...withToken, ...withBrick] : [...withBrick, ...withToken];
}
