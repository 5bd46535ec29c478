import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { entry } from '@ashtown/catalog';
import type { Match } from '@ashtown/engine';
import { toy, toyWords } from '@ashtown/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ReplayFlags, replayLines } from '../src/commands/replay.ts';
import { folder, sit } from './desk.ts';
import { ashtown, programOf } from './processes.ts';
import { TOYS } from './toy-catalog.ts';

const file = folder();
const finished = file('finished.json');
const running = file('running.json');
const tell = (path: string, flags: ReplayFlags = {}) => replayLines(TOYS, path, flags).join('\n');

/** A copy of the finished match with something changed. */
function doctored(name: string, change: (match: Match) => void): string {
  const match: Match = JSON.parse(readFileSync(finished, 'utf8'));
  change(match);
  writeFileSync(file(name), JSON.stringify(match));
  return file(name);
}

beforeAll(async () => {
  await sit(Array<string>(60).fill('2'), { seed: 'r', save: finished }, 'scrap');
  await sit(['1'], { seed: 'r', save: running }, 'scrap');
});

describe('replay', () => {
  test('tells a match by turns, with all that was secret, and the score by its sources', () => {
    const out = tell(finished);
    expect(out).toMatch(/^Scrap\nPlayer 1, Normal\n\n(Player 1|Normal):\n {2}Bids: /);
    expect(out).toMatch(/Normal draws card \d+/);
    expect(out).toMatch(/The game is over\.\n1\. .*\n {5}(Banked pots|Strong cards left in hand): \d+/);
    expect(out).toMatch(/Seed: [0-9a-f]{32}$/);
  });

  test('says who is to answer in a match that is not over', () => {
    expect(tell(running)).toMatch(/Not finished\. To move: Player 1$/);
  });

  test.each([
    ['pl', 'Koniec gry.'],
    ['sk', 'Koniec hry.'],
  ])('speaks %s', (lang, expected) => {
    expect(tell(finished, { lang })).toContain(expected);
  });

  test('a match that older rules began is told from where the rules changed', () => {
    const newer = { scrap: entry({ ...toy, version: 2 }, toyWords) };
    const path = doctored('older.json', (m) => {
      m.snapshots.at(-1)!.version = 2;
    });
    expect(replayLines(newer, path, {}).join('\n')).toMatch(/Older rules played the first \d+ answers/);
    expect(() => replayLines(newer, path, { verify: true })).toThrow(
      'version: expected rules version 2 from the first',
    );
  });
});

describe('--verify', () => {
  test('an honest match is verified', () => {
    expect(tell(finished, { verify: true })).toMatch(
      /Verified: the seed matches its fingerprint, \d+ answers legal, 1 snap.*$/,
    );
  });

  test.each<[string, string, (m: Match) => void]>([
    [
      'another seed',
      'commitment: expected the SHA-256 of the seed',
      (m) => {
        m.seed = 'f'.repeat(32);
      },
    ],
    [
      'a snapshot',
      'snapshots[0].state: expected the state after',
      (m) => {
        Reflect.set(m.snapshots[0]!.state as object, 'round', 9);
      },
    ],
    [
      'an answer',
      'answers[0]: expected an answer to bid (illegal-answer)',
      (m) => {
        m.answers[0]![1] = 99;
      },
    ],
  ])('%s that was changed is found out', (_, expected, change) => {
    expect(() => tell(doctored('doctored.json', change), { verify: true })).toThrow(expected);
  });
});

test('nothing in a file reaches the terminal as a command to it', () => {
  const path = doctored('escape.json', (m) => {
    m.options['\u001b[31m'] = true;
  });
  expect(() => tell(path)).toThrow('options.?[31m: expected rounds, salvage (options)');
});

test('a replay without --verify ignores the snapshots', () => {
  const path = doctored('ignored.json', (m) => {
    m.snapshots[0]!.state = { nonsense: true };
  });
  expect(tell(path)).toBe(tell(finished));
});

describe.concurrent('as processes', () => {
  test('what is wrong is one line on stderr and exit code 2', async () => {
    writeFileSync(file('cut.json'), readFileSync(finished, 'utf8').slice(0, 200));
    const runs = await Promise.all([
      ashtown(['replay', file('cut.json')]),
      ashtown(['replay', file('none.json')]),
      ashtown(['replay', finished, '--loud']),
      ashtown(['play', 'chess', '--save', file('chess.json')]),
    ]);
    expect(runs.map(({ code, out }) => [code, out])).toEqual(Array(4).fill([2, '']));
    expect(runs.map(({ err }) => err)).toEqual([
      `error: ${file('cut.json')}: the file: expected JSON (not-json)\n`,
      `error: ${file('none.json')}: expected a match file (ENOENT)\n`,
      "error: unknown option '--loud': expected --lang, --content, --verify\n",
      'error: unknown game "chess": expected scrap\n',
    ]);
  });

  test('a piped game ends with its input, saved and with exit code 0', async () => {
    const path = file('piped.json');
    const child = spawn(process.execPath, [programOf('toy'), 'play', 'scrap', '--save', path]);
    let out = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stdin.end('1\n1');
    const code = await new Promise((done) => child.on('close', done));
    expect(code).toBe(0);
    expect(out).toContain(`Saved: ${path}`);
    expect(out).not.toContain('\x1b');
    expect(await ashtown(['replay', path, '--verify'])).toMatchObject({ code: 0, err: '' });
  });
});
