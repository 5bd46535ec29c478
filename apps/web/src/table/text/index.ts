import type { Lang } from '@ashtown/engine';
import { useLang } from '../../settings/settings.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { sk } from './sk.ts';
import type { TableText } from './table-text.ts';

export type { TableText } from './table-text.ts';

export const TABLE_TEXT: Readonly<Record<Lang, TableText>> = { en, pl, sk };

/** The words of the table in the chosen language. */
export const useTableText = (): TableText => TABLE_TEXT[useLang()];
