import { plural } from '@ashtown/engine';
import type { LandingWords } from '../landing.ts';

export const landing: LandingWords = {
  headline: ['Świat się skończył.', 'Twój ruch.'],
  tagline: 'Pięć gier planszowych na dzień po. Jedno kliknięcie do stołu, bez konta.',
  games: 'Gry',
  game: {
    '51st-state-2010': {
      pitch: 'Zwiedzaj pustkowia: podbij, handluj albo odbuduj każde miejsce.',
      poster: 'Plakat: droga, słońce z szablonu i znak drogowy z liczbą 51',
      motto: 'PIERWSZA EDYCJA',
    },
    '51st-state-master': {
      pitch: 'Buduj, układaj się albo burz: każda karta ma trzy zastosowania, a chcą jej cztery frakcje.',
      poster: 'Plakat: koło zębate z czterema godłami nad kominami fabryk',
      motto: 'MASTER SET',
    },
    'metro-2033': {
      pitch: 'Utrzymaj dziesięć stacji, wykarm je i przetrwaj to, co chodzi tunelami.',
      poster: 'Plakat: postać w masce gazowej z latarnią w tunelu',
      motto: 'ROZKAZY Z TUNELU',
    },
    armageddon: {
      pitch: 'Licytuj ocalałymi na trzech aukcjach i broń miasta przed maruderami.',
      poster: 'Plakat: miasto za murem na tle czerwonego słońca, maruderzy u bramy',
      motto: 'TRZYMAĆ MUR',
    },
    'king-of-new-york': {
      pitch: 'Rzucaj, niszcz, utrzymaj Manhattan i zdobądź 20 gwiazdek przed innymi.',
      poster: 'Plakat: rogaty potwór nad nocną panoramą miasta',
      motto: 'MIASTO W SZPONACH',
    },
  },
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
