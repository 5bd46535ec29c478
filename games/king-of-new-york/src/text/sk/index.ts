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
  lang: 'sk',
  name: about.name.sk,
  pitch: (figures) =>
    `Hádžte kockami, rúcajte mesto a ako prvé Monštrum získajte ${figures.starsToWin}★, alebo zostaňte posledným nažive.`,
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
    stop: 'Skončiť',
    stay: 'Zostať',
    up: 'O zónu vyššie',
    pass: 'Vynechať',
    yes: 'Áno',
    no: 'Nie',
    finish: 'Skončiť ťah',
    sweep: 'Vymeniť karty v ponuke',
    reroll: 'Prehodiť',
    buy: 'Kúpiť',
    salvage: 'Kúpiť z odhadzovacej kopy',
    building: 'Zničiť Budovu',
    unit: 'Zničiť Jednotku',
    reach: 'Rozšíriť Ničenie',
    send: 'Poslať Jednotku',
    fresh: 'Z tohto ťahu',
    ride: 'Ísť metrom',
    shed: 'Odhodiť Pancier',
    keep: 'Nechať si',
    discard: 'Odhodiť',
    turn: 'Otočiť kocku',
    done: 'Hotovo',
  },
  pile: { deck: 'Balíček', bank: 'Ponuka', discard: 'Odhadzovacia kopa' },
  out: 'mimo hry',
  stack: (n) => `stĺpec ${n}`,
  option: {
    advanced: {
      name: 'Dvaja na Manhattane',
      help: 'Kým je v hre aspoň päť Monštier, na Manhattane môžu byť dve naraz.',
    },
  },
  source: {
    manhattan: 'Manhattan',
    destruction: 'Budovy a Jednotky',
    celebrity: 'Sláva',
    statue: 'Socha slobody',
    cards: 'Karty',
    lost: 'Stratené',
  },
  phase: { start: 'Začiatok', roll: 'Hod', resolve: 'Symboly', move: 'Pohyb', buy: 'Nákup', end: 'Koniec' },
  term: {
    stars: 'body',
    life: 'život',
    energy: 'energia',
    cards: 'karty',
    manhattan: 'Manhattan',
    dice: 'kocky',
    threat: 'hrozba',
    superstar: 'Superhviezda',
    tokens: 'žetóny',
    win: 'víťazstvo',
  },
};
