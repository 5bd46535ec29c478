import { makeRng, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { type Event, game, type Outer, type Zone } from '../../src/index.ts';
import { given, type Position } from '../given.ts';

const OUTER: Outer[] = ['bronx', 'queens', 'brooklyn', 'staten-island'];
const six = (face: string) => Array<string>(6).fill(face).join(' ');
const outside = { at: { 0: 'bronx', 1: 'manhattan' } } as const;

describe('15. Entering Manhattan and changing borough', () => {
  const entered = { at: { 0: 'manhattan' }, zone: { 0: 'lower' }, star: { 0: 1 } } as const;

  test('KNY-122 whatever the way into Manhattan, it leads to Lower and gives a star', () => {
    given({ from: 'move' }).expect(entered);
    given({ from: 'symbols', ...outside, zone: { 1: 'upper' }, dice: 'attack' })
      .answer(1, 'queens')
      .expect({ ...entered, zone: ['lower', 'lower'] });
    given({ cards: { 0: ['super-speed'] } })
      .answer(0, 'manhattan')
      .expect(entered);
    given({ subway: true }).answer(0, 'ride manhattan').expect(entered);
  });

  test('KNY-122 whoever left Upper Manhattan comes back to Lower', () => {
    given({ subway: true, at: { 0: 'manhattan' }, zone: { 0: 'upper' } })
      .expect({ star: { 0: 2 }, zone: { 0: 'upper' } })
      .answer(0, 'ride bronx')
      .answer(0, 'ride manhattan')
      .expect({ star: { 0: 3 }, zone: { 0: 'lower' } });
  });

  test('KNY-122 going from zone to zone is not entering', () => {
    const told = given({
      from: 'move',
      at: { 0: 'manhattan' },
      cards: { 0: ['chinatown-regular', 'tourist'] },
      life: { 0: 5 },
    });
    told.expect({ zone: { 0: 'midtown' }, star: { 0: 0 }, life: { 0: 5 }, souvenirs: { 0: [] } });
  });

  test('KNY-123 entry star and Chinatown Regular come once in a turn', () => {
    given({ subway: true, cards: { 0: ['chinatown-regular'] }, life: { 0: 3 }, dice: six('energy') })
      .answer(0, 'ride manhattan')
      .expect({ star: { 0: 1 }, life: { 0: 5 } })
      .answer(0, 'ride queens')
      .answer(0, 'ride manhattan')
      .expect({ star: { 0: 1 }, life: { 0: 5 }, at: { 0: 'manhattan' } })
      .answer(0, 'ride queens')
      .answer(0, 'pass')
      .answer(0, 'stop')
      .answer(0, 'energy')
      .asked(0, 'moveStep')
      .answer(0, 'manhattan')
      .expect({ star: { 0: 1 }, life: { 0: 5 }, at: { 0: 'manhattan' } });
  });

  const gains = (events: readonly Event[]) =>
    events.flatMap((e) => (e.t === 'gained' ? [`${e.src} ${e.res}`] : e.t === 'souvenir' ? [`souvenir ${e.at}`] : []));
  const traveller = { 0: ['chinatown-regular', 'stink-attack', 'tourist'] } as const;

  test('KNY-124 on arrival: entry star, Chinatown Regular, Tourist, Stink Attack', () => {
    const told = given({ from: 'move', cards: traveller, life: { 0: 5 }, units: { manhattan: { jet: 1 } } });
    expect(gains(told.events)).toEqual([
      'entry star',
      'chinatown-regular life',
      'souvenir manhattan',
      'tourist star',
      'tourist energy',
    ]);
    told
      .asked(0, 'stinkAttack')
      .answer(0, 'send jet queens')
      .expect({ units: { manhattan: { jet: 0 }, queens: { jet: 1 } } });
  });

  test('KNY-124 in an outer borough only Tourist and Stink Attack work', () => {
    const told = given({ from: 'move', ...outside, cards: traveller, life: { 0: 5 }, units: { queens: { jet: 1 } } });
    expect(gains(told.answer(0, 'queens').asked(0, 'stinkAttack').events)).toEqual([
      'souvenir queens',
      'tourist star',
      'tourist energy',
    ]);
  });

  test('KNY-124 a fleeing Monster has its arrival before the attacker enters', () => {
    const told = given({
      from: 'symbols',
      ...outside,
      dice: 'attack',
      cards: { 0: ['chinatown-regular'], 1: ['stink-attack', 'tourist'] },
      life: { 0: 5 },
      units: { queens: { jet: 1 } },
    })
      .answer(1, 'queens')
      .asked(1, 'stinkAttack')
      .expect({ at: ['bronx', 'queens'] })
      .answer(1, 'done')
      .expect({ at: { 0: 'manhattan' } });
    expect(gains(told.events).slice(0, 5)).toEqual([
      'souvenir queens',
      'tourist star',
      'tourist energy',
      'entry star',
      'chinatown-regular life',
    ]);
  });

  test('KNY-124 staying where one is is no arrival', () => {
    const told = given({ from: 'move', ...outside, cards: traveller, units: { bronx: { jet: 1 } } }).answer(0, 'stay');
    expect(gains(told.events.filter((e) => !('seat' in e) || e.seat === 0))).toEqual([]);
    told.expect({ active: 1, souvenirs: { 0: [] } });
  });
});

describe('16. Move', () => {
  test.each(OUTER)('KNY-125 from %s one must enter Manhattan when nobody is there', (here) => {
    given({ from: 'move', at: { 0: here, 1: here } }).expect({ at: ['manhattan', here], active: 1 });
    // Carapace beside it makes the question visible.
    const told = given({ from: 'move', at: { 0: here, 1: here }, cards: { 0: ['carapace'] }, carapace: { 0: 1 } });
    expect(told.asked(0, 'moveStep').legal(0)).toEqual(['manhattan', 'shed carapace']);
  });

  test('KNY-125 Manhattan that an attack has emptied is entered in the Move step', () => {
    given({ from: 'symbols', seats: 3, at: { 0: 'bronx', 1: 'manhattan' }, life: { 0: 5, 1: 1 }, dice: 'attack heal' })
      .answer(0, 'attack')
      .expect({ alive: [true, false, true], at: { 0: 'manhattan' }, star: { 0: 1 }, life: { 0: 6 } });
  });

  test.each(OUTER)(
    'KNY-126 from %s, with Manhattan taken, one may stay or go to an outer borough with room',
    (here) => {
      const [a, b, c] = OUTER.filter((borough) => borough !== here) as [Outer, Outer, Outer];
      const told = given({ from: 'move', seats: 6, at: { 0: here, 1: 'manhattan', 2: a, 3: a, 4: b, 5: here } });
      expect([...told.asked(0, 'moveStep').legal(0)].sort()).toEqual(['stay', b, c].sort());
      told
        .refuses(0, 'manhattan')
        .refuses(0, here)
        .refuses(0, a)
        .answer(0, b)
        .expect({ at: { 0: b }, star: { 0: 0 } });
    },
  );

  test('KNY-126 staying is always possible', () => {
    given({ from: 'move', ...outside })
      .answer(0, 'stay')
      .expect({ at: { 0: 'bronx' }, active: 1 });
  });

  test.each<[Zone, Zone]>([
    ['lower', 'midtown'],
    ['midtown', 'upper'],
    ['upper', 'upper'],
  ])('KNY-127 KNY-129 from %s one comes to %s and has no other way', (zone, next) => {
    const climb: Position = { from: 'move', at: { 0: 'manhattan' }, zone: { 0: zone } };
    given(climb).expect({ at: { 0: 'manhattan' }, zone: { 0: next }, active: 1 });
    const told = given({ ...climb, cards: { 0: ['carapace'] }, carapace: { 0: 1 } });
    expect(told.legal(0)).toEqual([zone === 'upper' ? 'stay' : 'up', 'shed carapace']);
  });

  test('KNY-128 whoever took a vacated place this turn stays in Lower', () => {
    given({ from: 'symbols', ...outside, dice: 'attack' })
      .answer(1, 'queens')
      .expect({ active: 1, at: ['manhattan', 'queens'], zone: { 0: 'lower' } });
  });

  test('KNY-128 by the house rule whoever entered before the Move step goes up in it, and whoever enters in it does not', () => {
    const house = { climbAtOnce: true } as const;
    given({ ...house, from: 'symbols', ...outside, dice: 'attack' })
      .answer(1, 'queens')
      .expect({ active: 1, at: ['manhattan', 'queens'], zone: { 0: 'midtown' } });
    given({ ...house, from: 'move' }).expect({ active: 1, at: { 0: 'manhattan' }, zone: { 0: 'lower' } });
  });

  test('KNY-128 a state says nothing of the house rule where it is off, as older ones do', () => {
    const rng = () => makeRng(seedOf('house'));
    expect(game.setup(2, { advanced: false, climbAtOnce: false }, rng()).options).toEqual({ advanced: false });
    const on = game.setup(2, { advanced: false, climbAtOnce: true }, rng());
    expect(game.clone(on).options).toEqual({ advanced: false, climbAtOnce: true });
    expect(game.view(on, 0).options.climbAtOnce).toBe(true);
  });

  test('KNY-128 KNY-129 whoever entered by Super Speed or Subway stays in Lower; going up early does not count', () => {
    const fast = { cards: { 0: ['super-speed'] }, dice: six('energy') } as const;
    given(fast)
      .answer(0, 'manhattan')
      .answer(0, 'stop')
      .expect({ active: 1, zone: { 0: 'lower' } });
    given({ ...fast, at: { 0: 'manhattan' } })
      .answer(0, 'up')
      .answer(0, 'stop')
      .expect({ active: 1, zone: { 0: 'upper' } });
    const ride = given({ subway: true, dice: six('energy') })
      .answer(0, 'ride manhattan')
      .answer(0, 'pass')
      .answer(0, 'stop');
    ride.answer(0, 'energy').asked(0, 'moveStep').refuses(0, 'up').refuses(0, 'bronx').refuses(0, 'queens');
    ride.answer(0, 'stay').expect({ zone: { 0: 'lower' }, at: { 0: 'manhattan' } });
  });

  test('KNY-128 whoever entered and left again by Subway must enter empty Manhattan once more', () => {
    const told = given({ from: 'move', subway: true, entered: true, at: { 0: 'manhattan' } });
    expect(told.legal(0)[0]).toBe('stay');
    told.answer(0, 'ride bronx');
    expect(
      told
        .asked(0, 'moveStep')
        .legal(0)
        .filter((pick) => !`${pick}`.startsWith('ride ')),
    ).toEqual(['manhattan']);
  });

  test('KNY-128 whoever entered and was sent off a closed space moves like anybody outside', () => {
    const told = given({
      seats: 5,
      advanced: true,
      at: { 0: 'bronx', 1: 'manhattan', 2: 'queens', 3: 'queens', 4: 'brooklyn' },
      cards: { 0: ['super-speed'] },
      life: { 2: 1 },
      dice: 'attack heal heal heal heal heal',
    })
      .answer(0, 'manhattan')
      .expect({ space: { 0: '5-6' }, star: { 0: 1 } })
      .answer(0, 'stop')
      .answer(0, 'attack')
      .asked(0, 'leaveClosedSpace')
      .answer(0, 'bronx')
      .asked(0, 'moveStep');
    expect(told.legal(0)).toEqual(['stay', 'queens', 'brooklyn', 'staten-island']);
  });
});

describe('16. Voluntary moves and the New York Marathon', () => {
  const marathon = { bank: ['new-york-marathon'], energy: { 0: 3, 1: 3 } } as const;

  test('KNY-130 changing the outer borough in the Move step, fleeing and Subway moves are voluntary', () => {
    given({ ...marathon, from: 'move', ...outside })
      .answer(0, 'queens')
      .expect({ energy: { 0: 1 }, at: { 0: 'queens' } });
    given({ ...marathon, from: 'symbols', ...outside, dice: 'attack' })
      .answer(1, 'queens')
      .expect({ energy: [3, 1], at: ['manhattan', 'queens'] });
    given({ ...marathon, subway: true, ...outside })
      .answer(0, 'ride queens')
      .expect({ energy: [1, 3] });
    given({ ...marathon, subway: true })
      .answer(0, 'ride manhattan')
      .expect({ energy: [1, 3] });
  });

  test('KNY-130 staying, entering empty Manhattan, going up, taking a vacated place and Super Speed are free', () => {
    given({ ...marathon, from: 'move', ...outside })
      .answer(0, 'stay')
      .expect({ energy: [3, 3] });
    const poor = { ...marathon, energy: {} } as const;
    given({ ...poor, from: 'move' }).expect({ at: { 0: 'manhattan' }, energy: { 0: 0 } });
    given({ ...marathon, from: 'move' }).expect({ at: { 0: 'manhattan' }, energy: { 0: 3 } });
    given({ ...marathon, from: 'move', at: { 0: 'manhattan' } }).expect({ zone: { 0: 'midtown' }, energy: { 0: 3 } });
    given({ ...marathon, energy: { 0: 0, 1: 3 }, from: 'symbols', ...outside, dice: 'attack' })
      .answer(1, 'queens')
      .expect({ at: ['manhattan', 'queens'], energy: [0, 1] });
    given({ ...poor, ...outside, cards: { 0: ['super-speed'] } })
      .answer(0, 'queens')
      .expect({ at: { 0: 'queens' } });
    given({ ...marathon, ...outside, cards: { 0: ['super-speed'] } })
      .answer(0, 'queens')
      .expect({ energy: { 0: 3 } });
  });

  test('KNY-130 leaving a closed 5-6 space is free', () => {
    const at = { 0: 'manhattan', 1: 'manhattan', 2: 'queens', 3: 'queens', 4: 'brooklyn' } as const;
    given({ ...marathon, seats: 5, advanced: true, at, second: [1], life: { 4: 1 }, from: 'symbols', dice: 'attack' })
      .answer(1, 'brooklyn')
      .expect({ at: { 1: 'brooklyn' }, energy: { 1: 3 } });
  });
});
