import { createStore, useStore } from 'zustand';
import { keep, readKept } from '../../settings/kept.ts';

/** Whether the players of one screen want a curtain between them even where a game hides nothing from seats. */
const wish = createStore<{ always: boolean }>(() => ({ always: readKept('curtain') === 'always' }));

export function setCurtain(always: boolean): void {
  wish.setState({ always });
  keep('curtain', always ? 'always' : 'auto');
}

export const useCurtainWish = (): boolean => useStore(wish, (s) => s.always);
