import { plural } from '@ashtown/engine';
import type { LandingWords } from '../landing.ts';

export const landing: LandingWords = {
  headline: ['Svet sa skončil.', 'Ste na ťahu.'],
  tagline: 'Stolové hry na deň potom. Jedno kliknutie k stolu, bez účtu.',
  games: 'Hry',
  playBots: 'Hrať s botmi',
  options: 'Možnosti',
  learn: 'Pravidlá',
  resume: {
    title: 'Vaše stoly',
    yours: 'Ste na ťahu',
    waiting: 'Čaká sa na ostatných',
    lobby: 'Ešte sa nezačalo',
    over: 'Dohrané',
    go: 'Pokračovať',
    see: 'Pozrieť výsledok',
    more: (n) => `ešte ${n} ${plural('sk', n, { one: 'stôl', few: 'stoly', many: 'stola', other: 'stolov' })}`,
  },
  against: (names) => `pri stole: ${names}`,
  onDevice: 'na tomto zariadení',
  online: 'cez sieť',
  forget: 'Odstrániť tento stôl',
  forgotten: (game) => `${game}: uložený stôl je odstránený.`,
  join: {
    title: 'Pripojiť sa kódom alebo odkazom',
    go: 'Pripojiť',
    bad: 'Kód vyzerá ako ASH-417; odkaz funguje tiež.',
    none: 'Treba server; tu žiadny nie je.',
  },
  open: {
    title: 'Otvorené stoly',
    join: 'Pripojiť',
    watch: 'Pozerať',
    free: (n) =>
      `${n} ${plural('sk', n, { one: 'voľné miesto', few: 'voľné miesta', many: 'voľného miesta', other: 'voľných miest' })}`,
    live: 'naživo',
    async: 'na dni',
    untimed: 'bez hodín',
  },
  fair: [
    'Bot vidí len to, čo vidno z jeho miesta',
    'Semienko náhody je dané pred prvým hodom',
    'Vrátenie ťahu bez pýtania, kým sa nič neodhalí',
  ],
  disclaimer: 'Názvy patria vydavateľom; kresby a texty sú naše.',
};
