import { describe, expect, test } from 'vitest';
import type { CardId, Event } from '../../src/index.ts';
import { given } from '../given.ts';

const AGAIN = { seat: 0, subway: false };
const six = (face: string) => Array<string>(6).fill(face).join(' ');
/** Seat 0 is in the Bronx and 1 in Manhattan, so the Move step is a choice. */
const outside = { at: { 0: 'bronx', 1: 'manhattan' } } as const;
const types = (events: readonly Event[], ...of: Event['t'][]) => events.map((e) => e.t).filter((t) => of.includes(t));

describe('3. Frame of a turn', () => {
  test('KNY-24 gains, roll, symbols, Move, buying, end, in this order', () => {
    const told = given({
      at: { 0: 'manhattan' },
      bank: ['stomp'],
      energy: { 0: 5 },
      dice: `heal ${six('energy').slice(7)}`,
    })
      .asked(0, 'rollOrStop')
      .expect({ star: { 0: 1 }, energy: { 0: 6 }, zone: { 0: 'lower' } })
      .answer(0, 'stop')
      .asked(0, 'chooseSymbolType')
      .expect({ zone: { 0: 'lower' }, energy: { 0: 6 } })
      .answer(0, 'energy')
      .asked(0, 'buyStep')
      .expect({ zone: { 0: 'midtown' }, energy: { 0: 11 } })
      .answer(0, 'buy stomp')
      .answer(0, 'finish')
      .expect({ active: 1, turn: 2 });
    const steps = types(told.events, 'turn', 'rolled', 'resolving', 'up', 'bought');
    expect(steps.slice(0, 7)).toEqual(['turn', 'rolled', 'resolving', 'resolving', 'up', 'bought', 'turn']);
  });

  test.each([
    [0, {}, 1],
    [3, {}, 0],
    [1, { 2: 1 }, 3],
    [1, { 2: 1, 3: 1 }, 0],
    [3, { 0: 1 }, 1],
  ])('KNY-25 after seat %i, with %j eliminated, it is the turn of seat %i', (active, out, next) => {
    given({ from: 'end', seats: 4, active, out }).expect({ active: next, turn: 2, extra: false });
  });
});

describe('3. The memory of a turn', () => {
  const again = { ...outside, queue: [AGAIN] };

  test('KNY-26 a Unit revealed in one turn may be destroyed in an extra turn', () => {
    given({
      ...again,
      from: 'symbols',
      life: { 0: 5 },
      stacks: { bronx: [['high-rise-1'], [], []] },
      dice: 'destruction destruction destruction',
      rolls: 'destruction destruction energy energy energy energy',
    })
      .asked(0, 'moveStep')
      .expect({ units: { bronx: { infantry: 1 } }, life: { 0: 5 } })
      .answer(0, 'stay')
      .answer(0, 'stop')
      .answer(0, 'destruction')
      .expect({ turn: 2, extra: true, units: { bronx: { infantry: 0 } }, life: { 0: 6 } });
  });

  test('KNY-26 Jets and Tanks destroyed in one turn do not count in the next', () => {
    given({
      ...again,
      from: 'buy',
      energy: { 0: 20 },
      bank: ['air-force-one', 'general-ellis'],
      destroyed: { jet: 1, tank: 1 },
      rolls: six('heal'),
    })
      .expect({ turn: 1 })
      .answer(0, 'finish')
      .answer(0, 'stop')
      .answer(0, 'stay')
      .asked(0, 'buyStep')
      .refuses(0, 'buy air-force-one')
      .refuses(0, 'buy general-ellis')
      .expect({ turn: 2 });
  });

  test('KNY-26 damage dealt in one turn does not count in the next', () => {
    const photo = { ...again, from: 'buy', energy: { 0: 20 }, bank: ['photo-op'], dealt: { 1: 3 } } as const;
    given(photo)
      .answer(0, 'buy photo-op')
      .expect({ star: { 0: 3 } });
    given({ ...photo, rolls: six('heal') })
      .answer(0, 'finish')
      .answer(0, 'stop')
      .answer(0, 'stay')
      .answer(0, 'buy photo-op')
      .expect({ star: { 0: 0 }, turn: 2 });
  });

  test('KNY-26 energy gained is counted anew in each turn', () => {
    const tap = { ...again, from: 'symbols', cards: { 1: ['power-tap'] } } as const;
    given({ ...tap, dice: 'energy energy', rolls: `energy energy ${six('heal').slice(10)}` })
      .answer(0, 'stay')
      .answer(0, 'stop')
      .answer(0, 'energy')
      .expect({ energy: [4, 0], turn: 2 });
    given({ ...tap, dice: 'energy energy energy', rolls: `energy energy energy heal heal heal` })
      .expect({ energy: [2, 1] })
      .answer(0, 'stay')
      .answer(0, 'stop')
      .answer(0, 'energy')
      .expect({ energy: [4, 2], turn: 2 });
  });

  test('KNY-26 who entered Manhattan in one turn goes up in the next', () => {
    given({ from: 'move', queue: [AGAIN], rolls: six('heal') })
      .expect({ at: { 0: 'manhattan' }, zone: { 0: 'lower' }, star: { 0: 2 }, turn: 2 }) // entry and start of turn
      .answer(0, 'stop')
      .expect({ zone: { 0: 'midtown' }, turn: 3 });
  });

  test('KNY-26 the entry star is paid again in the next turn', () => {
    given({ from: 'move', queue: [{ seat: 0, subway: true }] })
      .asked(0, 'subwayMove')
      .expect({ at: { 0: 'manhattan' }, star: { 0: 2 }, turn: 2 })
      .answer(0, 'ride bronx')
      .answer(0, 'ride manhattan')
      .expect({ star: { 0: 3 } })
      .answer(0, 'ride bronx')
      .answer(0, 'ride manhattan')
      .expect({ star: { 0: 3 } });
  });

  test('KNY-26 Leveler works again in the next turn', () => {
    given({
      ...again,
      from: 'symbols',
      cards: { 0: ['leveler'] },
      stacks: { bronx: [['high-rise-1', 'high-rise-1', 'high-rise-1'], [], []] },
      dice: 'destruction destruction',
      rolls: `destruction heal heal heal heal heal`,
    })
      .expect({ star: { 0: 3 } })
      .answer(0, 'stay')
      .answer(0, 'stop')
      .answer(0, 'destruction')
      .expect({ star: { 0: 5 }, turn: 2 });
  });
});

describe('3. Extra turns', () => {
  const buying = { from: 'buy', seats: 3, at: { 0: 'manhattan' }, energy: { 0: 20 } } as const;

  test.each<CardId>(['terminal-rage', 'subway'])(
    'KNY-27 %s: the turn is finished first, then comes a whole new one from its gains on',
    (card) => {
      const told = given({ ...buying, bank: [card] })
        .answer(0, `buy ${card}`)
        .asked(0, 'buyStep')
        .expect({ turn: 1, star: { 0: 0 } })
        .answer(0, 'finish')
        .expect({ active: 0, turn: 2, extra: true, star: { 0: 1 }, queue: [] }); // Lower Manhattan
      if (card === 'subway') told.answer(0, 'pass');
      told.asked(0, 'rollOrStop').expect({ rerolls: 2 });
    },
  );

  test('KNY-27 climbing the Empire State Building: the turn is finished first', () => {
    given({
      from: 'result',
      seats: 3,
      at: { 0: 'manhattan' },
      cards: { 0: ['climb-the-empire-state-building'] },
      stacks: { manhattan: [[], [], []] },
      dice: 'energy heal attack celebrity destruction ouch',
    })
      .expect({ turn: 1, star: { 0: 2 }, queue: [AGAIN] })
      .answer(0, 'energy')
      .answer(0, 'heal')
      .answer(0, 'attack')
      .answer(0, 'celebrity')
      .answer(0, 'destruction')
      .expect({ active: 0, turn: 2, extra: true, zone: { 0: 'midtown' }, star: { 0: 4 }, life: [10, 9, 9] });
  });

  test('KNY-27 KNY-28 who does not survive Natural Selection has no extra turn', () => {
    given({ ...buying, bank: ['terminal-rage'], cards: { 0: ['natural-selection'] }, dice: 'celebrity' })
      .answer(0, 'buy terminal-rage')
      .expect({ queue: [AGAIN] })
      .answer(0, 'finish')
      .expect({ alive: [false, true, true], active: 1, extra: false, queue: [] });
  });

  test('KNY-27 who has 20 stars wins before the extra turn', () => {
    given({ ...buying, bank: ['terminal-rage'], star: { 0: 20 } })
      .answer(0, 'buy terminal-rage')
      .expect({ winners: null })
      .answer(0, 'finish')
      .expect({ winners: [0], turn: 1 });
  });

  test('KNY-28 extra turns are played first in, first out; then play goes on from the last normal turn', () => {
    given({
      from: 'end',
      seats: 4,
      active: 1,
      at: { 2: 'manhattan' },
      queue: [
        { seat: 3, subway: false },
        { seat: 0, subway: false },
        { seat: 3, subway: false },
      ],
      rolls: [six('heal'), six('heal'), six('heal')].join(' '),
    })
      .expect({ active: 3, extra: true })
      .answer(3, 'stop')
      .answer(3, 'stay')
      .expect({ active: 0, extra: true })
      .answer(0, 'stop')
      .answer(0, 'stay')
      .expect({ active: 3, extra: true })
      .answer(3, 'stop')
      .answer(3, 'stay')
      .expect({ active: 2, extra: false, turn: 5 });
  });

  test('KNY-28 an extra turn won in an extra turn waits behind those already queued', () => {
    given({
      from: 'end',
      seats: 3,
      at: { 2: 'manhattan' },
      queue: [AGAIN, { seat: 1, subway: false }],
      energy: { 0: 4 },
      bank: ['terminal-rage'],
      rolls: six('heal'),
    })
      .answer(0, 'stop')
      .answer(0, 'stay')
      .answer(0, 'buy terminal-rage')
      .expect({ active: 1, extra: true, queue: [AGAIN] });
  });

  test('KNY-28 the queued turns of an eliminated Monster are dropped', () => {
    given({
      from: 'symbols',
      seats: 3,
      at: { 0: 'manhattan' },
      life: { 1: 1 },
      dice: 'attack',
      queue: [
        { seat: 1, subway: false },
        { seat: 2, subway: false },
        { seat: 1, subway: true },
      ],
    }).expect({ alive: [true, false, true], active: 2, extra: true, queue: [] });
  });
});

describe('3. A turn cut short', () => {
  const doomed = {
    from: 'symbols',
    seats: 3,
    at: { 0: 'bronx', 1: 'bronx', 2: 'queens' },
    life: { 0: 2 },
    energy: { 0: 20 },
    bank: ['stomp'],
    units: { bronx: { infantry: 2 } },
  } as const;

  test('KNY-29 the symbols and steps of an eliminated Monster are lost', () => {
    const told = given({ ...doomed, dice: 'ouch destruction celebrity celebrity celebrity' })
      .answer(0, 'ouch')
      .expect({ alive: [false, true, true], superstar: -1, at: { 0: null }, bank: ['stomp', null, null] })
      .expect({ active: 1, units: { bronx: { infantry: 2 } } });
    expect(types(told.events, 'resolving', 'entered', 'bought')).toEqual(['resolving']);
  });

  test('KNY-29 a Monster that survives goes on', () => {
    given({ ...doomed, life: { 0: 3 }, dice: 'ouch celebrity celebrity celebrity' })
      .answer(0, 'ouch')
      .asked(0, 'buyStep')
      .expect({ superstar: 0, at: { 0: 'manhattan' }, life: { 0: 1 } });
  });

  test('KNY-29 the damage event that kills it is finished for everybody', () => {
    given({ ...doomed, cards: { 1: ['phoenix-blood'] }, dice: 'ouch ouch energy' })
      .answer(0, 'ouch')
      .expect({ alive: [false, true, true], life: [0, 8, 10], energy: [0, 1, 0], active: 1 });
  });
});

describe('3. Who decides, and when', () => {
  const shields = { 1: ['carapace'], 3: ['of-another-world'] } as const;
  test.each([
    [0, 1, 3],
    [2, 3, 1],
  ])('KNY-30 in the turn of seat %i, seat %i reacts before seat %i', (active, first, second) => {
    const reaction = { 1: 'carapaceDiscard', 3: 'payDamageWithEnergy' } as Record<number, string>;
    const told = given({
      from: 'buy',
      seats: 4,
      active,
      at: { 0: 'manhattan' },
      cards: shields,
      carapace: { 1: 1 },
      energy: { [active]: 5, 3: 1 },
      bank: ['general-ellis'],
      destroyed: { tank: 1 },
    }).answer(active, 'buy general-ellis');
    for (const seat of [first, second])
      told.expect({ asked: [seat], question: reaction[seat]! }).answer(seat, seat === 1 ? 'discard' : 1);
    told.expect({ life: { 1: 9, 3: 10 }, energy: { 3: 0 } });
  });

  test('KNY-30 in turn order from the active player, each seeing the earlier answers', () => {
    given({
      from: 'buy',
      seats: 3,
      active: 1,
      at: { 0: 'manhattan' },
      energy: { 1: 5 },
      bank: ['tesla-cannon'],
      cards: { 0: ['diva', 'drain'], 1: ['fury', 'stomp'], 2: ['hunter', 'leveler'] },
    })
      .answer(1, 'buy tesla-cannon')
      .expect({ asked: [1], discard: [] })
      .answer(1, 'discard stomp')
      .expect({ asked: [2], discard: ['stomp'] })
      .answer(2, 'discard hunter')
      .expect({ asked: [0], discard: ['stomp', 'hunter'] })
      .answer(0, 'discard diva');
  });

  test('KNY-31 one legal answer is given by itself, unless a free action is possible beside it', () => {
    const one = { from: 'symbols', dice: 'energy energy', cards: { 0: ['carapace'] } } as const;
    given(one).expect({ energy: { 0: 2 }, at: { 0: 'manhattan' }, active: 1 });
    const told = given({ ...one, carapace: { 0: 1 } }).asked(0, 'chooseSymbolType');
    expect(told.legal(0)).toEqual(['energy', 'shed carapace']);
    expect(told.answer(0, 'energy').asked(0, 'moveStep').legal(0)).toEqual(['manhattan', 'shed carapace']);
  });
});
