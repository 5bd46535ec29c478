import { describe, expect, test } from 'vitest';
import { type Answer, game } from '../../src/index.ts';
import { view } from '../../src/view.ts';
import { given, type Position } from '../given.ts';

const BOTH = { bothExpansions: true } as const;

test('alone, passing at once pays only for a while, or a greedy bot would pass for ever', () => {
  const rivalry = (round: number, passed: boolean): number => {
    const { state } = given({ seats: 1, round, red: 'thugs', places: { 0: ['pub'] }, rival: { vp: 10 } });
    state.solo!.rival.passed = passed;
    return game.evaluate(view(state, 0), 0).find((term) => term.id === 'opponents')!.value;
  };
  expect(rivalry(5, true)).toBeGreaterThan(rivalry(5, false));
  expect(rivalry(13, true)).toBe(rivalry(13, false));
});

describe('what the terms are worth', () => {
  const value = (position: Position, seat = 0, ...picks: Answer[]) => {
    const t = given({ options: BOTH, ...position });
    for (const pick of picks) t.answer(0, pick);
    return game.evaluate(view(t.state, seat), seat).reduce((sum, term) => sum + term.value, 0);
  };

  test('points, locations, production and goods are worth something, opponents’ points cost', () => {
    const base = value({});
    expect(value({ vp: { 0: 3 } })).toBeGreaterThan(base + 1);
    expect(value({ places: { 0: ['school'] } })).toBeGreaterThan(base + 1);
    expect(value({ deals: { 0: ['quarry'] } })).toBeGreaterThan(base);
    expect(value({ tokens: { 0: { worker: 2, grey: 2 } } })).toBeGreaterThan(value({ tokens: { 0: { worker: 2 } } }));
    expect(value({ vp: { 1: 5 } })).toBeLessThan(base);
  });

  test('a location counts for less near the end, points for as much', () => {
    const gain = (vp: number) => value({ vp: { 1: vp }, deals: { 0: ['quarry', 'docks'] } }) - value({ vp: { 1: vp } });
    expect(gain(0)).toBeGreaterThan(gain(20) + 1);
  });

  test('goods are worth nothing to somebody who has passed', () => {
    const passed = (tokens: object) => value({ active: 1, passed: [0], tokens: { 0: tokens, 1: { worker: 2 } } });
    expect(passed({ worker: 5, fuel: 5 })).toBe(passed({}));
  });

  test('what is under way counts: naming a card to redevelop is not a loss', () => {
    const position: Position = {
      tokens: { 0: { brick: 1, worker: 2 } },
      hand: { 0: ['assembly-plant'] },
      places: { 0: ['scrap-metal', 'docks'] },
    };
    expect(value(position, 0, 'redevelop assembly-plant')).toBeGreaterThan(value(position) - 2);
  });

  test('the end decides', () => {
    const ended = (vp: number) => value({ from: 'roundEnd', ending: true, vp: { 0: vp, 1: 25 } });
    expect(ended(30)).toBe(100);
    expect(ended(20)).toBe(-100);
  });
});
