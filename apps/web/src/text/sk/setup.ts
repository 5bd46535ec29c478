import { type Forms, plural } from '@ashtown/engine';
import { inside, listed } from '../list.ts';
import type { SetupWords } from '../setup.ts';

const n = (count: number, forms: Forms) => `${count} ${plural('sk', count, forms)}`;

export const setup: SetupWords = {
  title: (game) => `${game}: nový stôl`,
  seats: 'Miesta',
  seatKind: { me: 'Ja', local: 'Hráč pri tejto obrazovke', open: 'Pozvaný hráč', bot: 'Bot' },
  kindOf: (letter) => `Kto obsadí miesto ${letter}`,
  levelOf: (letter) => `Úroveň bota na mieste ${letter}`,
  temperOf: (letter) => `Povaha bota na mieste ${letter}`,
  nameOf: (letter) => `Prezývka hráča na mieste ${letter}`,
  yourName: 'Vaša prezývka',
  localName: (i) => `Hráč ${i}`,
  add: 'Pridať miesto',
  drop: (letter) => `Odstrániť miesto ${letter}`,
  options: 'Nastavenia partie',
  harder: 'Ťažšia hra',
  houseRules: 'Domáce pravidlá',
  optionFor: (min, max) => `Počet hráčov: ${min === max ? min : `${min} až ${max}`}.`,
  undo: {
    title: 'Branie ťahov späť',
    free: 'Kým sa nič neodhalí',
    ask: 'Viac, so súhlasom',
    no: 'Nikdy',
    help: {
      free: 'Do prvého hodu kockami alebo odhalenia niečoho skrytého.',
      ask: 'Potom so súhlasom ostatných hráčov; proti botom hneď.',
      no: 'Čo sa stalo, stalo sa.',
    },
  },
  clock: {
    title: 'Hodiny',
    none: 'Bez hodín',
    live: 'Naživo: 2 min + 20 s na krok',
    async: 'Korešpondenčne: 3 dni + 24 h na krok',
    help: {
      none: 'Nikto nikoho nenaháňa.',
      live: 'Všetci sedia teraz pri stole.',
      async: 'Každý hrá, keď má čas.',
    },
  },
  where: {
    title: 'Kde sa hrá',
    local: 'Na tomto zariadení',
    online: 'Na serveri',
    help: {
      local: 'Netreba pripojenie; uloží sa v tomto prehliadači.',
      online: 'Ostatní sa môžu cez odkaz pripojiť alebo hru sledovať; dá sa pokračovať aj v inej karte prehliadača.',
    },
    mustOnline: 'Pozvaný hráč sa môže pripojiť len k stolu online.',
  },
  public: { title: 'Ukázať v zozname otvorených stolov', help: 'Voľné miesto môže obsadiť hocikto.' },
  summary({ game, me, local, open, bots, online, clock }) {
    const who = [
      ...(me ? ['vy'] : []),
      ...(local > 0
        ? [
            n(local, {
              one: 'ďalší hráč pri tejto obrazovke',
              few: 'ďalší hráči pri tejto obrazovke',
              many: 'ďalšieho hráča pri tejto obrazovke',
              other: 'ďalších hráčov pri tejto obrazovke',
            }),
          ]
        : []),
      ...(open > 0
        ? [
            n(open, {
              one: 'miesto pre pozvaného hráča',
              few: 'miesta pre pozvaných hráčov',
              many: 'miesta pre pozvaného hráča',
              other: 'miest pre pozvaných hráčov',
            }),
          ]
        : []),
      ...(bots > 0 ? [n(bots, { one: 'bot', few: 'boti', many: 'bota', other: 'botov' })] : []),
    ];
    return `${game}: ${listed('sk', who)}, ${online ? 'online' : 'na tomto zariadení'}, ${inside(clock ?? 'bez hodín')}.`;
  },
  start: 'Začať hru',
  create: 'Založiť stôl',
  needMe: 'Aspoň jedno miesto musí byť pre hráča, nie pre bota.',
  needNames: 'Každý hráč potrebuje prezývku: 1 až 24 znakov.',
  unknown: (id) => `Hra s názvom ${id} neexistuje.`,
};
