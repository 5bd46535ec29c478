import { describe, expect, test } from 'vitest';
import { given } from '../given.ts';

const inBank = { bank: ['new-york-marathon', 'stomp', 'fury'] } as const;

describe('21. New York Marathon in the bank', () => {
  test('KNY-212 [new-york-marathon] changing outer borough in the Move step costs 2 energy; staying is free', () => {
    const base = { ...inBank, from: 'move', at: { 1: 'manhattan' }, energy: { 0: 3 } } as const;
    given(base)
      .answer(0, 'queens')
      .expect({ at: { 0: 'queens' }, energy: { 0: 1 } });
    given(base)
      .answer(0, 'stay')
      .expect({ at: { 0: 'bronx' }, energy: { 0: 3 } });
    given({ ...base, bank: ['stomp', 'fury', 'drain'] })
      .answer(0, 'queens')
      .expect({ energy: { 0: 3 } });
  });

  test('KNY-212 [new-york-marathon] fleeing costs 2 energy, and the attacker takes the vacated place for nothing', () => {
    given({ ...inBank, from: 'symbols', at: { 1: 'manhattan' }, energy: { 0: 0, 1: 2 }, dice: 'attack' })
      .answer(1, 'brooklyn')
      .expect({ at: ['manhattan', 'brooklyn'], energy: [0, 0] });
  });

  test('KNY-212 [new-york-marathon] every Subway move costs 2 energy', () => {
    given({ ...inBank, subway: true, at: { 1: 'manhattan' }, energy: { 0: 5 }, dice: 'heal heal heal heal heal heal' })
      .answer(0, 'ride queens')
      .expect({ energy: { 0: 3 } })
      .answer(0, 'ride brooklyn')
      // 1⚡ is left: no further ride, so the dice are thrown.
      .expect({ energy: { 0: 1 }, at: { 0: 'brooklyn' }, question: 'rollOrStop' })
      .refuses(0, 'ride queens');
  });

  test('KNY-212 [new-york-marathon] compulsory moves are free: into empty Manhattan, and one zone up', () => {
    given({ ...inBank, from: 'move', energy: { 0: 0 } }).expect({ at: { 0: 'manhattan' }, active: 1 });
    given({ ...inBank, from: 'move', at: { 0: 'manhattan' }, energy: { 0: 1 } }).expect({ zone: { 0: 'midtown' } });
  });

  test('KNY-212 [new-york-marathon] a move with Super Speed is free', () => {
    given({ ...inBank, cards: { 0: ['super-speed'] }, at: { 1: 'manhattan' }, energy: { 0: 2 } })
      .answer(0, 'queens')
      .expect({ at: { 0: 'queens' }, energy: { 0: 2 } });
  });

  test('KNY-213 [new-york-marathon] with less than 2 energy nobody changes borough and nobody flees', () => {
    given({ ...inBank, from: 'move', at: { 1: 'manhattan' }, energy: { 0: 1 } }).expect({
      at: { 0: 'bronx' },
      active: 1,
    });
    given({ ...inBank, from: 'symbols', at: { 1: 'manhattan' }, energy: { 1: 1 }, dice: 'attack' })
      .expect({ at: ['bronx', 'manhattan'], life: { 1: 9 } })
      .logged({ t: 'stayed', seat: 1 });
    given({ ...inBank, from: 'symbols', at: { 1: 'manhattan' }, energy: { 1: 2 }, dice: 'attack' }).asked(1, 'flee');
  });

  test('KNY-213 [new-york-marathon] Of Another World pays the fee with hearts, but never with the last one', () => {
    const base = { ...inBank, from: 'move', at: { 1: 'manhattan' }, cards: { 0: ['of-another-world'] } } as const;
    given({ ...base, life: { 0: 3 } })
      .answer(0, 'queens')
      .expect({ at: { 0: 'queens' }, life: { 0: 1 } });
    given({ ...base, life: { 0: 2 } }).expect({ at: { 0: 'bronx' }, life: { 0: 2 } });
  });

  test('KNY-213 [new-york-marathon] energy lost to Drain before the decision counts, and what Drain gives pays the flight', () => {
    given({
      ...inBank,
      from: 'symbols',
      at: { 1: 'manhattan' },
      cards: { 1: ['drain'] },
      energy: { 0: 2, 1: 0 },
      dice: 'attack',
    })
      .expect({ asked: [1], question: 'flee', energy: [0, 2] })
      .answer(1, 'queens')
      .expect({ energy: [0, 0], at: ['manhattan', 'queens'] });
  });
});

describe('21. New York Marathon bought or swept away', () => {
  const turn = {
    ...inBank,
    subway: true,
    from: 'buy',
    at: { 1: 'manhattan' },
    deck: ['shadow-double', 'towering-titan', 'extra-head'],
  } as const;

  test('KNY-214 [new-york-marathon] when bought its fee ends at once', () => {
    given({ ...turn, energy: { 0: 6 }, life: { 0: 5 } })
      .answer(0, 'buy new-york-marathon')
      .expect({ life: { 0: 7 }, energy: { 0: 2 }, star: { 0: 2 } })
      .answer(0, 'ride queens')
      .expect({ energy: { 0: 2 }, at: { 0: 'queens' } });
  });

  test('KNY-214 [new-york-marathon] a sweep ends the fee too', () => {
    given({ ...turn, energy: { 0: 3 } })
      .answer(0, 'sweep')
      .expect({ energy: { 0: 1 }, star: { 0: 0 } })
      .answer(0, 'ride queens')
      .expect({ energy: { 0: 1 }, at: { 0: 'queens' } });
  });

  test('KNY-214 [new-york-marathon] as long as it lies there the fee stays, whatever else is bought', () => {
    const story = given({ ...turn, energy: { 0: 5 } })
      .answer(0, 'buy stomp')
      .expect({ energy: { 0: 1 }, active: 1 });
    expect(story.state.bank).toContain('new-york-marathon');
  });

  test('KNY-212 [new-york-marathon] turned up in the middle of a turn it charges from then on', () => {
    given({
      subway: true,
      from: 'buy',
      at: { 1: 'manhattan' },
      energy: { 0: 5 },
      bank: ['natural-selection', 'diva', 'hunter'],
      deck: ['new-york-marathon'],
    })
      .answer(0, 'ride queens')
      .expect({ energy: { 0: 5 } })
      .answer(0, 'buy natural-selection')
      .expect({ energy: { 0: 7 } })
      .answer(0, 'ride bronx')
      .expect({ energy: { 0: 5 } });
  });
});
