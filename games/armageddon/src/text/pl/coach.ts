import type { Question } from '../../state.ts';

export const coach: Readonly<Record<Question, string>> = {
  placeBid:
    'Po jednej ofercie w każdym obszarze. Spójrz na oferty, które już tam są: najmniejsza dostaje karę z żetonu.',
  bidColour:
    'Ofertę składasz kolor po kolorze, każdy liczy się za jednego. Żołnierze i inżynierowie przydają się w mieście.',
  discardEquipment: 'Jedna karta wyposażenia trafia do pudełka. Wybierz taką, która nie uzupełnia żadnego zestawu.',
  takeEquipment:
    'Kartę bierzesz ze wszystkimi figurkami. Porównaj ocalałych, grabieżców i swoje mieszkania, potem samą kartę.',
  takeBuilding: 'Spójrz na mieszkania, akcje i PZ, a także na żeton przy karcie. Buduje się od razu.',
  placeBuilding: 'Pusty plac niczego nie przykrywa. Na zajętym stary budynek przestaje się liczyć.',
  exchangeInPlace:
    'Robotnik staje się żołnierzem albo inżynierem. W obszarze Miasto może działać jeszcze w tej rundzie.',
  cityAction:
    'Każdy ocalały działa raz. Porównaj PZ z grabieżcami, którzy w Zakończeniu powodują zniszczenia, i z naprawą.',
  keepDrawn: 'Zatrzymujesz jedną z tych kart. Która uzupełnia zestaw albo pasuje do żetonów punktacji?',
  searchDeck: 'Bierzesz dowolną kartę z talii. Szukaj tej, która uzupełnia zestaw.',
  returnHomeless: 'Ocalali bez mieszkania trafiają do worka i kosztują PZ. Najłatwiej odzyskać robotników.',
  homelessColour: 'Kolor po kolorze wybierasz, kto odchodzi. Najłatwiej odzyskać robotników.',
  choosePrivateTile: 'Liczy się tylko jeden prywatny żeton. Weź ten, który teraz daje więcej PZ.',
};
