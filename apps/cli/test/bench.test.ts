import { toy } from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import { bench } from '../src/commands/bench.ts';
import { ashtown } from './processes.ts';

const KEYS = [
  ...['game', 'players', 'answersPerSecond', 'loggedAnswersPerSecond', 'gamesPerSecond', 'dreamtGamesPerSecond'],
  ...['cloneMicros', 'viewMicros', 'determinizeMicros', 'legalMicros'],
];

describe('bench', () => {
  test('measures everything there is to measure', () => {
    const row = bench(toy, 2, 0.1);
    expect(Object.keys(row)).toEqual(KEYS);
    for (const key of KEYS.slice(1)) expect(row[key as 'players']).toBeGreaterThan(0);
  });

  test('covers the fewest, the middle and the most players', { timeout: 60_000 }, async () => {
    const { code, out, err } = await ashtown(['bench', '--seconds', '0.1', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out).map((r: { players: number }) => r.players)).toEqual([2, 3, 4]);
  });

  test('or how long hints take, one at least', { timeout: 60_000 }, async () => {
    const { code, out } = await ashtown(['bench', 'scrap', '--players', '2', '--hints', '--seconds', '0.1']);
    expect(code).toBe(0);
    expect(out).toMatch(/^game +players +hints +p50 ms +p95 ms +longest ms +p95 ms of work\nscrap +2 +[1-9]\d* /);
  });

  test('compares with the floors of the game', { timeout: 60_000 }, async () => {
    const { out } = await ashtown(['bench', 'scrap', '--players', '4', '--seconds', '0.1']);
    expect(out).toMatch(/^game .*\nscrap .*\(\d+\.\d×\).*\n\nIn brackets/);
  });
});
