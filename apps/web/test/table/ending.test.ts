import { GAMES } from '@ashtown/catalog';
import { LANGS, type Seat } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { placed, stepsOf } from '../../src/table/result/Curve.tsx';
import { colourOfSource, hasColour } from '../../src/table/result/colours.ts';
import { curveOf, tableOf } from '../../src/table/result/curve.ts';
import { highlightsOf } from '../../src/table/result/highlights.ts';
import { columnsOf, rowsOf } from '../../src/table/result/rows.ts';
import { type PlayedOut, playedOut, TABLES } from './ending-kit.ts';

const sum = (all: readonly number[]): number => all.reduce((total, n) => total + n, 0);
const who = (seat: Seat): string => `P${seat}`;
const finalsOf = ({ result, ending }: PlayedOut): number[] => [
  ...result.map(({ score }) => score),
  ...(ending.rival ? [ending.rival.score] : []),
];

describe.each(TABLES)('the end of $id for $seats, $seed $play', ({ id, seats, seed, play, options }) => {
  const it = playedOut(id, seats, seed, play, options);
  const { game, words, begin, lines, result, ending } = it;
  const rows = rowsOf(result, ending, [0]);

  test('everybody has a row, and its sources make its score', () => {
    expect(rows).toHaveLength(seats + (ending.rival ? 1 : 0));
    const { used, unused } = columnsOf(game.sources, rows);
    for (const [i, { score }] of rows.entries()) expect(sum(used.map(({ n }) => n[i]!))).toBe(score);
    expect([...used.map(({ source }) => source), ...unused].toSorted()).toEqual([...game.sources].toSorted());
    expect(rows.map(({ rank }) => rank)).toEqual(rows.map(({ rank }) => rank).toSorted((a, b) => a - b));
    expect(rows.filter(({ mine }) => mine).map(({ seat }) => seat)).toEqual([0]);
  });

  test('the curve begins where everybody began and ends at the scores', () => {
    const finals = finalsOf(it);
    const curve = curveOf(lines, finals, seats);
    expect(curve.ticks.at(-1)!.scores).toEqual(finals);
    expect(curve.ticks[0]!.scores).toEqual([...begin.map(({ score }) => score), ...(ending.rival ? [0] : [])]);
    const xs = curve.ticks.map(({ x }) => x);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    expect(xs.every((x) => x >= 0 && x <= 1)).toBe(true);
    expect(tableOf(curve).at(-1)!.scores).toEqual(finals);
    expect(curve.bands.every(({ from, to }) => from <= to)).toBe(true);
  });

  test('a log that begins late still gives a curve to the scores', () => {
    const finals = finalsOf(it);
    const late = curveOf(lines.slice(Math.floor(lines.length / 2)), finals, seats);
    expect(late.ticks.at(-1)!.scores).toEqual(finals);
    expect(curveOf([], finals, seats).bands).toEqual([]);
  });

  test('how it was won and why it was over is said in three languages, with the names it is about', () => {
    for (const lang of LANGS) {
      const said = words[lang].ending(ending, who);
      for (const seat of ending.winners) expect(said.won).toContain(who(seat));
      if (ending.why.seat !== undefined) expect(said.why).toContain(who(ending.why.seat));
      expect(said.steps).toHaveLength(ending.steps.length);
      if (ending.rival) expect(said.grades).toHaveLength(ending.grade!.least.length);
    }
  });

  test('what is compared agrees with the ranks', () => {
    const value = (seat: Seat, i: number) => ending.steps[i]!.n[seat] ?? Number.POSITIVE_INFINITY;
    for (const a of result)
      for (const b of result) {
        if (ending.winners.includes(a.seat) || ending.winners.includes(b.seat)) continue;
        const step = ending.steps.findIndex((_, i) => value(a.seat, i) !== value(b.seat, i));
        const ahead = step >= 0 && value(a.seat, step) > value(b.seat, step);
        expect(ahead).toBe(a.rank < b.rank);
      }
  });

  test('highlights are what the log counts, and lead to moments there are', () => {
    for (const h of highlightsOf(game, lines)) {
      expect(h.at).toBeGreaterThan(0);
      expect(h.at).toBeLessThanOrEqual(it.position.at);
      if (h.id === 'round') {
        const gained = lines
          .filter((line) => line.round === h.round && line.phase !== 'scoring')
          .flatMap(({ telling }) => telling.delta ?? [])
          .filter(({ what, seat }) => what === 'score' && seat === h.seats[0]);
        expect(h.n).toBe(sum(gained.map(({ n }) => n)));
      } else if (h.id !== 'card') {
        const feat = game.feats![h.id]!;
        const counted = lines.flatMap(({ event }) => feat(event) ?? []);
        for (const seat of h.seats) expect(sum(counted.filter((x) => x.seat === seat).map(({ n }) => n))).toBe(h.n);
        for (const lang of LANGS) expect(words[lang].feat!(h.id)).not.toBe(h.id);
      }
    }
  });
});

test('the first over the goal is named where the goal ends the game', () => {
  const { ending, lines, result } = playedOut('51st-state-master', 4, 'a');
  const { ticks } = curveOf(
    lines,
    result.map(({ score }) => score),
    4,
  );
  const first = ticks.find(({ scores }) => scores.some((n) => n >= ending.goal!))!;
  expect(first.scores[ending.why.seat!]).toBeGreaterThanOrEqual(ending.goal!);
  expect(first.at).toBe(ending.why.at);
});

test('the eliminated are told with their turn, and by whom as the log says', () => {
  const { ending, lines } = playedOut('king-of-new-york', 6, 'a');
  expect(ending.out?.length).toBeGreaterThan(0);
  for (const { seat, round, at } of ending.out!) {
    const fell = lines.find(
      ({ event }) => (event as { t: string; seat: Seat }).t === 'eliminated' && at === atOf(event),
    );
    function atOf(event: unknown) {
      return (event as { seat: Seat }).seat === seat ? lines.find((line) => line.event === event)!.at + 1 : null;
    }
    expect(fell?.round).toBe(round);
  }
});

test('alone a win has a grade and a defeat has none', () => {
  const lost = playedOut('51st-state-master', 1, 'a').ending;
  const won = playedOut('51st-state-master', 1, 'c', 'greedy').ending;
  expect([lost.winners, lost.by, lost.grade!.n]).toEqual([[], 'defeat', 0]);
  expect([won.winners, won.by]).toEqual([[0], 'alone']);
  expect(won.grade!.n).toBeGreaterThan(0);
  expect(rowsOf([{ seat: 0, rank: 2, score: 1, lines: [] }], lost, []).map(({ seat }) => seat)).toEqual([null, 0]);
});

test('every source has a colour of its own in its game', () => {
  for (const { game } of Object.values(GAMES)) {
    expect(game.sources.filter((source: string) => !hasColour(source))).toEqual([]);
    expect(new Set(game.sources.map(colourOfSource)).size).toBe(game.sources.length);
  }
});

test('equal scores stand in one place, others apart, and none outside', () => {
  const row = (seat: Seat, score: number) => ({ seat, rank: 1, score, lines: [], mine: false });
  const rows = [row(0, 9), row(1, 9), row(2, 8), row(3, 0), row(4, 1)];
  const found = placed(rows, ({ score }) => 1 - score / 9);
  expect(found.map(({ group }) => group.map(({ seat }) => seat))).toEqual([[0, 1], [2], [4], [3]]);
  for (const [i, { at }] of found.entries()) {
    expect(at).toBeLessThanOrEqual(1);
    if (i > 0) expect(at - found[i - 1]!.at).toBeGreaterThan(0.08);
  }
});

test('a curve goes in steps and stops with whoever falls', () => {
  const ticks = [0, 1, 2].map((n) => ({ at: n, round: 1, scoring: false, scores: [n], x: n / 2 }));
  const y = (n: number) => 1 - n / 2;
  expect(stepsOf({ ticks, bands: [] }, 0, y)).toBe('M0 100H50V50H100V0H100');
  expect(stepsOf({ ticks, bands: [] }, 0, y, 0.5)).toBe('M0 100H50V50H50');
});
