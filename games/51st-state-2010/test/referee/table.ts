import { cloneRng, type Rng, type Seat, shuffle } from '@ashtown/engine';
import type { Refereed } from '@ashtown/testkit';
import type { State, Tables } from '../../src/index.ts';
import {
  type Amount,
  type Bag,
  dealRoomOf,
  effectOf,
  has,
  type Id,
  once,
  put,
  roomOf,
  type Sort,
  SPENDABLE,
  sum,
  take,
  tokenOf,
  typesOf,
} from './cards.ts';

/**
 * A second reading of rules.md, written apart from the rules and for clarity alone: it says who is asked, what can be
 * answered and what becomes of the table. It knows cards by their ids, reads `content.json` itself and searches through all
 * sets instead of reckoning. Only notation and the order in which cards reach the discard pile are the game's.
 */

export interface Place {
  readonly no: number;
  readonly id: Id;
  uses: number;
  readonly visitors: Seat[];
  readonly tokens: number[];
  readonly stock: Bag;
}
interface Deal {
  readonly id: Id;
  readonly tokens: number[];
}
export interface Side {
  readonly seat: Seat;
  readonly faction: Id;
  score: number;
  /** VP on the base, by where they come from (FS-177). */
  readonly base: Bag;
  readonly pool: Bag;
  /** Cards in hand only the owner knows, and those everybody saw. */
  readonly hidden: Id[];
  readonly seen: Id[];
  readonly places: Place[];
  placed: number;
  leader: { readonly id: Id; readonly tokens: number[]; readonly stock: Bag } | null;
  readonly spoils: Id[];
  readonly deals: Deal[];
  exhausted: Id[];
  visits: number;
  redeveloped: boolean;
  passed: boolean;
}

const VP_TOKENS = 3;
export const LEADER_TOKENS = 5;
const BASE_ROOM = 3;
export const HAND_LIMIT = 10;

export const handOf = (side: Side): Id[] => [...side.seen, ...side.hidden];
export const isFull = (place: Place): boolean => place.tokens.length >= VP_TOKENS;

/** A tucked card as answers name it (FS-196): `spoils pub`, `deal church 11`. */
const tuckedName = (sort: Sort, id: Id, tokens: readonly number[] = []): string =>
  [sort, id, ...(tokens.length > 0 ? [tokens.toSorted().join('')] : [])].join(' ');
export const tuckedOf = (side: Side, what: Sort | 'either' = 'either'): string[] =>
  once([
    ...(what === 'deal' ? [] : side.spoils.map((id) => tuckedName('spoils', id))),
    ...(what === 'spoils' ? [] : side.deals.map(({ id, tokens }) => tuckedName('deal', id, tokens))),
  ]);

/** FS-101, FS-105: by how much the tucked cards are too many; not above 0 where they fit. */
export function excessOf(side: Side): number {
  const rooms = side.places.flatMap(({ id }) => roomOf(id) ?? []);
  const forBoth = rooms.filter((room) => room.accepts!.includes('deal')).length;
  const forSpoils = rooms.length - forBoth;
  const dealRooms = side.deals.filter(({ id }) => dealRoomOf(id)).length;
  const B = BASE_ROOM + 3 * (forBoth + dealRooms);
  return Math.max(0, side.spoils.length - 3 * forSpoils) + side.deals.length - B;
}

/** FS-180. */
export const scoreOf = (side: Side): number =>
  side.places.length +
  (side.leader ? 1 : 0) +
  sum([...side.base.values()]) +
  sum([...side.places, ...side.deals, ...(side.leader ? [side.leader] : [])].flatMap(({ tokens }) => tokens));

/** Where accessible goods lie (FS-7): the pool as null, then leader, stock locations and stores. */
export function heapsOf(side: Side): { at: string | null; bag: Bag }[] {
  const cards = side.places.filter(({ id }) => effectOf(id, 'STOCK', 'STORE'));
  return [
    { at: null, bag: side.pool },
    ...(side.leader ? [{ at: `${side.seat}.leader`, bag: side.leader.stock }] : []),
    ...cards.map(({ no, stock }) => ({ at: `${side.seat}.${no}`, bag: stock })),
  ];
}
export const workersOf = (side: Side): number => sum(heapsOf(side).map(({ bag }) => has(bag, 'worker')));
/** FS-184. */
export const goodsLeft = (side: Side): number =>
  sum(heapsOf(side).flatMap(({ bag }) => [...SPENDABLE, 'worker'].map((token) => has(bag, token))));
/** FS-91. */
export function payWorkers(side: Side, n: number): void {
  for (let left = n; left > 0; left--)
    put(heapsOf(side).find(({ bag }) => has(bag, 'worker') > 0)?.bag ?? side.pool, 'worker', -1);
}

export class Table {
  readonly sides: Side[];
  first: Seat;
  turn = 0;
  deck: Id[];
  discard: Id[] = [];
  row: Id[] = [];
  looked: Id[] = [];
  /** A card on its way from a hand into play, and one-shot contacts used in this action (FS-20). */
  limbo: Id | null = null;
  spent: Id[] = [];
  winners: Seat[] | null = null;
  readonly rng: Rng;

  /** From a game whose first row lies open: its cards are put back onto the deck. */
  constructor(s: State, { id, factions }: Tables) {
    const idOf = (card: number): Id => id[card]!;
    this.rng = cloneRng(s.rng);
    this.first = s.first;
    this.deck = [...s.deck, ...s.row.toReversed()].map(idOf);
    this.sides = s.players.map((p, seat) => ({
      seat,
      faction: factions[p.faction]!.id,
      score: 0,
      base: new Map(),
      pool: new Map(),
      hidden: p.hand.map(idOf),
      seen: [],
      places: [],
      placed: 0,
      leader: null,
      spoils: [],
      deals: [],
      exhausted: [],
      visits: 0,
      redeveloped: false,
      passed: false,
    }));
  }

  /** FS-34. */
  inOrder(): Side[] {
    return this.sides.map((_, i) => this.sides[(this.first + i) % this.sides.length]!);
  }

  /** FS-195, README: asked where there is more than one answer, or where one alone would tell of a hidden hand. */
  *ask(side: Side, question: string, legal: readonly string[], secret = false): Refereed<string> {
    const answers = once(legal);
    if (answers.length === 0) throw new Error(`nothing to answer to ${question}`);
    if (answers.length === 1 && !(secret && side.hidden.length > 0)) return answers[0]!;
    return yield { seat: side.seat, question, legal: answers };
  }

  // Cards

  canDraw(): boolean {
    return this.deck.length + this.discard.length > 0;
  }
  /** FS-35, FS-36; the top of the deck is its end. */
  top(): Id | null {
    if (this.deck.length === 0) {
      this.deck = shuffle(this.rng, this.discard);
      this.discard = [];
    }
    return this.deck.pop() ?? null;
  }
  draw(side: Side, n: number): void {
    for (let i = 0; i < n; i++) {
      const id = this.top();
      if (id !== null) side.hidden.push(id);
    }
  }
  /** README: of two copies the one that everybody has seen leaves first. */
  fromHand(side: Side, id: Id): Id {
    return take(side.seen.includes(id) ? side.seen : side.hidden, id);
  }
  /** README: the last card of a hand goes unasked, since nothing can be told from it. */
  *discardCards(side: Side, n: number): Refereed<void> {
    for (let i = 0; i < n; i++) {
      const legal = handOf(side).map((id) => `discard ${id}`);
      const pick = yield* this.ask(side, 'discardCard', legal, legal.length > 1);
      this.discard.push(this.fromHand(side, pick.split(' ')[1]!));
    }
  }

  // Goods and VP

  /** VP go onto a card as far as there is place (FS-176), or to the base under their source (FS-177). */
  gain(side: Side, gain: readonly Amount[], vp: number[] | string, most = VP_TOKENS): void {
    for (const amount of gain)
      for (let i = 0; i < amount.n; i++)
        if (amount.kind === 'card') this.draw(side, 1);
        else if (amount.kind !== 'vp') put(side.pool, tokenOf(amount));
        else if (typeof vp === 'string') put(side.base, vp, amount.value!);
        else if (vp.length < most) vp.push(amount.value!);
  }
  /** What a location makes (FS-152 to FS-154), as often as it is to be taken. */
  produceOf(owner: Side, id: Id): { gain: readonly Amount[]; times: number } | null {
    const effect = effectOf(id, 'PRODUCE', 'PRODUCE_PER_TYPE');
    if (!effect) return null;
    return {
      gain: effect.gain!,
      times: effect.type === undefined ? 1 : owner.places.filter((x) => typesOf(x.id).includes(effect.type!)).length,
    };
  }
  /** FS-121, FS-130: what lies on a card that leaves goes to the pool. */
  release(side: Side, stock: Bag): void {
    for (const [token, n] of stock) put(side.pool, token, n);
  }
  stock(bag: Bag, id: Id): void {
    for (const amount of effectOf(id, 'STOCK')?.goods ?? []) put(bag, tokenOf(amount), amount.n);
  }

  // Tucked cards

  /** FS-103, FS-104. */
  dropTucked(side: Side, name: string): void {
    const [sort, id] = name.split(' ');
    if (sort === 'spoils') take(side.spoils, id!);
    else {
      const deal = side.deals.find((x) => tuckedName('deal', x.id, x.tokens) === name)!;
      put(side.base, 'deals', sum(take(side.deals, deal).tokens));
    }
    this.discard.push(id!);
  }
  /** FS-105. */
  *fit(side: Side): Refereed<void> {
    while (excessOf(side) > 0) {
      const lowering = tuckedOf(side).filter((name) => {
        const [sort, id] = name.split(' ');
        const spoils = [...side.spoils];
        const deals = [...side.deals];
        if (sort === 'spoils') take(spoils, id!);
        else take(deals, deals.find((x) => x.id === id)!);
        return excessOf({ ...side, spoils, deals }) < excessOf(side);
      });
      const pick = yield* this.ask(
        side,
        'overflow',
        lowering.map((name) => `drop ${name}`),
      );
      this.dropTucked(side, pick.slice('drop '.length));
    }
  }

  /** FS-20: after the action, before the free moves that follow it. */
  discardSpent(): void {
    this.discard.push(...this.spent);
    this.spent = [];
  }

  /** FS-158, FS-159: what can be stolen, as answers. */
  loot(thief: Side): string[] {
    return this.sides
      .filter((side) => side !== thief)
      .flatMap((side) =>
        heapsOf(side)
          .filter(({ at }) => !side.places.some(({ no, id }) => at === `${side.seat}.${no}` && effectOf(id, 'STORE')))
          .flatMap(({ at, bag }) =>
            SPENDABLE.filter((kind) => has(bag, kind) > 0).map(
              (kind) => `steal ${side.seat} ${kind}${at === null ? '' : `@${at}`}`,
            ),
          ),
      );
  }
  /** FS-170: how many own locations show a type. */
  countOf(side: Side, type: string): number {
    return side.places.filter(({ id }) => typesOf(id).includes(type)).length;
  }
}
