import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import json from '../../content.json' with { type: 'json' };
import { type Event, tables, withContent } from '../../src/index.ts';
import { words } from '../../src/text/index.ts';
import { changed, type Json, put, verdict } from './changed.ts';

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

  test('FS-37 FS-189 cards to trim are asked for even if all are equal: silence would tell', () => {
    const r = changed((c) => put(c.locations.find((x) => x.id === 'dive')!, { copies: 20 }));
    if (!r.ok) throw new Error(JSON.stringify(r.problem));
    const { game, rules, tables: t } = r;
    const s = game.setup(2, {}, makeRng(seedOf('trim')));
    s.players[s.first]!.hand = t.id.flatMap((id, card) => (id === 'dive' ? [card] : [])).slice(0, 11);
    s.stack = [{ t: 'trims', nth: 0 }];
    rules.run(s, null);
    expect([game.question(s, s.first), game.legal(s, s.first)]).toEqual(['trim', ['discard dive']]);
  });

  test('FS-165 a store takes only the kinds it accepts, also of universal resources', () => {
    const r = changed((c) => {
      put(c.locations.find((x) => x.id === 'cellars')!.ability.effects[0]!, { accepts: ['fuel', 'weapon'] });
    });
    if (!r.ok) throw new Error(JSON.stringify(r.problem));
    const s = r.game.setup(2, {}, makeRng(seedOf('store')));
    const card = r.tables.id.indexOf('cellars');
    s.players[0]!.places = [{ no: 0, card, uses: 0, visitors: 0, ones: 0, twos: 0, stock: null }];
    s.players[0]!.pool.splice(0, 5, 1, 1, 0, 0, 1); // scrap, fuel and a universal one
    s.stack = [{ t: 'store', seats: [0], no: 0 }];
    expect([...r.game.legal(s, 0)].sort()).toEqual(['fill fuel', 'fill fuel fuel', 'fill fuel weapon', 'fill weapon']);
  });

  test('FS-71 what a use costs can be what it draws: a card is discarded before the pile becomes the deck', () => {
    const r = changed((c) => {
      const cost = [{ kind: 'discardCard', n: 1 }];
      put(c.locations.find((x) => x.id === 'motel')!.ability.effects[0]!, { cost });
    });
    if (!r.ok) throw new Error(JSON.stringify(r.problem));
    const s = r.game.setup(2, {}, makeRng(seedOf('drawn again')));
    const card = r.tables.id.indexOf('motel');
    s.players[0]!.places = [{ no: 0, card, uses: 0, visitors: 0, ones: 0, twos: 0, stock: null }];
    s.players[0]!.hand = [r.tables.id.indexOf('pub')];
    s.players[0]!.pool[5] = 1;
    s.deck = [];
    s.stack = [{ t: 'next', seat: 0 }];
    r.rules.run(s, null);
    expect(r.game.legal(s, 0)).toContain('use 0.0');
    r.game.apply(s, 0, 'use 0.0', null);
    expect(s.players[0]!.hand.map((x) => r.tables.id[x])).toEqual(['pub']);
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
    const none = game.clone(s);
    game.apply(s, 0, 'visit 1.0', null);
    expect(s.players[0]!.pool[0]).toBe(2);
    none.players[1]!.places = [place(t.id.indexOf('scrapyard'), 0)];
    expect(game.legal(none, 0)).toContain('visit 1.0'); // it counts itself
  });

  test('FS-71 FS-155 an open counting production that would count nothing is not visited', () => {
    const r = changed((c) => {
      const card = c.locations.find((x) => x.id === 'scrapyard')!;
      put(card, { layout: 'productionOpen' });
      put(card.ability.effects[0]!, { type: 'fuel' });
    });
    if (!r.ok) throw new Error(JSON.stringify(r.problem));
    const { game, tables: t } = r;
    const s = game.setup(2, {}, makeRng(seedOf('visit')));
    const place = (id: string, no: number) => ({
      ...{ no, card: t.id.indexOf(id), uses: 0, visitors: 0, ones: 0, twos: 0, stock: null },
    });
    s.players[0]!.places = [place('cellars', 0)];
    s.players[0]!.pool[5] = 1;
    s.players[1]!.places = [place('scrapyard', 0)];
    s.stack = [{ t: 'main', seats: [0], arranged: [] }];
    expect(game.legal(s, 0)).not.toContain('visit 1.0');
    s.players[1]!.places.push(place('fuel-tank', 1));
    expect(game.legal(game.clone(s), 0)).toContain('visit 1.0');
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

  test('FS-152 FS-176 of several VP tokens only those that find a slot are kept, whatever their value', () => {
    const r = changed((c) => {
      const gain = [
        { kind: 'vp', value: 2, n: 2 },
        { kind: 'worker', n: 1 },
      ];
      put(c.locations.find((x) => x.id === 'church')!.ability.effects[0]!, { gain });
    });
    if (!r.ok) throw new Error(JSON.stringify(r.problem));
    const s = r.game.setup(2, {}, makeRng(seedOf('slots')));
    const card = r.tables.id.indexOf('church');
    s.players[0]!.places = [{ no: 0, card, uses: 0, visitors: 0, ones: 2, twos: 0, stock: null }];
    s.stack = [{ t: 'produce', nth: 0 }];
    r.rules.run(s, null);
    expect(s.players[0]!.places[0]).toMatchObject({ ones: 2, twos: 1 });
    expect(s.players[0]!.pool[5]).toBe(4);
  });

  test('FS-131 a leader may come with goods told in two entries, or with none', () => {
    const r = changed((c) => {
      put(c.leaders[0]!.ability.effects[0]!, {
        goods: [
          { kind: 'resource', res: 'fuel', n: 1 },
          { kind: 'resource', res: 'fuel', n: 2 },
        ],
      });
      put(c.leaders[1]!.ability, { effects: c.leaders[1]!.ability.effects.slice(1) });
    });
    if (!r.ok) throw new Error(JSON.stringify(r.problem));
    for (const [id, fuel] of [
      ['borgo', 3],
      ['greedy-pete', 0],
    ] as const) {
      const s = r.game.setup(2, {}, makeRng(seedOf('leaders')));
      s.players[0]!.hand = [r.tables.id.indexOf(id)];
      s.stack = [{ t: 'next', seat: 0 }];
      r.rules.run(s, null);
      const log: Event[] = [];
      r.game.apply(s, 0, `lead ${id}`, log);
      expect(s.players[0]!.leader!.stock[1]).toBe(fuel);
      expect(log.filter((e) => e.t === 'stocked')).toHaveLength(fuel > 0 ? 1 : 0);
    }
  });

  test('FS-71 a use that could bring neither VP nor a card is not legal', () => {
    const r = changed((c) => {
      const gain = [
        { kind: 'vp', value: 1, n: 1 },
        { kind: 'card', n: 1 },
      ];
      put(c.locations.find((x) => x.id === 'motel')!.ability.effects[0]!, { gain });
      put(c.locations.find((x) => x.id === 'bunker')!.ability.effects[0]!, { gain: gain.slice(1) });
    });
    if (!r.ok) throw new Error(JSON.stringify(r.problem));
    const uses = (ones: number, deck: number) => {
      const s = r.game.setup(2, {}, makeRng(seedOf('nothing')));
      const place = (id: string, no: number, stock: number[] | null) => ({
        ...{ no, card: r.tables.id.indexOf(id), uses: 0, visitors: 0, ones, twos: 0 },
        stock,
      });
      s.players[0]!.places = [place('motel', 0, null), place('bunker', 1, [1, 1, 0, 1, 0, 0, 0, 0])];
      s.players[0]!.pool[5] = 2;
      s.deck.length = deck;
      s.stack = [{ t: 'next', seat: 0 }];
      r.rules.run(s, null);
      return r.game.legal(s, 0).filter((pick) => pick.startsWith('use'));
    };
    expect(uses(2, 0)).toEqual(['use 0.0']); // a token, though no card
    expect(uses(3, 1)).toEqual(['use 0.0', 'use 0.1']); // a card, though no token
    expect(uses(3, 0)).toEqual([]);
  });

  test('the order of fields, and fields that only repeat what is known, leave the id alone', () => {
    expect(
      verdict((c) => {
        const [first, ...rest] = Object.entries(c.locations[0]!);
        c.locations[0] = Object.fromEntries([...rest, first!]) as Json['locations'][number];
        Reflect.deleteProperty(c.fixedContacts[0]!, 'layout');
        Reflect.deleteProperty(c.leaders[0]!, 'maxVpTokens');
      }),
    ).toBe('51st-state-2010');
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
    expect(words.en.provenance('church')).toContain('reconstructed');
    expect(words.pl.provenance('ny-railroad')).toContain('instrukcją');
    expect(words.sk.provenance('new-york')).toContain('pravidiel');
    expect(words.en.provenance('nothing')).toBeNull();
  });
});
