import { describe, expect, test } from 'vitest';
import { linesOf } from '../../src/story/lines.ts';
import { changesOf } from '../../src/table/choose/changes.ts';
import { playedGame, TABLES } from '../story/games.ts';

type Said = { t: string; [key: string]: unknown };
const tellings = new Proxy({}, { get: () => (e: Said) => ({ by: null, about: [], rank: 'line', ...e }) });
const entry = (at: number, seat: number, ...events: Said[]) => ({ at, seat, events });
const lines = (...log: ReturnType<typeof entry>[]) => linesOf({ tellings } as never, log);
const change = (seat: number, what: string, n: number, more = {}): Said => ({
  t: 'x',
  by: seat,
  delta: [{ seat, what, n }],
  ...more,
});

describe('while it is told, a figure', () => {
  test('says what the last turn did that changed it', () => {
    const told = lines(
      entry(0, 1, { t: 'round', rank: 'chapter', phase: 'action' }, change(1, 'hand', -3)),
      entry(1, 2, change(2, 'iron', 2), change(1, 'worker', 1)),
      entry(2, 1, change(1, 'fuel', -1), change(1, 'hand', -1)),
      entry(3, 1, change(1, 'hand', 2)),
    );
    expect(changesOf(told, 0, false)).toEqual({ '1 hand': -2, '1 worker': 1, '1 fuel': -1, '2 iron': 2 });
    expect(changesOf(told, 0, true)).toEqual({ '1 hand': 1, '1 worker': 1, '1 fuel': -1, '2 iron': 2 });
    expect(changesOf(told, 2, true)).toEqual({ '1 hand': 1, '1 fuel': -1 });
  });

  test('begins anew with a round and with a phase of it, but not with a phase of a turn', () => {
    const round = lines(
      entry(0, 1, { t: 'round', rank: 'chapter', phase: 'action' }, change(1, 'worker', -1)),
      entry(1, 1, change(1, 'worker', -2, { phase: 'cleanup' })),
    );
    expect(changesOf(round, 0, true)).toEqual({ '1 worker': -2 });
    const turn = lines(
      entry(0, 1, { t: 'turn', rank: 'chapter', by: 1, phase: 'roll' }, change(1, 'score', 1)),
      entry(1, 2, change(1, 'life', -1)),
      entry(2, 1, change(1, 'score', 2, { phase: 'buy' })),
    );
    expect(changesOf(turn, 0, true)).toEqual({ '1 score': 3, '1 life': -1 });
  });

  test.each(TABLES)('in %s is there as long as afterwards', (_, id, seats) => {
    const { lines: all, entries } = playedGame(id, seats, 60);
    for (const { at } of entries) {
      const told = all.filter((line) => line.at <= at);
      const latest = changesOf(told, -1, true);
      expect(Object.keys(latest)).toEqual(Object.keys(changesOf(told, -1, false)));
      const last = told.at(-1)!.telling.delta ?? [];
      for (const { seat, what } of last) expect(latest).toHaveProperty([`${seat} ${what}`]);
    }
  });
});
