import { TILES, UNITS } from '../content/vocabulary.ts';
import type { Source, Src } from '../state.ts';

const SOURCE_OF: ReadonlyMap<Src, Source> = new Map<Src, Source>([
  ['manhattan', 'manhattan'],
  ['entry', 'manhattan'],
  ['celebrity', 'celebrity'],
  ['superstar', 'celebrity'],
  ['statue', 'statue'],
  ...[...TILES, ...UNITS].map((id): [Src, Source] => [id, 'destruction']),
]);

/** Where ★ count as coming from: what is none of the board's own things is a card. */
export const sourceOf = (src: Src): Source => SOURCE_OF.get(src) ?? 'cards';
