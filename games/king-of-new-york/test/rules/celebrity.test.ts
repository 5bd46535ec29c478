import { describe, expect, test } from 'vitest';
import { given, type Position } from '../given.ts';

/** Seat 0 resolves n CELEBRITY; the other symbols are left open. */
const fame = (n: number, more: Position = {}) =>
  given({ seats: 3, from: 'symbols', open: { celebrity: n, energy: 1, heal: 1 }, ...more }).answer(0, 'celebrity');

describe('taking Superstar', () => {
  test.each([1, 2])('KNY-94 %d CELEBRITY do nothing', (n) => {
    fame(n).expect({ superstar: -1, star: [0, 0, 0], question: 'chooseSymbolType' });
    fame(n, { superstar: 1 }).expect({ superstar: 1, star: [0, 0, 0] });
  });

  test('KNY-94 Personal Spotlight pays for one CELEBRITY all the same', () => {
    fame(1, { cards: { 0: ['personal-spotlight'] } }).expect({ superstar: -1, star: { 0: 1 } });
  });

  test.each([
    [3, 1],
    [4, 2],
    [5, 3],
    [6, 4],
    [7, 5],
    [8, 6],
  ])('KNY-95 %d CELEBRITY take Superstar and score %d★', (n, stars) => {
    fame(n)
      .logged({ t: 'superstar', seat: 0, from: -1 })
      .expect({ superstar: 0, star: [stars, 0, 0] });
    fame(n, { superstar: 2 })
      .logged({ t: 'superstar', seat: 0, from: 2 })
      .expect({ superstar: 0, star: [stars, 0, 0] });
  });

  test('KNY-95 taking is compulsory, even if it is deadly', () => {
    fame(3, { superstar: 1, cards: { 1: ['violent-star'] }, life: { 0: 1 } }).expect({
      alive: [false, true, true],
      superstar: -1,
    });
  });

  test('KNY-100 the former holder keeps its stars', () => {
    fame(3, { superstar: 1, star: { 1: 5 } }).expect({ superstar: 0, star: [1, 5, 0] });
  });
});

describe('holding Superstar', () => {
  test.each([1, 2, 3, 4])(
    'KNY-96 KNY-97 the holder scores 1★ for each of %d CELEBRITY, and no bonus for taking',
    (n) => {
      const table = fame(n, { superstar: 0, cards: { 0: ['broadway-star', 'ego-trip'] } });
      table.expect({ superstar: 0, star: { 0: n }, energy: { 0: 0 } });
      expect(table.events.some((e) => e.t === 'superstar')).toBe(false);
    },
  );

  test('KNY-97 the turn of taking pays only for taking; the next one pays for each CELEBRITY', () => {
    given({
      at: { 1: 'manhattan' },
      dice: 'celebrity celebrity celebrity celebrity energy energy',
      queue: [{ seat: 0, subway: false }],
      rolls: 'celebrity celebrity energy energy energy energy',
    })
      .answer(0, 'stop')
      .answer(0, 'celebrity')
      .expect({ superstar: 0, star: { 0: 2 } })
      .answer(0, 'stay')
      .answer(0, 'stop')
      .answer(0, 'celebrity')
      .expect({ star: { 0: 4 } });
  });
});

describe('Diva', () => {
  test.each([
    ['the holder', 3, 1, 1, 0],
    ['the holder', 4, 1, 0, 2],
    ['the holder', 5, 1, 0, 3],
    ['somebody else', 3, 2, 0, 1],
    ['the taker', 3, 0, 0, 1],
  ])('KNY-98 %s owns Diva, %d CELEBRITY', (_, n, diva, holder, stars) => {
    fame(n, { superstar: 1, cards: { [diva]: ['diva'] } }).expect({ superstar: holder, star: [stars, 0, 0] });
  });

  test('KNY-98 Diva does not guard Superstar while nobody holds it', () => {
    fame(3, { cards: { 1: ['diva'] } }).expect({ superstar: 0, star: { 0: 1 } });
  });

  test('KNY-94 KNY-98 held up by Diva, Personal Spotlight still pays', () => {
    fame(3, { superstar: 1, cards: { 0: ['personal-spotlight'], 1: ['diva'] } }).expect({
      superstar: 1,
      star: { 0: 1 },
    });
  });
});

describe('order', () => {
  test('KNY-99 the card, its stars, Broadway Star and Ego Trip, Violent Star, then Personal Spotlight', () => {
    const table = fame(4, {
      superstar: 1,
      cards: { 0: ['broadway-star', 'ego-trip', 'violent-star', 'personal-spotlight'] },
    });
    table.expect({ superstar: 0, star: { 0: 4 }, energy: { 0: 1 }, life: [10, 8, 10] });
    expect(
      table.events
        .slice(1)
        .map((e) => (e.t === 'gained' ? `${e.res} ${e.n} ${e.src}` : `${e.t} ${'seat' in e && e.seat}`)),
    ).toEqual([
      'superstar 0',
      'star 2 superstar',
      'star 1 broadway-star',
      'energy 1 ego-trip',
      'hurt 1',
      'star 1 personal-spotlight',
    ]);
  });

  test('KNY-99 killed by Violent Star, the taker has its stars but no spotlight', () => {
    fame(4, {
      superstar: 1,
      cards: { 0: ['personal-spotlight'], 1: ['violent-star'] },
      life: { 0: 1 },
    }).expect({ alive: { 0: false }, star: { 0: 2 } });
  });
});
