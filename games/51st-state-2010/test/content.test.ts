import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import json from '../content.json' with { type: 'json' };
import { provenance, tables, withContent, words } from '../src/index.ts';

type Json = typeof json;
const put = (target: object, change: object) => Object.assign(target, change);
const changed = (change: (c: Json) => unknown) => {
  const copy = structuredClone(json);
  change(copy);
  return withContent(copy);
};
/** What is said about the content after a change to it. */
const verdict = (change: (c: Json) => unknown): string => {
  const r = changed(change);
  return r.ok ? r.game.id : `${r.problem.code} at ${r.problem.where}: ${r.problem.expected}`;
};

describe('withContent', () => {
  test('the cards the game comes with are the game, under its own id', () => {
    expect(verdict(() => {})).toBe('51st-state-2010');
  });

  test('what only people read leaves the id alone; what the rules read gives another one', () => {
    expect(verdict((c) => put(c.locations[0]!.name, { en: 'Tram Shed' }))).toBe('51st-state-2010');
    expect(verdict((c) => put(c.locations[0]!, { provenance: 'rulebook', note: 'from the card' }))).toBe(
      '51st-state-2010',
    );
    expect(verdict((c) => put(c.locations[0]!.ability, { summary: 'as it is' }))).toBe('51st-state-2010');
    const near = verdict((c) => put(c.locations[0]!, { distance: 2 }));
    expect(near).toMatch(/^51st-state-2010\.[0-9a-f]{8}$/);
    expect(verdict((c) => put(c.locations[0]!, { distance: 3 }))).not.toBe(near);
    expect(verdict((c) => put(c.fixedContacts[0]!.ability.effects[0]!, { range: 3 }))).toMatch(/^51st-state-2010\./);
  });

  test('a corrected value is played and said, and the game itself is as it was', () => {
    const r = changed((c) => {
      put(c.locations[0]!.name, { en: 'Tram Shed', pl: 'Tramwajownia', sk: 'Električkáreň' });
      put(c.locations[0]!.spoils, { gain: [{ kind: 'resource', res: 'weapon', n: 5 }] });
    });
    if (!r.ok) throw new Error(JSON.stringify(r.problem));
    expect(r.words.en.card('old-depot')).toMatchObject({
      name: 'Tram Shed',
      text: expect.stringContaining('Spoils: 5 weapons.'),
    });
    expect(words.en.card('old-depot').name).toBe('Old Depot');
  });

  test('FS-53 with two Notice Boards each takes a card', () => {
    const r = changed((c) => put(c.locations.find((x) => x.id === 'notice-board')!, { copies: 2 }));
    if (!r.ok) throw new Error(JSON.stringify(r.problem));
    const { game, rules, tables: t } = r;
    const s = game.setup(2, {}, makeRng(seedOf('boards')));
    const seat = s.first;
    const p = s.players[seat]!;
    const boards = t.id.flatMap((id, card) => (id === 'notice-board' ? [card] : []));
    const all = [...s.deck, ...s.row, ...s.players.flatMap((q) => q.hand)].filter((card) => !boards.includes(card));
    for (const q of s.players) q.hand = all.splice(0, 4);
    s.row = [];
    s.deck = all;
    p.places = boards.map((card, no) => ({ no, card, uses: 0, visitors: 0, ones: 0, twos: 0, stock: null }));
    p.placed = 2;
    s.row = s.deck.splice(-3);
    s.stack = [{ t: 'leftovers', nth: 0, taken: 0 }];
    rules.run(s, null);
    game.apply(s, seat, game.legal(s, seat)[0]!, null);
    game.apply(s, seat, game.legal(s, seat)[0]!, null);
    expect([p.seen.length, s.row.length]).toEqual([2, 1]);
  });

  test('FS-155 a visitor of an open counting production gets what the owner’s locations count', () => {
    const r = changed((c) => put(c.locations.find((x) => x.id === 'scrapyard')!, { layout: 'productionOpen' }));
    if (!r.ok) throw new Error(JSON.stringify(r.problem));
    const { game, rules, tables: t } = r;
    const s = game.setup(2, {}, makeRng(seedOf('visit')));
    const cards = ['scrapyard', 'factory'].map((id) => t.id.indexOf(id));
    const place = (card: number, no: number) => ({ no, card, uses: 0, visitors: 0, ones: 0, twos: 0, stock: null });
    s.players[1]!.places = cards.map(place);
    s.players[0]!.places = [place(t.id.indexOf('shipwreck'), 0)];
    s.players[0]!.pool[5] = 1;
    s.stack = [{ t: 'next', seat: 0 }];
    rules.run(s, null);
    game.apply(s, 0, 'visit 1.0', null);
    expect(s.players[0]!.pool[0]).toBe(2);
  });

  test('FS-150 VP gained by visiting go to the visitor’s base, whatever lies on the card', () => {
    const r = changed((c) => put(c.locations.find((x) => x.id === 'church')!, { layout: 'productionOpen' }));
    if (!r.ok) throw new Error(JSON.stringify(r.problem));
    const { game, rules, tables: t } = r;
    const s = game.setup(2, {}, makeRng(seedOf('visit')));
    s.players[1]!.places = [
      { no: 0, card: t.id.indexOf('church'), uses: 0, visitors: 0, ones: 3, twos: 0, stock: null },
    ];
    s.players[0]!.pool[5] = 1;
    s.stack = [{ t: 'next', seat: 0 }];
    rules.run(s, null);
    game.apply(s, 0, 'visit 1.0', null);
    expect(s.players[0]!.base).toEqual([0, 0, 0, 0, 1]);
    expect(s.players[1]!.places[0]).toMatchObject({ ones: 3 });
  });

  test.each<[string, (c: Json) => unknown, string]>([
    ['no list', (c) => put(c, { locations: null }), 'wrong-type at locations: a list'],
    [
      'a field is missing',
      (c) => Reflect.deleteProperty(c.locations[3]!, 'distance'),
      'missing at locations[3].distance',
    ],
    ['a field is misspelt', (c) => put(c.leaders[0]!, { copeis: 1 }), 'unknown-field at leaders[0].copeis'],
    ['another game', (c) => put(c.game, { id: 'metro-2033' }), 'not-one-of at game.id: 51st-state-2010'],
    ['another version', (c) => put(c, { schemaVersion: 2 }), 'not-one-of at schemaVersion: 1'],
    ['a distance of 4', (c) => put(c.locations[1]!, { distance: 4 }), 'not-one-of at locations[1].distance: 1, 2, 3'],
    ['an unknown type', (c) => put(c.locations[1]!, { types: ['water'] }), 'not-one-of at locations[1].types[0]'],
    [
      'a type twice',
      (c) => put(c.locations[1]!, { types: ['fuel', 'fuel'] }),
      'twice at fuel-tank.types: fuel only once',
    ],
    [
      'an unknown effect',
      (c) => put(c.locations[0]!.ability, { effects: [{ op: 'EXPLODE' }] }),
      'not-one-of at locations[0].ability.effects[0].op: PRODUCE',
    ],
    ['no effect', (c) => put(c.locations[0]!.ability, { effects: [] }), 'too-few at locations[0].ability.effects'],
    [
      'an action on a production',
      (c) => put(c.locations[0]!.ability, { effects: [{ op: 'STEAL', workers: 2, n: 1 }] }),
      'wrong-ability at old-depot.ability: one of PRODUCE, PRODUCE_PER_TYPE',
    ],
    [
      'a layout that does not fit',
      (c) => put(c.locations[0]!, { layout: 'feature' }),
      'wrong-ability at old-depot.ability: one of STORE',
    ],
    [
      'an unknown good',
      (c) => put(c.locations[0]!.spoils, { gain: [{ kind: 'gold', n: 1 }] }),
      'not-one-of at locations[0].spoils.gain[0].kind: resource',
    ],
    [
      'a universal contact of 2',
      (c) => put(c.locations[0]!.deal, { gain: [{ kind: 'contact', color: 'universal', range: 2, n: 1 }] }),
      'no-such-token at old-depot.deal: a universal contact of 1 or 3',
    ],
    [
      'a deal with room for spoils only',
      (c) => put(c.locations.find((x) => x.id === 'office-building')!.deal.effects![0]!, { accepts: ['spoils'] }),
      'wrong-deal at office-building.deal: room for either sort',
    ],
    ['an empty deal', (c) => put(c.locations[0]!.deal, { gain: [] }), 'wrong-deal at old-depot.deal'],
    [
      'a count of VP without a limit',
      (c) => put(c.locations.find((x) => x.id === 'factory')!.ability.effects[0]!, { maxTokens: null }),
      'wrong-limit at factory.ability.maxTokens',
    ],
    [
      'a contact of the wrong base',
      (c) => put(c.fixedContacts[0]!, { faction: 'mutants-union' }),
      'wrong-contacts at new-york.contacts',
    ],
    [
      'two contacts of one colour',
      (c) => put(c.fixedContacts[0]!.ability.effects[0]!, { color: 'conquest' }),
      'wrong-contacts at new-york.contacts: conquest, cooperation and incorporation',
    ],
    [
      'a leader that reacts to no type',
      (c) => Reflect.deleteProperty(c.leaders[2]!.ability.effects[1]!, 'type'),
      'wrong-ability at junky-joe.ability',
    ],
    ['an id twice', (c) => put(c.leaders[0]!, { id: 'pub' }), 'twice at the ids of cards: pub only once'],
    ['an id that means something', (c) => put(c.leaders[0]!, { id: 'conquest1' }), 'taken at conquest1: another id'],
    ['an id that would break an answer', (c) => put(c.leaders[0]!, { id: 'a b' }), 'bad-text at leaders[0].id'],
    ['a name twice', (c) => put(c.leaders[0]!.name, { pl: 'Pub' }), 'twice at the names of cards (pl)'],
    ['a deck too small', (c) => put(c, { locations: c.locations.slice(0, 20) }), 'too-few at the deck'],
    ['another limit', (c) => put(c.constants, { endScore: 33 }), 'not-one-of at constants.endScore: 30'],
    [
      'another price',
      (c) => put(c.constants.leaderSwapCost[0]!, { res: 'fuel' }),
      'wrong-constant at constants.leaderSwapCost: 1 weapon',
    ],
    [
      'other refills',
      (c) => put(c.constants.lookout.refillBeforePick, { 2: [0, 0, 0, 1] }),
      'wrong-constant at constants.lookout.refillBeforePick.2',
    ],
  ])('%s', (_, change, expected) => {
    expect(verdict(change)).toContain(expected);
  });

  test('it never throws, whatever it is given', () => {
    fc.assert(fc.property(fc.jsonValue(), (x) => !withContent(x).ok));
    const keys = fc.constantFrom(
      'bases',
      'fixedContacts',
      'oneShotContacts',
      'leaders',
      'locations',
      'constants',
      'game',
    );
    fc.assert(
      fc.property(keys, fc.jsonValue(), (key, x) => {
        withContent({ ...structuredClone(json), [key]: x });
      }),
      { numRuns: 50 },
    );
  });

  test('a game with other cards is played to its end', () => {
    const r = changed((c) => {
      for (const card of c.locations) put(card, { distance: 1 });
      c.leaders = [];
      c.oneShotContacts = [];
    });
    if (!r.ok) throw new Error(JSON.stringify(r.problem));
    const s = r.game.setup(3, {}, makeRng(seedOf('other')));
    const rng = makeRng(seedOf('answers'));
    while (r.game.asked(s).length > 0) {
      const seat = r.game.asked(s)[0]!;
      r.game.apply(s, seat, pickOne(rng, r.game.legal(s, seat)), null);
      expect(r.broken(s)).toEqual([]);
    }
    expect(r.game.result(s)).not.toBeNull();
  });
});

describe('provenance', () => {
  test('every card says how far it is known; reconstructed ones are marked', () => {
    const marked = [...tables.sites, ...tables.shots, ...tables.leaders].filter(
      (x) => x.provenance === 'reconstructed',
    );
    expect(marked.length).toBeGreaterThan(20);
    expect(provenance('en', 'church')).toContain('reconstructed');
    expect(provenance('pl', 'ny-railroad')).toContain('instrukcją');
    expect(provenance('sk', 'new-york')).toContain('pravidiel');
    expect(provenance('en', 'nothing')).toBeNull();
  });
});
