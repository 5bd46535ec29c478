import { plural } from '@ashtown/engine';
import type { LearnWords } from '../learn.ts';

const stops = { one: 'przystanek', few: 'przystanki', many: 'przystanków', other: 'przystanku' };
const bots = { one: 'botem', few: 'botami', many: 'botami', other: 'bota' };

export const learn: LearnWords = {
  title: 'Nauka',
  page: (game) => `Nauka: ${game}`,
  all: 'Krótkie lekcje na prawdziwej planszy: grasz, a przewodnik objaśnia.',
  lead: (n) =>
    `${n} ${plural('pl', n, stops)}, na każdym prawdziwa pozycja do rozegrania. Potem pierwsza partia z łatwymi botami.`,
  done: (n, of) => `Ukończone lekcje: ${n} z ${of}`,
  left: (minutes) => `do pierwszej partii około ${minutes} min`,
  ready: 'Czas na pierwszą partię',
  stop: {
    start: 'Zacznij',
    go: 'Kontynuuj',
    again: 'Jeszcze raz',
    done: 'ukończona',
    fresh: 'nowa',
    beat: (n, of) => `krok ${n} z ${of}`,
  },
  first: {
    title: 'Pierwsza partia z przewodnikiem',
    about: (n) => `Z ${n} ${plural('pl', n, bots)} na poziomie Początkujący, w najmniejszym możliwym gronie.`,
    start: 'Przygotuj stół',
  },
  rules: {
    title: 'Zasady',
    about: 'Wszystkie zasady mają numery i można je przeszukać. Te same numery są w lekcjach, poleceniach i dzienniku.',
    open: 'Czytaj zasady',
  },
  notes: {
    title: 'Twoje notatki',
    none: 'Tu pojawi się to, czego nauczy cię lekcja.',
    kept: 'Zapisane na tym urządzeniu, na stronie Nauka.',
  },
  others: 'Gry',
  landing: 'Pierwsza lekcja',
  coach: {
    title: 'Przewodnik',
    lesson: (n, of) => `Lekcja ${n} z ${of}`,
    practice: 'pozycja do ćwiczeń · nic się nie zapisuje',
    step: (n, of) => `krok ${n} z ${of}`,
    left: (minutes) => `jeszcze około ${minutes} min`,
    beats: 'Kroki tej lekcji',
    before: 'Poprzednie zdania',
    tried: 'Co by to dało',
    points: 'O czym mowa',
    yours: 'Twoja kolej.',
    reading: 'Przewodnik objaśnia. Czytaj dalej w swoim tempie.',
    others: 'Grają inni. Zobacz, co się dzieje.',
    back: 'Przeczytaj poprzednie zdanie',
    toNow: 'Wróć do bieżącego',
    next: 'Dalej',
    show: 'Pokaż',
    shown: (answer) => `Odpowiedź: ${answer}`,
    skip: 'Pomiń krok',
    over: 'Koniec lekcji.',
    following: (title) => `Następna: ${title}`,
    page: 'Wszystkie lekcje',
    leave: 'Wyjdź',
    once: 'Naciśnij Esc jeszcze raz, aby wyjść z lekcji.',
    ask: 'Wyjść z lekcji?',
    kept: 'Po powrocie zaczniesz od tego samego kroku.',
    stay: 'Zostań',
  },
  unknown: {
    title: 'Nie ma takiej lekcji',
    text: 'Mogła zniknąć razem ze starszą wersją. Pozostałe są na miejscu.',
  },
};
