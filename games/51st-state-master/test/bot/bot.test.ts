import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { view } from '../../src/view.ts';
import { given } from '../given.ts';

test('alone, passing at once pays only for a while, or a greedy bot would pass for ever', () => {
  const rivalry = (round: number, passed: boolean): number => {
    const { state } = given({ seats: 1, round, red: 'thugs', places: { 0: ['pub'] }, rival: { vp: 10 } });
    state.solo!.rival.passed = passed;
    return game.evaluate(view(state, 0), 0).find((term) => term.id === 'opponents')!.value;
  };
  expect(rivalry(5, true)).toBeGreaterThan(rivalry(5, false));
  expect(rivalry(13, true)).toBe(rivalry(13, false));
});
