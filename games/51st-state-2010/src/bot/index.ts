import type { Seat, Term } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { KEPT, KINDS, WORKER } from '../content/vocabulary.ts';
import { countType, isFull, type Somebody, scoreOf } from '../queries.ts';
import type { View } from '../state.ts';
import { type Held, handWorth, heldBy, placeWorths } from './hand.ts';
import { addProduction, awaitsProduction, type Means, meansOf } from './means.ts';
import { abilityOf, countingOf, ending, type Looking, leaderFuture, turnsLeft } from './outlook.ts';
import { planOf } from './plan.ts';
import { restOfTurn } from './turn.ts';
import { WEIGHTS } from './weights.ts';
import { worthsOf } from './worth.ts';

/** The parts of `evaluate`, in their order. */
export const TERMS = ['score', 'production', 'abilities', 'supply', 'hand', 'plan', 'opponents', 'win'] as const;
export type TermId = (typeof TERMS)[number];

/**
 * What a seat makes of the table, in victory points. Whatever comes every turn is worth more the more turns are left; goods in
 * the pool are worth what they can become in this turn, and nothing after passing. The weights were set by hand and
 * checked by tournaments.
 */
export function evaluateOf(t: Tables) {
  const worths = SEATS.map((players) => worthsOf(t, players));
  return (v: View, seat: Seat): readonly Named[] => {
    if (v.winners) return v.winners.includes(seat) ? WON : LOST;
    const scores = scoresOf(v);
    const turns = turnsLeft(v, scores);
    const w = worths[v.players.length]!;
    const p = v.players[seat]!;
    const x: Looking = { t, w, v, seat, p, scores, turns, counting: countingOf(t, w, p) };
    const m = meansOf(t, p);
    if (awaitsProduction(v, seat)) addProduction(t, p, m);
    const places = placeWorths(x);
    const held = heldBy(x, places);
    const plan = planOf(x, m, held, places);
    return [
      { id: 'score', value: scores[seat]! },
      { id: 'production', value: turns * incomeOf(x, p) },
      { id: 'abilities', value: abilitiesOf(x, p) },
      { id: 'supply', value: supplyOf(x, m, held, places) },
      { id: 'hand', value: handWorth(x, held) },
      { id: 'plan', value: plan },
      { id: 'opponents', value: -rivalry(x) },
      { id: 'win', value: turns === 0 ? ending(x) : 0 },
    ];
  };
}

/** A term that has words. */
type Named = Term & { id: TermId };

/** By the number of players. */
const SEATS = [0, 1, 2, 3, 4];
const decided = (win: number): readonly Named[] => TERMS.map((id) => ({ id, value: id === 'win' ? win : 0 }));
const WON = decided(100);
const LOST = decided(-100);

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
function abilitiesOf(x: Looking, p: Somebody): number {
  let sum = 0;
  for (let i = 0; i < p.places.length; i++) sum += abilityOf(x, x.t.site[p.places[i]!.card]!, p.places[i]!);
  if (p.leader !== null) sum += leaderFuture(x, p.leader.ones + p.leader.twos);
  sum += WEIGHTS.tucked * (p.spoils.length + p.deals.length);
  for (let i = 0; i < p.spoils.length; i++)
    sum += x.turns > 0 ? WEIGHTS.spoils * x.w.spoils[x.t.face[p.spoils[i]!]!]! : 0;
  return sum;
}

/** Goods that outlive the turn, and what can be made of the others. */
function supplyOf(x: Looking, m: Means, held: readonly Held[], places: number[]): number {
  const { t, w, p, turns } = x;
  let sum = 0;
  if (turns > 0) {
    for (let i = 0; i < p.places.length; i++) {
      const { stock, card } = p.places[i]!;
      if (stock === null) continue;
      if (t.site[card]!.set === null) for (let g = 0; g < KEPT; g++) sum += stock[g]! * w.spend[g]! * WEIGHTS.kept;
      else if (!isFull(p.places[i]!)) for (let g = 0; g < KINDS; g++) sum += stock[g]! * WEIGHTS.laid;
    }
    if (p.leader !== null) for (let g = 0; g < KEPT; g++) sum += p.leader.stock[g]! * w.spend[g]! * WEIGHTS.kept;
  }
  if (p.passed) return sum;
  const left = turns > 0 ? WEIGHTS.left : WEIGHTS.leftAtEnd;
  for (let g = 0; g < p.pool.length; g++) {
    const n = p.pool[g]!;
    if (n > 0) sum += left * Math.min(n, 5) * w.spend[g]!;
  }
  return sum + WEIGHTS.prospect * restOfTurn(x, m, held, places);
}

/** What the strongest opponent has and will have, and a little of what the others do. */
function rivalry(x: Looking): number {
  let most = 0;
  let sum = 0;
  const { players } = x.v;
  for (let i = 0; i < players.length; i++) {
    if (i === x.seat) continue;
    const q = players[i]!;
    let worth = x.scores[i]! + WEIGHTS.rivalIncome * x.turns * incomeOf(x, q);
    for (let g = 0; g <= WORKER; g++) worth += WEIGHTS.rivalGood * q.pool[g]!;
    sum += worth;
    most = Math.max(most, worth);
  }
  return WEIGHTS.rival * most + (WEIGHTS.rivals * sum) / (players.length - 1);
}
