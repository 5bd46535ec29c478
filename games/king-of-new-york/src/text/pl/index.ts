import { about } from '../../about.ts';
import type { Language } from '../language.ts';
import { ask } from './ask.ts';
import { asks } from './asks.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { ending } from './ending.ts';
import { log } from './log.ts';
import { borough, building, face, noun, odds, src, token, unit, zone } from './names.ts';

export const language: Language = {
  lang: 'pl',
  name: about.name.pl,
  pitch: (figures) =>
    `Rzucaj kostkami, niszcz miasto i jako pierwszy potwór zdobądź ${figures.starsToWin}★ albo pozostań jedynym w grze.`,
  borough,
  zone,
  face,
  building,
  unit,
  token,
  noun,
  odds,
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
    pass: 'Nic nie rób',
    yes: 'Tak',
    no: 'Nie',
    finish: 'Zakończ turę',
    sweep: 'Wymień karty w banku',
    reroll: 'Przerzuć',
    buy: 'Kup',
    salvage: 'Kup ze stosu kart odrzuconych',
    building: 'Zniszcz budynek',
    unit: 'Zniszcz jednostkę',
    reach: 'Niszcz także w innej dzielnicy',
    send: 'Odeślij jednostkę',
    fresh: 'Odkryta w tej turze',
    ride: 'Jedź metrem',
    shed: 'Odrzuć Pancerz',
    keep: 'Zatrzymaj',
    discard: 'Odrzuć',
    turn: 'Obróć kostkę',
    done: 'Gotowe',
  },
  pile: { deck: 'Stos kart', bank: 'Bank kart', discard: 'Stos kart odrzuconych' },
  out: 'poza grą',
  stack: (n) => `stos ${n}`,
  option: {
    advanced: {
      name: 'Wariant zaawansowany: dwa potwory na Manhattanie',
      help: 'Dopóki w grze jest co najmniej pięć potworów, na Manhattanie mogą być dwa naraz.',
    },
    climbAtOnce: {
      name: 'Od razu wyżej',
      help: 'Potwór, który wszedł na Manhattan przed krokiem Ruch, w tym kroku przechodzi o strefę wyżej, jeszcze w tej samej turze.',
    },
  },
  source: {
    manhattan: 'Manhattan',
    destruction: 'Budynki i jednostki',
    celebrity: 'Sława',
    statue: 'Statua Wolności',
    cards: 'Karty',
    lost: 'Stracone',
  },
  phase: { start: 'Zysk', roll: 'Rzuty', resolve: 'Symbole', move: 'Ruch', buy: 'Karty', end: 'Koniec' },
  term: {
    stars: 'punkty',
    life: 'życie',
    energy: 'energia',
    cards: 'karty',
    manhattan: 'Manhattan',
    dice: 'kostki',
    threat: 'zagrożenie',
    superstar: 'Supergwiazda',
    tokens: 'znaczniki',
    win: 'zwycięstwo',
  },
};
