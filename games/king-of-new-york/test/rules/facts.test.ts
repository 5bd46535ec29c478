import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { FACES, game, type View } from '../../src/index.ts';
import { optionsOf } from '../../src/options.ts';
import { given, type Position } from '../given.ts';

const { facts } = game;
const seen = (position: Position): View => game.view(given(position).state, 0);

describe('What boards are told', () => {
  test('a forecast names only living Monsters, and leaves the view as it is', () => {
    for (const seats of [2, 6]) {
      const s = game.setup(seats, optionsOf({ advanced: seats > 4 }), makeRng(seedOf(`forecast ${seats}`)));
      const rng = makeRng(seedOf(`forecast ${seats} answers`));
      for (let i = 0; i < 300 && game.asked(s).length > 0; i++) {
        const seat = game.asked(s)[0]!;
        const v = game.view(s, seat);
        const before = JSON.stringify(v);
        const forecast = facts.forecast(v);
        expect(JSON.stringify(v)).toBe(before);
        for (const face of FACES)
          for (const hit of forecast[face]?.hits ?? []) expect(v.players[hit.seat]!.out).toBe(0);
        game.apply(s, seat, pickOne(rng, game.legal(s, seat)), null);
      }
    }
  });

  test('a forecast is what the dice would do if they were left', () => {
    const at = { 0: 'bronx', 1: 'manhattan' } as const;
    const v = seen({
      seats: 3,
      at,
      life: { 0: 9 },
      dice: 'attack attack heal heal energy ouch',
      units: { bronx: { jet: 1 } },
    });
    expect(facts.forecast(v)).toEqual({
      energy: { symbols: 1, deltas: [{ seat: 0, res: 'energy', n: 1 }], hits: [], open: false },
      // Two, if the Jet shoots first.
      heal: { symbols: 2, deltas: [{ seat: 0, res: 'life', n: 1 }], hits: [], open: true },
      attack: { symbols: 2, deltas: [{ seat: 1, res: 'life', n: -2 }], hits: [{ seat: 1, n: 2 }], open: false },
      ouch: { symbols: 1, deltas: [{ seat: 0, res: 'life', n: -1 }], hits: [{ seat: 0, n: 1 }], open: false },
    });
  });

  test('a forecast of one kind of symbols tells nothing of the kind that is left, which is resolved by itself', () => {
    const v = seen({ at: { 0: 'bronx', 1: 'manhattan' }, dice: 'attack attack attack celebrity celebrity attack' });
    const { attack, celebrity } = facts.forecast(v);
    expect(attack).toMatchObject({ hits: [{ seat: 1, n: 4 }] });
    expect(celebrity).toEqual({ symbols: 2, deltas: [], hits: [], open: false });
  });

  test('KNY-53 KNY-90 what the Units do is open while Destruction may still bring one or take one away', () => {
    const ouchOf = (rest: string, jets: number) =>
      facts.forecast(seen({ at: { 0: 'bronx' }, dice: `ouch ${rest}`, units: { bronx: { jet: jets } } })).ouch!;
    const energy = 'energy energy energy energy energy';
    const wreck = 'destruction destruction destruction energy energy';
    expect([ouchOf(energy, 0), ouchOf(wreck, 0)]).toMatchObject([
      { deltas: [], open: false },
      { deltas: [], open: true },
    ]);
    expect([ouchOf(energy, 1), ouchOf(wreck, 1)]).toMatchObject([
      { deltas: [{ res: 'life', n: -1 }], open: false },
      { deltas: [{ res: 'life', n: -1 }], open: true },
    ]);
  });

  test('prices are those of the one who looks, or as printed', () => {
    const v = seen({
      from: 'buy',
      energy: { 0: 2 },
      cards: { 0: ['can-opener'] },
      bank: ['yankee-stadium'],
      jinx: { 0: 2 },
    });
    expect([facts.priceOf(v, 0, 'yankee-stadium'), facts.priceOf(v, null, 'yankee-stadium')]).toEqual([8, 9]);
    expect(facts.shortOf(v, 0, 'yankee-stadium')).toBe(6);
    expect([facts.unitPrice(v, 0, 2), facts.unitPrice(v, null, 2)]).toEqual([3, 4]);
    expect([facts.maxLife(v, 0), facts.rerollFee(v, 0), facts.topTile(v, 0)]).toEqual([10, 2, 0]);
    expect(facts.maxLife(seen({ cards: { 0: ['carapace'] } }), 0)).toBe(12);
  });
});
