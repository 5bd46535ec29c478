import type { Language } from '../language.ts';
import { ask } from './ask.ts';
import { asks } from './asks.ts';
import { boardTexts } from './board.ts';
import { cardTexts } from './cards.ts';
import { ending } from './ending.ts';
import { log } from './log.ts';
import { names } from './names.ts';

export const language: Language = {
  lang: 'en',
  pitch:
    'Bid your survivors for equipment, buildings and actions, keep the marauders away, and build the best city in six rounds.',
  ...names,
  ...cardTexts,
  ...log,
  ...ask,
  asks,
  ...boardTexts,
  ending,
};
