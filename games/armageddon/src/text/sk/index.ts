import type { Language } from '../language.ts';
import { ask } from './ask.ts';
import { asks } from './asks.ts';
import { boardTexts } from './board.ts';
import { cardTexts } from './cards.ts';
import { ending } from './ending.ts';
import { log } from './log.ts';
import { names } from './names.ts';

export const language: Language = {
  lang: 'sk',
  pitch:
    'Ponúkajte v dražbe preživších za vybavenie, budovy a akcie, odrážajte plieniteľov a za šesť kôl vybudujte najlepšie mesto.',
  ...names,
  ...cardTexts,
  ...log,
  ...ask,
  asks,
  ...boardTexts,
  ending,
};
