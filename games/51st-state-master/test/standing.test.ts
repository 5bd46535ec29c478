import type { Score, Standing } from '@ashtown/engine';
import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { game, type Position } from '../src/index.ts';
import { given, optionsOf } from './given.ts';

const BOTH = { bothExpansions: true } as const;

/** Who stands where, as a spectator can tell from the table. */
function standingOf(position: Position): Standing {
  const parsed = game.parsePosition(position);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return game.standing(game.view(parsed.state, null));
}
const ranks = (position: Position) => standingOf(position).map(({ rank }) => rank);
const scores = (position: Position) => standingOf(position).map(({ score }) => score);

describe('standing', () => {
  test('at the start everybody shares the first place with nothing', () => {
    expect(standingOf({ seats: 3, from: 'lookout' })).toEqual(
      [0, 1, 2].map((seat): Score => ({ seat, rank: 1, score: 0, lines: [] })),
    );
  });

  test('FSM-22 FSM-178 points by their source, and locations as if they were counted now', () => {
    expect(
      standingOf({
        from: 'lookout',
        vp: { 0: { spoils: 3, production: 2 }, 1: 4 },
        places: { 0: ['school', { card: 'docks', ruins: true }], 1: ['pub', 'church', 'motel'] },
      }),
    ).toEqual([
      {
        seat: 0,
        rank: 2,
        score: 6,
        lines: [
          { source: 'production', n: 2 },
          { source: 'spoils', n: 3 },
          { source: 'locations', n: 1 },
        ],
      },
      {
        seat: 1,
        rank: 1,
        score: 7,
        lines: [
          { source: 'actions', n: 4 },
          { source: 'locations', n: 3 },
        ],
      },
    ]);
  });

  test('FSM-179 Ruins count where the table has agreed on it', () => {
    const ruins: Position = { from: 'lookout', places: { 0: [{ card: 'docks', ruins: true }] } };
    expect(scores(ruins)).toEqual([0, 0]);
    const scored = { ...ruins, options: { ruinsScore: true } };
    expect(scores(scored)).toEqual([1, 0]);
    expect(standingOf(scored)[0]!.lines).toEqual([{ source: 'ruins', n: 1 }]);
  });

  test('FSM-181 FSM-182 FSM-183 a tie goes by goods, cards in hand among them, then by locations; else it is shared', () => {
    const tied: Position = { seats: 3, from: 'lookout', vp: { 0: 5, 1: 5, 2: 4 } };
    expect(ranks(tied)).toEqual([1, 1, 3]);
    expect(ranks({ ...tied, tokens: { 1: { fuel: 1 } } })).toEqual([2, 1, 3]);
    expect(ranks({ ...tied, tokens: { 1: { fuel: 1 } }, hand: { 0: ['pub'] } })).toEqual([1, 1, 3]);
    expect(ranks({ ...tied, vp: { 0: 5, 1: 5, 2: 4 }, places: { 2: ['school'] } })).toEqual([2, 2, 1]);
  });

  test('FSM-290 FSM-291 alone: the virtual opponent is first unless it has fewer, its cards counted', () => {
    const rankOf = (vp: number, rival: Position['rival']) =>
      ranks({ seats: 1, options: BOTH, from: 'production', vp: { 0: vp }, ...(rival ? { rival } : {}) });
    expect(rankOf(0, {})).toEqual([2]);
    expect(rankOf(3, { vp: 2, places: ['school'] })).toEqual([2]);
    expect(rankOf(4, { vp: 2, places: ['school'] })).toEqual([1]);
  });

  test('FSM-178 at the end it is the result, and locations are not counted twice', () => {
    const { state } = given({
      seats: 3,
      from: 'roundEnd',
      vp: { 0: 25, 1: 24, 2: 26 },
      places: { 0: ['school'], 1: ['pub', 'church'] },
      tokens: { 1: { fuel: 1 } },
    });
    const result = game.result(state)!;
    expect(result.map(({ rank, score, share }) => ({ rank, score, share }))).toEqual([
      { rank: 2, score: 26, share: 0 },
      { rank: 1, score: 26, share: 1 },
      { rank: 3, score: 26, share: 0 },
    ]);
    for (const seat of [0, 1, 2, null])
      expect(game.standing(game.view(state, seat))).toEqual(result.map(({ share: _, ...score }) => score));
  });

  test('everybody can tell it at any moment, and all the same', () => {
    for (const seats of [1, 2, 4]) {
      const s = game.setup(seats, optionsOf({ ruinsScore: true }), makeRng(seedOf(`standing ${seats}`)));
      const chance = makeRng(seedOf(`chance ${seats}`));
      while (game.asked(s).length > 0) {
        const open = game.standing(game.view(s, null));
        for (let seat = 0; seat < seats; seat++) expect(game.standing(game.view(s, seat))).toEqual(open);
        const seat = pickOne(chance, game.asked(s));
        game.apply(s, seat, pickOne(chance, game.legal(s, seat)), null);
      }
      expect(game.standing(game.view(s, null))).toEqual(game.result(s)!.map(({ share: _, ...score }) => score));
    }
  });
});
