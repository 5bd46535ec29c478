import type { Lang } from '@ashtown/engine';
import { useLang } from '../../../settings/settings.ts';
import type { BookText } from './book-text.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { sk } from './sk.ts';

export const BOOK_TEXT: Readonly<Record<Lang, BookText>> = { en, pl, sk };
export const useBookText = (): BookText => BOOK_TEXT[useLang()];
