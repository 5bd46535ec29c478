import type { Telling } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { type Chapter, chaptersOf, sumsOf } from '../../src/story/chapters.ts';
import { digestOf } from '../../src/story/digest.ts';
import { addedTo, isForced, lastMove, linesOf, sinceMine, touchOf } from '../../src/story/lines.ts';
import { arrange } from '../../src/table/log/arrange.ts';

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
type Entry = ReturnType<typeof entry>;
const entry = (at: number, seat: number | null, ...events: Said[]) => ({ at, seat, events });
const told = (...log: Entry[]) => linesOf(game as never, log);
const names = (lines: readonly { event: unknown }[]) => lines.map(({ event }) => (event as Said).t).join(' ');
const turn = (by: number, round: number): Said => ({ t: `turn${round}`, by, rank: 'chapter', round });
const round = (n: number, phase = 'lookout'): Said => ({ t: `round${n}`, rank: 'chapter', round: n, phase });
const deeds = ({ parts }: Chapter) => parts.flatMap((part) => part.deeds.map((x) => [x.by, names(x.lines)]));
const digest = (me: number, ...log: Entry[]) => digestOf(told(...log), log, me);
const said = (me: number, ...log: Entry[]) => names(digest(me, ...log)?.items.flatMap((item) => item.lines) ?? []);

describe('chapters', () => {
  test('begin with a round or turn; lines stand with the player they are about, whoever answered', () => {
    const chapters = chaptersOf(
      told(
        entry(-1, null, { t: 'dealt' }),
        entry(0, 0, turn(2, 1), { t: 'rolled', by: 2 }),
        entry(1, 1, { t: 'fled', by: 1 }, { t: 'refilled' }),
        entry(2, 2, { t: 'bought', by: 2 }, turn(0, 2)),
      ),
    );
    expect(chapters.map((c) => [c.by, c.round, c.from, deeds(c)])).toEqual([
      [null, null, -1, [[null, 'dealt']]],
      [
        2,
        1,
        0,
        [
          [2, 'rolled'],
          [1, 'fled'],
          [null, 'refilled'],
          [2, 'bought'],
        ],
      ],
      [0, 2, 2, []],
    ]);
    expect(new Set(chapters.map((c) => c.id)).size).toBe(chapters.length);
  });

  test('a phase goes on until another begins, and a round begins anew', () => {
    const chapters = chaptersOf(
      told(
        entry(0, 0, round(1), { t: 'a', by: 0 }, { t: 'b', by: 0, phase: 'action' }, { t: 'c', by: 0 }),
        entry(1, 0, round(2), { t: 'd', by: 0 }),
      ),
    );
    expect(chapters.map((c) => c.parts.map((part) => [part.phase, names(part.deeds.flatMap((x) => x.lines))]))).toEqual(
      [
        [
          ['lookout', 'a'],
          ['action', 'b c'],
        ],
        [['lookout', 'd']],
      ],
    );
  });

  test('what a deed does to others, and what they answer in that turn, stands with it', () => {
    const [attack] = chaptersOf(
      told(
        entry(0, 1, turn(1, 1), { t: 'attacks', by: 1, to: [0, 2] }, { t: 'hurts', by: 1, to: [0], of: 0 }),
        entry(1, 0, { t: 'flees', by: 0 }, { t: 'enters', by: 1 }),
        entry(2, 1, { t: 'buys', by: 1 }),
        entry(3, 2, { t: 'waits', by: 2 }),
      ),
    );
    expect(deeds(attack!)).toEqual([
      [1, 'attacks hurts flees enters'],
      [1, 'buys'],
      [2, 'waits'],
    ]);
  });

  test('in a round, whoever was razed acts in a block of their own', () => {
    const [first] = chaptersOf(
      told(
        entry(0, 1, round(1, 'action'), { t: 'razes', by: 1, to: [0] }, { t: 'compensation', by: 0 }),
        entry(1, 0, { t: 'builds', by: 0 }),
      ),
    );
    expect(deeds(first!)).toEqual([
      [1, 'razes compensation'],
      [0, 'builds'],
    ]);
  });

  test('a payment in an answer of its own joins what it pays for', () => {
    const pays = (t: string): Said => ({ t, by: 1, rank: 'faint', delta: [{ seat: 1, what: 'iron', n: -1 }] });
    const [first] = chaptersOf(
      told(
        entry(0, 1, round(1, 'action'), pays('pays'), { t: 'builds', by: 1 }),
        entry(1, 1, pays('paysAgain')),
        entry(2, 1, { t: 'exchanges', by: 1 }, pays('andAgain')),
      ),
    );
    expect(deeds(first!)).toEqual([
      [1, 'pays builds'],
      [1, 'paysAgain exchanges andAgain'],
    ]);
  });

  test('a price paid in several answers stands whole with what it is paid for, also in the story', () => {
    const discards = (t: string): Said => ({ t, by: 1, rank: 'faint', pays: true });
    const [first] = chaptersOf(
      told(
        entry(0, 1, round(1, 'action'), { t: 'builds', by: 1 }),
        entry(1, 1, discards('one')),
        entry(2, 1, discards('other'), { t: 'draws', by: 1 }),
        entry(3, 2, { ...discards('third'), by: 2 }),
      ),
    );
    expect(deeds(first!)).toEqual([
      [1, 'builds'],
      [1, 'one other draws'],
      [2, 'third'],
    ]);
    const [part] = arrange(first!, { all: false, only: [], me: 0, say: () => '' }, true);
    expect(part!.runs.flatMap((run) => run.deeds.map(({ lines }) => names(lines)))).toEqual([
      'one other draws',
      'builds',
    ]);
  });

  test('a phase nobody decides in is a table', () => {
    const gain = (seat: number, n: number): Said => ({ t: `gain${seat}`, by: seat, delta: [{ seat, what: 'gun', n }] });
    const [first] = chaptersOf(
      told(
        entry(0, 0, round(1), { t: 'takes', by: 0 }),
        entry(
          1,
          1,
          { t: 'takes', by: 1 },
          { t: 'production', rank: 'faint', phase: 'production' },
          gain(0, 2),
          gain(1, 1),
          gain(0, 1),
        ),
        entry(2, 0, { ...gain(0, 1), phase: 'action' }, gain(1, 1)),
      ),
    );
    const [lookout, production, action] = first!.parts;
    expect([lookout!.rows, action!.rows]).toEqual([[], []]);
    expect(production!.rows.map(({ seat, lines }) => [seat, sumsOf(lines, seat)])).toEqual([
      [0, [{ what: 'gun', n: 3 }]],
      [1, [{ what: 'gun', n: 1 }]],
    ]);
    expect(names(production!.deeds.flatMap((x) => x.lines))).toBe('production');
  });

  test('a pass is forced where it was not answered', () => {
    const lines = told(
      entry(0, 1, { t: 'passes', by: 1, passes: true }, { t: 'passesToo', by: 0, passes: true }),
      entry(1, 2, { t: 'builds', by: 2 }, { t: 'passes', by: 2, passes: true }),
    );
    expect(lines.map(isForced)).toEqual([false, true, false, true]);
  });
});

describe('the story', () => {
  const say = () => '';
  const shown = (all: boolean, only: readonly number[], ...log: Entry[]) =>
    arrange(chaptersOf(told(...log)).at(-1)!, { all, only, me: 0, say }, true).flatMap(({ runs }) =>
      runs.flatMap((run) => run.deeds.map((x) => [run.by, names(x.lines), x.tag])),
    );
  const log = [
    entry(0, 1, turn(1, 1), { t: 'rolls', by: 1, cue: 'dice' }),
    entry(1, 1, { t: 'rolls', by: 1, cue: 'dice' }, { t: 'stops', by: 1, rank: 'faint' }),
    entry(2, 1, { t: 'hits', by: 1, to: [0], cue: 'hit', rank: 'key' }),
    entry(3, 1, { t: 'gives', by: 1, delta: [{ seat: 0, what: 'gun', n: 1 }] }),
    entry(4, 2, { t: 'passes', by: 3, rank: 'faint', passes: true }),
  ] as const;

  test('is read from the newest to the oldest, without bookkeeping and dice that were thrown again', () => {
    expect(shown(false, [], ...log)).toEqual([
      [3, 'passes', 'forced'],
      [1, 'gives', 'gain'],
      [1, 'hits', 'hurt'],
      [1, 'rolls', null],
    ]);
    expect(shown(true, [], ...log).map(([, lines]) => lines)).toEqual([
      'passes',
      'gives',
      'hits',
      'rolls stops',
      'rolls',
    ]);
  });

  test('shows what is about one player', () => {
    expect(shown(false, [3], ...log).map(([, lines]) => lines)).toEqual(['passes']);
    expect(shown(false, [0], ...log).map(([, lines]) => lines)).toEqual(['hits']);
  });
});

test('a deed hurts, or gives, or only touches', () => {
  const touch = (said: Said) => touchOf(told(entry(0, 1, said))[0]!, 0);
  expect(touch({ t: 'x', by: 1, to: [0], cue: 'crash' })).toBe('hurt');
  expect(touch({ t: 'x', by: 1, delta: [{ seat: 0, what: 'gun', n: -1 }] })).toBe('hurt');
  expect(touch({ t: 'x', by: 1, to: [0], cue: 'hit', delta: [{ seat: 0, what: 'gun', n: 1 }] })).toBe('gain');
  expect(touch({ t: 'x', by: 1, to: [0] })).toBeNull();
  expect(touch({ t: 'x', by: 0, delta: [{ seat: 0, what: 'gun', n: -1 }] })).toBeNull();
});

describe('a digest', () => {
  test('says first what touched me, then what weighs most, and never more than it should', () => {
    const many = Array.from({ length: 9 }, (_, i) => entry(i + 2, 2, { t: `b${i}`, by: 2 }));
    const log = [
      entry(0, 0, { t: 'mine', by: 0 }),
      entry(1, 1, { t: 'razed', by: 1, rank: 'key' }),
      ...many,
      entry(20, 2, { t: 'hits', by: 2, to: [0], cue: 'hit' }, { t: 'hurt', by: 2, to: [0], of: 0, cue: 'hit' }),
      entry(21, 2, { t: 'paid', by: 2, rank: 'faint' }),
    ];
    expect(said(0, ...log)).toBe('hits hurt razed b5 b6 b7 b8');
    expect(digest(0, ...log)).toMatchObject({ from: 1, left: 5 });
  });

  test('says who is out of the game right after what touched me', () => {
    const many = Array.from({ length: 9 }, (_, i) => entry(i + 3, 2, { t: `b${i}`, by: 2, rank: 'key' }));
    const log = [
      entry(0, 0, { t: 'mine', by: 0 }),
      entry(
        1,
        1,
        { t: 'shoots', by: 1, to: [3], rank: 'key' },
        { t: 'hurt', by: 1, to: [3], of: 3 },
        { t: 'out', to: [3], rank: 'key', cue: 'crash' },
      ),
      entry(2, 1, { t: 'hits', by: 1, to: [0], cue: 'hit', rank: 'key' }),
      ...many,
    ];
    expect(said(0, ...log)).toBe('hits shoots out b5 b6 b7 b8');
  });

  test('of each of the others something is said before there are two of anybody', () => {
    const many = Array.from({ length: 9 }, (_, i) => entry(i + 2, 2, { t: `b${i}`, by: 2, rank: 'key' }));
    const log = [entry(0, 0, { t: 'mine', by: 0 }), entry(1, 1, { t: 'rests', by: 1 }), ...many];
    expect(said(0, ...log)).toBe('rests b4 b5 b6 b7 b8');
    expect(digest(0, ...log)).toMatchObject({ left: 4 });
  });

  test('nobody is left out where five of them hit me', () => {
    const hits = [1, 2, 3, 4, 5].map((seat) =>
      entry(
        seat,
        seat,
        { t: `hits${seat}`, by: seat, to: [0], cue: 'hit' },
        { t: `hurt${seat}`, by: seat, to: [0], of: 0, cue: 'hit' },
      ),
    );
    const { items, left } = digest(0, entry(0, 0, { t: 'mine', by: 0 }), ...hits)!;
    expect(items.map(({ deed }) => deed.by)).toEqual([1, 2, 3, 4, 5]);
    expect(items.flatMap(({ lines }) => lines).length).toBe(8);
    expect(left).toBe(0);
  });

  test('what I answer in the turn of another is no move of mine', () => {
    const log = [
      entry(0, 0, turn(0, 1), { t: 'mine', by: 0 }),
      entry(1, 0, { t: 'ends', by: 0, rank: 'faint' }, turn(1, 2), { t: 'rolls', by: 1 }),
      entry(2, 1, { t: 'hits', by: 1, to: [0], cue: 'hit' }),
      entry(3, 0, { t: 'flees', by: 0 }),
      entry(4, 1, { t: 'buys', by: 1 }, turn(0, 3)),
    ];
    expect(lastMove(told(...log), log, [0])).toBe(1);
    expect(said(0, ...log)).toBe('hits flees rolls buys');
  });

  test('the turn of an opponent in no seat follows in my own answer, and a pass nobody chose is news', () => {
    const rival: Partial<Telling> = { as: { kind: 'player', id: '4' } };
    const log = [
      entry(0, 0, { t: 'mine', by: 0 }, { t: 'attacks', ...rival, to: [0], cue: 'hit' }),
      entry(1, 0, { t: 'again', by: 0 }, { t: 'takes', ...rival }, { t: 'passes', by: 0, rank: 'faint', passes: true }),
    ];
    expect(said(0, log[0]!)).toBe('attacks');
    expect(said(0, ...log)).toBe('passes takes');
  });

  test('is nothing where nobody else did anything', () => {
    expect(digest(0, entry(0, 1, { t: 'a', by: 1 }), entry(1, 0, { t: 'mine', by: 0 }))).toBeNull();
  });
});

test('since my last move is everything after it, and all of it if I have not moved', () => {
  const log = [entry(-1, null), entry(0, 0), entry(1, 1), entry(2, 0), entry(3, 2), entry(4, 1)];
  expect(sinceMine(log, [0])).toBe(3);
  expect(sinceMine(log, [3])).toBe(-1);
});

test('a log that grows, shrinks or goes on otherwise is told as if it were new', () => {
  const log = [
    entry(0, 0, round(1), { t: 'a', by: 0, phase: 'action' }),
    entry(1, 1, { t: 'b', by: 1 }),
    entry(2, 0, round(2), { t: 'c', by: 0 }),
  ];
  const anew = (entries: readonly Entry[]) => told(...structuredClone(entries));
  const otherwise = [...log.slice(0, 2), entry(2, 0, { t: 'd', by: 0 })];
  for (const entries of [log.slice(0, 2), log, log.slice(0, 1), [], otherwise, log, log.slice(1)])
    expect(told(...entries)).toEqual(anew(entries));
  for (const n of [1, 3, 2, 3]) expect(chaptersOf(told(...log.slice(0, n)))).toEqual(chaptersOf(anew(log.slice(0, n))));
  expect(chaptersOf(told(...otherwise))).toEqual(chaptersOf(anew(otherwise)));
  expect(told(...log)[1]).toBe(told(...log.slice(0, 2))[1]);
});

test('only what was added is new; a log that was cut cannot be played', () => {
  const log = [entry(0, 0), entry(1, 1), entry(2, 0)];
  expect(addedTo(log.slice(0, 1), log)?.map((e) => e.at)).toEqual([1, 2]);
  expect(addedTo([], log)?.map((e) => e.at)).toEqual([0, 1, 2]);
  expect(addedTo(log, log.slice(0, 2))).toBeNull();
});
