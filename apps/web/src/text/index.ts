import type { Lang } from '@ashtown/engine';
import { useLang } from '../settings/settings.ts';
import { en } from './en/index.ts';
import { pl } from './pl/index.ts';
import type { Shell } from './shell.ts';
import { sk } from './sk/index.ts';

export { listed } from './list.ts';
export type { Shell } from './shell.ts';

export const SHELL: Readonly<Record<Lang, Shell>> = { en, pl, sk };
export const LANGUAGE_NAMES: Readonly<Record<Lang, string>> = { en: 'English', pl: 'Polski', sk: 'Slovenčina' };

/** The words of the shell in the chosen language. */
export const useText = (): Shell => SHELL[useLang()];
