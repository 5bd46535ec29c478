import type { Seat, Term } from '@ashtown/engine';
import { placesOf } from './places.ts';
import { cheapTypes, coloured, freeTypes, priceOf, type Tableau, totalOf, worth } from './queries.ts';
import { NOBODY, type View } from './state.ts';
import { putAway } from './supply.ts';
import type { Card, Tables, Target } from './tables.ts';
import {
  CARAVAN,
  EXCHANGE_SIZE,
  HAND_SIZE,
  HERO,
  LOSSES,
  MARKERS,
  RESOURCE,
  STATION,
  THREAT,
  TYPES,
} from './vocabulary.ts';

export const TERMS = ['markers', 'people', 'missions', 'bonuses', 'hand', 'protection', 'rivals', 'win'] as const;

/** A marker gained; everything else is measured by it. */
const MARKER = 10;
/** An average card still to be drawn. */
const UNSEEN = 1.1;
/** What is left of a mission's value for the second and the third open mission, which want the same Resources. */
const FURTHER = [1, 0.35, 0.15, 0.05];

/**
 * What a seat makes of the table. Resources count by the missions they bring nearer, markers more above than below, and
 * what the strongest rival has against it. The weights were set by hand and checked by tournaments.
 */
export function evaluateOf(t: Tables) {
  const threats = t.cards.filter((c) => c.category === THREAT);
  /** How many copies of Threats there are for each set of symbols: what a Protection is good against. */
  const dangers = threats.map((c) => ({
    signs: c.signs,
    copies: c.copies,
    loss: LOSSES.indexOf(c.atoms.flatMap((atom) => (atom.t === 'attack' ? [atom.loss] : []))[0]!),
  }));
  const copiesOfThreats = Math.max(
    1,
    threats.reduce((n, c) => n + c.copies, 0),
  );

  /** Open missions, valued by how much of what they need is in play. */
  function missionValue(p: Tableau): number {
    const values: number[] = [];
    const peaceful = worth(t, p, 1);
    const military = worth(t, p, 2);
    const add = ({ accepts, needs, reward }: Target): void => {
      const have = (accepts & 1 ? peaceful : 0) + (accepts & 2 ? military : 0);
      const part = Math.min(1, have / needs);
      const room = Math.min(reward, p.reserve);
      values.push(room * MARKER * (0.62 * part + (part === 1 ? 0.16 : 0)) + 0.6 * room);
    };
    if (!p.flipped && p.faction !== NOBODY) add(t.factions[p.faction]!.target);
    for (let i = 0; i < p.stations.length; i++) if (p.kept[i] === 0) add(t.cards[p.stations[i]!]!.target!);
    values.sort((a, b) => b - a);
    let sum = 0.12 * (peaceful + military);
    for (let i = 0; i < values.length; i++) sum += values[i]! * (FURTHER[i] ?? 0.02);
    return sum;
  }

  function bonusValue(p: Tableau): number {
    if (p.faction === NOBODY) return 0;
    const free = freeTypes(t, p);
    const cheap = cheapTypes(t, p) & ~free;
    let value = 0;
    for (let type = 0; type < TYPES.length; type++) {
      if (free & (1 << type)) value += 1.6;
      if (cheap & (1 << type)) value += 0.35;
    }
    return value + 0.15 * (coloured(t, p, 0) + coloured(t, p, 1));
  }

  const peopleValue = (p: Tableau): number => 0.9 * Math.min(p.up, 5) + 0.45 * Math.max(0, p.up - 5) + 0.3 * p.down;

  /** Of the hand; as many as `away` of the worst cards are still to be given up. */
  function handValue(p: Tableau, hand: readonly (Card | null)[], away: number): number {
    let accepted = 0;
    if (!p.flipped && p.faction !== NOBODY) accepted |= t.factions[p.faction]!.target.accepts;
    let open = p.flipped ? 0 : 1;
    for (let i = 0; i < p.stations.length; i++)
      if (p.kept[i] === 0) {
        accepted |= t.cards[p.stations[i]!]!.target!.accepts;
        open++;
      }
    const free = p.faction === NOBODY ? 0 : freeTypes(t, p);
    const cheap = cheapTypes(t, p);
    const values: number[] = [];
    let stations = 0;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]!;
      if (card === null) continue;
      const c = t.cards[card]!;
      let value = 0;
      if (c.category === RESOURCE) {
        const fits = accepted & (1 << c.kind) ? 1 : 0.4;
        value += fits * 0.75 * c.amount - 0.22 * priceOf(t, p, card, free, cheap) + (c.guards ? 0.25 : 0);
      } else if (c.category === STATION) {
        value +=
          (stations++ === 0 ? 2 / Math.max(1, open) : 0.5) +
          0.9 * (c.target!.reward - 1) -
          0.12 * priceOf(t, p, card, free, cheap);
      } else if (c.category === HERO) value += doubles(p, c.type) ? 1.6 : 0.6;
      else if (c.category === CARAVAN) value += 1.1 + 0.25 * Math.min(c.cost, p.down) + 0.2 * coloured(t, p, c.kind);
      else value += 0.7 + 0.2 * Math.min(c.cost, p.down);
      values.push(value);
    }
    let sum = UNSEEN * (HAND_SIZE - hand.length);
    for (let i = 0; i < values.length; i++) sum += values[i]!;
    if (away > 0) values.sort((a, b) => a - b);
    for (let i = 0; i < away; i++) sum += UNSEEN - (values[i] ?? UNSEEN);
    return sum;
  }

  const doubles = (p: Tableau, type: number): boolean => p.resources.some((card) => t.cards[card]!.type === type);

  /** What a Monster would take, as far as nothing in play keeps it off. */
  function exposure(v: View, p: Tableau): number {
    let peaceful = 0;
    let military = 0;
    for (let i = 0; i < p.resources.length; i++) {
      const c = t.cards[p.resources[i]!]!;
      if (c.kind === 0) peaceful += c.amount;
      else military += c.amount;
    }
    const station = p.stations.length > 0 ? 1.5 : 0;
    let guards = 0;
    for (let i = 0; i < p.shields.length; i++) guards |= t.cards[p.shields[i]!]!.guards;
    for (let i = 0; i < p.heroes.length; i++) guards |= t.cards[p.heroes[i]!]!.guards;
    const losses = [station, peaceful, military, peaceful + military];
    const { hardAllSymbols } = v.options;
    let sum = 0;
    for (const { signs, copies, loss } of dangers) {
      const missing = signs & ~guards;
      const repelled = hardAllSymbols ? missing === 0 : missing !== signs; // MET-179
      sum += copies * (repelled ? -1 : 0.8 * losses[loss]!);
    }
    return (0.3 * sum) / copiesOfThreats;
  }

  const standing = (p: Tableau): number =>
    MARKER * totalOf(p) + peopleValue(p) + missionValue(p) + bonusValue(p) + (p.reserve <= 2 ? 4 : 0);

  /** A mission being paid for: its reward is certain. */
  function pending(v: View, seat: Seat): number {
    for (let i = v.stack.length - 1; i >= 0; i--) {
      const f = v.stack[i]!;
      if (f.t === 'payment' && f.seats[0] === seat) {
        const p = v.players[seat]!;
        const { reward } = f.target < 0 ? t.factions[p.faction]!.target : t.cards[f.target]!.target!;
        return (reward >= p.reserve ? 1000 : 4 * reward) + 0.6 * p.down;
      }
    }
    return 0;
  }

  /** The own side of the table, as terms. */
  function own(v: View, p: Tableau, seat: Seat): number[] {
    const f = v.stack.at(-1);
    const away = f?.t === 'exchange' && f.seats[0] === seat ? EXCHANGE_SIZE - f.cards.length : 0;
    const hand = handValue(p, v.players[seat]!.hand, away);
    return [
      MARKER * totalOf(p),
      peopleValue(p),
      missionValue(p) + pending(v, seat),
      bonusValue(p),
      hand,
      -exposure(v, p),
    ];
  }

  /** As it is, or as it will be once the cards chosen for tidying are gone; with none chosen yet, the best single one. */
  function foreseen(v: View, seat: Seat): number[] {
    const p = v.players[seat]!;
    const f = v.stack.at(-1);
    const now = own(v, p, seat);
    if (f?.t !== 'tidy' || f.seats[0] !== seat) return now;
    if (f.chosen.length > 0) return own(v, without(p, f.chosen), seat);
    let best = now.map((x, i) => (i === 0 ? x - 0.1 : x)); // not worth the trouble
    for (const place of placesOf(p)) {
      const terms = own(v, without(p, [place]), seat);
      if (total(terms) > total(best)) best = terms;
    }
    return best;
  }

  function without(p: Tableau, places: readonly number[]): Tableau {
    const copy = {
      ...p,
      resources: p.resources.slice(),
      shields: p.shields.slice(),
      heroes: p.heroes.slice(),
      stations: p.stations.slice(),
      kept: p.kept.slice(),
    };
    putAway(t, copy, places);
    return copy;
  }

  return (v: View, seat: Seat): readonly Term[] => {
    if (v.winner !== NOBODY) return v.winner === seat ? WON : LOST;
    let most = 0;
    let sum = 0;
    for (let i = 0; i < v.players.length; i++) {
      if (i === seat) continue;
      const rival = standing(v.players[i]!);
      sum += rival;
      if (rival > most) most = rival;
    }
    const others = Math.max(1, v.players.length - 1);
    // A Monster hits everybody: the more rivals there are, the less it helps that one of them suffers.
    const rivals = -(0.3 * most + (0.1 * sum) / others) / others;
    const values = [...foreseen(v, seat), rivals, 0];
    return TERMS.map((id, i) => ({ id, value: values[i]! }));
  };
}

const total = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0);
const decided = (win: number): readonly Term[] => TERMS.map((id) => ({ id, value: id === 'win' ? win : 0 }));
const WON = decided(100 * MARKERS);
const LOST = decided(-100 * MARKERS);
