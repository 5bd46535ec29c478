import type { Lang, Words } from '@ashtown/engine';
import type { Event, Pick, View } from '../state.ts';
import type { Tables } from '../tables.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { sk } from './sk.ts';
import { type Language, provenanceText } from './words.ts';

export const languages: Readonly<Record<Lang, Language>> = { en, pl, sk };

/** What a game says in every language. */
export const wordsOf = (
  speak: (language: Language) => Words<Pick, Event, View>,
): Readonly<Record<Lang, Words<Pick, Event, View>>> => ({ en: speak(en), pl: speak(pl), sk: speak(sk) });

/** How far the values of a card are known; null where there is no such card. */
export const provenanceOf = (t: Tables, lang: Lang, id: string): string | null =>
  provenanceText(t, languages[lang], id);
