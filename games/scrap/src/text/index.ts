import type { Lang } from '@ashtown/engine';
import { made } from '../index.ts';
import { language as en } from './en/index.ts';
import type { Language } from './language.ts';
import { language as pl } from './pl/index.ts';
import { language as sk } from './sk/index.ts';

/** All languages at once, for whoever does not load them one by one. */
export const languages: Record<Lang, Language> = { en, pl, sk };
export const words = { en: made.speak(en), pl: made.speak(pl), sk: made.speak(sk) };
