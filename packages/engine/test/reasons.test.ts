import { type Lang, numberIn, percentIn, type Reason, sayReason } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';

const words = { amount: (what: string, n: number) => `${n}${what}`, term: (id: string) => `the ${id}` };
const who = (seat: number) => `P${seat}`;
const say = (lang: Lang, reason: Reason): string => sayReason(lang, reason, 0, words, who);
const fact = (n: number, left: number, more: object = {}): Reason => ({
  ...{ t: 'sheet', seat: 0, what: '♥', n, left, sure: true },
  ...more,
});

describe('a reason', () => {
  test.each<[Reason, string, string, string]>([
    [fact(2, 5), '+2♥', '+2♥', '+2♥'],
    [fact(-2, 0, { each: true }), '−2♥ each round', '−2♥ co rundę', '−2♥ každé kolo'],
    [fact(2, 5, { each: true }), '+2♥ each round', '+2♥ co rundę', '+2♥ každé kolo'],
    [fact(-1, 3), '−1♥', '−1♥', '−1♥'],
    [fact(-1, 0), '−1♥, your last', '−1♥, nic nie zostaje', '−1♥, nič nezostane'],
    [fact(-3, 0), '−3♥, all you have', '−3♥, nic nie zostaje', '−3♥, nič nezostane'],
    [fact(1.5, 3, { sure: false }), '+1.5♥ on average', 'średnio +1.5♥', 'v priemere +1.5♥'],
    [fact(-3, 4, { seat: 1 }), 'P1: −3♥, 4♥ left', 'P1: −3♥, zostaje 4♥', 'P1: −3♥, zostane 4♥'],
    [fact(-3, 0, { seat: 1 }), 'P1: −3♥, none left', 'P1: −3♥, nic nie zostaje', 'P1: −3♥, nič nezostane'],
    [fact(2, 4, { seat: 1 }), 'P1: +2♥', 'P1: +2♥', 'P1: +2♥'],
    [{ t: 'term', id: 'x', n: 1.25 }, 'the x: better by 1.3', 'the x: lepiej o 1,3', 'the x: lepšie o 1,3'],
    [{ t: 'term', id: 'x', n: -2 }, 'the x: worse by 2', 'the x: gorzej o 2', 'the x: horšie o 2'],
    [{ t: 'wins' }, 'wins the game', 'wygrywa grę', 'vyhráva hru'],
  ])('%j', (reason, en, pl, sk) => {
    expect([say('en', reason), say('pl', reason), say('sk', reason)]).toEqual([en, pl, sk]);
  });
});

test('numbers and chances as a language writes them', () => {
  expect([numberIn('en', 1.25), numberIn('pl', 2.5), numberIn('sk', 3)]).toEqual(['1.3', '2,5', '3']);
  expect([0, 0.001, 0.54, 0.999, 1].map((chance) => percentIn('en', chance))).toEqual([
    '0%',
    '<1%',
    '54%',
    '>99%',
    '100%',
  ]);
  expect(percentIn('sk', 0.5).replace(/\s/, ' ')).toBe('50 %');
});
