import { cloneRng, type Rng, rand, type Seat } from '@ashtown/engine';
import type { Refereed } from '@ashtown/testkit';
import { type Options, type State, tables } from '../../src/index.ts';
import { BUILDINGS, DAMAGE_SPACES, json, LAST_DAMAGE, LAST_MARAUDER } from './content.ts';
import {
  AREAS,
  type Area,
  COLOURS,
  type Colour,
  count,
  type Effect,
  FIGURES,
  type Figure,
  type Id,
  inOrder,
  type Passive,
  PLACES,
  type Place,
  take,
} from './words.ts';

/**
 * A second reading of rules.md, written apart from the rules and for clarity alone: it says who is asked, what can be
 * answered and what becomes of the table. It knows cards by their ids, reads `content.json` itself, keeps figures as lists
 * and searches through all sets instead of reckoning. Only what nobody can tell apart is the game's: which of several equal
 * cards leaves the deck or a look at it, and in which order the bag is counted through when chance draws from it.
 */
export type Telling<T = void> = Refereed<T>;

/** One player's things. */
export class Side {
  marauders = 0;
  damage = 0;
  figures = Object.fromEntries(PLACES.map((place) => [place, []])) as unknown as Record<Place, Colour[]>;
  /** What stands on each site, from the lowest building to the visible one; the first site is at 0. */
  sites: Id[][] = [];
  /** Activations of this round, as `site.line`. */
  used: string[] = [];
  fought = 0;
  houses: Id | null = null;
  hand: Id[] = [];
  look: Id[] = [];
  tiles: Id[] = [];
  chosen: Id | null = null;
  /** What VP came from. */
  readonly from: Record<string, number> = { start: json.tracks.score.start };

  /** ARM-15; site 1 is at 0. */
  visible(): (Id | null)[] {
    return this.sites.map((site) => site.at(-1) ?? null);
  }

  buildings(type?: string): Id[] {
    return this.visible().filter(
      (id) => id !== null && (type === undefined || BUILDINGS.get(id)!.type === type),
    ) as Id[];
  }

  passive(t: string): Passive | undefined {
    return this.buildings()
      .flatMap((id) => BUILDINGS.get(id)!.passives)
      .find((passive) => passive.t === t);
  }

  /** ARM-5, ARM-209: wherever they are. */
  survivors(): Colour[] {
    return PLACES.flatMap((place) => this.figures[place]);
  }

  /** ARM-208, ARM-192. */
  housing(): number {
    let n = this.houses === null ? 0 : 2;
    for (const id of this.buildings()) {
      n += BUILDINGS.get(id)!.housing;
      for (const { t, buildingType, amount } of BUILDINGS.get(id)!.passives)
        if (t === 'housingPerType') n += amount * this.buildings(buildingType).length;
    }
    return n;
  }

  move(figures: readonly Colour[], from: Place, to: Place): void {
    for (const x of figures) this.figures[to].push(take(this.figures[from], x));
  }
}

const idsOf = (list: readonly number[], kinds: readonly { id: string }[]): Id[] => list.map((i) => kinds[i]!.id);

export class Table {
  readonly sides: Side[];
  readonly options: Options;
  readonly rng: Rng;
  /** ARM-22: who is on each number of VP, the topmost marker last. */
  readonly track = new Map<number, Seat[]>();
  bag: Figure[];
  /** The top card of a pile is the last one. */
  deck: Id[];
  display: (Id | null)[];
  shown: Figure[][];
  readonly levels: Record<number, Id[]>;
  offer: (Id | null)[];
  offerTiles: (Id | null)[];
  tiles: Id[];
  auction: Id[];
  auctionStack: Id[];
  common: (Id | null)[];
  readonly unseen: Id[];
  /** Who has bid in each area, in this order. */
  bids: Record<Area, Seat[]> = { exploration: [], construction: [], city: [] };
  readonly box: { figures: Figure[]; equipment: Id[]; tiles: Id[]; buildings: Id[]; auction: Id[]; scoring: Id[] };
  round = 1;
  start: Seat = 0;
  over = false;

  /** From a table prepared for the first bid: chance is taken from there, and the markers' first order. */
  constructor(s: State) {
    this.options = s.options;
    this.rng = cloneRng(s.rng);
    this.sides = s.players.map((p) => {
      const side = new Side();
      side.marauders = p.marauders;
      side.damage = p.damage;
      side.figures.screen = COLOURS.flatMap((colour, i) => Array<Colour>(p.screen[i]!).fill(colour));
      side.sites = p.city.map((i) => (i < 0 ? [] : [tables.buildings[i]!.id]));
      side.tiles = idsOf(p.tiles, tables.scoring);
      side.hand = idsOf(p.hand, tables.equipment);
      return side;
    });
    const stack = s.players.map((_, seat) => seat).sort((a, b) => s.players[a]!.arrived - s.players[b]!.arrived);
    this.track.set(json.tracks.score.start, stack);
    const listed = (n: readonly number[]) => FIGURES.flatMap((figure, i) => Array<Figure>(n[i]!).fill(figure));
    this.bag = listed(s.bag);
    this.deck = idsOf(s.deck, tables.equipment);
    this.display = s.display.map((i) => tables.equipment[i]?.id ?? null);
    this.shown = s.display.map((_, slot) => listed(s.figures.slice(slot * FIGURES.length)));
    this.levels = { 1: idsOf(s.level1, tables.buildings), 2: idsOf(s.level2, tables.buildings) };
    this.offer = idsOf(s.offer, tables.buildings);
    this.offerTiles = idsOf(s.offerTiles, tables.tiles);
    this.tiles = idsOf(s.tiles, tables.tiles);
    this.auction = idsOf(s.auction, tables.auction);
    this.auctionStack = idsOf(s.auctionStack, tables.auction);
    this.common = idsOf(s.common, tables.scoring);
    this.unseen = idsOf(s.unseen, tables.scoring);
    this.box = {
      figures: listed(s.gone.figures),
      equipment: s.gone.equipment.flatMap((n, i) => Array<Id>(n).fill(tables.equipment[i]!.id)),
      tiles: [],
      buildings: idsOf(s.gone.buildings, tables.buildings),
      auction: [],
      scoring: [],
    };
    this.start = this.leading();
  }

  /** ARM-48: everybody, from the start player clockwise. */
  seats(): Seat[] {
    return this.sides.map((_, nth) => (this.start + nth) % this.sides.length);
  }

  vp(seat: Seat): number {
    for (const [n, stack] of this.track) if (stack.includes(seat)) return n;
    throw new Error(`seat ${seat} is not on the track`);
  }

  /** ARM-72: the topmost marker on the highest number. */
  leading(): Seat {
    return this.track.get(Math.max(...this.sides.map((_, seat) => this.vp(seat))))!.at(-1)!;
  }

  /** ARM-21 to ARM-23: one effect moves the marker once, by all that it brings. */
  gain(seat: Seat, by: Readonly<Record<string, number>>): void {
    const old = this.vp(seat);
    let now = old;
    for (const [source, n] of Object.entries(by)) {
      const next = Math.max(0, now + n);
      this.sides[seat]!.from[source] = (this.sides[seat]!.from[source] ?? 0) + next - now;
      now = next;
    }
    if (now === old) return;
    take(this.track.get(old)!, seat);
    if (this.track.get(old)!.length === 0) this.track.delete(old);
    this.track.set(now, [...(this.track.get(now) ?? []), seat]);
  }

  /** ARM-26: says how far the marker really moved. */
  drive(seat: Seat, n: number): number {
    const side = this.sides[seat]!;
    let moved = 0;
    for (; moved < n && side.marauders > 0; moved++) side.marauders--;
    return moved;
  }

  /** ARM-27: says how many did not fit. */
  threaten(seat: Seat, n: number): number {
    const side = this.sides[seat]!;
    let over = n;
    for (; over > 0 && side.marauders < LAST_MARAUDER; over--) side.marauders++;
    return over;
  }

  /** ARM-27, ARM-28, ARM-109: those that do not fit cost VP. */
  invade(seat: Seat, n: number): void {
    const over = this.threaten(seat, n);
    this.gain(seat, { marauders: over * json.tracks.marauder.overflowVpEach });
  }

  /** ARM-31, ARM-95, ARM-100. */
  wreck(seat: Seat, spaces: number): void {
    const side = this.sides[seat]!;
    const to = side.damage + spaces;
    if (to >= 1 && to <= LAST_DAMAGE) side.damage = to;
  }

  /** ARM-55 to ARM-60, ARM-225. */
  damageTrack(seat: Seat, final: boolean): void {
    const side = this.sides[seat]!;
    const marker = side.damage;
    const acting = DAMAGE_SPACES.filter((_, i) => (i === 0 ? marker === 1 : i + 1 < marker));
    for (const { t, amount } of acting.flatMap((space) => space.effects))
      if (t === 'vp') this.gain(seat, { damage: amount });
      else if (t === 'addMarauder') this.threaten(seat, amount);
      else if (!final && side.figures.aside.length === 0 && side.figures.screen.includes('leader'))
        side.move(['leader'], 'screen', 'aside'); // ARM-64
    const leaderSpace = 1 + DAMAGE_SPACES.findIndex((space) => space.effects.some(({ t }) => t === 'leaderAside'));
    if (!final && marker <= leaderSpace) side.move([...side.figures.aside], 'aside', 'screen'); // ARM-61
  }

  drawFigure(): Figure | null {
    this.bag = inOrder(this.bag);
    return this.bag.length === 0 ? null : this.bag.splice(rand(this.rng, this.bag.length), 1)[0]!;
  }

  /** ARM-96, ARM-97, ARM-174. */
  drawCards(seat: Seat, n: number): void {
    for (let i = 0; i < n && this.deck.length > 0; i++) this.sides[seat]!.hand.push(this.deck.pop()!);
  }

  /** Section 8 and 11: what a bonus, a penalty or a tile does, but for those somebody is asked about. */
  carryOut(seat: Seat, { t, amount, spaces, vpEach }: Effect, source: 'auction' | 'tiles'): void {
    if (t === 'vp') this.gain(seat, { [source]: amount });
    else if (t === 'removeMarauder') this.gain(seat, { [source]: this.drive(seat, amount) * vpEach });
    else if (t === 'addMarauder') this.threaten(seat, amount);
    else if (t === 'damage') this.wreck(seat, spaces);
    else if (t === 'drawEquipment') this.drawCards(seat, amount);
    else throw new Error(`what is ${t}?`);
  }

  bid(seat: Seat, area: Area): Colour[] {
    return this.sides[seat]!.figures[area];
  }

  /** ARM-105, ARM-106, ARM-116. */
  ranked(area: Area): Seat[] {
    const order = this.bids[area];
    if (this.options.pickOrder === 'topToBottom') return [...order];
    const left = [...order];
    return order.map(() => take(left, this.largest(area, left)));
  }

  /** ARM-86: the largest bid among these seats, the earliest of equal ones. */
  largest(area: Area, among: readonly Seat[] = this.bids[area]): Seat {
    return among.find((seat) => among.every((other) => this.bid(other, area).length <= this.bid(seat, area).length))!;
  }

  /** ARM-87: the smallest bid, the last of equal ones. */
  smallest(area: Area): Seat {
    const among = this.bids[area].toReversed();
    return among.find((seat) => among.every((other) => this.bid(other, area).length >= this.bid(seat, area).length))!;
  }

  free(seat: Seat): Area[] {
    return AREAS.filter((area) => !this.bids[area].includes(seat));
  }

  /** ARM-50: a single answer needs no asking, unless not being asked would tell something. */
  *ask(seat: Seat, question: string, legal: readonly string[], secret = false): Telling<string> {
    return legal.length === 1 && !secret ? legal[0]! : yield { seat, question, legal };
  }

  /** So many ways that every colour is asked for, one after the other (README, "Many bids"). */
  *byColour(seat: Seat, question: string, figures: readonly Colour[], size: number | null): Telling<Colour[]> {
    const chosen: Colour[] = [];
    for (const [i, colour] of COLOURS.entries()) {
      const later = figures.filter((x) => COLOURS.indexOf(x) > i).length;
      const missing = size === null ? null : size - chosen.length;
      const legal = Array.from({ length: count(figures, colour) + 1 }, (_, n) => n).filter(
        (n) => missing === null || (n <= missing && n + later >= missing),
      );
      const n: unknown = yield { seat, question, legal };
      chosen.push(...Array<Colour>(n as number).fill(colour));
    }
    return chosen;
  }
}
