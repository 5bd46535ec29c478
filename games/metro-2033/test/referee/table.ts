import { cloneRng, type Rng, type Seat, shuffle } from '@ashtown/engine';
import { GoneHome, type Refereed } from '@ashtown/testkit';
import json from '../../content.json' with { type: 'json' };
import { type Options, type State, tables } from '../../src/index.ts';

/**
 * A second reading of rules.md, written apart from the rules and for clarity alone: it says who is asked, what can be
 * answered and what becomes of the table. It knows cards by their ids, reads `content.json` itself and searches through all
 * sets instead of reckoning. Only the order in which cards reach the discard pile, which a reshuffle depends on, is the game's.
 */

interface Printed {
  id: string;
  list: 'resource' | 'station' | 'threat' | 'caravan' | 'hero';
  at: number;
  cost: number;
  kind?: string;
  type?: string;
  amount?: number;
  protection?: { cost?: number; symbols: string[] } | null;
  symbols?: string[];
  loss?: string;
  symbol?: string;
  doubles?: string;
}
interface Target {
  mission: { kind: string; amount: number };
  bonusType: string;
  bonusKind: string;
  rewardMarkers: number;
}
type Id = string;

const PRINTED = new Map<Id, Printed>();
const add = (list: Printed['list'], cards: readonly object[]): void => {
  for (const card of cards as Printed[]) PRINTED.set(card.id, { ...card, list, at: PRINTED.size });
};
add('resource', json.resources);
add('station', json.stations);
add('threat', json.threats);
add('caravan', json.caravans);
add('hero', json.heroes);
const TARGETS = new Map<Id, Target>(
  [...json.stations, ...json.factions, ...json.alternateFactions].map((card) => [card.id, card]),
);
const printed = (id: Id): Printed => PRINTED.get(id)!;
const target = (id: Id): Target => TARGETS.get(id)!;
const idOf = (card: number): Id => tables.cards[card]!.id;

const once = (ids: readonly Id[]): Id[] => [...new Set(ids)];
const inOrder = (ids: readonly Id[]): Id[] => [...ids].sort((a, b) => printed(a).at - printed(b).at);
function take(list: Id[], id: Id): void {
  const i = list.indexOf(id);
  if (i < 0) throw new Error(`no ${id} among ${list}`);
  list.splice(i, 1);
}
/** Every set made of some of these cards. */
function* subsets(ids: readonly Id[]): Generator<Id[]> {
  if (ids.length > MOST_SEARCHED) throw new GoneHome();
  for (let bits = 0; bits < 1 << ids.length; bits++) yield ids.filter((_, i) => bits & (1 << i));
}

export class Side {
  faction: Id = '';
  flipped = false;
  up = 5;
  down = 0;
  reserve = 5;
  hand: Id[] = [];
  resources: Id[] = [];
  shields: Id[] = [];
  heroes: Id[] = [];
  stations: { id: Id; markers: number }[] = [];

  raise(n: number): void {
    const rising = Math.min(n, this.down);
    this.down -= rising;
    this.up += rising;
  }

  /** MET-117. */
  price(id: Id, protection = false): number {
    const c = printed(id);
    if (protection) return c.protection!.cost!;
    const bonus = (marked: boolean) =>
      this.stations.some((x) => x.markers > 0 === marked && target(x.id).bonusType === c.type);
    if (c.list === 'resource') {
      if (bonus(true) || (this.flipped && target(this.faction).bonusType === c.type)) return 0;
      return Math.max(0, c.cost - (bonus(false) ? 1 : 0));
    }
    if (c.list !== 'station' || c.symbol === 'neutral') return c.cost;
    return Math.max(1, c.cost - this.stations.filter((x) => printed(x.id).symbol === c.symbol).length);
  }

  plays(free: boolean): string[] {
    return once(this.hand).flatMap((id) => {
      const { list, protection } = printed(id);
      const main = list === 'resource' || list === 'station' || list === 'hero';
      const turned = (list === 'resource' || list === 'threat') && protection;
      return [
        ...(main && (free || this.price(id) <= this.up) ? [`play ${id}`] : []),
        ...(turned && (free || this.price(id, true) <= this.up) ? [`protect ${id}`] : []),
      ];
    });
  }

  put(id: Id, protection: boolean): void {
    take(this.hand, id);
    const { list } = printed(id);
    if (protection) this.shields.push(id);
    else if (list === 'station') this.stations.push({ id, markers: 0 });
    else (list === 'hero' ? this.heroes : this.resources).push(id);
  }

  usable(kind: string): Id[] {
    return this.resources.filter((id) => kind === 'trade' || printed(id).kind === kind);
  }

  /** MET-86: every payment without a superfluous card, named with Heroes first and then from the most valuable down. */
  payments({ kind, amount }: Target['mission']): Id[][] {
    const found = new Map<string, Id[]>();
    for (const heroes of subsets(once(inOrder(this.heroes))))
      for (const cards of subsets(inOrder(this.usable(kind)))) {
        const value = worth(cards, heroes);
        if (value < amount) continue;
        if (cards.some((_, i) => worth(cards.toSpliced(i, 1), heroes) >= amount)) continue;
        if (heroes.some((_, i) => worth(cards, heroes.toSpliced(i, 1)) >= amount)) continue;
        const named = cards.sort((a, b) => worth([b], heroes) - worth([a], heroes) || printed(a).at - printed(b).at);
        found.set([...heroes, ...named].join(' '), [...heroes, ...named]);
      }
    return [...found.values()];
  }

  /** MET-145, MET-180. */
  defences(symbols: readonly string[], all: boolean): Id[][] {
    const shown = (id: Id) => printed(id).protection!.symbols.filter((x) => symbols.includes(x));
    const guards = [...once(inOrder(this.shields)), ...once(inOrder(this.heroes))].filter((id) => shown(id).length > 0);
    if (!all) return guards.map((id) => [id]);
    const covers = (ids: readonly Id[]) => new Set(ids.flatMap(shown)).size === symbols.length;
    return [...subsets(guards)].filter((set) => covers(set) && !set.some((_, i) => covers(set.toSpliced(i, 1))));
  }
}

const worth = (cards: readonly Id[], heroes: readonly Id[]): number =>
  cards.reduce((n, id) => {
    const { amount = 0, type } = printed(id);
    return n + (heroes.some((hero) => printed(hero).doubles === type) ? 2 * amount : amount);
  }, 0);

/** Null where the answers are too many to be listed and go card by card. */
export type Telling<T = void> = Refereed<T>;

/** More sets of cards than this are named card by card. */
const MOST_SETS = 40;
/** Sets of more cards than this are not searched through: the referee goes home. */
const MOST_SEARCHED = 12;

export class Table {
  sides: Side[];
  deck: Id[];
  bazaar: (Id | null)[] = [null, null, null];
  discard: Id[] = [];
  winner: Seat | null = null;
  readonly options: Options;
  readonly rng: Rng;

  /** From a table at which nothing has been chosen or dealt yet; where Factions are drawn, all of it has been (MET-22). */
  constructor(s: State) {
    this.sides = s.players.map(() => new Side());
    this.deck = s.deck.map(idOf);
    this.options = s.options;
    this.rng = cloneRng(s.rng);
    if (s.options.factionAssignment === 'choose') return;
    this.bazaar = s.bazaar.map(idOf);
    for (const [i, side] of this.sides.entries()) {
      side.faction = tables.factions[s.players[i]!.faction]!.id;
      side.hand = s.players[i]!.hand.map(idOf);
    }
  }

  seat(from: Seat, nth: number): Seat {
    return (from + nth) % this.sides.length;
  }

  /** MET-43. */
  *ask(seat: Seat, question: string, legal: readonly string[], secret = false): Telling<string> {
    return legal.length === 1 && !secret ? legal[0]! : yield { seat, question, legal };
  }

  /** One of many sets of cards: at once, or where they are very many card by card in the order they are named. */
  *choose(seat: Seat, question: string, verb: string, sets: readonly Id[][], none: readonly string[]): Telling<Id[]> {
    const chosen: Id[] = [];
    for (;;) {
      const left = sets.filter((set) => chosen.every((id, i) => set[i] === id));
      const others = chosen.length === 0 ? none : [];
      const pick =
        left.length <= MOST_SETS
          ? yield* this.ask(seat, question, [...left.map((set) => `${verb} ${set.join(' ')}`), ...others])
          : yield { seat, question, legal: null };
      if (none.includes(pick)) return [];
      const [said, ...ids] = pick.split(' ');
      if (said === verb) return ids;
      chosen.push(...ids);
    }
  }

  top(): Id | null {
    if (this.deck.length === 0 && this.discard.length > 0) {
      this.deck = shuffle(this.rng, this.discard); // MET-171
      this.discard = [];
    }
    return this.deck.pop() ?? null;
  }

  fillBazaar(): void {
    for (let slot = 0; slot < 3; slot++) this.bazaar[slot] ??= this.top();
  }

  *draw(seat: Seat, n: number): Telling {
    for (let i = 0; i < n; i++) {
      const legal = this.bazaar.flatMap((id, slot) => (id === null ? [] : [`bazaar ${slot + 1}`]));
      if (this.deck.length + this.discard.length > 0) legal.push('deck');
      if (legal.length === 0) return; // MET-65
      const pick = yield* this.ask(seat, 'draw', legal);
      const { hand } = this.sides[seat]!;
      if (pick === 'deck') hand.push(this.top()!);
      else {
        const slot = Number(pick.split(' ')[1]) - 1;
        hand.push(this.bazaar[slot]!);
        this.bazaar[slot] = null;
        this.fillBazaar();
      }
    }
  }

  *refill(from: Seat): Telling {
    for (let nth = 0; nth < this.sides.length; nth++) {
      const seat = this.seat(from, nth);
      yield* this.draw(seat, 5 - this.sides[seat]!.hand.length);
    }
  }
}

export { type Id, idOf, inOrder, once, printed, take, target, worth };
