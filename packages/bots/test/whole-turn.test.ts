import { type AnyGame, cloneRng, makeRng, type Rng, rand, type Seat, seedOf } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { LEVELS } from '../src/index.ts';
import { wholeTurns } from '../src/whole-turn.ts';

interface State {
  ply: number;
  rng: Rng;
  stack: { t: string; seats: Seat[] }[];
  hands: number;
  ladder: boolean;
  opened: boolean;
  points: number;
}

/** One has so many hands: berries are worth 2 points, apples 7 for whoever has put up a ladder, and the one box 0 or 8. */
const garden = {
  id: 'garden',
  ahead: {
    tuning: () => ({ sharpness: 0.1, horizon: 1, wholeMoves: true, dreams: 30 }),
    turns: {
      question: 'work',
      keyOf: ({ hands, ladder, opened, points }: State) => [hands, ladder, opened, points].join(' '),
      drawOf: (_: State, __: Seat, pick: string) => (pick === 'box' ? pick : null),
    },
  },
  clone: (s: State): State => ({ ...s, rng: cloneRng(s.rng), stack: s.stack.slice() }),
  view: (s: State) => ({ ...s, rng: null, stack: s.stack.slice() }),
  determinize: (v: State, rng: Rng): State => ({ ...v, rng, stack: v.stack.slice() }),
  asked: ({ stack }: State) => stack.at(-1)?.seats ?? [],
  question: ({ stack }: State) => stack.at(-1)!.t,
  legal: ({ ladder, opened }: State) => [ladder ? 'apples' : 'ladder', 'berries', ...(opened ? [] : ['box']), 'end'],
  rounds: () => 1,
  apply(s: State, _: Seat, pick: string) {
    s.ply++;
    if (pick === 'end') {
      s.stack.pop();
      return;
    }
    s.hands--;
    if (pick === 'ladder') s.ladder = true;
    if (pick === 'apples') s.points += 7;
    if (pick === 'berries') s.points += 2;
    if (pick === 'box') {
      s.opened = true;
      s.points += 8 * rand(s.rng, 2);
    }
    if (s.hands === 0) s.stack.pop();
  },
  result: () => null,
  standing: () => [{}, {}],
  evaluate: (v: State, seat: Seat) => [{ id: 'points', value: seat === 0 ? v.points : 0 }],
} as unknown as AnyGame;

function turnOf(hands: number, { seed = 'turn', expired = (): boolean => false } = {}) {
  const s: State = {
    ply: 0,
    rng: makeRng(seedOf('garden')),
    stack: [{ t: 'work', seats: [0] }],
    hands,
    ladder: false,
    opened: false,
    points: 0,
  };
  return { view: garden.view(s, 0), legal: garden.legal(s, 0), rng: makeRng(seedOf(seed)), budget: { expired } };
}

const lines = (hands: number) => wholeTurns(garden, 0, turnOf(hands), makeRng(seedOf('dreams')))!;

test('a ladder is put up for the apples, though nothing is gained by it at once', () => {
  expect(lines(3)[0]!.picks).toEqual(['ladder', 'apples', 'apples']);
  expect(lines(3)[0]!.worth).toBe(14);
  for (const level of ['hard', 'expert'] as const)
    expect(LEVELS[level].choose(garden, 0, turnOf(3)).pick).toBe('ladder');
});

test('what chance brings is worth its average, whatever lies in the boxes of a dream', () => {
  const worths = Array.from({ length: 20 }, (_, i) => {
    const found = wholeTurns(garden, 0, { ...turnOf(1), legal: ['box'] }, makeRng(seedOf(`dreams ${i}`)))!;
    return found[0]!.worth;
  });
  for (const worth of worths) {
    expect(worth).toBeGreaterThan(1);
    expect(worth).toBeLessThan(7);
  }
});

test('a box that is opened in any case is opened first, since the rest may be chosen by what is in it', () => {
  const [best] = wholeTurns(garden, 0, { ...turnOf(2), legal: ['berries', 'box'] }, makeRng(seedOf('dreams')))!;
  expect(best!.picks).toEqual(['box', 'berries']);
});

test('when its time is over, a turn that has been begun is judged by what may still come of it', () => {
  const found = wholeTurns(garden, 0, turnOf(5, { expired: () => true }), makeRng(seedOf('dreams')))!;
  expect(new Set(found.map(({ picks }) => picks[0]))).toContain('berries');
});

test('games that know no whole turns, and questions outside of one, are left alone', () => {
  const { turns: _, ...ahead } = garden.ahead!;
  const dreams = makeRng(seedOf('dreams'));
  const before = cloneRng(dreams);
  expect(wholeTurns({ ...garden, ahead } as AnyGame, 0, turnOf(2), dreams)).toBeNull();
  const asleep = turnOf(2);
  (asleep.view as State).stack[0]!.t = 'sleep';
  expect(wholeTurns(garden, 0, asleep, dreams)).toBeNull();
  expect(dreams).toEqual(before);
});
