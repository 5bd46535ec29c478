import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEVELS } from '@ashtown/bots';
import { type AnyGame, defaultOptions, makeRng, seedOf } from '@ashtown/engine';
import { toy } from '@ashtown/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { amongMore, ENOUGH, goalOf, judge } from '../src/ladder/goals.ts';
import { habitsOf } from '../src/ladder/habits.ts';
import { oracleOf } from '../src/ladder/oracle.ts';
import { idOf, ladderOf, type Pairing } from '../src/ladder/pairings.ts';
import { reportOf } from '../src/ladder/report.ts';
import { appender, readResults } from '../src/ladder/results.ts';
import { mostPlayed, summaries } from '../src/ladder/summary.ts';
import { type GameRow, playTask } from '../src/ladder/task.ts';
import { ashtown } from './processes.ts';
import { TOYS } from './toy-catalog.ts';

const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PAIRING: Pairing = { game: 'scrap', players: 2, candidate: 'easy', baseline: 'beginner' };
const rowOf = (block: number, seat: number, share: number | null, more: Partial<GameRow> = {}): GameRow => ({
  ...PAIRING,
  revision: 'r1',
  block,
  seat,
  share,
  margin: share === null ? null : 2 * share - 1,
  rounds: 5,
  decisions: 4,
  iterations: 40,
  micros: [[100, 4]],
  ...more,
});
/** So many blocks of two games, of which the candidate wins both in this part of them and one in the others. */
const blocks = (n: number, part: number, more?: Partial<GameRow>): GameRow[] =>
  Array.from({ length: n }, (_, i) => [rowOf(i, 0, 1, more), rowOf(i, 1, i < part * n ? 1 : 0, more)]).flat();
const planned = ladderOf(TOYS).filter((pairing) => idOf(pairing) === idOf(PAIRING));

describe('pairings', () => {
  test('at every number of players the neighbours, and the strong ones against the former bot', () => {
    const ids = ladderOf(TOYS).map(idOf);
    const [min, max] = toy.players;
    for (let n = Math.max(2, min); n <= max; n++) {
      expect(ids).toContain(`scrap/${n}/expert/hard`);
      expect(ids).toContain(`scrap/${n}/easy/beginner`);
    }
    expect(ids).toContain('scrap/2/hard/greedy-1');
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the goals are those that were set', () => {
    const goal = (game: string, players: number, candidate: string, baseline: string) =>
      goalOf({ game, players, candidate, baseline });
    expect(goal('metro-2033', 2, 'hard', 'greedy-1')).toMatchObject({ low: 0.78, by: 'interval' });
    expect(goal('armageddon', 4, 'hard', 'greedy-1')).toMatchObject({ low: 0.45, by: 'interval' });
    expect(goal('metro-2033', 2, 'expert', 'hard')).toMatchObject({ low: 0.58, by: 'interval' });
    expect(goal('metro-2033', 2, 'easy', 'beginner')).toEqual({ low: 0.6, high: 0.8, by: 'seen' });
    expect(goal('metro-2033', 2, 'hard:raider', 'hard')).toMatchObject({ low: 0.45, by: 'seen' });
    expect(amongMore(0.6, 4)).toBeCloseTo(1.5 / 4.5);
  });

  test('nothing is claimed of few games, and a goal of the interval needs all of it', () => {
    const goal = { low: 0.6, high: 1, by: 'interval' } as const;
    expect(judge(goal, ENOUGH - 1, 0.99, [0.97, 1])).toBe('few');
    expect(judge(goal, ENOUGH, 0.65, [0.61, 0.7])).toBe('met');
    expect(judge(goal, ENOUGH, 0.63, [0.58, 0.68])).toBe('missed');
    expect(judge({ ...goal, by: 'seen', high: 0.8 }, ENOUGH, 0.85, [0.8, 0.9])).toBe('missed');
  });
});

describe('results', () => {
  test('a game counts once, and a line that was cut off not at all', () => {
    const path = join(folder, 'cut.jsonl');
    const add = appender(path);
    for (const row of [rowOf(0, 0, 1), rowOf(0, 1, 0), rowOf(0, 0, 1)]) add(row);
    appendFileSync(path, JSON.stringify(rowOf(1, 0, 1)).slice(0, 40));
    expect(readResults(path)).toHaveLength(2);
    appender(path)(rowOf(1, 0, 0));
    expect(readResults(path).map(({ block, seat }) => [block, seat])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  test('what is no game of the ladder is named', () => {
    const path = join(folder, 'wrong.jsonl');
    appendFileSync(path, '{"hello":1}\n');
    expect(() => readResults(path)).toThrow(`${path}:1`);
  });

  test('only whole blocks count, each revision by itself, the last first; given up games do not', () => {
    const rows = [
      ...blocks(3, 0, { revision: 'r0' }),
      ...blocks(10, 0.5),
      rowOf(10, 0, 1),
      rowOf(11, 0, 1),
      rowOf(11, 1, null),
    ];
    const [found, former] = summaries(planned, rows);
    expect(former).toMatchObject({ revision: 'r0', games: 6 });
    expect(mostPlayed([former!, found!])).toEqual([found]);
    expect(found).toMatchObject({ revision: 'r1', games: 21, givenUp: 1, iterations: 10, verdict: 'few' });
    expect(found!.share).toBeCloseTo(16 / 21);
    expect(found!.interval[0]).toBeLessThan(16 / 21);
  });
});

describe('the report', () => {
  const report = (rows: GameRow[]) => reportOf(TOYS, { rows, curves: [], blunders: [] });

  test('says what was met, what was missed, and what nobody knows yet', () => {
    expect(report(blocks(200, 0.4)).page).toMatch(/\| easy \| beginner \| 400 \| 70\.0% \|.*\| met \|/);
    expect(report(blocks(200, 0.9)).page).toMatch(/\| easy \| beginner \| 400 \| 95\.0% \|.*\| missed \|/);
    expect(report(blocks(20, 0.4)).page).toContain('fewer than 400 games');
    expect(report([]).page).toContain('Not measured yet.');
  });

  test('shows every picture it names, in well-formed SVG for light and dark', () => {
    const bins = [0.1, 0.5, 0.9].map((p) => ({ predicted: p, seen: p, n: 9 }));
    const curves = [{ game: 'scrap', players: 2, bins }];
    const { page, pictures } = reportOf(TOYS, { rows: blocks(20, 0.4), curves, blunders: [] });
    const shown = [...page.matchAll(/\(images\/([^)]+)\)/g)].map(([, name]) => name);
    expect(shown.sort()).toEqual(Object.keys(pictures).sort());
    expect(shown).toContain('calibration-scrap.svg');
    for (const picture of Object.values(pictures)) {
      expect(picture).toContain('prefers-color-scheme: dark');
      expect(picture).not.toMatch(/NaN|undefined|Infinity/);
      const open = picture.match(/<(?!\/|\?)[a-z]+(?:\s[^>]*[^/])?>/g)!.length;
      expect(picture.match(/<\/[a-z]+>/g)).toHaveLength(open);
    }
  });

  test('tells what a temperament does otherwise', () => {
    const deeds = (n: number) =>
      [
        { raid: 3 + (n % 2), build: 1 + (n % 3) },
        { raid: 1, build: 1 + ((n + 1) % 3) },
      ] as const;
    const rows = Array.from({ length: 60 }, (_, i) => rowOf(i, 0, 1, { deeds: deeds(i) }));
    expect(habitsOf(rows)).toMatchObject([{ verb: 'raid', candidate: 3.5, baseline: 1 }]);
    expect(habitsOf(blocks(20, 0.4))).toEqual([]);
  });
});

describe('the oracle', () => {
  const s = toy.setup(2, defaultOptions(toy) as never, makeRng(seedOf('oracle')));
  const seat = toy.asked(s)[0]!;
  const turn = () => ({
    view: toy.view(s, seat),
    legal: toy.legal(s, seat),
    rng: makeRng(seedOf('bot')),
    budget: { iterations: 20 },
  });

  test('dreams of the true cards, with dice of its own, and leaves the table alone', () => {
    const before = JSON.stringify(s);
    const dreams: unknown[] = [];
    const clone: AnyGame['clone'] = (x) => {
      const copy = toy.clone(x);
      if (x === s) dreams.push(copy);
      return copy;
    };
    const { pick } = oracleOf(() => s).choose({ ...toy, clone } as AnyGame, seat, turn());
    expect(turn().legal).toContain(pick);
    expect(dreams.length).toBeGreaterThan(0);
    expect(JSON.stringify(s)).toBe(before);
  });

  test('is no bot that a table could seat', async () => {
    expect(LEVELS).not.toHaveProperty('oracle');
    const { code, err } = await ashtown(['simulate', 'scrap', '--bots', 'oracle', '--games', '1']);
    expect([code, err]).toEqual([2, expect.stringContaining('unknown bot "oracle"')]);
  });
});

test('the candidate sits in each seat of a block, and the same game is played again the same', async () => {
  const task = { ...PAIRING, revision: 'r', block: 3 };
  const untimed = async (seat: number) => ({ ...(await playTask(TOYS, { ...task, seat }, nothing)), micros: [] });
  expect(await untimed(0)).toEqual(await untimed(0));
  const [first, second] = [await untimed(0), await untimed(1)];
  expect([first.seat, second.seat]).toEqual([0, 1]);
  expect(first.decisions).toBeGreaterThan(0);
});
const nothing = () => Promise.resolve(null);

test('who should have learned something and has not is marked', async () => {
  const task = { ...PAIRING, baseline: 'expert', revision: 'r', block: 0, seat: 0 };
  expect(await playTask(TOYS, task, nothing)).toMatchObject({ untaught: true });
});

test('a run goes on where the last one stopped', { timeout: 240_000 }, async () => {
  const out = join(folder, 'runs.jsonl');
  const line = `ladder --only scrap/2/easy/beginner --cores 2 --revision r --out ${out} --games`.split(' ');
  const lines = () => readFileSync(out, 'utf8').split('\n').length - 1;
  const first = await ashtown([...line, '4']);
  expect([first.code, first.err]).toEqual([0, '']);
  expect(first.out).toMatch(/^pairing .*\nscrap\/2\/easy\/beginner +4 /);
  expect(lines()).toBe(4);
  await ashtown([...line, '4']);
  expect(lines()).toBe(4);
  expect((await ashtown([...line, '5'])).out).toMatch(/easy\/beginner +6 /);
  expect(lines()).toBe(6);
  const page = join(folder, 'strength.md');
  expect((await ashtown(['ladder', '--report', page, '--out', out])).code).toBe(0);
  expect(readFileSync(page, 'utf8')).toContain('| easy | beginner | 6 |');
});
