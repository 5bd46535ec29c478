import { plural } from '@ashtown/engine';
import type { LearnWords } from '../learn.ts';

const stops = { one: 'zastávka', few: 'zastávky', many: 'zastávky', other: 'zastávok' };
const bots = { one: 'botovi', few: 'botom', many: 'bota', other: 'botom' };

export const learn: LearnWords = {
  title: 'Lekcie',
  page: (game) => `Lekcie: ${game}`,
  all: 'Krátke lekcie na skutočnej doske: hráte vy, sprievodca vysvetľuje.',
  lead: (n) =>
    `${n} ${plural('sk', n, stops)}, na každej skutočná pozícia, ktorú si zahráte. Potom prvá partia s ľahkými botmi.`,
  done: (n, of) => `Dokončené lekcie: ${n} z ${of}`,
  left: (minutes) => `do prvej partie asi ${minutes} min`,
  ready: 'Je čas na prvú partiu',
  stop: {
    start: 'Začať',
    go: 'Pokračovať',
    again: 'Zopakovať',
    done: 'dokončená',
    fresh: 'nová',
    beat: (n, of) => `krok ${n} z ${of}`,
  },
  first: {
    title: 'Prvá partia so sprievodcom',
    about: (n) => `Proti ${n} ${plural('sk', n, bots)} na úrovni Začiatočník, v čo najmenšom počte hráčov.`,
    start: 'Pripraviť stôl',
  },
  rules: {
    title: 'Pravidlá',
    about: 'Všetky pravidlá majú čísla a dá sa v nich hľadať. Tie isté čísla sú v lekciách, výzvach a priebehu hry.',
    open: 'Čítať pravidlá',
  },
  notes: {
    title: 'Vaše poznámky',
    none: 'Tu pribudne to, čo vás lekcia naučí.',
    kept: 'Uložené na tomto zariadení, na stránke Lekcie.',
  },
  others: 'Hry',
  landing: 'Prvá lekcia',
  coach: {
    title: 'Sprievodca',
    lesson: (n, of) => `Lekcia ${n} z ${of}`,
    practice: 'cvičná pozícia · nič sa neukladá',
    step: (n, of) => `krok ${n} z ${of}`,
    left: (minutes) => `ešte asi ${minutes} min`,
    beats: 'Kroky tejto lekcie',
    before: 'Predošlé vety',
    tried: 'Čo by to prinieslo',
    points: 'O čom je reč',
    yours: 'Ste na ťahu.',
    reading: 'Sprievodca vysvetľuje. Čítajte ďalej, keď budete chcieť.',
    others: 'Hrajú ostatní. Pozrite sa, čo sa deje.',
    back: 'Prečítať predošlú vetu',
    toNow: 'Späť na súčasný krok',
    next: 'Ďalej',
    show: 'Ukázať',
    shown: (answer) => `Odpoveď: ${answer}`,
    skip: 'Preskočiť krok',
    over: 'Koniec lekcie.',
    following: (title) => `Ďalšia: ${title}`,
    page: 'Všetky lekcie',
    leave: 'Odísť',
    once: 'Stlačte Esc ešte raz, ak chcete odísť z lekcie.',
    ask: 'Odísť z lekcie?',
    kept: 'Keď sa vrátite, začnete od tohto kroku.',
    stay: 'Zostať',
  },
  unknown: {
    title: 'Takáto lekcia tu nie je',
    text: 'Možno zmizla so staršou verziou. Ostatné sú na mieste.',
  },
};
