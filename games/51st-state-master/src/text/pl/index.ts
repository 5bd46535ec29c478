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
  lang: 'pl',
  name: about.name.pl,
  pitch:
    'Buduj lokacje, podpisuj umowy i plądruj. Gdy ktoś zdobędzie 25 punktów, nadchodzi koniec i wygrywa najsilniejszy Stan.',
  ...names,
  ...log,
  ending,
  ...ask,
  asks,
  ...cards,
  board,
};
