import { describe, expect, test } from 'vitest';
import { game, type Position, type State } from '../src/index.ts';
import { fresh, ramble } from './given.ts';

function state(position: Position): State {
  const read = game.parsePosition(position);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.state;
}
const bidding: Position = { run: [{ t: 'bidding' }], screen: { 0: 'worker' } };
const ranks = (position: Position) =>
  game.standing(game.view(state({ ...bidding, ...position }), null)).map(({ rank }) => rank);

describe('who stands where', () => {
  test('ARM-38 at the start all are equal, with the VP they begin with', () => {
    for (const viewer of [0, 3, null])
      expect(game.standing(game.view(fresh(4), viewer))).toEqual(
        [0, 1, 2, 3].map((seat) => ({ seat, rank: 1, score: 10, lines: [{ source: 'start', n: 10 }] })),
      );
  });

  test('VP by source, in the order of the list', () => {
    const s = state({
      ...bidding,
      vp: { 0: 17, 1: 4 },
      from: { 0: { fights: 3, auction: 6, damage: -2 }, 1: { homeless: -6 } },
    });
    expect(game.standing(game.view(s, 2)).map(({ score, lines }) => ({ score, lines }))).toEqual([
      {
        score: 17,
        lines: [
          { source: 'start', n: 10 },
          { source: 'auction', n: 6 },
          { source: 'fights', n: 3 },
          { source: 'damage', n: -2 },
        ],
      },
      {
        score: 4,
        lines: [
          { source: 'start', n: 10 },
          { source: 'homeless', n: -6 },
        ],
      },
      { score: 10, lines: [{ source: 'start', n: 10 }] },
    ]);
  });

  test.each<[Position, number[]]>([
    [{ vp: { 0: 5, 1: 30, 2: 7 } }, [3, 1, 2]],
    [{ vp: { 0: 30, 1: 30 } }, [1, 1, 3]],
    [{ vp: { 0: 30, 1: 30 }, hand: { 1: ['eq_beer'] } }, [2, 1, 3]],
    [{ vp: { 0: 5, 1: 30, 2: 5 }, hand: { 0: ['eq_map'], 2: ['eq_beer'] } }, [2, 1, 2]],
    [{ hand: { 0: ['eq_map', 'eq_map'], 1: ['eq_beer', 'eq_beer'], 2: ['eq_beer'] } }, [1, 1, 3]],
  ])('ARM-227 the most VP, then the most equipment cards, else they share a rank: %o', (position, expected) => {
    expect(ranks(position)).toEqual(expected);
  });

  test('ARM-239 it needs nothing that is hidden: everybody comes to the same', () => {
    const s = state({ ...bidding, hand: { 0: ['eq_map'], 1: ['eq_beer', 'eq_beer'] }, vp: { 2: 9 } });
    const seen = [0, 1, 2, null].map((viewer) => game.standing(game.view(s, viewer)));
    for (const standing of seen) expect(standing).toEqual(seen[0]);
  });

  test.each([3, 4])('ARM-227 %i players: at the end it is the result', (seats) => {
    for (const seed of ['a', 'b', 'c']) {
      const s = ramble(fresh(seats, {}, seed), seed);
      const result = game.result(s)!;
      for (const viewer of [0, 1, null])
        expect(game.standing(game.view(s, viewer))).toEqual(result.map(({ share: _, ...score }) => score));
      expect(result.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    }
  });

  test('ARM-227 a shared victory is shared', () => {
    const shares = game.result(state({ over: true, vp: { 0: 30, 2: 30 } }))!.map(({ rank, share }) => [rank, share]);
    expect(shares).toEqual([
      [1, 0.5],
      [3, 0],
      [1, 0.5],
    ]);
  });
});
