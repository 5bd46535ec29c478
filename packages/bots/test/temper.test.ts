import { type AnyGame, seedOf, TEMPERAMENTS } from '@ashtown/engine';
import { toy } from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import { findBot, isBotWish, LEVELS, levelOf, liveBudget, settled, temperamentsOf } from '../src/index.ts';
import { positions, turnOf } from './positions.ts';

const tuning = () => ({ sharpness: 0.1, horizon: 1, wholeMoves: true, dreams: 20 });
const against = (v: Parameters<typeof toy.evaluate>[0], seat: number) =>
  toy.evaluate(v, seat).map(({ id, value }) => ({ id, value: -value }));
/** The toy with one temperament: it wants the opposite of what everybody wants. */
const asked: number[] = [];
const moody: AnyGame = {
  ...toy,
  ahead: {
    tuning,
    temperaments: {
      raider: {
        evaluate(v, seat) {
          asked.push(seat);
          return against(v, seat);
        },
      },
    },
  },
};
const plain: AnyGame = { ...toy, ahead: { tuning } };
const picks = (game: AnyGame, bot: string) =>
  positions(toy, 3, 12).map(({ s, seat }) => findBot(bot)!.choose(game, seat, turnOf(game, s, seat)).pick);

describe('a temperament', () => {
  test('plays by the weights of its own', () => {
    expect(picks(moody, 'normal:raider')).not.toEqual(picks(moody, 'normal'));
  });

  test('takes the others to have the usual mind', () => {
    for (const { s, seat } of positions(toy, 3, 12)) {
      asked.length = 0;
      findBot('normal:raider')!.choose(moody, seat, turnOf(moody, s, seat));
      expect(new Set(asked)).toEqual(new Set([seat]));
    }
  });

  test('that a game does not know plays as the level does', () => {
    expect(picks(plain, 'normal:raider')).toEqual(picks(plain, 'normal'));
    expect(picks(moody, 'normal:builder')).toEqual(picks(moody, 'normal'));
  });

  test('reckons with its own weights too', () => {
    const reckon = (sign: number) => (_v: unknown, _seat: number, legal: readonly unknown[]) =>
      legal.map((_, i) => sign * i);
    const rolling: AnyGame = {
      ...toy,
      ahead: {
        tuning,
        reckon: reckon(1),
        temperaments: { racer: { evaluate: toy.evaluate, reckon: reckon(-1) } },
      },
    };
    const [{ s, seat }] = positions(toy, 2, 1) as [{ s: unknown; seat: number }];
    const turn = () => turnOf(rolling, s, seat);
    expect(findBot('normal')!.choose(rolling, seat, turn()).pick).toBe(turn().legal.at(-1));
    expect(findBot('normal:racer')!.choose(rolling, seat, turn()).pick).toBe(turn().legal[0]);
  });
});

describe('names', () => {
  test('a level that looks ahead has temperaments, no other bot has', () => {
    for (const level of ['normal', 'hard', 'expert'])
      for (const temperament of TEMPERAMENTS) {
        const id = `${level}:${temperament}`;
        expect(findBot(id)?.id).toBe(id);
        expect(levelOf(id)).toBe(level);
      }
    for (const id of ['beginner:raider', 'greedy-1:raider', 'hard:', 'hard:saint', 'hard:raider:raider', ':raider'])
      expect([findBot(id), isBotWish(id)]).toEqual([undefined, false]);
  });

  test('any temperament may be wished for, but is no bot', () => {
    expect([isBotWish('hard:any'), isBotWish('hard'), isBotWish('easy:any')]).toEqual([true, true, false]);
    expect(findBot('hard:any')).toBeUndefined();
  });

  test('a temperament has as much time as its level', () => {
    let now = 0;
    const limits = Object.keys(LEVELS).map((level) =>
      [level, `${level}:raider`].map((bot) => {
        now = 0;
        const { expired } = liveBudget(bot, () => now);
        while (now < 5000 && !expired?.()) now += 50;
        return now;
      }),
    );
    for (const [own, tempered] of limits) expect(tempered).toBe(own);
  });
});

describe('seats are settled', () => {
  test('by the seed: the same one draws the same, another one may not, and plain is drawn as well', () => {
    const wish = [{ name: 'A' }, { bot: 'hard:any' }, { bot: 'hard:builder' }];
    const drawn = (seed: string) => settled(moody, wish, seedOf(seed));
    expect(drawn('x')).toEqual(drawn('x'));
    const seen = new Set(Array.from({ length: 40 }, (_, i) => drawn(`${i}`)[1]!.bot));
    expect(seen).toEqual(new Set(['hard', 'hard:raider']));
    expect(drawn('x')[0]).toBe(wish[0]);
    expect(drawn('x')[2]).toBe(wish[2]);
  });

  test('into the plain level where a game knows no temperament', () => {
    expect(temperamentsOf(plain)).toEqual([]);
    expect(settled(plain, [{ bot: 'expert:any' }], seedOf('x'))).toEqual([{ bot: 'expert' }]);
  });

  test('only where somebody wished for any', () => {
    const seats = [{ bot: 'hard' }, {}];
    expect(settled(moody, seats, seedOf('x'))).toBe(seats);
  });
});
