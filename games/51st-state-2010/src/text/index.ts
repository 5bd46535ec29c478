import type { Lang, Words } from '@ashtown/engine';
import type { Read } from '../picks.ts';
import type { Event, Pick, View } from '../state.ts';
import type { Tables } from '../tables.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { sk } from './sk.ts';
import { type Language, provenanceText, speak } from './words.ts';

const LANGUAGES: Record<Lang, Language> = { en, pl, sk };

/** What the game says with a content of cards, in every language. */
export function wordsOf(t: Tables, read: Read): Record<Lang, Words<Pick, Event, View>> {
  return { en: speak(t, read, en), pl: speak(t, read, pl), sk: speak(t, read, sk) };
}

/** How far the values of a card are known; null where there is no such card. */
export const provenanceOf = (t: Tables, lang: Lang, id: string): string | null =>
  provenanceText(t, LANGUAGES[lang], id);
