import type { Plates } from '../plates.ts';

export const plates: Plates = {
  card: {
    cost: { title: 'Koszt', text: 'Tyle znaczników przesuwasz znad karty Frakcji pod nią.' },
    line: {
      title: 'Frakcja Stacji',
      text: 'Linia Czerwona, Hanza, Polis albo żadna: twoje Stacje z tym samym znakiem obniżają koszt.',
    },
    name: {
      title: 'Nazwa',
      text: 'Kształt ramki mówi, co to za karta: Stacja, Zasoby, Bohater, Zagrożenie, Karawana.',
    },
    mission: { title: 'Misja', text: 'Jej rodzaj i ile takich Zasobów potrzeba.' },
    bonus: { title: 'Premia', text: 'Te Zasoby kosztują cię o 1 mniej; gdy na Stacji leżą znaczniki, są darmowe.' },
  },
  round: {
    title: 'Tura w czterech obrazkach',
    steps: {
      before: { title: 'Darmowe akcje', text: 'Misje i Porządkowanie, ile razy chcesz.' },
      action: { title: 'Jedna akcja', text: 'Zagraj kartę, odrzuć kartę albo wymień 3 karty.' },
      draw: { title: 'Dobieranie', text: 'Z Bazaru albo z talii, aż masz pięć kart.' },
      after: { title: 'Znów darmowe akcje', text: 'Dziesięć znaczników od razu wygrywa.' },
    },
  },
  players: [
    { term: 'Karty w talii po przygotowaniu', by: (n) => String(125 - 5 * n) },
    { term: 'Frakcje bez lidera', by: (n) => (n < 5 ? String(5 - n) : 'brak') },
    { term: 'Znaczniki na początku', by: () => '5 nad kartą, 5 w rezerwie' },
  ],
  examples: {
    pay: { title: 'Karta za 2', text: 'Dwa znaczniki przesuwasz pod kartę Frakcji. Trzema możesz jeszcze płacić.' },
    raise: {
      title: 'Odrzucona karta o koszcie 2',
      text: 'Dwa znaczniki przesuwasz w górę i znów możesz nimi płacić. Nowych nie przybywa.',
    },
    attack: {
      title: 'Potwór z dwoma symbolami',
      text: 'Wystarczy jeden pasujący symbol Ochrony albo Bohatera. Tę kartę odrzucasz, a inną zagrywasz za darmo.',
    },
  },
};
