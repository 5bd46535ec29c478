import { cloneRng, type Rng, type Seat } from '@ashtown/engine';
import type { Refereed } from '@ashtown/testkit';
import json from '../../content.json' with { type: 'json' };
import type { State } from '../../src/index.ts';

/**
 * A second reading of rules.md, written apart from the rules and for clarity alone: it says who is asked, what can be
 * answered and what becomes of the table. It knows cards by their ids and reads `content.json` itself. Only the order in
 * which cards reach the discard pile, which a reshuffle depends on, is the game's where rules.md does not tell it.
 */

export const FACES = ['energy', 'heal', 'attack', 'celebrity', 'destruction', 'ouch'] as const;
export type Face = (typeof FACES)[number];
export const OUTER = ['bronx', 'queens', 'brooklyn', 'staten-island'] as const;
export const BOROUGHS = ['manhattan', ...OUTER] as const;
export type Borough = (typeof BOROUGHS)[number];
export const ZONES = ['lower', 'midtown', 'upper'] as const;
export const SOURCES = ['manhattan', 'destruction', 'celebrity', 'statue', 'cards', 'lost'] as const;
export type Source = (typeof SOURCES)[number];
export type Unit = 'infantry' | 'jet' | 'tank';
export const UNITS: readonly Unit[] = ['infantry', 'jet', 'tank'];
export type Id = string;
export type Reply = string | number;
export type Telling<T = void> = Refereed<T, Reply>;

interface Printed {
  id: Id;
  kind: string;
  cost: number;
  nearby?: string[];
}
const CARDS: readonly Printed[] = json.cards;
export const printed = (id: Id): Printed => CARDS.find((card) => card.id === id)!;
export const isKeep = (id: Id): boolean => printed(id).kind === 'keep';
/** As cards before a Monster lie: in the order they are printed in. */
export const inOrder = (ids: readonly Id[]): Id[] => CARDS.map(({ id }) => id).filter((id) => ids.includes(id));

/** Whole numbers from the first to the last. */
export const upTo = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);

export class Monster {
  name: string | null = null;
  life = 10; // KNY-17
  star = 0;
  energy = 0;
  at: Borough | null = null;
  zone = 0;
  /** KNY-149: the 5-6 space of its zone. */
  second = false;
  cards: Id[] = [];
  web = 0;
  jinx = 0;
  carapace = 0;
  souvenirs: Borough[] = [];
  from = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>;
  /** The turn in which it was eliminated; 0: it lives. */
  out = 0;

  get alive(): boolean {
    return this.out === 0;
  }
  /** KNY-114. */
  get most(): number {
    return this.has('carapace') ? 12 : 10;
  }
  has(id: Id): boolean {
    return this.cards.includes(id);
  }
  /** KNY-58. */
  heal(n: number): void {
    this.life = Math.min(this.most, this.life + n);
  }
  /** KNY-13. */
  score(n: number, source: Source): void {
    const now = Math.min(20, Math.max(0, this.star + n));
    this.from[source] += now - this.star;
    this.star = now;
  }
  /** KNY-140: by ♥ too, of which one is kept. */
  canPay(n: number): boolean {
    return this.energy + (this.has('of-another-world') ? this.life - 1 : 0) >= n;
  }
}

export interface Soldier {
  kind: Unit;
  at: Borough;
  /** Revealed this turn (KNY-89). */
  fresh: boolean;
}

/** KNY-26: what a turn remembers. */
export class Turn {
  rides = 0;
  dice: Face[] = [];
  rerolls = 0;
  open: Record<Face, number> = { energy: 0, heal: 0, attack: 0, celebrity: 0, destruction: 0, ouch: 0 };
  unitsOnly = false;
  entered = false;
  entryPaid = false;
  leveled = false;
  destroyed: Unit[] = [];
  readonly dealt: number[];
  readonly gained: number[];
  tapped: Seat[] = [];
  fell: Seat[] = [];
  readonly no: number;
  readonly seat: Seat;
  readonly extra: boolean;
  readonly subway: boolean;

  constructor(seats: number, no: number, seat: Seat, extra: boolean, subway: boolean) {
    this.dealt = Array(seats).fill(0);
    this.gained = Array(seats).fill(0);
    this.no = no;
    this.seat = seat;
    this.extra = extra;
    this.subway = subway;
  }
}

export class Table {
  monsters: Monster[];
  /** Each with its visible tile last. */
  stacks: { at: Borough; nth: number; tiles: string[] }[];
  units: Soldier[];
  deck: Id[];
  bank: (Id | null)[];
  discard: Id[];
  limbo: Id | null = null;
  superstar: Seat | null = null;
  statue: Seat | null = null;
  claims: Seat[] = [];
  queue: { seat: Seat; subway: boolean }[] = [];
  closed = false;
  turn: Turn;
  winners: Seat[] | null = null;
  /** In the midst of a damage event or of a purchase, which no free action interrupts (KNY-32). */
  busy = 0;
  readonly advanced: boolean;
  readonly climbs: boolean;
  readonly rng: Rng;

  /** From a table at which nobody has chosen a Monster yet; what lies on it already may be anything. */
  constructor(s: State) {
    this.monsters = s.players.map(({ life, star, energy, cards, web, jinx, carapace }) =>
      Object.assign(new Monster(), { life, star, energy, cards: inOrder(cards), web, jinx, carapace }),
    );
    this.stacks = s.height.map((height, i) => ({
      at: BOROUGHS[Math.floor(i / 3)]!,
      nth: i % 3,
      tiles: s.tiles.slice(3 * i, 3 * i + height).map((tile) => json.tiles[tile]!.id),
    }));
    this.units = s.units.flatMap((n, i) =>
      Array.from({ length: n }, () => ({ at: BOROUGHS[Math.floor(i / 3)]!, kind: UNITS[i % 3]!, fresh: false })),
    );
    this.deck = s.deck.slice();
    this.bank = s.bank.slice();
    this.discard = s.discard.slice();
    this.queue = s.queue.slice();
    this.claims = s.claims.slice();
    this.advanced = s.options.advanced;
    this.climbs = s.options.climbAtOnce ?? false;
    this.rng = cloneRng(s.rng);
    this.turn = new Turn(this.monsters.length, 0, 0, false, false);
  }

  get active(): Monster {
    return this.monsters[this.turn.seat]!;
  }
  /** Turn order from somebody: that one first, then clockwise. */
  order(from: Seat): Seat[] {
    return this.monsters.map((_, nth) => (from + nth) % this.monsters.length);
  }
  living(): Seat[] {
    return this.order(this.turn.seat).filter((seat) => this.monsters[seat]!.alive);
  }
  in(at: Borough | null): Seat[] {
    return this.living().filter((seat) => this.monsters[seat]!.at === at);
  }
  unitsIn(at: Borough | null): number {
    return this.units.filter((unit) => unit.at === at).length;
  }
  owner(id: Id): Seat | null {
    return this.living().find((seat) => this.monsters[seat]!.has(id)) ?? null;
  }

  /** KNY-6, KNY-148, KNY-155. */
  hasRoom(at: Borough): boolean {
    const most = at !== 'manhattan' || (this.advanced && !this.closed) ? 2 : 1;
    return this.in(at).length < most;
  }
  /** Outer boroughs a Monster may go to. */
  outerFor(seat: Seat): Borough[] {
    return OUTER.filter((at) => at !== this.monsters[seat]!.at && this.hasRoom(at));
  }
  /** KNY-212. */
  get moveFee(): number {
    return this.bank.includes('new-york-marathon') ? 2 : 0;
  }

  /** ⚡ that are a gain, which Power Tap counts (KNY-185). */
  gain(seat: Seat, n: number): void {
    if (n <= 0) return;
    const gainer = this.monsters[seat]!;
    gainer.energy += n;
    this.turn.gained[seat]! += n;
    const tapping = this.owner('power-tap');
    if (tapping === null || tapping === seat || this.turn.gained[seat]! < 3 || this.turn.tapped.includes(seat)) return;
    this.turn.tapped.push(seat);
    this.hand(seat, tapping, 1);
  }
  /** Gives what there is of so many ⚡. */
  hand(from: Seat, to: Seat, n: number): void {
    const given = Math.min(n, this.monsters[from]!.energy);
    this.monsters[from]!.energy -= given;
    this.monsters[to]!.energy += given;
  }

  /** KNY-196. */
  putSouvenir(seat: Seat): void {
    const monster = this.monsters[seat]!;
    if (!monster.at || monster.souvenirs.includes(monster.at)) return;
    monster.souvenirs.push(monster.at);
    monster.score(1, 'cards');
    this.gain(seat, 1);
  }

  /** A KEEP card goes to the discard pile, with what leaves together with it (KNY-162, KNY-196). */
  drop(seat: Seat, id: Id): void {
    const monster = this.monsters[seat]!;
    monster.cards = monster.cards.filter((card) => card !== id);
    this.discard.push(id);
    if (id === 'tourist') monster.souvenirs = [];
    if (id !== 'carapace') return;
    monster.carapace = 0;
    monster.life = Math.min(monster.life, 10);
  }
  /** Carapace discarded by its owner (KNY-162). */
  shed(seat: Seat): void {
    const monster = this.monsters[seat]!;
    const { carapace } = monster;
    this.drop(seat, 'carapace');
    monster.heal(carapace);
  }

  /** KNY-154: 5-6 is never occupied while 2-4 is free. */
  shift(): void {
    const there = this.in('manhattan').map((seat) => this.monsters[seat]!);
    if (there.length === 1) there[0]!.second = false;
  }
}
