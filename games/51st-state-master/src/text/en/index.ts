import { about } from '../../about.ts';
import type { Language } from '../language.ts';
import { ask } from './ask.ts';
import { asks } from './asks.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { ending } from './ending.ts';
import { log } from './log.ts';
import { names } from './names.ts';

export const language: Language = {
  lang: 'en',
  name: about.name.en,
  pitch: 'Build, make deals and raze. Once somebody reaches 25 points the end is near, and the strongest State wins.',
  ...names,
  ...log,
  ending,
  ...ask,
  asks,
  ...cards,
  board,
};
