import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/index.ts';
import { given } from '../given.ts';

const HEALS = 'heal heal heal heal heal heal';
const rides = (legal: readonly Answer[]) => legal.filter((pick) => String(pick).startsWith('ride '));

describe('21. Subway', () => {
  test('KNY-219 [subway] heals 2 and gives one extra turn after this one, with Subway moves', () => {
    given({
      from: 'buy',
      at: { 1: 'manhattan' },
      life: { 0: 5 },
      energy: { 0: 10 },
      bank: ['subway'],
      deck: ['shadow-double', 'extra-head', 'tourist'],
      rolls: HEALS,
    })
      .answer(0, 'buy subway')
      .expect({ life: { 0: 7 }, active: 0, turn: 2, extra: true, asked: [0], question: 'subwayMove' })
      .logged({ t: 'extraTurn', seat: 0, src: 'subway' })
      .answer(0, 'pass')
      .answer(0, 'stop')
      .answer(0, 'heal')
      .answer(0, 'stay')
      .answer(0, 'finish')
      .expect({ active: 1, turn: 3, extra: false }); // one only; then clockwise
  });

  test('KNY-219 [subway] the turn in which it is bought and the turns of others have no Subway moves', () => {
    const story = given({
      from: 'buy',
      at: { 1: 'manhattan' },
      energy: { 0: 14 },
      bank: ['subway', 'stomp', 'fury'],
      deck: ['shadow-double'],
    });
    expect(rides(story.legal(0))).toEqual([]);
    story.answer(0, 'buy subway').asked(0, 'buyStep');
    expect(rides(story.legal(0))).toEqual([]);
  });

  test('KNY-219 [subway] an extra turn from elsewhere has no Subway moves', () => {
    const story = given({
      from: 'buy',
      at: { 1: 'manhattan' },
      energy: { 0: 4 },
      bank: ['terminal-rage'],
      rolls: 'heal heal heal heal heal heal',
    })
      .answer(0, 'buy terminal-rage')
      .expect({ active: 0, extra: true, question: 'rollOrStop' });
    expect(rides(story.legal(0))).toEqual([]);
  });
});

describe('21. Where Subway moves lead', () => {
  test('KNY-220 [subway] into every outer borough with room and into Manhattan if it has a place', () => {
    const story = given({ seats: 4, subway: true, at: { 0: 'bronx', 1: 'queens', 2: 'queens', 3: 'brooklyn' } });
    expect(story.legal(0)).toEqual(['pass', 'ride manhattan', 'ride brooklyn', 'ride staten-island']);
    const taken = given({ seats: 4, subway: true, at: { 0: 'bronx', 1: 'queens', 2: 'queens', 3: 'manhattan' } });
    expect(taken.legal(0)).toEqual(['pass', 'ride brooklyn', 'ride staten-island']);
  });

  test('KNY-220 [subway] in the variant Manhattan has a place while one Monster is there', () => {
    const base = { seats: 5, advanced: true, subway: true } as const;
    const story = given({ ...base, at: { 1: 'manhattan', 4: 'brooklyn' } });
    expect(story.legal(0)).toContain('ride manhattan');
    story.answer(0, 'ride manhattan').expect({ space: { 0: '5-6', 1: '2-4' }, at: { 0: 'manhattan' } });
    const alone = given({ ...base, at: { 0: 'manhattan' } }); // it is there already
    expect(alone.legal(0)).not.toContain('ride manhattan');
    const full = given({ ...base, at: { 1: 'manhattan', 2: 'manhattan' }, second: [2] });
    expect(full.legal(0)).not.toContain('ride manhattan');
  });

  test('KNY-220 [subway] a ride may leave Manhattan and come back, always to Lower; it never changes the zone', () => {
    const story = given({ subway: true, at: { 0: 'manhattan' }, zone: { 0: 'midtown' } });
    expect(story.legal(0)).toEqual(['pass', 'ride bronx', 'ride queens', 'ride brooklyn', 'ride staten-island']);
    story
      .answer(0, 'ride bronx')
      .expect({ at: { 0: 'bronx' } })
      .answer(0, 'ride manhattan')
      .expect({ at: { 0: 'manhattan' }, zone: { 0: 'lower' } });
  });

  test('KNY-220 [subway] whoever comes back to Manhattan has entered: a star, once a turn', () => {
    given({ subway: true, at: { 0: 'manhattan' }, zone: { 0: 'upper' } })
      .expect({ star: { 0: 2 } }) // for beginning the turn there
      .answer(0, 'ride bronx')
      .answer(0, 'ride manhattan')
      .expect({ star: { 0: 3 } })
      .answer(0, 'ride bronx')
      .answer(0, 'ride manhattan')
      .expect({ star: { 0: 3 } });
  });
});

describe('21. When Subway moves are possible', () => {
  test('KNY-221 [subway] before the first roll, after a Super Speed move and the gains of the turn', () => {
    const story = given({
      subway: true,
      at: { 0: 'queens', 1: 'manhattan' },
      cards: { 0: ['super-speed', 'king-of-queens'] },
    });
    story.expect({ energy: { 0: 1 }, question: 'superSpeedMove', dice: '' });
    expect(rides(story.legal(0))).toEqual([]);
    story.answer(0, 'bronx').expect({ question: 'subwayMove', dice: '' });
    expect(story.legal(0)).toEqual(['pass', 'ride queens', 'ride brooklyn', 'ride staten-island']);
    story.answer(0, 'ride brooklyn').asked(0, 'subwayMove').answer(0, 'pass').asked(0, 'rollOrStop');
  });

  test('KNY-221 [subway] between rolls, between symbols, around the Move step, between purchases and before the end', () => {
    const story = given({
      subway: true,
      at: { 1: 'manhattan' },
      energy: { 0: 9 },
      dice: 'heal heal heal heal energy energy',
      bank: ['stomp', 'fury', 'drain'],
    });
    const seen: string[] = [];
    const ride = (to: Answer) => {
      seen.push(String(story.state.stack.at(-1)!.t));
      story.answer(0, to);
    };
    ride('ride queens');
    story.answer(0, 'pass');
    ride('ride bronx');
    story.answer(0, 'stop');
    ride('ride queens');
    story.answer(0, 'energy');
    ride('ride bronx'); // HEAL alone is left, and still there is something to decide
    story.answer(0, 'heal');
    ride('ride queens');
    story.answer(0, 'stay');
    ride('ride bronx');
    story.answer(0, 'buy stomp');
    ride('ride queens');
    story.answer(0, 'finish').expect({ active: 1, at: { 0: 'queens' } });
    expect(seen).toEqual([
      'subwayMove',
      'rollOrStop',
      'chooseSymbolType',
      'chooseSymbolType',
      'moveStep',
      'buyStep',
      'buyStep',
    ]);
  });

  test('KNY-221 [subway] between two destructions, and the second one is in the new borough', () => {
    const story = given({ subway: true, from: 'symbols', at: { 1: 'manhattan' }, dice: 'destruction destruction' })
      .answer(0, 'destruction')
      .answer(0, 'building bronx 0')
      .answer(0, 'ride queens')
      .refuses(0, 'building bronx 0')
      .answer(0, 'building queens 1')
      .expect({ star: { 0: 2 }, units: { bronx: { infantry: 1 }, queens: { infantry: 1 } } });
    story.asked(0, 'moveStep');
  });

  test('KNY-221 [subway] points that fit nothing here may be carried to another borough, or given up', () => {
    const base = {
      subway: true,
      from: 'symbols',
      at: { 1: 'manhattan' },
      dice: 'destruction',
      stacks: { bronx: [['high-rise-2'], ['hospital-2'], []] },
    } as const;
    const story = given(base).answer(0, 'destruction').asked(0, 'destroyObject');
    expect(story.legal(0)).toEqual(['stop', 'ride queens', 'ride brooklyn', 'ride staten-island']);
    story
      .answer(0, 'ride queens')
      .refuses(0, 'stop')
      .answer(0, 'building queens 0')
      .expect({ star: { 0: 1 } });
    given(base)
      .answer(0, 'destruction')
      .answer(0, 'stop')
      .asked(0, 'moveStep')
      .expect({ star: { 0: 0 } });
  });

  test('KNY-221 [subway] not in the result window', () => {
    const story = given({
      subway: true,
      from: 'result',
      at: { 1: 'manhattan' },
      cards: { 0: ['chameleon', 'hailing-cabs', 'universal-soldier', 'artificial-heart'] },
      dice: 'celebrity celebrity heal heal attack',
    });
    const window: [string, Answer][] = [
      ['chameleon', 'pass'],
      ['hailingCabs', 'no'],
      ['convertSymbols', 0],
      ['convertSymbols', 0],
    ];
    for (const [question, pick] of window) {
      story.asked(0, question);
      expect(rides(story.legal(0))).toEqual([]);
      story.answer(0, pick);
    }
    story.asked(0, 'chooseSymbolType');
    expect(rides(story.legal(0))).not.toEqual([]);
  });

  test('KNY-221 [subway] not in the middle of an attack or an army attack', () => {
    const story = given({
      subway: true,
      from: 'symbols',
      at: { 0: 'bronx', 1: 'manhattan' },
      web: { 0: 1 },
      jinx: { 0: 1 },
      units: { bronx: { jet: 1 } },
      carapace: { 0: 2 },
      cards: { 0: ['carapace'] },
      dice: 'attack attack heal ouch',
    });
    story.answer(0, 'attack').asked(0, 'allocateAttack');
    expect(story.legal(0)).toEqual([0, 1, 'shed carapace']);
    story.answer(0, 0).asked(1, 'flee');
    expect(rides(story.legal(1))).toEqual([]);
    story.answer(1, 'stay').answer(0, 'heal').asked(0, 'allocateHeal');
    expect(story.legal(0)).toEqual([0, 1, 'shed carapace']);
    story.answer(0, 0).answer(0, 'ouch').asked(0, 'carapaceDiscard');
    expect(story.legal(0)).toEqual(['keep', 'discard']);
  });

  test('KNY-66 KNY-221 [subway] who is hit by an attack depends on the place after the ride', () => {
    given({ seats: 3, subway: true, from: 'symbols', dice: 'attack' })
      .answer(0, 'ride manhattan')
      .answer(0, 'attack')
      .expect({ life: [10, 9, 9] });
  });

  test('KNY-221 [subway] nobody else rides, not even when asked in that turn', () => {
    const story = given({
      subway: true,
      from: 'buy',
      at: { 1: 'manhattan' },
      energy: { 0: 5 },
      bank: ['tesla-cannon', 'stomp', 'fury'],
      cards: { 1: ['diva', 'drain'] },
    });
    story.answer(0, 'buy tesla-cannon').asked(1, 'teslaCannonDiscard');
    expect(story.legal(1)).toEqual(['discard diva', 'discard drain']);
  });
});

describe('21. The Move step and the limit of a Subway turn', () => {
  test('KNY-222 [subway] the Move step takes place as usual: empty Manhattan must be entered', () => {
    const story = given({ subway: true, from: 'move' }).asked(0, 'moveStep');
    expect(story.legal(0)).toEqual([
      'manhattan',
      'ride manhattan',
      'ride queens',
      'ride brooklyn',
      'ride staten-island',
    ]);
    story
      .answer(0, 'ride queens')
      .refuses(0, 'stay')
      .answer(0, 'manhattan')
      .expect({ at: { 0: 'manhattan' } });
  });

  test('KNY-128 KNY-222 [subway] a Monster that stayed in Manhattan goes a zone up; one that came back this turn stays in Lower', () => {
    const base = { subway: true, from: 'move', at: { 0: 'manhattan' }, zone: { 0: 'lower' } } as const;
    given(base)
      .refuses(0, 'stay')
      .answer(0, 'up')
      .expect({ zone: { 0: 'midtown' } });
    given(base)
      .answer(0, 'ride bronx')
      .answer(0, 'ride manhattan')
      .refuses(0, 'up')
      .answer(0, 'stay')
      .expect({ zone: { 0: 'lower' } });
  });

  test('KNY-222 [subway] there are 12 Subway moves in a turn and no more', () => {
    const story = given({ subway: true, at: { 1: 'manhattan' }, dice: HEALS });
    for (let i = 0; i < 11; i++) story.answer(0, i % 2 ? 'ride bronx' : 'ride queens').asked(0, 'subwayMove');
    story.answer(0, 'ride bronx').asked(0, 'rollOrStop');
    expect(rides(story.legal(0))).toEqual([]);
    story
      .answer(0, 'stop')
      .asked(0, 'moveStep')
      .answer(0, 'queens')
      .expect({ at: { 0: 'queens' }, active: 1 });
  });

  test('KNY-222 [subway] the count begins anew with the next Subway turn', () => {
    const story = given({
      subway: true,
      from: 'buy',
      at: { 1: 'manhattan' },
      queue: [{ seat: 0, subway: true }],
    });
    for (let i = 0; i < 12; i++) story.answer(0, i % 2 ? 'ride bronx' : 'ride queens');
    story.asked(0, 'subwayMove').expect({ turn: 2 });
    expect(rides(story.legal(0))).toHaveLength(3);
  });
});
