import { describe, expect, test } from 'vitest';
import type { Zone } from '../../src/index.ts';
import { given, type Position } from '../given.ts';

/** Five Monsters: seat 1 on a 2-4 space, seat 2 on a 5-6 space, the others outside; seat 0 is in the Bronx. */
const crowd = (more: Position = {}) =>
  given({
    seats: 5,
    advanced: true,
    from: 'symbols',
    second: [2],
    ...more,
    at: { 1: 'manhattan', 2: 'manhattan', 3: 'queens', 4: 'queens', ...more.at },
  });
const QUIET = 'attack energy celebrity';

describe('two in Manhattan', () => {
  test('KNY-148 an attack from outside hits both', () => {
    crowd({ dice: QUIET })
      .answer(0, 'attack')
      .expect({ life: [10, 9, 9, 10, 10] });
  });

  test('KNY-148 an attack from Manhattan hits all outside, not the other one inside', () => {
    crowd({ active: 2, dice: QUIET })
      .answer(2, 'attack')
      .expect({ life: [9, 10, 10, 9, 9], asked: [2], question: 'chooseSymbolType' });
  });

  test('KNY-148 Fireball hits the other one inside too, and lets it flee', () => {
    crowd({ active: 2, dice: QUIET, cards: { 2: ['fireball'] } })
      .answer(2, 'attack')
      .expect({ life: [9, 9, 10, 9, 9], asked: [1], question: 'flee' });
  });

  test('KNY-148 the army hits both, and HEAL heals neither', () => {
    const units: Position['units'] = { manhattan: { infantry: 2 } };
    crowd({ units, dice: 'ouch ouch ouch energy celebrity' })
      .answer(0, 'ouch')
      .expect({ life: [10, 8, 8, 10, 10] });
    crowd({ active: 1, units, dice: 'ouch ouch energy celebrity' })
      .answer(1, 'ouch')
      .expect({ life: [10, 8, 8, 10, 10] });
    crowd({ active: 2, life: { 2: 5 }, dice: 'heal heal energy celebrity' })
      .answer(2, 'heal')
      .expect({ life: { 2: 5 } });
  });

  test('KNY-148 a third Monster cannot enter', () => {
    const table = crowd({ from: 'move' });
    expect(table.legal(0)).toEqual(['stay', 'brooklyn', 'staten-island']);
  });
});

describe('spaces and zones', () => {
  test('KNY-149 the first to enter takes the 2-4 space of Lower', () => {
    crowd({ from: 'move', at: { 1: 'bronx', 2: 'brooklyn' }, second: [] }).expect({
      at: { 0: 'manhattan' },
      zone: { 0: 'lower' },
      space: { 0: '2-4' },
    });
  });

  test.each<[Zone]>([['lower'], ['midtown'], ['upper']])(
    'KNY-149 KNY-151 the second takes the 5-6 space of Lower, the first being in %s',
    (zone) => {
      crowd({ from: 'move', at: { 2: 'brooklyn' }, second: [], zone: { 1: zone } })
        .logged({ t: 'gained', seat: 0, res: 'star', n: 1, src: 'entry' })
        .expect({
          at: { 0: 'manhattan', 1: 'manhattan' },
          zone: { 0: 'lower', 1: zone },
          space: { 0: '5-6', 1: '2-4' },
          star: { 0: 1 },
        });
    },
  );

  test.each<[Zone, number, number]>([
    ['lower', 1, 1],
    ['midtown', 2, 1],
    ['upper', 2, 2],
  ])('KNY-149 a turn begun in %s gives %d★ %d⚡ on either track', (zone, star, energy) => {
    crowd({ from: 'turn', active: 2, zone: { 2: zone } }).expect({ star: { 2: star }, energy: { 2: energy } });
    crowd({ from: 'turn', active: 1, zone: { 1: zone } }).expect({ star: { 1: star }, energy: { 1: energy } });
  });

  test.each<[from: Zone, to: Zone]>([
    ['lower', 'midtown'],
    ['midtown', 'upper'],
    ['upper', 'upper'],
  ])('KNY-150 on a 5-6 space the Move step leads from %s to %s, on the same track', (from, to) => {
    crowd({ from: 'move', active: 2, zone: { 1: 'midtown', 2: from } }).expect({
      at: { 1: 'manhattan', 2: 'manhattan' },
      zone: { 1: 'midtown', 2: to },
      space: { 1: '2-4', 2: '5-6' },
    });
  });

  test('KNY-151 with one Monster in Manhattan entering is compulsory, after the damage dealt from outside', () => {
    crowd({ at: { 2: 'brooklyn' }, second: [], dice: QUIET })
      .answer(0, 'attack')
      .expect({ life: [10, 9, 10, 10, 10], at: { 0: 'bronx' } })
      .answer(1, 'stay')
      .expect({ at: { 0: 'bronx' }, star: { 0: 0 } })
      .answer(0, 'energy') // the last symbol and the Move step follow by themselves
      .expect({ at: { 0: 'manhattan' }, space: { 0: '5-6' }, star: { 0: 1 } });
  });

  test('KNY-151 without the variant one Monster fills Manhattan', () => {
    crowd({ advanced: false, from: 'move', at: { 2: 'brooklyn' }, second: [] })
      .asked(0, 'moveStep')
      .refuses(0, 'manhattan')
      .answer(0, 'stay');
  });
});

describe('flight of two', () => {
  test('KNY-152 the Monster on 2-4 answers first, with its borough, whatever the seats', () => {
    const table = crowd({ second: [1], zone: { 1: 'upper' }, at: { 3: 'queens', 4: 'brooklyn' }, dice: QUIET });
    table
      .answer(0, 'attack')
      .asked(2, 'flee')
      .answer(2, 'queens')
      .asked(1, 'flee')
      .expect({ at: { 0: 'bronx', 1: 'manhattan', 2: 'queens' } });
    expect(table.legal(1)).toEqual(['stay', 'bronx', 'brooklyn', 'staten-island']); // Queens is full now
    table
      .answer(1, 'stay')
      .logged({ t: 'shifted', seat: 1 })
      .expect({ at: { 1: 'manhattan' }, zone: { 1: 'upper' }, space: { 1: '2-4' } });
  });

  type Place = 'outside' | `${'2-4' | '5-6'} ${Zone}`;
  test.each<[who: string, first: 'stay' | 'brooklyn', second: 'stay' | 'brooklyn', places: Place[], star: number]>([
    ['nobody', 'stay', 'stay', ['outside', '2-4 midtown', '5-6 upper'], 0],
    ['the 2-4 Monster', 'brooklyn', 'stay', ['5-6 lower', 'outside', '2-4 upper'], 1],
    ['the 5-6 Monster', 'stay', 'brooklyn', ['5-6 lower', '2-4 midtown', 'outside'], 1],
    ['each of both', 'brooklyn', 'brooklyn', ['2-4 lower', 'outside', 'outside'], 1],
  ])('KNY-152 KNY-153 %s flees', (_, first, second, places, star) => {
    const table = crowd({ zone: { 1: 'midtown', 2: 'upper' }, dice: QUIET });
    table
      .answer(0, 'attack')
      .answer(1, first)
      .expect({ at: { 0: 'bronx' } }) // not before both have answered
      .answer(2, second)
      .expect({ star: { 0: star } });
    const inside = places.map((place) => place !== 'outside');
    expect(table.state.players.slice(0, 3).map((p) => p.at === 0)).toEqual(inside);
    places.forEach((place, seat) => {
      const [space, zone] = place.split(' ') as ['2-4' | '5-6', Zone];
      if (inside[seat]) table.expect({ space: { [seat]: space }, zone: { [seat]: zone } });
    });
  });

  test('KNY-153 after both have fled the second place waits for the Move step of the next Monster', () => {
    crowd({
      active: 2,
      at: { 0: 'manhattan', 1: 'manhattan', 2: 'bronx' },
      second: [1],
      dice: QUIET,
      rolls: 'heal heal heal heal heal heal',
    })
      .answer(2, 'attack')
      .answer(0, 'brooklyn')
      .answer(1, 'brooklyn')
      .expect({ at: ['brooklyn', 'brooklyn', 'manhattan', 'queens', 'queens'] })
      .answer(2, 'energy')
      .expect({ active: 3 })
      .answer(3, 'stop')
      .expect({ at: { 2: 'manhattan', 3: 'manhattan' }, space: { 2: '2-4', 3: '5-6' }, zone: { 2: 'lower' } });
  });
});

describe('closing ranks', () => {
  test('KNY-154 KNY-156 if the 2-4 Monster is eliminated, the other one shifts before it may flee', () => {
    crowd({ seats: 6, at: { 5: 'brooklyn' }, life: { 1: 1 }, zone: { 1: 'upper', 2: 'midtown' }, dice: QUIET })
      .answer(0, 'attack')
      .asked(2, 'flee')
      .expect({ alive: { 1: false }, closed: false, zone: { 2: 'midtown' }, space: { 2: '2-4' } })
      .answer(2, 'stay')
      .expect({ at: { 0: 'bronx' } });
  });

  test('KNY-154 if the 5-6 Monster is eliminated, nobody shifts', () => {
    crowd({ seats: 6, at: { 5: 'brooklyn' }, life: { 2: 1 }, zone: { 1: 'upper' }, dice: QUIET })
      .answer(0, 'attack')
      .answer(1, 'stay')
      .expect({ zone: { 1: 'upper' }, space: { 1: '2-4' } });
  });

  test('KNY-154 the same happens when the 2-4 Monster rides away, which comes back second', () => {
    crowd({ active: 1, subway: true, zone: { 1: 'upper', 2: 'midtown' }, dice: QUIET })
      .answer(1, 'ride brooklyn')
      .expect({ at: { 1: 'brooklyn' }, zone: { 2: 'midtown' }, space: { 2: '2-4' } })
      .answer(1, 'ride manhattan')
      .expect({ at: { 1: 'manhattan' }, zone: { 1: 'lower', 2: 'midtown' }, space: { 1: '5-6', 2: '2-4' } });
  });
});

describe('fewer than five', () => {
  test('KNY-155 the 5-6 spaces close for good, and who is on one goes outside for free', () => {
    const table = crowd({
      active: 1,
      life: { 0: 1 },
      at: { 3: 'queens', 4: 'queens' },
      bank: ['new-york-marathon'],
      dice: QUIET,
      rolls: 'energy energy energy energy energy energy',
    });
    table
      .answer(1, 'attack')
      .asked(2, 'leaveClosedSpace')
      .expect({ closed: true, alive: { 0: false } });
    expect(table.legal(2)).toEqual(['bronx', 'brooklyn', 'staten-island']);
    table
      .answer(2, 'brooklyn')
      .logged({ t: 'moved', seat: 2, from: 'manhattan', to: 'brooklyn' })
      .expect({ at: { 1: 'manhattan', 2: 'brooklyn' }, energy: { 2: 0 }, asked: [1], question: 'chooseSymbolType' })
      .answer(1, 'energy')
      .expect({ active: 2 })
      .answer(2, 'stop')
      .asked(2, 'moveStep')
      .refuses(2, 'manhattan');
  });

  test('KNY-155 with five left nothing closes', () => {
    crowd({ seats: 6, active: 1, life: { 0: 1 }, at: { 5: 'brooklyn' }, dice: QUIET })
      .answer(1, 'attack')
      .expect({ alive: { 0: false }, closed: false, space: { 2: '5-6' }, asked: [1], question: 'chooseSymbolType' });
  });

  test('KNY-155 a Monster alone in Manhattan stays there', () => {
    crowd({ active: 1, life: { 0: 1 }, at: { 2: 'brooklyn' }, second: [], dice: QUIET })
      .answer(1, 'attack')
      .expect({ closed: true, at: { 1: 'manhattan' }, asked: [1], question: 'chooseSymbolType' });
  });

  test('KNY-155 the attacker itself may have to go', () => {
    crowd({ active: 2, life: { 0: 1 }, zone: { 2: 'upper' }, dice: 'attack heal energy', bank: [] })
      .answer(2, 'attack')
      .asked(2, 'leaveClosedSpace')
      .answer(2, 'bronx')
      .expect({ at: { 2: 'bronx' }, life: { 2: 10 }, asked: [2], question: 'chooseSymbolType' });
  });

  test('KNY-156 leaving comes before any flight, is none itself, and leaves no place to the attacker', () => {
    const table = crowd({
      at: { 3: 'bronx' },
      life: { 3: 1 },
      cards: { 0: ['fireball'], 1: ['phoenix-blood'] },
      dice: QUIET,
    });
    table
      .answer(0, 'attack')
      .asked(2, 'leaveClosedSpace')
      .expect({ alive: { 3: false }, life: { 1: 9, 2: 9 }, energy: { 1: 0 } }) // nor has Phoenix Blood worked yet
      .answer(2, 'queens')
      .asked(1, 'flee')
      .expect({ energy: { 1: 1 } })
      .answer(1, 'stay')
      .expect({ at: { 0: 'bronx', 1: 'manhattan', 2: 'queens' }, star: { 0: 0 }, question: 'chooseSymbolType' });
    expect(table.events.some((e) => e.t === 'fled' || e.t === 'entered')).toBe(false);
  });

  test('KNY-156 the place of the Monster that flees after it is taken as usual', () => {
    crowd({ at: { 3: 'bronx' }, life: { 3: 1 }, cards: { 0: ['fireball'] }, dice: QUIET })
      .answer(0, 'attack')
      .answer(2, 'queens')
      .answer(1, 'brooklyn')
      .expect({ at: { 0: 'manhattan', 1: 'brooklyn', 2: 'queens' }, space: { 0: '2-4' } });
  });

  test('KNY-154 KNY-155 KNY-156 if the fifth was the 2-4 Monster, the other one shifts, stays and may flee', () => {
    crowd({ life: { 1: 1 }, zone: { 2: 'upper' }, dice: QUIET })
      .answer(0, 'attack')
      .asked(2, 'flee')
      .expect({ closed: true, at: { 2: 'manhattan' }, zone: { 2: 'upper' }, space: { 2: '2-4' } });
  });

  test('KNY-156 a Natural Selection loss closes the spaces in the same way', () => {
    crowd({ from: 'end', cards: { 0: ['natural-selection'] }, dice: 'celebrity energy' })
      .expect({ alive: { 0: false }, closed: true, active: 0 })
      .asked(2, 'leaveClosedSpace')
      .answer(2, 'bronx')
      .expect({ at: { 2: 'bronx' }, active: 1 });
  });

  test('KNY-156 a Natural Selection loss of the 2-4 Monster lets the other one shift', () => {
    crowd({
      from: 'end',
      active: 1,
      cards: { 1: ['natural-selection'] },
      zone: { 2: 'midtown' },
      dice: 'celebrity energy',
    })
      .logged({ t: 'shifted', seat: 2 })
      .expect({ at: { 1: null, 2: 'manhattan' }, zone: { 2: 'midtown' }, space: { 2: '2-4' }, closed: true });
  });
});
