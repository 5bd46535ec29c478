import { type Forms, plural } from '@ashtown/engine';
import { inside, listed } from '../list.ts';
import type { SetupWords } from '../setup.ts';

const n = (count: number, forms: Forms) => `${count} ${plural('pl', count, forms)}`;

export const setup: SetupWords = {
  title: (game) => `${game}: nowy stół`,
  seats: 'Miejsca',
  seatKind: { me: 'Ja', local: 'Osoba przy tym ekranie', open: 'Zaproszona osoba', bot: 'Bot' },
  kindOf: (letter) => `Kto zajmie miejsce ${letter}`,
  levelOf: (letter) => `Poziom bota na miejscu ${letter}`,
  temperOf: (letter) => `Temperament bota na miejscu ${letter}`,
  nameOf: (letter) => `Nick osoby na miejscu ${letter}`,
  yourName: 'Twój nick',
  localName: (i) => `Gracz ${i}`,
  add: 'Dodaj miejsce',
  drop: (letter) => `Usuń miejsce ${letter}`,
  options: 'Opcje gry',
  harder: 'Trudniejsza gra',
  houseRules: 'Zasady domowe',
  optionFor: (min, max) => `Liczba graczy: ${min === max ? min : `od ${min} do ${max}`}.`,
  undo: {
    title: 'Cofanie',
    free: 'Dopóki nic się nie ujawniło',
    ask: 'Więcej, za zgodą',
    no: 'Nigdy',
    help: {
      free: 'Do pierwszego rzutu kostkami lub ujawnienia czegoś ukrytego.',
      ask: 'Potem za zgodą pozostałych osób; w grze z botami od razu.',
      no: 'Co się stało, to się nie odstanie.',
    },
  },
  clock: {
    title: 'Zegar',
    none: 'Bez zegara',
    live: 'Na żywo: 2 min + 20 s na ruch',
    async: 'Korespondencyjnie: 3 dni + 24 h na ruch',
    help: {
      none: 'Nikt nikogo nie pogania.',
      live: 'Wszystkie osoby są teraz przy stole.',
      async: 'Każda osoba gra wtedy, gdy ma czas.',
    },
  },
  where: {
    title: 'Gdzie toczy się gra',
    local: 'Na tym urządzeniu',
    online: 'Na serwerze',
    help: {
      local: 'Nie wymaga połączenia; zapis w tej przeglądarce.',
      online: 'Przez link można dołączyć lub oglądać; można też grać dalej w innej karcie przeglądarki.',
    },
    mustOnline: 'Zaproszona osoba może dołączyć tylko do stołu online.',
  },
  public: { title: 'Pokaż na liście otwartych stołów', help: 'Wolne miejsce może zająć każda osoba.' },
  summary({ game, me, local, open, bots, online, clock }) {
    const who = [
      ...(me ? ['ty'] : []),
      ...(local > 0
        ? [
            n(local, {
              one: 'inna osoba przy tym ekranie',
              few: 'inne osoby przy tym ekranie',
              many: 'innych osób przy tym ekranie',
              other: 'innej osoby przy tym ekranie',
            }),
          ]
        : []),
      ...(open > 0
        ? [
            n(open, {
              one: 'miejsce dla zaproszonej osoby',
              few: 'miejsca dla zaproszonych osób',
              many: 'miejsc dla zaproszonych osób',
              other: 'miejsca dla zaproszonej osoby',
            }),
          ]
        : []),
      ...(bots > 0 ? [n(bots, { one: 'bot', few: 'boty', many: 'botów', other: 'bota' })] : []),
    ];
    return `${game}: ${listed('pl', who)}, ${online ? 'online' : 'na tym urządzeniu'}, ${inside(clock ?? 'bez zegara')}.`;
  },
  start: 'Zacznij grę',
  create: 'Załóż stół',
  needMe: 'Co najmniej jedno miejsce musi być dla gracza, a nie dla bota.',
  needNames: 'Każda osoba potrzebuje nicku: od 1 do 24 znaków.',
  unknown: (id) => `Nie ma gry o nazwie ${id}.`,
};
