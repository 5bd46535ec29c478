import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { KEPT, KINDS, WORKER } from '../content/vocabulary.ts';
import { countType, isFull, type Somebody, scoreOf } from '../rules/queries.ts';
import type { View } from '../state.ts';
import { type Held, handShare, heldBy, placeWorths } from './hand.ts';
import { addProduction, awaitsProduction, type Means, meansOf } from './means.ts';
import { abilityOf, countingOf, ending, type Looking, leaderTokens, turnsLeft } from './outlook.ts';
import { planOf } from './plan.ts';
import { restOfTurn } from './turn.ts';
import type { Weights } from './weights.ts';
import { worthsOf } from './worth.ts';

/** What a seat makes of the table, in numbers; by the terms they belong to, and each with a weight of the same name. */
export interface Features {
  readonly score: { points: number };
  readonly production: { income: number };
  readonly abilities: { places: number; leader: number; tucked: number; spoils: number };
  readonly supply: { kept: number; laid: number; left: number; leftAtEnd: number; prospect: number };
  readonly hand: { known: number; unknown: number };
  readonly plan: { begun: number };
  readonly opponents: { strongest: number; average: number };
  readonly win: { ending: number; won: number };
}

const nothing = (): Features => ({
  score: { points: 0 },
  production: { income: 0 },
  abilities: { places: 0, leader: 0, tucked: 0, spoils: 0 },
  supply: { kept: 0, laid: 0, left: 0, leftAtEnd: 0, prospect: 0 },
  hand: { known: 0, unknown: 0 },
  plan: { begun: 0 },
  opponents: { strongest: 0, average: 0 },
  win: { ending: 0, won: 0 },
});

/** By the number of players. */
const SEATS = [0, 1, 2, 3, 4];

/** Measures a view. Whatever comes every turn is counted for all turns that are left. */
export function measureOf(t: Tables, k: Weights) {
  const worths = SEATS.map((players) => worthsOf(t, k, players));
  return (v: View, seat: Seat): Features => {
    const found = nothing();
    if (v.winners) {
      found.win.won = v.winners.includes(seat) ? 1 : -1;
      return found;
    }
    const scores = scoresOf(v);
    const turns = turnsLeft(k, v, scores);
    const w = worths[v.players.length]!;
    const p = v.players[seat]!;
    const x: Looking = { t, k, w, v, seat, p, scores, turns, counting: countingOf(t, w, p) };
    const m = meansOf(t, p);
    if (awaitsProduction(v, seat)) addProduction(t, p, m);
    const places = placeWorths(x);
    const held = heldBy(x, places);
    found.plan.begun = planOf(x, m, held, places);
    found.score.points = scores[seat]!;
    found.production.income = turns * incomeOf(x, p);
    measureAbilities(x, p, found.abilities);
    measureSupply(x, found.supply);
    if (!p.passed) measurePool(x, m, held, places, found.supply);
    measureHand(x, held, found.hand);
    measureRivals(x, found.opponents);
    if (turns === 0) found.win.ending = ending(x);
    return found;
  };
}

function scoresOf({ players }: View): number[] {
  const scores: number[] = [];
  for (let i = 0; i < players.length; i++) scores.push(scoreOf(players[i]!));
  return scores;
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
function measureAbilities(x: Looking, p: Somebody, found: Features['abilities']): void {
  for (let i = 0; i < p.places.length; i++) found.places += abilityOf(x, x.t.site[p.places[i]!.card]!, p.places[i]!);
  if (p.leader !== null) found.leader = leaderTokens(x, p.leader.ones + p.leader.twos);
  found.tucked = p.spoils.length + p.deals.length;
  if (x.turns > 0) for (let i = 0; i < p.spoils.length; i++) found.spoils += x.w.spoils[x.t.face[p.spoils[i]!]!]!;
}

/** Goods that outlive the turn. */
function measureSupply({ t, w, p, turns }: Looking, found: Features['supply']): void {
  if (turns === 0) return;
  for (let i = 0; i < p.places.length; i++) {
    const { stock, card } = p.places[i]!;
    if (stock === null) continue;
    if (t.site[card]!.set === null) for (let g = 0; g < KEPT; g++) found.kept += stock[g]! * w.spend[g]!;
    else if (!isFull(p.places[i]!)) for (let g = 0; g < KINDS; g++) found.laid += stock[g]!;
  }
  if (p.leader !== null) for (let g = 0; g < KEPT; g++) found.kept += p.leader.stock[g]! * w.spend[g]!;
}

/** The goods that do not, and what can be made of them. */
function measurePool(x: Looking, m: Means, held: readonly Held[], places: number[], found: Features['supply']): void {
  const { k, w, p, turns } = x;
  let left = 0;
  for (let g = 0; g < p.pool.length; g++) {
    const n = p.pool[g]!;
    if (n > 0) left += Math.min(n, k.planning.spare) * w.spend[g]!;
  }
  if (turns > 0) found.left = left;
  else found.leftAtEnd = left;
  found.prospect = restOfTurn(x, m, held, places);
}

function measureHand(x: Looking, held: readonly Held[], found: Features['hand']): void {
  const share = handShare(x);
  let sum = 0;
  for (let i = 0; i < held.length; i++) sum += held[i]!.worth;
  found.known = share * sum;
  found.unknown = share * (x.p.hand.length + x.p.seen.length - held.length);
}

/** What the strongest opponent has and will have, and what all of them do on average. */
function measureRivals(x: Looking, found: Features['opponents']): void {
  const { k, v, seat, scores, turns } = x;
  let most = 0;
  let sum = 0;
  const { players } = v;
  for (let i = 0; i < players.length; i++) {
    if (i === seat) continue;
    const q = players[i]!;
    let worth = scores[i]! + k.rival.income * turns * incomeOf(x, q);
    for (let g = 0; g <= WORKER; g++) worth += k.rival.good * q.pool[g]!;
    sum += worth;
    most = Math.max(most, worth);
  }
  found.strongest = most;
  found.average = sum / (players.length - 1);
}
