import { plural } from '@ashtown/engine';
import type { BookText } from './book-text.ts';

const results = { one: 'výsledok', few: 'výsledky', many: 'výsledku', other: 'výsledkov' };
const cards = { one: 'karta', few: 'karty', many: 'karty', other: 'kariet' };
const players = { one: 'hráč', few: 'hráči', many: 'hráča', other: 'hráčov' };

export const sk: BookText = {
  title: (game) => `${game}: pravidlá`,
  ours: 'Vlastnými slovami; v prípade pochybností platí návod vydavateľa. Každé pravidlo má číslo, na ktoré možno odkázať.',
  contents: 'Obsah',
  play: 'Hrať s botmi',
  lessons: { title: 'Radšej si zahráte?', text: 'Krátke lekcie na skutočnom stole.', go: 'Prejsť na lekcie' },
  search: {
    label: 'Hľadať pravidlá, karty a pojmy',
    found: (n) => `${n} ${plural('sk', n, results)}`,
    nothing: 'Nič sa nenašlo.',
    inOther: (lang) => `nájdené: ${lang}`,
    kind: { rule: 'Pravidlo', term: 'Pojem', card: 'Karta', passage: 'Sprievodca' },
    keys: { search: 'hľadať', choose: 'výber', open: 'otvoriť', close: 'zavrieť' },
  },
  card: 'Karta po častiach',
  icons: 'Ikony',
  players: { title: 'Podľa počtu hráčov', count: (n) => `${n} ${plural('sk', n, players)}` },
  examples: 'Príklady',
  cards: {
    title: 'Všetky karty',
    all: 'Všetky',
    filter: 'Ktoré karty',
    count: (n) => `${n} ${plural('sk', n, cards)}`,
  },
  words: 'Pojmy A–Z',
  numbered: 'Číslované pravidlá',
  rulings: 'Pravidlá s označením „naše“ hovoria, ako hráme tam, kde návod vydavateľa mlčí alebo sa dá chápať dvojako.',
  ruling: 'naše',
  rule: {
    link: 'Kopírovať odkaz',
    copied: 'Odkaz je skopírovaný',
    see: 'Pozrite aj',
    close: 'Zavrieť toto pravidlo',
    table: 'Pri stole:',
    lesson: (nth, title) => `Lekcia ${nth}: ${title}`,
  },
  drawer: {
    title: 'Pravidlá a pojmy',
    rules: 'Pravidlá',
    words: 'Pojmy',
    asked: 'Pravidlá k tejto výzve',
    whole: 'Otvoriť celú knihu na novej karte',
    place: 'Otvoriť v knihe, na novej karte',
    close: 'Zavrieť pravidlá',
  },
};
