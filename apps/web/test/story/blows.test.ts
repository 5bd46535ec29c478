import { describe, expect, test } from 'vitest';
import type { Beat } from '../../src/story/beats.ts';
import { bendOf, lossOf, wayOf } from '../../src/story/blows.ts';

const at = (x: number, y: number, r = 10) => ({ x, y, r });

describe('blows on the board', () => {
  test('the ways of one blow share their bend, beside the straight way to the middle of those it hits', () => {
    const { x, y } = bendOf(at(0, 0), [at(100, -50), at(100, 50)]);
    expect([x, Math.round(y)]).toEqual([50, -14]);
  });

  test('a way begins at the edge of what hits and ends before the edge of what is hit', () => {
    const { d, head } = wayOf(at(0, 0), at(50, 0), at(100, 0));
    expect(d).toBe('M10 0Q50 0 77 0');
    expect(head).toMatch(/^M87 0L/);
  });

  test('what somebody lost is said in signs of the game, and nothing of others', () => {
    const delta = (seat: number, what: string, n: number) => ({ telling: { delta: [{ seat, what, n }] } });
    const lines = [
      delta(1, 'life', -2),
      delta(1, 'life', -1),
      delta(1, 'score', 2),
      delta(2, 'life', -5),
      delta(1, 'x', -1),
    ];
    const beat = { lines } as unknown as Beat;
    expect(lossOf(beat, 1, { life: '♥', score: '★' })).toBe('−3♥');
    expect(lossOf(beat, 0, { life: '♥' })).toBe('');
  });
});
