import { describe, expect, test } from 'vitest';
import type { Zone } from '../../src/index.ts';
import { given, type Position } from '../given.ts';

/** Seat 0 attacks from the Bronx; seat 1 sits in Manhattan, seat 2 in Queens. */
const siege = (dice: string, more: Position = {}) =>
  given({ seats: 3, from: 'symbols', at: { 1: 'manhattan' }, dice, ...more });
const QUIET = 'attack energy celebrity';

describe('the decision', () => {
  test('KNY-75 a besieged Monster stays or goes to an outer borough with room', () => {
    const table = given({
      seats: 6,
      from: 'symbols',
      at: { 1: 'manhattan', 2: 'queens', 3: 'queens', 4: 'brooklyn', 5: 'staten-island' },
      dice: QUIET,
    });
    table.answer(0, 'attack').asked(1, 'flee');
    expect(table.legal(1)).toEqual(['stay', 'bronx', 'brooklyn', 'staten-island']);
    table.answer(1, 'staten-island').expect({ at: { 1: 'staten-island', 5: 'staten-island' } });
  });

  test('KNY-75 KNY-80 it may stay, even on its last life; then the attacker stays where it is', () => {
    siege(QUIET, { life: { 1: 2 } })
      .answer(0, 'attack')
      .answer(1, 'stay')
      .logged({ t: 'stayed', seat: 1 })
      .expect({ life: { 1: 1 }, at: ['bronx', 'manhattan', 'queens'], star: { 0: 0 }, question: 'chooseSymbolType' });
  });

  test('KNY-76 the borough of the attacker is open if the attacker is alone there', () => {
    siege(QUIET)
      .answer(0, 'attack')
      .answer(1, 'bronx')
      .expect({ at: ['manhattan', 'bronx', 'queens'] });
  });

  test('KNY-76 the borough of the attacker is full with one more Monster, although the attacker is about to leave', () => {
    siege(QUIET, { at: { 1: 'manhattan', 2: 'bronx' } })
      .answer(0, 'attack')
      .refuses(1, 'bronx')
      .answer(1, 'queens');
  });

  test('KNY-76 with six Monsters there is still a free place', () => {
    const table = given({
      seats: 6,
      from: 'symbols',
      at: { 1: 'manhattan', 2: 'bronx', 3: 'queens', 4: 'queens', 5: 'brooklyn' },
      dice: QUIET,
    });
    table.answer(0, 'attack');
    expect(table.legal(1)).toEqual(['stay', 'brooklyn', 'staten-island']);
  });

  test('KNY-77 who flees has lost the life all the same', () => {
    siege('attack attack attack energy celebrity')
      .answer(0, 'attack')
      .expect({ life: { 1: 7 } })
      .answer(1, 'brooklyn')
      .expect({ life: { 1: 7 }, at: { 1: 'brooklyn' } });
  });

  test('KNY-83 outside Manhattan an attacked Monster is asked nothing', () => {
    siege(QUIET, { at: { 0: 'manhattan', 1: 'bronx' } })
      .answer(0, 'attack')
      .expect({ life: [10, 9, 9], asked: [0], question: 'chooseSymbolType' });
    siege(QUIET, { at: { 1: 'bronx' }, cards: { 0: ['fireball'] } })
      .answer(0, 'attack')
      .expect({ life: [10, 9, 10], asked: [0], question: 'chooseSymbolType' });
  });
});

describe('the attacker moves in', () => {
  test('KNY-75 KNY-78 a besieged Monster flees once the damage is counted, and the attacker moves in for 1★', () => {
    siege(QUIET, { zone: { 1: 'upper' } })
      .answer(0, 'attack')
      .expect({ life: { 1: 9 }, at: { 0: 'bronx', 1: 'manhattan' } })
      .answer(1, 'brooklyn')
      .expect({ at: ['manhattan', 'brooklyn', 'queens'], zone: { 0: 'lower' }, star: [1, 0, 0], asked: [0] });
  });

  test('KNY-78 arrival of the fleeing Monster comes first, with its cards', () => {
    const table = siege(QUIET, {
      cards: { 0: ['chinatown-regular'], 1: ['tourist', 'stink-attack'] },
      life: { 0: 6 },
      units: { brooklyn: { infantry: 1 } },
    });
    table
      .answer(0, 'attack')
      .answer(1, 'brooklyn')
      .asked(1, 'stinkAttack')
      .expect({ souvenirs: { 1: ['brooklyn'] }, at: ['bronx', 'brooklyn', 'queens'] })
      .answer(1, 'send infantry manhattan')
      .expect({ at: { 0: 'manhattan' }, life: { 0: 8 }, star: [1, 1, 0], units: { manhattan: { infantry: 1 } } });
    expect(table.events.filter((e) => ['fled', 'souvenir', 'sent', 'entered'].includes(e.t)).map((e) => e.t)).toEqual([
      'fled',
      'souvenir',
      'sent',
      'entered',
    ]);
  });

  test('KNY-78 moving in is free under the Marathon, which only the fleeing Monster pays', () => {
    siege(QUIET, { bank: ['new-york-marathon'], energy: { 1: 2 } })
      .answer(0, 'attack')
      .answer(1, 'queens')
      .expect({ at: ['manhattan', 'queens', 'queens'], energy: [0, 0, 0] });
  });

  test('KNY-78 an attacker that is in Manhattan itself is not moved', () => {
    given({
      seats: 5,
      advanced: true,
      from: 'symbols',
      at: { 0: 'manhattan', 1: 'manhattan' },
      zone: { 0: 'upper' },
      second: [1],
      cards: { 0: ['fireball'] },
      dice: QUIET,
    })
      .answer(0, 'attack')
      .answer(1, 'bronx')
      .expect({ at: { 0: 'manhattan', 1: 'bronx' }, zone: { 0: 'upper' }, star: { 0: 0 } });
  });

  test('KNY-79 KNY-78 what is resolved afterwards is resolved in Manhattan', () => {
    const table = siege('attack heal heal destruction ouch', {
      life: { 0: 5 },
      units: { manhattan: { jet: 1 }, bronx: { tank: 3 } },
    });
    table
      .answer(0, 'attack')
      .answer(1, 'queens')
      .answer(0, 'heal')
      .expect({ life: { 0: 5 } })
      .answer(0, 'ouch')
      .expect({ life: { 0: 4 } })
      .asked(0, 'destroyObject');
    expect(table.legal(0)).toEqual(['building manhattan 0', 'building manhattan 1', 'building manhattan 2']);
  });

  test('KNY-79 what was resolved before the flight was resolved outside', () => {
    siege('attack heal heal energy', { life: { 0: 5 } })
      .answer(0, 'heal')
      .expect({ life: { 0: 7 } })
      .answer(0, 'attack')
      .answer(1, 'queens')
      .expect({ at: { 0: 'manhattan' }, life: { 0: 7 } });
  });

  test('KNY-80 after a refused flight the attacker resolves the rest outside', () => {
    siege('attack heal heal energy', { life: { 0: 5 } })
      .answer(0, 'attack')
      .answer(1, 'stay')
      .answer(0, 'heal')
      .expect({ life: { 0: 7 }, at: { 0: 'bronx' } });
  });

  test('KNY-81 after an elimination the attacker heals outside first and moves in with the Move step', () => {
    siege('attack attack heal energy', { life: { 0: 5, 1: 2 }, energy: { 0: 2 }, bank: ['overload'] })
      .answer(0, 'attack')
      .expect({ alive: { 1: false }, at: { 0: 'bronx' }, star: { 0: 0 }, asked: [0], question: 'chooseSymbolType' })
      .answer(0, 'heal')
      .expect({ life: { 0: 6 }, at: { 0: 'manhattan' }, zone: { 0: 'lower' }, star: { 0: 1 }, question: 'buyStep' });
  });
});

describe('no other way out', () => {
  test.each<[from: Zone, to: Zone]>([
    ['lower', 'midtown'],
    ['midtown', 'upper'],
    ['upper', 'upper'],
  ])('KNY-82 the Move step leads from %s to %s and never out', (from, to) => {
    given({ from: 'move', at: { 0: 'manhattan' }, zone: { 0: from }, energy: { 0: 2 }, bank: ['overload'] })
      .asked(0, 'buyStep')
      .expect({ at: { 0: 'manhattan' }, zone: { 0: to } });
  });

  test('KNY-82 Super Speed leads only up', () => {
    const table = given({ at: { 0: 'manhattan' }, cards: { 0: ['super-speed'] } });
    table.asked(0, 'superSpeedMove');
    expect(table.legal(0)).toEqual(['pass', 'up']);
  });

  test('KNY-82 only a Subway turn lets the active Monster leave', () => {
    const turn: Position = { from: 'symbols', at: { 0: 'manhattan' }, dice: 'energy heal' };
    given(turn).refuses(0, 'ride queens');
    given({ ...turn, subway: true })
      .answer(0, 'ride queens')
      .expect({ at: { 0: 'queens' } });
  });

  test('KNY-82 a Monster in Manhattan that misses its chance is asked again only after the next attack', () => {
    siege('attack ouch ouch ouch energy', { units: { manhattan: { infantry: 1 } } })
      .answer(0, 'attack')
      .answer(1, 'stay')
      .answer(0, 'ouch')
      .expect({ life: { 1: 8 }, at: { 1: 'manhattan' }, asked: [0], question: 'moveStep' });
  });
});
