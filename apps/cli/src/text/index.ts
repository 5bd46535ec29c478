import { LANGS, type Lang } from '@ashtown/engine';
import { fail, oneOf } from '../fail.ts';
import { en } from './en.ts';
import type { Phrases } from './phrases.ts';
import { pl } from './pl.ts';
import { sk } from './sk.ts';

export type { Phrases } from './phrases.ts';

export const PHRASES: Readonly<Record<Lang, Phrases>> = { en, pl, sk };

export const langOf = (text: string): Lang =>
  LANGS.find((lang) => lang === text) ?? fail(`--lang ${text}: expected ${oneOf(LANGS)}`);
