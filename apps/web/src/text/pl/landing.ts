import { plural } from '@ashtown/engine';
import type { LandingWords } from '../landing.ts';

export const landing: LandingWords = {
  headline: ['Świat się skończył.', 'Twój ruch.'],
  tagline: 'Gry planszowe na dzień po. Jedno kliknięcie do stołu, bez konta.',
  games: 'Gry',
  playBots: 'Graj z botami',
  options: 'Opcje',
  learn: 'Zasady',
  resume: {
    title: 'Twoje stoły',
    yours: 'Twój ruch',
    waiting: 'Czeka na innych',
    lobby: 'Jeszcze nie zaczęta',
    over: 'Skończona',
    go: 'Wróć',
    see: 'Zobacz wynik',
    more: (n) => `jeszcze ${n} ${plural('pl', n, { one: 'stół', few: 'stoły', many: 'stołów', other: 'stołu' })}`,
  },
  against: (names) => `przy stole: ${names}`,
  onDevice: 'na tym urządzeniu',
  online: 'w sieci',
  forget: 'Usuń ten stół',
  forgotten: (game) => `${game}: zapisany stół usunięto.`,
  join: {
    title: 'Dołącz kodem lub linkiem',
    go: 'Dołącz',
    bad: 'Kod wygląda jak ASH-417; link też działa.',
    none: 'Potrzebny serwer; tutaj go nie ma.',
  },
  open: {
    title: 'Otwarte stoły',
    join: 'Dołącz',
    watch: 'Oglądaj',
    free: (n) =>
      `${n} ${plural('pl', n, { one: 'wolne miejsce', few: 'wolne miejsca', many: 'wolnych miejsc', other: 'wolnego miejsca' })}`,
    live: 'na żywo',
    async: 'na dni',
    untimed: 'bez zegara',
  },
  fair: [
    'Bot widzi tylko to, co widać z jego miejsca',
    'Ziarno losowania jest ustalone przed pierwszym rzutem',
    'Cofanie bez pytania, póki nic się nie ujawni',
  ],
  disclaimer: 'Nazwy należą do wydawców; rysunki i teksty są nasze.',
};
