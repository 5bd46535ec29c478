import { type Forms, plural } from '@ashtown/engine';
import type { CommonWords } from '../shell.ts';

const n = (count: number, forms: Forms) => `${count} ${plural('pl', count, forms)}`;
const PLAYERS: Forms = { one: 'gracz', few: 'graczy', many: 'graczy', other: 'gracza' };
const HOURS: Forms = { one: 'godzina', few: 'godziny', many: 'godzin', other: 'godziny' };
const HOURS_AGO: Forms = { one: 'godzinę', few: 'godziny', many: 'godzin', other: 'godziny' };
const DAYS: Forms = { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' };

export const common: CommonWords = {
  skip: 'Przejdź do treści',
  navigation: 'Główna nawigacja',
  nav: {
    games: 'Gry',
    learn: 'Nauka',
    replay: 'Powtórki',
    rules: 'Zasady',
    settings: 'Ustawienia',
    credits: 'Autorzy i licencje',
  },
  close: 'Zamknij',
  save: 'Zapisz',
  copied: 'Skopiowano.',
  selected: 'Tekst jest zaznaczony: skopiuj go klawiszami Ctrl+C lub przytrzymaj palcem.',
  share: 'Udostępnij',
  loading: 'Wczytywanie…',
  retry: 'Spróbuj ponownie',
  language: 'Język',
  theme: 'Motyw',
  themes: { night: 'Noc', ash: 'Popiół', system: 'Jak w systemie' },
  seat: (letter) => `Miejsce ${letter}`,
  nobody: 'jeszcze nikt',
  guest: (i) => `Gość ${i}`,
  players: (i) => n(i, PLAYERS),
  playerRange: (min, max) => `${min === max ? '' : `${min}–`}${n(max, PLAYERS)}`,
  minutes: (i) => `${i} min`,
  hours: (i) => n(i, HOURS),
  days: (i) => n(i, DAYS),
  seconds: (i) => `${i} s`,
  ago(minutes) {
    if (minutes < 1) return 'przed chwilą';
    if (minutes < 60) return `${minutes} min temu`;
    return minutes < 1440
      ? `${n(Math.floor(minutes / 60), HOURS_AGO)} temu`
      : `${n(Math.floor(minutes / 1440), DAYS)} temu`;
  },
  level: {
    beginner: { name: 'Początkujący', help: 'zna zasady i często wybiera drugi najlepszy ruch' },
    easy: { name: 'Łatwy', help: 'patrzy o jeden ruch naprzód i czasem się myli' },
    normal: { name: 'Normalny', help: 'sprawdza obiecujące ruchy do końca rundy' },
    hard: { name: 'Trudny', help: 'przed wyborem wielokrotnie rozgrywa w myślach każdy dobry ruch' },
    expert: { name: 'Ekspert', help: 'myśli najdłużej i nie wybacza błędów' },
    random: { name: 'Losowy', help: 'dawny bot: wybiera losowy dozwolony ruch' },
    greedy: { name: 'Zachłanny', help: 'dawny bot: ocenia każdy ruch na jeden krok naprzód' },
  },
  temper: {
    plain: { name: 'Zrównoważony', help: 'gra o zwycięstwo i o nic więcej' },
    any: { name: 'Dowolny temperament', help: 'losowany na początku gry' },
    builder: { name: 'Budowniczy', help: 'najpierw inwestuje i liczy na późniejsze rundy' },
    raider: { name: 'Łupieżca', help: 'zabiera innym, co tylko się da' },
    collector: { name: 'Zbieracz', help: 'chce kart, i to coraz więcej' },
    racer: { name: 'Sprinter', help: 'woli punkty teraz niż później' },
  },
  told: {
    left: (name) => `${name}: odejście od stołu. Do końca gra bot.`,
    kept: (name) => `${name}: poza stołem. Miejsca pilnuje bot.`,
    returned: (name) => `${name}: powrót do stołu.`,
    removed: (name) => `Gospodarz usuwa od stołu: ${name}.`,
    ended: (name) => `Koniec gry bez czekania na powrót: ${name}.`,
  },
  updated: 'Dostępna jest nowa wersja Ashtown.',
  reload: 'Odśwież',
  broken: {
    title: 'Coś się zepsuło',
    text: 'Nie udało się wyświetlić tego ekranu. Twoje stoły są zapisane; zwykle pomaga powrót i ponowne otwarcie stołu.',
    home: 'Wróć do gier',
  },
};
