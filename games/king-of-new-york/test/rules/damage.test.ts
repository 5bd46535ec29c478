import { describe, expect, test } from 'vitest';
import type { Answer, CardId } from '../../src/index.ts';
import { given, type Position } from '../given.ts';

/** Seat 0 attacks from the Bronx with n ATTACK; seat 1 sits in Manhattan, seat 2 in Queens. */
const siege = (n: number, more: Position = {}) =>
  given({
    seats: 3,
    from: 'symbols',
    at: { 1: 'manhattan' },
    dice: `${Array(n).fill('attack').join(' ')} energy celebrity`,
    ...more,
  }).answer(0, 'attack');

describe('life', () => {
  test.each([
    [10, 1, 9, true],
    [10, 4, 6, true],
    [4, 3, 1, true],
    [4, 4, 0, false],
    [4, 6, 0, false],
  ])('KNY-112 KNY-113 from %d♥ %d damage leave %d♥, alive: %s', (life, n, left, alive) => {
    siege(n, { life: { 1: life } }).expect({ life: [10, left, 10], alive: [true, alive, true] });
  });

  test.each<[cards: CardId[], from: number, to: number]>([
    [[], 9, 10],
    [[], 10, 10],
    [['carapace'], 9, 12],
    [['carapace'], 11, 12],
    [['carapace'], 5, 8],
  ])('KNY-114 with %j three HEAL raise %d♥ to %d♥', (cards, from, to) => {
    given({ from: 'symbols', cards: { 0: cards }, life: { 0: from }, dice: 'heal heal heal energy celebrity' })
      .answer(0, 'heal')
      .expect({ life: { 0: to } });
  });

  test('KNY-114 Carapace raises the maximum for its owner only', () => {
    given({ from: 'symbols', cards: { 1: ['carapace'] }, life: { 0: 9 }, dice: 'heal heal heal energy celebrity' })
      .answer(0, 'heal')
      .expect({ life: { 0: 10 } });
  });
});

describe('damage events', () => {
  const two = { manhattan: { infantry: 2 } };
  test.each<[cause: string, damage: number, position: Position, pick: Answer]>([
    ['an attack', 2, { from: 'symbols', dice: 'attack attack energy heal' }, 'attack'],
    ['an army attack', 2, { from: 'symbols', units: two, dice: 'ouch ouch ouch energy heal' }, 'ouch'],
    [
      'a Violent Star hit',
      2,
      {
        from: 'symbols',
        superstar: 1,
        cards: { 0: ['violent-star'], 1: ['phoenix-blood'] },
        dice: 'celebrity celebrity celebrity energy heal',
      },
      'celebrity',
    ],
    ['General Ellis', 1, { from: 'buy', bank: ['general-ellis'], destroyed: { tank: 1 } }, 'buy general-ellis'],
    [
      'Air Force One',
      2,
      { from: 'buy', units: two, bank: ['air-force-one'], destroyed: { jet: 1 } },
      'buy air-force-one',
    ],
  ])('KNY-115 KNY-116 %s is one event: Phoenix Blood gives 1⚡ for %d damage', (_, damage, position, pick) => {
    given({ seats: 3, at: { 1: 'manhattan' }, energy: { 0: 9 }, cards: { 1: ['phoenix-blood'] }, ...position })
      .answer(0, pick)
      .expect({ life: { 1: 10 - damage }, energy: { 1: 1 } });
  });

  test.each<[CardId, number, number]>([
    ['power-substation', 3, 8],
    ['subterranean-cable', 4, 4],
  ])('KNY-115 KNY-116 %s is one event for its %d damage', (card, damage, gained) => {
    given({ from: 'buy', bank: [card], energy: { 0: 5 }, cards: { 0: ['phoenix-blood'] } })
      .answer(0, `buy ${card}`)
      .expect({ life: { 0: 10 - damage }, energy: { 0: (card === 'power-substation' ? 0 : 5) + gained + 1 } });
  });

  test('KNY-115 KNY-116 two events in a turn count twice, however many points each has', () => {
    given({
      seats: 3,
      from: 'symbols',
      at: { 1: 'manhattan' },
      superstar: 1,
      cards: { 0: ['curse', 'webspinner', 'violent-star'], 1: ['phoenix-blood'] },
      dice: 'attack attack attack celebrity celebrity celebrity energy heal',
    })
      .answer(0, 'attack')
      .expect({ life: { 1: 7 }, jinx: { 1: 1 }, web: { 1: 1 }, energy: { 1: 1 } })
      .answer(1, 'stay')
      .answer(0, 'celebrity')
      .expect({ life: { 1: 5 }, jinx: { 1: 2 }, web: { 1: 2 }, energy: { 1: 2 } });
  });

  test('KNY-116 Bulletproof takes 1 off each army attack, not off each Unit', () => {
    given({
      from: 'symbols',
      at: { 1: 'manhattan' },
      cards: { 0: ['bulletproof'] },
      units: { bronx: { infantry: 4 } },
      dice: 'ouch',
      queue: [{ seat: 0, subway: false }],
      rolls: 'ouch energy energy energy energy energy',
    })
      .expect({ life: { 0: 7 } })
      .answer(0, 'stay')
      .answer(0, 'stop')
      .answer(0, 'ouch')
      .expect({ life: { 0: 4 } });
  });

  test('KNY-117 reactions in turn order, life of all at once, eliminations, Phoenix Blood, Jinx, Web', () => {
    const table = given({
      seats: 4,
      from: 'symbols',
      active: 1,
      at: { 1: 'manhattan', 0: 'bronx' },
      life: { 3: 2 },
      energy: { 2: 3 },
      carapace: { 0: 1 },
      cards: { 0: ['carapace'], 1: ['curse', 'webspinner'], 2: ['of-another-world', 'phoenix-blood'] },
      dice: 'attack attack energy celebrity',
    });
    table
      .answer(1, 'attack')
      .asked(2, 'payDamageWithEnergy')
      .expect({ life: [10, 10, 10, 2] })
      .answer(2, 1)
      .asked(0, 'carapaceDiscard')
      .expect({ life: [10, 10, 10, 2], energy: { 2: 3 } }) // nothing is lost before everybody has reacted
      .answer(0, 'keep')
      .expect({
        life: [8, 10, 9, 0],
        energy: { 2: 3 },
        alive: { 3: false },
        jinx: [1, 0, 1, 0],
        web: [1, 0, 1, 0],
      });
    const kinds = table.events.map((e) => (e.t === 'token' ? e.token : e.t));
    expect(kinds.slice(kinds.indexOf('hurt'))).toEqual([
      'hurt',
      'hurt',
      'hurt',
      'eliminated',
      'gained',
      'jinx',
      'web',
      'jinx',
      'web',
    ]);
  });

  test('KNY-117 amounts are fixed before the reactions', () => {
    siege(1, {
      life: { 0: 9, 1: 10 },
      cards: { 0: ['tesla-antennae', 'antimatter-pellets'], 1: ['of-another-world'] },
      energy: { 1: 9 },
      rolls: 'ouch',
    })
      .allRigged()
      .asked(1, 'payDamageWithEnergy')
      .refuses(1, 5)
      .answer(1, 4)
      .expect({ life: { 1: 10 }, energy: { 1: 5 } });
  });

  test('KNY-117 Monsters killed by one event are eliminated together', () => {
    given({
      from: 'buy',
      life: { 0: 1, 1: 1 },
      bank: ['general-ellis'],
      destroyed: { tank: 1 },
      energy: { 0: 5 },
    })
      .answer(0, 'buy general-ellis')
      .expect({ alive: [false, false], winners: [0, 1] });
  });

  test('KNY-117 Phoenix Blood and tokens are for survivors', () => {
    siege(3, { life: { 1: 3 }, cards: { 0: ['curse', 'webspinner'], 1: ['phoenix-blood'] } }).expect({
      alive: { 1: false },
      energy: { 1: 0 },
      jinx: { 1: 0 },
      web: { 1: 0 },
    });
  });
});

describe('reactions', () => {
  const shell: Position = { cards: { 1: ['carapace'] }, carapace: { 1: 2 }, life: { 1: 3 } };

  test('KNY-118 discarding Carapace heals before the damage, in Manhattan too', () => {
    siege(4, shell)
      .asked(1, 'carapaceDiscard')
      .answer(1, 'discard')
      .expect({ life: { 1: 1 }, carapace: { 1: 0 }, cards: { 1: [] }, discard: ['carapace'], question: 'flee' });
  });

  test('KNY-118 it may be kept, at any price', () => {
    siege(4, shell)
      .answer(1, 'keep')
      .expect({ alive: { 1: false } });
    siege(1, shell)
      .answer(1, 'keep')
      .expect({ life: { 1: 2 }, carapace: { 1: 2 }, cards: { 1: ['carapace'] } });
  });

  test('KNY-118 without a token there is nothing to ask', () => {
    siege(1, { ...shell, carapace: {} }).expect({ life: { 1: 2 }, question: 'flee' });
  });

  test('KNY-118 who takes no damage is not asked', () => {
    siege(1, { cards: { 2: ['carapace'] }, carapace: { 2: 2 } }).expect({ asked: [1], question: 'flee' });
  });

  test('KNY-119 each energy lost saves a life, up to damage and energy', () => {
    const rich = siege(3, { cards: { 1: ['of-another-world'] }, energy: { 1: 5 } });
    expect(rich.legal(1)).toEqual([0, 1, 2, 3]);
    rich.answer(1, 2).expect({ life: { 1: 9 }, energy: { 1: 3 } });
    const poor = siege(3, { cards: { 1: ['of-another-world'] }, energy: { 1: 2 } });
    expect(poor.legal(1)).toEqual([0, 1, 2]);
    poor.answer(1, 0).expect({ life: { 1: 7 }, energy: { 1: 2 } });
  });

  test('KNY-119 damage paid with energy counts in full as taken and dealt', () => {
    siege(3, {
      cards: { 0: ['curse'], 1: ['of-another-world', 'phoenix-blood'] },
      energy: { 0: 4, 1: 3 },
      bank: ['photo-op'],
    })
      .answer(1, 3)
      .expect({ life: { 1: 10 }, energy: { 1: 1 }, jinx: { 1: 1 } })
      .answer(1, 'stay')
      .answer(0, 'energy')
      .answer(0, 'stay')
      .answer(0, 'buy photo-op')
      .answer(0, 'monster 1')
      .expect({ star: { 0: 3 } });
  });

  test('KNY-119 it comes after Carapace, and its owner needs energy', () => {
    siege(4, { ...shell, cards: { 1: ['carapace', 'of-another-world'] }, energy: { 1: 1 } })
      .asked(1, 'carapaceDiscard')
      .answer(1, 'discard')
      .asked(1, 'payDamageWithEnergy')
      .answer(1, 1)
      .expect({ life: { 1: 2 }, energy: { 1: 0 } });
    siege(1, { cards: { 1: ['of-another-world'] } }).expect({ life: { 1: 9 }, question: 'flee' });
  });

  test('KNY-120 life given as a payment is not damage', () => {
    const table = given({
      from: 'buy',
      cards: { 0: ['of-another-world', 'phoenix-blood'] },
      energy: { 0: 1 },
      bank: ['flatiron-building'],
    });
    table
      .answer(0, 'buy flatiron-building')
      .answer(0, 3)
      .expect({ life: { 0: 7 }, energy: { 0: 1 }, star: { 0: 2 } });
    expect(table.events.some((e) => e.t === 'hurt')).toBe(false);
  });

  test('KNY-120 life cut by a lower maximum is not damage', () => {
    given({
      from: 'buy',
      cards: { 1: ['carapace', 'phoenix-blood'] },
      life: { 1: 12 },
      energy: { 0: 5 },
      bank: ['tesla-cannon'],
    })
      .answer(0, 'buy tesla-cannon')
      .answer(1, 'discard carapace')
      .expect({ life: { 1: 10 }, energy: { 1: 0 } });
  });
});

describe('elimination', () => {
  test('KNY-121 an eliminated Monster leaves nothing behind but its stars', () => {
    const table = siege(3, {
      seats: 4,
      life: { 1: 3 },
      star: { 0: 1, 1: 7, 2: 2 },
      energy: { 1: 5 },
      cards: { 1: ['curse', 'tourist', 'webspinner'], 2: ['diva'] },
      discard: ['stomp'],
      web: { 1: 1, 2: 1 },
      jinx: { 0: 1, 1: 2, 2: 2 },
      souvenirs: { 1: ['manhattan', 'queens'] },
      superstar: 1,
      statue: 1,
      claims: [1, 2, 1],
      queue: [
        { seat: 1, subway: false },
        { seat: 2, subway: true },
        { seat: 1, subway: false },
      ],
    });
    table.logged({ t: 'eliminated', seat: 1 }).expect({
      at: ['bronx', null, 'queens', 'queens'],
      alive: [true, false, true, true],
      cards: [[], [], ['diva'], []],
      discard: ['stomp', 'curse', 'tourist', 'webspinner'],
      energy: { 1: 0 },
      web: [0, 0, 1, 0],
      jinx: [1, 0, 2, 0],
      souvenirs: { 1: [] },
      superstar: -1,
      statue: -1,
      star: [1, 7, 2, 0],
      queue: [{ seat: 2, subway: true }],
    });
    expect(table.state.claims).toEqual([2]);
  });

  test('KNY-121 the eliminated Monster is passed over, and Superstar can be taken from beside the board', () => {
    siege(3, { life: { 1: 3 }, superstar: 1, dice: 'attack attack attack celebrity celebrity celebrity energy' })
      .answer(0, 'celebrity')
      .logged({ t: 'superstar', seat: 0, from: -1 })
      .expect({ superstar: 0, active: 2 });
  });

  test('KNY-121 Carapace tokens go back with the card', () => {
    siege(3, { life: { 1: 2 }, cards: { 1: ['carapace'] }, carapace: { 1: 1 } })
      .answer(1, 'keep')
      .expect({ carapace: { 1: 0 }, cards: { 1: [] }, discard: ['carapace'] });
  });

  test('KNY-121 a place in the borough of the eliminated Monster is free', () => {
    given({
      seats: 4,
      from: 'symbols',
      at: { 0: 'manhattan', 1: 'bronx', 2: 'bronx', 3: 'queens' },
      subway: true,
      life: { 1: 1 },
      dice: 'attack energy celebrity',
    })
      .refuses(0, 'ride bronx')
      .answer(0, 'attack')
      .answer(0, 'ride bronx')
      .expect({ at: ['bronx', null, 'bronx', 'queens'] });
  });
});
