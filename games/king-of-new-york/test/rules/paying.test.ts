import { describe, expect, test } from 'vitest';
import { given, reroll } from '../given.ts';

const owner = { cards: { 0: ['of-another-world'] } } as const;

describe('17. Paying with life', () => {
  test('KNY-134 KNY-140 a price may be paid in life, partly or wholly, as long as 1 life stays', () => {
    const story = given({
      ...owner,
      from: 'buy',
      life: { 0: 3 },
      energy: { 0: 4 },
      bank: ['stomp', 'fury', 'leveler'],
    });
    story.answer(0, 'buy leveler').asked(0, 'payWithLife');
    story.expect({ bank: { 2: 'leveler' }, cards: { 0: ['of-another-world'] } }); // KNY-134: payment comes first
    expect(story.legal(0)).toEqual([1, 2]); // 5⚡ to pay, with 4⚡ and 2♥ to spare
    story.answer(0, 2).expect({ life: { 0: 1 }, energy: { 0: 1 }, cards: { 0: ['leveler', 'of-another-world'] } });
  });

  test('KNY-140 with life enough the whole price may be paid in life', () => {
    const story = given({ ...owner, from: 'buy', energy: { 0: 9 }, bank: ['stomp'] });
    story.answer(0, 'buy stomp');
    expect(story.legal(0)).toEqual([0, 1, 2, 3, 4]);
    story
      .answer(0, 4)
      .expect({ life: { 0: 6 }, energy: { 0: 9 } })
      .logged({ t: 'paid', seat: 0, energy: 0, life: 4 });
  });

  test('KNY-140 a card that would take the last life is out of reach, and a single possible split is no question', () => {
    const base = { ...owner, from: 'buy', energy: { 0: 2 }, bank: ['stomp', 'leveler', 'webspinner'] } as const;
    given({ ...base, life: { 0: 3 } })
      .refuses(0, 'buy leveler')
      .answer(0, 'buy stomp')
      .expect({ life: { 0: 1 }, energy: { 0: 0 }, cards: { 0: ['of-another-world', 'stomp'] } });
    given({ ...base, life: { 0: 1 } })
      .refuses(0, 'buy stomp')
      .answer(0, 'sweep')
      .expect({ life: { 0: 1 }, energy: { 0: 0 } });
  });

  test('KNY-140 without Of Another World nobody pays with life', () => {
    given({ from: 'buy', energy: { 0: 3 }, bank: ['stomp', 'fury', 'drain'] })
      .asked(0, 'buyStep')
      .refuses(0, 'buy stomp');
  });

  test('KNY-140 a sweep may be paid in life', () => {
    const story = given({ ...owner, from: 'buy', energy: { 0: 1 }, bank: ['subway', 'shadow-double', 'stomp'] });
    story.answer(0, 'sweep').asked(0, 'payWithLife');
    expect(story.legal(0)).toEqual([1, 2]);
    story.answer(0, 2).expect({ life: { 0: 8 }, energy: { 0: 1 }, discard: ['subway', 'shadow-double', 'stomp'] });
  });

  test('KNY-140 the Jinx fee may be paid in life, before the dice are thrown', () => {
    const story = given({
      ...owner,
      jinx: { 0: 2 },
      energy: { 0: 1 },
      dice: 'ouch ouch heal heal heal heal',
      rolls: 'energy energy',
    });
    story.answer(0, reroll('ouch', 'ouch')).asked(0, 'payWithLife').expect({ dice: 'ouch ouch heal heal heal heal' });
    expect(story.legal(0)).toEqual([1, 2]);
    story.answer(0, 1).expect({ life: { 0: 9 }, energy: { 0: 0 }, dice: 'energy energy heal heal heal heal' });
  });

  test('KNY-140 the fee of the Marathon may be paid in life, also by a Monster that flees in the turn of another', () => {
    const story = given({
      from: 'symbols',
      active: 1,
      at: { 0: 'manhattan' },
      energy: { 0: 3 },
      ...owner,
      dice: 'attack',
      bank: ['new-york-marathon'],
    });
    story.answer(0, 0); // no ⚡ instead of the ♥ of the attack
    story
      .answer(0, 'queens')
      .asked(0, 'payWithLife')
      .expect({ at: { 0: 'manhattan' }, life: { 0: 9 } });
    expect(story.legal(0)).toEqual([0, 1, 2]);
    story.answer(0, 1).expect({ at: ['queens', 'manhattan'], life: { 0: 8 }, energy: { 0: 2 } });
  });

  test('KNY-140 the fee of Seismic Ray may be paid in life', () => {
    const story = given({
      from: 'symbols',
      at: { 1: 'manhattan' },
      cards: { 0: ['of-another-world', 'seismic-ray'] },
      energy: { 0: 1 },
      dice: 'destruction',
      stacks: { brooklyn: [['high-rise-1']] },
    });
    story.answer(0, 'reach brooklyn').asked(0, 'payWithLife');
    expect(story.legal(0)).toEqual([0, 1]);
    story
      .answer(0, 1)
      .expect({ life: { 0: 9 }, energy: { 0: 1 } })
      .answer(0, 'building brooklyn 0')
      .expect({ star: { 0: 1 } });
  });

  test('KNY-140 what Drain and Power Tap take is no payment: it is energy, and no more than there is', () => {
    given({
      from: 'symbols',
      at: { 1: 'manhattan' },
      cards: { 0: ['of-another-world'], 1: ['drain'] },
      energy: { 0: 1 },
      dice: 'attack',
    })
      .expect({ asked: [1], question: 'flee', life: { 0: 10, 1: 9 }, energy: [0, 1] })
      .logged({ t: 'handedOver', from: 0, to: 1, n: 1, src: 'drain' });
    given({
      from: 'symbols',
      at: { 1: 'manhattan' },
      cards: { 0: ['of-another-world'], 1: ['power-tap'] },
      dice: 'energy energy energy',
    }).expect({ asked: [0], question: 'moveStep', life: { 0: 10 }, energy: [2, 1] });
  });
});
