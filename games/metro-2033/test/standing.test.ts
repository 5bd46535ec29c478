import { makeRng, pickOne, type Seat, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { game, type Position } from '../src/index.ts';
import { fresh, given } from './given.ts';

/** What a spectator makes of a position: seat by seat the rank, the score and the sources. */
function standing(position: Position) {
  return game
    .standing(game.view(given(position).state, null))
    .map(({ rank, score, lines }) => [rank, score, ...lines.map(({ source, n }) => `${source} ${n}`)]);
}

describe('standing', () => {
  test('MET-27 at the start everybody has five markers and the first rank', () => {
    expect(game.standing(game.view(fresh(3), null))).toEqual(
      [0, 1, 2].map((seat) => ({ seat, rank: 1, score: 5, lines: [{ source: 'start', n: 5 }] })),
    );
  });

  test('MET-38 MET-176 all rank by their totals, above, below and on Stations; equals share a rank', () => {
    expect(
      standing({
        seats: 4,
        up: { 0: 2, 1: 1, 3: 8 },
        down: { 0: 3, 1: 4, 2: 2 },
        stations: { 1: ['sta-kurskaya 2'] },
        gained: { 1: { stations: 2 }, 2: { stations: 2 }, 3: { faction: 1, stations: 2 } },
        flipped: [3],
      }),
    ).toEqual([
      [4, 5, 'start 5'],
      [2, 7, 'start 5', 'stations 2'],
      [2, 7, 'start 5', 'stations 2'],
      [1, 8, 'start 5', 'faction 1', 'stations 2'],
    ]);
  });

  test('MET-173 MET-175 at the end it is the result, which has the winner besides', () => {
    const s = given({ up: { 0: 9, 1: 7 }, stations: { 0: ['sta-mayakovskaya'] }, resources: { 0: ['res-generator'] } });
    expect(game.result(s.state)).toBeNull();
    s.answer(0, 'mission sta-mayakovskaya');
    expect(game.result(s.state)!.map(({ rank, score, share }) => [rank, score, share])).toEqual([
      [1, 10, 1],
      [2, 7, 0],
    ]);
  });

  test.each([2, 3, 5])('MET-176 whoever looks, the standing at the end is the result: %i players', (seats) => {
    const s = fresh(seats, { factionAssignment: 'random' }, 'standing');
    const rng = makeRng(seedOf(`standing ${seats}`));
    let before = game.standing(game.view(s, null));
    while (game.asked(s).length > 0) {
      const seat = game.asked(s)[0]!;
      const legal = game.legal(s, seat);
      game.apply(s, seat, legal.find((x) => x.startsWith('mission')) ?? pickOne(rng, legal), null);
      const now = game.standing(game.view(s, null));
      for (const [i, { score }] of now.entries()) expect(score).toBeGreaterThanOrEqual(before[i]!.score); // MET-39
      before = now;
    }
    const result = game.result(s)!.map(({ share: _, ...score }) => score);
    for (const viewer of [...Array<Seat>(seats).keys(), null])
      expect(game.standing(game.view(s, viewer))).toEqual(result);
    expect(game.result(s)!.reduce((sum, { share }) => sum + share, 0)).toBe(1);
  });
});
