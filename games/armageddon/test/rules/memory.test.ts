import { makeRng, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { broken, game, type State, tables } from '../../src/index.ts';
import { keep, lookAt } from '../../src/rules/deck.ts';
import { acts, given, tile } from '../given.ts';

const kind = (id: string): number => tables.index.equipment.get(id)!;

describe('memory of cards', () => {
  const put = () => {
    const told = given({
      run: [acts(0)],
      pool: { 0: 'engineer worker' },
      city: { 0: { 5: 'radio_station', 6: 'flea_market' } },
      hand: { 0: ['eq_map'] },
      deck: ['eq_beer', 'eq_map', 'eq_weapons', 'eq_medicine'],
      only: true,
    });
    return told.answer(0, 'act 5.1 engineer').answer(0, 'eq_map');
  };

  test('ARM-176 who has put cards under the deck knows them there; the others do not', () => {
    const told = put().expect({ deck: ['eq_medicine', 'eq_beer', 'eq_weapons'] });
    expect(game.view(told.state, 0).deck).toEqual([kind('eq_weapons'), kind('eq_beer'), null]);
    expect(game.view(told.state, 1).deck).toEqual([null, null, null]);
  });

  test('ARM-177 who has looked through the deck knows what is in it, and what others draw from it later', () => {
    const told = put().answer(0, 'act 6.1 worker discard eq_map').answer(0, 'eq_medicine').expect({ asked: [] });
    const { memory } = game.view(told.state, 0).players[0]!;
    expect(memory!.sure.flatMap((n, k) => Array<string>(n).fill(tables.equipment[k]!.id))).toEqual([
      'eq_beer',
      'eq_weapons',
    ]);
    for (let i = 0; i < 20; i++) {
      const world = game.determinize(game.view(told.state, 0), makeRng(seedOf(`deck ${i}`)));
      expect(world.deck.toSorted()).toEqual([kind('eq_beer'), kind('eq_weapons')].sort());
    }
    expect(game.view(told.state, 1).players[0]!.memory).toBeNull();
  });

  test('a card seen under the deck and drawn by another is known in that hand, until it is discarded', () => {
    const told = given({
      run: [acts(0), tile(1, 'bt_equipment_plus'), { t: 'loseEquipment', seat: 1 }],
      pool: { 0: 'engineer' },
      city: { 0: { 5: 'radio_station' } },
      hand: { 1: ['eq_gasoline'] },
      deck: ['eq_beer', 'eq_map'],
      only: true,
    });
    told.answer(0, 'act 5.1 engineer').answer(0, 'eq_beer').asked(1, 'discardEquipment');
    expect(game.view(told.state, 0).players[1]!.hand).toEqual([kind('eq_map'), null]);
    expect(game.view(told.state, 2).players[1]!.hand).toEqual([null, null]);
    told.answer(1, 'eq_map');
    expect(game.view(told.state, 0).players[1]!.hand).toEqual([null]);
  });

  test('ARM-102 a known card that is discarded is known no longer; of two alike the known one went', () => {
    const hand = { 0: ['eq_beer', 'eq_beer', 'eq_map'] };
    const told = given({ run: [{ t: 'loseEquipment', seat: 0 }], hand, open: { 0: ['eq_beer'] } }).answer(0, 'eq_beer');
    expect(game.view(told.state, 1).players[0]!.hand).toEqual([null, null]);
    const kept = given({ run: [{ t: 'loseEquipment', seat: 0 }], hand, open: { 0: ['eq_beer'] } }).answer(0, 'eq_map');
    expect(game.view(kept.state, 1).players[0]!.hand).toEqual([kind('eq_beer'), null]);
  });

  test('ARM-218 what a common tile has told of a hand follows the cards that come and go', () => {
    const plus = tile(0, 'bt_equipment_plus');
    const told = given({
      run: [{ t: 'midgame' }, plus, { t: 'loseEquipment', seat: 0 }, { t: 'loseEquipment', seat: 0 }],
      round: 3,
      common: ['sc_beer_gasoline', 'sc_civil'],
      hand: { 0: ['eq_beer', 'eq_gasoline', 'eq_map'] },
      deck: ['eq_weapons'],
    });
    const match = () => game.view(told.state, 1).players[0]!.match;
    expect(match()).toEqual([2, 3]);
    told.answer(0, 'eq_map');
    expect(match()).toEqual([2, 3]);
    told.answer(0, 'eq_beer');
    expect(match()).toEqual([1, 2]);
    for (let i = 0; i < 20; i++) {
      const { hand } = game.determinize(game.view(told.state, 1), makeRng(seedOf(`match ${i}`))).players[0]!;
      expect(hand.some((k) => k === kind('eq_beer') || k === kind('eq_gasoline'))).toBe(true);
    }
  });

  test('ARM-102 ARM-218 a card all know of goes without touching what a common tile has told of the others', () => {
    const told = given({
      run: [{ t: 'midgame' }, { t: 'loseEquipment', seat: 0 }],
      round: 3,
      common: ['sc_beer_gasoline', 'sc_civil'],
      hand: { 0: ['eq_beer', 'eq_gasoline', 'eq_map'] },
      open: { 0: ['eq_beer'] },
    });
    told.answer(0, 'eq_beer');
    expect(game.view(told.state, 1).players[0]).toMatchObject({ hand: [null, null], match: [1, 1] });
  });

  const sure = (s: State, seat: number): string[] =>
    (game.view(s, seat).players[seat]!.memory?.sure ?? []).flatMap((n, k) =>
      Array<string>(n).fill(tables.equipment[k]!.id),
    );

  test('who has searched the deck and then looks at its top knows the rest of it', () => {
    const told = given({
      run: [acts(0)],
      pool: { 0: 'engineer worker' },
      city: { 0: { 5: 'radio_station', 6: 'flea_market' } },
      hand: { 0: ['eq_map'] },
      deck: ['eq_beer', 'eq_beer', 'eq_beer', 'eq_beer', 'eq_weapons'],
      only: true,
    });
    told
      .answer(0, 'act 6.1 worker discard eq_map')
      .answer(0, 'eq_weapons')
      .answer(0, 'act 5.1 engineer')
      .answer(0, 'eq_beer');
    expect(sure(told.state, 0)).toEqual(['eq_beer']);
    expect(game.view(told.state, 0).deck).toEqual([kind('eq_beer'), kind('eq_beer'), null]);
  });

  test('cards one has put under the deck and another looks at or searches are in the deck or with that player', () => {
    const told = () => {
      const told = given({
        run: [acts(1), acts(0)],
        pool: { 0: 'worker', 1: 'engineer' },
        city: { 0: { 5: 'flea_market' }, 1: { 5: 'radio_station' } },
        hand: { 0: ['eq_gasoline'] },
        deck: ['eq_beer', 'eq_map', 'eq_weapons'],
        only: true,
      });
      told.answer(1, 'act 5.1 engineer').answer(1, 'eq_beer');
      expect(game.view(told.state, 1).deck).toEqual([kind('eq_weapons'), kind('eq_map')]);
      return told;
    };
    const searched = told().answer(0, 'act 5.1 worker discard eq_gasoline').answer(0, 'eq_map');
    expect(game.view(searched.state, 1)).toMatchObject({ deck: [null], players: [{ hand: [null] }, {}, {}] });
    expect(sure(searched.state, 1)).toEqual(['eq_weapons', 'eq_map']);
    const { state } = told();
    lookAt(tables, state, 0, 2);
    expect(sure(state, 1)).toEqual(['eq_weapons', 'eq_map']);
    keep(tables, state, 0, kind('eq_map'));
    expect(game.view(state, 1)).toMatchObject({ deck: [null], players: [{ hand: [null, null] }, {}, {}] });
    expect(game.view(state, 0).deck).toEqual([kind('eq_weapons')]);
  });

  test('a card drawn since the search and discarded is sure no longer', () => {
    const plus = tile(1, 'bt_equipment_plus');
    const told = given({
      run: [acts(0), plus, { t: 'loseEquipment', seat: 1 }],
      pool: { 0: 'worker' },
      city: { 0: { 5: 'flea_market' } },
      hand: { 0: ['eq_map'], 1: ['eq_gasoline'] },
      deck: ['eq_beer', 'eq_beer', 'eq_medicine'],
      only: true,
    });
    told.answer(0, 'act 5.1 worker discard eq_map').answer(0, 'eq_medicine').answer(1, 'eq_beer');
    expect(sure(told.state, 0)).toEqual(['eq_beer']);
  });

  test('ARM-177 ARM-218 worlds fit what was seen in the deck and what a common tile told, both at once', () => {
    const told = given({
      run: [acts(0), tile(1, 'bt_equipment_plus'), { t: 'midgame' }],
      round: 3,
      common: ['sc_beer_gasoline', 'sc_civil'],
      pool: { 0: 'worker' },
      city: { 0: { 5: 'flea_market' } },
      hand: { 0: ['eq_map'], 1: ['eq_weapons'], 2: ['eq_beer', 'eq_beer'] },
      deck: ['eq_gasoline', 'eq_map', 'eq_weapons', 'eq_medicine'],
      only: true,
      rigged: [2, 1],
    });
    told.answer(0, 'act 5.1 worker discard eq_map').answer(0, 'eq_medicine');
    told.expect({ hand: { 1: ['eq_gasoline', 'eq_weapons'] } });
    const v = game.view(told.state, 0);
    for (let i = 0; i < 60; i++) {
      const world = game.determinize(v, makeRng(seedOf(`both ${i}`)));
      expect(broken(world)).toEqual([]);
      expect(world.players[2]!.hand).toEqual([kind('eq_beer'), kind('eq_beer')]);
      expect(world.players[1]!.hand).toEqual([kind('eq_gasoline'), kind('eq_weapons')]);
    }
  });

  test('cards known to be drawn since by another are somewhere with them or in the deck', () => {
    const told = given({
      run: [acts(0), tile(1, 'bt_equipment_plus')],
      pool: { 0: 'worker' },
      city: { 0: { 5: 'flea_market' } },
      hand: { 0: ['eq_map'], 1: ['eq_gasoline'] },
      deck: ['eq_beer', 'eq_weapons', 'eq_medicine'],
      only: true,
    });
    told.answer(0, 'act 5.1 worker discard eq_map').answer(0, 'eq_medicine');
    const v = game.view(told.state, 0);
    expect(v.players[0]!.memory).toMatchObject({ drawn: [0, 1, 0] });
    const drawn = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const world = game.determinize(v, makeRng(seedOf(`drawn ${i}`)));
      const all = [...world.deck, ...world.players[1]!.hand];
      expect(all).toContain(kind('eq_beer'));
      expect(all).toContain(kind('eq_weapons'));
      drawn.add(world.players[1]!.hand.join());
    }
    expect(drawn.size).toBe(2);
  });
});
