import { describe, expect, test } from 'vitest';
import { added, spared, tollsOf } from '../../src/bot/tracks.ts';
import { WEIGHTS } from '../../src/bot/weights.ts';
import { ROUND_TRACKS, ROUNDS } from '../../src/content/vocabulary.ts';
import { tables } from '../../src/index.ts';

const tollOf = tollsOf(tables, WEIGHTS.shape.tracks);

const at = (round: number, marauders: number, damage: number, completion = true) => ({
  toll: tollOf('rising', round, completion),
  marauders,
  damage,
});

describe('what the tracks will still cost', () => {
  test('is exact once the last Completion is over: the damage track once more, then every marauder', () => {
    const toll = tollOf('rising', ROUNDS, false);
    expect(toll[0]![1]).toBe(-2);
    expect(toll[3]![2]).toBe(3);
    expect(toll[3]![8]).toBe(3 + 4 + 1);
  });

  test('is exact in the last round: damage first, and what goes beyond the end', () => {
    expect(tollOf('rising', ROUNDS, true)[2]![1]).toBe(2);
    expect(tollOf('rising', ROUNDS, true)[3]![7]).toBe(2 + 4 + 4);
    expect(spared(at(ROUNDS, 5, 8), 1, 0)).toBe(2);
    expect(spared(at(ROUNDS, 5, 8), 0, 1)).toBe(1);
  });

  test('never falls with more marauders or more damage', () => {
    for (const track of ROUND_TRACKS)
      for (let round = 1; round <= ROUNDS; round++)
        for (const completion of [true, false]) {
          const toll = tollOf(track, round, completion);
          for (let n = 0; n <= tables.last; n++)
            for (let space = 1; space <= tables.damage.length; space++) {
              if (n > 0) expect(toll[n]![space]).toBeGreaterThanOrEqual(toll[n - 1]![space]!);
              if (space > 1) expect(toll[n]![space]).toBeGreaterThanOrEqual(toll[n]![space - 1]!);
            }
        }
  });

  test('makes an early marauder dearer than a late one', () => {
    expect(spared(at(1, 1, 3), 1, 0)).toBeGreaterThan(spared(at(ROUNDS, 1, 3), 1, 0));
    expect(spared(at(4, 3, 4), 1, 0)).toBeGreaterThan(spared(at(ROUNDS, 3, 4), 1, 0));
  });

  test('stops at the ends of the tracks', () => {
    expect(added(at(4, tables.last, tables.damage.length), 3, 2)).toBe(0);
    expect(spared(at(4, 0, 1), 2, 2)).toBe(0);
  });
});
