import { describe, expect, test } from 'vitest';
import { given, offered } from '../given.ts';

describe('Production', () => {
  test('FS-26 FS-55 every base makes its resource and 3 workers', () => {
    const s = given({ seats: 4, from: 'production' });
    s.expect({
      pool: [
        { scrap: 1, worker: 3 },
        { fuel: 1, worker: 3 },
        { building: 1, worker: 3 },
        { weapon: 1, worker: 3 },
      ],
      poolSize: [4, 4, 4, 4],
    });
  });

  test('FS-54 players produce one after another, each completely before the next', () => {
    const s = given({ from: 'production', first: 1, spoils: { 0: ['dive'], 1: ['quarry'] } });
    s.asked(1, 'step').expect({ pool: { 1: { fuel: 1 } }, poolSize: [0, 4] });
    s.answer(1, 'done')
      .asked(0, 'step')
      .expect({ poolSize: [4, 4] });
  });

  test('FS-5 FS-56 FS-152 deals and production locations give their goods without a worker or a choice', () => {
    const s = given({
      from: 'production',
      places: { 0: ['old-depot', 'church', 'motel'] },
      deals: { 0: ['fuel-tank'] },
    });
    s.asked(0, 'main').expect({
      pool: { 0: { scrap: 2, fuel: 1, worker: 3 } },
      tokens: {
        0: [
          [0, 0],
          [1, 0],
          [0, 0],
        ],
      },
    });
    s.expect({ handSize: { 0: 0 } }); // Motel is an action and gives nothing by itself
  });

  test('FS-57 FS-59 FS-60 FS-61 spoils are cashed one by one, in full, and only in Production', () => {
    const s = given({
      from: 'production',
      spoils: { 0: ['assembly-plant', 'pub', 'dive'] },
      deck: ['camp', 'motel', 'museum'],
    });
    s.asked(0, 'step').answer(0, 'cash assembly-plant');
    s.expect({
      pool: { 0: { scrap: 4 } },
      base: { 0: 1 },
      discard: ['assembly-plant'],
      spoils: { 0: ['pub', 'dive'] },
    });
    s.answer(0, 'cash pub').expect({ hand: { 0: ['camp', 'motel', 'museum'] } }); // seen before the next choice
    s.answer(0, 'done').expect({ spoils: { 0: ['dive'] }, pool: { 0: { weapon: 0 } } });
    expect(offered(s, 0, 'cash')).toEqual([]);
  });

  test('FS-35 FS-57 a cashed card is on the discard pile before its own cards are drawn', () => {
    const s = given({ from: 'production', spoils: { 0: ['notice-board'] }, wholeDeck: [], discard: [] });
    s.answer(0, 'cash notice-board').expect({ hand: { 0: ['notice-board'] }, discard: [] }); // one card, and no second
  });

  test('FS-60 FS-96 a conquered card pays in a later Production, a deal from the next one on, nothing at once', () => {
    const s = given({ hand: { 0: ['dive'], 1: [] }, pool: { 0: { conquest1: 1 } }, passed: [1] });
    s.answer(0, 'conquer dive').expect({ spoils: { 0: ['dive'] }, poolSize: { 0: 0 } });
    const d = given({ hand: { 0: ['dive'] }, pool: { 0: { cooperation1: 1 } }, passed: [1] });
    d.answer(0, 'cooperate dive').expect({ deals: { 0: ['dive'] }, poolSize: { 0: 0 } });
    d.answer(0, 'pass');
    while (d.state.turn === 1 || d.state.players[0]!.pool[5] === 0)
      d.answer(d.state.stack.at(-1)!.t === 'pick' ? askedNow(d) : 0, d.legal(askedNow(d))[0]!);
    d.expect({ pool: { 0: { weapon: 1, scrap: 1 } } });
  });

  test('FS-58 base first, then locations in the order placed, then deals, then the step', () => {
    const s = given({
      from: 'production',
      places: { 0: ['dive', 'old-depot'] },
      deals: { 0: ['quarry', 'school'] },
      spoils: { 0: ['pub'] },
    });
    const order = s.events.flatMap((e) => (e.t === 'gained' && e.seat === 0 ? [e.src] : []));
    expect(order).toEqual(['base', 'dive', 'old-depot', 'quarry', 'school']);
    s.asked(0, 'step');
  });

  test('FS-59 the step is skipped where nothing but discarding tucked cards is possible', () => {
    given({ from: 'production', deals: { 0: ['quarry'] } })
      .asked(0, 'main')
      .expect({ pool: { 1: { worker: 3 } } });
    given({ from: 'production', places: { 0: ['cellars'] } }).asked(0, 'step'); // its store could take the scrap
    given({ from: 'production', places: { 0: ['bunker'] } }).asked(0, 'step'); // a set takes scrap
    given({ from: 'production', factions: { 0: 'mutants-union' }, places: { 0: ['bunker'] } }).asked(0, 'main'); // not a weapon
  });

  test('FS-59 FS-72 FS-73 free moves are made in the production step too', () => {
    const s = given({
      from: 'production',
      places: { 0: ['bunker', 'cellars'] },
      deals: { 0: ['pub'] },
      spoils: { 0: ['dive'] },
    });
    s.answer(0, 'drop deal pub').expect({ deals: { 0: [] } });
    s.answer(0, 'lay scrap 0.0').expect({ stock: { 0: { 0: { scrap: 1 } } }, pool: { 0: { scrap: 0 } } });
    s.answer(0, 'cash dive').answer(0, 'store 0.1').answer(0, 'fill weapon weapon weapon');
    s.expect({ stock: { 0: { 1: { weapon: 3 } } }, pool: { 0: { weapon: 0 } } });
  });

  test('FS-74 a store is rearranged once in the whole step, whatever else is done in it', () => {
    const s = given({
      from: 'production',
      places: { 0: ['cellars', 'bunker'] },
      spoils: { 0: ['dive', 'quarry'] },
    });
    s.answer(0, 'store 0.0').answer(0, 'cash dive');
    expect(offered(s, 0, 'store')).toEqual([]); // after cashing
    s.answer(0, 'lay scrap 0.1').asked(0, 'step');
    expect(offered(s, 0, 'store')).toEqual([]); // after another free move
  });

  test('FS-62 FS-104 VP from a deal lie on it, three at most, and go to the base when it leaves', () => {
    const s = given({
      from: 'production',
      deals: {
        0: [
          { card: 'museum', ones: 2 },
          { card: 'hideout', ones: 3 },
        ],
      },
    });
    s.expect({ dealTokens: { 0: [3, 3] }, base: { 0: 0 }, running: { 0: 6 } });
    s.answer(0, 'drop deal museum 111').expect({ base: { 0: 3 }, running: { 0: 6 }, deals: { 0: ['hideout'] } });
  });

  test('FS-63 cards gained in Production come from the deck, without limit', () => {
    const hand = [
      'old-depot',
      'old-depot',
      'fuel-tank',
      'fuel-tank',
      'dive',
      'dive',
      'quarry',
      'quarry',
      'school',
      'generators',
    ];
    const s = given({ from: 'production', hand: { 0: hand }, places: { 0: ['pub'] }, deck: ['camp'] });
    s.expect({ handSize: { 0: 11 }, hidden: { 0: [...hand, 'camp'] } });
  });

  test('FS-153 FS-154 Scrapyard counts own locations with scrap anew each time, itself included', () => {
    const s = given({
      from: 'production',
      places: { 0: ['scrapyard', 'old-depot', 'heavy-equipment', 'dive'], 1: ['old-depot'] },
    });
    s.expect({ pool: { 0: { scrap: 1 + 3 + 1 } } }); // base, three scrap icons, Old Depot itself
    const placed = given({
      hand: { 0: ['scrapyard', 'factory'] },
      pool: { 0: { incorporation3: 2 } },
      places: { 0: ['old-depot'] },
    });
    placed
      .answer(0, 'incorporate scrapyard')
      .answer(0, 'reach incorporation3')
      .expect({ pool: { 0: { scrap: 2 } } });
    placed
      .answer(1, 'pass')
      .answer(0, 'incorporate factory')
      .expect({ pool: { 0: { scrap: 2 } } }); // only from the next Production on
  });

  test('FS-152 FS-176 a full location produces its other goods, and no more VP', () => {
    const s = given({ from: 'production', places: { 0: [{ card: 'church', ones: 3 }] } });
    s.expect({ tokens: { 0: [[3, 0]] }, base: { 0: 0 } });
    const two = given({ from: 'production', places: { 0: [{ card: 'church', ones: 1, twos: 1 }] } });
    two.expect({ tokens: { 0: [[2, 1]] } });
  });
});

const askedNow = (s: ReturnType<typeof given>): number => {
  const top = s.state.stack.at(-1)!;
  return 'seats' in top ? top.seats[0] : -1;
};
