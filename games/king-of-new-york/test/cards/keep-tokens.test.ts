import { describe, test } from 'vitest';
import { given, reroll } from '../given.ts';

/** Curse and Webspinner are alike but for their tokens. */
const WITCHES = [
  { row: 'KNY-166 [curse]', card: 'curse', token: 'jinx', other: 'web' },
  { row: 'KNY-202 [webspinner]', card: 'webspinner', token: 'web', other: 'jinx' },
] as const;

/** Seat 0 attacks from Manhattan with two symbols; 1 is in the Bronx, 2 and 3 are in Queens. */
const storm = { seats: 4, from: 'symbols', at: { 0: 'manhattan' }, dice: 'attack attack' } as const;

describe('Tokens for those you hurt', () => {
  test.each(WITCHES)('$row KNY-116 an attack gives every other survivor one token, not one per point', (w) => {
    given({ ...storm, cards: { 0: [w.card] }, life: { 3: 2 } })
      .expect({ life: [10, 8, 8, 0], [w.token]: [0, 1, 1, 0], [w.other]: [0, 0, 0, 0] })
      .expect({ alive: { 3: false } });
    given(storm).expect({ life: { 1: 8 }, [w.token]: [0, 0, 0, 0] });
  });

  test.each(WITCHES)('$row KNY-119 damage paid for with energy is damage all the same', (w) => {
    given({ ...storm, seats: 2, cards: { 0: [w.card], 1: ['of-another-world'] }, energy: { 1: 2 } })
      .asked(1, 'payDamageWithEnergy')
      .answer(1, 2)
      .expect({ life: { 1: 10 }, energy: { 1: 0 }, [w.token]: { 1: 1 } });
  });

  test.each(WITCHES)('$row KNY-73 each event counts: General Ellis after an attack brings a second token', (w) => {
    given({ ...storm, cards: { 0: [w.card] }, energy: { 0: 5 }, bank: ['general-ellis'], destroyed: { tank: 1 } })
      .expect({ [w.token]: [0, 1, 1, 1] })
      .answer(0, 'buy general-ellis')
      .expect({ life: [9, 7, 7, 7], [w.token]: [0, 2, 2, 2] });
  });

  test.each(WITCHES)('$row KNY-73 Violent Star works for it in the turn of another', (w) => {
    given({
      from: 'symbols',
      active: 1,
      superstar: 0,
      cards: { 0: [w.card, 'violent-star'] },
      dice: 'celebrity celebrity celebrity',
    }).expect({ life: [10, 9], [w.token]: [0, 1] });
  });

  test.each(WITCHES)('$row KNY-73 Units are nobody’s weapon, and hurting yourself does not count', (w) => {
    const cards = { 0: [w.card] };
    given({ from: 'symbols', cards, units: { bronx: { jet: 2 } }, dice: 'ouch ouch' }).expect({
      life: [8, 8],
      [w.token]: [0, 0],
    });
    given({ from: 'buy', cards, bank: ['subterranean-cable'] })
      .answer(0, 'buy subterranean-cable')
      .expect({ life: [6, 10], [w.token]: [0, 0] });
    given({
      from: 'buy',
      cards,
      energy: { 0: 6 },
      bank: ['air-force-one'],
      destroyed: { jet: 1 },
      units: { bronx: { jet: 2 } },
    })
      .answer(0, 'buy air-force-one')
      .expect({ life: [8, 8], [w.token]: [0, 0] });
  });

  test.each(WITCHES)('$row KNY-223 the tokens stay when the card is discarded, and no more come', (w) => {
    given({ ...storm, cards: { 0: [w.card] }, energy: { 0: 5 }, bank: ['tesla-cannon'] })
      .answer(0, 'buy tesla-cannon')
      .expect({ cards: { 0: [] }, [w.token]: [0, 1, 1, 1] });
  });

  test.each(WITCHES)('$row KNY-121 the tokens stay when the owner is eliminated', (w) => {
    given({
      seats: 3,
      from: 'buy',
      cards: { 0: [w.card] },
      [w.token]: { 1: 2 },
      life: { 0: 4 },
      bank: ['subterranean-cable'],
    })
      .answer(0, 'buy subterranean-cable')
      .expect({ alive: [false, true, true], [w.token]: [0, 2, 0] });
  });

  test.each(WITCHES)('$row KNY-11 the last tokens of the supply go out in turn order from the attacker', (w) => {
    given({
      ...storm,
      active: 2,
      at: { 2: 'manhattan', 3: 'brooklyn' },
      cards: { 2: [w.card] },
      [w.token]: { 1: 11 },
    }).expect({ life: [8, 8, 10, 8], [w.token]: [1, 11, 0, 1] });
  });
});

describe('What the tokens do', () => {
  test('KNY-166 KNY-42 [curse] the token of the attack makes the next OUCH reroll of its bearer cost 1 energy', () => {
    given({
      from: 'symbols',
      at: { 0: 'manhattan' },
      cards: { 0: ['curse'] },
      energy: { 1: 1 },
      dice: 'attack',
      rolls: 'ouch ouch heal heal heal heal ouch energy',
    })
      .asked(1, 'rollOrStop')
      .answer(1, reroll('ouch', 'ouch'))
      .expect({ energy: { 1: 0 }, dice: 'ouch energy heal heal heal heal' })
      .refuses(1, reroll('ouch'));
  });

  test('KNY-166 KNY-61 [curse] a HEAL symbol removes a token instead of healing', () => {
    given({ from: 'symbols', jinx: { 0: 2 }, life: { 0: 5 }, dice: 'heal heal heal' })
      .refuses(0, 3)
      .answer(0, 2)
      .expect({ jinx: { 0: 0 }, life: { 0: 6 } });
  });

  test('KNY-202 KNY-39 [webspinner] each token takes a reroll away from its bearer, but never the first roll', () => {
    const bearer = (web: number) =>
      given({ from: 'symbols', at: { 0: 'manhattan' }, cards: { 0: ['webspinner'] }, web: { 1: web }, dice: 'attack' });
    bearer(0).expect({ active: 1, web: { 1: 1 }, rerolls: 1, question: 'rollOrStop' });
    given({ active: 1, web: { 1: 2 }, dice: 'heal heal heal energy energy ouch' }).expect({
      rerolls: 0,
      question: 'chooseSymbolType',
    });
    given({ active: 1, web: { 1: 3 }, dice: 'heal heal heal energy energy ouch' }).expect({
      rerolls: 0,
      question: 'chooseSymbolType',
    });
  });

  test('KNY-202 KNY-63 [webspinner] an ATTACK symbol removes a token instead of attacking', () => {
    given({ from: 'symbols', at: { 1: 'manhattan' }, web: { 0: 2 }, dice: 'attack attack attack' })
      .refuses(0, 3)
      .answer(0, 1)
      .expect({ web: { 0: 1 }, life: { 1: 8 } });
  });
});
