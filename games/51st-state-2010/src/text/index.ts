import type { Lang, Words } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import type { Answer, Event, View } from '../state.ts';
import { language as en } from './en/index.ts';
import type { Language } from './language.ts';
import { language as pl } from './pl/index.ts';
import { language as sk } from './sk/index.ts';
import { provenanceText } from './speak.ts';

export const languages: Readonly<Record<Lang, Language>> = { en, pl, sk };

/** What a game says in every language. */
export const wordsOf = (
  speak: (language: Language) => Words<Answer, Event, View>,
): Readonly<Record<Lang, Words<Answer, Event, View>>> => ({ en: speak(en), pl: speak(pl), sk: speak(sk) });

/** How far the values of a card are known; null where there is no such card. */
export const provenanceOf = (t: Tables, lang: Lang, id: string): string | null =>
  provenanceText(t, languages[lang], id);
