import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from '../src/cli.ts';
import { ashtown } from './processes.ts';
import { TOYS } from './toy-catalog.ts';

describe('what the caller gets wrong is one line on stderr and exit code 2', () => {
  const written = { out: '', err: '' };
  const into = (to: keyof typeof written) => (text: string | Uint8Array) => {
    written[to] += text;
    return true;
  };
  beforeEach(() => {
    Object.assign(written, { out: '', err: '' });
    vi.spyOn(process.stdout, 'write').mockImplementation(into('out'));
    vi.spyOn(process.stderr, 'write').mockImplementation(into('err'));
  });
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ['simulate nope', 'unknown game "nope": expected scrap'],
    ['bench nope', 'unknown game "nope": expected scrap'],
    [
      'simulate scrap --bots random,nope',
      'unknown bot "nope": expected beginner, easy, normal, hard, expert, random, greedy, greedy-1',
    ],
    ['simulate scrap --bots hard:any', '--bots hard:any: expected a temperament by name'],
    ['ladder --only nobody', '--only nobody: expected part of a name like scrap/2/easy/beginner'],
    ['ladder --cores 0', '--cores 0: expected a whole number from 1 to 256'],
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
    ['simulate', "missing required argument 'game': expected scrap"],
    ['replay', "missing required argument 'file': expected a match file"],
    ['copy a.db', "missing required argument 'to': expected a file that is not there yet, or an empty database"],
    ['replay x y', "too many arguments for 'replay'. Expected 1 argument but got 2."],
    ['replay x --nope', "unknown option '--nope': expected --lang, --content, --verify"],
    ['dance', "unknown command 'dance': expected serve, copy, play, replay, simulate, bench, ladder, train, blunders"],
    ['--dance', "unknown option '--dance': expected --version"],
  ])('%s', async (line, expected) => {
    const code = await run(line.split(' '), TOYS);
    expect({ code, ...written }).toEqual({ code: 2, out: '', err: `error: ${expected}\n` });
  });
});

describe.concurrent('as a process', { timeout: 60_000 }, () => {
  test('a refusal of ours and one of the parser end with 2', async () => {
    const [ours, parsers] = await Promise.all([
      ashtown(['simulate', 'nope'], 'real'),
      ashtown(['bench', '--nope'], 'real'),
    ]);
    expect(ours).toMatchObject({ code: 2, out: '' });
    expect(ours.err).toMatch(/^error: unknown game "nope": expected .*\n$/);
    expect(parsers).toEqual({
      code: 2,
      out: '',
      err: "error: unknown option '--nope': expected --players, --seconds, --content, --hints, --json\n",
    });
  });

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
