import { describe, expect, test } from 'vitest';
import json from '../../content.json' with { type: 'json' };
import { type Answer, SYMBOLS, tables as t } from '../../src/index.ts';
import { words } from '../../src/text/index.ts';
import { given } from '../given.ts';
import { FACTIONS, HEROES, RESOURCES, STATIONS, THREATS } from '../rows.ts';

/** One row per design: its values as printed, and what it does in play. A corrected value is a change in two places. */

const bits = (symbols: readonly string[]) => symbols.reduce((n, s) => n | (1 << SYMBOLS.indexOf(s as 'toxic')), 0);
const RESOURCE_OF = (type: string, amount: number) =>
  json.resources.find((c) => c.type === type && c.amount === amount)!;

/** Threat with this symbol hits seat 1, who has the card as Protection or as a Hero. */
function repels(card: string, symbols: readonly string[], group: 'shields' | 'heroes'): void {
  for (const symbol of symbols) {
    const threat = json.threats.find((c) => c.symbols.includes(symbol) && c.id !== card)!.id;
    const s = given({ hand: { 0: [threat] }, [group]: { 1: [card] } }).answer(0, `discard ${threat}`);
    s.asked(1, 'defend')
      .answer(1, `defend ${card}`)
      .expect({ [group]: { 1: [] } });
  }
  const other = json.threats.find((c) => c.id !== card && c.symbols.every((x) => !symbols.includes(x)))!.id;
  given({ hand: { 0: [other] }, [group]: { 1: [card] } })
    .answer(0, `discard ${other}`)
    .expect({ asked: [0] });
}

const played = (id: string, pick: Answer) => given({ hand: { 0: [id] } }).answer(0, pick);
/** Resources of the right kind whose amounts make exactly n. */
function exactly(mission: string, n: number): string[] {
  const [four, one] =
    mission === 'military' ? ['res-machine-gun', 'res-combat-knife'] : ['res-generator', 'res-canteen'];
  const ones =
    mission === 'military'
      ? ['res-combat-knife', 'res-combat-knife', 'res-flare']
      : ['res-canteen', 'res-canteen', 'res-rats'];
  if (n === 8) return [four!, four!];
  return [four!, ...(n - 4 === 1 ? [one!] : ones.slice(0, n - 4))];
}

describe('every design', () => {
  test.each(RESOURCES)('[%s] %s for %i, worth %i, Protection %j', (id, type, cost, amount, shield) => {
    const s = played(id, `play ${id}`);
    s.logged({ t: 'played', card: id, side: 'main', price: cost }).expect({ resources: { 0: [id] } });
    given({ hand: { 0: [id] }, up: { 0: 0 }, down: { 0: 5 } })
      .answer(0, `discard ${id}`)
      .expect({ up: { 0: cost } });
    // It is worth its amount in a mission of its kind: 4 with a card that is worth the rest, and less without it.
    const blue = ['care', 'food', 'goods'].includes(type);
    const station = blue ? 'sta-mayakovskaya' : 'sta-turgenevskaya';
    const rest = (
      blue ? ['res-canteen', 'res-kerosene', 'res-tools'] : ['res-backpack', 'res-magazine', 'res-kalashnikov']
    )[3 - amount];
    const pair = given({ stations: { 0: [station] }, resources: { 0: rest ? [id, rest] : [id] } });
    pair.answer(0, `mission ${station}`).logged({ t: 'mission', value: 4, cards: { length: rest ? 2 : 1 } });
    if (rest) given({ stations: { 0: [station] }, resources: { 0: [id] } }).refuses(0, `mission ${station}`);
    given({ stations: { 0: [blue ? 'sta-turgenevskaya' : 'sta-mayakovskaya'] }, resources: { 0: [id, id] } }).refuses(
      0,
      `mission ${blue ? 'sta-turgenevskaya' : 'sta-mayakovskaya'}`,
    );
    // Only the Hero of its type doubles it.
    for (const [hero, , doubles] of HEROES) {
      const helped = given({ stations: { 0: [station] }, resources: { 0: [id] }, heroes: { 0: [hero] } });
      if (amount < 4) expect(helped.legal(0).includes(`mission ${station}`)).toBe(doubles === type && amount >= 2);
    }
    if (!shield) {
      given({ hand: { 0: [id] } }).refuses(0, `protect ${id}`);
      return;
    }
    const [price, ...symbols] = shield;
    played(id, `protect ${id}`).logged({ t: 'played', card: id, side: 'protection', price });
    repels(id, symbols, 'shields');
  });

  test.each(STATIONS)(
    '[%s] %s for %i: %s mission %i, bonus %s, reward %i',
    (id, symbol, cost, mission, amount, bonus, reward) => {
      played(id, `play ${id}`)
        .logged({ t: 'played', card: id, price: cost })
        .expect({ stations: { 0: [id] } });
      given({ hand: { 0: [id] }, up: { 0: 0 }, down: { 0: 5 } })
        .answer(0, `discard ${id}`)
        .expect({ up: { 0: cost } });
      // The mission is completed with exactly what it needs, not with 1 less.
      const enough = exactly(mission, amount);
      const s = given({ stations: { 0: [id] }, resources: { 0: enough } }).answer(0, `mission ${id}`);
      s.logged({ t: 'mission', card: id, value: amount, needs: amount }).logged({ t: 'gained', n: reward });
      const less = given({
        stations: { 0: [id] },
        resources: { 0: amount === 4 ? ['res-kerosene'] : enough.slice(0, -1) },
      });
      expect(less.legal(0)).not.toContain(`mission ${id}`);
      if (mission !== 'trade') {
        const wrong = given({
          stations: { 0: [id] },
          resources: { 0: exactly(mission === 'military' ? 'peaceful' : 'military', 8) },
        });
        expect(wrong.legal(0)).not.toContain(`mission ${id}`);
      }
      // Its type is 1 cheaper while it is unmarked, and free once it is marked.
      const three = RESOURCE_OF(bonus, 3).id;
      for (const [station, price] of [
        [id, 2],
        [`${id} 1`, 0],
      ] as const)
        given({ stations: { 0: [station] }, hand: { 0: [three] }, up: { 0: 4 } })
          .answer(0, `play ${three}`)
          .logged({ t: 'played', price });
      // Stations of the same symbol help each other.
      const mate = json.stations.find((c) => c.symbol === symbol && c.id !== id)!;
      const price = symbol === 'neutral' ? cost : Math.max(1, cost - 1);
      given({ stations: { 0: [mate.id] }, hand: { 0: [id] } })
        .answer(0, `play ${id}`)
        .logged({ t: 'played', card: id, price });
    },
  );

  test.each(THREATS)('[%s] for %i attacks with %j: %s; Protection %j', (id, cost, symbols, loss, shield) => {
    const table = { stations: { 1: ['sta-lubyanka'] }, resources: { 1: ['res-rats', 'res-uniform'] } };
    const s = given({ ...table, hand: { 0: [id] }, up: { 0: 0 }, down: { 0: 7 } }).answer(0, `discard ${id}`);
    s.expect({ up: { 0: cost } });
    s.expect({
      stations: { 1: loss === 'oneStation' ? [] : ['sta-lubyanka'] },
      resources: {
        1: {
          oneStation: ['res-rats', 'res-uniform'],
          allPeaceful: ['res-uniform'],
          allMilitary: ['res-rats'],
          allResources: [],
        }[loss]!,
      },
    });
    for (const symbol of SYMBOLS) {
      const guard = json.resources.find((c) => c.protection?.symbols.includes(symbol))!.id;
      const attacked = given({ hand: { 0: [id] }, shields: { 1: [guard] } }).answer(0, `discard ${id}`);
      expect(attacked.state.stack.at(-1)!.t).toBe(symbols.includes(symbol) ? 'defend' : 'draw');
    }
    if (!shield) {
      given({ hand: { 0: [id] } }).refuses(0, `protect ${id}`);
      return;
    }
    const [price, ...guards] = shield;
    played(id, `protect ${id}`).logged({ t: 'played', card: id, side: 'protection', price });
    repels(id, guards, 'shields');
  });

  test.each([
    ['car-military', 5, 'military', 'sta-sokolniki', 'sta-komsomolskaya'],
    ['car-peaceful', 5, 'peaceful', 'sta-komsomolskaya', 'sta-sokolniki'],
  ])('[%s] for %i renews the bazaar and feeds %s Stations', (id, cost, _, fed, unfed) => {
    const s = given({
      hand: { 0: [id] },
      seats: 3,
      stations: { 1: [fed], 2: [unfed] },
      up: { 0: 0, 1: 0, 2: 0 },
      down: { 0: 7, 1: 5, 2: 5 },
      deck: ['res-pork', 'res-rats', 'res-flare'],
    });
    s.answer(0, `discard ${id}`).expect({ up: [cost, 1, 0], bazaar: ['res-pork', 'res-rats', 'res-flare'] });
    given({ hand: { 0: [id] } })
      .refuses(0, `play ${id}`)
      .refuses(0, `protect ${id}`);
  });

  test.each(HEROES)('[%s] for %i doubles %s, guards against %s', (id, cost, doubles, symbol) => {
    played(id, `play ${id}`)
      .logged({ t: 'played', card: id, price: cost })
      .expect({ heroes: { 0: [id] } });
    const kind = ['care', 'food', 'goods'].includes(doubles) ? 'sta-mayakovskaya' : 'sta-turgenevskaya'; // 4
    for (const [type, helped] of [
      [doubles, true],
      [
        doubles === 'care'
          ? 'food'
          : doubles === 'weapons'
            ? 'ammo'
            : doubles === 'food' || doubles === 'goods'
              ? 'care'
              : 'weapons',
        false,
      ],
    ] as const) {
      const s = given({ stations: { 0: [kind] }, resources: { 0: [RESOURCE_OF(type, 2).id] }, heroes: { 0: [id] } });
      expect(s.legal(0).includes(`mission ${kind}`)).toBe(helped);
    }
    repels(id, [symbol], 'heroes');
  });

  test.each(FACTIONS)('[%s] %s mission %i, then %s is free', (id, mission, amount, bonus) => {
    const enough = exactly(mission, amount);
    const three = RESOURCE_OF(bonus, 3).id;
    const table = { factions: { 0: id, 1: id === 'fac-arbat' ? 'fac-reich' : 'fac-arbat' }, hand: { 0: [three] } };
    const s = given({ ...table, resources: { 0: enough } }).answer(0, 'mission faction');
    s.logged({ t: 'mission', card: id, value: amount, needs: amount }).expect({
      total: { 0: 6 },
      flipped: { 0: true },
    });
    s.answer(0, `play ${three}`).logged({ t: 'played', card: three, price: 0 });
    given({ ...table, resources: { 0: enough.slice(0, -1) } })
      .refuses(0, 'mission faction')
      .answer(0, `play ${three}`)
      .logged({ t: 'played', price: 3 });
  });

  test('every design of the deck and every Faction has its row, with the values of content.json', () => {
    expect(t.cards.map((c) => c.id)).toEqual(
      [...RESOURCES, ...STATIONS, ...THREATS, ['car-military'], ['car-peaceful'], ...HEROES].map((row) => row[0]),
    );
    expect(t.factions.map((c) => c.id)).toEqual(FACTIONS.map((row) => row[0]));
    for (const [id, , , , shield] of RESOURCES)
      expect(t.cards[t.cardOf.get(id)!]!.guards).toBe(bits((shield ?? []).slice(1) as string[]));
    for (const { id } of [...t.cards, ...t.factions]) expect(words.en.card(id).text).not.toBe('');
  });
});
