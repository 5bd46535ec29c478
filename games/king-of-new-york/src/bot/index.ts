import type { Seat, Term } from '@ashtown/engine';
import { CARD_IDS, cardOf } from '../content/cards.ts';
import {
  ATTACK,
  CELEBRITY,
  DESTRUCTION,
  ENERGY,
  HEAL,
  MANHATTAN,
  OUCH,
  STACKS_PER_BOROUGH,
  STARS_TO_WIN,
  SUPERSTAR_NEEDS,
  TILE,
  UNIT,
  UNITS,
  ZONE_GAINS,
} from '../content/vocabulary.ts';
import { isAlive, living, maxLife, sumMods, targetsAt, topTile, unitPrice, unitsAt } from '../queries.ts';
import { countFaces } from '../rules/dice.ts';
import type { Player, View } from '../state.ts';

/** The parts of `evaluate`, in its order. */
export const TERMS = [
  'stars',
  'life',
  'energy',
  'cards',
  'superstar',
  'manhattan',
  'tokens',
  'dice',
  'win',
  'threat',
] as const;
export type TermId = (typeof TERMS)[number];

/**
 * What a seat makes of the table, in stars. Opponents count against it: half of what the strongest has, and a little of
 * what the others have. The weights were set by hand and checked by tournaments.
 */
export function evaluate(v: View, seat: Seat): readonly (Term & { id: TermId })[] {
  const p = v.players[seat]!;
  if (p.out > 0 || v.winners) return v.winners?.includes(seat) ? WON : LOST;
  const others = living(v) - 1;
  let most = 0;
  let sum = 0;
  for (let i = 0; i < v.players.length; i++) {
    if (i === seat || !isAlive(v, i)) continue;
    const worth = standing(v.players[i]!) + holdings(v, i);
    sum += worth;
    if (worth > most) most = worth;
  }
  return [
    { id: 'stars', value: starValue(p.star) },
    { id: 'life', value: lifeValue(p.life, danger(v, seat)) - armyRisk(v, p) },
    { id: 'energy', value: energyValue(p.energy) },
    { id: 'cards', value: cardValue(p) - doom(v, seat) },
    { id: 'superstar', value: v.superstar === seat ? 1.5 : 0 },
    { id: 'manhattan', value: placeValue(v, seat) },
    { id: 'tokens', value: -0.7 * p.web - 0.5 * p.jinx + 0.3 * p.carapace },
    { id: 'dice', value: seat === v.turn.seat ? diceValue(v, seat) : 0 },
    { id: 'win', value: 0 },
    { id: 'threat', value: -0.35 * most - (0.15 * sum) / Math.max(1, others) - 2.5 * others },
  ];
}

const decided = (win: number) => TERMS.map((id) => ({ id, value: id === 'win' ? win : 0 }));
const WON = decided(100);
const LOST = decided(-100);

const starValue = (star: number): number => star + (star * star) / 60 + (star >= STARS_TO_WIN ? 60 : 0);
const energyValue = (energy: number): number => 0.45 * Math.min(energy, 8) + 0.2 * Math.max(0, energy - 8);

/** Life is worth more the less of it is left, and the more damage may come before the next turn. */
function lifeValue(life: number, threat: number): number {
  const safe = Math.min(life, 6) + Math.max(0, life - 6) * 0.6;
  const risk = Math.max(0, threat + 3.5 - life);
  return safe - 0.5 * risk * risk;
}

/** Natural Selection: deadly once a CELEBRITY die is left over, and never quite safe. */
function doom(v: View, seat: Seat): number {
  if (!v.players[seat]!.cards.some((id) => PERISHABLE.has(id))) return 0;
  const left = v.turn.seat === seat && v.turn.dice.includes(CELEBRITY);
  return !left ? 12 : v.turn.rerolls > 0 && v.stack.some((f) => f.t === 'result') ? 30 : 90;
}
const PERISHABLE = new Set(
  CARD_IDS.filter((id) => cardOf(id).triggers?.some((trigger) => trigger.do.some((e) => e.t === 'perish'))),
);

/** Being shot in one's own turn: an OUCH among the last dice is likely enough to fear the Units around. */
function armyRisk(v: View, p: Player): number {
  const spare = p.life - unitsAt(v, p.at);
  return spare <= 0 ? 6 : spare === 1 ? 3.5 : spare === 2 ? 1.5 : 0;
}

function cardValue(p: Player): number {
  let value = 0;
  for (const id of p.cards) value += 0.55 * cardOf(id).cost + 0.6;
  return value;
}

const standing = (p: Player): number => starValue(p.star) + 0.6 * p.life + energyValue(p.energy) + cardValue(p);
const holdings = (v: View, seat: Seat): number =>
  (v.superstar === seat ? 1.5 : 0) + (v.players[seat]!.at === MANHATTAN ? 1.5 : 0);

/** Damage to be expected until this Monster's next turn. */
function danger(v: View, seat: Seat): number {
  const p = v.players[seat]!;
  const inside = p.at === MANHATTAN;
  let hits = 0;
  for (let i = 0; i < v.players.length; i++)
    if (i !== seat && isAlive(v, i) && (v.players[i]!.at === MANHATTAN) !== inside) hits += 2.2;
  return hits + 0.35 * unitsAt(v, p.at);
}

/** Stars and energy Manhattan will give at the next turn, against the healing it denies. */
function placeValue(v: View, seat: Seat): number {
  const p = v.players[seat]!;
  if (p.at !== MANHATTAN) return -0.15 * unitsAt(v, p.at);
  const gains = ZONE_GAINS[p.zone]!;
  const survival = Math.max(0, Math.min(1, (p.life - 2) / 6));
  return (gains.star + 0.4 * gains.energy + 0.8) * survival - 0.15 * unitsAt(v, p.at);
}

/** What the dice on the table, or the symbols still open, would give: the greedy bot compares rerolls with it. */
function diceValue(v: View, seat: Seat): number {
  const rolling = v.stack.some((f) => f.t === 'result');
  const open = rolling ? countFaces(v.turn.dice) : v.turn.open;
  const p = v.players[seat]!;
  let value = 0.45 * open[ENERGY]!;
  const missing = maxLife(p) - p.life;
  if (p.at !== MANHATTAN) value += Math.min(open[HEAL]!, missing) * (p.life <= 4 ? 1.3 : p.life <= 7 ? 0.8 : 0.4);
  else value += 0.3 * Math.min(open[HEAL]!, p.jinx);
  value += attackValue(v, seat, open[ATTACK]!);
  value += celebrityValue(v, seat, open[CELEBRITY]!);
  value += destructionValue(v, p, open[DESTRUCTION]!);
  value += ouchValue(v, seat, open[OUCH]!);
  return rolling ? value + 0.25 * v.turn.rerolls * (1 + sumMods(p, 'dice') / 6) : value; // a reroll left is worth something
}

function attackValue(v: View, seat: Seat, n: number): number {
  if (n === 0) return 0;
  const p = v.players[seat]!;
  const inside = p.at === MANHATTAN;
  let value = 0;
  for (let i = 0; i < v.players.length; i++) {
    const other = v.players[i]!;
    if (i === seat || other.out > 0 || (other.at === MANHATTAN) === inside) continue;
    const hit = Math.min(n, other.life);
    value += 0.45 * hit + (n >= other.life ? 4 : 0) + (other.star >= 14 ? 0.3 * hit : 0);
  }
  return value + 0.4 * Math.min(n, p.web);
}

function celebrityValue(v: View, seat: Seat, n: number): number {
  if (v.superstar === seat) return 1.05 * n;
  return n >= SUPERSTAR_NEEDS ? n - SUPERSTAR_NEEDS + 1 + 2 : 0.25 * n;
}

/** Spends the points greedily on the best reward for its price. */
function destructionValue(v: View, p: Player, points: number): number {
  if (points === 0 || p.at < 0) return 0;
  const prizes: { price: number; worth: number }[] = [];
  if (!v.turn.unitsOnly)
    for (let i = 0; i < STACKS_PER_BOROUGH; i++) {
      const tile = topTile(v, p.at * STACKS_PER_BOROUGH + i);
      if (tile >= 0) prizes.push({ price: TILE[tile]!.durability, worth: rewardWorth(p, TILE[tile]!.reward) - 0.2 });
    }
  for (let u = 0; u < UNITS.length; u++)
    for (let i = targetsAt(v, p.at, u); i > 0; i--)
      prizes.push({ price: unitPrice(p, u), worth: rewardWorth(p, UNIT[u]!.reward) + 0.3 });
  prizes.sort((a, b) => b.worth / b.price - a.worth / a.price);
  let left = points;
  let value = 0;
  for (const { price, worth } of prizes)
    if (price <= left) {
      left -= price;
      value += worth;
    }
  return value;
}

const rewardWorth = (p: Player, { res, n }: { res: 'star' | 'energy' | 'life'; n: number }): number =>
  res === 'star' ? 1.1 * n : res === 'energy' ? 0.45 * n : Math.min(n, maxLife(p) - p.life) * (p.life <= 4 ? 1.1 : 0.6);

function ouchValue(v: View, seat: Seat, n: number): number {
  if (n === 0) return 0;
  const p = v.players[seat]!;
  const revealed = v.turn.open[DESTRUCTION]! > 0 || v.stack.some((f) => f.t === 'destroy' || f.t === 'destroyObject');
  const mine = unitsAt(v, p.at) + (revealed ? 1 : 0);
  const cost = -0.8 * mine - (mine >= p.life ? 30 : 0);
  if (n < SUPERSTAR_NEEDS) return cost;
  let value = cost + (v.statue === seat ? 0 : 3);
  if (v.statue >= 0 && v.statue !== seat) value += 1;
  for (let i = 0; i < v.players.length; i++)
    if (i !== seat && isAlive(v, i)) value += 0.35 * Math.min(unitsAt(v, v.players[i]!.at), v.players[i]!.life);
  return value;
}
