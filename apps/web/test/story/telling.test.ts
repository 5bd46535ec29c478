import type { Telling } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { beatsOf } from '../../src/story/beats.ts';
import { chaptersOf, chaptersSince } from '../../src/story/chapters.ts';
import { digestOf } from '../../src/story/digest.ts';
import { addedTo, linesOf, sinceMine } from '../../src/story/lines.ts';
import { holdOf } from '../../src/story/pace.ts';

/** Events that bring their own telling. */
type Said = Partial<Telling> & { t: string };
const game = {
  tellings: new Proxy(
    {},
    {
      get:
        () =>
        ({ t: _, ...telling }: Said) => ({ by: null, about: [], rank: 'line', ...telling }),
    },
  ),
};
const entry = (at: number, seat: number | null, ...events: Said[]) => ({ at, seat, events });
const of = (...events: Said[]) => linesOf(game as never, [entry(0, 1, ...events)]);
const names = (lines: readonly { event: unknown }[]) => lines.map(({ event }) => (event as Said).t).join(' ');

describe('chapters', () => {
  test('begin with a round or turn; lines stand with the player they are about, whoever answered', () => {
    const log = [
      entry(-1, null, { t: 'dealt' }),
      entry(0, 0, { t: 'turn', by: 2, rank: 'chapter', round: 1 }, { t: 'rolled', by: 2 }),
      entry(1, 1, { t: 'fled', by: 1 }, { t: 'refilled' }),
      entry(2, 2, { t: 'bought', by: 2 }, { t: 'turn', by: 0, rank: 'chapter', round: 2 }),
    ];
    const chapters = chaptersOf(linesOf(game as never, log));
    expect(chapters.map((c) => [c.by, c.round, c.from, c.blocks.map((b) => [b.by, names(b.lines)])])).toEqual([
      [null, null, -1, [[null, 'dealt']]],
      [
        2,
        1,
        0,
        [
          [2, 'rolled'],
          [1, 'fled refilled'],
          [2, 'bought'],
        ],
      ],
      [0, 2, 2, []],
    ]);
    expect(new Set(chapters.map((c) => c.id)).size).toBe(chapters.length);
  });

  test('what came later keeps its headlines', () => {
    const turn = (seat: number, round: number): Said => ({ t: `turn${round}`, by: seat, rank: 'chapter', round });
    const log = [
      entry(0, 0, turn(1, 1), { t: 'a', by: 1 }),
      entry(1, 1, { t: 'b', by: 1 }, turn(2, 2)),
      entry(2, 2, { t: 'c', by: 2 }),
    ];
    const chapters = chaptersSince(chaptersOf(linesOf(game as never, log)), 1);
    expect(chapters.map((c) => [c.by, c.round, c.blocks.map((b) => names(b.lines))])).toEqual([
      [1, 1, ['b']],
      [2, 2, ['c']],
    ]);
  });

  test('a phase goes on until another begins, and a round begins anew', () => {
    const round = (n: number): Said => ({ t: `round${n}`, rank: 'chapter', round: n, phase: 'lookout' });
    const log = [
      entry(0, 0, round(1), { t: 'a', by: 0 }, { t: 'b', by: 0, phase: 'action' }, { t: 'c', by: 0 }),
      entry(1, 0, round(2), { t: 'd', by: 0 }),
    ];
    const blocks = chaptersOf(linesOf(game as never, log)).map((c) => c.blocks.map((b) => [b.phase, names(b.lines)]));
    expect(blocks).toEqual([
      [
        ['lookout', 'a'],
        ['action', 'b c'],
      ],
      [['lookout', 'd']],
    ]);
  });
});

describe('beats', () => {
  const beats = (...events: Said[]) => beatsOf(of(...events), [0]).map((b) => [names(b.lines), b.weight]);

  test('bookkeeping has none of its own', () => {
    expect(beats({ t: 'built', by: 1 }, { t: 'paid', by: 1, rank: 'faint' })).toEqual([['built paid', 'short']]);
    expect(beats({ t: 'passed', by: 1, rank: 'faint' })).toEqual([['passed', 'none']]);
  });

  test('a new turn is told with what it begins with', () => {
    const turn: Said = { t: 'turn', by: 2, rank: 'chapter', round: 4 };
    expect(beats({ t: 'bought', by: 1 }, turn, { t: 'rolled', by: 2 })).toEqual([
      ['bought', 'short'],
      ['turn rolled', 'short'],
    ]);
  });

  test('the same thing done by several is one', () => {
    expect(beats({ t: 'gained', by: 1 }, { t: 'gained', by: 2 }, { t: 'gained', by: 3 })).toEqual([
      ['gained gained gained', 'short'],
    ]);
  });

  test('what is weighty, and what touches somebody here, stands by itself and longer', () => {
    expect(
      beats({ t: 'visited', by: 1 }, { t: 'razed', by: 1, to: [2], rank: 'key' }, { t: 'stole', by: 1, to: [0] }),
    ).toEqual([
      ['visited', 'short'],
      ['razed', 'full'],
      ['stole', 'full'],
    ]);
    expect(beats({ t: 'lost', by: 1, delta: [{ seat: 0, what: 'life', n: -1 }] })).toEqual([['lost', 'full']]);
  });

  test('one’s own deeds are only seen to move; nothing moves at no speed', () => {
    const told = beatsOf(of({ t: 'razed', by: 1, rank: 'key' }, { t: 'a', by: 1 }), [0]);
    expect(holdOf(told, true, 'normal')).toBeLessThan(holdOf(told, false, 'normal'));
    expect(holdOf(told, false, 'fast')).toBeLessThan(holdOf(told, false, 'normal'));
    expect(holdOf(told, false, 'off')).toBe(0);
    expect(holdOf(beatsOf(of({ t: 'p', by: 1, rank: 'faint' }), [0]), false, 'normal')).toBe(0);
  });
});

test('a digest says first what touched me, then what weighs most, and never more than it should', () => {
  const lines = of(
    { t: 'a', by: 1 },
    { t: 'razed', by: 1, rank: 'key' },
    { t: 'hit', by: 2, to: [0] },
    { t: 'paid', by: 2, rank: 'faint' },
    { t: 'b', by: 2 },
    { t: 'mine', by: 0, delta: [{ seat: 0, what: 'life', n: 1 }] },
  );
  expect(names(digestOf(lines, 0, 3))).toBe('hit razed mine');
  expect(names(digestOf(lines, 0))).toBe('hit a razed b mine');
});

test('since my last move is everything after it, and all of it if I have not moved', () => {
  const log = [entry(-1, null), entry(0, 0), entry(1, 1), entry(2, 0), entry(3, 2), entry(4, 1)];
  expect(sinceMine(log, [0])).toBe(3);
  expect(sinceMine(log, [3])).toBe(-1);
});

test('only what was added is new; a log that was cut cannot be played', () => {
  const log = [entry(0, 0), entry(1, 1), entry(2, 0)];
  expect(addedTo(log.slice(0, 1), log)?.map((e) => e.at)).toEqual([1, 2]);
  expect(addedTo([], log)?.map((e) => e.at)).toEqual([0, 1, 2]);
  expect(addedTo(log, log.slice(0, 2))).toBeNull();
});
