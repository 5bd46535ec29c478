import { makeRng, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { game, tables } from '../../src/index.ts';
import { given } from '../given.ts';

const OPTIONS = { rounds: 3, salvage: false } as const;

describe('set-up', () => {
  test('SCR-1: 2 to 4 play with 24 cards of strength 1 to 24', () => {
    expect(game.players).toEqual([2, 4]);
    expect(tables.cards).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
  });

  test('SCR-2: everybody is dealt two cards and draws one, which nobody else sees', () => {
    const log: object[] = [];
    const s = game.setup(3, OPTIONS, makeRng(seedOf('dealt')), log as never);
    expect(s.players.map((p) => p.hand.length)).toEqual([3, 3, 3]);
    expect(log.filter((e) => (e as { t: string }).t === 'drew')).toHaveLength(9);
    expect(game.view(s, 1).players.map((p) => p.hand.includes(null))).toEqual([true, false, true]);
  });
});

describe('a round', () => {
  test('SCR-3: everybody draws, as many times as there are rounds', () => {
    const last = given({ seats: 2, rounds: 2, round: 2, hands: [[9], [3]] }, [1]);
    last.answer(0, 9).answer(1, 3).answer(0, 'stop').expect({ over: true });
    const first = given({ seats: 2, rounds: 2, round: 1, hands: [[9], [3]] }, [1]);
    first
      .answer(0, 9)
      .answer(1, 3)
      .answer(0, 'stop')
      .expect({ round: 2, over: false, hands: [[24], [23]] });
  });

  test('SCR-4: all bid at once, the strongest card wins, and bids are discarded', () => {
    given({ seats: 3, hands: [[5, 6], [12], [7]] }, [2])
      .refuses(0, 7)
      .answer(0, 5)
      .answer(1, 12)
      .expect({ asked: [2] })
      .answer(2, 7)
      .logged({ t: 'bids', cards: [5, 12, 7], winner: 1 })
      .asked(1, 'press')
      .expect({ discard: [5, 12, 7], hands: { 0: [6] } });
  });

  test('SCR-5, SCR-6: what the die shows goes into the pot until it is banked', () => {
    given({ seats: 2, hands: [[9], [3]] }, [3, 5])
      .answer(0, 9)
      .answer(1, 3)
      .answer(0, 'roll')
      .logged({ t: 'rolled', face: 6, pot: 10 })
      .answer(0, 'stop')
      .logged({ t: 'banked', seat: 0, n: 10 })
      .expect({ banked: [10, 0] });
  });

  test.each([
    [false, 0],
    [true, 2],
  ])('SCR-7: a 1 loses the pot; salvage %s banks %i of 4', (salvage, saved) => {
    given({ seats: 2, salvage, hands: [[9], [3]] }, [3, 0])
      .answer(0, 9)
      .answer(1, 3)
      .answer(0, 'roll')
      .logged({ t: 'bust', seat: 0, saved })
      .expect({ banked: [saved, 0], round: 2 });
  });
});

describe('the end', () => {
  test('SCR-8, SCR-9: strong cards count, and equals share the win', () => {
    const end = given(
      {
        seats: 2,
        rounds: 2,
        round: 2,
        hands: [
          [9, 13],
          [3, 1],
        ],
        banked: [0, 3],
      },
      [1],
    );
    end.answer(0, 9).answer(1, 3).answer(0, 'stop').logged({ t: 'counted', seat: 0, n: 1 });
    expect(game.result(end.state)).toEqual([
      {
        seat: 0,
        rank: 1,
        score: 3,
        share: 0.5,
        lines: [
          { source: 'banked', n: 2 },
          { source: 'leftovers', n: 1 },
        ],
      },
      { seat: 1, rank: 1, score: 3, share: 0.5, lines: [{ source: 'banked', n: 3 }] },
    ]);
  });
});
