import type { Rulebook } from '@ashtown/engine';

export const rules: Rulebook = [
  {
    title: 'Karty i rundy',
    rules: {
      'SCR-1': '2–4 graczy, 24 karty o sile od 1 do 24 i jedna kostka.',
      'SCR-2': 'Każdy dostaje dwie karty, których nikt inny nie widzi.',
      'SCR-3': 'Gra trwa 3 rundy albo, zależnie od opcji, 2 lub 4. Na początku rundy każdy dobiera kartę.',
    },
  },
  {
    title: 'Licytacja',
    rules: {
      'SCR-4':
        'Potem wszyscy jednocześnie licytują jedną kartą z ręki. Zalicytowane karty są pokazywane i odrzucane; wygrywa najsilniejsza.',
    },
  },
  {
    title: 'Sterta',
    rules: {
      'SCR-5': 'Zwycięzca licytacji przeszukuje stertę: rzuca kostką, a wynik trafia do puli.',
      'SCR-6': 'Po każdym rzucie można zachować pulę (punkt za punkt) albo rzucić ponownie.',
      'SCR-7':
        'Jedynka oznacza utratę puli i koniec szukania. Z opcją odzysku połowa puli, zaokrąglona w dół, i tak zostaje.',
    },
  },
  {
    title: 'Koniec',
    rules: {
      'SCR-8': 'Po ostatniej rundzie wszyscy pokazują karty. Karta o sile co najmniej 13 jest warta punkt.',
      'SCR-9': 'Wygrywa osoba z największą liczbą punktów; przy remisie zwycięstwo jest wspólne.',
    },
  },
];
