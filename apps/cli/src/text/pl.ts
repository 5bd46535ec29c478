import { plural } from '@ashtown/engine';
import type { Phrases } from './phrases.ts';

const answers = (n: number) =>
  `${n} ${plural('pl', n, { one: 'odpowiedź', few: 'odpowiedzi', many: 'odpowiedzi', other: 'odpowiedzi' })}`;
const snapshots = (n: number) =>
  `${n} ${plural('pl', n, { one: 'migawka', few: 'migawki', many: 'migawek', other: 'migawki' })}`;

export const pl: Phrases = {
  lang: 'pl',
  player: (n) => `Gracz ${n}`,
  commitment: (hash) => `Odcisk ziarna (SHA-256): ${hash}`,
  seed: (seed) => `Ziarno: ${seed}`,
  resumed: (n) => `Gra toczy się dalej. Dotąd: ${answers(n)}.`,
  lost: (n) => `Zasady się zmieniły. Ostatnie odpowiedzi straciły ważność i zostały usunięte: ${n}.`,
  unverified: 'Część tej partii rozegrano według starszych zasad, więc nie da się jej sprawdzić na podstawie ziarna.',
  help: [
    '<numer>      wybierz tę odpowiedź; możesz też wpisać kilka jej słów',
    'undo, redo   cofnij swoją ostatnią odpowiedź, ponów ją',
    'log          wszystko, co się wydarzyło i co wolno ci wiedzieć',
    'table        pokaż stół jeszcze raz',
    'why <rodzaj> <id>   dlaczego nic nie można teraz zrobić; rodzaj: card, slot, die, player, option',
    'hint         trzy najlepsze odpowiedzi: szansa na wygraną i co za nimi przemawia',
    'odds         szanse w rzutach i przy dobieraniu kart',
    'save <plik>  zapisz partię do pliku',
    'quit         odejdź od stołu',
  ],
  cardHelp: 'card <nazwa> co robi karta; wystarczy część nazwy',
  noCard: (text) => `Nie ma karty o nazwie „${text}”.`,
  hint: (n) => `1–${n}, ? to pomoc`,
  unclear: (text, n) => `„${text}”? Podaj numer od 1 do ${n} albo ?, by zobaczyć pomoc.`,
  curtain: (name) => `Teraz: ${name}. Przekaż klawiaturę i naciśnij Enter.`,
  taken: 'Cofnięto.',
  again: 'Ponowiono.',
  noUndo: {
    never: 'Przy tym stole niczego się nie cofa.',
    nothing: 'Nie ma czego cofnąć ani ponowić.',
    barrier: 'Tego nie można cofnąć: po drodze był rzut kostkami, coś ukrytego albo decyzja innej osoby.',
    open: 'Inna prośba o cofnięcie wciąż czeka.',
    declined: 'Pozostałe osoby się na to nie zgodziły.',
    'not-asked': 'Nikt nie prosi teraz o zgodę.',
  },
  agree: (asking, asked) => `${asking}: prośba o cofnięcie odpowiedzi. ${asked}: zgoda? (t/n)`,
  yes: ['t', 'tak', 'y', 'yes'],
  saved: (file) => `Zapisano: ${file}`,
  exists: (file) => `${file}: taki plik już istnieje, wybierz inną nazwę.`,
  unsaved: (file, reason) => `Nie zapisano: ${file} (${reason})`,
  whyNothing: 'Nic nie stoi na przeszkodzie.',
  noHint: 'Podpowiedzi są dostępne, gdy grasz tylko z botami.',
  noReason: 'od razu nic się nie zmienia',
  noOdds: 'Tu nic nie zależy od losu.',
  bye: (file) =>
    file === null ? 'Do zobaczenia. Partii nie zapisano.' : `Do zobaczenia. Partia jest w pliku ${file}.`,
  inputEnded: (file) =>
    file === null ? 'Koniec danych wejściowych. Partii nie zapisano.' : `Koniec danych wejściowych. Zapisano: ${file}`,
  over: 'Koniec gry.',
  place: (rank, name, score) => `${rank}. ${name}: ${score}`,
  waiting: (names) => `Partia niezakończona. Kolej: ${names}`,
  olderRules: (n) => `Początek rozegrano według starszych zasad (${answers(n)}); dziennik zaczyna się po nim.`,
  verified: (n, m) =>
    `Sprawdzono: ziarno zgodne z odciskiem, dozwolone: ${answers(n)}, zgodne z odtworzonym stanem: ${snapshots(m)}.`,
};
