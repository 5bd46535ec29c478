import { describe, expect, test } from 'vitest';
import { type Answer, CATEGORIES, type CardId, GOODS, type Good, type Token, tables } from '../../src/index.ts';
import { given, type Position, type Told } from '../given.ts';
import { ROWS, type Row } from '../rows.ts';

type Amounts = Partial<Record<Good | 'anyResource' | 'deal', number>>;
/** `2 iron 1 vp` */
const read = (text = ''): Amounts =>
  Object.fromEntries([...text.matchAll(/(\d+) (\w+)/g)].map(([, n, good]) => [good, Number(n)]));

/** What seat 0 has of every good now, cards in hand included. */
const holdings = (t: Told): Record<Good, number> => {
  const p = t.state.players[0]!;
  return Object.fromEntries(
    GOODS.map((good, g) => [
      good,
      good === 'vp' ? p.vp : good === 'card' ? p.hand.length + p.seen.length : p.tokens[g]!,
    ]),
  ) as Record<Good, number>;
};
const plus = (a: Record<Good, number>, b: Amounts, times = 1): Record<Good, number> =>
  Object.fromEntries(GOODS.map((good) => [good, a[good] + times * (b[good] ?? 0)])) as Record<Good, number>;

/** Seat 0 alone with the card in hand; the tally shows 5 of everything. */
const table = (row: Row, more: Position): Told =>
  given({
    options: { bothExpansions: true },
    hand: { 0: [row.id] },
    tally: { 0: Object.fromEntries(GOODS.map((good) => [good, 5])) },
    ...more,
  });

/** A card that chooses gives its first option. */
function chooseFirst(t: Told): void {
  if (t.state.stack.at(-1)?.t === 'productionOption') t.answer(0, t.legal(0)[0]!);
}

describe('the printed faces', () => {
  test('FSM-8 188 locations: 88 base, 50 New Era, 50 Winter; every face is in the table of the tests', () => {
    expect(tables.locations).toBe(188);
    expect([tables.setCards.base.length, tables.setCards.newera.length, tables.setCards.winter.length]).toEqual([
      88, 50, 50,
    ]);
    expect(tables.sites.map((site) => site.id).sort()).toEqual(ROWS.map((row) => row.id).sort());
  });

  test.each(ROWS.map((row) => [row.id, row] as const))(
    'FSM-9 FSM-10 FSM-249 [%s] sets, distance, types and category',
    (_, row) => {
      const site = tables.sites.find((x) => x.id === row.id)!;
      const sets = tables.prints.filter((x) => x.id === row.id).map((x) => `${x.set}×${x.copies}`);
      expect({
        sets: sets.join(' '),
        distance: site.distance,
        types: site.types.join(' '),
        category: CATEGORIES[site.category],
        open: site.open,
      }).toEqual({
        sets: row.sets,
        distance: row.distance,
        types: row.types,
        category: row.category,
        open: row.open ?? false,
      });
    },
  );

  test('FSM-9 every deal is exactly one good, a distance is 1 to 3, at most two types', () => {
    for (const site of tables.sites) {
      expect(site.deal).toHaveLength(1);
      expect(site.deal[0]![1]).toBe(1);
      expect([1, 2, 3]).toContain(site.distance);
      expect(site.types.length).toBeLessThanOrEqual(2);
    }
  });

  test('FSM-78 no cost asks for ammo or a universal contact, so what stands in is never needed itself', () => {
    for (const { bill } of tables.sites)
      for (const [g] of bill?.need ?? []) expect(['ammo', 'universal', 'shield', 'vp']).not.toContain(GOODS[g]);
  });
});

describe('each card is built, dealt and razed', () => {
  test.each(ROWS.map((row) => [row.id, row] as const))(
    'FSM-87 FSM-88 FSM-104 FSM-105 FSM-106 FSM-236 [%s] is built for its distance in grey, and produces and gives its bonus at once',
    (_, row) => {
      table(row, { tokens: { 0: { grey: row.distance - 1, worker: 1 } } }).refuses(0, `construct ${row.id}` as Answer);
      const t = table(row, { tokens: { 0: { grey: row.distance } } });
      const before = holdings(t);
      t.answer(0, `construct ${row.id}` as Answer);
      chooseFirst(t);
      expect(holdings(t)).toEqual(plus(plus(before, { grey: row.distance, card: 1 }, -1), read(row.built)));
      t.expect({ places: { 0: [row.id] }, discard: [] });
      const stock = Object.entries(read(row.stock));
      expect(
        Object.entries(t.state.players[0]!.places[0]!.stock ?? {}).flatMap(([g, n]) =>
          n ? [[GOODS[Number(g)], n]] : [],
        ),
      ).toEqual(stock.sort((a, b) => GOODS.indexOf(a[0] as Good) - GOODS.indexOf(b[0] as Good)));
    },
  );

  test.each(ROWS.map((row) => [row.id, row] as const))(
    'FSM-109 FSM-110 [%s] is dealt for its distance in blue, for one good',
    (_, row) => {
      table(row, { tokens: { 0: { blue: row.distance - 1, worker: 1 } } }).refuses(0, `deal ${row.id}` as Answer);
      const t = table(row, { tokens: { 0: { blue: row.distance } } });
      const before = holdings(t);
      t.answer(0, `deal ${row.id}` as Answer);
      expect(holdings(t)).toEqual(plus(plus(before, { blue: row.distance, card: 1 }, -1), read(row.deal)));
      t.expect({ deals: { 0: [row.id] }, places: { 0: [] }, discard: [] });
    },
  );

  test.each(ROWS.map((row) => [row.id, row] as const))(
    'FSM-114 FSM-116 [%s] is razed from hand for its distance in red, for its spoils',
    (_, row) => {
      table(row, { tokens: { 0: { red: row.distance - 1, worker: 1 } } }).refuses(0, `raze ${row.id}` as Answer);
      const t = table(row, { tokens: { 0: { red: row.distance } } });
      const before = holdings(t);
      t.answer(0, `raze ${row.id}` as Answer);
      expect(holdings(t)).toEqual(plus(plus(before, { red: row.distance, card: 1 }, -1), read(row.spoils)));
      t.expect({ places: { 0: [] }, discard: [row.id] });
    },
  );
});

const BOARD: Amounts = { worker: 3, iron: 1, grey: 1, card: 1 };

describe('each card in Production', () => {
  test.each(ROWS.map((row) => [row.id, row] as const))(
    'FSM-52 FSM-54 FSM-55 FSM-187 [%s] adds what it produces to the board',
    (_, row) => {
      const t = given({ options: { bothExpansions: true }, from: 'production', places: { 0: [row.id] } });
      chooseFirst(t);
      if (t.state.stack.at(-1)?.t === 'suppliersTarget') t.answer(0, 'none');
      t.asked(0, 'takeTurn');
      expect(holdings(t)).toEqual(plus(plus(plus(holdings(t), holdings(t), -1), BOARD), read(row.each)));
    },
  );
});

describe('each action', () => {
  const actions = ROWS.filter((row) => row.pays !== undefined);

  /** Exactly the price, `times` over, in fuel where any resource will do. */
  function price(row: Row, times: number, spareWorkers = 0): Position {
    const { anyResource = 0, card = 0, deal = 0, ...tokens } = read(row.pays);
    const fuel = (tokens.fuel ?? 0) + anyResource;
    const all = Object.fromEntries(Object.entries({ ...tokens, fuel }).map(([good, n]) => [good, n * times]));
    const spare: CardId[] = ['church', 'museum', 'pub', 'motel'];
    const worker = (all.worker ?? 0) + spareWorkers;
    return {
      options: { bothExpansions: true },
      places: { 0: [row.id] },
      tokens: { 0: { ...all, worker } as Partial<Record<Token, number>> },
      hand: { 0: spare.slice(0, card * times) },
      deals: { 0: spare.slice(0, deal * times) },
      deck: ['wrecked-tank', 'wrecked-tank', 'old-cinema', 'old-cinema'],
    };
  }
  /** Pays with whatever is offered first. */
  function settle(t: Told): void {
    while (['payment', 'discardCard', 'discardDeal'].includes(t.state.stack.at(-1)!.t)) t.answer(0, t.legal(0)[0]!);
  }

  test.each(actions.map((row) => [row.id, row] as const))(
    'FSM-130 FSM-131 FSM-219 FSM-220 [%s] is paid for and used as often as it says, and no more',
    (_, row) => {
      const uses = row.uses ?? 1;
      const t = given(price(row, uses + 1, 2));
      const { anyResource = 0, ...cost } = read(row.pays);
      const before = holdings(t);
      t.answer(0, 'use 0.0');
      settle(t);
      for (let i = 1; i < uses; i++) {
        t.asked(0, 'repeatAction').answer(0, 'again');
        settle(t);
      }
      const paid = plus(before, { ...cost, fuel: (cost.fuel ?? 0) + anyResource }, -uses);
      expect(holdings(t)).toEqual(plus(paid, read(row.gets), uses));
      if (t.state.stack.at(-1)?.t === 'endTurn') t.answer(0, 'end');
      t.asked(1, 'takeTurn').answer(1, 'pass').asked(0, 'takeTurn').refuses(0, 'use 0.0');
    },
  );

  test.each(actions.map((row) => [row.id, row] as const))(
    'FSM-71 FSM-80 [%s] is not offered one good short',
    (_, row) => {
      const short = price(row, 1);
      const { anyResource = 0, card = 0, deal = 0, ...tokens } = read(row.pays);
      if (card > 0) given({ ...short, hand: { 0: [] } }).refuses(0, 'use 0.0');
      if (deal > 0) given({ ...short, deals: { 0: [] } }).refuses(0, 'use 0.0');
      for (const [good, n] of Object.entries({
        ...tokens,
        ...(anyResource > 0 ? { fuel: (tokens.fuel ?? 0) + anyResource } : {}),
      }))
        given({ ...short, tokens: { 0: { ...short.tokens![0], [good]: n - 1 } } }).refuses(0, 'use 0.0');
      expect(tables.site.some((site) => site.id === row.id)).toBe(true);
    },
  );
});
