import type { Seat } from '@ashtown/engine';
import type { Card, Tables, Target } from '../content/tables.ts';
import {
  HERO,
  MARKERS,
  NEUTRAL,
  NONE,
  RESOURCE,
  STATION,
  STATION_FLOOR,
  THREAT,
  TYPE_DISCOUNT,
} from '../content/vocabulary.ts';
import { FACTION, type Player, type State, type TargetCard, type View, type Window } from '../state.ts';

/** What lies open in front of a player. */
export type Tableau = Omit<Player, 'hand' | 'since'>;
type Board = State | View;

/** MET-38: above, below and on Stations. */
export const totalOf = (p: Tableau): number => MARKERS - p.reserve;

/** How many own Stations are marked, and the price of keeping the next one (MET-97). */
function markedStations(p: Tableau): number {
  let n = 0;
  for (let i = 0; i < p.kept.length; i++) if (p.kept[i]! > 0) n++;
  return n;
}
export const keepPrice = (p: Tableau): number => markedStations(p) + 1;
/** MET-98, MET-187. */
export const keepFunds = (s: Board, p: Tableau): number => (s.options.hardNoRelief ? p.up + p.down : p.up);

/** Types of Resources that are free, or cheaper, as bits (MET-107, MET-109). */
export function freeTypes(t: Tables, p: Tableau): number {
  let bits = p.flipped ? 1 << t.factions[p.faction]!.target.bonus : 0;
  for (let i = 0; i < p.stations.length; i++) if (p.kept[i]! > 0) bits |= 1 << t.cards[p.stations[i]!]!.target!.bonus;
  return bits;
}
export function cheapTypes(t: Tables, p: Tableau): number {
  let bits = 0;
  for (let i = 0; i < p.stations.length; i++) if (p.kept[i] === 0) bits |= 1 << t.cards[p.stations[i]!]!.target!.bonus;
  return bits;
}

/** Section 9: what it costs to play a card on its main side. */
export function priceOf(t: Tables, p: Tableau, card: Card, free: number, cheap: number): number {
  const c = t.cards[card]!;
  if (c.category === RESOURCE) {
    if (free & (1 << c.type)) return 0;
    return Math.max(0, c.cost - (cheap & (1 << c.type) ? TYPE_DISCOUNT : 0));
  }
  if (c.category !== STATION || c.line === NEUTRAL) return c.cost;
  let same = 0;
  for (let i = 0; i < p.stations.length; i++) if (t.cards[p.stations[i]!]!.line === c.line) same++;
  return Math.max(STATION_FLOOR, c.cost - same);
}

export const priceFor = (t: Tables, p: Tableau, card: Card): number =>
  priceOf(t, p, card, freeTypes(t, p), cheapTypes(t, p));

/** MET-44, MET-45. */
export function isPlayable(t: Tables, card: Card): boolean {
  const { category } = t.cards[card]!;
  return category === RESOURCE || category === STATION || category === HERO;
}
export function isShield(t: Tables, card: Card): boolean {
  const { category, shieldCost } = t.cards[card]!;
  return shieldCost !== NONE && (category === RESOURCE || category === THREAT);
}

export const targetOf = (t: Tables, p: Tableau, target: TargetCard): Target =>
  target === FACTION ? t.factions[p.faction]!.target : t.cards[target]!.target!;

/** Types of Resources that Heroes in play double, as bits (MET-125). */
export function doubledTypes(t: Tables, p: Tableau): number {
  let bits = 0;
  for (let i = 0; i < p.heroes.length; i++) bits |= 1 << t.cards[p.heroes[i]!]!.type;
  return bits;
}

/** The most that all usable Resources are worth for a mission, with every Hero's help (MET-83, MET-84). */
export function worth(t: Tables, p: Tableau, accepts: number): number {
  const doubled = doubledTypes(t, p);
  let sum = 0;
  for (let i = 0; i < p.resources.length; i++) {
    const c = t.cards[p.resources[i]!]!;
    if (accepts & (1 << c.kind)) sum += doubled & (1 << c.type) ? 2 * c.amount : c.amount;
  }
  return sum;
}

/** MET-60, MET-65. */
export const canDraw = (s: Board): boolean =>
  s.deck.length > 0 || s.discard.length > 0 || s.bazaar.some((card) => card >= 0);

/** The n-th seat clockwise from another (MET-32). */
export const clockwise = (s: Board, from: Seat, nth: number): Seat => (from + nth) % s.players.length;

/** How many own Stations and flipped Factions have a bonus colour (MET-135, MET-136). */
export function coloured(t: Tables, p: Tableau, kind: number): number {
  let n = p.flipped && t.factions[p.faction]!.target.colour === kind ? 1 : 0;
  for (let i = 0; i < p.stations.length; i++) if (t.cards[p.stations[i]!]!.target!.colour === kind) n++;
  return n;
}

/** MET-143: cards in play that show a symbol of the Threat, each design once. */
export function matching(t: Tables, p: Tableau, signs: number): Card[] {
  const found: Card[] = [];
  for (const list of [p.shields, p.heroes])
    for (let i = 0; i < list.length; i++) {
      const card = list[i]!;
      if (t.cards[card]!.guards & signs && card !== list[i - 1]) found.push(card);
    }
  return found;
}

/** The window a free action is taken in: it goes on once that is done. */
export function windowOf(s: State): Window {
  const f = s.stack.at(-1);
  return f?.t === 'turnAction' ? f.window : 1;
}
