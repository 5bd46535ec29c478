import type { Ref } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { game, SITES, tables } from '../../src/index.ts';
import { acts, builds, given } from '../given.ts';

describe('why not', () => {
  const why = (told: ReturnType<typeof given>, seat: number, ref: Ref) =>
    game.explain(game.view(told.state, seat), seat, ref)?.t ?? null;
  const slot = (id: string): Ref => ({ kind: 'slot', id });

  test('sites', () => {
    const hotel = given({ run: builds(0, 'hotel') });
    expect(Array.from({ length: SITES }, (_, i) => why(hotel, 0, slot(`site.${i + 1}`)))).toEqual([
      'siteReserved',
      'siteReserved',
      null,
      null,
      null,
      null,
      null,
      'siteClosed',
    ]);
    expect(why(given({ run: builds(0, 'town_hall') }), 0, slot('site.3'))).toBe('onlyHq');
    expect(why(given({ run: builds(0, 'gun_tower') }), 0, slot('site.3'))).toBe('onlyWatchtower');
    const church = given({ run: builds(0, 'church_vengeful'), city: { 0: { 5: 'church_merciful' } } });
    expect(why(church, 0, slot('site.6'))).toBe('otherChurch');
    expect(why(hotel, 1, slot('site.3'))).toBe('notAsked');
  });

  test('action lines', () => {
    const position = { pool: { 0: 'worker' }, damage: { 0: 1 }, bag: 'worker', only: true } as const;
    const city = { 0: { 5: 'hotel', 6: 'workshop', 7: 'flea_market', 3: 'radio_station' } };
    const told = given({ run: [acts(0)], ...position, city, used: { 0: { '1.1': 2 } } });
    expect(why(told, 0, slot('line.1.1'))).toBe('usedUp');
    expect(game.explain(game.view(told.state, 0), 0, slot('line.1.1'))).toEqual({ t: 'usedUp', n: 2 });
    expect(why(told, 0, slot('line.2.1'))).toBe('noMarauders');
    expect(why(told, 0, slot('site.4'))).toBe('bagLacks');
    expect(why(told, 0, slot('site.5'))).toBe('noActions');
    expect(why(told, 0, slot('line.6.1'))).toBe('undamaged');
    expect(why(told, 0, slot('line.7.1'))).toBe('handEmpty');
    expect(why(told, 0, slot('line.3.1'))).toBe('deckEmpty');
    expect(why(told, 0, slot('site.8'))).toBe('siteClosed');
    expect(why(told, 0, { kind: 'option', id: 'extend' })).toBe('cannotPay');
    expect(why(told, 0, { kind: 'option', id: 'repair' })).toBe('undamaged');
    expect(why(told, 0, slot('line.7.2'))).toBeNull();
    const camp = given({ run: [acts(0)], ...position, bag: 'nobody', city: { 0: { 5: 'refugee_camp' } } });
    expect(why(camp, 0, slot('line.5.1'))).toBe('bagEmpty');
    const fights = given({
      run: [acts(0)],
      pool: { 0: 'engineer' },
      marauders: { 0: 3 },
      city: { 0: { 8: 'extension' } },
    });
    expect(why(fights, 0, slot('line.2.2'))).toBe('cannotPay');
    expect(why(fights, 0, { kind: 'option', id: 'extend' })).toBe('extended');
  });

  test('who is short of survivors is told how many, and for what', () => {
    const city = { 0: { 5: 'flea_market' } };
    const pool = (figures: string, workersPerStep: 1 | 2 = 1) =>
      given({
        run: [acts(0)],
        pool: { 0: figures },
        marauders: { 0: 3 },
        damage: { 0: 4 },
        city,
        options: { 'repair.workersPerStep': workersPerStep },
      });
    const short = (told: ReturnType<typeof given>, ref: Ref) =>
      game.explain(game.view(told.state, 0), 0, ref) as { short?: string; n?: number } | null;
    const extend: Ref = { kind: 'option', id: 'extend' };
    const repair: Ref = { kind: 'option', id: 'repair' };
    expect(short(pool('soldier'), extend)).toEqual({ t: 'cannotPay', short: 'any', n: 1 });
    expect(short(pool('soldier'), repair)).toEqual({ t: 'cannotPay', short: 'worker', n: 1 });
    expect(short(pool('soldier', 2), repair)).toEqual({ t: 'cannotPay', short: 'worker', n: 2 });
    expect(short(pool('worker soldier', 2), repair)).toEqual({ t: 'cannotPay', short: 'worker', n: 1 });
    // The library exchanges one of two workers; a leader stands for one of them.
    expect(short(pool('soldier'), slot('line.4.1'))).toEqual({ t: 'cannotPay', short: 'worker', n: 2 });
    expect(short(pool('leader'), slot('line.4.1'))).toEqual({ t: 'cannotPay', short: 'worker', n: 1 });
  });

  test('bids, cards, exchanges, and after the end', () => {
    const bids = given({
      run: [{ t: 'bidding' }],
      bids: {
        city: [
          [0, 'worker'],
          [1, 'worker'],
          [2, 'worker'],
        ],
      },
    });
    expect(why(bids, 0, slot('city'))).toBe('hasBid');
    expect(why(bids, 0, slot('exploration'))).toBeNull();
    const lose = given({ run: [{ t: 'loseEquipment', seat: 0 }], hand: { 0: ['eq_beer', 'eq_map'] } });
    expect(why(lose, 0, { kind: 'card', id: 'eq_weapons' })).toBe('notInHand');
    expect(why(lose, 0, { kind: 'card', id: 'eq_map' })).toBeNull();
    const shop = given({
      run: [{ t: 'takeBuilding', seats: [0] }],
      offer: [
        ['hotel', 'bt_exchange'],
        ['saloon', 'bt_exchange'],
      ],
    });
    expect(why(shop, 0, { kind: 'card', id: 'school' })).toBe('notNow'); // in the deck, for all anybody knows
    const sold = given({
      run: [{ t: 'takeBuilding', seats: [0] }],
      offer: [
        ['hotel', 'bt_exchange'],
        ['saloon', 'bt_exchange'],
      ],
      city: { 1: { 5: 'roadblock', 6: 'school' } },
    });
    sold.state.players[1]!.under.push(400 + tables.index.building.get('workshop')!);
    sold.state.gone.buildings.push(tables.index.building.get('radio_station')!);
    for (const id of ['school', 'workshop', 'radio_station']) expect(why(sold, 0, { kind: 'card', id })).toBe('taken');
    sold.state.level1 = sold.state.level1.filter(
      (b) => !['workshop', 'radio_station'].includes(tables.buildings[b]!.id),
    );
    const swap = given({
      run: [{ t: 'exchangeInPlace', seats: [0] }],
      screen: { 0: 'soldier' },
      bids: { city: [[0, 'worker']] },
    });
    expect(why(swap, 0, slot('screen'))).toBe('noWorker');
    expect(why(swap, 0, slot('city'))).toBeNull();
    const shelf = given({
      run: [{ t: 'explore', seat: 0 }],
      display: [
        ['eq_beer', 'worker'],
        ['eq_map', 'worker'],
      ],
    });
    expect(why(shelf, 0, slot('slot.3'))).toBe('taken');
    const bare = given({
      run: [{ t: 'equipment' }, { t: 'explore', seat: 0 }, { t: 'explore', seat: 1 }, { t: 'explore', seat: 2 }],
      deck: ['eq_beer', 'eq_map'],
      only: true,
    });
    expect(why(bare, 0, slot('slot.3'))).toBe('deckEmpty');
    expect(why(given({ run: [{ t: 'verdict' }] }), 0, slot('city'))).toBe('over');
  });
});
