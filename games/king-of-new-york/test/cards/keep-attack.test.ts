import { describe, test } from 'vitest';
import type { CardId } from '../../src/index.ts';
import { given } from '../given.ts';

/** Seat 0 attacks from Manhattan with two symbols; 1 is in the Bronx, 2 and 3 are in Queens. */
const storm = (...cards: CardId[]) =>
  ({ seats: 4, from: 'symbols', at: { 0: 'manhattan' }, cards: { 0: cards }, dice: 'attack attack' }) as const;

/** Seat 0 attacks the Monster in Manhattan, seat 1, from the Bronx. */
const siege = { from: 'symbols', at: { 1: 'manhattan' }, dice: 'attack' } as const;

describe('Antimatter Pellets', () => {
  test('KNY-157 KNY-70 [antimatter-pellets] each target has a die of its own, in turn order from the attacker; OUCH doubles', () => {
    given({
      ...storm(),
      active: 2,
      at: { 2: 'manhattan', 3: 'brooklyn' },
      cards: { 2: ['antimatter-pellets'] },
      rolls: 'energy ouch celebrity',
    })
      .expect({ active: 3, life: [6, 8, 10, 8] })
      .expect({ energy: [0, 0, 0, 0], star: [0, 0, 0, 0] });
  });

  test('KNY-157 [antimatter-pellets] without the card no die is thrown', () => {
    given({ ...storm(), rolls: 'ouch ouch ouch ouch ouch ouch' })
      .expect({ life: [10, 8, 8, 8] })
      .expect({ active: 1, dice: 'ouch ouch ouch ouch ouch ouch' });
  });

  test('KNY-157 KNY-62 [antimatter-pellets] no die where nobody is hit: an empty Manhattan, or symbols spent on Web tokens', () => {
    const rolls = 'ouch ouch ouch ouch ouch ouch';
    const cards = { 0: ['antimatter-pellets'] } as const;
    given({ from: 'symbols', cards, dice: 'attack', rolls }).expect({ active: 1, dice: rolls, life: [10, 10] });
    given({ ...siege, cards, web: { 0: 1 }, rolls })
      .answer(0, 1)
      .answer(0, 'stay')
      .expect({ active: 1, dice: rolls, life: [10, 10], web: [0, 0] });
  });
});

describe('Damage of an attack', () => {
  test('KNY-189 KNY-68 [shadow-double] doubles the symbols of the attack for every target', () => {
    given(storm('shadow-double')).expect({ life: [10, 6, 6, 6] });
    given(storm()).expect({ life: [10, 8, 8, 8] });
  });

  test('KNY-189 [shadow-double] doubles only what attacks, not what removes Web tokens', () => {
    given({ ...siege, cards: { 0: ['shadow-double'] }, web: { 0: 2 }, dice: 'attack attack attack' })
      .answer(0, 2)
      .expect({ life: { 1: 8 }, web: { 0: 0 } });
  });

  test('KNY-195 KNY-69 [tesla-antennae] one more for each target with more life than the attacker, none for an equal one', () => {
    const life = { 0: 7, 1: 8, 2: 7, 3: 6 };
    given({ ...storm('tesla-antennae'), life }).expect({ life: [7, 5, 5, 4] });
    given({ ...storm(), life }).expect({ life: [7, 6, 5, 4] });
  });

  test.each([
    { what: 'healed up to more', owner: 9, attacker: 9, left: 8 },
    { what: 'dropped to no more', owner: 12, attacker: 10, left: 7 },
  ])(
    'KNY-195 KNY-69 [tesla-antennae] life is compared as the attack starts, before a Carapace $what',
    ({ owner, attacker, left }) => {
      given({
        ...storm('tesla-antennae'),
        seats: 2,
        life: { 0: attacker, 1: owner },
        cards: { 0: ['tesla-antennae'], 1: ['carapace'] },
        carapace: { 1: 1 },
      })
        .asked(1, 'carapaceDiscard')
        .answer(1, 'discard')
        .expect({ life: { 1: left } });
    },
  );

  test('KNY-157 KNY-189 KNY-195 KNY-68 [antimatter-pellets] [shadow-double] [tesla-antennae] double, add one, double again', () => {
    given({
      ...storm('antimatter-pellets', 'shadow-double', 'tesla-antennae'),
      life: { 0: 7, 3: 7 },
      rolls: 'heal ouch ouch',
    })
      .expect({ life: [7, 5, 0, 0], alive: [true, true, false, false] })
      .logged({ t: 'hurt', seat: 1, n: 5, by: 0 })
      .logged({ t: 'hurt', seat: 2, n: 10, by: 0 })
      .logged({ t: 'hurt', seat: 3, n: 8, by: 0 });
  });
});

describe('Fireball', () => {
  test('KNY-171 KNY-67 [fireball] hits the others of the own borough though Manhattan is empty, and they cannot flee', () => {
    given({ seats: 3, from: 'symbols', cards: { 0: ['fireball'] }, dice: 'attack attack' })
      .expect({ life: [10, 8, 10], active: 1, at: ['manhattan', 'bronx', 'queens'] })
      .logged({ t: 'attacked', targets: [1] });
    given({ seats: 3, from: 'symbols', dice: 'attack attack' }).expect({ life: [10, 10, 10], active: 1 });
  });

  test('KNY-171 [fireball] one attack for all: the same damage, and only the Monster in Manhattan may flee', () => {
    given({
      seats: 4,
      from: 'symbols',
      at: { 2: 'manhattan' },
      life: { 1: 5 },
      cards: { 0: ['fireball', 'shadow-double'] },
      dice: 'attack',
    })
      .expect({ life: [10, 3, 8, 10] })
      .asked(2, 'flee')
      .answer(2, 'queens')
      .expect({ at: ['manhattan', 'bronx', 'queens', 'queens'] });
  });

  test('KNY-171 [fireball] does nothing without an attack', () => {
    given({ from: 'symbols', cards: { 0: ['fireball'] }, dice: 'destruction energy' })
      .answer(0, 'energy')
      .expect({ life: [10, 10] });
    given({ from: 'symbols', cards: { 0: ['fireball'] }, web: { 0: 2 }, dice: 'attack' })
      .answer(0, 1)
      .expect({ active: 1, life: [10, 10] });
  });

  test('KNY-171 KNY-148 [fireball] from Manhattan it adds the other Monster there, which may flee as any attacked one in Manhattan', () => {
    const variant = {
      seats: 5,
      advanced: true,
      from: 'symbols',
      at: { 0: 'manhattan', 1: 'manhattan' },
      second: [1],
      dice: 'attack',
    } as const;
    given({ ...variant, cards: { 0: ['fireball'] } })
      .expect({ life: [10, 9, 9, 9, 9] })
      .asked(1, 'flee')
      .answer(1, 'bronx')
      .expect({ at: { 0: 'manhattan', 1: 'bronx' }, zone: { 0: 'midtown' } });
    given(variant).expect({ life: [10, 10, 9, 9, 9], active: 1 });
  });
});

describe('Drain', () => {
  test.each([
    { has: 5, gives: 2 },
    { has: 2, gives: 2 },
    { has: 1, gives: 1 },
    { has: 0, gives: 0 },
  ])(
    'KNY-168 [drain] an attacker with $has energy gives $gives, once per attack, before the decision to flee',
    ({ has, gives }) => {
      given({ ...siege, dice: 'attack attack attack', cards: { 1: ['drain'] }, energy: { 0: has } })
        .asked(1, 'flee')
        .expect({ energy: [has - gives, gives], life: { 1: 7 } });
    },
  );

  test('KNY-168 [drain] without the card nothing is given', () => {
    given({ ...siege, energy: { 0: 5 } })
      .asked(1, 'flee')
      .expect({ energy: [5, 0] });
  });

  test('KNY-168 KNY-213 [drain] what it brings pays for a flight during the Marathon', () => {
    const bank = ['new-york-marathon'] as const;
    given({ ...siege, bank, cards: { 1: ['drain'] }, energy: { 0: 2 } })
      .asked(1, 'flee')
      .answer(1, 'queens')
      .expect({ energy: [0, 0], at: ['manhattan', 'queens'] });
    given({ ...siege, bank, energy: { 0: 2 } }).expect({ at: ['bronx', 'manhattan'], asked: [0] });
  });

  test('KNY-168 [drain] an owner outside Manhattan drains too, an eliminated one does not', () => {
    given({ ...storm(), cards: { 2: ['drain'] }, energy: { 0: 3 } }).expect({ energy: [1, 0, 2, 0] });
    given({ ...storm(), cards: { 2: ['drain'] }, energy: { 0: 3 }, life: { 2: 2 } }).expect({
      energy: [3, 0, 0, 0],
      alive: { 2: false },
    });
  });

  test('KNY-168 KNY-109 [drain] an army attack is not an attack', () => {
    given({
      from: 'symbols',
      cards: { 1: ['drain'] },
      energy: { 0: 3 },
      units: { bronx: { infantry: 1 } },
      dice: 'ouch ouch',
    }).expect({ life: [9, 9], energy: [3, 0] });
  });
});

describe('Trash Thrower', () => {
  test('KNY-198 [trash-thrower] every surviving target loses one star, not below none, however many symbols attack', () => {
    const star = { 0: 4, 1: 3, 2: 0, 3: 5 };
    given({ ...storm('trash-thrower'), star, life: { 3: 2 } }).expect({
      alive: [true, true, true, false],
      star: [4, 2, 0, 5],
    });
    given({ ...storm(), star }).expect({ star: [4, 3, 0, 5] });
  });

  test('KNY-198 KNY-70 [trash-thrower] comes before the flee decision and spares those who were not attacked', () => {
    given({ ...siege, seats: 3, cards: { 0: ['trash-thrower'] }, star: { 1: 3, 2: 3 } })
      .asked(1, 'flee')
      .expect({ star: [0, 2, 3] });
  });

  test('KNY-198 KNY-72 [trash-thrower] does nothing where all symbols remove Web tokens, nor with an army attack', () => {
    const cards = { 0: ['trash-thrower'] } as const;
    given({ ...siege, cards, web: { 0: 1 }, star: { 1: 3 } })
      .answer(0, 1)
      .expect({ star: { 1: 3 } });
    given({ from: 'symbols', cards, star: { 1: 3 }, units: { bronx: { tank: 1 } }, dice: 'ouch ouch' }).expect({
      life: { 1: 9 },
      star: { 1: 3 },
    });
  });
});
