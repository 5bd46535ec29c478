import { amountIn } from '@ashtown/engine';
import type { Coach } from '../coach.ts';

const ACTION = { one: 'akcję', few: 'akcje', many: 'akcji', other: 'akcji' };

export const coach: Coach = {
  questions: {
    pickFaction: 'Wybierz frakcję. Porównaj, jaki surowiec daje plansza i które kontakty zdobywa się z nią tanio.',
    keepHand:
      'Zostają cztery z sześciu kart. Zostaw bliskie, o dystansie 1 lub 2, i te, które używają twojego surowca.',
    draftPick: 'Bierzesz jedną z odkrytych kart. Zwróć uwagę na dystans i na to, czy masz to, czego karta wymaga.',
    soloPick: 'Bierzesz jedną kartę, a część pozostałych dostaje wirtualny przeciwnik. Uważaj, co mu zostawiasz.',
    suppliersTarget: 'Dostawcy przejmują w tej turze produkcję jednej lokacji. Poszukaj tej, która daje najwięcej.',
    productionOption:
      'Ta lokacja daje jeden z kilku zasobów. Weź to, co wykorzystasz w tej turze: resztę zabiera Czyszczenie.',
    copySource: 'Karta kopiuje produkcję lokacji. Porównaj, co każda z nich dałaby teraz.',
    takeTurn:
      'Jedna akcja, potem następny gracz. Zacznij od tego, w czym inni mogą cię ubiec; resztę zabiera Czyszczenie.',
    payment: 'Zapłacić można na kilka sposobów. Oszczędzaj to, co przyda się wszędzie: naboje i uniwersalne kontakty.',
    discardCard: 'Częścią ceny jest karta z ręki. Wybierz tę, której raczej nie zbudujesz.',
    discardDeal: 'Częścią ceny jest umowa. Wybierz tę, której zasób będzie ci najmniej potrzebny.',
    redevelopOld:
      'Nowa karta zastępuje jedną z twoich. Najmniej stracisz na Ruinach i lokacjach już w tej turze użytych.',
    exchangeGood: 'Za dwóch robotników bierzesz jedno z tych. Surowca trzeba użyć w tej turze; karta zostaje na ręce.',
    stealTarget:
      'Zabierasz jeden surowiec podstawowy. Wybierz to, czego zaraz użyjesz, albo to, na co czeka właściciel.',
    activateTarget: 'Jedna z twoich lokacji Produkcyjnych produkuje jeszcze raz. Wybierz tę, która da teraz najwięcej.',
    resetTargets: 'Użyte lokacje znów będą gotowe. Odśwież te, za które w tej turze jeszcze zapłacisz.',
    ownDeals: 'Umowy dają swoje zasoby jeszcze raz. Wybierz to, co wykorzystasz w tej turze.',
    opponentDeal: 'Dostajesz zasób z umowy przeciwnika, a umowa mu zostaje. Wybierz to, co zaraz wykorzystasz.',
    repeatAction: 'To samo w tej samej kolejce, za tę samą cenę. Zakończ, jeśli coś innego tego potrzebuje.',
    endTurn: 'Akcja wykonana. Tarczę możesz jeszcze położyć za darmo: którą lokację przeciwnik mógłby splądrować?',
    placeShield:
      'Tarcza dodaje 1 do obrony do Czyszczenia. Liczy się tam, gdzie komuś starcza akurat czerwonych kontaktów.',
    soloTarget: 'Atak może trafić kilka twoich lokacji. Niech trafi tę, której najmniej potrzebujesz.',
    storeGoods:
      'Część zasobów można przechować na następną turę, reszta przepada. Przechowaj to, co się w niej przyda.',
  },
  answers: {
    attack:
      'Lokację przeciwnika można splądrować za tyle czerwonych kontaktów, ile wynosi obrona. Bierzesz jej czerwone pole.',
    visit: 'Otwarta Produkcja sąsiada przyjmuje jednego robotnika w turze. Bierzesz to, co daje, a sąsiad robotnika.',
    redevelop: 'Za budulec karta z ręki zastępuje twoją o wspólnym typie. Daje to 1★.',
    deal: 'Umowa kosztuje niebieskie kontakty jeden raz. Jej zasób dostajesz teraz i w każdej Produkcji.',
    raze: 'Karta splądrowana z ręki daje raz swoje czerwone pole i znika.',
    use: 'Lokacji Akcji używa się raz w turze. Kosztuje to, co stoi na lewo od strzałki.',
    play: 'Zagrana karta Połączenia daje swoje kontakty. Nieużyte zabiera Czyszczenie.',
  },
  hurts: {
    razed:
      'Twoja lokacja jest splądrowana i leży jako Ruiny. Tarcza dodaje 1 do obrony, a za budulec przebudujesz Ruiny.',
    stole: 'Zabrano ci surowiec podstawowy. Tego, co wydasz wcześniej, nikt nie zabierze.',
    claimed: 'Ktoś przejął produkcję twojej lokacji na tę turę. Potem do ciebie wraca.',
    cleanup: 'Czyszczenie zabrało to, co zostało nieużyte. Zostają karty na ręce i to, co przechowuje lokacja.',
  },
  blunders: {
    exchangedUseless: () => 'Nic twojego nie wymaga w tej turze tego zasobu.',
    exchangedForLess: () =>
      'Twoje akcje dają za tych robotników co najmniej 3★, kosztem zasobów, które i tak zabierze Czyszczenie.',
    exchangedBack: () => 'Ten zasób był właśnie ceną za tych dwóch robotników, a oni jeszcze się do czegoś przydadzą.',
    passedWithPoint: (n) =>
      `Pas zostawia ${amountIn('pl', n, ACTION)} bez użycia, a jedna z nich daje ★ za coś, co i tak przepadnie.`,
    passedWithWorkers: () =>
      'Czyszczenie zabierze ci robotników; dwóch z nich da jeszcze kartę, a do twojej następnej kolejki nikt ci nie zaszkodzi.',
    convertedUseless: () => 'Niczego na ręce nie opłacisz tymi kontaktami.',
    playedUseless: () => 'Niczego na ręce nie opłacisz kontaktami z tej karty.',
    usedUseless: () => 'Nic twojego nie wymaga tego, co daje ta akcja.',
    usedForLess: () => 'Twoja frakcja lub inna akcja daje więcej tego samego, a na jedno i drugie cię nie stać.',
    dealtUseless: () => 'To ostatnia tura i zasobu z tej umowy nic już nie wymaga.',
    dealtForLess: () => 'Zbudowana karta da to samo i ★, a szare kontakty na nic innego ci się nie przydadzą.',
    paidDear: () => 'Tego surowca wymaga twoja akcja, a zapłacić możesz też takim, którego nic nie wymaga.',
    replacedIntact: () => 'To ostatnia tura: ta lokacja da jeszcze ★, a zastąpić możesz też Ruiny.',
    replacedUnused: () => 'Ta akcja da jeszcze ★, a zastąpić możesz też lokację, która nic już nie zrobi.',
    replacedCounted: () => 'Nowa karta daje ★ za tę lokację, a zastąpić możesz też taką, która nic już nie zrobi.',
    sparedToken: () => 'Możesz zapłacić żetonem przebudowy, który do niczego innego nie służy i po turze przepada.',
    tookUseless: () => 'To ostatnia tura i niczego już nie opłacisz kontaktami z tej karty.',
    visitedUseless: () => 'Nic twojego nie wymaga tego, co tam powstaje, a właściciel dostaje robotnika.',
  },
};
