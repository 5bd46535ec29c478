import type { Lang, Words } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import type { Answer, Event, View } from '../state.ts';
import { en } from './en/index.ts';
import { pl } from './pl/index.ts';
import { sk } from './sk/index.ts';
import { type Language, provenanceText } from './speak.ts';

export const languages: Readonly<Record<Lang, Language>> = { en, pl, sk };

/** What a game says in every language. */
export const wordsOf = (
  speak: (language: Language) => Words<Answer, Event, View>,
): Readonly<Record<Lang, Words<Answer, Event, View>>> => ({ en: speak(en), pl: speak(pl), sk: speak(sk) });

/** How far the values of a card are known; null where there is no such card. */
export const provenanceOf = (t: Tables, lang: Lang, id: string): string | null =>
  provenanceText(t, languages[lang], id);
