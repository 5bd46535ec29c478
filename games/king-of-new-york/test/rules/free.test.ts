import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/index.ts';
import { given, type Position } from '../given.ts';

/** Seat 0, in the Bronx, owns Carapace with 2 tokens; Manhattan is taken, so its Move step is a choice. */
const owner = (more: Position): Position => ({
  seats: 3,
  at: { 0: 'bronx', 1: 'manhattan', 2: 'queens' },
  carapace: { 0: 2 },
  life: { 0: 5 },
  ...more,
  cards: { ...more.cards, 0: ['carapace', ...(more.cards?.[0] ?? [])] },
});

/** Decisions in the own turn of seat 0; `ride` where a Subway turn allows moves too. */
const OWN: [Question, ride: boolean, Position][] = [
  ['superSpeedMove', false, { cards: { 0: ['super-speed'] } }],
  ['rollOrStop', true, { from: 'roll' }],
  ['chameleon', false, { from: 'result', dice: 'celebrity heal', cards: { 0: ['chameleon'] } }],
  ['hailingCabs', false, { from: 'result', dice: 'heal', cards: { 0: ['hailing-cabs'] } }],
  ['convertSymbols', false, { from: 'result', dice: 'heal', cards: { 0: ['artificial-heart'] } }],
  ['chooseSymbolType', true, { from: 'symbols', dice: 'heal energy' }],
  ['moveStep', true, { from: 'move' }],
  ['buyStep', true, { from: 'buy', energy: { 0: 9 }, bank: ['stomp'] }],
];

describe('3. Free actions', () => {
  test.each(OWN)(
    'KNY-32 beside %s Carapace may be discarded, and then the decision is still open',
    (question, _, more) => {
      const told = given(owner(more)).asked(0, question);
      const others = told.legal(0).filter((pick) => pick !== 'shed carapace');
      expect(told.legal(0)).toContain('shed carapace');
      told.answer(0, 'shed carapace').expect({ life: { 0: 7 }, carapace: { 0: 0 }, discard: ['carapace'] });
      expect(told.asked(0, question).legal(0)).toEqual(others);
      expect(
        given(owner({ ...more, carapace: { 0: 0 } }))
          .asked(0, question)
          .legal(0),
      ).toEqual(others);
    },
  );

  test.each(OWN)('KNY-32 in a Subway turn, moves beside %s: %s', (question, ride, more) => {
    const told = given(owner({ ...more, subway: true, carapace: { 0: 0 } }));
    if (question === 'rollOrStop') told.asked(0, question);
    const rides = told
      .asked(0, question)
      .legal(0)
      .filter((pick) => `${pick}`.startsWith('ride '));
    expect(rides).toEqual(ride ? ['ride queens', 'ride brooklyn', 'ride staten-island'] : []);
    expect(
      given(owner(more))
        .legal(0)
        .some((pick) => `${pick}`.startsWith('ride ')),
    ).toBe(false);
    if (ride)
      told
        .answer(0, 'ride brooklyn')
        .asked(0, question)
        .expect({ at: { 0: 'brooklyn' } });
  });

  test('KNY-32 KNY-61 while HEAL is split Carapace may be discarded, but nobody moves', () => {
    const told = given(owner({ from: 'symbols', subway: true, dice: 'heal', jinx: { 0: 1 } })).answer(0, 'heal');
    expect(told.asked(0, 'allocateHeal').legal(0)).toEqual([0, 1, 'shed carapace']);
    told
      .answer(0, 'shed carapace')
      .answer(0, 0)
      .expect({ life: { 0: 8 } });
  });

  test('KNY-32 while ATTACK is split Carapace may be discarded, but nobody moves', () => {
    const told = given(owner({ from: 'symbols', subway: true, dice: 'attack', web: { 0: 1 } })).answer(0, 'attack');
    expect(told.asked(0, 'allocateAttack').legal(0)).toEqual([0, 1, 'shed carapace']);
  });

  test('KNY-32 between two destructions Carapace may be discarded, and a Subway turn goes on elsewhere', () => {
    const told = given(owner({ from: 'symbols', subway: true, dice: 'destruction destruction' })).answer(
      0,
      'destruction',
    );
    expect(told.asked(0, 'destroyObject').legal(0)).toEqual([
      'building bronx 0',
      'building bronx 1',
      'building bronx 2',
      'shed carapace',
      'ride queens',
      'ride brooklyn',
      'ride staten-island',
    ]);
    told.answer(0, 'shed carapace').answer(0, 'building bronx 0').answer(0, 'ride queens');
    told
      .refuses(0, 'building bronx 1')
      .answer(0, 'building queens 1')
      .expect({ star: { 0: 2 } });
  });

  test('KNY-32 Carapace may be discarded beside a Stink Attack of the own turn, not beside one of another turn', () => {
    const stink = { cards: { 0: ['stink-attack'] }, units: { queens: { jet: 1 } } } as const;
    const mine = given(owner({ ...stink, from: 'move', subway: true }))
      .answer(0, 'queens')
      .asked(0, 'stinkAttack');
    expect(mine.legal(0)).toContain('shed carapace');
    expect(mine.legal(0)).not.toContain('ride bronx');

    const at = { 0: 'manhattan', 1: 'bronx', 2: 'queens' } as const;
    const theirs = given({ ...owner({ ...stink, from: 'symbols', active: 1, dice: 'attack' }), at })
      .answer(0, 'keep')
      .asked(0, 'flee')
      .refuses(0, 'shed carapace')
      .answer(0, 'queens')
      .asked(0, 'stinkAttack');
    expect(theirs.legal(0)).not.toContain('shed carapace');
  });

  test('KNY-32 Carapace may be discarded beside the payment of a fee, not beside the payment for a card', () => {
    const fee = {
      from: 'roll',
      dice: 'ouch heal heal heal heal heal',
      jinx: { 0: 1 },
      cards: { 0: ['of-another-world'] },
    } as const;
    const rolling = given(owner({ ...fee, energy: { 0: 1 } }))
      .answer(0, 'reroll ouch')
      .asked(0, 'payWithLife');
    expect(rolling.legal(0)).toEqual([0, 1, 'shed carapace']);

    const price = { from: 'buy', bank: ['stomp'], energy: { 0: 4 }, cards: { 0: ['of-another-world'] } } as const;
    const buying = given(owner(price)).answer(0, 'buy stomp').asked(0, 'payWithLife');
    expect(buying.legal(0)).toEqual([0, 1, 2, 3, 4]);
  });

  test('KNY-32 KNY-140 life above 10 that a chosen fee needs is not lost by discarding Carapace', () => {
    const fee = { from: 'roll', dice: 'ouch heal heal heal heal heal', cards: { 0: ['of-another-world'] } } as const;
    const paying = (jinx: number, energy: number) =>
      given(owner({ ...fee, jinx: { 0: jinx }, life: { 0: 12 }, energy: { 0: energy }, rolls: 'heal' })).answer(
        0,
        'reroll ouch',
      );
    paying(11, 0).expect({ life: { 0: 1 }, rerolls: 1 }); // nothing to decide
    expect(
      paying(11, 1)
        .answer(0, 10)
        .expect({ life: { 0: 2 } })
        .legal(0),
    ).toContain('shed carapace');
    paying(11, 2)
      .answer(0, 'shed carapace')
      .expect({ life: { 0: 1 }, energy: { 0: 0 }, rerolls: 1 });
  });

  test('KNY-32 no purchase is interrupted by discarding Carapace or by moving', () => {
    const buy = { from: 'buy', subway: true, energy: { 0: 9 } } as const;
    const stage = given(owner({ ...buy, bank: ['next-stage'], star: { 0: 2 } })).answer(0, 'buy next-stage');
    expect(stage.asked(0, 'nextStageSplit').legal(0)).toEqual([0, 1, 2]);
    const photo = given(owner({ ...buy, bank: ['photo-op'] })).answer(0, 'buy photo-op');
    expect(photo.asked(0, 'photoOpTarget').legal(0)).toEqual(['monster 1', 'monster 2']);
    const cannon = given(owner({ ...buy, bank: ['tesla-cannon'], cards: { 0: ['diva'] } })).answer(
      0,
      'buy tesla-cannon',
    );
    expect(cannon.asked(0, 'teslaCannonDiscard').legal(0)).toEqual(['discard carapace', 'discard diva']);
  });

  test('KNY-32 a damage event is not interrupted by moving, and its own reaction is the only way to discard', () => {
    const told = given(
      owner({
        from: 'symbols',
        subway: true,
        dice: 'ouch',
        units: { bronx: { jet: 1 } },
        cards: { 0: ['of-another-world'] },
        energy: { 0: 3 },
      }),
    ).answer(0, 'ouch');
    expect(told.asked(0, 'carapaceDiscard').legal(0)).toEqual(['keep', 'discard']);
    expect(told.answer(0, 'keep').asked(0, 'payDamageWithEnergy').legal(0)).toEqual([0, 1]);
  });

  test('KNY-32 KNY-156 who is sent out of Manhattan amid its own attack cannot discard Carapace on arrival', () => {
    const told = given({
      from: 'symbols',
      seats: 5,
      advanced: true,
      at: { 0: 'manhattan', 1: 'manhattan', 2: 'bronx', 3: 'queens', 4: 'brooklyn' },
      second: [0],
      cards: { 0: ['carapace', 'stink-attack'] },
      carapace: { 0: 2 },
      life: { 2: 1 },
      units: { queens: { infantry: 1 } },
      dice: 'attack',
    })
      .answer(0, 'attack')
      .asked(0, 'leaveClosedSpace')
      .answer(0, 'queens')
      .asked(0, 'stinkAttack')
      .refuses(0, 'shed carapace')
      .answer(0, 'done');
    expect(told.asked(0, 'moveStep').legal(0)).toContain('shed carapace');
  });
});
