import { describe, test } from 'vitest';
import { given } from '../given.ts';

const CALM = 'heal heal heal heal heal heal';
const cards = { 0: ['stink-attack'] } as const;

describe('Stink Attack', () => {
  test('KNY-191 [stink-attack] up to four Units of the arrival borough, each to a different other one', () => {
    given({ from: 'move', at: { 1: 'manhattan' }, cards, units: { queens: { infantry: 3, tank: 2 } } })
      .answer(0, 'queens')
      .asked(0, 'stinkAttack')
      .refuses(0, 'send infantry queens')
      .refuses(0, 'send jet bronx')
      .answer(0, 'send infantry manhattan')
      .refuses(0, 'send tank manhattan')
      .answer(0, 'send infantry bronx')
      .answer(0, 'send infantry brooklyn')
      .refuses(0, 'send infantry staten-island')
      .answer(0, 'send tank staten-island')
      .expect({ question: 'rollOrStop', active: 1 })
      .expect({
        units: {
          manhattan: { infantry: 1 },
          bronx: { infantry: 1 },
          queens: { infantry: 0, tank: 1 },
          brooklyn: { infantry: 1 },
          'staten-island': { tank: 1 },
        },
      });
  });

  test('KNY-191 [stink-attack] optional, and one may stop after any Unit', () => {
    const move = { from: 'move', at: { 1: 'manhattan' }, cards, units: { queens: { jet: 2 } } } as const;
    given(move)
      .answer(0, 'queens')
      .answer(0, 'done')
      .expect({ units: { queens: { jet: 2 } }, active: 1 });
    given(move)
      .answer(0, 'queens')
      .answer(0, 'send jet bronx')
      .answer(0, 'done')
      .expect({ units: { queens: { jet: 1 }, bronx: { jet: 1 } }, active: 1 });
    given({ ...move, cards: {} })
      .answer(0, 'queens')
      .expect({ units: { queens: { jet: 2 } }, active: 1 });
  });

  test('KNY-191 [stink-attack] not where no Unit stands, not for staying, not for the Units left behind', () => {
    given({ from: 'move', at: { 1: 'manhattan' }, cards, units: { bronx: { jet: 2 } } })
      .answer(0, 'queens')
      .expect({ active: 1 });
    given({ from: 'move', at: { 1: 'manhattan' }, cards, units: { bronx: { jet: 2 } } })
      .answer(0, 'stay')
      .expect({ active: 1 });
  });

  test('KNY-191 [stink-attack] not from zone to zone', () => {
    given({ from: 'move', at: { 0: 'manhattan' }, cards, units: { manhattan: { jet: 2 } } }).expect({
      zone: { 0: 'midtown' },
      active: 1,
    });
  });

  test('KNY-191 KNY-124 [stink-attack] on entering Manhattan, after the star, Chinatown Regular and Tourist', () => {
    given({
      from: 'move',
      cards: { 0: ['chinatown-regular', 'stink-attack', 'tourist'] },
      life: { 0: 5 },
      units: { manhattan: { tank: 1 } },
    })
      .asked(0, 'stinkAttack')
      .expect({ star: { 0: 2 }, life: { 0: 7 }, energy: { 0: 1 }, souvenirs: { 0: ['manhattan'] } });
  });

  test('KNY-191 KNY-78 [stink-attack] after a flight, before the attacker enters', () => {
    given({
      from: 'symbols',
      at: { 1: 'manhattan' },
      cards: { 1: ['stink-attack'] },
      units: { queens: { infantry: 1 } },
      dice: 'attack',
    })
      .answer(1, 'queens')
      .asked(1, 'stinkAttack')
      .expect({ at: { 0: 'bronx', 1: 'queens' } })
      .answer(1, 'send infantry manhattan')
      .expect({ at: { 0: 'manhattan' }, units: { manhattan: { infantry: 1 } } });
  });

  test('KNY-191 KNY-78 [stink-attack] after taking a vacated place', () => {
    given({ from: 'symbols', at: { 1: 'manhattan' }, cards, units: { manhattan: { infantry: 1 } }, dice: 'attack' })
      .answer(1, 'queens')
      .asked(0, 'stinkAttack')
      .answer(0, 'send infantry queens')
      .expect({ units: { manhattan: { infantry: 0 }, queens: { infantry: 1 } } });
  });

  test('KNY-191 KNY-193 [stink-attack] after a Super Speed move, before the roll', () => {
    given({ cards: { 0: ['stink-attack', 'super-speed'] }, units: { manhattan: { jet: 1 } }, dice: CALM })
      .answer(0, 'manhattan')
      .asked(0, 'stinkAttack')
      .expect({ dice: '' })
      .answer(0, 'send jet bronx')
      .asked(0, 'rollOrStop')
      .expect({ units: { bronx: { jet: 1 } } });
  });

  test('KNY-191 KNY-220 [stink-attack] after every Subway move', () => {
    given({ subway: true, cards, units: { manhattan: { jet: 1 } } })
      .answer(0, 'ride manhattan')
      .answer(0, 'send jet queens')
      .asked(0, 'subwayMove')
      .answer(0, 'ride queens')
      .answer(0, 'send jet manhattan')
      .expect({ units: { manhattan: { jet: 1 }, queens: { jet: 0 } }, at: { 0: 'queens' } });
  });

  test('KNY-191 KNY-155 [stink-attack] after leaving a closed 5-6 space', () => {
    given({
      seats: 5,
      advanced: true,
      from: 'symbols',
      active: 2,
      at: { 0: 'manhattan', 2: 'manhattan' },
      second: [0],
      life: { 4: 1 },
      cards,
      units: { 'staten-island': { tank: 1 } },
      dice: 'attack',
    })
      .asked(0, 'leaveClosedSpace')
      .answer(0, 'staten-island')
      .asked(0, 'stinkAttack')
      .answer(0, 'send tank manhattan')
      .expect({ units: { manhattan: { tank: 1 } } });
  });

  test('KNY-191 KNY-89 [stink-attack] a Unit revealed this turn keeps its mark in the new borough, an old one stays a target', () => {
    const ride = {
      subway: true,
      from: 'symbols',
      cards,
      stacks: { queens: [[], [], []], bronx: [[], [], []] },
      units: { queens: { infantry: 2 } },
      fresh: { queens: { infantry: 1 } },
      dice: 'destruction destruction heal',
    } as const;
    given(ride)
      .answer(0, 'ride queens')
      .answer(0, 'send fresh infantry bronx')
      .refuses(0, 'send fresh infantry brooklyn')
      .answer(0, 'done')
      .answer(0, 'ride bronx')
      .answer(0, 'done')
      .answer(0, 'destruction')
      .refuses(0, 'unit bronx infantry');
    given(ride)
      .answer(0, 'ride queens')
      .answer(0, 'send infantry bronx')
      .answer(0, 'done')
      .answer(0, 'ride bronx')
      .answer(0, 'done')
      .answer(0, 'destruction')
      .answer(0, 'unit bronx infantry');
  });
});
