import type { Plates } from '../plates.ts';

export const plates: Plates = {
  card: {
    type: {
      title: 'Typ',
      text: 'Kwatera główna, cywilny, wojskowy albo naukowy: liczy się dla ulepszeń i żetonów punktacji.',
    },
    gives: { title: 'Mieszkania i PZ', text: 'Ilu ocalałych tu mieszka i co budynek daje co rundę.' },
    name: { title: 'Nazwa', text: 'Karta od razu trafia na plac twojego miasta albo z niej rezygnujesz.' },
    action: { title: 'Akcja', text: 'Kto jest potrzebny, ile razy w rundzie i co to daje.' },
  },
  round: {
    title: 'Runda w czterech obrazkach',
    steps: {
      preparation: {
        title: 'Przygotowanie',
        text: 'Nadciągają grabieżcy, działają zniszczenia, wykłada się karty i figurki.',
      },
      auction: { title: 'Licytacja', text: 'Po trzy oferty; nagroda za największą, kara za najmniejszą.' },
      resolution: { title: 'Rozpatrzenie', text: 'Wyposażenie, potem budynki, potem akcje miast.' },
      completion: { title: 'Zakończenie', text: 'Grabieżcy niszczą, każdy potrzebuje mieszkania, budynki dają PZ.' },
    },
  },
  players: [
    { term: 'Karty wyposażenia na rundę', by: (n) => String(n) },
    { term: 'Figurki na nich', by: (n) => (n === 3 ? '2, 3, 4' : '2, 3, 4, 3') },
    { term: 'Karty budynków na rundę', by: (n) => String(n) },
    { term: 'Wcześniej poza grą', by: (n) => (n === 3 ? '5 robotników, 1 przywódca, 2 żetony punktacji' : 'nic') },
  ],
  examples: {
    bids: {
      title: 'Dwie oferty po dwa',
      text: 'Z równych ofert wcześniejsza liczy się jako większa, ostatnia jako mniejsza. Karę dostaje oferta 0.',
    },
    damage: {
      title: 'Znacznik zniszczeń na polu 5',
      text: 'Każde minięte pole działa na początku następnej rundy; pole 1 tylko wtedy, gdy znacznik na nim stoi.',
    },
    housing: {
      title: 'Czterech ocalałych, trzy mieszkania',
      text: 'Jeden wybrany ocalały trafia do worka i kosztuje PZ.',
    },
  },
};
