import type { Seat, Term } from '@ashtown/engine';
import type { Card, Tables } from '../content/tables.ts';
import { EXCHANGE_SIZE, LOSSES, MARKERS, THREAT, TYPES } from '../content/vocabulary.ts';
import { placesOf } from '../rules/places.ts';
import { cheapTypes, coloured, freeTypes, type Tableau, totalOf } from '../rules/queries.ts';
import { tidied } from '../rules/tidying.ts';
import { type Frame, NOBODY, type View } from '../state.ts';
import { handOf } from './hand.ts';
import { turnsToWinOf } from './plan.ts';

export const TERMS = ['markers', 'people', 'missions', 'bonuses', 'hand', 'protection', 'rivals', 'win'] as const;

// What things are worth. Everything is measured by the turns that are left until the player wins.

const TURN = 3;
/** More turns than anybody needs: it only keeps the term above zero. */
const HORIZON = 30;
/** A marker gained cannot be lost any more, Resources in play can. */
const MARKER = 2;
/** Markers above: the first few pay for what is next, the others only for what comes later. */
const READY = { few: 0.35, more: 0.15, enough: 5 };
const ON_DUTY = 0.1;
/** A point of Resources in play beyond what it does for missions. */
const SPARE = 0.12;
/** A type that is free, or cheaper; a Station or Faction a Caravan may call. Less towards the end. */
const BONUS = { free: 1.6, cheap: 0.35, colour: 0.15, fadesBelow: 4 };
/** A Threat that finds no Protection takes away; one that finds some gives a free play. */
const DANGER = { weight: 0.8, point: 0.6, station: 2, tired: 0.3, repelled: 3.5 };
/** The strongest rival's standing, shared among all rivals: a Monster hits everybody. Nearly there it counts more. */
const RIVAL = { weight: 0.1, close: 2, closeAt: 2 };
/** A mission that is being paid for is as good as done; one that wins is the win. */
const PAYING = { marker: 4, raised: 0.6, win: 1000 };
/** Tidying for so little is not worth the trouble, and opening it for nothing is a mistake. */
const TIDYING = { least: 0.1, idle: 20 };

const UNKNOWN_HAND: readonly null[] = [];

/**
 * What a seat makes of the table: how far it is from winning, what it has besides, and how the strongest rival stands.
 * The weights were set by hand and checked by tournaments.
 */
export function evaluateOf(t: Tables) {
  const turnsToWin = turnsToWinOf(t);
  const hands = handOf(t);
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

  function missionValue(v: View, p: Tableau, hand: readonly (Card | null)[], away: number): number {
    let points = 0;
    for (let i = 0; i < p.resources.length; i++) points += t.cards[p.resources[i]!]!.amount;
    return TURN * (HORIZON - turnsToWin(p, hand, away, v.options.hardNoRelief)) + SPARE * points;
  }

  function bonusValue(p: Tableau): number {
    if (p.faction === NOBODY) return 0;
    const free = freeTypes(t, p);
    const cheap = cheapTypes(t, p) & ~free;
    let value = BONUS.colour * (coloured(t, p, 0) + coloured(t, p, 1));
    for (let type = 0; type < TYPES.length; type++) {
      if (free & (1 << type)) value += BONUS.free;
      if (cheap & (1 << type)) value += BONUS.cheap;
    }
    return value * Math.min(1, p.reserve / BONUS.fadesBelow);
  }

  const peopleValue = ({ up, down }: Tableau): number =>
    READY.few * Math.min(up, READY.enough) + READY.more * Math.max(0, up - READY.enough) + ON_DUTY * down;

  /** What a Monster would take, as far as nothing in play keeps it off. */
  function exposure(v: View, p: Tableau): number {
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
    const tired = hardExhaustion ? DANGER.tired * p.up : 0; // MET-182
    const losses = [p.stations.length > 0 ? DANGER.station : 0, peaceful, military, peaceful + military];
    let sum = 0;
    for (const { signs, copies, loss } of dangers) {
      const missing = signs & ~guards;
      const repelled = hardAllSymbols ? missing === 0 : missing !== signs; // MET-179
      sum += copies * (repelled ? -DANGER.repelled : DANGER.point * (losses[loss]! + tired));
    }
    return (DANGER.weight * sum) / copiesOfThreats;
  }

  const standing = (v: View, p: Tableau): number =>
    MARKER * totalOf(p) +
    peopleValue(p) +
    missionValue(v, p, UNKNOWN_HAND, 0) +
    bonusValue(p) +
    (p.reserve <= RIVAL.closeAt ? RIVAL.close : 0);

  /** A mission being paid for. */
  function paying(p: Tableau, f: Extract<Frame, { t: 'payment' }>): number {
    const { reward } = f.target < 0 ? t.factions[p.faction]!.target : t.cards[f.target]!.target!;
    return (reward >= p.reserve ? PAYING.win : PAYING.marker * reward) + PAYING.raised * p.down;
  }

  /** The own side of the table, as terms. */
  function own(v: View, p: Tableau, seat: Seat): number[] {
    const { hand } = v.players[seat]!;
    const f = v.stack.at(-1);
    const mine = f && 'seats' in f && f.seats[0] === seat ? f : null;
    const away = mine?.t === 'exchange' ? hands.worst(p, hand, EXCHANGE_SIZE - mine.cards.length) : 0;
    return [
      MARKER * totalOf(p),
      peopleValue(p),
      missionValue(v, p, hand, away) + (mine?.t === 'payment' ? paying(p, mine) : 0),
      bonusValue(p),
      hands.value(p, hand, away),
      -exposure(v, p),
    ];
  }

  /** As it is, or as it will be once the cards chosen for tidying are gone; with none chosen yet, the best single one. */
  function foreseen(v: View, seat: Seat): number[] {
    const p = v.players[seat]!;
    const f = v.stack.at(-1);
    if (f?.t !== 'tidy' || f.seats[0] !== seat) return own(v, p, seat);
    if (f.chosen.length > 0) return own(v, tidied(t, p, f.chosen).rest, seat);
    const now = own(v, p, seat);
    let best = now.map((x, i) => (i === 0 ? x - TIDYING.idle : x));
    let most = total(now) + TIDYING.least;
    for (const place of placesOf(p)) {
      const terms = own(v, tidied(t, p, [place]).rest, seat);
      if (total(terms) <= most) continue;
      best = terms;
      most = total(terms);
    }
    return best;
  }

  return (v: View, seat: Seat): readonly Term[] => {
    if (v.winner !== NOBODY) return v.winner === seat ? WON : LOST;
    let most = 0;
    for (let i = 0; i < v.players.length; i++) if (i !== seat) most = Math.max(most, standing(v, v.players[i]!));
    const rivals = (-RIVAL.weight * most) / Math.max(1, v.players.length - 1);
    const values = [...foreseen(v, seat), rivals, 0];
    return TERMS.map((id, i) => ({ id, value: values[i]! }));
  };
}

const total = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0);
const decided = (win: number): readonly Term[] => TERMS.map((id) => ({ id, value: id === 'win' ? win : 0 }));
const WON = decided(100 * MARKERS);
const LOST = decided(-100 * MARKERS);
