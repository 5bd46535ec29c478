import type { Plates } from '../plates.ts';

export const plates: Plates = {
  card: {
    distance: { title: 'Odległość', text: 'Od 1 do 3: taki zasięg jest potrzebny.' },
    open: { title: 'Otwarta', text: 'Przeciwnicy mogą tu wysłać robotnika.' },
    ability: { title: 'Zdolność', text: 'To, co robi wystawiona lokacja.' },
    spoils: { title: 'Zdobycz', text: 'Czerwone pole: raz zamieniane na zasoby po podboju.' },
    types: { title: 'Typy', text: 'Liczą się przy przebudowie, dla liderów i na kartach, które je zliczają.' },
    name: { title: 'Nazwa i układ', text: 'Ramka, znak i kolor wskazują górny, środkowy lub dolny rząd.' },
    deal: { title: 'Umowa', text: 'Niebieskie pole: otrzymywane co turę w Produkcji po współpracy.' },
  },
  round: {
    title: 'Tura w pięciu obrazkach',
    steps: {
      lookout: { title: 'Wypatrywanie', text: 'Po dwie z odkrytych kart i jedna ze stosu.' },
      production: { title: 'Produkcja', text: 'Baza, lokacje i umowy dają zasoby; zdobycze można zamienić.' },
      actions: { title: 'Akcje', text: 'Po jednej akcji głównej kolejno, aż wszyscy spasują.' },
      scoring: { title: 'Podliczanie', text: 'Wszystko liczy się od nowa; 30 PZ kończy grę.' },
      cleanup: { title: 'Czyszczenie', text: 'Zasoby na bazie przepadają, przechowane zostają.' },
    },
  },
  players: [
    { term: 'Cudzy robotnicy w jednej lokacji', by: (n) => `najwyżej ${n - 1} w turze` },
    { term: 'Frakcje poza grą', by: (n) => (n < 4 ? String(4 - n) : 'brak') },
    { term: 'Karty na początku', by: () => '4' },
  ],
  examples: {
    range: {
      title: 'Odległość 3',
      text: 'Sięga jej kontakt 2 i żeton 1 tego samego koloru. Oba wydajesz w całości; przy 2 i 2 nadwyżka przepada.',
    },
    redevelopment: {
      title: 'Dwa wspólne typy nie są potrzebne',
      text: 'Wystarczy jeden. Płacisz 1 budulec; baza zyskuje 2 PZ i żetony ze starej karty.',
    },
    score: {
      title: 'Liczenie od nowa',
      text: 'Każda lokacja 1 PZ, lider 1 PZ, każdy żeton swoją wartość i to, co leży na bazie.',
    },
  },
};
