import type { Lang } from '@ashtown/engine';
import type { BoardText } from './board-text.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { sk } from './sk.ts';

export type { BoardText, Deed } from './board-text.ts';

const TEXT: Readonly<Record<Lang, BoardText>> = { en, pl, sk };
export const boardText = (lang: Lang): BoardText => TEXT[lang];
