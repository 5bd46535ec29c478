import { describe, expect, test } from 'vitest';
import type { Beat } from '../../src/story/beats.ts';
import { bendOf, lossOf, wayOf } from '../../src/story/blows.ts';
import { liesIn, roomIn, within } from '../../src/story/room.ts';

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

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('room in a panel', () => {
  const panel = box(0, 0, 240, 100);
  const name = box(10, 10, 90, 20);
  const figures = box(10, 50, 220, 20);
  const size = { width: 50, height: 24 };

  test('is where nothing stands, near what is said, and inside', () => {
    const { x, y } = roomIn(panel, [name, figures], size, { x: 120, y: 0 })!;
    expect(x - 25).toBeGreaterThanOrEqual(name.right);
    expect(y - 12).toBeGreaterThanOrEqual(panel.top);
    expect(y + 12).toBeLessThanOrEqual(figures.top);
    expect(x).toBeLessThan(140);
  });

  test('there may be none', () => {
    expect(roomIn(panel, [box(0, 30, 240, 40)], size, { x: 0, y: 0 })).not.toBeNull();
    expect(roomIn(panel, [box(0, 20, 240, 60)], size, { x: 0, y: 0 })).toBeNull();
    expect(roomIn(box(0, 0, 40, 100), [], size, { x: 0, y: 0 })).toBeNull();
  });
});

test('a place lies under what is said where its middle does', () => {
  const said = box(0, 100, 300, 200);
  expect(liesIn(said, box(20, 150, 100, 80))).toBe(true);
  expect(liesIn(said, box(20, 250, 100, 80))).toBe(true);
  expect(liesIn(said, box(20, 270, 100, 80))).toBe(false);
  expect(liesIn(said, box(20, 0, 100, 80))).toBe(false);
});

test('what is scrolled away lies in no room', () => {
  const scroll = box(0, 400, 300, 100);
  const half = box(0, 470, 300, 100);
  expect(within(scroll, half)).toMatchObject({ top: 470, bottom: 500 });
  expect(liesIn(scroll, half)).toBe(false);
  expect(liesIn(within(scroll, box(0, 0, 300, 450)), box(0, 405, 100, 40))).toBe(true);
});
