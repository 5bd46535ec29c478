import { describe, expect, test } from 'vitest';
import { given } from '../given.ts';

describe('21. Next Stage', () => {
  const stage = { from: 'buy', energy: { 0: 4 }, bank: ['next-stage'] } as const;

  test('KNY-215 [next-stage] all stars are given up for as many energy or hearts, split freely', () => {
    const story = given({ ...stage, star: { 0: 3, 1: 5 }, life: { 0: 5 } }).answer(0, 'buy next-stage');
    story.expect({ asked: [0], question: 'nextStageSplit', star: [0, 5], energy: { 0: 0 } });
    expect(story.legal(0)).toEqual([0, 1, 2, 3]);
    story.answer(0, 1).expect({ star: [0, 5], energy: { 0: 1 }, life: { 0: 7 } });
  });

  test.each([
    [0, 0, 8],
    [3, 3, 5],
  ])('KNY-215 [next-stage] %i of 3 stars into energy', (pick, energy, life) => {
    given({ ...stage, star: { 0: 3 }, life: { 0: 5 } })
      .answer(0, 'buy next-stage')
      .answer(0, pick)
      .expect({ star: { 0: 0 }, energy: { 0: energy }, life: { 0: life } });
  });

  test('KNY-215 [next-stage] healing above the maximum is lost', () => {
    given({ ...stage, star: { 0: 7 }, life: { 0: 9 } })
      .answer(0, 'buy next-stage')
      .answer(0, 2)
      .expect({ star: { 0: 0 }, energy: { 0: 2 }, life: { 0: 10 } });
  });

  test('KNY-215 [next-stage] without stars there is nothing to split', () => {
    given(stage)
      .answer(0, 'buy next-stage')
      .expect({ active: 1, star: { 0: 0 }, energy: { 0: 0 }, life: { 0: 10 } });
  });

  test('KNY-215 [next-stage] the energy is a gain: Power Tap sees it', () => {
    given({ ...stage, star: { 0: 3 }, cards: { 1: ['power-tap'] } })
      .answer(0, 'buy next-stage')
      .answer(0, 3)
      .expect({ energy: [2, 1] });
  });
});

describe('21. Photo Op', () => {
  const photo = { seats: 4, from: 'buy', energy: { 0: 4 }, bank: ['photo-op'] } as const;

  test('KNY-216 [photo-op] one star per point of damage dealt this turn to one other Monster, of the buyer’s choice', () => {
    const story = given({ ...photo, dealt: { 1: 2, 3: 5 } })
      .answer(0, 'buy photo-op')
      .asked(0, 'photoOpTarget');
    expect(story.legal(0)).toEqual(['monster 1', 'monster 2', 'monster 3']);
    story.answer(0, 'monster 1').expect({ star: [2, 0, 0, 0] });
  });

  test('KNY-216 [photo-op] a Monster that took no damage may be chosen, for nothing', () => {
    given({ ...photo, dealt: { 1: 2 } })
      .answer(0, 'buy photo-op')
      .answer(0, 'monster 2')
      .expect({ star: { 0: 0 } });
  });

  test('KNY-216 [photo-op] damage of the attack counts in full: also for a Monster eliminated by it, beyond its last life', () => {
    const story = given({
      seats: 4,
      from: 'symbols',
      at: { 0: 'manhattan', 1: 'bronx', 2: 'queens' },
      life: { 1: 1, 2: 8 },
      out: { 3: 1 },
      energy: { 0: 4 },
      dice: 'attack attack attack',
      bank: ['photo-op'],
    });
    story.expect({ alive: [true, false, true, false], asked: [0], question: 'buyStep' }).answer(0, 'buy photo-op');
    expect(story.legal(0)).toEqual(['monster 1', 'monster 2']); // 3 fell in an earlier turn
    story.answer(0, 'monster 1').expect({ star: { 0: 3 } });
  });

  test('KNY-216 [photo-op] damage paid with energy counts as well', () => {
    given({
      from: 'symbols',
      at: { 1: 'manhattan' },
      energy: { 0: 4, 1: 2 },
      cards: { 1: ['of-another-world'] },
      dice: 'attack attack attack',
      bank: ['photo-op'],
    })
      .answer(1, 2)
      .answer(1, 'stay')
      .answer(0, 'stay')
      .answer(0, 'buy photo-op')
      .expect({ life: { 1: 9 }, star: { 0: 3 } }); // with one other Monster there is nothing to choose
  });

  test('KNY-73 KNY-216 [photo-op] the damage of several events of the turn adds up', () => {
    given({
      seats: 3,
      from: 'symbols',
      at: { 1: 'manhattan' },
      energy: { 0: 9 },
      dice: 'attack attack',
      destroyed: { tank: 1 },
      bank: ['general-ellis', 'photo-op'],
    })
      .answer(1, 'stay')
      .answer(0, 'stay')
      .answer(0, 'buy general-ellis')
      .answer(0, 'buy photo-op')
      .answer(0, 'monster 1')
      .expect({ life: [9, 7, 9], star: { 0: 6 } });
  });

  test('KNY-216 [photo-op] damage by the army and of an earlier turn does not count', () => {
    given({
      from: 'symbols',
      at: { 0: 'bronx', 1: 'bronx' },
      energy: { 0: 4 },
      units: { bronx: { infantry: 2 } },
      dice: 'ouch ouch',
      bank: ['photo-op'],
    })
      .expect({ life: [8, 8], at: { 0: 'manhattan' } })
      .answer(0, 'buy photo-op')
      .expect({ star: { 0: 1 } }); // for entering Manhattan
    given({
      from: 'end',
      energy: { 0: 4 },
      at: { 1: 'manhattan' },
      dealt: { 1: 6 },
      queue: [{ seat: 0, subway: false }],
      rolls: 'heal heal heal heal heal heal',
      bank: ['photo-op'],
    })
      .answer(0, 'stop')
      .answer(0, 'stay')
      .answer(0, 'buy photo-op')
      .expect({ star: { 0: 0 } });
  });
});

describe('21. Tesla Cannon', () => {
  const cannon = { seats: 4, active: 1, from: 'buy', energy: { 1: 5 }, bank: ['tesla-cannon'] } as const;

  test('KNY-223 [tesla-cannon] gives 2 stars; then each player in turn order from the buyer discards a KEEP card of their choice', () => {
    const story = given({
      ...cannon,
      cards: { 0: ['stomp', 'drain'], 1: ['hunter', 'diva'], 3: ['fury', 'curse', 'leveler'] },
    });
    story
      .answer(1, 'buy tesla-cannon')
      .expect({ star: [0, 2, 0, 0], asked: [1], question: 'teslaCannonDiscard' })
      .answer(1, 'discard hunter')
      .asked(3, 'teslaCannonDiscard');
    expect(story.legal(3)).toEqual(['discard curse', 'discard fury', 'discard leveler']);
    story
      .answer(3, 'discard curse')
      .asked(0, 'teslaCannonDiscard')
      .answer(0, 'discard stomp')
      .expect({ cards: [['drain'], ['diva'], [], ['fury', 'leveler']] })
      .expect({ discard: ['hunter', 'curse', 'stomp', 'tesla-cannon'] });
  });

  test('KNY-223 [tesla-cannon] a single KEEP card is discarded without a question, and without one nothing happens', () => {
    given({ ...cannon, cards: { 2: ['fury'] } })
      .answer(1, 'buy tesla-cannon')
      .expect({ cards: [[], [], [], []], discard: ['fury', 'tesla-cannon'], active: 2 });
  });

  test('KNY-223 [tesla-cannon] a discarded card stops working: life above 10 and tokens go with Carapace, Souvenirs with Tourist', () => {
    given({
      ...cannon,
      life: { 2: 12 },
      carapace: { 2: 3 },
      souvenirs: { 3: ['bronx'] },
      cards: { 2: ['carapace'], 3: ['tourist'] },
    })
      .answer(1, 'buy tesla-cannon')
      .expect({ life: { 2: 10 }, carapace: { 2: 0 }, souvenirs: { 3: [] } });
  });

  test('KNY-223 [tesla-cannon] Superstar and Statue of Liberty are no KEEP cards and stay', () => {
    given({ ...cannon, superstar: 2, statue: 3, star: { 3: 3 } })
      .answer(1, 'buy tesla-cannon')
      .expect({ superstar: 2, statue: 3, discard: ['tesla-cannon'], star: { 3: 3 } });
  });
});
