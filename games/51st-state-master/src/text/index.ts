import type { Lang, Words } from '@ashtown/engine';
import type { Event, Pick, View } from '../state.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { sk } from './sk.ts';
import { speak } from './words.ts';

export const words: Record<Lang, Words<Pick, Event, View>> = { en: speak(en), pl: speak(pl), sk: speak(sk) };
