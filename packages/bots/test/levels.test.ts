import { type AnyGame, cloneRng, makeRng, type Rng, rand, type Seat, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { flat } from '../src/flat.ts';
import { human } from '../src/human.ts';
import { BOTS, type Bot, type Budget, greedy, LEVELS, liveBudget, playGame } from '../src/index.ts';

interface State {
  ply: number;
  rng: Rng;
  round: number;
  next: Seat;
  players: { points: number; saved: number }[];
}

const ROUNDS = 4;

/** Each round everybody takes 2 points at once, saves for 3 at its end, or throws 5 away. */
const orchard = {
  id: 'orchard',
  setup: (seats: number, _: object, rng: Rng): State => ({
    ply: 0,
    rng,
    round: 1,
    next: 0,
    players: Array.from({ length: seats }, () => ({ points: 0, saved: 0 })),
  }),
  clone: (s: State): State => ({ ...s, rng: cloneRng(s.rng), players: s.players.map((p) => ({ ...p })) }),
  view: (s: State) => ({ ...s, rng: null, players: s.players.map((p) => ({ ...p })) }),
  determinize: (v: State, rng: Rng): State => ({ ...v, rng, players: v.players.map((p) => ({ ...p })) }),
  asked: (s: State) => (s.round > ROUNDS ? [] : [s.next]),
  question: () => 'pick',
  legal: () => ['take', 'save', 'waste'],
  rounds: (s: State) => s.round,
  apply(s: State, seat: Seat, pick: string) {
    const p = s.players[seat]!;
    if (pick === 'take') p.points += 2;
    else if (pick === 'save') p.saved += 3;
    else p.points -= 5;
    s.ply++;
    s.next = (seat + 1) % s.players.length;
    if (s.next > 0) return;
    s.round++;
    for (const x of s.players) {
      x.points += x.saved;
      x.saved = 0;
    }
  },
  result(s: State) {
    if (s.round <= ROUNDS) return null;
    const most = Math.max(...s.players.map((p) => p.points));
    const winners = s.players.filter((p) => p.points === most).length;
    return s.players.map((p, seat) => ({
      seat,
      rank: p.points === most ? 1 : 2,
      score: p.points,
      lines: [],
      share: p.points === most ? 1 / winners : 0,
    }));
  },
  standing: (v: State) => v.players,
  evaluate: (v: State, seat: Seat) => [{ id: 'points', value: v.players[seat]!.points }],
} as unknown as AnyGame;

const picksOf = (bot: Bot, times: number, budget = {}): string[] => {
  const s = orchard.setup(2, {}, makeRng(seedOf('orchard')));
  return Array.from({ length: times }, (_, i) => {
    const rng = makeRng(seedOf(`bot ${i}`));
    return bot.choose(orchard, 0, { view: orchard.view(s, 0), legal: orchard.legal(s, 0), rng, budget }).pick;
  });
};
const share = (bot: Bot, pick: string): number => picksOf(bot, 300).filter((p) => p === pick).length / 300;

describe('flat Monte Carlo', () => {
  const bot = flat({ id: 'flat', effort: 1, candidates: 3 });

  test('sees what comes at the end of the round, where one answer ahead sees nothing', () => {
    expect(new Set(picksOf(greedy, 5))).toEqual(new Set(['take']));
    expect(new Set(picksOf(bot, 5))).toEqual(new Set(['save']));
  });

  test('says how sure it is of its best answers, as chances to win', () => {
    const s = orchard.setup(2, {}, makeRng(seedOf('orchard')));
    const turn = { view: orchard.view(s, 0), legal: orchard.legal(s, 0), rng: makeRng(seedOf('bot')), budget: {} };
    const { top, iterations, worlds } = bot.choose(orchard, 0, turn).info!;
    expect(top.map(({ pick }) => pick)).toEqual(['save', 'take']);
    for (const { mean, se, visits } of top) {
      expect(mean).toBeGreaterThan(0);
      expect(mean).toBeLessThan(1);
      expect(se).toBeGreaterThanOrEqual(0);
      expect(visits).toBeGreaterThan(1);
    }
    expect(iterations).toBeGreaterThanOrEqual(60);
    expect(worlds).toBeGreaterThan(1);
  });

  test('stops when its time is over, and after so many dreams where they are counted', () => {
    let asked = 0;
    picksOf(bot, 1, { expired: () => ++asked > 3 });
    expect(asked).toBe(4);
    asked = 0;
    picksOf(bot, 1, { iterations: 500, expired: () => ++asked > 3 });
    expect(asked).toBe(0);
  });

  test('dreams of a quarter of what it should at least, however late it is', () => {
    const s = orchard.setup(2, {}, makeRng(seedOf('orchard')));
    const turn = { view: orchard.view(s, 0), legal: orchard.legal(s, 0), rng: makeRng(seedOf('bot')) };
    const dreamt = (budget: Budget) => bot.choose(orchard, 0, { ...turn, budget }).info!.iterations;
    expect(dreamt({ expired: () => true })).toBeGreaterThanOrEqual(dreamt({}) / 4);
    expect(dreamt({ expired: () => true })).toBeLessThan(dreamt({}) / 2);
  });

  test('plays alone as well, where there is nobody to be ahead of', () => {
    const s = orchard.setup(1, {}, makeRng(seedOf('alone')));
    const turn = { view: orchard.view(s, 0), legal: orchard.legal(s, 0), rng: makeRng(seedOf('bot')), budget: {} };
    expect(bot.choose(orchard, 0, turn).pick).toBe('save');
  });

  test('is not talked out of points by a few dreams in which luck decides', () => {
    const raffle: AnyGame = {
      ...orchard,
      legal: () => ['take', 'skip'],
      apply(s: State, seat: Seat, pick: string) {
        if (pick === 'skip') rand(s.rng, 2);
        else s.players[seat]!.points += 2;
        s.ply++;
        s.next = (seat + 1) % s.players.length;
        if (s.next > 0) return;
        s.round++;
        s.players[rand(s.rng, s.players.length)]!.points += 20;
      },
    };
    const s = raffle.setup(2, {}, makeRng(seedOf('raffle')));
    const picks = Array.from({ length: 200 }, (_, i) => {
      const turn = { view: raffle.view(s, 0), legal: raffle.legal(s, 0), rng: makeRng(seedOf(`${i}`)), budget: {} };
      return bot.choose(raffle, 0, turn).pick;
    });
    expect(picks.filter((pick) => pick === 'take').length).toBeGreaterThan(145);
  });

  test('does not dawdle where all is lost, whatever it looks like at once', () => {
    const lost: AnyGame = {
      ...orchard,
      legal: () => ['take', 'save'],
      ahead: {
        tuning: () => ({ sharpness: 0.1, horizon: 1, wholeMoves: true, dreams: 60 }),
        isLax: (pick: string) => pick === 'take',
      },
      result: (s: State) => orchard.result(s)?.map((place, seat) => ({ ...place, share: seat === 1 ? 1 : 0 })) ?? null,
    };
    const s = { ...lost.setup(2, {}, makeRng(seedOf('lost'))), round: ROUNDS };
    const turn = { view: lost.view(s, 0), legal: lost.legal(s, 0), rng: makeRng(seedOf('bot')), budget: {} };
    expect(bot.choose(lost, 0, turn).info!.top.map(({ mean, se }) => [mean, se])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(bot.choose(lost, 0, turn).pick).toBe('save');
  });

  test('nor where several answers that lead nowhere look best at once', () => {
    const idle = ['take', 'skim'];
    const lost: AnyGame = {
      ...orchard,
      legal: () => ['take', 'skim', 'save'],
      apply(s: State, seat: Seat, pick: string) {
        if (pick !== 'save') s.players[seat]!.points += pick === 'take' ? 4 : 10;
        orchard.apply(s, seat, pick, null);
      },
      ahead: {
        tuning: () => ({ sharpness: 0.1, horizon: 1, wholeMoves: true, dreams: 60 }),
        isIdle: (pick: string) => idle.includes(pick),
      },
      result: (s: State) => orchard.result(s)?.map((place, seat) => ({ ...place, share: seat === 1 ? 1 : 0 })) ?? null,
    };
    const s = { ...lost.setup(2, {}, makeRng(seedOf('lost'))), round: ROUNDS };
    const turn = { view: lost.view(s, 0), legal: lost.legal(s, 0), rng: makeRng(seedOf('bot')), budget: {} };
    expect(bot.choose(lost, 0, turn).pick).toBe('save');
  });

  test('plays for the score where everything is won, or everything lost', () => {
    for (const winner of [0, 1]) {
      const decided: AnyGame = {
        ...orchard,
        result: (s: State) =>
          orchard.result(s)?.map((place, seat) => ({ ...place, share: seat === winner ? 1 : 0 })) ?? null,
      };
      const s = { ...decided.setup(2, {}, makeRng(seedOf('decided'))), round: ROUNDS };
      const turn = { view: decided.view(s, 0), legal: decided.legal(s, 0), rng: makeRng(seedOf('bot')), budget: {} };
      const { pick, info } = bot.choose(decided, 0, turn);
      expect(pick).toBe('save');
      expect(info!.top.map(({ mean, se }) => [mean, se])).toEqual([
        [1 - winner, 0],
        [1 - winner, 0],
      ]);
    }
  });

  test('minds what it has answered itself, where that makes an answer wrong', () => {
    const fickle: AnyGame = {
      ...orchard,
      ahead: {
        tuning: () => ({ sharpness: 0.1, horizon: 1, wholeMoves: true, dreams: 60 }),
        blunders: (_: State, __: Seat, ___: readonly string[], pick: string, before: readonly string[]) =>
          before.at(-1) === pick ? ['again'] : [],
      },
    };
    const s = fickle.setup(2, {}, makeRng(seedOf('fickle')));
    const turn = { view: fickle.view(s, 0), legal: fickle.legal(s, 0), rng: makeRng(seedOf('bot')), budget: {} };
    expect(bot.choose(fickle, 0, turn).pick).toBe('save');
    expect(bot.choose(fickle, 0, { ...turn, before: ['take', 'save'] }).pick).toBe('take');
  });

  test('takes a win at once', () => {
    const place = { seat: 0, rank: 1, score: 2, lines: [], share: 1 };
    const ending: AnyGame = { ...orchard, result: (s: State) => (s.players[0]!.points === 2 ? [place] : null) };
    const s = orchard.setup(1, {}, makeRng(seedOf('win')));
    const turn = { view: orchard.view(s, 0), legal: orchard.legal(s, 0), rng: makeRng(seedOf('bot')), budget: {} };
    expect(bot.choose(ending, 0, turn).pick).toBe('take');
  });
});

describe('people who slip', () => {
  test('the more careless, the more often the second best', () => {
    const careful = human({ id: 'careful', carelessness: 0.05, blunder: 0.4 });
    const careless = human({ id: 'careless', carelessness: 0.5, blunder: 0.4 });
    expect(share(careful, 'take')).toBeGreaterThan(0.9);
    expect(share(careless, 'save')).toBeGreaterThan(0.25);
  });

  test('but never what anybody would laugh at', () => {
    for (const level of [LEVELS.beginner, LEVELS.easy]) expect(share(level, 'waste')).toBe(0);
  });
});

test('random and former bots are not offered, but matches that name them go on', () => {
  expect(Object.keys(LEVELS)).toEqual(['beginner', 'easy', 'normal', 'hard', 'expert']);
  for (const id of ['random', 'greedy', 'greedy-1']) {
    expect(LEVELS).not.toHaveProperty(id);
    expect(BOTS[id]?.id).toBe(id);
  }
});

test('every level plays a whole game to its end', () => {
  for (const level of Object.values(LEVELS))
    expect(
      playGame(orchard, [level, greedy], { game: seedOf('g'), bots: seedOf('b') }, { options: {} }).result,
    ).toHaveLength(2);
});

test('the levels that search have a time to answer in', () => {
  for (const id of Object.keys(LEVELS)) {
    let now = 0;
    const { expired } = liveBudget(id, () => now);
    expect(expired?.() ?? false).toBe(false);
    now = 240;
    expect(expired?.(0.5) ?? false).toBe(id === 'normal' || id === 'hard');
    now = 2000;
    expect(expired?.() ?? 'at once').toBe(id === 'beginner' || id === 'easy' ? 'at once' : true);
  }
});
