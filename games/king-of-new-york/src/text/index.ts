import type { Lang, Words } from '@ashtown/engine';
import type { Answer, Event, View } from '../state.ts';
import { en } from './en/index.ts';
import { pl } from './pl/index.ts';
import { sk } from './sk/index.ts';
import { speak } from './speak.ts';

export const words: Record<Lang, Words<Answer, Event, View>> = { en: speak(en), pl: speak(pl), sk: speak(sk) };
