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

/** What a seat makes of a game that is over. */
const decided = (won: number): Features => ({
  score: { points: 0 },
  production: { income: 0 },
  abilities: { places: 0, leader: 0, tucked: 0, spoils: 0 },
  supply: { kept: 0, laid: 0, left: 0, leftAtEnd: 0, prospect: 0 },
  hand: { known: 0, unknown: 0 },
  plan: { begun: 0 },
  opponents: { strongest: 0, average: 0 },
  win: { ending: 0, won },
});

/** By the number of players. */
const SEATS = [0, 1, 2, 3, 4];

/** Measures a view. Whatever comes every turn is counted for all turns that are left. */
export function measureOf(t: Tables, k: Weights) {
  const worths = SEATS.map((players) => worthsOf(t, k, players));
  return (v: View, seat: Seat): Features => {
    if (v.winners) return decided(v.winners.includes(seat) ? 1 : -1);
    const scores = scoresOf(v);
    const turns = turnsLeft(k, v, seat, scores);
    const w = worths[v.players.length]!;
    const p = v.players[seat]!;
    const x: Looking = { t, k, w, v, seat, p, scores, turns, counting: countingOf(t, w, p) };
    const m = meansOf(t, p);
    if (awaitsProduction(v, seat)) addProduction(t, p, m);
    const places = placeWorths(x);
    const held = heldBy(x, places);
    const begun = planOf(x, m, held, places); // before the rest of the turn, which has to do without what it costs
    return {
      score: { points: scores[seat]! },
      production: { income: turns * incomeOf(x, p) },
      abilities: abilitiesOf(x),
      supply: supplyOf(x, m, held, places),
      hand: handIn(x, held),
      plan: { begun },
      opponents: rivalsOf(x),
      win: { ending: turns === 0 ? ending(x) : 0, won: 0 },
    };
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
function abilitiesOf(x: Looking): Features['abilities'] {
  const { t, w, p, turns } = x;
  let places = 0;
  for (let i = 0; i < p.places.length; i++) places += abilityOf(x, t.site[p.places[i]!.card]!, p.places[i]!);
  let spoils = 0;
  if (turns > 0) for (let i = 0; i < p.spoils.length; i++) spoils += w.spoils[t.face[p.spoils[i]!]!]!;
  const leader = p.leader === null ? 0 : leaderTokens(x, p.leader.ones + p.leader.twos);
  return { places, leader, tucked: p.spoils.length + p.deals.length, spoils };
}

/** Goods that outlive the turn, and those that do not, with what can be made of them. */
function supplyOf(x: Looking, m: Means, held: readonly Held[], places: number[]): Features['supply'] {
  const { t, w, p, turns } = x;
  let kept = 0;
  let laid = 0;
  if (turns > 0) {
    for (let i = 0; i < p.places.length; i++) {
      const { stock, card } = p.places[i]!;
      if (stock === null) continue;
      if (t.site[card]!.set === null) for (let g = 0; g < KEPT; g++) kept += stock[g]! * w.spend[g]!;
      else if (!isFull(p.places[i]!)) for (let g = 0; g < KINDS; g++) laid += stock[g]!;
    }
    if (p.leader !== null) for (let g = 0; g < KEPT; g++) kept += p.leader.stock[g]! * w.spend[g]!;
  }
  if (p.passed) return { kept, laid, left: 0, leftAtEnd: 0, prospect: 0 };
  const left = leftOf(x);
  const prospect = restOfTurn(x, m, held, places);
  return turns > 0 ? { kept, laid, left, leftAtEnd: 0, prospect } : { kept, laid, left: 0, leftAtEnd: left, prospect };
}

/** What lies on the base. */
function leftOf({ k, w, p }: Looking): number {
  let left = 0;
  for (let g = 0; g < p.pool.length; g++) {
    const n = p.pool[g]!;
    if (n > 0) left += Math.min(n, k.planning.spare) * w.spend[g]!;
  }
  return left;
}

function handIn(x: Looking, held: readonly Held[]): Features['hand'] {
  const share = handShare(x);
  let sum = 0;
  for (let i = 0; i < held.length; i++) sum += held[i]!.worth;
  return { known: share * sum, unknown: share * (x.p.hand.length + x.p.seen.length - held.length) };
}

/** What the strongest opponent has and will have, and what all of them do on average. */
function rivalsOf(x: Looking): Features['opponents'] {
  const { k, v, seat, scores, turns } = x;
  let strongest = 0;
  let sum = 0;
  const { players } = v;
  for (let i = 0; i < players.length; i++) {
    if (i === seat) continue;
    const q = players[i]!;
    let worth = scores[i]! + k.rival.income * turns * incomeOf(x, q);
    if (!q.passed) for (let g = 0; g <= WORKER; g++) worth += k.rival.good * q.pool[g]!;
    sum += worth;
    strongest = Math.max(strongest, worth);
  }
  return { strongest, average: sum / (players.length - 1) };
}
