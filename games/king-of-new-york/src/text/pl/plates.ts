import type { Plates } from '../plates.ts';

export const plates: Plates = {
  card: {
    cost: { title: 'Koszt', text: 'Tyle ⚡; o 1⚡ mniej, gdy jesteś w dzielnicy z nazwy karty.' },
    name: { title: 'Nazwa', text: 'Każda karta jest w stosie jeden raz.' },
    kind: { title: 'Rodzaj', text: 'ZATRZYMAJ zostaje u ciebie, ODRZUĆ działa raz; ma przerywaną ramkę.' },
    does: { title: 'Działanie', text: 'Karty ZATRZYMAJ – odtąd stale, karty ODRZUĆ – od razu.' },
  },
  round: {
    title: 'Tura w sześciu obrazkach',
    steps: {
      income: { title: 'Zysk', text: 'Na Manhattanie najpierw płaci twoja strefa.' },
      roll: { title: 'Rzuty', text: 'Sześć kostek, najwyżej trzy rzuty.' },
      resolve: { title: 'Symbole', text: 'Wszystkie symbole, rodzaj po rodzaju, w twojej kolejności.' },
      move: { title: 'Ruch', text: 'Na pusty Manhattan musisz wejść; inaczej idziesz, gdzie chcesz.' },
      buy: { title: 'Karty', text: 'Odkryte karty za ⚡, ile możesz opłacić.' },
      end: { title: 'Koniec', text: '20★ wygrywa; inaczej gra następny potwór.' },
    },
  },
  players: [
    { term: 'Potwory na Manhattanie', by: (n) => (n < 5 ? '1' : '1, w wariancie zaawansowanym 2') },
    { term: 'Ścieżki na Manhattanie', by: (n) => (n < 5 ? '2–4' : '2–4, w wariancie zaawansowanym także 5–6') },
    { term: 'Miejsca poza Manhattanem', by: () => '8: po dwa w każdej z czterech dzielnic' },
  ],
  examples: {
    destroy: {
      title: 'Trzy symbole Niszczenia',
      text: 'Wieżowiec za 2 wymaga dwóch, wieżowiec za 1 trzeciego. Od razu zdobywasz 3★; stoją tam teraz odrzutowiec i piechota.',
    },
    ouch: {
      title: 'Dwa symbole Auć!',
      text: 'W twojej dzielnicy są dwie jednostki: wszyscy tam otrzymują 2 obrażenia, ty też. Po zniszczeniu jednej byłoby 1.',
    },
    flee: {
      title: 'Trzy symbole Ataku spoza Manhattanu',
      text: 'Potwór na Manhattanie otrzymuje 3 obrażenia i może uciec. Wtedy wchodzisz do strefy Dolnej i zdobywasz 1★.',
    },
  },
};
