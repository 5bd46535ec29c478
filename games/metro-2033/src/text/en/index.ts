import type { Language } from '../language.ts';
import { ask } from './ask.ts';
import { asks } from './asks.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { ending } from './ending.ts';
import { log } from './log.ts';
import { names } from './names.ts';

export const language: Language = { lang: 'en', names, log, ask, asks, cards, board, ending };
