import type { Seat } from '@ashtown/engine';
import { sum } from '../answers/figures.ts';
import type { Effect, Passive } from '../content/schema.ts';
import type { Tables } from '../content/tables.ts';
import { AREAS, COLOURS, ENGINEER, FIGURES, figureOf, SITES, SOLDIER, STATIONS, TYPES } from '../content/vocabulary.ts';
import type { Player, Seen, State, View } from '../state.ts';

/** Somebody as a player, or as others see them: what lies open is the same. */
export type Anyone = Player | Seen;

const N = COLOURS.length;

/** A seat and those after it, clockwise (ARM-41). */
export function clockwise(s: { players: readonly unknown[] }, first: Seat): Seat[] {
  const n = s.players.length;
  const seats: Seat[] = [];
  for (let i = 0; i < n; i++) seats.push((first + i) % n);
  return seats;
}

/** The player with the most VP; among equals the one whose marker lies on top (ARM-22, ARM-24, ARM-72). */
export function leadingSeat(s: { players: readonly Anyone[] }): Seat {
  let best = 0;
  for (let i = 1; i < s.players.length; i++) {
    const p = s.players[i]!;
    const q = s.players[best]!;
    if (p.vp > q.vp || (p.vp === q.vp && p.arrived > q.arrived)) best = i;
  }
  return best;
}

// --- survivors -------------------------------------------------------------------------------------------------------

export const at = (p: Anyone, place: number, colour: number): number => p.placed[place * N + colour]!;

function countAt(p: Anyone, place: number): number {
  let n = 0;
  for (let c = 0; c < N; c++) n += p.placed[place * N + c]!;
  return n;
}

/** Survivors of a colour in the open, a leader lying aside included. */
export function openly(p: Anyone, colour: number): number {
  let n = FIGURES[figureOf(colour)] === 'leader' ? p.aside : 0;
  for (let place = 0; place < STATIONS.length; place++) n += p.placed[place * N + colour]!;
  return n;
}

/** All survivors of a colour somebody owns, wherever they are (ARM-235). */
export const owned = (p: Player, colour: number): number => p.screen[colour]! + openly(p, colour);

export const ownedInAll = (p: Player): number => sum(p.screen) + sum(p.placed) + p.aside;

/** ARM-241: whether the bag holds one of this colour is open to everybody where an answer depends on it. */
export function inBag(s: State | View, colour: number): boolean {
  if (s.bag) return s.bag[figureOf(colour)]! > 0;
  const { soldier, engineer } = (s as View).bagHas;
  return colour === SOLDIER ? soldier : colour === ENGINEER && engineer;
}

// --- the city --------------------------------------------------------------------------------------------------------

type PassiveOf<T> = Extract<Passive, { t: T }>;

/** A lasting effect of some visible building (ARM-15). */
export function findPassive<T extends Passive['t']>(t: Tables, p: Anyone, kind: T): PassiveOf<T> | undefined {
  for (let site = 0; site < SITES; site++) {
    const b = p.city[site]!;
    if (b < 0) continue;
    const passives = t.buildings[b]!.passives;
    for (let i = 0; i < passives.length; i++) if (passives[i]!.t === kind) return passives[i] as PassiveOf<T>;
  }
  return undefined;
}

/** All lasting effects of a kind: in other components several buildings may have one. */
export function passivesOf<T extends Passive['t']>(t: Tables, p: Anyone, kind: T): PassiveOf<T>[] {
  const found: PassiveOf<T>[] = [];
  for (const b of p.city)
    if (b >= 0) for (const e of t.buildings[b]!.passives) if (e.t === kind) found.push(e as PassiveOf<T>);
  return found;
}

/** Visible buildings of a type (ARM-16, ARM-170, ARM-236). */
export function countType(t: Tables, p: Anyone, type: number): number {
  let n = 0;
  for (let site = 0; site < SITES; site++) {
    const b = p.city[site]!;
    if (b >= 0 && t.buildings[b]!.type === type) n++;
  }
  return n;
}

/** ARM-208: visible buildings, what one gives for others of a type (ARM-192), and a Two Houses tile of this round. */
export function housingOf(t: Tables, p: Anyone): number {
  let n = 0;
  for (let site = 0; site < SITES; site++) {
    const b = p.city[site]!;
    if (b < 0) continue;
    const building = t.buildings[b]!;
    n += building.housing;
    const passives = building.passives;
    for (let i = 0; i < passives.length; i++) {
      const e = passives[i]!;
      if (e.t !== 'housingPerType') continue;
      const type = TYPES.indexOf(e.buildingType);
      n += e.amount * (countType(t, p, type) - (!e.includesSelf && building.type === type ? 1 : 0));
    }
  }
  return n + (p.houses < 0 ? 0 : housesOf(t, p.houses));
}

/** Housing points of a Two Houses tile. */
export function housesOf(t: Tables, tile: number): number {
  const { effect } = t.tiles[tile]!;
  return effect.t === 'temporaryHousing' ? effect.amount : 0;
}

/** VP in each Completion (ARM-213); those for unused housing come with it but are counted apart. */
export function fixedVp(t: Tables, p: Anyone): number {
  let n = 0;
  for (let site = 0; site < SITES; site++) if (p.city[site]! >= 0) n += t.buildings[p.city[site]!]!.vp;
  return n;
}

/** Colours a worker also counts as when costs are paid, as bits (ARM-193). */
export function trainedAs(t: Tables, p: Anyone): number {
  if (!findPassive(t, p, 'workersCountAs')) return 0;
  let mask = 0;
  for (const { colours } of passivesOf(t, p, 'workersCountAs'))
    for (const colour of colours) mask |= 1 << COLOURS.indexOf(colour);
  return mask;
}

/** A building the other may not stand beside (ARM-199). */
const excludes = (t: Tables, a: number, b: number): boolean =>
  t.buildings[a]!.passives.some((p) => p.t === 'exclusiveWith' && p.building === t.buildings[b]!.id);

/** The site, but for one, of a visible building this card may not stand beside (ARM-200). −1: none. */
export function rivalSite(t: Tables, p: Anyone, card: number, but: number): number {
  for (let site = 0; site < SITES; site++) {
    const b = p.city[site]!;
    if (b >= 0 && site !== but && (excludes(t, card, b) || excludes(t, b, card))) return site;
  }
  return -1;
}

/** Whether a card fits a site by its kind (ARM-121 to ARM-127, ARM-189 to ARM-191). */
export function fits(t: Tables, p: Anyone, card: number, site: number): boolean {
  if (site === SITES - 1 && !isExtended(p)) return false;
  const { placement } = t.buildings[card]!;
  const there = p.city[site]!;
  const top = there < 0 ? null : t.buildings[there]!;
  if (placement === 'watchtowerUpgrade')
    return (
      t.accepts[site] === placement ||
      top?.placement === placement ||
      (top?.passives.some((e) => e.t === 'watchtowerSite') ?? false)
    );
  return t.accepts[site] === placement && top?.placement !== 'watchtowerUpgrade';
}

/** The Extension stands on the last site, or something that was built over it (ARM-152). */
export const isExtended = (p: Anyone): boolean => p.city[SITES - 1]! >= 0;

/** Sites where a card may be built, ascending. */
export function sitesFor(t: Tables, p: Anyone, card: number): number[] {
  const rivals = rivalSite(t, p, card, -1) >= 0;
  const sites: number[] = [];
  for (let site = 0; site < SITES; site++)
    if (fits(t, p, card, site) && !(rivals && rivalSite(t, p, card, site) >= 0)) sites.push(site);
  return sites;
}

// --- bids ------------------------------------------------------------------------------------------------------------

/** One per figure, whatever its colour (ARM-80); an exchange on the spot does not change it (ARM-139). */
export const bidOf = (p: Anyone, area: number): number => countAt(p, area);

/** Seats by size of bid, the largest first; among equals the earlier bid (ARM-86, ARM-106). */
export function ranking(s: State | View, area: number): Seat[] {
  return s.order[area]!.slice().sort((a, b) => bidOf(s.players[b]!, area) - bidOf(s.players[a]!, area));
}

/** Who chooses in which order (ARM-105, ARM-116). */
export const pickers = (s: State | View, area: number): Seat[] =>
  s.options.pickOrder === 'topToBottom' ? s.order[area]!.slice() : ranking(s, area);

/** Areas where a seat has no bid yet, as bits (ARM-76). */
export function openAreas(s: State | View, seat: Seat): number {
  let mask = 0;
  for (let area = 0; area < AREAS.length; area++) if (!s.order[area]!.includes(seat)) mask |= 1 << area;
  return mask;
}

// --- tracks ----------------------------------------------------------------------------------------------------------

/** Effects the damage marker's space makes happen, left to right (ARM-55 to ARM-57). */
export function damageEffects(t: Tables, space: number): Effect[] {
  const marked = t.damage[space - 1]!;
  if (marked.here) return marked.effects.slice();
  const effects: Effect[] = [];
  for (let i = 0; i < space - 1; i++) if (!t.damage[i]!.here) effects.push(...t.damage[i]!.effects);
  return effects;
}
