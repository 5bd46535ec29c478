import type { Lang, Words } from '@ashtown/engine';
import type { Answers } from '../answers/index.ts';
import type { Event, Pick, View } from '../state.ts';
import type { Tables } from '../content/tables.ts';
import { en } from './en/index.ts';
import { pl } from './pl/index.ts';
import { sk } from './sk/index.ts';
import { type Language, provenanceText, speak } from './speak.ts';

export const LANGUAGES: Record<Lang, Language> = { en, pl, sk };

/** What the game says with a content of cards, in every language. */
export function wordsOf(t: Tables, answers: Answers): Record<Lang, Words<Pick, Event, View>> {
  return { en: speak(t, answers, en), pl: speak(t, answers, pl), sk: speak(t, answers, sk) };
}

/** How far the values of a card are known; null where there is no such card. */
export const provenanceOf = (t: Tables, lang: Lang, id: string): string | null =>
  provenanceText(t, LANGUAGES[lang], id);
