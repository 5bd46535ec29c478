import { plural } from '@ashtown/engine';
import type { BookText } from './book-text.ts';

const results = { one: 'wynik', few: 'wyniki', many: 'wyników', other: 'wyniku' };
const cards = { one: 'karta', few: 'karty', many: 'kart', other: 'karty' };
const players = { one: 'gracz', few: 'graczy', many: 'graczy', other: 'gracza' };

export const pl: BookText = {
  title: (game) => `${game}: zasady`,
  ours: 'Własnymi słowami; w razie wątpliwości decyduje instrukcja wydawcy. Każda zasada ma numer, do którego można odesłać.',
  contents: 'Spis treści',
  play: 'Graj z botami',
  lessons: { title: 'Wolisz zagrać?', text: 'Krótkie lekcje na prawdziwej planszy.', go: 'Przejdź do lekcji' },
  search: {
    label: 'Szukaj zasad, kart i pojęć',
    found: (n) => `${n} ${plural('pl', n, results)}`,
    nothing: 'Nic nie znaleziono.',
    inOther: (lang) => `znalezione: ${lang}`,
    kind: { rule: 'Zasada', term: 'Pojęcie', card: 'Karta', passage: 'Przewodnik' },
    keys: { search: 'szukaj', choose: 'wybór', open: 'otwórz', close: 'zamknij' },
  },
  card: 'Karta część po części',
  icons: 'Ikony',
  players: { title: 'Według liczby graczy', count: (n) => `${n} ${plural('pl', n, players)}` },
  examples: 'Przykłady',
  cards: {
    title: 'Wszystkie karty',
    all: 'Wszystkie',
    filter: 'Które karty',
    count: (n) => `${n} ${plural('pl', n, cards)}`,
  },
  words: 'Pojęcia A–Z',
  numbered: 'Zasady numerowane',
  rulings: 'Zasady z oznaczeniem „nasza” mówią, jak gramy tam, gdzie instrukcja milczy albo można ją rozumieć dwojako.',
  ruling: 'nasza',
  rule: {
    link: 'Kopiuj odnośnik',
    copied: 'Odnośnik skopiowany',
    see: 'Zobacz też',
    close: 'Zamknij tę zasadę',
    table: 'Przy stole:',
    lesson: (nth, title) => `Lekcja ${nth}: ${title}`,
  },
  drawer: {
    title: 'Zasady i pojęcia',
    rules: 'Zasady',
    words: 'Pojęcia',
    asked: 'Zasady do tego polecenia',
    whole: 'Otwórz całą książkę w nowej karcie',
    place: 'Otwórz w książce, w nowej karcie',
    close: 'Zamknij zasady',
  },
};
