import type { Coach } from '../coach.ts';

export const coach: Coach = {
  questions: {
    chooseFaction:
      'Frakcje różnią się Misją i premią. Spójrz, jakich Zasobów wymaga Misja i jaki typ będzie potem za darmo.',
    turnAction:
      'Jedna akcja: zagranie, odrzucenie albo wymiana. Spójrz na znaczniki nad kartą Frakcji i na to, czego brakuje Misjom.',
    exchange:
      'Trzy karty za trzy nowe, znaczniki się nie przesuwają. Oddaj to, czego nie wymaga żadna Misja; Zagrożenia nie atakują.',
    tidy: 'Za odrzucone karty przesuwasz w górę tyle znaczników, ile kosztują. Zostaw to, czego wymaga Misja, i Ochronę.',
    payment: 'Użyte karty są odrzucane, a nadwyżka przepada. Szukaj sumy najbliższej wymaganiom i oszczędź Bohatera.',
    keepStation:
      'Zatrzymana Stacja daje typ Zasobów za darmo, ale jej znaczniki tam zostają. Policz takie karty w swojej ręce.',
    draw: 'Weź odkrytą kartę, która pomaga Misji, albo nieznaną z talii. Co zostawisz na Bazarze, może wziąć ktoś inny.',
    defend: 'Jeden pasujący symbol odpiera Potwora i daje darmową kartę. Porównaj odrzucaną kartę z grożącą stratą.',
    loseStation:
      'Tracisz jedną Stację, a jej znaczniki trafiają nad kartę Frakcji. Mniej boli ta, której Misja jest wykonana.',
    freePlay: 'Karta z ręki nic teraz nie kosztuje. Najwięcej oszczędza najdroższa z tych, które się przydadzą.',
  },
  answers: {
    mission: 'Można wykonać Misję i nie jest to akcja. Kosztuje użyte karty i przesuwa w górę wszystkie znaczniki.',
    protect: 'Tę kartę można zagrać jako Ochronę. Jej symbole zatrzymają Potwora, ale nie liczy się do Misji.',
    tidy: 'Porządkowanie odrzuca twoje karty z gry. Przesuwasz w górę tyle znaczników, ile kosztowały.',
    exchange: 'Wymiana daje trzy karty za trzy inne. Znaczniki zostają na miejscu.',
  },
  hurts: {
    attack: 'Odrzucone Zagrożenie atakuje wszystkich. Odpiera je Bohater albo Ochrona z jednym z jego symboli.',
    lost: 'Nic nie odparło Potwora. Gdy krążą Zagrożenia, trzymaj w grze Bohatera albo Ochronę.',
    exhausted: 'Potwór nie został odparty i znaczniki idą w dół. W górę przesuwa je Misja albo odrzucenie karty.',
  },
  blunders: {
    discardedForNothing: () => 'Pod kartą Frakcji nie ma znaczników, więc odrzucenie niczego nie przesunie.',
    discardedMission: () => 'Jedna z twoich kart umożliwia Misję, a ona przesuwa w górę wszystkie znaczniki.',
    exchangedMission: () => 'Jedna z twoich kart umożliwia Misję, a wymiana może ją zabrać.',
    leftWin: () => 'Na Bazarze leży karta, która może ci dać wygraną w następnej turze.',
    refusedDefence: () => 'Twoja Ochrona ocaliłaby to, co jest atakowane, i dała darmową kartę.',
    refusedFreePlay: () => 'Karta zagrana teraz nic by nie kosztowała.',
    refusedWin: () => 'Karta z twojej ręki może ci dać wygraną już teraz, w razie potrzeby po Porządkowaniu.',
    sparedRival: () => 'Następny gracz może wygrać, a Zagrożenie z twojej ręki zabrałoby to, czego do tego potrzeba.',
    tidiedAgain: () => 'Od ostatniego Porządkowania nic się nie zmieniło.',
    tidiedEarly: () => 'Do twojej następnej tury nie ma za co płacić, a Porządkować można będzie i wtedy.',
    tidiedForNothing: () => 'Porządkowanie nie odda znacznika, który jest teraz potrzebny.',
    tidiedWhatWasPlayed: () => 'Ta karta trafiła do gry dopiero co.',
  },
};
