import { rand, seedOf } from '@ashtown/engine';
import { toy } from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import { type Bot, type GameRecord, greedy, playGame, playNth, random, tally, tournament } from '../src/index.ts';
import { keen } from './positions.ts';

describe('tournament', () => {
  test('plays each seed once per rotation, and stops in the middle of a block', () => {
    const seen: GameRecord[] = [];
    const report = tournament({ game: toy, bots: [greedy, random, random], games: 7, seed: 's' }, (r) => seen.push(r));
    expect(seen.map((r) => r.block)).toEqual([0, 0, 0, 1, 1, 1, 2]);
    expect(seen.slice(0, 4).map((r) => r.seats)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
      [0, 1, 2],
    ]);
    expect(report.games).toBe(7);
  });

  test('places come back in the order of the entries', () => {
    const r = playNth({ game: toy, bots: [random, random, random], games: 3, seed: 's' }, 1);
    expect(r.places?.map((p) => p.seat)).toEqual(r.seats);
  });

  test('the same seed gives the same report, another one another', () => {
    const run = (seed: string) => tournament({ game: toy, bots: [greedy, random], games: 9, seed });
    expect(run('a')).toEqual(run('a'));
    expect(run('a')).not.toEqual(run('b'));
  });

  test('games of a block share their cards but not the draws of the bots', () => {
    const block = [0, 1].map((nth) => {
      const states: unknown[] = [];
      const inspect = (s: unknown) => states.push(structuredClone(s));
      playNth({ game: toy, bots: [random, random], games: 2, seed: 's', inspect }, nth);
      return states;
    });
    expect(block[0]![0]).toEqual(block[1]![0]);
    expect(block[0]).not.toEqual(block[1]);
  });

  test('equal bots win equally often', () => {
    const { entries } = tournament({ game: toy, bots: [random, random, random], games: 1500, seed: 'even' });
    for (const { interval } of entries) {
      expect(interval[0]).toBeLessThan(1 / 3);
      expect(interval[1]).toBeGreaterThan(1 / 3);
    }
  });

  test('greedy beats random', () => {
    const { entries, finished } = tournament({ game: keen, bots: [greedy, random], games: 300, seed: 'greedy' });
    expect(finished).toBe(300);
    expect(entries[0]!.interval[0]).toBeGreaterThan(0.55);
  });

  test('a game that does not end is given up and counted', () => {
    const { finished, games, answers } = tournament({ game: toy, bots: [random, random], games: 4, seed: 's', cap: 3 });
    expect({ finished, games, answers }).toEqual({ finished: 0, games: 4, answers: 12 });
  });

  test('decision times come from the clock it is given', () => {
    let t = 0;
    const { entries } = tournament({ game: toy, bots: [random, random], games: 2, seed: 's', now: () => (t += 50) });
    expect(entries[0]!.micros?.p50).toBeCloseTo(50, -0.5);
    expect(tournament({ game: toy, bots: [random, random], games: 2, seed: 's' }).entries[0]!.micros).toBeNull();
  });
});

describe('tally', () => {
  test('splits shared wins, averages scores and ranks, and knows the seats', () => {
    const place = (seat: number, rank: number, score: number, share: number) => ({
      seat,
      rank,
      score,
      share,
      lines: [],
    });
    const all = tally([greedy, random]);
    const common = { block: 0, answers: 10, micros: [[], []], rounds: 5 };
    all.add({ ...common, nth: 0, seats: [0, 1], places: [place(0, 1, 8, 1), place(1, 2, 4, 0)] });
    all.add({ ...common, nth: 1, rounds: 7, seats: [1, 0], places: [place(1, 1, 6, 0.5), place(0, 1, 6, 0.5)] });
    const { entries, seatShares, rounds } = all.report();
    expect(entries[0]).toMatchObject({ bot: 'greedy', wins: 1, winShare: 0.75, meanScore: 7, meanRank: 1 });
    expect(entries[1]).toMatchObject({ bot: 'random', wins: 0, winShare: 0.25, meanScore: 5, meanRank: 1.5 });
    expect(seatShares).toEqual([0.75, 0.25]);
    expect(rounds).toEqual({ least: 5, p5: 5, median: 5, p95: 7, most: 7 });
    expect(entries[1]!.scores).toEqual({ least: 4, p5: 4, median: 4, p95: 6, most: 6 });
  });

  test('without finished games there is no spread', () => {
    expect(tally([greedy]).report()).toMatchObject({ rounds: null, entries: [{ scores: null }] });
  });
});

describe('playGame', () => {
  const seeds = { game: seedOf('game'), bots: seedOf('bots') };
  const options = { rounds: 3, salvage: false };

  test('a bot that draws much changes no dice and nothing for the others', () => {
    const wasteful: Bot = {
      id: 'wasteful',
      choose(game, seat, turn) {
        const choice = random.choose(game, seat, turn);
        for (let i = 0; i < 100; i++) rand(turn.rng, 6);
        return choice;
      },
    };
    expect(playGame(toy, [wasteful, random], seeds, { options })).toEqual(
      playGame(toy, [random, random], seeds, { options }),
    );
  });

  test('an answer that is not legal is no answer', () => {
    const cheat: Bot = { id: 'cheat', choose: () => ({ pick: 99 as never }) };
    expect(() => playGame(toy, [cheat, random], seeds, { options })).toThrow('cheat answered 99: not legal');
  });
});
