import { describe, expect, test } from 'vitest';
import { ashtown } from './processes.ts';

const run = async (line: string) => {
  const { code, out, err } = await ashtown(['simulate', 'scrap', ...line.split(' ')]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
};

const untimed = (json: string) =>
  JSON.stringify(JSON.parse(json), (key, value) =>
    ['seconds', 'answersPerSecond', 'decisionMicros'].includes(key) ? undefined : value,
  );

describe.concurrent('simulate', { timeout: 60_000 }, () => {
  test('plays as many games as it was told and reports each bot', async () => {
    const out = await run('--players 3 --bots greedy,random --games 20 --seed x --check --options rounds=2 --json');
    expect(out.trimEnd()).not.toContain('\n');
    const r = JSON.parse(out);
    expect(r).toMatchObject({ game: 'scrap', version: 1, players: 3, seed: 'x', games: 20, finished: 20 });
    expect(r.options).toEqual({ rounds: 2, salvage: false });
    expect(r.seats.map((s: { bot: string }) => s.bot)).toEqual(['greedy', 'random', 'random']);
    const sum = (key: string) => r.seats.reduce((n: number, s: Record<string, number>) => n + s[key]!, 0);
    expect(sum('winShare')).toBeCloseTo(1);
    expect(sum('wins')).toBeLessThanOrEqual(20);
    expect(r.meanAnswers).toBeCloseTo(r.answers / 20);
    expect(r.answersPerSecond).toBeCloseTo(r.answers / r.seconds);
    expect(r.seats[0].decisionMicros.p95).toBeGreaterThan(0);
  });

  test('the same seed gives the same bytes, in one process or in three', async () => {
    const line = '--players 2 --bots greedy,random --games 9 --seed s --json';
    const [one, two, three, other] = await Promise.all([
      run(line),
      run(line),
      run(`${line} --jobs 3`),
      run(line.replace('seed s', 'seed t')),
    ]);
    expect(untimed(two)).toBe(untimed(one));
    expect(untimed(three)).toBe(untimed(one));
    expect(untimed(other)).not.toBe(untimed(one));
  });

  test('prints a table for people, and no progress into a pipe', async () => {
    const out = await run('--bots greedy,random --games 4');
    expect(out).toMatch(
      /^scrap, 2 players, seed 1: 4 games, 0 unfinished\n\nbot .*\ngreedy .*\nrandom .*\n\nby seat: /,
    );
  });
});
