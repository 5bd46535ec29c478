import { type Forms, plural } from '@ashtown/engine';
import { listed } from '../list.ts';
import type { SetupWords } from '../setup.ts';

const n = (count: number, forms: Forms) => `${count} ${plural('sk', count, forms)}`;

export const setup: SetupWords = {
  title: (game) => `${game}: nový stôl`,
  seats: 'Miesta',
  seatKind: { me: 'Ja', local: 'Človek tu', open: 'Voľné, cez odkaz', bot: 'Bot' },
  kindOf: (letter) => `Kto obsadí miesto ${letter}`,
  levelOf: (letter) => `Úroveň bota na mieste ${letter}`,
  nameOf: (letter) => `Meno človeka na mieste ${letter}`,
  yourName: 'Vaše meno',
  localName: (i) => `Hráč ${i}`,
  add: 'Pridať miesto',
  drop: (letter) => `Odstrániť miesto ${letter}`,
  options: 'Možnosti hry',
  houseRules: 'Domáce pravidlá',
  optionFor: (min, max) => `Počet hráčov: ${min === max ? min : `${min} až ${max}`}.`,
  undo: {
    title: 'Vrátenie ťahu',
    free: 'Čo je neškodné',
    ask: 'Viac, so súhlasom',
    no: 'Nikdy',
    help: {
      free: 'Len kým nepadli kocky a nič sa neodhalilo.',
      ask: 'Ďalej so súhlasom ostatných ľudí; proti botom hneď.',
      no: 'Čo sa stalo, stalo sa.',
    },
  },
  clock: {
    title: 'Hodiny',
    none: 'Bez hodín',
    live: 'Naživo: 2 min + 20 s na ťah',
    async: 'Na dni: 3 dni + 24 h na ťah',
    help: {
      none: 'Nikto nikoho nenaháňa.',
      live: 'Všetci sedia teraz pri stole.',
      async: 'Každý hrá, keď má čas.',
    },
  },
  where: {
    title: 'Kde beží',
    local: 'Na tomto zariadení',
    online: 'Na serveri',
    help: {
      local: 'Netreba pripojenie; uloží sa v tomto prehliadači.',
      online: 'Ostatní sa môžu pripojiť alebo pozerať cez odkaz; dá sa pokračovať v inej karte.',
    },
    mustOnline: 'Miesto cez odkaz potrebuje stôl cez sieť.',
  },
  public: { title: 'Ukázať v zozname otvorených stolov', help: 'Voľné miesto môže obsadiť hocikto.' },
  summary({ game, me, local, open, bots, online, clock }) {
    const who = [
      ...(me ? ['vy'] : []),
      ...(local > 0
        ? [n(local, { one: 'ďalší človek tu', few: 'ďalší ľudia tu', many: 'človeka tu', other: 'ďalších ľudí tu' })]
        : []),
      ...(open > 0
        ? [
            n(open, {
              one: 'miesto cez odkaz',
              few: 'miesta cez odkaz',
              many: 'miesta cez odkaz',
              other: 'miest cez odkaz',
            }),
          ]
        : []),
      ...(bots > 0 ? [n(bots, { one: 'bot', few: 'boti', many: 'bota', other: 'botov' })] : []),
    ];
    return `${game}: ${listed('sk', who)}, ${online ? 'cez sieť' : 'na tomto zariadení'}, ${clock ?? 'bez hodín'}.`;
  },
  start: 'Začať',
  create: 'Založiť stôl',
  needMe: 'Aspoň jedno miesto musí byť pre človeka.',
  needNames: 'Každý človek potrebuje meno: 1 až 24 znakov.',
  unknown: (id) => `Hra s názvom ${id} tu nie je.`,
};
