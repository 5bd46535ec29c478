import { describe, expect, test } from 'vitest';
import type { Event, Zone } from '../../src/index.ts';
import { given } from '../given.ts';

const six = (face: string) => Array<string>(6).fill(face).join(' ');

describe('4. Start-of-turn gains', () => {
  test.each<[Zone, number, number]>([
    ['lower', 1, 1],
    ['midtown', 2, 1],
    ['upper', 2, 2],
  ])('KNY-33 beginning a turn in %s Manhattan', (zone, star, energy) => {
    given({ seats: 5, active: 2, at: { 2: 'manhattan' }, zone: { 2: zone } })
      .asked(2, 'rollOrStop')
      .expect({ star: [0, 0, star, 0, 0], energy: [0, 0, energy, 0, 0] });
    given({ seats: 5, active: 1, at: { 2: 'manhattan' }, zone: { 2: zone } })
      .asked(1, 'rollOrStop')
      .expect({ star: [0, 0, 0, 0, 0], energy: [0, 0, 0, 0, 0] });
  });

  const four = { 0: ['broadway-star', 'ego-trip', 'king-of-queens', 'regeneration'] } as const;
  const gains = (events: readonly Event[]) =>
    events.flatMap((e) => (e.t === 'gained' ? [`${e.src} ${e.n} ${e.res}`] : []));
  test('KNY-34 after the gains of Manhattan the cards work in their order', () => {
    const { events } = given({ at: { 0: 'manhattan' }, cards: four, superstar: 0, life: { 0: 5 } });
    expect(gains(events)).toEqual([
      'manhattan 1 star',
      'manhattan 1 energy',
      'broadway-star 1 star',
      'ego-trip 1 energy',
      'regeneration 1 life',
    ]);
  });
  test('KNY-34 in Queens the King of Queens comes before Regeneration', () => {
    const { events } = given({ at: { 0: 'queens' }, cards: four, superstar: 0, life: { 0: 5 } });
    expect(gains(events)).toEqual([
      'broadway-star 1 star',
      'ego-trip 1 energy',
      'king-of-queens 1 energy',
      'king-of-queens 1 life',
      'regeneration 1 life',
    ]);
  });
  test('KNY-34 the cards work only for their owner, and under their conditions', () => {
    expect(gains(given({ at: { 0: 'bronx' }, cards: four, superstar: 1, life: { 0: 5 } }).events)).toEqual([
      'regeneration 1 life',
    ]);
    expect(gains(given({ at: { 0: 'queens' }, cards: { 1: four[0] }, superstar: 0, life: { 1: 5 } }).events)).toEqual(
      [],
    );
  });

  test('KNY-35 20 stars at the start of a turn do not end the game before the turn is over', () => {
    given({ at: { 0: 'manhattan' }, star: { 0: 19 }, dice: six('celebrity') })
      .expect({ star: { 0: 20 }, winners: null })
      .asked(0, 'rollOrStop')
      .answer(0, 'stop')
      .expect({ winners: [0], superstar: 0, zone: { 0: 'midtown' } });
  });
  test('KNY-35 20 stars at the start of a turn can be lost in it', () => {
    given({
      at: { 0: 'manhattan' },
      star: { 0: 19 },
      life: { 0: 1 },
      seats: 3,
      units: { manhattan: { jet: 1 } },
      dice: six('ouch'),
    })
      .answer(0, 'stop')
      .expect({ winners: null, alive: [false, true, true], active: 1 });
  });

  test('KNY-36 the owner of Super Speed may move after the gains and before the first roll', () => {
    given({ at: { 0: 'manhattan' }, cards: { 0: ['super-speed', 'regeneration'] }, life: { 0: 5 }, dice: six('heal') })
      .asked(0, 'superSpeedMove')
      .expect({ star: { 0: 1 }, energy: { 0: 1 }, life: { 0: 6 }, dice: '' })
      .answer(0, 'up')
      .expect({ zone: { 0: 'midtown' }, star: { 0: 1 }, dice: six('heal') })
      .asked(0, 'rollOrStop');
    given({ at: { 0: 'bronx', 1: 'manhattan' }, cards: { 0: ['super-speed'] }, dice: six('heal') })
      .answer(0, 'pass')
      .expect({ at: { 0: 'bronx' } });
    given({ at: { 0: 'bronx', 1: 'manhattan' }, cards: { 1: ['super-speed'] }, dice: six('heal') }).asked(
      0,
      'rollOrStop',
    );
  });
});
