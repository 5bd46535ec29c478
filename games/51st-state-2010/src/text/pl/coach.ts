import { amountIn } from '@ashtown/engine';
import type { Coach } from '../coach.ts';

const ACTION = { one: 'akcję', few: 'akcje', many: 'akcji', other: 'akcji' };

export const coach: Coach = {
  questions: {
    trim: 'Wypatrywanie zaczyna się najwyżej z dziesięcioma kartami. Odrzuć to, co daleko albo wymaga tego, czego nie masz.',
    pick: 'Bierzesz jedną z odkrytych kart. Zwróć uwagę na odległość i na to, czy sięgają tam twoje kontakty.',
    burn: 'Odrzucasz jedną z odkrytych kart. Wybierz tę, która najbardziej pomogłaby następnym graczom.',
    leftover: 'Bierzesz jeszcze kartę, której nikt nie wziął. Zwróć uwagę na odległość i trzy pola.',
    keep: 'Zostaje ci jedna z dwóch kart. Porównaj, ile są warte jako lokacja, umowa i zdobycz.',
    step: 'Zamień zdobycze na zasoby teraz albo zostaw je na później. Do tej pory zajmują miejsce pod bazą.',
    main: 'Jedna akcja, potem następny gracz. Zasoby na bazie zabiera Czyszczenie; lokacja zostaje i jest warta 1 PZ.',
    after:
      'Akcja wykonana. Darmowe czynności nic nie kosztują: przenieś surowce do składu lub kompletu, gdzie przetrwają.',
    reach: 'Jak sięgasz na tę odległość? Kontakty wydaje się w całości: wybierz najmniejszą nadwyżkę i najniższą cenę.',
    payment: 'Zapłacić można na kilka sposobów. Zasoby na bazie i tak zabierze Czyszczenie, te na kartach zostają.',
    discardCard: 'Częścią ceny jest karta z ręki. Wybierz tę, której raczej nie wystawisz.',
    giveUp: 'Częścią ceny jest podłożona karta. Odrzuć tę, która od teraz dałaby najmniej.',
    replace: 'Nowa karta zastępuje jedną z twoich, a PZ ze starej trafiają na bazę. Najlepiej wybrać pełną.',
    method: 'Jak płacisz za przebudowę? Budulcem tylko raz w turze, żetonami tyle razy, ile ich masz.',
    steal: 'Zabierasz jeden surowiec. Wybierz to, czego zaraz użyjesz; składy i komplety są bezpieczne.',
    store:
      'Skład przechowuje przez Czyszczenie do trzech surowców i nikt ich nie zabierze. Przechowaj to, co się przyda.',
    overflow: 'Pod bazą jest za mało miejsca. Odrzuć to, co daje najmniej; PZ z umowy trafiają na bazę.',
  },
  answers: {
    lead: 'Lider jest wart 1 PZ i zdobywa żetony PZ za czyny. Pierwszy nic nie kosztuje.',
    redevelop: 'Lokację może zastąpić karta z ręki o wspólnym typie, bez względu na odległość. To 2 PZ.',
    cooperate: 'Współpraca podkłada kartę jako umowę. Jej niebieskie pole dostajesz w każdej Produkcji.',
    conquer: 'Podbój podkłada kartę jako zdobycz. Czerwone pole zamieniasz raz, w późniejszej Produkcji.',
    visit: 'Produkcja otwarta przeciwnika przyjmuje twojego robotnika. Bierzesz to, co daje, a robotnik tam zostaje.',
    use: 'Lokacja Akcji bierze robotników i działa od razu. Drugie użycie w turze kosztuje o robotnika więcej.',
    swap: 'Dwie karty za jedną ze stosu. Pomaga, gdy niczego na ręce nie da się dosięgnąć.',
  },
  hurts: {
    stole: 'Zabrano ci surowiec. Składy i komplety są bezpieczne, tak jak to, co już wydano.',
    cleanup: 'Czyszczenie zabrało zasoby z bazy. Składy, komplety i zasoby na kartach zostają.',
  },
  blunders: {
    passedWithWin: () => 'Wszyscy inni spasowali, a ty możesz jeszcze wygrać w tej turze.',
    putOffWin: () => 'Wszyscy inni spasowali, a inna akcja od razu daje ci zwycięstwo.',
    passedWithPoint: (n) =>
      `Pas zostawia ${amountIn('pl', n, ACTION)} bez użycia, a jedna z nich prowadzi do PZ za zasoby, które i tak zabierze Czyszczenie.`,
    passedTooSoon: () =>
      'Gra kończy się z tą turą, na pewno albo prawdopodobnie, a inna akcja doprowadziłaby jeszcze do PZ.',
    passedWithPlace: () =>
      'Możesz jeszcze wystawić lokację za kontakty, surowce lub robotników, a to i tak zabierze Czyszczenie.',
    passedWithFull: () =>
      'Lokację, która nic już nie daje, można zastąpić za 2 PZ, a zapłatę i tak zabierze Czyszczenie.',
    passedWithReward: () =>
      'Twój lider da PZ za kartę podłożoną za kontakty i surowce, które i tak zabierze Czyszczenie.',
    passedWithLeader: () => 'Lider na ręce nic by nie kosztował, a jest wart 1 PZ.',
    passedWithGoods: () =>
      'Czyszczenie zabierze surowiec, który przetrwałby w komplecie lub składzie, albo robotników, którzy by go przynieśli lub ukradli.',
    passedWithDraw: () =>
      'Gra kończy się z tą turą. Kartę dobraną za dwie inne można jeszcze wystawić, a te na ręce rozstrzygają tylko remisy.',
    fetchedForNothing: () => 'Robotnicy poszli po coś, co można teraz wydać, a Czyszczenie to zabierze.',
    hiredUseless: () => 'Nic twojego nie wymaga w tej turze tego surowca.',
    madeUseless: () => 'Nie masz na co wykorzystać tego, co stąd przyjdzie, a Czyszczenie to zabierze.',
    visitedForNothing: () => 'Robotnik wysłany tam nie przyniesie ci nic, co wykorzystasz, a zostanie u właściciela.',
    swappedTooSoon: () => 'W tej turze dobranej karty już nie wykorzystasz. W następnej będzie z czego wybrać te dwie.',
    droppedForNothing: () => 'Niczego nie trzeba odrzucać, dopóki nie podkładasz karty, dla której brak miejsca.',
    sparedFull: () => 'Inna umowa ma już tyle PZ, ile zmieści, i nic więcej nie da: można odrzucić tamtą.',
    tuckedTooLate: () => 'Gra kończy się z tą turą, a karta podłożona teraz nic już nie przyniesie.',
    leftSpoils: () => 'Gra zaraz się skończy, a niezamienione zdobycze przepadną razem z nią.',
    heldSpoils: () =>
      'Zdobycze, które są tylko PZ lub kartami, później nie dadzą więcej, a do tego czasu zajmują miejsce.',
    keptTooLate: () => 'Gra kończy się z tą turą i niczego nie trzeba zachowywać na następną.',
    discardedRange: () => 'Ta karta kontaktu sama sięgnęłaby do tej lokacji.',
    sparedToken: () => 'Żeton sam by wystarczył, a niewykorzystany zabierze Czyszczenie.',
    sparedContact: () =>
      'Wystarczyłby twój własny kontakt, za tę samą cenę albo za to, co i tak zabierze Czyszczenie, a w następnej turze będzie gotowy.',
    paidWanted: () => 'Można było zapłacić surowcem, którego nic twojego w tej turze nie wymaga.',
    unloadedForNothing: () => 'Surowce wydaje się prosto ze składu, a z bazy zabierze je Czyszczenie.',
    namedTooSoon: () =>
      'Uniwersalny surowiec może być każdym, dopóki nie trafi do składu lub kompletu, a to może poczekać do twojej następnej akcji.',
    replacedTooSoon: () =>
      'Lokacja, którą można by zastąpić, może jeszcze coś dać: najpierw jej użyj albo zastąp taką, która nic już nie daje.',
  },
};
