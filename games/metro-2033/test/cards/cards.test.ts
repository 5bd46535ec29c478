import { describe, expect, test } from 'vitest';
import json from '../../content.json' with { type: 'json' };
import { type Answer, SYMBOLS, tables as t } from '../../src/index.ts';
import { words } from '../../src/text/index.ts';
import { given } from '../given.ts';

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

const RESOURCES: [
  id: string,
  type: string,
  cost: number,
  amount: number,
  shield?: [cost: number, ...symbols: string[]],
][] = [
  ['res-antibiotics', 'care', 1, 1, [1, 'biological']],
  ['res-sedatives', 'care', 2, 1, [1, 'psychic']],
  ['res-iodine-tablets', 'care', 3, 2, [2, 'radioactive']],
  ['res-bandages', 'care', 2, 2],
  ['res-first-aid-kit', 'care', 3, 3],
  ['res-field-hospital', 'care', 4, 4],
  ['res-rats', 'food', 1, 1, [1, 'toxic']],
  ['res-vdnkh-tea', 'food', 2, 1, [1, 'psychic']],
  ['res-dried-mushrooms', 'food', 3, 2, [2, 'unknown']],
  ['res-blind-fish', 'food', 2, 2],
  ['res-pork', 'food', 3, 3],
  ['res-army-rations', 'food', 4, 4],
  ['res-canteen', 'goods', 1, 1, [1, 'psychic']],
  ['res-charcoal-filters', 'goods', 2, 1, [1, 'toxic']],
  ['res-dosimeter', 'goods', 3, 2, [2, 'radioactive']],
  ['res-kerosene', 'goods', 2, 2],
  ['res-tools', 'goods', 3, 3],
  ['res-generator', 'goods', 4, 4],
  ['res-combat-knife', 'weapons', 1, 1, [1, 'physical']],
  ['res-flamethrower', 'weapons', 2, 1, [1, 'biological']],
  ['res-pneumatic-rifle', 'weapons', 3, 2, [2, 'unknown']],
  ['res-revolver', 'weapons', 2, 2],
  ['res-kalashnikov', 'weapons', 3, 3],
  ['res-machine-gun', 'weapons', 4, 4],
  ['res-flare', 'ammo', 1, 1, [1, 'unknown']],
  ['res-grenades', 'ammo', 2, 1, [1, 'physical']],
  ['res-incendiary-rounds', 'ammo', 3, 2, [2, 'biological']],
  ['res-magazine', 'ammo', 2, 2],
  ['res-cartridge-crate', 'ammo', 3, 3],
  ['res-dynamite', 'ammo', 4, 4],
  ['res-backpack', 'equipment', 1, 1, [1, 'radioactive']],
  ['res-gas-mask', 'equipment', 2, 1, [1, 'toxic']],
  ['res-helmet-and-vest', 'equipment', 3, 2, [2, 'physical']],
  ['res-uniform', 'equipment', 2, 2],
  ['res-night-vision', 'equipment', 3, 3],
  ['res-protective-suit', 'equipment', 4, 4],
];
const STATIONS: [
  id: string,
  symbol: string,
  cost: number,
  mission: string,
  amount: number,
  bonus: string,
  reward: number,
][] = [
  ['sta-sokolniki', 'redLine', 2, 'peaceful', 4, 'weapons', 1],
  ['sta-komsomolskaya', 'redLine', 2, 'military', 4, 'food', 1],
  ['sta-chistye-prudy', 'redLine', 3, 'trade', 5, 'ammo', 1],
  ['sta-krasnye-vorota', 'redLine', 2, 'peaceful', 5, 'equipment', 1],
  ['sta-krasnoselskaya', 'redLine', 2, 'military', 5, 'care', 1],
  ['sta-lubyanka', 'redLine', 3, 'trade', 6, 'weapons', 1],
  ['sta-okhotny-ryad', 'redLine', 3, 'peaceful', 5, 'ammo', 1],
  ['sta-preobrazhenskaya', 'redLine', 2, 'military', 4, 'goods', 1],
  ['sta-kievskaya', 'hanza', 3, 'peaceful', 5, 'ammo', 1],
  ['sta-belorusskaya', 'hanza', 2, 'military', 5, 'goods', 1],
  ['sta-novoslobodskaya', 'hanza', 2, 'trade', 5, 'care', 1],
  ['sta-prospekt-mira', 'hanza', 3, 'trade', 6, 'food', 1],
  ['sta-kurskaya', 'hanza', 2, 'peaceful', 4, 'equipment', 1],
  ['sta-taganskaya', 'hanza', 3, 'military', 5, 'goods', 1],
  ['sta-dobryninskaya', 'hanza', 2, 'trade', 5, 'food', 1],
  ['sta-oktyabrskaya', 'hanza', 2, 'peaceful', 4, 'weapons', 1],
  ['sta-arbatskaya', 'polis', 4, 'military', 7, 'weapons', 2],
  ['sta-lenin-library', 'polis', 4, 'peaceful', 7, 'care', 2],
  ['sta-aleksandrovsky-sad', 'polis', 4, 'peaceful', 7, 'food', 2],
  ['sta-borovitskaya', 'polis', 4, 'military', 7, 'equipment', 2],
  ['sta-kitay-gorod-1', 'neutral', 3, 'trade', 8, 'goods', 2],
  ['sta-kitay-gorod-2', 'neutral', 3, 'trade', 8, 'ammo', 2],
  ['sta-paveletskaya', 'neutral', 1, 'military', 5, 'care', 1],
  ['sta-mayakovskaya', 'neutral', 1, 'peaceful', 4, 'equipment', 1],
  ['sta-tretyakovskaya', 'neutral', 2, 'trade', 4, 'goods', 1],
  ['sta-kuznetsky-most', 'neutral', 2, 'peaceful', 4, 'weapons', 1],
  ['sta-sukharevskaya', 'neutral', 1, 'trade', 5, 'ammo', 1],
  ['sta-turgenevskaya', 'neutral', 1, 'military', 4, 'care', 1],
  ['sta-tulskaya', 'neutral', 2, 'military', 4, 'food', 1],
  ['sta-sevastopolskaya', 'neutral', 1, 'trade', 5, 'equipment', 1],
];
const THREATS: [
  id: string,
  cost: number,
  symbols: string[],
  loss: string,
  shield?: [cost: number, ...symbols: string[]],
][] = [
  ['thr-amoeba', 5, ['biological', 'psychic'], 'oneStation', [2, 'toxic']],
  ['thr-ghoul', 4, ['toxic', 'unknown'], 'allMilitary', [2, 'biological', 'unknown']],
  ['thr-librarian', 5, ['psychic', 'physical'], 'oneStation', [3, 'psychic', 'physical']],
  ['thr-dark-one', 5, ['psychic', 'unknown'], 'allResources', [3, 'psychic', 'radioactive']],
  ['thr-demon', 5, ['radioactive', 'physical'], 'oneStation'],
  ['thr-great-worm', 5, ['biological', 'unknown'], 'allResources'],
  ['thr-watchman', 3, ['biological', 'physical'], 'allPeaceful', [1, 'physical']],
  ['thr-nosalis', 3, ['physical', 'toxic'], 'allMilitary', [1, 'toxic']],
  ['thr-tunnel-spider', 3, ['biological', 'toxic'], 'allPeaceful', [1, 'biological']],
  ['thr-crustacean', 4, ['radioactive', 'toxic'], 'allMilitary', [2, 'radioactive', 'physical']],
  ['thr-rat-king', 4, ['biological', 'radioactive'], 'allPeaceful', [2, 'toxic', 'unknown']],
  ['thr-phantom', 4, ['psychic', 'radioactive'], 'allResources', [2, 'psychic', 'radioactive']],
  ['thr-voice-in-the-pipes', 4, ['psychic', 'toxic'], 'oneStation'],
  ['thr-harpy', 4, ['physical', 'unknown'], 'oneStation'],
];
const HEROES: [id: string, cost: number, doubles: string, symbol: string][] = [
  ['her-hunter', 3, 'equipment', 'physical'],
  ['her-artyom', 3, 'care', 'psychic'],
  ['her-melnik', 3, 'weapons', 'radioactive'],
  ['her-khan', 3, 'ammo', 'unknown'],
  ['her-bourbon', 3, 'goods', 'toxic'],
  ['her-sukhoi', 3, 'food', 'biological'],
];
const FACTIONS: [id: string, mission: string, amount: number, bonus: string][] = [
  ['fac-arbat', 'peaceful', 5, 'care'],
  ['fac-reich', 'military', 5, 'equipment'],
  ['fac-vdnkh', 'peaceful', 5, 'food'],
  ['fac-bauman', 'military', 5, 'ammo'],
  ['fac-1905', 'trade', 6, 'weapons'],
  ['fac-red-line', 'military', 5, 'weapons'],
  ['fac-hanza', 'trade', 6, 'goods'],
  ['fac-polis', 'peaceful', 5, 'food'],
];

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
