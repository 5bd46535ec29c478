import { describe, expect, test } from 'vitest';
import { NOBODY } from '../../src/index.ts';
import { given } from '../given.ts';

describe('21. Air Force One', () => {
  const raid = {
    seats: 4,
    from: 'buy',
    at: { 0: 'bronx', 1: 'bronx', 2: 'manhattan', 3: 'queens' },
    units: {
      bronx: { infantry: 1, jet: 1 },
      manhattan: { infantry: 1, jet: 1, tank: 1 },
      brooklyn: { tank: 3 },
    },
    energy: { 0: 6 },
    destroyed: { jet: 1 },
    bank: ['air-force-one'],
  } as const;

  test('KNY-203 [air-force-one] gives 4 stars; then every Unit everywhere shoots at the Monsters in its borough, the buyer included', () => {
    const story = given(raid)
      .answer(0, 'buy air-force-one')
      .expect({ star: { 0: 4 }, life: [8, 8, 7, 10], active: 1 })
      .logged({ t: 'hurt', seat: 2, n: 3, by: NOBODY, cause: 'air-force-one' });
    const events = story.events.filter((e) => e.t === 'hurt' || (e.t === 'gained' && e.src === 'air-force-one'));
    expect(events.map((e) => e.t)).toEqual(['gained', 'hurt', 'hurt', 'hurt']);
  });

  test('KNY-203 [air-force-one] is no army attack: no Statue of Liberty, no Carapace token, and Bulletproof does not help', () => {
    given({ ...raid, cards: { 0: ['carapace'], 2: ['bulletproof'] } })
      .answer(0, 'buy air-force-one')
      .expect({ life: { 0: 8, 2: 7 }, statue: NOBODY, star: { 0: 4 }, carapace: { 0: 0 } });
  });

  test('KNY-203 [air-force-one] is nobody’s damage: no Curse, nothing for Photo Op, nobody flees; but it is damage for Phoenix Blood', () => {
    const story = given({
      ...raid,
      energy: { 0: 10 },
      cards: { 0: ['curse', 'webspinner'], 2: ['phoenix-blood', 'drain'] },
      bank: ['air-force-one', 'photo-op'],
    });
    story
      .answer(0, 'buy air-force-one')
      .expect({ asked: [0], question: 'buyStep', jinx: [0, 0, 0, 0], web: [0, 0, 0, 0], energy: { 0: 4, 2: 1 } })
      .answer(0, 'buy photo-op')
      .answer(0, 'monster 2')
      .expect({ star: { 0: 4 } });
  });

  test('KNY-203 [air-force-one] the stars come first, but do not save a buyer that its own raid eliminates', () => {
    given({ ...raid, life: { 0: 2 }, star: { 0: 16 } })
      .answer(0, 'buy air-force-one')
      .expect({ alive: { 0: false }, active: 1, winners: null });
  });
});

describe('21. General Ellis', () => {
  const ellis = {
    seats: 4,
    from: 'buy',
    at: { 2: 'manhattan' },
    energy: { 0: 9 },
    destroyed: { tank: 1 },
    bank: ['general-ellis', 'photo-op'],
    out: { 3: 1 },
  } as const;

  test('KNY-210 [general-ellis] gives 3 stars, then every Monster takes 1 damage in one event, the buyer included', () => {
    const story = given(ellis).answer(0, 'buy general-ellis');
    story.expect({ star: { 0: 3 }, life: [9, 9, 9, 0] });
    expect(story.events.map((e) => e.t).filter((t) => t === 'hurt' || t === 'gained')).toEqual([
      'gained',
      'hurt',
      'hurt',
      'hurt',
    ]);
  });

  test('KNY-210 [general-ellis] is no attack: nobody flees, and Shadow Double, Trash Thrower and Drain do nothing', () => {
    given({ ...ellis, cards: { 0: ['shadow-double', 'trash-thrower'], 2: ['drain'] }, star: { 1: 2, 2: 2 } })
      .answer(0, 'buy general-ellis')
      .expect({ asked: [0], question: 'buyStep', life: [9, 9, 9, 0], energy: { 0: 4, 2: 0 }, star: { 1: 2, 2: 2 } });
  });

  test('KNY-210 [general-ellis] is the buyer’s damage for the others, not for the buyer', () => {
    given({ ...ellis, cards: { 0: ['curse', 'webspinner'] } })
      .answer(0, 'buy general-ellis')
      .expect({ jinx: [0, 1, 1, 0], web: [0, 1, 1, 0] })
      .answer(0, 'buy photo-op')
      .answer(0, 'monster 1')
      .expect({ star: { 0: 4 } });
  });

  test('KNY-210 [general-ellis] all hearts are lost at the same time: the buyer may fall with a victim', () => {
    given({ ...ellis, life: { 0: 1, 2: 1 }, star: { 0: 17 }, cards: { 0: ['curse'] } })
      .answer(0, 'buy general-ellis')
      .expect({ alive: [false, true, false, false], winners: [1], jinx: { 1: 0 } });
  });
});

describe('21. Energy for damage', () => {
  test('KNY-217 [power-substation] gives 8 energy and 1 star, then 3 damage to the buyer alone', () => {
    given({ from: 'buy', energy: { 0: 5 }, bank: ['power-substation'] })
      .answer(0, 'buy power-substation')
      .expect({ energy: [8, 0], star: [1, 0], life: [7, 10] })
      .logged({ t: 'hurt', seat: 0, n: 3, cause: 'power-substation' });
  });

  test('KNY-218 [subterranean-cable] gives 4 energy, then 4 damage to the buyer alone', () => {
    given({ from: 'buy', bank: ['subterranean-cable'] })
      .answer(0, 'buy subterranean-cable')
      .expect({ energy: [4, 0], star: [0, 0], life: [6, 10] })
      .logged({ t: 'hurt', seat: 0, n: 4, cause: 'subterranean-cable' });
  });

  test.each([
    ['KNY-217 [power-substation]', 'power-substation', 5, 3, 8],
    ['KNY-218 [subterranean-cable]', 'subterranean-cable', 0, 4, 4],
  ] as const)('%s the energy comes first and may be lost instead of the life', (_, card, price, damage, gained) => {
    const story = given({
      from: 'buy',
      life: { 0: damage },
      energy: { 0: price },
      cards: { 0: ['of-another-world'] },
      bank: [card],
    });
    story.answer(0, `buy ${card}`);
    if (price > 0) story.answer(0, 0); // all of the price in ⚡
    story.expect({ asked: [0], question: 'payDamageWithEnergy', energy: { 0: gained } });
    expect(story.legal(0)).toEqual([0, 1, 2, 3, 4].slice(0, damage + 1));
    story.answer(0, damage).expect({ life: { 0: damage }, energy: { 0: gained - damage }, alive: { 0: true } });
  });

  test.each([
    ['KNY-217 [power-substation]', 'power-substation', 5, 3],
    ['KNY-218 [subterranean-cable]', 'subterranean-cable', 0, 4],
  ] as const)('%s the damage can eliminate the buyer, and one life more saves it', (_, card, price, damage) => {
    const base = { seats: 3, from: 'buy', energy: { 0: price }, bank: [card] } as const;
    given({ ...base, life: { 0: damage } })
      .answer(0, `buy ${card}`)
      .expect({ alive: { 0: false }, energy: { 0: 0 }, active: 1, winners: null });
    given({ ...base, life: { 0: damage + 1 } })
      .answer(0, `buy ${card}`)
      .expect({ alive: { 0: true }, life: { 0: 1 } });
  });

  test('KNY-217 KNY-218 damage to oneself is no damage dealt: no Curse, but Phoenix Blood works', () => {
    given({ from: 'buy', energy: { 0: 5 }, cards: { 0: ['curse', 'phoenix-blood'] }, bank: ['power-substation'] })
      .answer(0, 'buy power-substation')
      .expect({ jinx: [0, 0], energy: { 0: 9 } });
  });
});
