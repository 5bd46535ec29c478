import { amountIn } from '@ashtown/engine';
import type { Coach } from '../coach.ts';

const ACTION = { one: 'akcję', few: 'akcje', many: 'akcji', other: 'akcji' };

export const coach: Coach = {
  questions: {
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
  },
  answers: {
    repair: 'Naprawa przesuwa znacznik zniszczeń o 1 pole w lewo. Minięte pola działają w każdym Przygotowaniu.',
    extend: 'Dwóch ocalałych stawia raz w grze rozbudowę. Daje 2 mieszkania i w każdej rundzie akcję za 2 PZ.',
    exchange: 'Robotnik może stać się żołnierzem albo inżynierem. Wiele akcji ich wymaga.',
    forfeit: 'Budynek, z którego rezygnujesz, trafia do pudełka. Stary pozostaje wtedy odkryty.',
  },
  hurts: {
    penalty: 'Najmniejsza oferta dostaje karę, a z równych ostatnia. Wystarczyłby jeden ocalały więcej.',
    marauders: 'Do miasta przybyli grabieżcy. Każdy, kto zostanie do Zakończenia, powoduje zniszczenia: odpieraj ich.',
    damage: 'Każdy grabieżca na torze przesunął znacznik zniszczeń. Minięte pola działają w każdym Przygotowaniu.',
    crowded: 'Masz za mało mieszkań. Każdy ocalały bez mieszkania trafia do worka i kosztuje 2 PZ.',
    leaderLost: 'Z powodu zniszczeń przywódca odpada w tej rundzie. Wróci po naprawie.',
  },
  blunders: {
    endedWithPoints: (n) => `Koniec teraz zostawia ${amountIn('pl', n, ACTION)} bez użycia, a dałyby jeszcze PZ.`,
    bidNothingLast: () => 'Wszystkie oferty tutaj to 0, więc jeden ocalały zdobyłby nagrodę.',
    heldBack: () => 'To twoja ostatnia oferta: kto zostaje za zasłonką, nic w tej rundzie nie robi.',
    wastedBid: () =>
      'W jednym z obszarów wystarczyłoby mniej, cokolwiek inni mogą jeszcze zaoferować. Kto nie jest tam potrzebny, marnuje się.',
    bidEverything: () => 'Dla innych obszarów nie zostałby nikt.',
    builtOver: () => 'Masz lepszy plac: tam budynek nie zakryłby niczego albo zakryłby coś gorszego tego samego typu.',
    gaveAway: () =>
      'Ten budynek tylko wzbogaca miasto: jest plac, na którym niczego nie zakryje albo zakryje coś gorszego tego samego typu.',
    sentLeader: () => 'Przywódca może zastąpić każdego ocalałego. Niech raczej odejdzie ktoś inny.',
    extendedForNothing: () =>
      'Rozbudowa nic już nie da: nie ma komu z niej skorzystać, a mieszkań wystarczy dla wszystkich.',
    trainedForNothing: () => 'Kogo dostaniesz, już nic nie zrobi, a robotnik, którego oddajesz, jeszcze by punktował.',
    leftMarauders: () =>
      'Możesz teraz pozbyć się większej liczby grabieżców, a ci, którzy zostaną, kosztują więcej, niż to daje.',
    didLess: () => 'Ten ocalały ma lepszą akcję, a starczy jej dla wszystkich, którzy mogą jej użyć.',
    spentAbler: () => 'Inny ocalały zrobi to samo, a poza tym umie mniej. Zachowaj tego, kto umie więcej.',
    misplacedLeader: () =>
      'Gdzie ocalali tylko się liczą, każdy znaczy tyle co przywódca. Zachowaj przywódcę na obszar Miasto.',
    misplacedSoldier: () =>
      'Gdzie ocalali tylko się liczą, każdy znaczy tyle co żołnierz. Na obszarze Miasto żołnierz odpiera więcej grabieżców.',
  },
};
