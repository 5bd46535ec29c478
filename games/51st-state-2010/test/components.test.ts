import { makeRng, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import json from '../content.json' with { type: 'json' };
import { COLOURS, CONTACTS, GOODS, game, LAYOUTS, RESOURCES, tables as t, VP_SLOTS } from '../src/index.ts';
import { guide as en } from '../src/text/en/guide.ts';
import { guide as pl } from '../src/text/pl/guide.ts';
import { guide as sk } from '../src/text/sk/guide.ts';
import { given } from './given.ts';

const copies = (list: readonly { copies: number }[]) => list.reduce((n, card) => n + card.copies, 0);

describe('Components', () => {
  test('FS-13 4 bases, 12 fixed contacts, and 94 cards: 72 locations, 14 one-shot contacts, 8 leaders', () => {
    expect(t.factions).toHaveLength(4);
    expect(t.factions.map((f) => f.contacts.length)).toEqual([3, 3, 3, 3]);
    expect([copies(t.sites), copies(t.shots), copies(t.leaders), t.cards]).toEqual([72, 14, 8, 94]);
    expect(game.players).toEqual([2, 4]);
  });

  test('FS-2 FS-3 FS-4 FS-24 FS-25 four kinds and a universal one; contact tokens 1 to 3, universal ones 1 and 3', () => {
    expect(RESOURCES).toEqual(['scrap', 'fuel', 'weapon', 'building']);
    expect(GOODS.slice(0, 8)).toEqual([...RESOURCES, 'any', 'worker', 'redevelop', 'redevelopAny']);
    expect(CONTACTS.map((tokens) => tokens.map((x) => x.range))).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
      [1, 3],
    ]);
    expect(t.sites.filter((s) => s.produce?.some(([g]) => GOODS[g] === 'redevelop')).map((s) => s.id)).toEqual([
      'excavator',
    ]);
    expect(t.sites.filter((s) => s.act?.gain.some(([g]) => GOODS[g] === 'redevelopAny')).map((s) => s.id)).toEqual([
      'bulldozer',
    ]);
  });

  test('FS-14 every location has a distance of 1 to 3, a type, a layout, an ability, spoils and a deal', () => {
    for (const site of t.sites) {
      expect([1, 2, 3]).toContain(site.distance);
      expect(site.mask).toBeGreaterThan(0);
      expect(site.atoms.length).toBeGreaterThan(0);
      expect(site.spoils.length).toBeGreaterThan(0);
      expect(site.deal.length + site.dealRoom).toBeGreaterThan(0);
    }
  });

  test('FS-14 no location has more than two types, and the guide says so', () => {
    const types = t.sites.map((site) => site.mask.toString(2).replaceAll('0', '').length);
    expect(new Set(types)).toEqual(new Set([1, 2]));
    const said = [en, pl, sk].map(({ card }) => card.rows!.find(({ term }) => term.startsWith('Typ'))!.text);
    expect(said.map((text) => text.split('.')[0])).toEqual(['One or two of them', 'Jeden lub dwa', 'Jeden alebo dva']);
  });

  test('FS-15 FS-16 four layouts; Notice Board is a feature', () => {
    expect(new Set(t.sites.map((site) => LAYOUTS[site.layout]))).toEqual(new Set(LAYOUTS));
    expect(LAYOUTS[t.sites[t.faceOf('notice-board')]!.layout]).toBe('feature');
  });

  test('FS-17 FS-21 contacts have a colour, a range and a price; leaders have neither types nor spoils nor deal', () => {
    const rows = t.shots.map((c) => `${c.id} ${COLOURS[c.colour]} ${c.range} ${c.bill.total}`);
    expect(rows).toEqual([
      'junk-train cooperation 2 0',
      'pilgrims cooperation 3 0',
      'punks conquest 2 0',
      'thugs conquest 3 1',
      'road incorporation 2 0',
      'courier universal 1 0',
      'envoy universal 3 1',
    ]);
    expect(
      json.leaders.every((c) => c.distance === 0 && c.types.length === 0 && c.spoils === null && c.deal === null),
    ).toBe(true);
  });

  test('FS-11 no supply runs out', () => {
    const s = given({ pool: { 0: { worker: 200 } }, passed: [1] });
    for (let i = 0; i < 100; i++) s.answer(0, 'hire scrap');
    s.expect({ pool: { 0: { scrap: 100, worker: 0 } } });
    const c = given({
      from: 'production',
      places: { 0: ['trading-post', 'sharrash'] },
      deals: { 0: ['convoy', 'gunsmith'] },
    });
    c.expect({ pool: { 0: { cooperation2: 1, cooperation1: 1, conquest1: 1, universal1: 1 } } });
  });

  test('FS-12 there is one discard pile', () => {
    const s = given({ hand: { 0: ['dive', 'pub'], 1: ['church', 'camp'] } });
    s.answer(0, 'swap').answer(0, 'discard dive').answer(1, 'swap').answer(1, 'discard church');
    s.expect({ discard: ['dive', 'pub', 'church', 'camp'] });
  });

  test('FS-23 FS-176 VP tokens of 1 and 2 are never merged: their number counts', () => {
    const s = given({
      places: { 0: [{ card: 'assembly-plant', ones: 2 }] },
      pool: { 0: { worker: 3, scrap: 4 } },
      passed: [1],
    });
    s.answer(0, 'use 0.0').expect({ tokens: { 0: [[2, 1]] }, running: { 0: 5 } });
    expect(s.legal(0).filter((pick) => pick.startsWith('use'))).toEqual([]); // three tokens lie there
    expect(VP_SLOTS).toBe(3);
  });
});

describe('Set-up', () => {
  const start = (seats: number, seed: string) => game.setup(seats, {}, makeRng(seedOf(seed)));

  test.each([2, 3, 4])(
    'FS-28 FS-29 FS-30 FS-31 %i players: random factions, 4 cards each, everything else empty',
    (seats) => {
      const firsts = new Set<number>();
      const factions = new Set<number>();
      for (let i = 0; i < 60; i++) {
        const s = start(seats, `set-up ${i}`);
        firsts.add(s.first);
        for (const p of s.players) factions.add(p.faction);
        expect(new Set(s.players.map((p) => p.faction)).size).toBe(seats);
        for (const p of s.players) {
          expect(p.hand).toHaveLength(4);
          expect([p.score, p.places, p.leader, p.spoils, p.deals]).toEqual([0, [], null, [], []]);
          expect(p.pool.every((n) => n === 0)).toBe(true);
        }
        expect([s.row.length, s.deck.length, s.discard]).toEqual([5, 94 - 4 * seats - 5, []]);
        expect(game.question(s, s.first)).toBe('pick'); // no mulligan
      }
      expect(firsts.size).toBe(seats);
      expect(factions.size).toBe(4);
    },
  );

  test('FS-192 everything random follows from the seed', () => {
    expect(start(4, 'same')).toEqual(start(4, 'same'));
    expect(start(4, 'same')).not.toEqual(start(4, 'other'));
  });

  test('FS-192 chance is only in the set-up and in reshuffles', () => {
    const s = given({ hand: { 0: ['dive', 'pub'] }, pool: { 0: { worker: 2 } }, places: { 1: ['school'] } });
    const before = JSON.stringify(s.state.rng);
    s.answer(0, 'visit 1.0').answer(1, 'pass').answer(0, 'swap').answer(0, 'discard dive');
    expect(JSON.stringify(s.state.rng)).toBe(before);
  });
});
