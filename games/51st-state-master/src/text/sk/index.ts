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
  lang: 'sk',
  name: about.name.sk,
  pitch:
    'Stavajte, uzatvárajte dohody a plieňte. Keď niekto dosiahne 25 bodov, prichádza koniec a vyhráva najsilnejší štát.',
  ...names,
  ...log,
  ending,
  ...ask,
  asks,
  ...cards,
  board,
};
