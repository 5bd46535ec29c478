import { plural } from '@ashtown/engine';
import type { LandingWords } from '../landing.ts';

export const landing: LandingWords = {
  headline: ['Svet sa skončil.', 'Ste na ťahu.'],
  tagline: 'Stolové hry na čas po katastrofe. K stolu jedným kliknutím, bez účtu.',
  games: 'Hry',
  playBots: 'Hrať s botmi',
  options: 'Nastavenia partie',
  learn: 'Lekcie',
  resume: {
    title: 'Vaše stoly',
    yours: 'Ste na ťahu',
    waiting: 'Na ťahu sú ostatní',
    lobby: 'Pred začiatkom',
    over: 'Dohraná partia',
    go: 'Pokračovať',
    see: 'Pozrieť výsledok',
    more: (n) => `ešte ${n} ${plural('sk', n, { one: 'stôl', few: 'stoly', many: 'stola', other: 'stolov' })}`,
  },
  against: (names) => `pri stole: ${names}`,
  onDevice: 'na tomto zariadení',
  online: 'online',
  forget: 'Odstrániť tento stôl',
  forgotten: (game) => `${game}: uložený stôl je odstránený.`,
  join: {
    title: 'Pripojiť sa kódom alebo odkazom',
    go: 'Pripojiť sa',
    bad: 'Kód vyzerá takto: ASH-417. Môžete vložiť aj odkaz.',
    none: 'Na to treba server a táto stránka ho nemá.',
  },
  open: {
    title: 'Otvorené stoly',
    join: 'Pripojiť sa',
    watch: 'Sledovať',
    free: (n) =>
      `${n} ${plural('sk', n, { one: 'voľné miesto', few: 'voľné miesta', many: 'voľného miesta', other: 'voľných miest' })}`,
    live: 'naživo',
    async: 'korešpondenčne',
    untimed: 'bez hodín',
  },
  fair: [
    'Bot vidí len to, čo vidno z jeho miesta',
    'Odtlačok semienka náhody je zverejnený pred prvým hodom',
    'Branie ťahov späť bez pýtania, kým sa nič neodhalí',
  ],
  disclaimer: 'Názvy patria vydavateľom; kresby a texty sú naše.',
};
