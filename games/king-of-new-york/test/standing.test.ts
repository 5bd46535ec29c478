import type { Seat, Standing } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { game, type Position, parsePosition, type State } from '../src/index.ts';
import { fresh, ramble, TABLES } from './rows.ts';

function stateOf(position: Position): State {
  const parsed = parsePosition(position);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.state;
}
const standingOf = (position: Position, seat: Seat | null = null): Standing =>
  game.standing(game.view(stateOf(position), seat));
const ranks = (position: Position): number[] => standingOf(position).map(({ rank }) => rank);

describe('who stands where', () => {
  test.each(TABLES)('all are equal before anything has happened: %o', ({ seats, advanced }) => {
    expect(game.standing(game.view(fresh(seats, advanced), null))).toEqual(
      Array.from({ length: seats }, (_, seat) => ({ seat, rank: 1, score: 0, lines: [] })),
    );
  });

  test('the living by their stars, equals share a rank', () => {
    expect(ranks({ seats: 4, star: { 0: 7, 1: 12, 2: 7, 3: 2 } })).toEqual([2, 1, 2, 4]);
  });

  test('the eliminated come last, whatever they had, the latest first', () => {
    const position = { seats: 5, turn: 9, star: { 0: 3, 1: 19, 2: 18, 3: 18 }, out: { 1: 4, 2: 7, 3: 4 } };
    expect(ranks(position)).toEqual([1, 4, 3, 5, 2]);
    expect(ranks({ ...position, star: { 1: 18, 3: 18 } })).toEqual([1, 4, 3, 4, 1]);
  });

  test('the lines say where the stars came from, in the order of the sources', () => {
    const star = { 1: { cards: 4, manhattan: 5, lost: -3 } };
    expect(standingOf({ star })[1]).toEqual({
      seat: 1,
      rank: 1,
      score: 6,
      lines: [
        { source: 'manhattan', n: 5 },
        { source: 'cards', n: 4 },
        { source: 'lost', n: -3 },
      ],
    });
  });

  test('everybody sees the same', () => {
    const position = { seats: 3, star: { 0: 3, 2: 5 } };
    for (const seat of [0, 1, 2]) expect(standingOf(position, seat)).toEqual(standingOf(position));
  });
});

describe('the end', () => {
  test('KNY-142 the winner is first, also with fewer stars than another', () => {
    const s = stateOf({ seats: 3, winners: [2], star: { 0: 12, 1: 12, 2: 5 } });
    expect(game.result(s)?.map(({ rank, share }) => [rank, share])).toEqual([
      [2, 0],
      [2, 0],
      [1, 1],
    ]);
  });

  test('KNY-146 those who share a draw share rank and win, whatever their stars', () => {
    const s = stateOf({ seats: 3, turn: 8, winners: [0, 2], star: { 0: 12, 1: 15 }, out: { 0: 8, 1: 3, 2: 8 } });
    expect(game.result(s)?.map(({ rank, share }) => [rank, share])).toEqual([
      [1, 0.5],
      [3, 0],
      [1, 0.5],
    ]);
  });

  test('there is no result before the end', () => {
    expect(game.result(stateOf({ star: { 0: 19 } }))).toBeNull();
  });

  test.each(TABLES)('is the result without the shares, for every viewer: %o', ({ seats, advanced }) => {
    const s = fresh(seats, advanced, 'standing');
    ramble(s, 5000);
    const result = game.result(s)!;
    for (const seat of [null, ...s.players.keys()])
      expect(game.standing(game.view(s, seat))).toEqual(result.map(({ share: _, ...score }) => score));
  });
});
