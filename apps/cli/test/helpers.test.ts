import { type AnyGame, makeRng, seedOf } from '@ashtown/engine';
import { toy, toyWords } from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import { check } from '../src/check.ts';
import { botsOf, optionsOf, playersOf } from '../src/flags.ts';
import { matchWords } from '../src/play/match-words.ts';
import { progress } from '../src/progress.ts';
import { short, table } from '../src/table.ts';

describe('flags', () => {
  test('the last bot takes the seats that are left', () => {
    expect(botsOf('greedy, random', 4).map((b) => b.id)).toEqual(['greedy', 'random', 'random', 'random']);
  });

  test('the fewest play where nothing is said', () => {
    expect(playersOf(toy, undefined)).toBe(2);
    expect(playersOf(toy, '3')).toBe(3);
  });

  test('options are read as what the game declares', () => {
    expect(optionsOf(toy, 2, 'rounds=4,salvage=true')).toEqual({ rounds: 4, salvage: true });
    expect(optionsOf(toy, 2, undefined)).toEqual({ rounds: 3, salvage: false });
    expect(() => optionsOf(toy, 2, 'constructor=1')).toThrow('unknown option "constructor"');
  });
});

test('a table is aligned', () => {
  expect(table(['bot', 'n'], [['a', '10']])).toBe('bot   n\na    10\n');
});

test.each([
  [1234567.8, '1,234,568'],
  [12.34, '12.3'],
  [1.234, '1.23'],
  [0.0451, '0.045'],
])('%f is short for %s', (n, text) => expect(short(n)).toBe(text));

test('progress is drawn on terminals only', () => {
  const written: string[] = [];
  const stream = (isTTY: boolean) => ({ isTTY, write: (text: string) => written.push(text) }) as never;
  progress(4, stream(false)).to(2);
  expect(written).toEqual([]);
  const bar = progress(4, stream(true));
  bar.to(2);
  bar.end();
  expect(written[0]).toBe(`\r${'█'.repeat(15)}${'░'.repeat(15)} 2/4`);
  expect(written[1]).toBe('\r\x1b[K');
});

describe('answers typed in words', () => {
  const labels = ['Stop', 'Reroll Heal', 'Reroll Heal, Ouch ×2', 'Zostań tutaj'];
  const picks = ['stop', 'reroll heal', 'reroll heal ouch ouch', 'stay'];
  test.each([
    ['stop', [0]],
    ['STOP', [0]],
    ['reroll heal', [1]],
    ['reroll heal ouch ouch', [2]],
    ['ouch', [2]],
    ['reroll', [1, 2]],
    ['zostan', [3]],
    ['stay', [3]],
    ['dance', []],
    ['2', []],
    ['', []],
  ])('%j names %j', (typed, named) => expect(matchWords(typed, labels, picks)).toEqual(named));
});

describe('check', () => {
  test('finds a question without an answer and an end without a result', () => {
    const mute = { ...toy, asked: () => [1], question: () => 'bid', legal: () => [], result: () => null };
    const entry = (game: AnyGame) => ({ game, words: toyWords });
    expect(() => check(entry(mute), {})).toThrow('seat 1 has no answer to bid');
    expect(() => check(entry({ ...mute, asked: () => [] }), {})).toThrow(
      'nobody is asked although the game is not over',
    );
  });

  test("finds what breaks the game's own invariants", () => {
    const s = toy.setup(2, { rounds: 2, salvage: false }, makeRng(seedOf('check')));
    expect(() => check({ game: toy, words: toyWords, broken: () => [] }, s)).not.toThrow();
    expect(() => check({ game: toy, words: toyWords, broken: () => ['a card is lost'] }, s)).toThrow('a card is lost');
  });
});
