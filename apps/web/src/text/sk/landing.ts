import { plural } from '@ashtown/engine';
import type { LandingWords } from '../landing.ts';

export const landing: LandingWords = {
  headline: ['Svet sa skončil.', 'Ste na ťahu.'],
  tagline: 'Päť stolových hier na deň potom. Jedno kliknutie k stolu, bez účtu.',
  games: 'Hry',
  game: {
    '51st-state-2010': {
      pitch: 'Prieskum pustatiny: každé miesto dobyť, obchodovať s ním alebo ho obnoviť.',
      poster: 'Plagát: cesta, šablónové slnko a dopravná značka s číslom 51',
      motto: 'PRVÉ VYDANIE',
    },
    '51st-state-master': {
      pitch: 'Stavať, dohodnúť sa alebo zbúrať: každá karta má tri použitia a chcú ju štyri frakcie.',
      poster: 'Plagát: ozubené koleso so štyrmi znakmi nad komínmi tovární',
      motto: 'MASTER SET',
    },
    'metro-2033': {
      pitch: 'Udržte desať staníc, nakŕmte ich a prežite to, čo chodí tunelmi.',
      poster: 'Plagát: postava v plynovej maske s lampášom v tuneli',
      motto: 'ROZKAZY Z TUNELA',
    },
    armageddon: {
      pitch: 'Licitujte preživšími v troch dražbách a ubráňte mesto pred nájazdníkmi.',
      poster: 'Plagát: mesto za hradbou pred červeným slnkom, nájazdníci pri bráne',
      motto: 'UDRŽAŤ HRADBU',
    },
    'king-of-new-york': {
      pitch: 'Hádžte, ničte, udržte Manhattan a získajte 20 hviezd skôr než ostatní.',
      poster: 'Plagát: rohaté monštrum nad nočnou siluetou mesta',
      motto: 'MESTO V PAZÚROCH',
    },
  },
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
