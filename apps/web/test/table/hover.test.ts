import { describe, expect, test } from 'vitest';
import {
  AT_REST,
  type Hover,
  onCard,
  pointAt,
  press,
  REST_MS,
  STAY_MS,
  show,
  tick,
} from '../../src/table/reading/hover.ts';

const rest: Hover<string> = AT_REST;
const OPEN = tick(pointAt(rest, 'a', 0), REST_MS);

describe('reading by pointing', () => {
  test('a card shows once the pointer has rested', () => {
    const on = pointAt(rest, 'a', 1000);
    expect(on).toMatchObject({ shown: null, next: { thing: 'a', at: 1000 + REST_MS } });
    expect(tick(on, 1000 + REST_MS - 1).shown).toBeNull();
    expect(tick(on, 1000 + REST_MS).shown).toBe('a');
    // Moving about on the thing does not put it off.
    expect(pointAt(on, 'a', 1200)).toBe(on);
  });

  test('passing over things shows none of them', () => {
    const passed = pointAt(pointAt(pointAt(rest, 'a', 0), 'b', 200), null, 400);
    expect(passed).toEqual(rest);
  });

  test('while one is open the next one shows at once', () => {
    expect(pointAt(OPEN, 'b', 300)).toEqual({ shown: 'b', next: null, pressed: null });
  });

  test('it goes a moment after the pointer has left, unless it comes back or is on the card', () => {
    const left = pointAt(OPEN, null, 1000);
    expect(left).toMatchObject({ shown: 'a', next: { thing: null, at: 1000 + STAY_MS } });
    expect(pointAt(left, null, 1100)).toMatchObject({ next: { at: 1000 + STAY_MS } });
    expect(tick(left, 1000 + STAY_MS).shown).toBeNull();
    expect(tick(pointAt(left, 'a', 1100), 5000).shown).toBe('a');
    expect(tick(onCard(left), 5000).shown).toBe('a');
    expect(tick(pointAt(onCard(left), null, 6000), 6000 + STAY_MS).shown).toBeNull();
  });

  test('what was pressed does not open before the pointer has been elsewhere', () => {
    const pressed = press(pointAt(rest, 'a', 0), 'a');
    expect(pressed.next).toBeNull();
    expect(pointAt(pressed, 'a', 100).next).toBeNull();
    expect(pointAt(pointAt(pressed, null, 200), 'a', 300).next).toMatchObject({ thing: 'a' });
    // One that is open stays open.
    expect(press(OPEN, 'a').shown).toBe('a');
  });

  test('what is closed by a key stays closed while the pointer rests', () => {
    const closed = press(show(OPEN, null), 'a');
    expect(tick(pointAt(closed, 'a', 1000), 9000).shown).toBeNull();
  });
});
