import type { Lang } from '@ashtown/engine';
import type { Section } from '../book.ts';

/** What the two editions have in common and where they differ; it stands in the books of both. */
const EDITIONS: Readonly<Record<Lang, { title: string; text: string; rows: Readonly<Record<string, string>> }>> = {
  en: {
    title: 'The two editions',
    text: 'In both, a location card can be added to your State, used for a deal or turned into spoils, workers can be sent to open productions, and a location can be redeveloped. Whoever knows one will soon feel at home in the other, but these things differ.',
    rows: {
      End: '2010: 30 VP, counted anew after each round. Master Set: 25 VP; the Action phase is played to its end, and locations score only then.',
      Range:
        '2010: contact cards of the faction, one-shot contact cards and tokens add up to a range. Master Set: contacts are paid like goods, one for each arrow.',
      Spoils:
        '2010: a conquered card is tucked under the base and cashed in in a later Production. Master Set: spoils are taken at once.',
      Deals:
        '2010: paid from the next Production on, and there is room for three tucked cards. Master Set: a deal gives its good at once too, without limit.',
      'Locations of others':
        '2010: nobody can touch them. Master Set: they can be razed if you pay their defence; Ruins remain.',
      'Workers sent':
        '2010: three a round, one to each location from each player. Master Set: one a round to each location, from anybody.',
      Leaders: 'Only 2010.',
      Points:
        '2010: VP lie on cards, three on a location or deal, five on a leader, and go to the base when the card is replaced. Master Set: VP are marked on the VP track at once.',
      Actions: '2010: workers work there, a second time for one worker more. Master Set: once a round, some twice.',
      Players: '2010: two to four. Master Set: one to four, with shields and connections.',
    },
  },
  pl: {
    title: 'Dwa wydania',
    text: 'W obu kartę lokacji można włączyć do Stanu, podpisać z nią umowę albo zdobyć jej łupy, do otwartych produkcji można wysyłać robotników, a lokację przebudować. Kto zna jedno wydanie, szybko odnajdzie się w drugim, ale są różnice.',
    rows: {
      Koniec:
        '2010: 30 PZ, liczonych od nowa po każdej turze. Master Set: 25 PZ; fazę Akcji gra się do końca i dopiero wtedy lokacje dają PZ.',
      Zasięg:
        '2010: karty kontaktu frakcji, jednorazowe karty kontaktu i żetony składają się na zasięg. Master Set: kontaktami płaci się jak innymi zasobami, po jednym za strzałkę.',
      'Zdobycz i łupy':
        '2010: podbita karta leży pod bazą i w późniejszej Produkcji zamienia się ją na zasoby. Master Set: łupy dostaje się od razu.',
      Umowy:
        '2010: dają zasoby od następnej Produkcji, a pod bazą jest miejsce na trzy karty. Master Set: umowa daje zasób także od razu i nie ma limitu.',
      'Lokacje innych':
        '2010: nie można ich ruszyć. Master Set: można je splądrować, płacąc tyle, ile wynosi obrona; zostają Ruiny.',
      'Wysłani robotnicy':
        '2010: trzech w turze, do każdej lokacji jeden od każdego gracza. Master Set: do każdej lokacji jeden w turze, od kogokolwiek.',
      Liderzy: 'Tylko 2010.',
      Punkty:
        '2010: PZ leżą na kartach, trzy na lokacji lub umowie, pięć na liderze, i trafiają na bazę, gdy karta zostaje zastąpiona. Master Set: PZ zaznacza się od razu na ścieżce.',
      Akcje:
        '2010: pracują tam robotnicy, za drugim razem o jednego więcej. Master Set: raz w turze, niektóre dwa razy.',
      Gracze: '2010: od dwóch do czterech. Master Set: od jednego do czterech, z tarczami i kartami Połączeń.',
    },
  },
  sk: {
    title: 'Dve vydania',
    text: 'V oboch možno kartu lokácie pridať do štátu, uzavrieť s ňou dohodu alebo získať jej korisť, do otvorených produkcií možno posielať robotníkov a lokáciu prestavať. Kto pozná jedno vydanie, rýchlo sa vyzná v druhom, no tieto veci sa líšia.',
    rows: {
      Koniec:
        '2010: 30 VB, počítaných odznova po každom kole. Master Set: 25 VB; fáza Akcie sa dohrá a až potom dajú lokácie VB.',
      Dosah:
        '2010: kontaktné karty frakcie, jednorazové kontaktné karty a žetóny sa sčítajú na dosah. Master Set: kontaktmi sa platí ako inými zdrojmi, jeden za šípku.',
      Korisť:
        '2010: dobytá karta leží pod základňou a v neskoršej Produkcii sa premení na zdroje. Master Set: korisť sa získa hneď.',
      Dohody:
        '2010: dávajú zdroje od ďalšej Produkcie a miesta je na tri zasunuté karty. Master Set: dohoda dá zdroj aj hneď a limit nie je.',
      'Lokácie iných':
        '2010: nikto sa ich nemôže dotknúť. Master Set: možno ich vyplieniť, ak zaplatíte ich obranu; zostanú Ruiny.',
      'Vyslaní robotníci':
        '2010: traja za kolo, do každej lokácie jeden od každého hráča. Master Set: do každej lokácie jeden za kolo, od kohokoľvek.',
      Vodcovia: 'Len 2010.',
      Body: '2010: VB ležia na kartách, tri na lokácii či dohode, päť na vodcovi, a idú na základňu, keď sa karta nahradí. Master Set: VB sa hneď zaznačia na bodovacej dráhe.',
      Akcie:
        '2010: pracujú tam robotníci, pri druhom použití o jedného viac. Master Set: raz za kolo, niektoré dvakrát.',
      Hráči: '2010: dvaja až štyria. Master Set: jeden až štyria, so štítmi a kartami spojení.',
    },
  },
};

export function editions(lang: Lang): Section {
  const { title, text, rows } = EDITIONS[lang];
  return { id: 'editions', title, text: [text], rows: Object.entries(rows).map(([term, text]) => ({ term, text })) };
}
