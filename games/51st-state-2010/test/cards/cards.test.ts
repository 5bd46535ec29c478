import { describe, expect, test } from 'vitest';
import { COLOURS, GOODS, type Goods, LAYOUTS, TOKENS, tables as t } from '../../src/index.ts';
import { given, offered, type Position, type Told } from '../given.ts';
import { CONTACT_CARDS, LEADERS, LOCATIONS } from '../rows.ts';

/** `2 scrap, 1 vp2` as amounts, and back. */
const parse = (text: string): Record<string, number> =>
  Object.fromEntries(
    text === '' ? [] : text.split(', ').map((part) => [part.split(' ')[1]!, Number(part.split(' ')[0])]),
  );
const write = (amounts: Record<string, number>): string =>
  GOODS.flatMap((good) => (amounts[good] ? [`${amounts[good]} ${good}`] : [])).join(', ');

/** Everything seat 0 has that can be gained, apart from what lies on a card as stock. */
function wealth(s: Told): Record<string, number> {
  const p = s.state.players[0]!;
  const all: Record<string, number> = {};
  for (let g = 0; g < TOKENS; g++) all[GOODS[g]!] = p.pool[g]!;
  all.card = p.hand.length + p.seen.length;
  all.vp1 = [...p.places, ...p.deals].reduce((n, x) => n + x.ones, p.base.reduce((a, b) => a + b, 0) % 2);
  all.vp2 = [...p.places, ...p.deals].reduce((n, x) => n + x.twos, Math.floor(p.base.reduce((a, b) => a + b, 0) / 2));
  return all;
}
const difference = (after: Record<string, number>, before: Record<string, number>): string =>
  write(Object.fromEntries(Object.entries(after).map(([good, n]) => [good, n - (before[good] ?? 0)])));
const BASE: Record<string, number> = { scrap: 1, worker: 3 };

const REACH = { 0: { incorporation3: 1 } };

describe('Locations', () => {
  test('every location has a row', () => {
    expect(LOCATIONS.map(([id]) => id)).toEqual(t.sites.map((site) => site.id));
  });

  test.each(LOCATIONS)('[%s] ×%i %s', (id, copies, kind, placed, turn, spoils, deal) => {
    const site = t.sites[t.faceOf(id)]!;
    const [layout, distance, ...types] = kind.split(' ');
    expect([site.copies, site.distance, site.types]).toEqual([copies, Number(distance), types]);
    const names = ['open', 'closed', 'feature', 'action'];
    expect(names[site.layout]).toBe(layout);
    expect(LAYOUTS).toHaveLength(names.length);

    const s = given({ hand: { 0: [id] }, pool: REACH });
    s.answer(0, `incorporate ${id}`);
    const stock = s.state.players[0]!.places[0]!.stock;
    const lying = stock ? write(Object.fromEntries(stock.map((n, g) => [GOODS[g]!, n]))) : '';
    expect(lying === '' ? write(wealth(s)) : `stock ${lying}`).toBe(placed);

    if (layout === 'action') use(id, turn);
    else {
      const made = given({ from: 'production', places: { 0: [id] } });
      if (made.state.stack.at(-1)!.t === 'step') made.answer(0, 'done');
      expect(difference(wealth(made), BASE)).toBe(turn);
    }

    const cashed = given({ from: 'production', spoils: { 0: [id] } });
    cashed.answer(0, `cash ${id}`);
    expect(difference(wealth(cashed), BASE)).toBe(spoils);

    const dealt = given({ from: 'production', deals: { 0: [id] } });
    expect(difference(wealth(dealt), BASE)).toBe(deal === 'room' ? '' : deal);
    const fourth = given({
      hand: { 0: ['dive'] },
      pool: { 0: { cooperation1: 1 } },
      deals: { 0: [id, 'quarry', 'fuel-tank'] },
    });
    expect(offered(fourth, 0, 'cooperate')).toHaveLength(deal === 'room' ? 1 : 0);
  });
});

/** Uses an action with exactly its price, and cannot use it with less. */
function use(id: string, row: string): void {
  const [cost = '', gain = ''] = row.split(' -> ');
  const price: Record<string, number> = {};
  let set: Goods | undefined;
  let deals: Position['deals'] = {};
  for (const part of cost.split(', ')) {
    if (part === 'deal') deals = { 0: ['dive'] };
    else if (part.startsWith('set '))
      set = Object.fromEntries(
        part
          .split(' ')
          .slice(1)
          .map((kind) => [kind, 1]),
      );
    else Object.assign(price, parse(part));
  }
  const paid: Goods = Object.fromEntries(Object.entries(price).map(([good, n]) => [good === 'any' ? 'fuel' : good, n]));
  const robbed = gain === 'theft' ? { 1: { building: 1 } } : {};
  const place = set ? { card: id, stock: set } : id;
  const s = given({ places: { 0: [place] }, pool: { 0: paid, ...robbed }, deals });
  s.answer(0, 'use 0.0');
  expect(write(wealth(s))).toBe(gain === 'theft' ? '1 building' : gain);
  for (const [good, n] of Object.entries(paid)) {
    const less = given({ places: { 0: [place] }, pool: { 0: { ...paid, [good]: n - 1 }, ...robbed }, deals });
    expect(offered(less, 0, 'use')).toEqual([]);
  }
}

const VERBS: Record<string, string> = { conquest: 'conquer', cooperation: 'cooperate', incorporation: 'incorporate' };
const AT_DISTANCE = ['', 'motel', 'generators', 'pub'];

describe('Contact cards', () => {
  test('every contact card has a row', () => {
    const all = [...t.factions.flatMap((f) => f.contacts), ...t.shots].map((c) => c.id);
    expect(CONTACT_CARDS.map(([id]) => id).sort()).toEqual(all.sort());
  });

  test.each(CONTACT_CARDS)('FS-17 [%s] %s %i for %s', (id, colour, range, cost) => {
    const fixed = t.factions.find((f) => f.contacts.some((c) => c.id === id));
    const { card: cards = 0, any = 0, ...paid } = parse(cost);
    const pool = { 0: { ...paid, ...(any > 0 ? { weapon: any } : {}) } as Goods };
    const factions = { 0: fixed?.id ?? 'new-york', 1: fixed?.id === 'mutants-union' ? 'new-york' : 'mutants-union' };
    const extra = [...(fixed ? [] : [id]), ...Array<string>(cards).fill('arena')];
    for (const verb of colour === 'universal' ? Object.values(VERBS) : [VERBS[colour]!]) {
      const exhausted = { 0: fixed ? [] : COLOURS };
      const at = (distance: number, have: Goods) =>
        given({ factions, exhausted, seen: { 0: [AT_DISTANCE[distance]!, ...extra] }, pool: { 0: have } });
      const s = at(range, pool[0]);
      s.answer(0, `${verb} ${AT_DISTANCE[range]}` as never);
      const p = s.state.players[0]!;
      expect(p.places.length + p.spoils.length + p.deals.length).toBe(1);
      expect(p.pool.slice(0, 5)).toEqual([0, 0, 0, 0, 0]); // the price was paid
      expect(s.state.discard.length).toBe(extra.length);
      if (range < 3)
        expect(offered(at(range + 1, pool[0]), 0, verb).some((x) => x.endsWith(AT_DISTANCE[range + 1]!))).toBe(false);
      if (cost !== '') expect(offered(at(range, {}), 0, verb)).toEqual([]);
    }
  });
});

describe('Leaders', () => {
  test('every leader has a row', () => {
    expect(LEADERS.map(([id]) => id)).toEqual(t.leaders.map((x) => x.id));
  });

  test.each(LEADERS)('FS-131 [%s] enters with %s; a token for: %s', (id, stock, what) => {
    const s = given({ hand: { 0: [id] } });
    s.answer(0, `lead ${id}`);
    expect(write(Object.fromEntries(s.state.players[0]!.leader!.stock.map((n, g) => [GOODS[g]!, n])))).toBe(stock);
    const design = t.leaders.find((x) => x.id === id)!;
    const acts: Record<string, (s: Told) => void> = {
      conquer: (x) => x.answer(0, 'conquer archive').answer(0, 'reach conquest1'),
      cooperate: (x) => x.answer(0, 'cooperate archive').answer(0, 'reach cooperation1'),
      redevelop: (x) => x.answer(0, 'redevelop archive').answer(0, 'with building'),
      'two cards': (x) => x.answer(0, 'deed').answer(0, 'discard archive').answer(0, 'discard shipwreck'),
    };
    for (const type of ['scrap', 'fuel', 'weapon', 'building']) {
      const card = { scrap: 'scrap-trader', fuel: 'oil-trader', weapon: 'weapon-trader', building: 'brick-trader' }[
        type
      ]!;
      acts[type] = (x) => x.answer(0, `incorporate ${card}`).answer(0, 'reach incorporation1');
    }
    for (const [name, act] of Object.entries(acts)) {
      if (name === 'two cards' && design.deed === 0) continue;
      const hand = ['archive', 'shipwreck', 'scrap-trader', 'oil-trader', 'weapon-trader', 'brick-trader'];
      const pool = { conquest1: 1, cooperation1: 1, incorporation1: 1, building: 1, redevelop: 1 };
      const x = given({
        hand: { 0: hand },
        pool: { 0: pool },
        leader: { 0: { card: id, stock: {} } },
        places: { 0: ['camp'] },
      });
      act(x);
      expect([name, x.state.players[0]!.leader!.ones]).toEqual([name, name === what ? 1 : 0]);
    }
  });
});
