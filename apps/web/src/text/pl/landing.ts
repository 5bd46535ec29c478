import { plural } from '@ashtown/engine';
import type { LandingWords } from '../landing.ts';

export const landing: LandingWords = {
  headline: ['Świat się skończył.', 'Twoja kolej.'],
  tagline: 'Gry planszowe na czas po katastrofie. Siadasz do stołu jednym kliknięciem, bez konta.',
  games: 'Gry',
  playBots: 'Graj z botami',
  options: 'Opcje gry',
  learn: 'Nauka',
  resume: {
    title: 'Twoje stoły',
    yours: 'Twoja kolej',
    waiting: 'Kolej innych graczy',
    lobby: 'Jeszcze przed startem',
    over: 'Partia zakończona',
    go: 'Wróć',
    see: 'Zobacz wynik',
    more: (n) => `jeszcze ${n} ${plural('pl', n, { one: 'stół', few: 'stoły', many: 'stołów', other: 'stołu' })}`,
  },
  against: (names) => `przy stole: ${names}`,
  onDevice: 'na tym urządzeniu',
  online: 'online',
  forget: 'Usuń ten stół',
  forgotten: (game) => `${game}: zapisany stół usunięto.`,
  join: {
    title: 'Dołącz kodem lub linkiem',
    go: 'Dołącz',
    bad: 'Kod wygląda tak: ASH-417. Można też wkleić link.',
    none: 'Do tego potrzebny jest serwer, a ta strona go nie ma.',
  },
  open: {
    title: 'Otwarte stoły',
    join: 'Dołącz',
    watch: 'Oglądaj',
    free: (n) =>
      `${n} ${plural('pl', n, { one: 'wolne miejsce', few: 'wolne miejsca', many: 'wolnych miejsc', other: 'wolnego miejsca' })}`,
    live: 'na żywo',
    async: 'korespondencyjnie',
    untimed: 'bez zegara',
  },
  fair: [
    'Bot widzi tylko to, co widać z jego miejsca',
    'Odcisk ziarna losowania znany przed pierwszym rzutem',
    'Cofanie bez pytania, dopóki nic się nie ujawni',
  ],
  disclaimer: 'Nazwy należą do wydawców; rysunki i teksty są nasze.',
};
