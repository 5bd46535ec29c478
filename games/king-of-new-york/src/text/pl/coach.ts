import type { Coach } from '../coach.ts';

export const coach: Coach = {
  questions: {
    chooseMonster: 'Wszystkie potwory potrafią to samo. Wybierz tego, który ci się podoba.',
    chooseStartBorough:
      'Zaczynasz poza Manhattanem, a w dzielnicy mieszczą się dwa potwory. Spójrz na budynki i ich nagrody.',
    superSpeedMove: 'Ruch przed rzutem, a zwykły ruch i tak nastąpi. Spójrz na budynki i jednostki tam, dokąd idziesz.',
    subwayMove: 'W tej turze możesz przemieszczać się wiele razy. Jedź tam, gdzie kostki najbardziej się przydadzą.',
    rollOrStop:
      'Zostaw to, co pomaga, i przerzuć resztę. Spójrz na swoje ♥: Auć! boli bardziej, gdy w dzielnicy są jednostki.',
    chameleon:
      'Odrzucona kostka ze Sławą obraca inną na dowolną ściankę. Trzy symbole Sławy razem dają więcej niż jeden.',
    hailingCabs:
      'Dwa symbole Niszczenia więcej, ale wszystkie tylko na jednostki. Policz jednostki w swojej dzielnicy.',
    convertSymbols: 'Symbole można zamienić, zanim zadziałają. Czego potrzebujesz bardziej: ♥, ⚡ czy Ataku?',
    chooseSymbolType:
      'Kolejność zależy od ciebie. Lecz się przed wejściem na Manhattan, a jednostki niszcz przed Auć! na kostkach.',
    allocateHeal:
      'Każde Leczenie daje 1♥ albo usuwa znacznik klątwy. Ze znacznikami przerzut kostek z Auć! kosztuje ⚡.',
    allocateAttack: 'Każdy Atak trafia albo usuwa znacznik sieci. Każdy znacznik sieci zabiera ci przerzut.',
    flee: 'Kto zostaje, ma Zysk z Manhattanu, kto ucieka, znów leczy się kostkami. Spójrz na swoje ♥ i na następne ataki.',
    destroyObject:
      'Obiekt kosztuje dokładnie swoją wytrzymałość i daje nagrodę. Budynek staje się jednostką, jednostka znika z gry.',
    carapaceDiscard: 'Pancerz leczy raz, 1♥ za każdy znacznik. Czy obrażeń jest więcej, niż wytrzymasz?',
    payDamageWithEnergy: 'Zamiast ♥ możesz stracić ⚡. Czego będzie ci brakować bardziej?',
    leaveClosedSpace: 'Twoje pole na Manhattanie jest zamknięte. Wybierz dzielnicę według budynków i jednostek.',
    payWithLife: 'Możesz zapłacić w ♥ zamiast w ⚡. Zostaw dość ♥ na następne ataki.',
    moveStep:
      'Gdy na Manhattanie jest miejsce, musisz wejść. W innym razie szukaj dobrych budynków i niewielu jednostek.',
    stinkAttack: 'Odesłane jednostki nie strzelają tu do ciebie. Odeślij je tam, gdzie są inne potwory.',
    buyStep:
      'Karty kosztują ⚡, w podanej na nich dzielnicy o 1 mniej. Karta ZATRZYMAJ działa odtąd zawsze, karta ODRZUĆ raz.',
    nextStageSplit: 'Każdy ★ zamienia się w ⚡ albo ♥. Leczenie ponad maksimum przepada.',
    photoOpTarget: 'Zdobywasz 1★ za każde obrażenie zadane mu w tej turze. Wskaż potwora, który obrywa najbardziej.',
    teslaCannonDiscard: 'Każdy odrzuca kartę ZATRZYMAJ. Wybierz tę, która najmniej się przyda.',
  },
  answers: {
    buy: 'Masz dość ⚡ na kartę. Porównaj, co da przez kilka tur, z ⚡, które by ci zostało.',
    sweep: 'Za 2⚡ wymienia się wszystkie karty w banku. Opłaca się, gdy żadna z nich nie pomaga.',
    unit: 'Jednostki też można niszczyć. Dają nagrodę i już nie strzelają.',
  },
  hurts: {
    attacked: 'Trafia cię Atak. Spoza Manhattanu trafia tych, którzy tam są, a z Manhattanu wszystkich poza nim.',
    army: 'Strzelają do ciebie jednostki. Jedno Auć! rani rzucającego, dwa całą jego dzielnicę, trzy wszystkich.',
    statue: 'Tracisz kartę Statua Wolności i 3★. Bierze ją ten, komu wypadną trzy Auć! na kostkach.',
    superstar: 'Tracisz kartę Supergwiazda. Bierze ją ten, komu wypadną trzy symbole Sławy.',
  },
  blunders: {
    attackedEarly: () =>
      'Jeśli potwór z Manhattanu ucieknie, od razu tam wchodzisz. Leczenie tam nie leczy i strzelają inne jednostki.',
    boughtUseless: () => 'W tej chwili ta karta da ci mniej, niż kosztuje.',
    fledIncome: () => 'Wytrzymasz to, co może się zdarzyć przed twoją turą, a na jej początku Manhattan da ci ★.',
    fledWin: () => 'Jeśli zostaniesz, masz dużą szansę wygrać w następnej turze, bo będzie twoja.',
    invitedShots: () =>
      'Zniszczony budynek staje się jednostką i strzeli do ciebie. Rozpatrz Auć! na kostkach, zanim się pojawi.',
    keptUnits: () => 'Te jednostki strzelają tylko do ciebie, a część z nich możesz odesłać.',
    keptUseless: () => 'Niektóre z zostawianych kostek nic ci nie dają, a też można je przerzucić.',
    leftHope: () =>
      'Inny potwór zapewne wygra w swojej następnej turze, jeśli nic się nie stanie, a inne kostki dają większą szansę, by temu zapobiec.',
    leftWin: () => 'Możesz wygrać w tej turze, a inny wybór daje większą pewność.',
    letWin: () => 'Jeśli uciekniesz, atakujący wejdzie na Manhattan i może wygrać w tej turze.',
    paidMove: () => 'Ten ruch kosztuje ⚡, a Niszczenie nie da tam więcej ★ niż tutaj.',
    partedDice: () => 'Jednakowe kostki lepiej tu razem zostawić albo razem przerzucić.',
    poorObject: () => 'Te same symbole Niszczenia mogą dać ci więcej.',
    shedEarly: () => 'Teraz nic cię nie eliminuje, a Pancerz uleczy cię tak samo później, tuż przed groźnym ciosem.',
    shotEarly: () =>
      'Jeśli potwór z Manhattanu ucieknie przed twoim Atakiem, od razu tam wejdziesz, a tam strzela mniej jednostek.',
    soughtShots: () => 'Przez jednostki stamtąd możesz odpaść z gry, przez te tutaj nie.',
    stoppedEarly: () => 'Masz jeszcze przerzut, a obiecuje więcej niż te kostki.',
    threwStars: () => 'To ostatni przerzut, a te symbole Niszczenia już teraz dają ★.',
  },
};
