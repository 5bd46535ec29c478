import { indexIn, makeRng, pickOne, seedOf } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { type Event, GOODS, type Goods, game, KEPT, type Player, type State, tables as t } from '../../src/index.ts';
import { accessible } from '../../src/rules/queries.ts';

/** A table that is kept from what is told alone. */
interface Told {
  hand: string[];
  spoils: string[];
  deals: Tokens[];
  places: (Tokens & { no: number })[];
  leader: Tokens | null;
  base: number;
  /** What can be spent, by good, wherever it lies. */
  goods: number[];
  passed: boolean;
}
interface Tokens {
  id: string;
  ones: number;
  twos: number;
}
interface Table {
  players: Told[];
  row: string[];
  discard: string[];
  /** One-shot contacts of the present action: they are discarded at its end (FS-20). */
  spent: string[];
  /** Two cards were looked at; of what is told next, one is kept and the other discarded. */
  looking: boolean;
}

const ids = (cards: readonly number[]): string[] => cards.map((card) => t.id[card]!);
const bare = (id: string): Tokens => ({ id, ones: 0, twos: 0 });
const spendable = (p: Player): number[] => [...accessible(t, p), ...p.pool.slice(KEPT)];
function drop<T>(list: T[], find: (x: T) => boolean, what: string): void {
  const at = list.findIndex(find);
  if (at < 0) throw new Error(`${what} is not there`);
  list.splice(at, 1);
}
const without = (list: string[], id: string): void => drop(list, (x) => x === id, id);
const add = (list: number[], goods: Goods, times: number): void => {
  for (const [good, n] of Object.entries(goods)) list[indexIn(GOODS, good)]! += times * n;
};

const begin = (s: State): Table => ({
  players: s.players.map((p) => ({
    hand: ids(p.hand),
    ...{ spoils: [], deals: [], places: [], leader: null, base: 0, goods: spendable(p), passed: false },
  })),
  row: ids(s.row),
  ...{ discard: [], spent: [], looking: false },
});

/** Everything that can be told, and what it means; what only announces something else changes nothing. */
const HAPPENS: { [T in Event['t']]?: (x: Table, e: Extract<Event, { t: T }>) => void } = {
  revealed: (x, e) => {
    x.row = [...e.cards];
  },
  refilled: (x, e) => x.row.push(e.card),
  took(x, e) {
    without(x.row, e.card);
    x.players[e.seat]!.hand.push(e.card);
  },
  burned(x, e) {
    without(x.row, e.card);
    x.discard.push(e.card);
  },
  swept(x, e) {
    for (const card of e.cards) without(x.row, card);
    x.discard.push(...e.cards);
  },
  drew(x, e) {
    expect(e.cards).toHaveLength(e.n);
    x.players[e.seat]!.hand.push(...e.cards!);
  },
  lookedAt: (x) => {
    x.looking = true;
  },
  kept: (x, e) => x.players[e.seat]!.hand.push(e.card!),
  overLimit(x, e) {
    const { hand } = x.players[e.seat]!;
    if (hand.length > 10) without(hand, e.card); // taken from the row; from the deck it never came to the hand
    x.discard.push(e.card);
  },
  discarded(x, e) {
    if (!x.looking) without(x.players[e.seat]!.hand, e.card);
    x.looking = false;
    x.discard.push(e.card);
  },
  reshuffled(x, e) {
    expect(x.discard).toHaveLength(e.n);
    x.discard = [];
  },
  gained: (x, e) => add(x.players[e.seat]!.goods, e.goods, 1),
  paid: (x, e) => add(x.players[e.seat]!.goods, e.goods, -1),
  stocked: (x, e) => add(x.players[e.seat]!.goods, e.goods, 1),
  lifted: (x, e) => add(x.players[e.seat]!.goods, e.goods, -1), // what lies on a set cannot be spent
  stored(x, e) {
    const { goods } = x.players[e.seat]!;
    add(goods, e.goods, 1);
    add(goods, e.was, -1);
    add(goods, e.pool, -1);
  },
  released(x, e) {
    if (t.sites[t.faceOf(e.card)]?.set) add(x.players[e.seat]!.goods, e.goods, 1); // what lies on a set was not to be spent
  },
  scoredVp(x, { seat, spot, ones, twos }) {
    const p = x.players[seat]!;
    if (spot.on === 'base') p.base += ones + 2 * twos;
    else {
      const on =
        spot.on === 'leader'
          ? p.leader!
          : spot.on === 'place'
            ? p.places.find((place) => place.no === spot.no)!
            : p.deals.find((deal) => deal.id === spot.card && deal.ones + deal.twos < 3)!;
      on.ones += ones;
      on.twos += twos;
    }
  },
  cashed(x, e) {
    without(x.players[e.seat]!.spoils, e.card);
    x.discard.push(e.card);
  },
  dropped(x, e) {
    const p = x.players[e.seat]!;
    if (e.sort === 'spoils') without(p.spoils, e.card);
    else drop(p.deals, (deal) => deal.id === e.card, e.card);
    x.discard.push(e.card);
  },
  reached(x, e) {
    for (const id of e.with) {
      if (indexIn(GOODS, id) >= 0) add(x.players[e.seat]!.goods, { [id]: 1 }, -1);
      else if (t.faceOf(id) >= 0) {
        without(x.players[e.seat]!.hand, id);
        x.spent.push(id);
      }
    }
  },
  tucked(x, e) {
    const p = x.players[e.seat]!;
    without(p.hand, e.card);
    if (e.sort === 'spoils') p.spoils.push(e.card);
    else p.deals.push(bare(e.card));
  },
  incorporated(x, e) {
    without(x.players[e.seat]!.hand, e.card);
    x.players[e.seat]!.places.push({ ...bare(e.card), no: e.no });
  },
  redeveloped(x, e) {
    const p = x.players[e.seat]!;
    without(p.hand, e.card);
    drop(p.places, (place) => place.no === e.oldNo && place.id === e.old, e.old);
    p.places.push({ ...bare(e.card), no: e.no });
    x.discard.push(e.old);
  },
  led(x, e) {
    const p = x.players[e.seat]!;
    expect(p.leader?.id ?? null).toBe(e.old);
    without(p.hand, e.card);
    if (e.old) x.discard.push(e.old);
    p.leader = bare(e.card);
  },
  visited(x, e) {
    add(x.players[e.seat]!.goods, { worker: 1 }, -1);
    add(x.players[e.owner]!.goods, { worker: 1 }, 1);
  },
  stole(x, e) {
    add(x.players[e.seat]!.goods, { [e.good]: 1 }, 1);
    add(x.players[e.from]!.goods, { [e.good]: 1 }, -1);
  },
  hired: (x, e) => add(x.players[e.seat]!.goods, { worker: 2 }, -1),
  passed: (x, e) => {
    x.players[e.seat]!.passed = true;
  },
  cleanup(x, e) {
    for (const [seat, p] of x.players.entries()) {
      add(p.goods, e.pools[seat]!, -1);
      p.passed = false;
    }
  },
};

function compare(x: Table, s: State, seat: number): void {
  const sorted = (list: readonly string[]) => [...list].sort();
  expect([sorted(x.row), sorted(x.discard)]).toEqual([sorted(ids(s.row)), sorted(ids(s.discard))]);
  const tokens = ({ card, ones, twos }: { card: number; ones: number; twos: number }) => ({
    id: t.id[card]!,
    ones,
    twos,
  });
  for (const [i, p] of s.players.entries()) {
    const told = x.players[i]!;
    const hand = ids([...p.hand, ...p.seen, ...(i === seat && s.limbo >= 0 ? [s.limbo] : [])]);
    expect({ ...told, hand: sorted(told.hand), spoils: sorted(told.spoils) }).toEqual({
      hand: sorted(hand),
      spoils: sorted(ids(p.spoils)),
      deals: p.deals.map(tokens),
      places: p.places.map((place) => ({ ...tokens(place), no: place.no })),
      leader: p.leader && tokens(p.leader),
      base: p.base.reduce((a, b) => a + b, 0),
      goods: spendable(p),
      passed: p.passed,
    });
  }
}

test.each([2, 3, 4])('%i seats: what is told is what happened, a table kept from it alone is the same', (seats) => {
  for (let n = 0; n < 3; n++) {
    const s = game.setup(seats, {}, makeRng(seedOf(`told ${n}`)));
    const rng = makeRng(seedOf(`answers ${n}`));
    const x = begin(s);
    while (game.asked(s).length > 0) {
      const seat = game.asked(s)[0]!;
      const log: Event[] = [];
      game.apply(s, seat, pickOne(rng, game.legal(s, seat)), log);
      for (const e of log) (HAPPENS[e.t] as ((x: Table, e: Event) => void) | undefined)?.(x, e);
      if (s.spent.length === 0) x.discard.push(...x.spent.splice(0));
      compare(x, s, seat);
    }
  }
});
