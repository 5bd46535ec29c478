import type { Plates } from '../plates.ts';

export const plates: Plates = {
  card: {
    distance: { title: 'Dystans', text: 'Od 1 do 3 strzałek: tyle kontaktów, cokolwiek robisz z kartą.' },
    open: { title: 'Otwarta', text: 'Przeciwnik może tu wysłać robotnika.' },
    ability: { title: 'Zdolność', text: 'Produkcja daje to co turę i od razu po zbudowaniu.' },
    spoils: { title: 'Łupy', text: 'Czerwone pole: to, co raz daje splądrowanie karty.' },
    types: { title: 'Typy', text: 'Liczą się przy przebudowie i na kartach, które je zliczają.' },
    name: { title: 'Nazwa i kategoria', text: 'Ramka, znak i kolor mówią, w którym rzędzie stoi.' },
    bonus: { title: 'Bonus za zbudowanie', text: 'Po młotku: otrzymywany raz, przy budowie.' },
    deal: { title: 'Umowa', text: 'Niebieskie pole: ten zasób od razu i co turę.' },
  },
  round: {
    title: 'Tura w czterech obrazkach',
    steps: {
      lookout: { title: 'Wypatrywanie', text: 'Weź jedną kartę, potem jeszcze jedną w odwrotnej kolejności.' },
      production: { title: 'Produkcja', text: 'Plansza, umowy i lokacje dają zasoby.' },
      action: { title: 'Akcja', text: 'Po jednej akcji kolejno, aż wszyscy spasują.' },
      cleanup: { title: 'Czyszczenie', text: 'Niewykorzystane zasoby przepadają; karty na ręce zostają.' },
    },
  },
  players: [
    { term: 'Przeciwnicy', by: (n) => (n === 1 ? 'wirtualny' : String(n - 1)) },
    { term: 'Karty odkrywane do każdego wyboru', by: (n) => (n === 1 ? '4, potem to, co zostało' : String(n + 1)) },
    { term: 'Pierwszy gracz', by: (n) => (n === 1 ? 'zawsze ty' : 'zmienia się co turę') },
  ],
  examples: {
    uses: {
      title: 'Jedna karta, trzy użycia',
      text: 'Kotłownia ma dystans 2: dwa szare kontakty ją budują, dwa niebieskie dają umowę, dwa czerwone łupy.',
    },
    redevelop: {
      title: 'Budulec i wspólny typ',
      text: 'Stara karta ustępuje nowej bez względu na dystans. Zdobywasz 1 PZ, a nowa karta od razu produkuje.',
    },
    raze: {
      title: 'Plądrowanie Produkcji przeciwnika',
      text: 'Obrona wynosi 3, z tarczą 4. Bierzesz łupy, właściciel zasób z pola umowy, a zostają Ruiny.',
    },
  },
};
