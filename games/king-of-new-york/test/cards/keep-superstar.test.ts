import { describe, test } from 'vitest';
import { given } from '../given.ts';

const fame = (n: number) => Array<string>(n).fill('celebrity').join(' ');
/** Seat 0 resolves CELEBRITY outside of Manhattan, where seat 1 is, so that it is asked to move afterwards. */
const show = (n: number) => ({ seats: 3, from: 'symbols', at: { 1: 'manhattan' }, dice: fame(n) }) as const;

describe('Taking and holding Superstar', () => {
  const STARS = [
    { row: 'KNY-159 [broadway-star]', card: 'broadway-star', res: 'star' },
    { row: 'KNY-169 [ego-trip]', card: 'ego-trip', res: 'energy' },
  ] as const;

  test.each(STARS)('$row one more for taking Superstar, from beside the board or from another', ({ card, res }) => {
    const bonus = { star: { 0: res === 'star' ? 2 : 1 }, energy: { 0: res === 'star' ? 0 : 1 } };
    given({ ...show(3), cards: { 0: [card] } }).expect({ ...bonus, superstar: 0, question: 'moveStep' });
    given({ ...show(3), cards: { 0: [card] }, superstar: 2 }).expect({ ...bonus, superstar: 0, question: 'moveStep' });
    given({ ...show(3), cards: { 1: [card] } }).expect({ star: { 0: 1, 1: 0 }, energy: { 0: 0, 1: 0 } });
  });

  test.each(STARS)('$row nothing for failing to take it, nor for rolling CELEBRITY while holding it', ({ card }) => {
    given({ ...show(2), cards: { 0: [card] } }).expect({ star: { 0: 0 }, energy: { 0: 0 }, superstar: -1 });
    given({ ...show(3), cards: { 0: [card] }, superstar: 0 }).expect({ star: { 0: 3 }, energy: { 0: 0 } });
  });

  test.each(STARS)('$row one more at the start of each turn begun with Superstar', ({ card, res }) => {
    const bonus = { star: { 0: res === 'star' ? 1 : 0 }, energy: { 0: res === 'star' ? 0 : 1 } };
    given({ cards: { 0: [card] }, superstar: 0 }).expect({ ...bonus, question: 'rollOrStop' });
    given({ cards: { 0: [card] }, superstar: 1 }).expect({ star: { 0: 0 }, energy: { 0: 0 } });
    given({ cards: { 0: [card] } }).expect({ star: { 0: 0 }, energy: { 0: 0 } });
    given({ superstar: 0 }).expect({ star: { 0: 0 }, energy: { 0: 0 } });
    given({ active: 1, cards: { 0: [card] }, superstar: 0 }).expect({ star: [0, 0], energy: [0, 0] });
  });

  test.each(STARS)('$row KNY-27 an extra turn is begun with Superstar, too', ({ card, res }) => {
    given({ ...show(3), cards: { 0: [card] }, queue: [{ seat: 0, subway: false }] })
      .answer(0, 'stay')
      .expect({ extra: true, star: { 0: res === 'star' ? 3 : 1 }, energy: { 0: res === 'star' ? 0 : 2 } });
  });
});

describe('Diva', () => {
  test.each([
    { n: 3, diva: 1, holder: 1, taken: false, star: 0 },
    { n: 4, diva: 1, holder: 1, taken: true, star: 2 },
    { n: 3, diva: 1, holder: 2, taken: true, star: 1 },
    { n: 3, diva: 1, holder: -1, taken: true, star: 1 },
    { n: 3, diva: 0, holder: 1, taken: true, star: 1 },
  ])(
    'KNY-167 KNY-98 [diva] $n CELEBRITY, Diva with $diva, Superstar with $holder: taken is $taken, $star stars',
    ({ n, diva, holder, taken, star }) => {
      given({ ...show(n), cards: { [diva]: ['diva'] }, superstar: holder }).expect({
        superstar: taken ? 0 : holder,
        star: { 0: star },
        question: 'moveStep',
      });
    },
  );

  test('KNY-167 KNY-223 [diva] discarded, it protects no more', () => {
    given({
      from: 'buy',
      active: 1,
      at: { 1: 'manhattan' },
      cards: { 1: ['diva'] },
      superstar: 1,
      energy: { 1: 5 },
      bank: ['tesla-cannon'],
      web: { 0: 2 },
      rolls: 'celebrity celebrity celebrity heal heal heal',
    })
      .answer(1, 'buy tesla-cannon')
      .answer(0, 'celebrity')
      .expect({ superstar: 0, star: { 0: 1 } });
  });
});

describe('Personal Spotlight', () => {
  test.each([
    { n: 1, holder: -1, star: 1 },
    { n: 2, holder: 2, star: 1 },
    { n: 3, holder: -1, star: 1 + 1 },
    { n: 2, holder: 0, star: 2 + 1 },
  ])('KNY-183 [personal-spotlight] $n CELEBRITY with Superstar at $holder: $star stars', ({ n, holder, star }) => {
    given({ ...show(n), cards: { 0: ['personal-spotlight'] }, superstar: holder }).expect({
      star: { 0: star },
      question: 'moveStep',
    });
    given({ ...show(n), superstar: holder }).expect({ star: { 0: star - 1 } });
  });

  test('KNY-183 [personal-spotlight] nothing without CELEBRITY, nor for the CELEBRITY of others', () => {
    given({ ...show(0), dice: 'heal', cards: { 0: ['personal-spotlight'] } }).expect({ star: { 0: 0 } });
    given({ ...show(1), cards: { 2: ['personal-spotlight'] } }).expect({ star: [0, 0, 0] });
  });

  test('KNY-183 KNY-163 [personal-spotlight] a CELEBRITY die thrown away by Chameleon is not resolved', () => {
    given({ ...show(1), from: 'result', dice: 'celebrity heal', cards: { 0: ['chameleon', 'personal-spotlight'] } })
      .answer(0, 'turn heal energy')
      .expect({ star: { 0: 0 }, energy: { 0: 1 } });
  });
});

describe('Violent Star', () => {
  test('KNY-201 [violent-star] whom you take Superstar from takes 2 damage of yours', () => {
    given({ ...show(3), cards: { 0: ['violent-star'] }, superstar: 2 })
      .expect({ superstar: 0, life: [10, 10, 8] })
      .logged({ t: 'hurt', seat: 2, n: 2, by: 0, cause: 'violent-star' });
    given({ ...show(3), superstar: 2 }).expect({ superstar: 0, life: [10, 10, 10] });
  });

  test('KNY-201 [violent-star] who takes Superstar from you takes 1 damage of yours', () => {
    given({ ...show(3), cards: { 2: ['violent-star'] }, superstar: 2 })
      .expect({ superstar: 0, life: [9, 10, 10] })
      .logged({ t: 'hurt', seat: 0, n: 1, by: 2, cause: 'violent-star' });
  });

  test('KNY-201 [violent-star] nobody is hurt when it comes from beside the board, is kept, or goes from one to another without you', () => {
    given({ ...show(3), cards: { 0: ['violent-star'] } }).expect({ superstar: 0, life: [10, 10, 10] });
    given({ ...show(3), cards: { 0: ['violent-star'] }, superstar: 0 }).expect({ life: [10, 10, 10] });
    given({ ...show(2), cards: { 0: ['violent-star'] }, superstar: 2 }).expect({ superstar: 2, life: [10, 10, 10] });
    given({ ...show(3), cards: { 1: ['violent-star'] }, superstar: 2 }).expect({ superstar: 0, life: [10, 10, 10] });
  });

  test('KNY-201 KNY-74 [violent-star] it is no attack: nobody flees, nobody drains, no trash flies', () => {
    given({
      ...show(3),
      cards: { 0: ['trash-thrower', 'violent-star'], 1: ['drain'] },
      energy: { 0: 3 },
      star: { 1: 3 },
      superstar: 1,
    })
      .expect({ life: { 1: 8 }, energy: { 0: 3, 1: 0 }, star: { 0: 1, 1: 3 } })
      .asked(0, 'moveStep');
  });

  test('KNY-201 KNY-99 [violent-star] stars and gains of taking come first, Personal Spotlight last and only for the living', () => {
    const taker = {
      ...show(3),
      cards: { 0: ['broadway-star', 'ego-trip', 'personal-spotlight'], 2: ['violent-star'] },
      superstar: 2,
    } as const;
    const story = given({ ...taker, life: { 0: 1 } });
    story.expect({ alive: { 0: false }, star: { 0: 2 }, superstar: -1, active: 1 });
    given(taker).expect({ life: { 0: 9 }, star: { 0: 3 }, energy: { 0: 1 } });
  });

  test('KNY-201 KNY-119 [violent-star] the energy of Ego Trip may already pay for its damage', () => {
    given({ ...show(3), cards: { 0: ['ego-trip', 'of-another-world'], 2: ['violent-star'] }, superstar: 2 })
      .asked(0, 'payDamageWithEnergy')
      .answer(0, 1)
      .expect({ life: { 0: 10 }, energy: { 0: 0 } });
  });
});
