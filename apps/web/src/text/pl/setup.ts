import { type Forms, plural } from '@ashtown/engine';
import { listed } from '../list.ts';
import type { SetupWords } from '../setup.ts';

const n = (count: number, forms: Forms) => `${count} ${plural('pl', count, forms)}`;

export const setup: SetupWords = {
  title: (game) => `${game}: nowy stół`,
  seats: 'Miejsca',
  seatKind: { me: 'Ja', local: 'Osoba tutaj', open: 'Wolne, przez link', bot: 'Bot' },
  kindOf: (letter) => `Kto zajmie miejsce ${letter}`,
  levelOf: (letter) => `Poziom bota na miejscu ${letter}`,
  nameOf: (letter) => `Imię osoby na miejscu ${letter}`,
  yourName: 'Twój nick',
  localName: (i) => `Gracz ${i}`,
  add: 'Dodaj miejsce',
  drop: (letter) => `Usuń miejsce ${letter}`,
  options: 'Opcje gry',
  houseRules: 'Zasady domowe',
  optionFor: (min, max) => `Liczba graczy: ${min === max ? min : `od ${min} do ${max}`}.`,
  undo: {
    title: 'Cofanie',
    free: 'To, co nieszkodliwe',
    ask: 'Więcej, za zgodą',
    no: 'Nigdy',
    help: {
      free: 'Tylko dopóki nie rzucono kośćmi i nic się nie ujawniło.',
      ask: 'Dalej za zgodą pozostałych osób; przeciw botom od razu.',
      no: 'Co się stało, to się nie odstanie.',
    },
  },
  clock: {
    title: 'Zegar',
    none: 'Bez zegara',
    live: 'Na żywo: 2 min + 20 s na ruch',
    async: 'Na dni: 3 dni + 24 h na ruch',
    help: {
      none: 'Nikt nikogo nie pogania.',
      live: 'Wszyscy siedzą teraz przy stole.',
      async: 'Każdy gra, gdy ma czas.',
    },
  },
  where: {
    title: 'Gdzie działa',
    local: 'Na tym urządzeniu',
    online: 'Na serwerze',
    help: {
      local: 'Bez połączenia; zapis w tej przeglądarce.',
      online: 'Inni mogą dołączyć lub oglądać przez link; można grać dalej w innej karcie.',
    },
    mustOnline: 'Miejsce przez link wymaga stołu w sieci.',
  },
  public: { title: 'Pokaż na liście otwartych stołów', help: 'Każdy może zająć wolne miejsce.' },
  summary({ game, me, local, open, bots, online, clock }) {
    const who = [
      ...(me ? ['ty'] : []),
      ...(local > 0
        ? [
            n(local, {
              one: 'inna osoba tutaj',
              few: 'inne osoby tutaj',
              many: 'innych osób tutaj',
              other: 'osoby tutaj',
            }),
          ]
        : []),
      ...(open > 0
        ? [
            n(open, {
              one: 'wolne miejsce przez link',
              few: 'wolne miejsca przez link',
              many: 'wolnych miejsc przez link',
              other: 'miejsca przez link',
            }),
          ]
        : []),
      ...(bots > 0 ? [n(bots, { one: 'bot', few: 'boty', many: 'botów', other: 'bota' })] : []),
    ];
    return `${game}: ${listed('pl', who)}, ${online ? 'w sieci' : 'na tym urządzeniu'}, ${clock ?? 'bez zegara'}.`;
  },
  start: 'Zaczynamy',
  create: 'Załóż stół',
  needMe: 'Co najmniej jedno miejsce musi być dla człowieka.',
  needNames: 'Każda osoba potrzebuje imienia: od 1 do 24 znaków.',
  unknown: (id) => `Nie ma gry o nazwie ${id}.`,
};
