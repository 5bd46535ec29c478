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
  lang: 'sk',
  name: about.name.sk,
  pitch: (figures) =>
    `Hádžte kockami, ničte mesto a ako prvé monštrum získajte ${figures.starsToWin}★, alebo zostaňte v hre ako jediné.`,
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
    stop: 'Skončiť',
    stay: 'Zostať',
    up: 'O zónu vyššie',
    pass: 'Nerobiť nič',
    yes: 'Áno',
    no: 'Nie',
    finish: 'Ukončiť ťah',
    sweep: 'Vymeniť karty v ponuke',
    reroll: 'Prehodiť',
    buy: 'Kúpiť',
    salvage: 'Kúpiť z odhadzovacieho balíčka',
    building: 'Zničiť budovu',
    unit: 'Zničiť jednotku',
    reach: 'Ničiť aj v ďalšej štvrti',
    send: 'Poslať jednotku',
    fresh: 'Odkrytá v tomto ťahu',
    ride: 'Ísť metrom',
    shed: 'Odhodiť Pancier',
    keep: 'Ponechať si',
    discard: 'Odhodiť',
    turn: 'Otočiť kocku',
    done: 'Hotovo',
  },
  pile: { deck: 'Balíček', bank: 'Ponuka kariet', discard: 'Odhadzovací balíček' },
  out: 'mimo hry',
  stack: (n) => `kôpka ${n}`,
  option: {
    advanced: {
      name: 'Pokročilý variant: dve monštrá na Manhattane',
      help: 'Kým je v hre aspoň päť monštier, na Manhattane môžu byť dve naraz.',
    },
    climbAtOnce: {
      name: 'Hneď vyššie',
      help: 'Monštrum, ktoré vstúpilo na Manhattan pred krokom Pohyb, v tomto kroku postúpi o zónu vyššie, ešte v tom istom ťahu.',
    },
  },
  source: {
    manhattan: 'Manhattan',
    destruction: 'Budovy a jednotky',
    celebrity: 'Sláva',
    statue: 'Socha slobody',
    cards: 'Karty',
    lost: 'Stratené',
  },
  phase: { start: 'Zisk', roll: 'Hody', resolve: 'Symboly', move: 'Pohyb', buy: 'Karty', end: 'Koniec' },
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
