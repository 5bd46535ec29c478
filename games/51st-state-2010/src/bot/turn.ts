import type { Act, Site, Tables } from '../content/tables.ts';
import {
  BUILDING,
  CONQUEST,
  COOPERATION,
  EXTRA_WORKERS,
  INCORPORATION,
  KINDS,
  REDEVELOP,
  REDEVELOP_ANY,
  REPLACED_VP,
  USES,
  VP_SLOTS,
  WEAPON,
  WORKER,
} from '../content/vocabulary.ts';
import { excessIn, missing, type Somebody, type TuckRoom, tuckRoomOf } from '../rules/queries.ts';
import type { Place } from '../state.ts';
import { type Held, leastMatching } from './hand.ts';
import { isPayable, type Means, NEED, payRedevelopment, spend } from './means.ts';
import { type Looking, reaction } from './outlook.ts';
import { fillPrices, payReach } from './reach.ts';

/** Somebody who plans the rest of a turn with what is left for it. */
interface Planner {
  x: Looking;
  m: Means;
  held: readonly Held[];
  /** How many locations and leaders in hand have no use yet. */
  left: number;
  room: TuckRoom;
  /** What the leader gains by each of these. */
  redeveloped: number;
  cooperated: number;
  conquered: number;
  /** What the own locations are worth. */
  places: number[];
  actions: readonly Action[];
  led: boolean;
  spoils: number;
  deals: number;
}

/** An own action location; thefts and what takes cards are left out. */
interface Action {
  place: Place;
  site: Site;
  act: Act;
  /** How often it has been used, and the VP tokens on it. */
  uses: number;
  tokens: number;
}

/** The best thing to do next: what it brings, less its price. */
interface Step {
  net: number;
  does: 'nothing' | 'incorporate' | 'redevelop' | 'cooperate' | 'conquer' | 'lead' | 'use';
  card: Held | null;
  /** The location that is replaced, or the action that is used. */
  at: number;
}

/**
 * What the means can become in this turn: again and again the best thing that can be paid for, hired resources included.
 * It uses up what it is given.
 */
export function restOfTurn(x: Looking, m: Means, held: readonly Held[], places: number[]): number {
  const { t, p } = x;
  const z: Planner = {
    x,
    m,
    held,
    left: 0,
    room: tuckRoomOf(t, p),
    redeveloped: reaction(x, 'redevelop', 0),
    cooperated: reaction(x, 'cooperate', 0),
    conquered: reaction(x, 'conquer', 0),
    places,
    actions: actionsOf(t, p),
    led: p.leader !== null,
    spoils: p.spoils.length,
    deals: p.deals.length,
  };
  for (let i = 0; i < held.length; i++) if (!held[i]!.used && held[i]!.shot === null) z.left++;
  const step: Step = { net: 0, does: 'nothing', card: null, at: -1 };
  let sum = 0;
  const { steps, least } = x.k.planning;
  for (let n = 0; n < steps; n++) {
    step.net = least;
    step.does = 'nothing';
    if (z.left > 0) weighCards(z, step);
    weighUses(z, step);
    if (step.does === 'nothing') break;
    carryOut(z, step);
    sum += step.net;
  }
  return sum;
}

function actionsOf(t: Tables, p: Somebody): Action[] {
  const actions: Action[] = [];
  for (let i = 0; i < p.places.length; i++) {
    const place = p.places[i]!;
    const site = t.site[place.card]!;
    const { act } = site;
    if (act === null || act.op === 'STEAL' || act.bill.tucked !== null || act.bill.cards > 0) continue;
    actions.push({ place, site, act, uses: place.uses, tokens: place.ones + place.twos });
  }
  return actions;
}

function better(step: Step, net: number, does: Step['does'], card: Held | null, at: number): void {
  if (net <= step.net) return;
  step.net = net;
  step.does = does;
  step.card = card;
  step.at = at;
}

/** Prices by distance. */
const GREY = [0, 0, 0, 0];
const BLUE = [0, 0, 0, 0];
const RED = [0, 0, 0, 0];

/** A card of the hand, in every way it can be played. */
function weighCards(z: Planner, step: Step): void {
  const { x, m, held } = z;
  const { k, w, p, turns } = x;
  const deals = excessIn(z.room, z.spoils, z.deals + 1) <= 0;
  const spoils = turns > 0 && excessIn(z.room, z.spoils + 1, z.deals) <= 0;
  fillPrices(GREY, x, m, held, INCORPORATION);
  if (deals) fillPrices(BLUE, x, m, held, COOPERATION);
  if (spoils) fillPrices(RED, x, m, held, CONQUEST);
  const anyType = m.all[REDEVELOP_ANY]! > 0;
  const free = anyType || m.all[REDEVELOP]! > 0;
  const rebuild = p.places.length > 0 && (free || (!m.redeveloped && isPayable(m.all, NEED[BUILDING]!, 0, 0)));
  const rebuilt = REPLACED_VP + z.redeveloped - (free ? k.planning.token : k.planning.price * w.spend[BUILDING]!);
  for (let i = 0; i < held.length; i++) {
    const h = held[i]!;
    if (h.used) continue;
    if (h.leader !== null) weighLeader(z, step, h);
    const { site } = h;
    if (site === null) continue;
    const d = site.distance;
    better(step, h.played - h.worth - GREY[d]!, 'incorporate', h, -1);
    if (rebuild) {
      const at = leastMatching(x, anyType ? -1 : site.mask, z.places);
      if (at >= 0) better(step, h.played - h.worth + rebuilt - z.places[at]!, 'redevelop', h, at);
    }
    if (deals) better(step, turns * w.deal[site.f]! + z.cooperated - h.worth - BLUE[d]!, 'cooperate', h, -1);
    if (spoils)
      better(step, k.abilities.spoils * w.spoils[site.f]! + z.conquered - h.worth - RED[d]!, 'conquer', h, -1);
  }
}

function weighLeader({ x, m, led }: Planner, step: Step, h: Held): void {
  if (!led) better(step, h.played - h.worth, 'lead', h, -1);
  else if (isPayable(m.all, NEED[WEAPON]!, 0, 0))
    better(step, h.played - h.worth - x.k.planning.price * x.w.spend[WEAPON]!, 'lead', h, -1);
}

function weighUses({ x, m, actions }: Planner, step: Step): void {
  const { k, w } = x;
  const { all } = m;
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i]!;
    const { site, act, uses, tokens } = action;
    if (uses >= USES || all[WORKER]! < act.workers || (act.only === 'vp' && tokens >= VP_SLOTS)) continue;
    const need = needOf(x.t, action);
    const workers = workersOf(action);
    if (!isPayable(all, need, act.bill.any, workers)) continue;
    let cost = w.spend[WORKER]! * workers + k.paid.any * act.bill.any;
    for (let kind = 0; kind < KINDS; kind++) cost += need[kind]! * w.spend[kind]!;
    better(step, w.actGain[site.f]! - k.planning.price * cost, 'use', null, i);
  }
}
const workersOf = ({ act, uses }: Action): number => act.workers + act.bill.workers + EXTRA_WORKERS * uses;

/** Resources a use takes; for a set those it lacks. */
function needOf(t: Tables, { place, site, act, uses }: Action): readonly number[] {
  if (site.set === null) return act.bill.need;
  if (uses !== place.uses) return site.set;
  return [0, 1, 2, 3].map((kind) => missing(t, place, kind));
}

function carryOut(z: Planner, { does, card, at }: Step): void {
  const { x, m, held } = z;
  if (card !== null) {
    card.used = true;
    z.left--;
  }
  switch (does) {
    case 'incorporate':
      return payReach(x, m, held, INCORPORATION, card!.site!.distance);
    case 'cooperate':
      z.deals++;
      return payReach(x, m, held, COOPERATION, card!.site!.distance);
    case 'conquer':
      z.spoils++;
      return payReach(x, m, held, CONQUEST, card!.site!.distance);
    case 'redevelop':
      z.places[at] = card!.played;
      return payRedevelopment(m);
    case 'lead':
      if (z.led) spend(m.all, NEED[WEAPON]!, 0, 0);
      z.led = true;
      return;
    case 'use': {
      const action = z.actions[at]!;
      spend(m.all, needOf(x.t, action), action.act.bill.any, workersOf(action));
      action.uses++;
      if (action.act.only === 'vp') action.tokens++;
      return;
    }
  }
}
