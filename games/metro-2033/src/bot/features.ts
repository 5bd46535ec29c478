import type { Seat } from '@ashtown/engine';
import type { Card, Tables } from '../content/tables.ts';
import { EXCHANGE_SIZE, LOSSES, THREAT, TYPES } from '../content/vocabulary.ts';
import { placesOf } from '../rules/places.ts';
import { cheapTypes, coloured, freeTypes, type Tableau, totalOf } from '../rules/queries.ts';
import { tidied } from '../rules/tidying.ts';
import { type Frame, NOBODY, type View } from '../state.ts';
import { handOf } from './hand.ts';
import { FEATURES, type Numbers, placeOf, STARTS, vectorOf } from './numbers.ts';
import { turnsToWinOf } from './plan.ts';
import type { Weights } from './weights.ts';

const MARKER = placeOf('markers', 'marker');
const IDLE = placeOf('markers', 'idle');
const FEW = placeOf('people', 'few');
const MORE = placeOf('people', 'more');
const BELOW = placeOf('people', 'below');
const TURN = placeOf('missions', 'turn');
const POINT = placeOf('missions', 'point');
const PAID_MARKER = placeOf('missions', 'paidMarker');
const PAID_RAISE = placeOf('missions', 'paidRaise');
const PAID_WIN = placeOf('missions', 'paidWin');
const FREE = placeOf('bonuses', 'free');
const CHEAP = placeOf('bonuses', 'cheap');
const COLOUR = placeOf('bonuses', 'colour');
const REPELLED = placeOf('protection', 'repelled');
const LOST_POINT = placeOf('protection', 'point');
const LOST_STATION = placeOf('protection', 'station');
const TIRED = placeOf('protection', 'tired');
const STRONGEST = placeOf('rivals', 'strongest');
const WON = placeOf('win', 'won');
const LOST = placeOf('win', 'lost');
/** Behind the bonuses come hand and protection, which are one's own affair. */
const OPENLY = STARTS[4]!;
/** Behind the protection come the rivals. */
const OWN = STARTS[6]!;

const UNKNOWN_HAND: readonly null[] = [];

/**
 * What a seat makes of the table as numbers: how far it is from winning, what it has besides, and how the strongest rival stands.
 * The list is kept and filled anew each time.
 */
export function featuresOf(t: Tables, weights: Weights) {
  const { horizon, enough, fadesBelow, close, closeAt, leastTidying } = weights.shape;
  const worth = vectorOf(weights);
  const turnsToWin = turnsToWinOf(t, weights.plan);
  const hands = handOf(t, weights);
  const threats = t.cards.filter((c) => c.category === THREAT);
  const copiesOfThreats = Math.max(
    1,
    threats.reduce((n, c) => n + c.copies, 0),
  );
  /** The part of all Threats that each design is, with its symbols: what a Protection is good against. */
  const dangers = threats.map((c) => ({
    signs: c.signs,
    part: c.copies / copiesOfThreats,
    loss: LOSSES.indexOf(c.atoms.flatMap((atom) => (atom.t === 'attack' ? [atom.loss] : []))[0]!),
  }));

  let all: Numbers = new Float64Array(FEATURES.length);
  let spare: Numbers = new Float64Array(FEATURES.length);
  const rival: Numbers = new Float64Array(FEATURES.length);

  function sum(f: Numbers, end: number): number {
    let n = 0;
    for (let i = 0; i < end; i++) n += f[i]! * worth[i]!;
    return n;
  }

  /** Markers, people, missions and bonuses: what can be told of anybody. */
  function fillOpen(v: View, p: Tableau, hand: readonly (Card | null)[], away: number, f: Numbers): void {
    f[MARKER] = totalOf(p);
    f[FEW] = Math.min(p.up, enough);
    f[MORE] = Math.max(0, p.up - enough);
    f[BELOW] = p.down;
    let points = 0;
    for (let i = 0; i < p.resources.length; i++) points += t.cards[p.resources[i]!]!.amount;
    f[POINT] = points;
    f[TURN] = horizon - turnsToWin(p, hand, away, v.options.hardNoRelief);
    if (p.faction === NOBODY) {
      f[FREE] = f[CHEAP] = f[COLOUR] = 0;
      return;
    }
    const free = freeTypes(t, p);
    const cheap = cheapTypes(t, p) & ~free;
    let frees = 0;
    let cheaps = 0;
    for (let type = 0; type < TYPES.length; type++) {
      if (free & (1 << type)) frees++;
      if (cheap & (1 << type)) cheaps++;
    }
    const fades = Math.min(1, p.reserve / fadesBelow);
    f[FREE] = fades * frees;
    f[CHEAP] = fades * cheaps;
    f[COLOUR] = fades * (coloured(t, p, 0) + coloured(t, p, 1));
  }

  /** What a Monster would take, as far as nothing in play keeps it off. */
  function fillProtection(v: View, p: Tableau, f: Numbers): void {
    let peaceful = 0;
    let military = 0;
    for (let i = 0; i < p.resources.length; i++) {
      const c = t.cards[p.resources[i]!]!;
      if (c.kind === 0) peaceful += c.amount;
      else military += c.amount;
    }
    let guards = 0;
    for (let i = 0; i < p.shields.length; i++) guards |= t.cards[p.shields[i]!]!.guards;
    for (let i = 0; i < p.heroes.length; i++) guards |= t.cards[p.heroes[i]!]!.guards;
    const { hardAllSymbols, hardExhaustion } = v.options;
    let repelled = 0;
    let failed = 0;
    let points = 0;
    let stations = 0;
    for (let i = 0; i < dangers.length; i++) {
      const { signs, part, loss } = dangers[i]!;
      const missing = signs & ~guards;
      // MET-179
      if (hardAllSymbols ? missing === 0 : missing !== signs) repelled += part;
      else {
        failed += part;
        if (loss === 0) stations += part;
        else points += part * (loss === 1 ? peaceful : loss === 2 ? military : peaceful + military);
      }
    }
    f[REPELLED] = repelled;
    f[LOST_POINT] = points;
    f[LOST_STATION] = p.stations.length > 0 ? stations : 0;
    f[TIRED] = hardExhaustion ? failed * p.up : 0; // MET-182
  }

  /** A mission being paid for. */
  function fillPaying(p: Tableau, frame: Extract<Frame, { t: 'payment' }>, f: Numbers): void {
    const { reward } = frame.target < 0 ? t.factions[p.faction]!.target : t.cards[frame.target]!.target!;
    if (reward >= p.reserve) f[PAID_WIN] = 1;
    else f[PAID_MARKER] = reward;
    f[PAID_RAISE] = p.down;
  }

  /** The own side of the table. */
  function fillOwn(v: View, p: Tableau, seat: Seat, f: Numbers): void {
    const { hand } = v.players[seat]!;
    const frame = v.stack.at(-1);
    const mine = frame && 'seats' in frame && frame.seats[0] === seat ? frame : null;
    const away = mine?.t === 'exchange' ? hands.worst(p, hand, EXCHANGE_SIZE - mine.cards.length) : 0;
    f.fill(0);
    fillOpen(v, p, hand, away, f);
    if (mine?.t === 'payment') fillPaying(p, mine, f);
    hands.fill(p, hand, away, f);
    fillProtection(v, p, f);
  }

  /** As it is, or as it will be once the cards chosen for tidying are gone; with none chosen yet, the best single one. */
  function foresee(v: View, seat: Seat): void {
    const p = v.players[seat]!;
    const frame = v.stack.at(-1);
    if (frame?.t !== 'tidy' || frame.seats[0] !== seat) return fillOwn(v, p, seat, all);
    if (frame.chosen.length > 0) return fillOwn(v, tidied(t, p, frame.chosen).rest, seat, all);
    fillOwn(v, p, seat, all);
    let most = sum(all, OWN) + leastTidying;
    all[IDLE] = 1;
    for (const place of placesOf(p)) {
      fillOwn(v, tidied(t, p, [place]).rest, seat, spare);
      const value = sum(spare, OWN);
      if (value <= most) continue;
      most = value;
      [all, spare] = [spare, all];
    }
  }

  /** The strongest rival's standing. Nearly there it counts more. */
  function strongest(v: View, seat: Seat): number {
    let most = 0;
    for (let i = 0; i < v.players.length; i++) {
      if (i === seat) continue;
      const p = v.players[i]!;
      fillOpen(v, p, UNKNOWN_HAND, 0, rival);
      most = Math.max(most, sum(rival, OPENLY) + (p.reserve <= closeAt ? close : 0));
    }
    return most / Math.max(1, v.players.length - 1);
  }

  /** In the order of `FEATURES`. */
  function fill(v: View, seat: Seat): Numbers {
    if (v.winner !== NOBODY) {
      all.fill(0);
      all[v.winner === seat ? WON : LOST] = 1;
      return all;
    }
    foresee(v, seat);
    all[STRONGEST] = strongest(v, seat);
    return all;
  }

  /** By name, and only what there is. */
  const named = (v: View, seat: Seat): Readonly<Record<string, number>> =>
    Object.fromEntries([...fill(v, seat)].flatMap((n, i) => (n === 0 ? [] : [[FEATURES[i]!, n]])));

  return { fill, named };
}
