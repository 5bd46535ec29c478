import type { Lang } from '@ashtown/engine';
import type { Section } from '../book.ts';

/** What the two editions have in common and where they differ; it stands in the books of both. */
const EDITIONS: Readonly<Record<Lang, { title: string; text: string; rows: Readonly<Record<string, string>> }>> = {
  en: {
    title: 'The two editions',
    text: 'In both, a location card can be taken in, made a deal or razed for its spoils, open productions can be visited, and a location can be redeveloped. Whoever knows one finds the other at once, but these things differ.',
    rows: {
      End: '2010: 30 VP, counted anew after each turn. Master Set: 25 VP; the round is played on, and locations score only at the very end.',
      Range:
        '2010: contact cards of the faction, one-shot cards and tokens add up to a range. Master Set: contacts are paid like goods, one for each arrow.',
      Spoils:
        '2010: a conquered card lies under the base and is cashed in a later Production. Master Set: spoils are taken at once.',
      Deals:
        '2010: paid from the next Production on, and there is room for three tucked cards. Master Set: a deal gives its good at once too, without limit.',
      'Locations of others':
        '2010: nobody can raze them. Master Set: they can be razed against their defence and become Ruins.',
      Visits:
        '2010: three a turn, each location once by each player. Master Set: each location once a round by anybody.',
      Leaders: 'Only 2010.',
      Points:
        '2010: VP lie on cards, three on a location or deal, five on a leader, and go to the base when the card is replaced. Master Set: VP are scored on the track at once.',
      Actions: '2010: workers work there, a second time for one worker more. Master Set: once a round, some twice.',
      Players: '2010: two to four. Master Set: one to four, with shields and connections.',
    },
  },
  pl: {
    title: 'Dwa wydania',
    text: 'W obu kartę lokacji można przyłączyć, zawrzeć z nią umowę albo wziąć jej zdobycze, otwarte produkcje można odwiedzać, a lokację przebudować. Kto zna jedno, od razu odnajdzie się w drugim, ale są różnice.',
    rows: {
      Koniec:
        '2010: 30 PZ liczonych od nowa po każdej turze. Master Set: 25 PZ; rundę gra się do końca, a lokacje punktują dopiero na koniec.',
      Zasięg:
        '2010: karty kontaktów frakcji, karty jednorazowe i żetony składają się na zasięg. Master Set: kontaktami płaci się jak dobrami, po jednym za strzałkę.',
      Zdobycze:
        '2010: podbita karta leży pod bazą i zostaje zużyta w późniejszej produkcji. Master Set: zdobycze bierze się od razu.',
      Umowy:
        '2010: dają coś od następnej produkcji, a miejsca jest na trzy wsunięte karty. Master Set: umowa daje dobro także od razu i nie ma limitu.',
      'Lokacje innych':
        '2010: nikt nie może ich zniszczyć. Master Set: można je zniszczyć mimo obrony i stają się Ruinami.',
      Odwiedziny:
        '2010: trzy na turę, każda lokacja raz na gracza. Master Set: każda lokacja raz na rundę, przez kogokolwiek.',
      Liderzy: 'Tylko 2010.',
      Punkty:
        '2010: PZ leżą na kartach, trzy na lokacji lub umowie, pięć na liderze, i trafiają na bazę, gdy karta odchodzi. Master Set: PZ od razu trafiają na tor.',
      Akcje: '2010: pracują tam robotnicy, drugi raz za jednego więcej. Master Set: raz na rundę, niektóre dwa razy.',
      Gracze: '2010: od dwóch do czterech. Master Set: od jednego do czterech, z tarczami i połączeniami.',
    },
  },
  sk: {
    title: 'Dve vydania',
    text: 'V oboch možno kartu lokality pripojiť, uzavrieť s ňou dohodu alebo vziať jej korisť, otvorené produkcie možno navštíviť a lokalitu prestavať. Kto pozná jedno, hneď sa vyzná v druhom, no tieto veci sa líšia.',
    rows: {
      Koniec:
        '2010: 30 VB počítaných odznova po každom ťahu. Master Set: 25 VB; kolo sa dohrá a lokality bodujú až na konci.',
      Dosah:
        '2010: karty kontaktov frakcie, jednorazové karty a žetóny sa sčítajú na dosah. Master Set: kontaktmi sa platí ako tovarom, jeden za šípku.',
      Koristi:
        '2010: dobytá karta leží pod základňou a minie sa v neskoršej produkcii. Master Set: korisť sa berie hneď.',
      Dohody:
        '2010: dávajú od ďalšej produkcie a miesta je na tri zasunuté karty. Master Set: dohoda dá tovar aj hneď a limit nie je.',
      'Lokality iných':
        '2010: nikto ich nemôže zbúrať. Master Set: možno ich zbúrať proti obrane a stanú sa z nich Ruiny.',
      Návštevy: '2010: tri za ťah, každú lokalitu raz za hráča. Master Set: každú lokalitu raz za kolo, ktokoľvek.',
      Vodcovia: 'Len 2010.',
      Body: '2010: VB ležia na kartách, tri na lokalite či dohode, päť na vodcovi, a idú na základňu, keď karta odíde. Master Set: VB idú hneď na stupnicu.',
      Akcie: '2010: pracujú tam robotníci, druhý raz o jedného viac. Master Set: raz za kolo, niektoré dva razy.',
      Hráči: '2010: dvaja až štyria. Master Set: jeden až štyria, so štítmi a spojeniami.',
    },
  },
};

export function editions(lang: Lang): Section {
  const { title, text, rows } = EDITIONS[lang];
  return { id: 'editions', title, text: [text], rows: Object.entries(rows).map(([term, text]) => ({ term, text })) };
}
