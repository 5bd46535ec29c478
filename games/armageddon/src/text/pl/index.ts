import type { Language } from '../language.ts';
import { ask } from './ask.ts';
import { asks } from './asks.ts';
import { boardTexts } from './board.ts';
import { cardTexts } from './cards.ts';
import { ending } from './ending.ts';
import { log } from './log.ts';
import { names } from './names.ts';

export const language: Language = {
  lang: 'pl',
  pitch:
    'Licytuj ocalałymi o wyposażenie, budynki i akcje, odpieraj grabieżców i w sześć rund zbuduj najlepsze miasto.',
  ...names,
  ...cardTexts,
  ...log,
  ...ask,
  asks,
  ...boardTexts,
  ending,
};
