import type { Lang } from '@ashtown/engine';
import { useLang } from '../../settings/settings.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { ReplayText } from './replay-text.ts';
import { sk } from './sk.ts';

export type { ReplayProblem } from './replay-text.ts';

export const REPLAY_TEXT: Readonly<Record<Lang, ReplayText>> = { en, pl, sk };
export const useReplayText = (): ReplayText => REPLAY_TEXT[useLang()];
