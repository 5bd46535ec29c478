import type { Lang } from '@ashtown/engine';
import { useLang } from '../../../settings/settings.ts';
import { en } from './en.ts';
import type { HostText } from './host-text.ts';
import { pl } from './pl.ts';
import { sk } from './sk.ts';

export type { HostText };
export const HOST_TEXT: Readonly<Record<Lang, HostText>> = { en, pl, sk };
export const useHostText = (): HostText => HOST_TEXT[useLang()];
