import type { Seat, Term } from '@ashtown/engine';
import {
  abilityOf,
  builtWorth,
  LEFT,
  type Looking,
  leaderFuture,
  leaderWorth,
  placeWorth,
  runningScore,
  turnsLeft,
  UNKNOWN,
} from './outlook.ts';
import { planOf } from './plan.ts';
import { accessible, canPayResources, canUse, countType, hasRoom, isFull, type Somebody } from './queries.ts';
import { reachOf } from './reach.ts';
import type { PlayerView, View } from './state.ts';
import type { Bill, Tables } from './tables.ts';
import {
  ANY,
  BUILDING,
  CONQUEST,
  COOPERATION,
  INCORPORATION,
  KEPT,
  KINDS,
  REDEVELOP,
  REDEVELOP_ANY,
  REPLACED_VP,
  USES,
  VP_SLOTS,
  WORKER,
} from './vocabulary.ts';
import { worthsOf } from './worth.ts';

/**
 * What a seat makes of the table, in victory points. Whatever comes every turn is worth more the more turns are left; goods in
 * the pool are worth what they can become in this turn, and nothing after passing. The weights were set by hand and
 * checked by tournaments.
 */
export function evaluateOf(t: Tables) {
  const w = worthsOf(t);
  return (v: View, seat: Seat): readonly Term[] => {
    if (v.winners) return v.winners.includes(seat) ? WON : LOST;
    const turns = turnsLeft(v);
    const p = v.players[seat]!;
    const x: Looking = { t, w, v, turns };
    return [
      { id: 'score', value: runningScore(p) },
      { id: 'production', value: turns * incomeOf(x, p) },
      { id: 'abilities', value: abilitiesOf(x, p) },
      { id: 'supply', value: supplyOf(x, seat, p) },
      { id: 'hand', value: handOf(x, p) },
      { id: 'plan', value: planOf(x, seat, p) },
      { id: 'opponents', value: -rivalry(x, seat) },
      { id: 'win', value: 0 },
    ];
  };
}

const TERMS = ['score', 'production', 'abilities', 'supply', 'hand', 'plan', 'opponents', 'win'] as const;
const decided = (win: number): readonly Term[] => TERMS.map((id) => ({ id, value: id === 'win' ? win : 0 }));
const WON = decided(100);
const LOST = decided(-100);

/** What comes in every Production. */
function incomeOf({ t, w }: Looking, p: Somebody): number {
  let sum = 0;
  for (let i = 0; i < p.places.length; i++) {
    const place = p.places[i]!;
    const site = t.site[place.card]!;
    if (site.produce === null) continue;
    if (w.vpFlow[site.f] && isFull(place)) continue;
    sum += w.flow[site.f]! * (site.per === 0 ? 1 : countType(t, p, site.per));
  }
  for (let i = 0; i < p.deals.length; i++) {
    const deal = p.deals[i]!;
    if (!isFull(deal) || t.site[deal.card]!.deal.length === 0) sum += w.deal[t.face[deal.card]!]!;
  }
  return sum;
}

/** What action locations, features and the leader will bring in turns to come, apart from goods in stock. */
function abilitiesOf(x: Looking, p: Somebody): number {
  let sum = 0;
  for (let i = 0; i < p.places.length; i++) sum += abilityOf(x, x.t.site[p.places[i]!.card]!, p.places[i]!);
  if (p.leader !== null) sum += leaderFuture(x, p.leader.ones + p.leader.twos);
  sum += TUCKED * (p.spoils.length + p.deals.length);
  for (let i = 0; i < p.spoils.length; i++) sum += x.turns > 0.3 ? 0.9 * x.w.spoils[x.t.face[p.spoils[i]!]!]! : 0;
  return sum;
}
/** Even when it brings nothing more, a tucked card is not thrown away for nothing. */
const TUCKED = 0.15;
/** Goods that outlive the turn, and what can be made of the others. */
function supplyOf(x: Looking, seat: Seat, p: PlayerView): number {
  const { t, w, turns } = x;
  let sum = 0;
  if (turns > 0) {
    for (let i = 0; i < p.places.length; i++) {
      const { stock, card } = p.places[i]!;
      if (stock === null) continue;
      const keeps = t.site[card]!.set === null ? 0.6 : 0.55;
      for (let g = 0; g < KEPT; g++) sum += stock[g]! * w.spend[g]! * keeps;
    }
    if (p.leader !== null) for (let g = 0; g < KEPT; g++) sum += p.leader.stock[g]! * w.spend[g]! * 0.6;
  }
  if (p.passed) return sum;
  const all = accessible(t, p);
  sum += PROSPECT * (cardProspects(x, p, all) + actionProspects(x, seat, p, all));
  const left = turns > 0 ? LEFT : 0.02;
  for (let g = 0; g < p.pool.length; g++) {
    const n = p.pool[g]!;
    if (n > 0) sum += left * Math.min(n, 5) * w.spend[g]!;
  }
  return sum;
}
/** Possible is less than done. */
const PROSPECT = 0.75;

/** Spends `all` on the actions in play that gain something by it. */
function actionProspects({ t, w, v }: Looking, seat: Seat, p: PlayerView, all: number[]): number {
  let sum = 0;
  for (let i = 0; i < p.places.length; i++) {
    const place = p.places[i]!;
    const { act, f } = t.site[place.card]!;
    if (act === null || w.actNow[f]! <= 0 || !canUse(t, v, seat, place, all)) continue;
    let slots = act.only === 'vp' ? VP_SLOTS - place.ones - place.twos : USES;
    for (let uses = place.uses; uses < USES && slots > 0; uses++, slots--) {
      const workers = act.workers + uses + act.bill.workers;
      if (all[WORKER]! < workers || !canPayResources(all, act.bill.need, act.bill.any)) break;
      if (act.op === 'COLLECT_SET' && uses > place.uses) break;
      all[WORKER]! -= workers;
      spend(all, act.bill);
      sum += w.actNow[f]!;
    }
  }
  return sum;
}

function spend(all: number[], bill: Bill): void {
  for (let k = 0; k < KINDS; k++) {
    const exact = Math.min(bill.need[k]!, all[k]!);
    all[k]! -= exact;
    all[ANY]! -= bill.need[k]! - exact;
  }
  for (let n = bill.any; n > 0; n--) {
    let most = ANY;
    for (let k = 0; k < KINDS; k++) if (all[k]! > 0 && (most === ANY || all[k]! > all[most]!)) most = k;
    all[most]!--;
  }
}

/** The best card to incorporate, to redevelop into, to cooperate with and to conquer, as far as that is possible now. */
function cardProspects(x: Looking, p: PlayerView, all: number[]): number {
  const { t, w, turns } = x;
  if (p.hand.length + p.seen.length === 0) return 0;
  const grey = reachOf(t, p, all, INCORPORATION);
  const blue = hasRoom(t, p, 'deal') ? reachOf(t, p, all, COOPERATION) : 0;
  const red = hasRoom(t, p, 'spoils') ? reachOf(t, p, all, CONQUEST) : 0;
  const tokens = all[REDEVELOP]! + all[REDEVELOP_ANY]! > 0;
  const rebuild = p.places.length > 0 && (tokens || (!p.redeveloped && all[BUILDING]! + all[ANY]! > 0));
  const types = all[REDEVELOP_ANY]! > 0 ? -1 : typesOf(t, p);
  let build = 0;
  let buildAt = -1;
  let match = 0;
  let matchAt = -1;
  let second = 0;
  let deal = 0;
  let spoils = 0;
  for (let at = 0; at < p.seen.length + p.hand.length; at++) {
    const card = at < p.seen.length ? p.seen[at]! : p.hand[at - p.seen.length]!;
    const site = card === null ? null : t.site[card]!;
    if (site === null) continue;
    const worth = builtWorth(x, p, site) - 0.3;
    if (site.distance <= grey && worth > build) {
      build = worth;
      buildAt = at;
    }
    if ((types & site.mask) !== 0) {
      if (worth > match) {
        second = match;
        match = worth;
        matchAt = at;
      } else if (worth > second) second = worth;
    }
    if (site.distance <= blue) deal = Math.max(deal, turns * w.deal[site.f]!);
    if (site.distance <= red && turns > 0.3) spoils = Math.max(spoils, 0.9 * w.spoils[site.f]!);
  }
  const into = matchAt === buildAt ? second : match;
  const gained = rebuild && into > 0 ? into + REPLACED_VP - leastWorth(x, p) : 0;
  if (gained > 0 && !tokens) all[all[BUILDING]! > 0 ? BUILDING : ANY]!--;
  return build + Math.max(0, gained) + 0.8 * Math.max(deal, spoils);
}

function leastWorth(x: Looking, p: Somebody): number {
  let least = 4;
  for (let i = 0; i < p.places.length; i++) least = Math.min(least, placeWorth(x, p, p.places[i]!));
  return least;
}

/** A card in hand: the best it may become, which is not yet paid for. */
function cardWorth(x: Looking, p: Somebody, card: number): number {
  const { t, w, turns } = x;
  const site = t.site[card]!;
  if (site === null) {
    const shot = t.shot[card]!;
    if (shot !== null) return turns > 0 ? 0.35 * shot.range - 0.1 * shot.bill.total : 0.1;
    return p.leader === null ? 0.75 * leaderWorth(x, t.leader[card]!) : 0.7 * REPLACED_VP;
  }
  const build = builtWorth(x, p, site) - 0.5 * site.distance;
  const deal = w.deal[site.f]! * turns - 0.35 * site.distance;
  const spoils = turns > 0.5 ? w.spoils[site.f]! - 0.35 * site.distance : 0;
  const matches = turns > 0 && (typesOf(t, p) & site.mask) !== 0 ? MATCH : 0;
  return 0.15 + matches + 0.3 * Math.max(build, deal, spoils, 0);
}
const MANY = 6;
/** A card that could replace a location in play. */
const MATCH = 0.35;

function typesOf(t: Tables, p: Somebody): number {
  let bits = 0;
  for (let i = 0; i < p.places.length; i++) bits |= t.site[p.places[i]!.card]!.mask;
  return bits;
}

function handOf(x: Looking, p: Somebody): number {
  let sum = 0;
  const n = p.hand.length + p.seen.length;
  for (let i = 0; i < p.seen.length; i++) sum += cardWorth(x, p, p.seen[i]!);
  for (let i = 0; i < p.hand.length; i++) sum += p.hand[i] === null ? UNKNOWN : cardWorth(x, p, p.hand[i]!);
  if (x.turns === 0) sum *= 0.3;
  return n > MANY ? (sum * (MANY + 0.4 * (n - MANY))) / n : sum;
}

function rivalry(x: Looking, seat: Seat): number {
  let most = 0;
  let sum = 0;
  const { players } = x.v;
  for (let i = 0; i < players.length; i++) {
    if (i === seat) continue;
    const q = players[i]!;
    let worth = runningScore(q) + 0.7 * x.turns * incomeOf(x, q);
    for (let g = 0; g <= WORKER; g++) worth += 0.15 * q.pool[g]!;
    sum += worth;
    most = Math.max(most, worth);
  }
  return 0.25 * most + (0.1 * sum) / (players.length - 1);
}
