import { defaultOptions, makeRng, pickOne, seedOf } from '@ashtown/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import json from '../../content.json' with { type: 'json' };
import { game, type Options, tables as t, withContent } from '../../src/index.ts';
import { languages, words } from '../../src/text/index.ts';
import { tellerOf } from '../given.ts';

type Json = typeof json;
/** What is said about the content after a change to it. */
const verdict = (change: (c: Json) => unknown): string => {
  const copy = structuredClone(json);
  change(copy);
  const r = withContent(copy);
  return r.ok ? r.made.game.id : `${r.problem.code} at ${r.problem.where}: ${r.problem.expected}`;
};
const put = (target: object, change: object) => Object.assign(target, change);

describe('withContent', () => {
  test('the cards the game comes with are the game, under its own id', () => {
    const r = withContent(structuredClone(json));
    expect(r.ok && r.made.game.id).toBe('metro-2033');
  });

  test('what only people read leaves the id alone; what the rules read gives another one', () => {
    expect(verdict((c) => put(c.resources[0]!.name, { en: 'Penicillin' }))).toBe('metro-2033');
    expect(verdict((c) => put(c.resources[0]!, { provenance: 'rulebook', note: 'from the card' }))).toBe('metro-2033');
    const cost = verdict((c) => put(c.resources[0]!, { cost: 2 }));
    expect(cost).toMatch(/^metro-2033\.[0-9a-f]{8}$/);
    expect(verdict((c) => put(c.resources[0]!, { cost: 3 }))).not.toBe(cost);
  });

  test('however the file is written, the same cards are the same game', () => {
    const backwards = (x: unknown): unknown => {
      if (Array.isArray(x)) return x.map(backwards);
      if (typeof x !== 'object' || x === null) return x;
      return Object.fromEntries(
        Object.entries(x)
          .toReversed()
          .map(([key, value]) => [key, backwards(value)]),
      );
    };
    const turned = withContent(backwards(json));
    expect(turned.ok && turned.made.game.id).toBe('metro-2033');
    const bare = verdict((c) => {
      for (const card of [...c.resources, ...c.threats, ...c.heroes]) {
        Reflect.deleteProperty(card, 'category');
        Reflect.deleteProperty(card, 'active');
      }
      c.threats[0]!.symbols.reverse();
    });
    expect(bare).toBe('metro-2033');
    expect(verdict((c) => c.threats[0]!.symbols.splice(0, 2, 'toxic'))).not.toBe('metro-2033');
    expect(verdict((c) => put(c.threats[0]!, { loss: 'allResources' }))).not.toBe('metro-2033');
    expect(verdict((c) => c.rosters.alternate.reverse())).not.toBe('metro-2033');
  });

  test('a corrected value is played, named and said', () => {
    const copy = structuredClone(json);
    put(copy.resources[6]!, { name: { en: 'Cats', pl: 'Koty', sk: 'Mačky' }, cost: 2, amount: 3 });
    put(copy.resourceTypes[1]!.name, { en: 'Meat', pl: 'Mięso', sk: 'Mäso' });
    const r = withContent(copy);
    if (!r.ok) throw new Error(JSON.stringify(r.problem));
    tellerOf(r.made)({ hand: { 0: ['res-rats'] } })
      .answer(0, 'play res-rats')
      .logged({ t: 'played', price: 2 });
    expect(r.made.speak(languages.en).card('res-rats')).toMatchObject({
      name: 'Cats',
      text: expect.stringContaining('Gives Meat 3'),
    });
    expect(words.en.card('res-rats').name).toBe('Rats'); // the game itself is as it was
  });

  test('another number of cards is fine where the composition says so', () => {
    const more = (c: Json) => {
      c.threats[0]!.copies = 3;
      put(c.composition, { threats: 16, drawDeck: 130, total: 135 });
    };
    expect(verdict(more)).toMatch(/^metro-2033\./);
    expect(verdict((c) => (c.threats[0]!.copies = 3))).toBe('wrong-count at composition.threats: 16');
    const { composition: _, ...without } = structuredClone(json);
    expect(withContent({ ...without, threats: [] }).ok).toBe(true); // nothing but peace
  });

  test('MET-2 MET-4 every number of the composition is compared with the cards', () => {
    for (const key of Object.keys(json.composition) as (keyof Json['composition'])[])
      expect(verdict((c) => c.composition[key]++)).toMatch(
        new RegExp(`^(wrong-count|not-one-of) at composition.${key}:`),
      );
  });

  test('MET-18 where a Station has copies, those in the same state are one answer and marked ones another', () => {
    const { composition: _, ...copy } = structuredClone(json);
    for (const c of copy.stations) c.copies = 3;
    const r = withContent(copy);
    if (!r.ok) throw new Error(JSON.stringify(r.problem));
    const stations = ['sta-mayakovskaya', 'sta-mayakovskaya', 'sta-mayakovskaya 1'];
    const s = tellerOf(r.made)({
      resources: { 0: ['res-generator'] },
      stations: { 0: stations },
      hand: { 0: ['thr-demon'] },
    });
    expect(s.legal(0).filter((x) => x.startsWith('mission sta'))).toEqual(['mission sta-mayakovskaya']);
    s.answer(0, 'mission sta-mayakovskaya').answer(0, 'keep');
    s.expect({ stations: { 0: ['sta-mayakovskaya', 'sta-mayakovskaya 1', 'sta-mayakovskaya 2'] } }).answer(
      0,
      'discard thr-demon',
    );
    expect(s.legal(0)).toEqual(['lose sta-mayakovskaya', 'lose sta-mayakovskaya 1', 'lose sta-mayakovskaya 2']);
    s.answer(0, 'lose sta-mayakovskaya 1').expect({ stations: { 0: ['sta-mayakovskaya', 'sta-mayakovskaya 2'] } });
  });

  test('MET-126 two Heroes of one type, or two copies of one, do not help together', () => {
    const { composition: _, ...copy } = structuredClone(json);
    put(copy.heroes[0]!, { copies: 2 });
    put(copy.heroes[1]!, { doubles: 'equipment' });
    const r = withContent(copy);
    if (!r.ok) throw new Error(JSON.stringify(r.problem));
    const s = tellerOf(r.made)({
      stations: { 0: ['sta-paveletskaya'] }, // military 5
      resources: { 0: ['res-uniform', 'res-backpack'] }, // 2 + 1
      heroes: { 0: ['her-hunter', 'her-hunter', 'her-artyom'] },
    }).answer(0, 'mission sta-paveletskaya');
    expect(s.legal(0)).toEqual(['pay her-hunter res-uniform res-backpack', 'pay her-artyom res-uniform res-backpack']);
  });

  test.each<[string, (c: Json) => unknown, string]>([
    ['no object', (c) => put(c, { factions: null }), 'wrong-type at factions: a list'],
    [
      'a field is missing',
      (c) => Reflect.deleteProperty(c.stations[3]!, 'cost'),
      'missing at stations[3].cost: a value',
    ],
    ['a field is misspelt', (c) => put(c.heroes[0]!, { cots: 3 }), 'unknown-field at heroes[0].cots'],
    ['a section is misspelt', (c) => put(c, { monsters: [] }), 'unknown-field at monsters'],
    ['another game', (c) => put(c.game, { id: 'armageddon' }), 'not-one-of at game.id: metro-2033'],
    ['another version', (c) => put(c, { schemaVersion: 2 }), 'not-one-of at schemaVersion: 1'],
    [
      'a cost of 0',
      (c) => put(c.resources[1]!, { cost: 0 }),
      'out-of-range at resources[1].cost: a whole number from 1 to 9',
    ],
    ['half a marker', (c) => put(c.resources[1]!, { amount: 1.5 }), 'out-of-range at resources[1].amount'],
    ['an unknown type', (c) => put(c.resources[1]!, { type: 'water' }), 'not-one-of at resources[1].type: care, food'],
    [
      'a type of the wrong kind',
      (c) => put(c.resources[1]!, { kind: 'military' }),
      'wrong-kind at res-sedatives.kind: peaceful',
    ],
    [
      'a bonus of the wrong kind',
      (c) => put(c.factions[0]!, { bonusKind: 'military' }),
      'wrong-kind at fac-arbat.bonusKind: peaceful',
    ],
    [
      'another rule about missions',
      (c) => put(c.missionKinds[2]!, { accepts: ['peaceful'] }),
      'other-rule at missionKinds: trade.accepts: peaceful, military',
    ],
    [
      'another rule about types',
      (c) => put(c.resourceTypes[0]!, { kind: 'military' }),
      'other-rule at resourceTypes: care.kind: peaceful',
    ],
    [
      'another rule about discounts',
      (c) => put(c.stationSymbols[3]!, { discount: true }),
      'other-rule at stationSymbols: neutral.discount: false',
    ],
    [
      'a symbol twice',
      (c) => put(c.threats[0]!, { symbols: ['toxic', 'toxic'] }),
      'twice at thr-amoeba.symbols: toxic only once',
    ],
    [
      'a Protection symbol twice',
      (c) => put(c.resources[0]!.protection!, { symbols: ['toxic', 'toxic'] }),
      'twice at res-antibiotics.protection: toxic only once',
    ],
    [
      'a symbol of a Hero twice',
      (c) => put(c.heroes[0]!.protection, { symbols: ['toxic', 'toxic'] }),
      'twice at her-hunter.protection: toxic only once',
    ],
    [
      'a Faction twice in a roster',
      (c) => c.rosters.alternate.splice(0, 1, 'fac-polis'),
      'twice at rosters.alternate: fac-polis only once',
    ],
    ['no symbol', (c) => put(c.threats[0]!, { symbols: [] }), 'too-few at threats[0].symbols'],
    ['an unknown loss', (c) => put(c.threats[0]!, { loss: 'all' }), 'not-one-of at threats[0].loss: oneStation'],
    ['an id twice', (c) => put(c.heroes[0]!, { id: 'res-rats' }), 'twice at the ids of cards: res-rats only once'],
    [
      'a name twice',
      (c) => put(c.heroes[0]!.name, { pl: 'Szczury' }),
      'twice at the names of cards (pl): Szczury only once',
    ],
    ['an id that would break an answer', (c) => put(c.heroes[0]!, { id: 'a b' }), 'bad-text at heroes[0].id'],
    ['a roster of four', (c) => c.rosters.default.pop(), 'too-few at rosters.default: 5 to 20 entries'],
    [
      'an unknown Faction',
      (c) => c.rosters.default.splice(0, 1, 'fac-x'),
      'unknown-card at rosters.default[0]: fac-arbat',
    ],
    ['another hand size', (c) => put(c.constants, { handSize: 6 }), 'not-one-of at constants.handSize: 5'],
    ['another goal', (c) => put(c.constants, { winMarkers: 12 }), 'not-one-of at constants.winMarkers: 10'],
    ['a Faction card twice', (c) => put(c.factions[0]!, { copies: 2 }), 'not-one-of at factions[0].copies: 1'],
    [
      'a mission out of reach',
      (c) => c.resources.splice(0, 36, { ...c.resources[0]!, copies: 20 }),
      'out-of-reach at fac-reich.mission.amount: at most 0',
    ],
    [
      'a resource among the heroes',
      (c) => put(c.heroes[0]!, { category: 'resource' }),
      'not-one-of at heroes[0].category: hero',
    ],
    ['a line break in a name', (c) => put(c.heroes[0]!.name, { en: 'a\nb' }), 'bad-text at heroes[0].name.en'],
    [
      'a deck that does not outlast the deal',
      (c) => {
        for (const list of [c.resources, c.stations, c.threats, c.caravans, c.heroes])
          for (const card of list) card.copies = 1;
        c.stations.length = 1;
        c.threats.length = 0;
      },
      'too-few at the draw deck: at least 56 cards',
    ],
  ])('%s is named', (_, change, expected) => {
    expect(verdict(change)).toMatch(new RegExp(`^${expected.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
  });

  test('whatever it is given, it answers and does not throw', () => {
    for (const x of [undefined, null, 7, 'x', [], {}, () => 0]) expect(withContent(x).ok).toBe(false);
    fc.assert(
      fc.property(fc.anything({ maxDepth: 4 }), (x) => {
        expect(withContent(x).ok).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('with any part replaced by anything it is refused with a code, or can be played', () => {
    const paths: (string | number)[][] = [];
    const walk = (x: unknown, path: (string | number)[]): void => {
      if (path.length > 0) paths.push(path);
      if (typeof x === 'object' && x !== null)
        for (const [key, value] of Object.entries(x)) walk(value, [...path, key]);
    };
    walk(json, []);
    const value = fc.oneof(
      fc.integer({ min: -1, max: 12 }),
      fc.constantFrom('care', 'trade', 'toxic', 'military', 'res-rats', '', null),
      fc.anything(),
    );
    let fine = 0;
    fc.assert(
      fc.property(fc.constantFrom(...paths), value, fc.boolean(), (path, x, drop) => {
        const copy = structuredClone(json) as unknown as Record<string | number, unknown>;
        let at = copy;
        for (const key of path.slice(0, -1)) at = at[key] as typeof copy;
        if (drop) delete at[path.at(-1)!];
        else at[path.at(-1)!] = x;
        const r = withContent(copy);
        if (!r.ok) {
          expect(r.problem.code).toMatch(/^[a-z-]+$/);
          expect(r.problem.where.length * r.problem.expected.length).toBeGreaterThan(0);
          return;
        }
        fine++;
        const rng = makeRng(seedOf(path.join()));
        const { game: g, broken: faults, speak } = r.made;
        const pl = speak(languages.pl);
        const s = g.setup(3, defaultOptions(game) as unknown as Options, makeRng(seedOf('fuzz')));
        for (let i = 0; i < 40; i++) {
          const seat = g.asked(s)[0]!;
          for (const pick of g.legal(s, seat))
            expect(pl.label(g.view(s, seat), seat, g.question(s, seat), pick, String)).not.toBe('');
          g.apply(s, seat, pickOne(rng, g.legal(s, seat)), null);
        }
        expect(faults(s)).toEqual([]);
      }),
      { numRuns: 600 },
    );
    expect(fine).toBeGreaterThan(10);
  });
});

describe('provenance', () => {
  test('every card says how far its values are known, and which of them', () => {
    const count = (p: string) => [...t.cards, ...t.factions].filter((c) => c.provenance === p).length;
    expect([count('rulebook'), count('partly-rulebook'), count('reconstructed')]).toEqual([0, 24, 72]);
    for (const c of [...t.cards, ...t.factions]) expect(c.attested.length > 0).toBe(c.provenance === 'partly-rulebook');
    expect(t.cards[t.cardOf.get('her-hunter')!]!.attested).toEqual(['name.pl', 'cost', 'doubles']);
  });

  test('it can be said in every language', () => {
    expect(words.en.provenance('res-rats')).toBe(
      'Some values are stated by the rulebook; the others are a reconstruction.',
    );
    expect(words.pl.provenance('fac-vdnkh')).toMatch(/rekonstrukcją/);
    expect(words.sk.provenance('her-khan')).toMatch(/rekonštrukcia/);
    expect(words.en.provenance('nothing')).toBeNull();
  });
});
