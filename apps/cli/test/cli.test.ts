import { describe, expect, test } from 'vitest';
import { ashtown } from './processes.ts';

describe.concurrent('what the caller gets wrong is one line on stderr and exit code 2', { timeout: 60_000 }, () => {
  test.each([
    ['simulate nope', 'unknown game "nope": expected scrap'],
    ['bench nope', 'unknown game "nope": expected scrap'],
    ['simulate scrap --bots random,nope', 'unknown bot "nope": expected random, greedy'],
    [
      'simulate scrap --bots random,random,random',
      '--bots random,random,random: expected at most 2 bots for 2 players',
    ],
    ['simulate scrap --players 5', '--players 5: expected a whole number from 2 to 4'],
    ['simulate scrap --games 1.5', '--games 1.5: expected a whole number from 1 to 10000000'],
    ['simulate scrap --jobs 0', '--jobs 0: expected a whole number from 1 to 64'],
    ['bench scrap --seconds soon', '--seconds soon: expected a number above 0, up to 3600'],
    ['simulate scrap --options hats=2', 'unknown option "hats": expected rounds, salvage'],
    ['simulate scrap --options rounds=9', 'option rounds=9: expected one of 2, 3, 4'],
    ['simulate scrap --options rounds', '--options rounds: expected name=value,name=value'],
    ['simulate scrap --gmaes 9', "unknown option '--gmaes' (Did you mean --games?)"],
    ['simulate scrap --games', "option '--games <n>' argument missing"],
    ['simulate', "missing required argument 'game'"],
    ['dance', "unknown command 'dance'"],
  ])('%s', async (line, expected) => {
    expect(await ashtown(line.split(' '))).toEqual({ code: 2, out: '', err: `error: ${expected}\n` });
  });
});

describe.concurrent('the command line', { timeout: 60_000 }, () => {
  test('help and version are answers, not errors', async () => {
    const [help, version] = await Promise.all([
      ashtown(['simulate', '--help'], 'real'),
      ashtown(['--version'], 'real'),
    ]);
    expect(help).toMatchObject({ code: 0, err: '' });
    for (const field of ['seconds', 'answersPerSecond', 'decisionMicros']) expect(help.out).toContain(field);
    expect(version).toMatchObject({ code: 0, err: '' });
    expect(version.out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('without a command it says what there is', async () => {
    const { code, out, err } = await ashtown([]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('simulate');
  });
});
