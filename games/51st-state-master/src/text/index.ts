import { inEvery, type Lang } from '@ashtown/engine';
import { made } from '../index.ts';
import { language as en } from './en/index.ts';
import type { Language } from './language.ts';
import { language as pl } from './pl/index.ts';
import { language as sk } from './sk/index.ts';

/** All languages at once, for whoever need not load them one by one. */
export const languages: Readonly<Record<Lang, Language>> = { en, pl, sk };
export const words = inEvery(made, languages);

export type { Language } from './language.ts';
export type { MasterWords } from './speak.ts';
