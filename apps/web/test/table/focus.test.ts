import { afterEach, expect, test, vi } from 'vitest';
import { leavePressed } from '../../src/table/keys/focus.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Whether the prompt has the focus after what had it was pressed; `ring`: whether the browser shows where the focus is. */
function isLeft(ring: boolean): boolean {
  const focus = vi.fn();
  const activeElement = { matches: (selector: string) => selector === ':focus-visible' && ring };
  const querySelector = (selector: string) => (selector === '[data-testid="prompt"]' ? { focus } : null);
  vi.stubGlobal('document', { activeElement, querySelector });
  leavePressed();
  return focus.mock.calls.length > 0;
}

test('what a pointer has pressed gives the focus to the prompt; whoever uses keys stays where they are', () => {
  expect([isLeft(false), isLeft(true)]).toEqual([true, false]);
});
