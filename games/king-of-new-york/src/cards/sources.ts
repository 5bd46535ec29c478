import type { Source, Src } from '../state.ts';

const SOURCE_OF: Partial<Record<Src, Source>> = {
  manhattan: 'manhattan',
  entry: 'manhattan',
  celebrity: 'celebrity',
  superstar: 'celebrity',
  statue: 'statue',
  'high-rise-1': 'destruction',
  'high-rise-2': 'destruction',
  'high-rise-3': 'destruction',
  tank: 'destruction',
};

/** Where ★ count as coming from: what is none of the board's own things is a card. */
export const sourceOf = (src: Src): Source => SOURCE_OF[src] ?? 'cards';
