import { describe, expect, test } from 'vitest';
import { type Box, overlap, place } from '../../src/ui/place.ts';

const CARD = { width: 286, height: 330 };
const DESK = { width: 1366, height: 768 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const at = (thing: Box, more: { keep?: Box[]; spare?: Box[]; window?: typeof DESK; card?: typeof CARD } = {}) => {
  const { card = CARD, window = DESK, keep = [], spare = [] } = more;
  const placed = place(card, { thing, window, keep, spare });
  return { ...placed, box: { left: placed.left, top: placed.top, ...card } };
};

describe('a card beside its thing', () => {
  test('takes the side with most room, in line with the thing', () => {
    expect(at(box(100, 300, 80, 80)).side).toBe('right');
    expect(at(box(1200, 300, 80, 80)).side).toBe('left');
    expect(at(box(0, 600, 1366, 100)).side).toBe('above');
    const { top, left } = at(box(100, 300, 80, 80));
    expect([left, top]).toEqual([188, 300 + 40 - 165]);
  });

  test('is never outside of the window, nor over the thing, wherever that is', () => {
    for (let x = 0; x <= DESK.width - 120; x += 49)
      for (let y = 0; y <= DESK.height - 160; y += 43) {
        const thing = box(x, y, 120, 160);
        const { box: card } = at(thing);
        expect(card.left >= 0 && card.top >= 0, `${x} ${y}`).toBe(true);
        expect(card.left + CARD.width <= DESK.width && card.top + CARD.height <= DESK.height, `${x} ${y}`).toBe(true);
        expect(overlap(card, thing), `${x} ${y}`).toBe(0);
      }
  });

  test('never covers the prompt or the buttons below the thing', () => {
    const prompt = box(250, 500, 866, 66);
    for (let x = 250; x < 1100; x += 37) {
      const thing = box(x, 575, 132, 100);
      const buttons = box(x, 680, 132, 80);
      const { box: card, side } = at(thing, { keep: [prompt, buttons] });
      expect([overlap(card, thing), overlap(card, prompt), overlap(card, buttons)], `${x} ${side}`).toEqual([0, 0, 0]);
    }
  });

  test('spares the neighbours where another side has room as well', () => {
    const thing = box(600, 560, 130, 190);
    const hand = [330, 465, 735, 870].map((x) => box(x, 560, 130, 190));
    expect(at(thing).side).toBe('right');
    expect(at(thing, { spare: hand }).side).toBe('above');
  });

  test('stands past the prompt where that leaves no room beside the thing', () => {
    const prompt = box(250, 480, 866, 66);
    const thing = box(600, 560, 130, 200);
    const hand = [330, 465, 735, 870].map((x) => box(x, 560, 130, 200));
    const { box: card, side } = at(thing, { keep: [prompt], spare: hand });
    expect([side, card.top + card.height]).toEqual(['above', prompt.top - 8]);
  });

  test('where it cannot stand near, it stands as near as it can', () => {
    // A name in the log, beside a prompt that reaches almost to it.
    const prompt = box(252, 252, 846, 74);
    const { box: card } = at(box(1175, 212, 84, 18), { keep: [prompt], spare: [box(1108, 340, 250, 400)] });
    expect(overlap(card, prompt)).toBe(0);
    expect(card.left).toBeGreaterThan(800);
  });

  test('where nothing is free it covers the thing last', () => {
    const small = { width: 320, height: 300 };
    const thing = box(0, 0, 320, 120);
    const prompt = box(0, 220, 320, 80);
    const { box: card } = at(thing, { window: small, keep: [prompt], card: { width: 286, height: 160 } });
    expect(overlap(card, thing)).toBe(0);
    expect(card.top + card.height).toBeLessThanOrEqual(small.height);
  });
});
