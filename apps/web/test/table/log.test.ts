import { describe, expect, test } from 'vitest';
import { chaptersOf, newEntries, sinceMine } from '../../src/table/log.ts';

const entry = (at: number, seat: number, ...events: unknown[]) => ({ at, seat, events });
const turn = (seat: number, no: number) => ({ t: 'turn', seat, no });
const headline = (e: unknown) => ((e as { t?: string }).t === 'turn' ? (e as { seat: number; no: number }) : null);

describe('chapters', () => {
  test('without turns, what one seat answers in a row belongs together', () => {
    const chapters = chaptersOf([entry(0, 0, 'a'), entry(1, 0, 'b'), entry(2, 1, 'c'), entry(3, 0, 'd')]);
    expect(chapters.map((c) => [c.seat, c.lines.map((l) => l.event)])).toEqual([
      [0, ['a', 'b']],
      [1, ['c']],
      [0, ['d']],
    ]);
  });

  test('with turns, answers of others stay in the turn they were given in', () => {
    const log = [
      entry(0, 0, 'opening'),
      entry(1, 1, 'placed', turn(2, 1), 'rolled'),
      entry(2, 1, 'fled'),
      entry(3, 2, 'bought', turn(0, 2)),
    ];
    const chapters = chaptersOf(log, headline);
    expect(chapters.map((c) => [c.seat, c.no, c.lines.map((l) => l.event)])).toEqual([
      [0, null, ['opening']],
      [1, null, ['placed']],
      [2, 1, ['rolled', 'fled', 'bought']],
      [0, 2, []],
    ]);
    expect(new Set(chapters.map((c) => c.id)).size).toBe(chapters.length);
  });
});

test('since my last move is everything after it, and all of it if I have not moved', () => {
  const log = [entry(0, 0), entry(1, 1), entry(2, 0), entry(3, 2), entry(4, 1)];
  expect(sinceMine(log, [0]).map((e) => e.at)).toEqual([3, 4]);
  expect(sinceMine(log, [3]).map((e) => e.at)).toEqual([0, 1, 2, 3, 4]);
});

test('only what was added is new: not a log that was cut, nor one seen for the first time', () => {
  const log = [entry(0, 0), entry(1, 1), entry(2, 0)];
  expect(newEntries(log.slice(0, 1), log).map((e) => e.at)).toEqual([1, 2]);
  expect(newEntries(log, log.slice(0, 2))).toEqual([]);
  expect(newEntries([], log)).toEqual([]);
});
