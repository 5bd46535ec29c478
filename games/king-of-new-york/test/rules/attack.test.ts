import { describe, expect, test } from 'vitest';
import type { CardId, Face } from '../../src/index.ts';
import { given, type Position } from '../given.ts';

/** Seat 0 attacks from the Bronx with the given dice; seat 1 sits in Manhattan, seat 2 in Queens. */
const siege = (dice: string, more: Position = {}) =>
  given({ seats: 3, from: 'symbols', at: { 1: 'manhattan' }, dice: `${dice} energy celebrity`, ...more });

describe('what an attack is', () => {
  test('KNY-62 all ATTACK symbols make one single attack', () => {
    siege('attack attack attack', { cards: { 1: ['phoenix-blood'] } })
      .answer(0, 'attack')
      .logged({ t: 'attacked', seat: 0, n: 3, targets: [1] })
      .expect({ life: [10, 7, 10], energy: { 1: 1 } });
  });

  test('KNY-62 KNY-72 without any ATTACK nobody is attacked, whatever cards the Monster has', () => {
    const table = siege('heal', {
      cards: {
        0: ['fireball', 'tesla-antennae', 'antimatter-pellets', 'shadow-double', 'trash-thrower'],
        1: ['drain'],
      },
      at: { 1: 'manhattan', 2: 'bronx' },
      life: { 0: 5 },
      star: { 1: 4, 2: 4 },
      energy: { 0: 3 },
    });
    table
      .answer(0, 'heal')
      .answer(0, 'energy')
      .asked(0, 'moveStep')
      .expect({ life: [6, 10, 10], star: { 1: 4, 2: 4 }, energy: { 0: 4 } });
    expect(table.events.filter((e) => ['attacked', 'doublingDie', 'hurt', 'lost'].includes(e.t))).toEqual([]);
  });

  test('KNY-62 ATTACK added by a card attacks although none was rolled', () => {
    given({
      seats: 3,
      from: 'result',
      at: { 1: 'manhattan' },
      cards: { 0: ['towering-titan'] },
      dice: 'energy heal celebrity',
    })
      .answer(0, 'attack')
      .expect({ life: [10, 8, 10], asked: [1], question: 'flee' });
  });

  test('KNY-62 ATTACK turned into HEAL does not attack', () => {
    given({
      seats: 3,
      from: 'result',
      at: { 1: 'manhattan' },
      cards: { 0: ['universal-soldier'] },
      life: { 0: 5 },
      dice: 'attack attack energy celebrity',
    })
      .answer(0, -2)
      .refuses(0, 'attack')
      .answer(0, 'heal')
      .expect({ life: [7, 10, 10], asked: [0], question: 'chooseSymbolType' });
  });
});

describe('ATTACK against Web tokens', () => {
  test('KNY-63 each ATTACK may take one Web token off; all the others must attack', () => {
    const table = siege('attack attack attack', { web: { 0: 2 } });
    table.answer(0, 'attack').asked(0, 'allocateAttack');
    expect(table.legal(0)).toEqual([0, 1, 2]);
    table.answer(0, 1).expect({ web: { 0: 1 }, life: [10, 8, 10], asked: [1], question: 'flee' });
  });

  test('KNY-63 KNY-62 if every ATTACK takes a token off, there is no attack', () => {
    const table = siege('attack attack', { web: { 0: 3 }, star: { 1: 1 }, cards: { 0: ['trash-thrower'] } });
    table.answer(0, 'attack');
    expect(table.legal(0)).toEqual([0, 1, 2]);
    table
      .answer(0, 2)
      .expect({ web: { 0: 1 }, life: [10, 10, 10], star: { 1: 1 }, asked: [0], question: 'chooseSymbolType' });
  });

  test('KNY-63 no token need be taken off', () => {
    siege('attack attack', { web: { 0: 2 } })
      .answer(0, 'attack')
      .answer(0, 0)
      .expect({ web: { 0: 2 }, life: { 1: 8 } });
  });

  test('KNY-63 without Web tokens nothing is asked, not even beside a free action', () => {
    siege('attack attack', { carapace: { 0: 1 }, cards: { 0: ['carapace'] } })
      .answer(0, 'attack')
      .asked(1, 'flee');
  });
});

describe('who is hit', () => {
  test('KNY-64 from Manhattan everybody outside is hit', () => {
    given({
      seats: 5,
      from: 'symbols',
      active: 2,
      at: { 2: 'manhattan' },
      out: { 4: 1 },
      dice: 'attack attack energy celebrity',
    })
      .answer(2, 'attack')
      .logged({ t: 'attacked', seat: 2, targets: [3, 0, 1] })
      .expect({ life: [8, 8, 10, 8, 0] });
  });

  test('KNY-65 from outside only the Monster in Manhattan is hit, no neighbour', () => {
    siege('attack attack', { at: { 1: 'manhattan', 2: 'bronx' } })
      .answer(0, 'attack')
      .expect({ life: [10, 8, 10] });
  });

  test('KNY-65 from outside against an empty Manhattan nothing happens', () => {
    siege('attack attack', { at: { 1: 'bronx' } })
      .answer(0, 'attack')
      .logged({ t: 'attacked', n: 2, targets: [] })
      .expect({ life: [10, 10, 10], at: ['bronx', 'bronx', 'queens'], question: 'chooseSymbolType' });
  });

  test('KNY-66 a Super Speed move into Manhattan turns the attack against those outside', () => {
    given({
      seats: 3,
      cards: { 0: ['super-speed'] },
      dice: 'attack attack energy energy energy celebrity',
    })
      .answer(0, 'manhattan')
      .answer(0, 'stop')
      .answer(0, 'attack')
      .expect({ life: [10, 8, 8] });
  });

  test('KNY-66 a Subway move before ATTACK is resolved decides, one after it does not', () => {
    const turn: Position = { subway: true, at: { 0: 'manhattan', 1: 'bronx', 2: 'queens' } };
    siege('attack', turn)
      .answer(0, 'ride brooklyn')
      .answer(0, 'attack')
      .expect({ at: { 0: 'brooklyn' }, life: [10, 10, 10] });
    siege('attack', turn)
      .answer(0, 'attack')
      .answer(0, 'ride brooklyn')
      .expect({ at: { 0: 'brooklyn' }, life: [10, 9, 9] });
  });

  test('KNY-67 Fireball adds the others in the same borough, and nobody elsewhere', () => {
    given({
      seats: 4,
      from: 'symbols',
      at: { 1: 'bronx', 2: 'manhattan', 3: 'queens' },
      cards: { 0: ['fireball'] },
      dice: 'attack attack energy celebrity',
    })
      .answer(0, 'attack')
      .expect({ life: [10, 8, 8, 10], asked: [2], question: 'flee' });
  });

  test('KNY-65 KNY-67 Fireball hits its own borough also if Manhattan is empty', () => {
    siege('attack attack', { at: { 1: 'bronx' }, cards: { 0: ['fireball'] } })
      .answer(0, 'attack')
      .expect({ life: [10, 8, 10] });
  });
});

describe('how much', () => {
  test.each<[damage: number, die: Face | '', cards: CardId[]]>([
    [1, '', []],
    [2, '', ['shadow-double']],
    [2, '', ['tesla-antennae']],
    [3, '', ['shadow-double', 'tesla-antennae']],
    [2, 'ouch', ['antimatter-pellets']],
    [1, 'attack', ['antimatter-pellets']],
    [4, 'ouch', ['antimatter-pellets', 'shadow-double']],
    [4, 'ouch', ['antimatter-pellets', 'tesla-antennae']],
    [6, 'ouch', ['antimatter-pellets', 'shadow-double', 'tesla-antennae']],
    [3, 'heal', ['antimatter-pellets', 'shadow-double', 'tesla-antennae']],
  ])('KNY-68 one ATTACK against a healthier Monster does %d damage (die: %s, cards: %j)', (damage, die, cards) => {
    siege('attack', { life: { 0: 9 }, cards: { 0: cards }, rolls: die })
      .answer(0, 'attack')
      .allRigged()
      .expect({ life: { 1: 10 - damage } });
  });

  test('KNY-69 Tesla Antennae compares with each target by itself: more life, not as much', () => {
    given({
      seats: 4,
      from: 'symbols',
      at: { 0: 'manhattan' },
      life: { 0: 7, 1: 8, 2: 7, 3: 6 },
      cards: { 0: ['tesla-antennae'] },
      dice: 'attack attack energy celebrity',
    })
      .answer(0, 'attack')
      .expect({ life: [7, 5, 5, 4] });
  });

  test.each<[change: string, attacker: number, target: number, left: number]>([
    ['lowers the target to the same life', 10, 11, 8],
    ['raises the target above the attacker', 7, 7, 9],
  ])('KNY-69 Tesla Antennae compares before a reaction that %s', (_, attacker, target, left) => {
    siege('attack', {
      life: { 0: attacker, 1: target },
      cards: { 0: ['tesla-antennae'], 1: ['carapace'] },
      carapace: { 1: 3 },
    })
      .answer(0, 'attack')
      .answer(1, 'discard')
      .expect({ life: { 1: left } });
  });
});

describe('order of an attack', () => {
  test('KNY-70 dice for the targets in turn order from the attacker, then one damage event for all', () => {
    given({
      seats: 4,
      from: 'symbols',
      active: 1,
      at: { 1: 'manhattan' },
      cards: { 1: ['antimatter-pellets'] },
      dice: 'attack energy celebrity',
      rolls: 'ouch heal ouch',
    })
      .answer(1, 'attack')
      .allRigged()
      .expect({ life: [8, 10, 8, 9] });
  });

  test('KNY-70 KNY-76 damage, then Drain, then Trash Thrower, then the flight, then the attacker moves in', () => {
    const table = siege('attack', {
      cards: { 0: ['trash-thrower'], 1: ['drain'] },
      energy: { 0: 5 },
      star: { 1: 4 },
    });
    table
      .answer(0, 'attack')
      .expect({ life: { 1: 9 }, energy: [3, 2, 0], star: [0, 3, 0], asked: [1], question: 'flee', at: { 0: 'bronx' } })
      .answer(1, 'queens')
      .expect({ at: ['manhattan', 'queens', 'queens'], star: [1, 3, 0] });
    expect(table.events.map((e) => e.t)).toEqual([
      'resolving',
      'attacked',
      'hurt',
      'handedOver',
      'lost',
      'fled',
      'entered',
      'gained',
    ]);
  });

  test('KNY-70 KNY-71 a target that pays all its damage with energy was attacked all the same', () => {
    siege('attack attack', {
      cards: { 0: ['trash-thrower'], 1: ['of-another-world', 'drain'] },
      energy: { 0: 1, 1: 2 },
      star: { 1: 4 },
    })
      .answer(0, 'attack')
      .asked(1, 'payDamageWithEnergy')
      .expect({ star: { 1: 4 }, energy: { 0: 1 } })
      .answer(1, 2)
      .expect({ life: { 1: 10 }, energy: { 0: 0, 1: 1 }, star: { 1: 3 }, asked: [1], question: 'flee' });
  });

  test('KNY-70 an eliminated target neither drains nor loses stars', () => {
    siege('attack attack', {
      cards: { 0: ['trash-thrower'], 1: ['drain'] },
      energy: { 0: 2 },
      star: { 1: 4 },
      life: { 1: 2 },
    })
      .answer(0, 'attack')
      .expect({ alive: { 1: false }, energy: { 0: 2 }, star: { 1: 4 } });
  });
});

describe('damage you deal', () => {
  test('KNY-73 an attack, Fireball included, curses each Monster it damages, never the attacker', () => {
    given({
      seats: 4,
      from: 'symbols',
      at: { 1: 'bronx', 2: 'manhattan', 3: 'queens' },
      cards: { 0: ['fireball', 'curse', 'webspinner'] },
      dice: 'attack attack energy celebrity',
    })
      .answer(0, 'attack')
      .expect({ jinx: [0, 1, 1, 0], web: [0, 1, 1, 0] });
  });

  test('KNY-73 Violent Star is damage of its owner, whoever takes Superstar from whom', () => {
    const dice = 'celebrity celebrity celebrity energy heal';
    const cards: CardId[] = ['violent-star', 'curse'];
    given({ from: 'symbols', superstar: 1, cards: { 0: cards }, dice })
      .answer(0, 'celebrity')
      .expect({ life: [10, 8], jinx: [0, 1] });
    given({ from: 'symbols', superstar: 1, cards: { 1: cards }, dice })
      .answer(0, 'celebrity')
      .expect({ life: [9, 10], jinx: [1, 0] });
  });

  test('KNY-73 General Ellis is damage of the buyer for the others, not for the buyer', () => {
    given({
      seats: 3,
      from: 'buy',
      destroyed: { tank: 1 },
      bank: ['general-ellis'],
      energy: { 0: 6 },
      cards: { 0: ['webspinner'] },
    })
      .answer(0, 'buy general-ellis')
      .expect({ life: [9, 9, 9], web: [0, 1, 1] });
  });

  test('KNY-73 damage by Units belongs to nobody', () => {
    const army: Position = {
      seats: 3,
      at: { 1: 'bronx' },
      cards: { 0: ['curse', 'webspinner'], 1: ['phoenix-blood'] },
      units: { bronx: { infantry: 2 } },
    };
    given({ ...army, from: 'symbols', dice: 'ouch ouch energy celebrity' })
      .answer(0, 'ouch')
      .expect({ life: [8, 8, 10], jinx: [0, 0, 0], web: [0, 0, 0] });
    given({ ...army, from: 'buy', bank: ['air-force-one'], destroyed: { jet: 1 }, energy: { 0: 7 } })
      .answer(0, 'buy air-force-one')
      .expect({ life: [8, 8, 10], jinx: [0, 0, 0], web: [0, 0, 0] });
  });

  test('KNY-73 Photo Op counts attack and Violent Star together, not the army', () => {
    given({
      seats: 3,
      from: 'symbols',
      at: { 1: 'manhattan' },
      superstar: 1,
      units: { manhattan: { infantry: 2 } },
      cards: { 0: ['violent-star'] },
      bank: ['photo-op'],
      energy: { 0: 4 },
      dice: 'attack celebrity celebrity celebrity ouch ouch ouch',
    })
      .answer(0, 'attack')
      .answer(1, 'stay')
      .answer(0, 'celebrity') // 2 more; then the army, without a question
      .expect({ life: { 1: 5 }, star: { 0: 4 } }) // Superstar 1, Statue of Liberty 3
      .answer(0, 'stay')
      .answer(0, 'buy photo-op')
      .answer(0, 'monster 1')
      .expect({ star: { 0: 7 } });
  });
});

describe('damage that is no attack', () => {
  test.each<[card: CardId, owner: 0 | 1]>([
    ['fireball', 0],
    ['tesla-antennae', 0],
    ['antimatter-pellets', 0],
    ['shadow-double', 0],
    ['trash-thrower', 0],
    ['drain', 1],
  ])('KNY-72 KNY-74 %s does nothing where Violent Star hurts', (card, owner) => {
    const table = given({
      seats: 3,
      from: 'symbols',
      superstar: 1,
      at: { 1: 'manhattan', 2: 'bronx' },
      life: { 0: 5 },
      star: { 1: 4 },
      energy: { 0: 4 },
      cards: { 0: owner === 0 ? ['violent-star', card] : ['violent-star'], 1: owner === 1 ? [card] : [] },
      dice: 'celebrity celebrity celebrity energy heal',
    });
    table.answer(0, 'celebrity').expect({
      life: [5, 8, 10],
      star: { 1: 4 },
      energy: [4, 0, 0],
      asked: [0],
      question: 'chooseSymbolType',
    });
    expect(table.events.some((e) => e.t === 'doublingDie')).toBe(false);
  });

  test('KNY-74 an army attack hurts the Monster in Manhattan without letting it flee', () => {
    siege('ouch ouch ouch', { units: { manhattan: { jet: 1 } } })
      .answer(0, 'ouch')
      .expect({ life: { 1: 9 }, at: { 1: 'manhattan' }, asked: [0], question: 'chooseSymbolType' });
  });

  test.each<[card: CardId, left: number]>([
    ['general-ellis', 9],
    ['air-force-one', 8],
  ])('KNY-74 %s hurts the Monster in Manhattan without letting it flee', (card, left) => {
    given({
      seats: 3,
      from: 'buy',
      at: { 1: 'manhattan' },
      units: { manhattan: { infantry: 2 } },
      destroyed: { jet: 1, tank: 1 },
      bank: [card],
      energy: { 0: 8 },
    })
      .answer(0, `buy ${card}`)
      .expect({ life: { 1: left }, at: { 1: 'manhattan' }, asked: [0], question: 'buyStep' });
  });

  test.each<[card: CardId, left: number]>([
    ['power-substation', 7],
    ['subterranean-cable', 6],
  ])('KNY-74 %s hurts its buyer in Manhattan without letting it flee', (card, left) => {
    given({ from: 'buy', at: { 0: 'manhattan' }, entered: true, bank: [card], energy: { 0: 5 } })
      .answer(0, `buy ${card}`)
      .expect({ life: { 0: left }, at: { 0: 'manhattan' }, asked: [0], question: 'buyStep' });
  });
});
