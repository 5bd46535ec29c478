import type { Tables } from './content/tables.ts';
import type { State } from './state.ts';

/** What must hold at every state and does not, in words. */
export const brokenOf =
  (t: Tables) =>
  (s: State): string[] => {
    const all = [...s.deck, ...s.discard, ...s.players.flatMap((p) => p.hand)];
    const found: string[] = [];
    if (all.length !== t.cards.length || new Set(all).size !== all.length) found.push('every card lies in one place');
    if (s.players.some((p) => p.banked < 0)) found.push('nobody has less than no points');
    return found;
  };
