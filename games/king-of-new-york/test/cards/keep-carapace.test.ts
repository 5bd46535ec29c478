import { describe, test } from 'vitest';
import { given } from '../given.ts';

const CALM = 'heal heal heal heal heal heal';
const cards = { 0: ['carapace'] } as const;

describe('The shell', () => {
  test('KNY-162 KNY-114 [carapace] the life maximum is 12, without the card 10', () => {
    given({ from: 'symbols', cards, life: { 0: 9 }, dice: CALM }).expect({ life: { 0: 12 } });
    given({ from: 'symbols', life: { 0: 9 }, dice: CALM }).expect({ life: { 0: 10 } });
    given({ from: 'symbols', cards, life: { 0: 9 }, dice: 'heal heal' }).expect({ life: { 0: 11 } });
  });

  test('KNY-162 [carapace] buying it raises the maximum, not the life', () => {
    given({ from: 'buy', energy: { 0: 3 }, bank: ['carapace'] })
      .answer(0, 'buy carapace')
      .expect({ life: { 0: 10 }, cards: { 0: ['carapace'] }, carapace: { 0: 0 } });
  });

  test.each([
    { dice: 'ouch', tokens: 1 },
    { dice: 'ouch ouch', tokens: 2 },
    { dice: 'ouch ouch ouch ouch', tokens: 4 },
  ])('KNY-162 [carapace] $dice: $tokens tokens, in Manhattan as well', ({ dice, tokens }) => {
    for (const at of ['bronx', 'manhattan'] as const)
      given({ from: 'symbols', at: { 0: at, 1: 'queens' }, cards, carapace: { 0: 1 }, dice: `${dice} energy` })
        .answer(0, 'ouch')
        .expect({ carapace: { 0: 1 + tokens } });
  });

  test('KNY-162 [carapace] no tokens for the OUCH of others, none without the card', () => {
    given({ from: 'symbols', active: 1, cards, dice: 'ouch ouch' }).expect({ carapace: [0, 0] });
    given({ from: 'symbols', cards: {}, dice: 'ouch ouch' }).expect({ carapace: [0, 0] });
  });

  test('KNY-162 KNY-11 [carapace] there are 15 tokens', () => {
    given({ from: 'symbols', cards, carapace: { 0: 14 }, dice: 'ouch ouch ouch energy' })
      .answer(0, 'ouch')
      .expect({ carapace: { 0: 15 } });
  });

  test('KNY-162 KNY-108 [carapace] the tokens come before the army shoots, so they can save their owner', () => {
    given({ from: 'symbols', cards, life: { 0: 2 }, units: { bronx: { infantry: 3 } }, dice: 'ouch ouch' })
      .asked(0, 'carapaceDiscard')
      .expect({ carapace: { 0: 2 } })
      .answer(0, 'discard')
      .expect({ life: { 0: 1 }, cards: { 0: [] }, carapace: { 0: 0 }, discard: ['carapace'] });
  });
});

describe('Discarding it', () => {
  test.each([
    { life: 5, tokens: 2, after: 7 },
    { life: 9, tokens: 3, after: 10 },
    { life: 12, tokens: 1, after: 10 },
    { life: 11, tokens: 4, after: 10 },
  ])(
    'KNY-162 KNY-32 [carapace] by free will at $life life with $tokens tokens: $after life',
    ({ life, tokens, after }) => {
      given({ cards, life: { 0: life }, carapace: { 0: tokens }, dice: CALM })
        .asked(0, 'rollOrStop')
        .answer(0, 'shed carapace')
        .asked(0, 'rollOrStop')
        .refuses(0, 'shed carapace')
        .expect({ life: { 0: after }, carapace: { 0: 0 }, cards: { 0: [] }, discard: ['carapace'] });
    },
  );

  test('KNY-162 KNY-60 [carapace] it heals in Manhattan', () => {
    given({ from: 'move', at: { 0: 'manhattan' }, cards, life: { 0: 5 }, carapace: { 0: 2 } })
      .answer(0, 'shed carapace')
      .expect({ life: { 0: 7 } });
  });

  test('KNY-162 [carapace] not without a token', () => {
    given({ cards, life: { 0: 5 }, dice: CALM }).refuses(0, 'shed carapace');
    given({ subway: true, cards, life: { 0: 5 } })
      .asked(0, 'subwayMove')
      .refuses(0, 'shed carapace');
    given({ from: 'symbols', active: 1, at: { 0: 'manhattan' }, cards, dice: 'attack' })
      .asked(0, 'flee')
      .refuses(0, 'shed carapace');
  });

  test('KNY-162 KNY-32 [carapace] beside a decision of the own turn only: while fleeing in the turn of another it is too late', () => {
    given({
      from: 'symbols',
      active: 1,
      at: { 0: 'manhattan' },
      cards,
      carapace: { 0: 2 },
      life: { 0: 5 },
      dice: 'attack',
    })
      .asked(0, 'carapaceDiscard')
      .answer(0, 'keep')
      .asked(0, 'flee')
      .refuses(0, 'shed carapace')
      .expect({ life: { 0: 4 }, carapace: { 0: 2 } });
    given({
      from: 'symbols',
      active: 1,
      at: { 0: 'manhattan' },
      cards: { 0: ['carapace', 'stink-attack'] },
      carapace: { 0: 2 },
      units: { queens: { jet: 1 } },
      dice: 'attack',
    })
      .answer(0, 'keep')
      .answer(0, 'queens')
      .asked(0, 'stinkAttack')
      .refuses(0, 'shed carapace');
  });

  test('KNY-162 KNY-31 KNY-32 [carapace] with a token even a forced decision is asked, in every step', () => {
    given({ from: 'symbols', cards, carapace: { 0: 1 }, dice: 'energy' })
      .asked(0, 'chooseSymbolType')
      .answer(0, 'energy')
      .asked(0, 'moveStep')
      .answer(0, 'manhattan')
      .asked(0, 'buyStep')
      .answer(0, 'shed carapace')
      .expect({ active: 1 });
  });

  test('KNY-162 KNY-118 [carapace] about to take damage: the healing comes first', () => {
    const siege = {
      from: 'symbols',
      active: 1,
      at: { 0: 'manhattan' },
      cards,
      carapace: { 0: 2 },
      dice: 'attack attack attack',
    } as const;
    given({ ...siege, life: { 0: 2 } })
      .answer(0, 'discard')
      .expect({ life: { 0: 1 }, alive: [true, true] });
    given({ ...siege, life: { 0: 2 } })
      .answer(0, 'keep')
      .expect({ alive: [false, true] });
    given({ ...siege, life: { 0: 12 } })
      .answer(0, 'discard')
      .expect({ life: { 0: 7 } });
    given({ ...siege, carapace: {}, life: { 0: 12 } })
      .asked(0, 'flee')
      .expect({ life: { 0: 9 } });
  });

  test('KNY-162 KNY-118 [carapace] not asked where the damage is for others', () => {
    given({
      seats: 3,
      from: 'symbols',
      active: 1,
      at: { 2: 'manhattan' },
      cards,
      carapace: { 0: 2 },
      dice: 'attack',
    }).asked(2, 'flee');
  });

  test('KNY-162 KNY-223 [carapace] taken away by Tesla Cannon: life drops to 10, the tokens go, nothing is healed', () => {
    const cannon = {
      from: 'buy',
      active: 1,
      cards,
      carapace: { 0: 3 },
      energy: { 1: 5 },
      bank: ['tesla-cannon'],
    } as const;
    given({ ...cannon, life: { 0: 12 } })
      .answer(1, 'buy tesla-cannon')
      .expect({ life: { 0: 10 }, carapace: { 0: 0 }, cards: { 0: [] } });
    given({ ...cannon, life: { 0: 6 } })
      .answer(1, 'buy tesla-cannon')
      .expect({ life: { 0: 6 }, carapace: { 0: 0 } });
  });

  test('KNY-162 KNY-120 [carapace] life cut by the lower maximum is no damage', () => {
    given({ cards: { 0: ['carapace', 'phoenix-blood'] }, life: { 0: 12 }, carapace: { 0: 1 }, dice: CALM })
      .answer(0, 'shed carapace')
      .expect({ life: { 0: 10 }, energy: { 0: 0 } });
  });

  test('KNY-162 KNY-140 [carapace] it is not shed so as to make a fee impossible that is being paid in life', () => {
    given({
      cards: { 0: ['carapace', 'of-another-world'] },
      life: { 0: 12 },
      energy: { 0: 1 },
      jinx: { 0: 11 },
      carapace: { 0: 1 },
      dice: 'ouch heal heal heal heal heal',
      rolls: 'energy',
    })
      .answer(0, 'reroll ouch')
      .asked(0, 'payWithLife')
      .refuses(0, 'shed carapace')
      .answer(0, 11)
      .expect({ life: { 0: 1 }, energy: { 0: 1 }, rerolls: 1 });
  });
});
