import { type AnyGame, cloneRng, makeRng, pickOne, type Rng, type Seat, seedOf } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { dominating } from '../src/dominance.ts';
import { flat } from '../src/flat.ts';
import {
  type Blunder,
  type Bot,
  type Budget,
  detectBlunders,
  LEVELS,
  lightAnswer,
  taught,
  type Value,
} from '../src/index.ts';
import { lookingTwice, SURELY } from '../src/second.ts';

interface State {
  ply: number;
  rng: Rng;
  turn: number;
  left: number;
  light: boolean;
  points: number[];
}

const TURNS = 8;
const next = (s: State): Seat => s.turn % s.points.length;

/** Three apples a turn, a light to switch on and off, and a wormy apple that only the game knows to be one. */
const orchard = {
  id: 'orchard',
  options: {},
  setup: (seats: number, _: object, rng: Rng): State => ({
    ply: 0,
    rng,
    turn: 0,
    left: 3,
    light: false,
    points: Array<number>(seats).fill(0),
  }),
  clone: (s: State): State => ({ ...s, rng: cloneRng(s.rng), points: [...s.points] }),
  view: (s: State) => ({ ...s, rng: null, points: [...s.points] }),
  determinize: (v: State, rng: Rng): State => ({ ...v, rng, points: [...v.points] }),
  asked: (s: State) => (s.turn < TURNS ? [next(s)] : []),
  question: () => 'pick',
  legal: (s: State) => (s.left > 0 ? ['apple', 'worm', 'switch', 'end'] : ['switch', 'end']),
  rounds: (s: State) => Math.floor(s.turn / s.points.length),
  apply(s: State, seat: Seat, pick: string) {
    s.ply++;
    if (pick === 'switch') s.light = !s.light;
    else if (pick === 'end') {
      s.turn++;
      s.left = 3;
    } else {
      s.left--;
      s.points[seat]! += 1;
    }
  },
  result: (s: State) =>
    s.turn < TURNS
      ? null
      : s.points.map((score, seat) => ({
          seat,
          rank: 1,
          score,
          lines: [],
          share: score === Math.max(...s.points) ? 1 : 0,
        })),
  standing: (v: State) => v.points,
  evaluate: (v: State, seat: Seat) => [
    { id: 'points', value: v.points[seat]! },
    { id: 'apples', value: next(v) === seat ? v.left / 2 : 0 },
  ],
  ahead: {
    tuning: () => ({ sharpness: 0.3, horizon: 1, wholeMoves: true, dreams: 20 }),
    isIdle: (pick: string) => pick === 'switch',
    blunders: (_: State, __: Seat, ___: readonly string[], pick: string) => (pick === 'worm' ? ['wormy'] : []),
  },
} as unknown as AnyGame;

const always = (choose: (legal: readonly unknown[], nth: number) => string): Bot => {
  let nth = 0;
  return { id: 'planted', choose: (_, __, { legal }) => ({ pick: choose(legal, nth++) as never }) };
};
function found(bot: Bot, game = orchard): Blunder[] {
  const all: Blunder[] = [];
  detectBlunders(game, bot, { players: 2, games: 2, seed: 'orchard' }, ({ blunders }) => all.push(...blunders));
  return all;
}

test('whoever ends turns early is caught, and what would have been better is named', () => {
  const blunders = found(always(() => 'end'));
  expect(new Set(blunders.map(({ kind }) => kind))).toEqual(new Set(['dominated']));
  expect(blunders.length).toBeGreaterThan(TURNS);
  for (const { better } of blunders) expect(better).toMatch(/apple|worm/);
});

test('so is whoever moves to and fro', () => {
  const blunders = found(always((legal, nth) => (nth % 6 < 2 ? 'switch' : legal.includes('apple') ? 'apple' : 'end')));
  expect(blunders.map(({ kind }) => kind)).toContain('undone');
});

test('and whatever the game calls a blunder', () => {
  const blunders = found(always((legal) => (legal.includes('worm') ? 'worm' : 'end')));
  expect(new Set(blunders.map(({ kind }) => kind))).toEqual(new Set(['wormy']));
});

test('nobody is laughed at for leaving what looks better to the game by its figures and is a blunder', () => {
  const reckons = (worm: number): AnyGame => ({
    ...orchard,
    ahead: {
      ...orchard.ahead!,
      reckon: (_: unknown, __: Seat, legal: readonly string[]) =>
        legal.map((pick) => (pick === 'worm' ? worm : pick === 'apple' ? 5 : 0)),
    },
  });
  const picker = always((legal) => (legal.includes('apple') ? 'apple' : 'end'));
  const kinds = (game: AnyGame, bot: Bot): string[] => found(bot, game).map(({ kind }) => kind);
  expect(kinds(reckons(9), picker)).toEqual([]);
  expect(
    kinds(
      reckons(0),
      always(() => 'end'),
    ),
  ).toContain('dominated');
});

test('the levels do nothing of the kind', () => {
  for (const level of [LEVELS.normal, LEVELS.hard]) expect(found(level)).toEqual([]);
});

/** Apples, and pears that are three times as good. */
const pears = {
  ...orchard,
  legal: (s: State) => (s.left > 0 ? ['apple', 'pear'] : ['end']),
  apply(s: State, seat: Seat, pick: string) {
    if (pick === 'pear') s.points[seat]! += 2;
    orchard.apply(s, seat, pick, null);
  },
  ahead: { ...orchard.ahead!, tuning: () => ({ ...orchard.ahead!.tuning(2), learnedHorizon: 1 }) },
} as unknown as AnyGame;

test('whoever looks once more takes nothing that is worse in every respect, whatever was dreamt of it', () => {
  const upsideDown = (s: State): number[] => s.points.map((own) => 1 - own / 26);
  const fooled = taught(flat({ id: 'fooled', effort: 1, candidates: 2 }), upsideDown as Value);
  expect(found(fooled, pears).map(({ pick, better }) => [pick, better])).toContainEqual(['apple', 'pear']);
  expect(found(lookingTwice(fooled), pears)).toEqual([]);
});

test('nor does a second look say otherwise than what was learned', () => {
  const upsideDown = (s: State): number[] => s.points.map((own) => 1 - own / 26);
  const knowing = taught(lookingTwice(flat({ id: 'knowing', effort: 1, candidates: 2 })), upsideDown as Value);
  expect(found(knowing, pears).map(({ pick, better }) => [pick, better])).toContainEqual(['apple', 'pear']);
});

test('what was dreamt counts even where another answer is given in the end, but nothing is said of that one', () => {
  const choose = (bot: Bot) => {
    const s = pears.setup(2, {}, makeRng(seedOf('dreamt')));
    const turn = { view: pears.view(s, 0), legal: ['apple', 'pear'], rng: makeRng(seedOf('bot')), budget: {} };
    return bot.choose(pears, 0, turn);
  };
  const info = { iterations: 7, worlds: 2, fallbacks: 0, top: [{ pick: 'apple', mean: 1, se: 0, visits: 7, why: [] }] };
  const dreaming = { id: 'dreaming', choose: () => ({ pick: 'apple', info }) } as unknown as Bot;
  expect(choose(lookingTwice(dreaming))).toEqual({ pick: 'pear', info: { ...info, top: [] } });
  expect(choose(lookingTwice(always(() => 'apple')))).toEqual({ pick: 'pear' });
});

test('nor does it look on when its time is over, where no number of dreams decides, or give up anything sure for it', () => {
  const apples = lookingTwice(always(() => 'apple'));
  const picked = (budget: Budget, game = pears): string => {
    const s = game.setup(2, {}, makeRng(seedOf('apples')));
    const turn = { view: game.view(s, 0), legal: ['apple', 'pear'], rng: makeRng(seedOf('bot')), budget };
    return apples.choose(game, 0, turn).pick;
  };
  let asked = 0;
  expect(picked({ expired: () => false })).toBe('pear');
  expect(picked({ expired: () => true })).toBe('apple');
  expect(picked({ expired: () => ++asked > 9 })).toBe('apple');
  expect(asked).toBe(10);
  expect(picked({ expired: () => true, iterations: 9 })).toBe('pear');
  const isLax = (pick: unknown): boolean => pick === 'pear';
  expect(picked({}, { ...pears, ahead: { ...pears.ahead!, isLax } })).toBe('apple');
});

test('whoever dreams much leaves time for the second look', () => {
  const hurried: Bot = {
    id: 'hurried',
    choose: (_, __, { budget }) => ({ pick: (budget.expired!() ? 'apple' : 'end') as never }),
  };
  const picked = (spent: number): unknown => {
    const s = pears.setup(2, {}, makeRng(seedOf('time')));
    const budget: Budget = { expired: (share = 1) => spent >= share };
    const turn = { view: pears.view(s, 0), legal: ['apple', 'pear'], rng: makeRng(seedOf('bot')), budget };
    return lookingTwice(hurried, SURELY).choose(pears, 0, turn).pick;
  };
  expect(picked(0.9)).toBe('pear');
  expect(picked(1)).toBe('apple');
});

test('what looks better by luck in a few dreams is not believed before others say so again', () => {
  /** An apple that glitters looks better, and brings another prize in the raffle at the end of the turn. */
  const raffle = {
    ...orchard,
    legal: (s: State) => (s.left === 3 ? ['apple', 'glitter'] : s.left > 0 ? ['apple'] : ['end']),
    apply(s: State, seat: Seat, pick: string) {
      if (pick === 'end') s.points[seat]! += pickOne(s.rng, [0, 9]);
      if (pick === 'glitter') s.light = pickOne(s.rng, [true, true]);
      orchard.apply(s, seat, pick, null);
    },
    evaluate: (v: State, seat: Seat) => [...orchard.evaluate(v, seat), { id: 'glitter', value: v.light ? 5 : 0 }],
  } as unknown as AnyGame;
  const s = raffle.setup(2, {}, makeRng(seedOf('raffle')));
  const turn = { view: raffle.view(s, 0), legal: ['apple', 'glitter'], rng: makeRng(seedOf('bot')), budget: {} };
  const believed = (again?: number): number =>
    Array.from({ length: 200 }, (_, i) => makeRng(seedOf(`judge ${i}`))).filter((rng) =>
      dominating(raffle, 0, turn, 'apple', rng, { chances: 0.02, errors: 1, ...(again && { again }) }),
    ).length;
  expect(believed()).toBeGreaterThan(10);
  expect(believed(96)).toBeLessThan(believed() / 3);
});

test('the judge changes nothing: the same seed gives the same finding', () => {
  const bot = always(() => 'end');
  expect(found(bot)).toEqual(found(bot));
});

test('what a game calls mostly wrong is answered in dreams as before, and not tried where it is', () => {
  const tried: unknown[] = [];
  const answerOf = (legal: readonly string[], isMostlyWrong?: (pick: string) => boolean): unknown => {
    const ahead = { ...orchard.ahead!, ...(isMostlyWrong && { isMostlyWrong }) };
    const apply: AnyGame['apply'] = (s, seat, pick, log) => {
      tried.push(pick);
      orchard.apply(s, seat, pick, log);
    };
    const s = orchard.setup(2, {}, makeRng(seedOf('dream')));
    tried.length = 0;
    return lightAnswer({ ...orchard, apply, ahead }, s, 0, legal, makeRng(seedOf('bot')));
  };
  const isWorm = (pick: string): boolean => pick === 'worm';
  expect(answerOf(['worm', 'apple', 'end'])).toBe('apple');
  expect(tried).toContain('worm');
  expect(answerOf(['worm', 'apple', 'end'], isWorm)).toBe('apple');
  expect(tried).not.toContain('worm');
  expect(answerOf(['worm', 'worm'], isWorm)).toBe('worm');
});
