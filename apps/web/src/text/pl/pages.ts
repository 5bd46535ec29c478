import { plural } from '@ashtown/engine';
import type { PageWords } from '../pages.ts';

export const pages: PageWords = {
  rules: {
    title: (game) => `${game}: zasady`,
    contents: 'Spis treści',
    search: 'Szukaj w zasadach i kartach',
    found: (i) =>
      `Znaleziono: ${i} ${plural('pl', i, { one: 'fragment', few: 'fragmenty', many: 'fragmentów', other: 'fragmentu' })}`,
    nothing: 'Nic nie znaleziono.',
    cards: 'Wszystkie karty',
    play: 'Graj z botami',
    ours: 'Krótki przewodnik naszymi słowami; rozstrzyga instrukcja wydawcy.',
    numbered: 'Zasady po numerach',
    rulings: 'Zasady z oznaczeniem „nasza” mówią, jak gramy tam, gdzie instrukcja milczy lub daje się czytać dwojako.',
    ruling: 'nasza',
  },
  credits: {
    title: 'Autorzy i licencje',
    drawings: {
      title: 'Rysunki',
      text: 'Plakaty, potwory, kości, ikony i karty narysowano na potrzeby tego projektu. Nie użyto żadnej grafiki wydawców.',
    },
    fonts: {
      title: 'Pismo',
      text: 'Saira Stencil One, Barlow i Barlow Condensed, na licencji SIL Open Font License 1.1.',
      licence: 'Licencja',
    },
    names: {
      title: 'Nazwy',
      text: 'Nazwy gier, potworów i kart należą do wydawców. Ashtown nie jest z nimi związane, przez nich wspierane ani zatwierdzone. Jeśli gra ci się podoba, kup ją: z tego żyją jej twórcy.',
    },
    code: {
      title: 'Kod',
      text: 'Wolny, na licencji MIT. Zbudowany z React, Zustand, Valibot i Vite.',
    },
    fair: {
      title: 'Uczciwość',
      text: 'Skrót SHA-256 ziarna widać przed pierwszym rzutem, a samo ziarno na końcu: każdy może odtworzyć rozgrywkę i sprawdzić. Bot dostaje dokładnie to, co widziałby człowiek na jego miejscu.',
    },
  },
  nowhere: { title: 'Nic tu nie ma', text: 'Ten adres prowadzi donikąd.', home: 'Do gier' },
  local: {
    gone: {
      title: 'Tego stołu nie ma na tym urządzeniu',
      text: 'Stoły z botami i przy jednym ekranie są zapisane w przeglądarce, w której je założono.',
    },
    twice: {
      title: 'Otwarty w innej karcie',
      text: 'Ten stół jest otwarty w innej karcie tej przeglądarki. Graj tam albo zamknij tamtą kartę i odśwież tę stronę.',
    },
  },
  join: { title: 'Dołączanie do stołu', looking: 'Szukam stołu…' },
  table: { refused: 'Nie można otworzyć stołu' },
};
