import { describe, expect, test } from 'vitest';
import { given, offered } from '../given.ts';

describe('Actions, cards and workers', () => {
  test('FS-1 FS-34 FS-64 FS-65 FS-66 one main action or a pass each, in turn order, until all have passed', () => {
    const s = given({ seats: 3, first: 1, pool: { 0: { worker: 2 }, 1: { worker: 4 }, 2: { worker: 2 } } });
    s.asked(1, 'main').answer(1, 'hire scrap').asked(2, 'main').answer(2, 'pass').asked(0, 'main').answer(0, 'pass');
    s.asked(1, 'main')
      .expect({ passed: [true, false, true] })
      .answer(1, 'hire fuel')
      .asked(1, 'main'); // alone
    s.answer(1, 'pass').expect({ turn: 2 });
  });

  test('FS-65 FS-195 whoever can do nothing is asked all the same, and can only pass', () => {
    const s = given({});
    expect(s.legal(0)).toEqual(['pass']);
    s.asked(0, 'main').answer(0, 'pass').asked(1, 'main');
  });

  test('FS-67 FS-68 every main action there is, in any order', () => {
    const s = given({
      hand: { 0: ['petrol-station', 'dive', 'borgo', 'pub'] },
      pool: { 0: { worker: 3, scrap: 1, building: 1, conquest3: 1, cooperation3: 1, incorporation3: 1, weapon: 1 } },
      places: { 0: ['scrap-trader', 'fuel-tank'], 1: ['school'] },
      leader: { 0: 'baby-swift' },
    });
    const verbs = new Set(s.legal(0).map((pick) => pick.split(' ')[0]));
    expect([...verbs].sort()).toEqual(
      [
        'conquer',
        'cooperate',
        'deed',
        'hire',
        'incorporate',
        'lead',
        'pass',
        'redevelop',
        'swap',
        'use',
        'visit',
      ].sort(),
    );
  });

  test('FS-71 an action that could bring nothing is not legal', () => {
    const full = given({ places: { 0: [{ card: 'scrap-trader', ones: 3 }] }, pool: { 0: { worker: 1, scrap: 1 } } });
    expect(offered(full, 0, 'use')).toEqual([]);
    const dry = given({ places: { 0: ['motel'], 1: ['pub'] }, pool: { 0: { worker: 1 } }, wholeDeck: [] });
    expect([...offered(dry, 0, 'use'), ...offered(dry, 0, 'visit')]).toEqual([]);
    const thief = given({ places: { 0: ['barracks'] }, pool: { 0: { worker: 2 } } });
    expect(offered(thief, 0, 'use')).toEqual([]);
  });

  test('FS-72 free moves come before the main action, any number of them, and are no action', () => {
    const s = given({
      spoils: { 0: ['dive', 'pub'] },
      places: { 0: ['garage'] },
      pool: { 0: { scrap: 1, fuel: 1 }, 1: {} },
    });
    s.answer(0, 'drop spoils dive').answer(0, 'lay scrap 0.0').answer(0, 'lay fuel 0.0').answer(0, 'drop spoils pub');
    s.asked(0, 'main').answer(0, 'pass').asked(1, 'main');
    expect(s.legal(1)).toEqual(['pass']); // never in somebody else's turn
  });

  test('FS-72 free moves come after the main action too, where a store or a set could take something', () => {
    const places = { 0: ['cellars'] };
    const s = given({ places, spoils: { 0: ['dive'] }, pool: { 0: { worker: 2 }, 1: { worker: 2 } } });
    s.answer(0, 'hire fuel').asked(0, 'after');
    expect(s.legal(0)).toEqual(['store 0.0', 'drop spoils dive', 'done']);
    s.answer(0, 'store 0.0').expect({ stock: { 0: [{ fuel: 1 }] }, pool: { 0: { fuel: 0 } } }); // its only content
    s.asked(1, 'main');
    given({ places, pool: { 0: { worker: 2 }, 1: {} } })
      .answer(0, 'hire fuel')
      .answer(0, 'done')
      .asked(1, 'main');
    const tucked = given({ spoils: { 0: ['dive'] }, pool: { 0: { worker: 2 }, 1: {} } });
    tucked.answer(0, 'hire fuel').asked(1, 'main'); // a tucked card alone holds nothing up
    given({ places, pool: { 0: { worker: 2 } }, passed: [1] })
      .answer(0, 'hire fuel')
      .asked(0, 'main'); // alone, the next action comes at once
    given({ places, pool: { 0: { scrap: 1 }, 1: {} } })
      .answer(0, 'pass')
      .asked(1, 'main');
  });

  test('FS-140 FS-191 discard two, draw one, as often as one likes', () => {
    const s = given({ hand: { 0: ['dive', 'pub', 'school'] }, deck: ['camp'], passed: [1] });
    s.answer(0, 'swap')
      .answer(0, 'discard dive')
      .answer(0, 'discard school')
      .expect({ hand: { 0: ['pub', 'camp'] }, discard: ['dive', 'school'] });
    s.answer(0, 'swap')
      .answer(0, 'discard pub')
      .expect({ handSize: { 0: 1 } });
    expect(offered(s, 0, 'swap')).toEqual([]);
  });

  test('FS-141 FS-142 FS-143 FS-156 the first use takes the printed workers, the second one more, and there is no third', () => {
    const s = given({ places: { 0: ['scrap-trader'] }, pool: { 0: { worker: 6, scrap: 4 } }, passed: [1] });
    s.answer(0, 'use 0.0').expect({ pool: { 0: { worker: 5, scrap: 3 } }, tokens: { 0: [[1, 0]] }, uses: { 0: [1] } });
    s.answer(0, 'use 0.0').expect({ pool: { 0: { worker: 3, scrap: 2 } }, tokens: { 0: [[2, 0]] }, uses: { 0: [2] } });
    expect(offered(s, 0, 'use')).toEqual([]);
    const short = given({ places: { 0: [{ card: 'scrap-trader', uses: 1 }] }, pool: { 0: { worker: 1, scrap: 4 } } });
    expect(offered(short, 0, 'use')).toEqual([]);
  });

  test('FS-141 FS-142 FS-158 Barracks and Thieves’ Caravan take 2 workers, and 3 the second time', () => {
    for (const card of ['barracks', 'thieves-caravan']) {
      const s = given({ places: { 0: [card] }, pool: { 0: { worker: 5 }, 1: { scrap: 2 } }, passed: [1] });
      s.answer(0, 'use 0.0').expect({ pool: [{ worker: 3, scrap: 1 }, { scrap: 1 }] });
      s.answer(0, 'use 0.0').expect({ pool: [{ worker: 0, scrap: 2 }, { scrap: 0 }] });
      const short = given({ places: { 0: [card] }, pool: { 0: { worker: 1 }, 1: { scrap: 2 } } });
      expect(offered(short, 0, 'use')).toEqual([]);
    }
  });

  test('FS-156 Archive takes 2 workers for the first use and 3 for the second', () => {
    const s = given({ places: { 0: ['archive'] }, pool: { 0: { worker: 5 } }, passed: [1] });
    s.answer(0, 'use 0.0')
      .expect({ pool: { 0: { worker: 3 } } })
      .answer(0, 'use 0.0')
      .expect({ pool: { 0: { worker: 0 } }, tokens: { 0: [[2, 0]] } });
  });

  test('FS-15 FS-16 FS-144 no worker can be sent to own productions and features; Notice Board is a feature', () => {
    const s = given({ places: { 0: ['old-depot', 'church', 'cellars', 'notice-board'] }, pool: { 0: { worker: 3 } } });
    expect([...offered(s, 0, 'use'), ...offered(s, 0, 'visit')]).toEqual([]);
    given({ from: 'production', places: { 0: ['notice-board'] } }).expect({ poolSize: { 0: 4 }, handSize: { 0: 0 } });
  });

  test('FS-145 FS-146 a visitor gains what the location produces, and the worker is the owner’s at once', () => {
    const s = given({ pool: { 0: { worker: 1 } }, places: { 1: ['quarry'] } });
    s.answer(0, 'visit 1.0').expect({
      pool: [
        { worker: 0, building: 1 },
        { worker: 1, building: 0 },
      ],
    });
    const card = given({ pool: { 0: { worker: 1 } }, places: { 1: ['pub'] }, deck: ['camp'] });
    card.answer(0, 'visit 1.0').expect({ hidden: { 0: ['camp'] }, handSize: [1, 0] });
    const camp = given({ places: { 0: ['camp'], 1: ['quarry'] } });
    camp.answer(0, 'visit 1.0').expect({ stock: { 0: [{ worker: 2 }] }, pool: [{ building: 1 }, { worker: 1 }] });
  });

  test('FS-22 FS-147 at most one visit to a location and three in all, for 1 worker each', () => {
    const s = given({ pool: { 0: { worker: 9 } }, places: { 1: ['quarry', 'dive', 'school', 'old-depot'] } });
    s.answer(0, 'visit 1.0').expect({ pool: [{ worker: 8 }, { worker: 1 }], visitors: { 1: [1, 0, 0, 0] } });
    const three = given({
      pool: { 0: { worker: 9 }, 1: { worker: 9 } },
      places: { 1: ['quarry', 'dive', 'school', 'old-depot'] },
    });
    for (const no of [0, 1, 2]) {
      three.answer(0, `visit 1.${no}`).answer(1, 'hire scrap');
      three.refuses(0, `visit 1.${no}`);
    }
    expect(offered(three, 0, 'visit')).toEqual([]);
    three.expect({ visits: { 0: 3 } });
  });

  test('FS-148 FS-155 several opponents may visit one location, and the owner’s production is not reduced', () => {
    const s = given({ seats: 3, pool: { 0: { worker: 1 }, 1: { worker: 1 } }, places: { 2: ['quarry'] } });
    s.answer(0, 'visit 2.0')
      .answer(1, 'visit 2.0')
      .expect({ pool: [{ building: 1 }, { building: 1 }, { worker: 2 }], visitors: { 2: [3] } });
    given({ from: 'production', places: { 0: [{ card: 'quarry', visitors: [1] }] } }).expect({
      pool: { 0: { building: 1 } },
    });
  });

  test('FS-15 FS-149 nothing of a player who has passed is visited, and only open productions are', () => {
    const places = { 1: ['quarry', 'church', 'scrapyard', 'motel', 'cellars'] };
    const s = given({ pool: { 0: { worker: 3 } }, places });
    expect(offered(s, 0, 'visit')).toEqual(['visit 1.0']);
    const passed = given({ pool: { 0: { worker: 3 } }, places, passed: [1] });
    expect(offered(passed, 0, 'visit')).toEqual([]);
  });

  test('FS-151 two workers for a resource of a kind named at once, any number of times', () => {
    const s = given({ pool: { 0: { worker: 5 } }, passed: [1] });
    expect(offered(s, 0, 'hire')).toEqual(['hire scrap', 'hire fuel', 'hire weapon', 'hire building']);
    s.answer(0, 'hire weapon')
      .answer(0, 'hire building')
      .expect({ pool: { 0: { worker: 1, weapon: 1, building: 1 } } });
    expect(offered(s, 0, 'hire')).toEqual([]);
  });
});
