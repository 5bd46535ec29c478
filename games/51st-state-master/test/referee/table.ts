import { cloneRng, type Rng, rand, type Seat, shuffle } from '@ashtown/engine';
import type { Refereed } from '@ashtown/testkit';
import { type Options, RIVAL, type State, tables } from '../../src/index.ts';
import { FACTIONS, type Goods, type Id, inOrder, once } from './cards.ts';
import { Side } from './side.ts';

export type Telling<T = void> = Refereed<T>;

export const idOf = (card: number): Id => tables.id[card]!;
const END = 25;
const COLOURS = ['red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** The connections of one colour. */
export interface Links {
  deck: Id[];
  faceUp: Id | null;
  spent: Id[];
}

/** What lies on the table, how cards are drawn and goods gained, and the set-up (sections 1 and 2). */
export class Table {
  readonly sides: Side[];
  readonly rival = new Side();
  readonly solo: boolean;
  readonly options: Options;
  readonly rng: Rng;
  first: Seat = 0;
  round = 0;
  deck: Id[];
  discard: Id[] = [];
  display: Id[] = [];
  links: Record<Colour, Links>;
  /** A card named by its player and not paid for yet. */
  limbo: Id | null = null;
  /** Cards the virtual opponent has attacked with this round. */
  pile: Id[] = [];
  attacks = 0;
  succeeded = false;
  ending = false;
  winners: Seat[] | null = null;

  /** From a table at which nothing was answered yet; where factions are dealt, so were the hands and the first player. */
  constructor(s: State) {
    this.options = s.options;
    this.rng = cloneRng(s.rng);
    this.solo = s.players.length === 1;
    this.deck = s.deck.map(idOf);
    this.links = { red: linksOf(s, 0), blue: linksOf(s, 1) };
    this.first = s.first;
    this.sides = s.players.map((p) => {
      const side = new Side();
      if (p.faction >= 0) side.faction = tables.factionIds[p.faction]!;
      side.hand = p.hand.map(idOf);
      return side;
    });
  }

  side(seat: Seat): Side {
    return seat === RIVAL ? this.rival : this.sides[seat]!;
  }

  /** FSM-7. */
  inTurnOrder(): Seat[] {
    return this.sides.map((_, nth) => (this.first + nth) % this.sides.length);
  }

  opponents(seat: Seat): Seat[] {
    if (this.solo) return [RIVAL];
    return this.sides.slice(1).map((_, nth) => (seat + 1 + nth) % this.sides.length);
  }

  /** FSM-6, FSM-260. */
  reachable(seat: Seat): Seat[] {
    return this.opponents(seat).filter((other) => !this.side(other).passed);
  }

  /** A question with a single answer is not asked, unless that would tell a secret. */
  *ask(seat: Seat, question: string, legal: readonly string[], secret = false): Telling<string> {
    return legal.length === 1 && !secret ? legal[0]! : yield { seat, question, legal };
  }

  /** FSM-26, FSM-27. */
  top(): Id | null {
    if (this.deck.length === 0 && this.discard.length > 0) {
      this.deck = shuffle(this.rng, this.discard);
      this.discard = [];
    }
    return this.deck.pop() ?? null;
  }

  reveal(n: number): void {
    for (let i = 0; i < n; i++) {
      const id = this.top();
      if (id !== null) this.display.push(id);
    }
  }

  takeFromDisplay(id: Id): Id {
    this.display.splice(this.display.indexOf(id), 1);
    return id;
  }

  score(seat: Seat, n: number, from: string): void {
    const side = this.side(seat);
    side.vp += n;
    side.from[from] = (side.from[from] ?? 0) + n;
    if (side.vp >= END) this.ending = true; // FSM-175
  }

  /** FSM-21 to FSM-25. The virtual opponent owns no goods (FSM-250, FSM-262). */
  gain(seat: Seat, goods: Goods, from: string): void {
    const side = this.side(seat);
    for (const [good, n] of Object.entries(goods)) {
      if (good === 'vp') {
        if (n > 0) this.score(seat, n, from);
      } else if (seat === RIVAL) continue;
      else if (good !== 'card') side.supply[good]! += n;
      else
        for (let i = 0; i < n; i++) {
          const id = this.top();
          if (id !== null) side.hand.push(id);
        }
    }
  }

  drop(id: Id): void {
    this.discard.push(id);
  }

  /** Section 2. */
  *setUp(): Telling {
    if (this.options.factions === 'picked') {
      for (const [seat, side] of this.sides.entries()) {
        const free = FACTIONS.map(({ id }) => id).filter((id) => !this.sides.some((other) => other.faction === id));
        const pick = yield* this.ask(seat, 'pickFaction', [...free, 'random']);
        if (pick !== 'random') side.faction = pick;
      }
      this.deal();
    }
    const drops: string[] = [];
    for (const [seat, side] of this.sides.entries()) {
      const cards = inOrder(side.hand);
      const pairs = cards.flatMap((a, i) => cards.slice(i + 1).map((b) => `drop ${a} ${b}`));
      drops.push(yield* this.ask(seat, 'keepHand', once(pairs), true)); // FSM-43
    }
    for (const [seat, pick] of drops.entries())
      for (const id of pick.split(' ').slice(1)) this.drop(this.sides[seat]!.give(id));
  }

  /** FSM-38, FSM-39, FSM-42: what is left to chance once all have picked. */
  deal(): void {
    const free = FACTIONS.map(({ id }) => id).filter((id) => !this.sides.some((side) => side.faction === id));
    shuffle(this.rng, free);
    for (const side of this.sides) if (side.faction === '') side.faction = free.pop()!;
    this.first = rand(this.rng, this.sides.length);
    for (const side of this.sides) for (let i = 0; i < 6; i++) side.hand.push(this.top()!);
  }
}

const linksOf = (s: State, colour: number): Links => ({ deck: s.links[colour]!.map(idOf), faceUp: null, spent: [] });

export { COLOURS };
