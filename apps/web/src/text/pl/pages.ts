import type { PageWords } from '../pages.ts';

export const pages: PageWords = {
  credits: {
    title: 'Autorzy i licencje',
    drawings: {
      title: 'Rysunki',
      text: 'Plakaty, potwory, kostki, ikony i karty narysowano na potrzeby tego projektu. Nie użyto żadnej grafiki wydawców.',
    },
    fonts: {
      title: 'Kroje pisma',
      text: 'Saira Stencil One, Barlow i Barlow Condensed, na licencji SIL Open Font License 1.1.',
      licence: 'Licencja',
    },
    names: {
      title: 'Nazwy',
      text: 'Nazwy gier, potworów i kart należą do wydawców. Żaden z nich nie jest związany z Ashtown, nie wspiera go ani nie zatwierdził. Jeśli gra ci się podoba, kup ją: z tego żyją jej twórcy.',
    },
    code: {
      title: 'Kod',
      text: 'Wolny, na licencji MIT. Zbudowany z React, Zustand, Valibot i Vite.',
    },
    fair: {
      title: 'Uczciwość',
      text: 'Odcisk SHA-256 ziarna widać przed pierwszym rzutem, a samo ziarno na końcu: każdy może odtworzyć partię i to sprawdzić. Bot dostaje dokładnie to, co widziałby człowiek na jego miejscu.',
    },
  },
  nowhere: { title: 'Nic tu nie ma', text: 'Ten adres prowadzi donikąd.', home: 'Wróć do gier' },
  local: {
    gone: {
      title: 'Tego stołu nie ma na tym urządzeniu',
      text: 'Stoły z botami i przy jednym ekranie są zapisane w przeglądarce, w której je założono.',
    },
    twice: {
      title: 'Otwarty w innej karcie przeglądarki',
      text: 'Ten stół jest otwarty w innej karcie tej przeglądarki. Graj tam albo ją zamknij i odśwież tę stronę.',
    },
  },
  join: { title: 'Dołączanie do stołu', looking: 'Wyszukiwanie stołu…' },
  table: { refused: 'Nie można otworzyć stołu' },
};
