import { type AnyGame, defaultOptions, parseOptions } from '@ashtown/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const game = {
  players: [2, 4],
  options: {
    length: { kind: 'choice', choices: ['short', 'long'], default: 'short' },
    rounds: { kind: 'choice', choices: [2, 3], default: 3 },
    teams: { kind: 'switch', default: false, players: [4, 4] },
  },
} as unknown as AnyGame;
const DEFAULTS = { length: 'short', rounds: 3, teams: false };

test('defaults are those declared', () => {
  expect(defaultOptions(game)).toEqual(DEFAULTS);
});

describe('parseOptions', () => {
  test('completes what is missing', () => {
    expect(parseOptions(game, 2, {})).toEqual({ ok: true, options: DEFAULTS });
    expect(parseOptions(game, 2, { length: 'long' })).toEqual({ ok: true, options: { ...DEFAULTS, length: 'long' } });
  });

  test('names an option that does not exist', () => {
    const problem = { code: 'unknown-option', option: 'size', expected: 'length, rounds, teams' };
    expect(parseOptions(game, 2, { size: 1 })).toEqual({ ok: false, problem });
    for (const inherited of ['toString', 'constructor', '__proto__'])
      expect(parseOptions(game, 2, { [inherited]: true })).toMatchObject({ problem: { code: 'unknown-option' } });
  });

  test('says so where a game has no options', () => {
    const bare = { players: [2, 4], options: {} } as unknown as AnyGame;
    expect(parseOptions(bare, 2, { x: 1 })).toMatchObject({ problem: { expected: 'no options' } });
  });

  test('names a value that does not fit', () => {
    const problem = { code: 'bad-option', option: 'rounds', expected: '2, 3' };
    for (const value of [4, '3', true, null, [3]])
      expect(parseOptions(game, 2, { rounds: value })).toEqual({ ok: false, problem });
    expect(parseOptions(game, 4, { teams: 1 })).toMatchObject({
      problem: { code: 'bad-option', expected: 'true, false' },
    });
  });

  test('allows an option only to as many players as it is for; its default to all', () => {
    const problem = { code: 'option-players', option: 'teams', expected: '4 to 4 players' };
    expect(parseOptions(game, 3, { teams: true })).toEqual({ ok: false, problem });
    expect(parseOptions(game, 4, { teams: true })).toEqual({ ok: true, options: { ...DEFAULTS, teams: true } });
    expect(parseOptions(game, 3, { teams: false })).toEqual({ ok: true, options: DEFAULTS });
  });

  test('takes anything without throwing, and whole options as they are', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), fc.integer({ min: 2, max: 4 }), (given, seats) => {
        const parsed = parseOptions(game, seats, given);
        if (parsed.ok) expect(parseOptions(game, seats, parsed.options)).toEqual(parsed);
      }),
    );
  });
});
