import type { Lang, Words } from '@ashtown/engine';
import type { Read } from '../picks.ts';
import type { Event, Pick, View } from '../state.ts';
import type { Tables } from '../tables.ts';

export function wordsOf(_: Tables, __: Read): Record<Lang, Words<Pick, Event, View>> {
  return {} as never;
}
export const provenanceOf = (_: Tables, __: Lang, ___: string): string | null => null;
