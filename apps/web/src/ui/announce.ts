import { createStore } from 'zustand';

/** What screen readers are told: `polite` when they have finished, `assertive` at once (my turn, the clock). */
export const spoken = createStore<{ polite: string; assertive: string }>(() => ({ polite: '', assertive: '' }));

const AGAIN = '\u00a0';

/** The same sentence twice in a row is told twice. */
export function announce(text: string, how: 'polite' | 'assertive' = 'polite'): void {
  const before = spoken.getState()[how];
  spoken.setState({ [how]: before === text ? text + AGAIN : text });
}

/** Behind a curtain nothing may remain of what was said. */
export const hush = (): void => spoken.setState({ polite: '', assertive: '' });
