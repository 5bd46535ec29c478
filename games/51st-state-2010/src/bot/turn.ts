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
import { excess, missing } from '../rules/queries.ts';
import { type Held, leastMatching } from './hand.ts';
import { isPayable, type Means, NEED, payRedevelopment, spend } from './means.ts';
import { type Looking, reaction } from './outlook.ts';
import { fillPrices, payReach } from './reach.ts';

/** Somebody who plans the rest of a turn with what is left for it. */
interface Planner {
  x: Looking;
  m: Means;
  held: readonly Held[];
  /** What the own locations are worth, how often they have been used, and the VP tokens on them. */
  places: number[];
  uses: number[];
  tokens: number[];
  led: boolean;
  spoils: number;
  deals: number;
}

/** The best thing to do next: what it brings, less its price. */
interface Step {
  net: number;
  does: 'nothing' | 'incorporate' | 'redevelop' | 'cooperate' | 'conquer' | 'lead' | 'use';
  card: Held | null;
  /** The location that is used or replaced. */
  at: number;
}

/**
 * What the means can become in this turn: again and again the best thing that can be paid for, hired resources included.
 * It uses up what it is given.
 */
export function restOfTurn(x: Looking, m: Means, held: readonly Held[], places: number[]): number {
  const { p } = x;
  const z: Planner = { x, m, held, places, uses: [], tokens: [], led: p.leader !== null, spoils: 0, deals: 0 };
  for (let i = 0; i < p.places.length; i++) {
    const { uses, ones, twos } = p.places[i]!;
    z.uses.push(uses);
    z.tokens.push(ones + twos);
  }
  const step: Step = { net: 0, does: 'nothing', card: null, at: -1 };
  let sum = 0;
  const { steps, least } = x.k.planning;
  for (let n = 0; n < steps; n++) {
    step.net = least;
    step.does = 'nothing';
    weighCards(z, step);
    weighUses(z, step);
    if (step.does === 'nothing') break;
    carryOut(z, step);
    sum += step.net;
  }
  return sum;
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
  const { t, k, w, p, turns } = x;
  if (held.length === 0) return;
  const deals = excess(t, p, z.spoils, z.deals + 1) <= 0;
  const spoils = turns > 0 && excess(t, p, z.spoils + 1, z.deals) <= 0;
  fillPrices(GREY, x, m, held, INCORPORATION);
  if (deals) fillPrices(BLUE, x, m, held, COOPERATION);
  if (spoils) fillPrices(RED, x, m, held, CONQUEST);
  const anyType = m.all[REDEVELOP_ANY]! > 0;
  const free = anyType || m.all[REDEVELOP]! > 0;
  const rebuild = p.places.length > 0 && (free || (!m.redeveloped && isPayable(m.all, NEED[BUILDING]!, 0, 0)));
  const rebuilt =
    REPLACED_VP + reaction(x, 'redevelop', 0) - (free ? k.planning.token : k.planning.price * w.spend[BUILDING]!);
  const dealt = reaction(x, 'cooperate', 0);
  const conquered = reaction(x, 'conquer', 0);
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
    if (deals) better(step, turns * w.deal[site.f]! + dealt - h.worth - BLUE[d]!, 'cooperate', h, -1);
    if (spoils) better(step, k.abilities.spoils * w.spoils[site.f]! + conquered - h.worth - RED[d]!, 'conquer', h, -1);
  }
}

function weighLeader({ x, m, led }: Planner, step: Step, h: Held): void {
  if (!led) better(step, h.played - h.worth, 'lead', h, -1);
  else if (isPayable(m.all, NEED[WEAPON]!, 0, 0))
    better(step, h.played - h.worth - x.k.planning.price * x.w.spend[WEAPON]!, 'lead', h, -1);
}

/** An own action location; thefts and what takes cards are left out. */
function weighUses(z: Planner, step: Step): void {
  const { t, k, w, p } = z.x;
  const { all } = z.m;
  for (let i = 0; i < z.uses.length; i++) {
    const { act, f } = t.site[p.places[i]!.card]!;
    if (act === null || z.uses[i]! >= USES || all[WORKER]! < act.workers) continue;
    if (act.only === 'vp' && z.tokens[i]! >= VP_SLOTS) continue;
    if (act.op === 'STEAL' || act.bill.tucked !== null || act.bill.cards > 0) continue;
    const need = needOf(z, i);
    const workers = workersOf(z, i);
    if (!isPayable(all, need, act.bill.any, workers)) continue;
    let cost = w.spend[WORKER]! * workers + k.paid.any * act.bill.any;
    for (let k = 0; k < KINDS; k++) cost += need[k]! * w.spend[k]!;
    better(step, w.actGain[f]! - k.planning.price * cost, 'use', null, i);
  }
}
const workersOf = ({ x, uses }: Planner, i: number): number => {
  const { workers, bill } = x.t.site[x.p.places[i]!.card]!.act!;
  return workers + bill.workers + EXTRA_WORKERS * uses[i]!;
};
/** Resources a use takes; for a set those it lacks. */
function needOf({ x, uses }: Planner, i: number): readonly number[] {
  const place = x.p.places[i]!;
  const { set, act } = x.t.site[place.card]!;
  if (set === null) return act!.bill.need;
  if (uses[i] !== place.uses) return set;
  return [0, 1, 2, 3].map((kind) => missing(x.t, place, kind));
}

function carryOut(z: Planner, { does, card, at }: Step): void {
  const { x, m, held } = z;
  if (card !== null) card.used = true;
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
      const { act } = x.t.site[x.p.places[at]!.card]!;
      spend(m.all, needOf(z, at), act!.bill.any, workersOf(z, at));
      z.uses[at]!++;
      if (act!.only === 'vp') z.tokens[at]!++;
      return;
    }
  }
}
