import type { Seat, Term } from '@ashtown/engine';
import { accessible, canPayResources, canUse, countType, hasRoom, isFull, placeOf, type Somebody } from './queries.ts';
import { priceOf, reachOf, readReach, waysToReach } from './reach.ts';
import type { Frame, Place, PlayerView, View } from './state.ts';
import type { Bill, LeaderDesign, Site, Tables } from './tables.ts';
import {
  ANY,
  BUILDING,
  CONQUEST,
  COOPERATION,
  END_SCORE,
  INCORPORATION,
  KEPT,
  KINDS,
  LEADER_SLOTS,
  REDEVELOP,
  REDEVELOP_ANY,
  REPLACED_VP,
  USES,
  VP_SLOTS,
  WORKER,
} from './vocabulary.ts';
import { type Worths, worthsOf } from './worth.ts';

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

interface Looking {
  t: Tables;
  w: Worths;
  v: View;
  turns: number;
}

const TERMS = ['score', 'production', 'abilities', 'supply', 'hand', 'plan', 'opponents', 'win'] as const;
const decided = (win: number): readonly Term[] => TERMS.map((id) => ({ id, value: id === 'win' ? win : 0 }));
const WON = decided(100);
const LOST = decided(-100);

function runningScore(p: Somebody): number {
  let sum = p.places.length + (p.leader === null ? 0 : 1 + p.leader.ones + 2 * p.leader.twos);
  for (let i = 0; i < p.places.length; i++) sum += p.places[i]!.ones + 2 * p.places[i]!.twos;
  for (let i = 0; i < p.deals.length; i++) sum += p.deals[i]!.ones + 2 * p.deals[i]!.twos;
  for (let i = 0; i < p.base.length; i++) sum += p.base[i]!;
  return sum;
}

/** Production phases still to come, as the leader's points have it. */
export function turnsLeft(v: View): number {
  let most = 0;
  for (const p of v.players) most = Math.max(most, runningScore(p));
  return most >= END_SCORE ? 0 : Math.min(4.5, Math.max(0.3, (END_SCORE - most) / 6.5));
}

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
const leaderFuture = ({ turns }: Looking, tokens: number): number =>
  0.55 * Math.min(LEADER_SLOTS - tokens, 1.3 * turns);

function abilityOf({ w, turns }: Looking, site: Site, place: Place | null): number {
  if (site.act !== null) {
    const free = VP_SLOTS - (place === null ? 0 : place.ones + place.twos);
    const uses = site.act.only === 'vp' ? Math.min(free, 1.4 * turns) : 1.2 * turns;
    return uses * w.act[site.f]!;
  }
  return turns * w.feature[site.f]!;
}

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
/** What is left over may come in useful. */
const LEFT = 0.18;

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
  let build = 0;
  let second = 0;
  let deal = 0;
  let spoils = 0;
  for (let k = 0; k < 2; k++) {
    const cards = k === 0 ? p.seen : p.hand;
    for (let i = 0; i < cards.length; i++) {
      const site = cards[i] === null ? null : t.site[cards[i]!]!;
      if (site === null) continue;
      const worth = builtWorth(x, p, site) - 0.3;
      if (site.distance <= grey && worth > build) {
        second = Math.max(second, build);
        build = worth;
      } else if (worth > second) second = worth;
      if (site.distance <= blue) deal = Math.max(deal, turns * w.deal[site.f]!);
      if (site.distance <= red && turns > 0.3) spoils = Math.max(spoils, 0.9 * w.spoils[site.f]!);
    }
  }
  const gained = rebuild && second > 0 ? second + REPLACED_VP - leastWorth(x, p) : 0;
  if (gained > 0 && !tokens) all[all[BUILDING]! > 0 ? BUILDING : ANY]!--;
  return build + Math.max(0, gained) + 0.8 * Math.max(deal, spoils);
}

/** Placing it: 1 VP, what it brings in later turns, what it gives at once. */
function builtWorth(x: Looking, p: Somebody, site: Site): number {
  const { t, w, turns } = x;
  let worth = 1 + abilityOf(x, site, null);
  if (site.produce !== null) {
    const times = site.per === 0 ? 1 : countType(t, p, site.per) + (site.mask & site.per ? 1 : 0);
    worth += times * (w.flow[site.f]! * turns + w.now[site.f]!);
  }
  if (site.counted !== 0) {
    const n = countType(t, p, site.counted) + (site.mask & site.counted ? 1 : 0);
    worth += w.counted[site.f]! * (w.vpCounted[site.f] ? Math.min(3, n) : n) + 0.5 * turns * w.counted[site.f]!;
  }
  return worth + w.entry[site.f]!;
}

/** What a location in play is still good for, besides its tokens, which are never lost. */
function placeWorth(x: Looking, p: Somebody, place: Place): number {
  const { t, w, turns } = x;
  const site = t.site[place.card]!;
  let worth = 1 + abilityOf(x, site, place);
  if (site.produce !== null && !(w.vpFlow[site.f] && isFull(place)))
    worth += turns * w.flow[site.f]! * (site.per === 0 ? 1 : countType(t, p, site.per));
  if (site.counted !== 0 && !(w.vpCounted[site.f] && isFull(place))) worth += 0.4 * turns * w.counted[site.f]!;
  return worth;
}
function leastWorth(x: Looking, p: Somebody): number {
  let least = 4;
  for (let i = 0; i < p.places.length; i++) least = Math.min(least, placeWorth(x, p, p.places[i]!));
  return least;
}

const leaderWorth = (x: Looking, design: LeaderDesign): number => 1 + leaderFuture(x, 0) + x.w.leader[design.f]!;

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
  return 0.15 + 0.3 * Math.max(build, deal, spoils, 0);
}
const UNKNOWN = 0.7;
const MANY = 6;

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

// --- what is under way ---------------------------------------------------------------------------------------------------

/** What has been begun and is still on the stack, down to the end of the action: gains to come, less what they cost. */
function planOf(x: Looking, seat: Seat, p: PlayerView): number {
  const { stack } = x.v;
  let value = 0;
  for (let i = stack.length - 1; i >= 0; i--) {
    const f = stack[i]!;
    if (f.t === 'main' || f.t === 'next' || f.t === 'stepping' || f.t === 'picks' || f.t === 'trims') break;
    if (ownerOf(f) === seat) value += frameWorth(x, seat, p, f);
  }
  return value;
}
const ownerOf = (f: Frame): Seat | undefined => ('seats' in f ? f.seats[0] : 'seat' in f ? f.seat : undefined);

function frameWorth(x: Looking, seat: Seat, p: PlayerView, f: Frame): number {
  const { t, w, v, turns } = x;
  switch (f.t) {
    case 'reach':
      return -reachCost(x, p, f.colour);
    case 'payment':
      return f.lay ? 0 : -costOf(w, f.bill);
    case 'discardCard':
      return -0.35;
    case 'giveUp':
      return -0.35 * turns - 0.1;
    case 'replace':
      return builtWorth(x, p, t.site[v.limbo]!) + REPLACED_VP - 0.45 - weakest(x, p, t.site[v.limbo]!);
    case 'method':
    case 'place': {
      const no = f.t === 'method' ? f.no : f.over;
      const built = builtWorth(x, p, t.site[v.limbo]!);
      const old = no < 0 ? undefined : placeOf(p, no);
      return old ? built + REPLACED_VP - placeWorth(x, p, old) - (f.t === 'method' ? 0.4 : 0) : built;
    }
    case 'tuck': {
      const site = t.site[v.limbo]!;
      const reacts = p.leader !== null && t.leader[p.leader.card]!.on === (f.sort === 'deal' ? 'cooperate' : 'conquer');
      const bonus = reacts && !isFull(p.leader!, LEADER_SLOTS) ? 0.6 : 0;
      return bonus + (f.sort === 'deal' ? turns * w.deal[site.f]! : turns > 0.3 ? 0.9 * w.spoils[site.f]! : 0);
    }
    case 'lead':
      return (
        leaderWorth(x, t.leader[v.limbo]!) + (p.leader === null ? 0 : REPLACED_VP - 1 - leaderFuture(x, p.leader.ones))
      );
    case 'swap':
      return UNKNOWN;
    case 'deed':
      return 1;
    case 'useEffect':
      return w.actGain[t.face[placeOf(p, f.no)!.card]!]!;
    case 'steal':
      return 0.55;
    case 'lay':
      return 0.5;
    case 'store':
      return 0.05;
    case 'keep':
      return UNKNOWN + 0.3;
    default:
      return seat < 0 ? 1 : 0;
  }
}

/** The cheapest way to reach the card in limbo. */
function reachCost({ t, w, v }: Looking, p: PlayerView, colour: number): number {
  let least = 3;
  for (const way of waysToReach(t, p, accessible(t, p), colour, t.site[v.limbo]!.distance)) {
    const { cards, tokens } = readReach(t, p, way);
    let cost = costOf(w, priceOf(cards));
    for (const card of cards) cost += card.f < 0 ? 0.12 * card.range : 0.35 * card.range;
    for (const g of tokens) cost += w.spend[g]! * LEFT;
    least = Math.min(least, cost);
  }
  return least;
}

function weakest(x: Looking, p: PlayerView, site: Site): number {
  let least = 4;
  for (const place of p.places)
    if ((x.t.site[place.card]!.mask & site.mask) !== 0) least = Math.min(least, placeWorth(x, p, place));
  return least;
}

function costOf(w: Worths, bill: Bill): number {
  let sum = 0.4 * bill.any + 0.35 * bill.cards + w.spend[WORKER]! * bill.workers;
  for (let k = 0; k < KINDS; k++) sum += bill.need[k]! * w.spend[k]!;
  return sum * 0.6;
}
