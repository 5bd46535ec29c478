import {
  type AnyFrame,
  coverStack,
  finish,
  machine,
  makeRng,
  push,
  type Seat,
  type StateBase,
  seedOf,
} from '@ashtown/engine';
import { describe, expect, test } from 'vitest';

type Frame =
  | { t: 'say'; word: string }
  | { t: 'twice'; word: string }
  | { t: 'stop' }
  | { t: 'pick'; seats: readonly Seat[]; from: readonly string[] }
  | { t: 'hush'; seats: readonly Seat[]; from: readonly string[] }
  | { t: 'whisper'; seats: readonly Seat[]; from: readonly string[]; heard: boolean }
  | { t: 'vote'; seats: readonly Seat[]; got?: Readonly<Record<Seat, unknown>> };

interface Picks {
  pick: string;
  hush: string;
  whisper: string;
  vote: 'yes' | 'no';
}

interface State extends StateBase<Frame> {
  said: string[];
}

const VOTES = ['yes', 'no'] as const;
let legalCalls = 0;

const flow = machine<State, Frame, Picks, string>({
  say(s, { word }, log) {
    s.said.push(word);
    log?.push(`said ${word}`);
  },
  twice(s, { word }) {
    push(s, { t: 'say', word: `${word}1` }, { t: 'say', word: `${word}2` });
  },
  stop: finish,
  pick: {
    legal(_, { from }) {
      legalCalls++;
      return from;
    },
    take(s, _, seat, pick) {
      s.said.push(`${seat} picks ${pick}`);
      push(s, { t: 'say', word: 'picked' });
    },
    after: (s) => void s.said.push('after'),
  },
  hush: {
    legal: (_, { from }) => from,
    take: (s, _, seat, pick) => void s.said.push(`${seat} hushes ${pick}`),
    secret: true,
  },
  whisper: {
    legal: (_, { from }) => from,
    take: (s, _, seat, pick) => void s.said.push(`${seat} whispers ${pick}`),
    secret: (_, { heard }, seat) => heard && seat === 0,
  },
  vote: {
    legal: () => VOTES,
    take: (s, _, seat, vote) => void s.said.push(`${seat} votes ${vote}`),
    after: (s, { seats, got }) => void s.said.push(`counted ${seats.map((seat) => got![seat])}`),
  },
});

/** A state that ran until somebody is asked. */
function start(...frames: Frame[]): State {
  const s: State = { rng: makeRng(seedOf('')), ply: 0, stack: [], said: [] };
  push(s, ...frames);
  flow.run(s, null);
  return s;
}

const pick = (...from: string[]): Frame => ({ t: 'pick', seats: [1], from });
const say = (word: string): Frame => ({ t: 'say', word });

describe('steps', () => {
  test('run in the order they were pushed in', () => {
    expect(start(say('a'), say('b'), say('c')).said).toEqual(['a', 'b', 'c']);
  });

  test('run what they push before what waits', () => {
    expect(start({ t: 'twice', word: 'a' }, say('b')).said).toEqual(['a1', 'a2', 'b']);
  });

  test('do not run behind an open question', () => {
    const s = start(say('a'), pick('x', 'y'), say('b'));
    expect(s.said).toEqual(['a']);
    expect(s.stack.map((f) => f.t)).toEqual(['say', 'pick']);
  });

  test('log only to those who listen', () => {
    const s = start(pick('x', 'y'), say('b'));
    const log: string[] = [];
    flow.apply(s, 1, 'x', log);
    expect(log).toEqual(['said picked', 'said b']);
  });

  test('are dropped by finish', () => {
    const s = start({ t: 'stop' }, say('never'));
    expect(s.said).toEqual([]);
    expect(flow.asked(s)).toEqual([]);
  });
});

describe('a question to one seat', () => {
  test('is open until it is answered', () => {
    const s = start(pick('x', 'y'), say('b'));
    expect(flow.asked(s)).toEqual([1]);
    expect(flow.question(s, 1)).toBe('pick');
    expect(flow.legal(s, 1)).toEqual(['x', 'y']);
    flow.apply(s, 1, 'y', null);
    expect(s.said).toEqual(['1 picks y', 'after', 'picked', 'b']);
    expect(s.ply).toBe(1);
    expect(flow.asked(s)).toEqual([]);
  });

  test('is answered by itself where there is one answer', () => {
    const s = start(pick('x'), say('b'));
    expect(s.said).toEqual(['1 picks x', 'after', 'picked', 'b']);
    expect(s.ply).toBe(0);
  });

  test('is asked even so where silence would tell a secret', () => {
    const s = start({ t: 'hush', seats: [0], from: ['x'] });
    expect(flow.asked(s)).toEqual([0]);
    flow.apply(s, 0, 'x', null);
    expect(s.said).toEqual(['0 hushes x']);
  });

  test('may be secret at times only', () => {
    const whisper = (seat: Seat, heard: boolean) => start({ t: 'whisper', seats: [seat], from: ['x'], heard });
    expect(flow.asked(whisper(0, true))).toEqual([0]);
    expect(flow.asked(whisper(0, false))).toEqual([]);
    expect(flow.asked(whisper(1, true))).toEqual([]);
  });

  test('without any answer is a fault of the rules', () => {
    expect(() => start(pick())).toThrow('nothing to answer to pick');
    const hushed = start({ t: 'hush', seats: [0], from: [] });
    expect(() => flow.legal(hushed, 0)).toThrow('nothing to answer to hush');
  });

  test('is not open to others', () => {
    const s = start(pick('x', 'y'));
    expect(() => flow.question(s, 0)).toThrow('seat 0 is not asked');
    expect(() => flow.legal(s, 0)).toThrow('seat 0 is not asked');
    expect(() => flow.apply(s, 0, 'x', null)).toThrow('seat 0 is not asked');
  });

  test('has its answers computed once, and again for another state', () => {
    const s = start(pick('x', 'y'));
    legalCalls = 0;
    flow.legal(s, 1);
    flow.legal(s, 1);
    expect(legalCalls).toBe(0);
    flow.legal({ ...s }, 1);
    expect(legalCalls).toBe(1);
  });

  test('hands on to the next one with its own answers', () => {
    const s = start(pick('x', 'y'), pick('z', 'w'));
    flow.apply(s, 1, 'x', null);
    expect(flow.legal(s, 1)).toEqual(['z', 'w']);
  });
});

describe('a question to several seats', () => {
  const vote = (): State => start({ t: 'vote', seats: [2, 0, 1] }, say('b'));

  test('keeps the answers back until the last one is in, then takes them in the order of the seats', () => {
    const s = vote();
    flow.apply(s, 0, 'no', null);
    flow.apply(s, 1, 'yes', null);
    expect(s.said).toEqual([]);
    expect(s.ply).toBe(0);
    expect(flow.asked(s)).toEqual([2]);
    flow.apply(s, 2, 'no', null);
    expect(s.said).toEqual(['2 votes no', '0 votes no', '1 votes yes', 'counted no,no,yes', 'b']);
    expect(s.ply).toBe(1);
  });

  test('comes to the same in any order', () => {
    const [one, other] = [vote(), vote()];
    for (const seat of [0, 1, 2]) flow.apply(one, seat, seat === 1 ? 'yes' : 'no', null);
    for (const seat of [2, 1, 0]) flow.apply(other, seat, seat === 1 ? 'yes' : 'no', null);
    expect(one).toEqual(other);
  });

  test('asks nobody twice', () => {
    const s = vote();
    flow.apply(s, 0, 'no', null);
    expect(() => flow.apply(s, 0, 'yes', null)).toThrow('seat 0 is not asked');
  });

  test('does not change the frame that clones share', () => {
    const s = vote();
    const frame = s.stack.at(-1)!;
    const before = JSON.stringify(frame);
    flow.apply(s, 0, 'no', null);
    expect(JSON.stringify(frame)).toBe(before);
    expect(s.stack.at(-1)).not.toBe(frame);
  });

  test('goes on after a save', () => {
    const s = vote();
    flow.apply(s, 0, 'no', null);
    const saved = JSON.parse(JSON.stringify(s)) as State;
    expect(flow.asked(saved)).toEqual([2, 1]);
    for (const state of [s, saved]) {
      flow.apply(state, 1, 'yes', null);
      flow.apply(state, 2, 'yes', null);
    }
    expect(saved).toEqual(s);
  });
});

test('a question to nobody is a fault of the rules, not the end of the game', () => {
  expect(() => start({ t: 'vote', seats: [] })).toThrow('vote asks nobody');
});

test('after the end nobody is asked', () => {
  const s = start();
  expect(flow.asked(s)).toEqual([]);
  expect(() => flow.legal(s, 0)).toThrow('seat 0 is not asked');
});

describe('coverStack', () => {
  const stack: AnyFrame[] = [{ t: 'say' }, { t: 'vote', seats: [0, 1, 2], got: { 0: 'no', 1: 'yes' } }];

  test('turns the answers of others face down', () => {
    expect(coverStack(stack, 1).at(-1)!.got).toEqual({ 0: null, 1: 'yes' });
    expect(coverStack(stack, 2).at(-1)!.got).toEqual({ 0: null, 1: null });
    expect(coverStack(stack, null).at(-1)!.got).toEqual({ 0: null, 1: null });
  });

  test('leaves the stack itself as it was, and the rest of it visible', () => {
    const before = JSON.stringify(stack);
    expect(coverStack(stack, 0)[0]).toEqual({ t: 'say' });
    expect(JSON.stringify(stack)).toBe(before);
  });

  test('gives a stack of its own where nothing is hidden', () => {
    const open: AnyFrame[] = [{ t: 'vote', seats: [0, 1] }];
    expect(coverStack(open, 0)).toEqual(open);
    expect(coverStack(open, 0)).not.toBe(open);
  });
});
