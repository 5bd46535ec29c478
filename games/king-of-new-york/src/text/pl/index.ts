import { about } from '../../about.ts';
import type { Language } from '../language.ts';
import { ask } from './ask.ts';
import { asks } from './asks.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { ending } from './ending.ts';
import { log } from './log.ts';
import { borough, face, noun, src, tile, token, unit, zone } from './names.ts';

export const language: Language = {
  lang: 'pl',
  name: about.name.pl,
  pitch: (figures) =>
    `Rzucaj kośćmi, burz miasto i jako pierwszy Potwór zdobądź ${figures.starsToWin}★ albo zostań ostatnim na placu boju.`,
  borough,
  zone,
  face,
  tile,
  unit,
  token,
  noun,
  src,
  ...cards,
  event: log,
  ending,
  board,
  ...ask,
  asks,
  verb: {
    stop: 'Zakończ',
    stay: 'Zostań',
    up: 'Strefa wyżej',
    pass: 'Pas',
    yes: 'Tak',
    no: 'Nie',
    finish: 'Zakończ turę',
    sweep: 'Wymień karty w banku',
    reroll: 'Przerzuć',
    buy: 'Kup',
    salvage: 'Kup ze stosu odrzuconych',
    building: 'Zniszcz Budynek',
    unit: 'Zniszcz Jednostkę',
    reach: 'Sięgnij do innej dzielnicy',
    send: 'Odeślij Jednostkę',
    fresh: 'Z tej tury',
    ride: 'Jedź metrem',
    shed: 'Odrzuć Pancerz',
    keep: 'Zatrzymaj',
    discard: 'Odrzuć',
    turn: 'Obróć kość',
    done: 'Gotowe',
  },
  pile: { deck: 'Talia', bank: 'Bank', discard: 'Stos odrzuconych' },
  out: 'poza grą',
  stack: (n) => `stos ${n}`,
  option: {
    advanced: {
      name: 'Dwóch na Manhattanie',
      help: 'Dopóki w grze jest co najmniej pięć Potworów, na Manhattanie mogą być dwa naraz.',
    },
  },
  source: {
    manhattan: 'Manhattan',
    destruction: 'Budynki i Jednostki',
    celebrity: 'Sława',
    statue: 'Statua Wolności',
    cards: 'Karty',
    lost: 'Stracone',
  },
  phase: { start: 'Początek', roll: 'Rzut', resolve: 'Symbole', move: 'Ruch', buy: 'Zakupy', end: 'Koniec' },
  term: {
    stars: 'punkty',
    life: 'życie',
    energy: 'energia',
    cards: 'karty',
    manhattan: 'Manhattan',
    dice: 'kości',
    threat: 'zagrożenie',
    superstar: 'Supergwiazda',
    tokens: 'znaczniki',
    win: 'zwycięstwo',
  },
};
