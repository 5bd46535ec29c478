import type { LessonBook } from '@ashtown/engine';

export const lessons: LessonBook = {
  bidding: {
    title: 'Licytacja',
    about: 'Po jednej ofercie w każdym obszarze: kto dostaje nagrodę, a kto karę.',
    says: {
      aim: 'Po 6 rundach wygrywa, kto ma najwięcej punktów zwycięstwa (PZ). Każda runda zaczyna się od jednej oferty w każdym z trzech obszarów.',
      areas:
        'Eksploracja daje kartę i ocalałych, Budowa budynek, a akcje w mieście wykonują tylko ocalali z oferty Miasto.',
      stakes: 'W każdym obszarze największa oferta dostaje nagrodę z żetonu, a najmniejsza karę.',
      cityBid:
        'Każdy ocalały liczy się za jednego. Inni mają tu 2 i 3: złóż ofertę z 2 robotników i przywódcy, który zastąpi każdy kolor.',
      leaderBehind:
        'Trzeciego robotnika zostaw na inne obszary: tylko w obszarze Miasto przywódca może więcej niż robotnik.',
      smallestInCity:
        'Mniej niż 3 dostałoby karę jako oferta najmniejsza albo równa i późniejsza; przy większej zostałoby za mało na inne obszary.',
      cityFirst: 'Oferta będzie w każdym obszarze; tu zaczynamy od obszaru Miasto.',
      threeBid:
        'Oferta nie jest najmniejsza: żadnych zniszczeń, które kosztują runda po rundzie. Nagrodę 2 PZ dostanie wcześniejsza oferta 3.',
      noteBid: 'Każdy ocalały liczy się za jednego i wraca w Zakończeniu, czyli na koniec rundy.',
      freeChoice:
        'Zaczyna gracz, który ma najwięcej PZ. W każdej z trzech kolejek wybierasz obszar bez swojej oferty i dowolnych ocalałych.',
      explorationBid:
        'W obszarze Eksploracja są oferty 3 i 1; za najmniejszą traci się 2 PZ. Jaka najmniejsza liczba tego unika?',
      tiedSmallest: '1 równa się najmniejszej ofercie, a wśród równych karę dostaje ostatnia: −2 PZ.',
      zeroIsSmallest: '0 jest zawsze dozwolone, ale to byłaby najmniejsza oferta: −2 PZ.',
      tiedLargest: '3 równa się największej, ale nagrodę dostaje wcześniejsza, a za zasłonką nikt nie zostaje.',
      explorationNow: 'Obszar Budowa będzie następny; najpierw spójrz na obszar Eksploracja.',
      inBetween: '2 leży między 3 a 1: ani nagrody, ani kary, i drugi wybór kart.',
      noteTies:
        'Wśród równych największych ofert nagrodę dostaje najwcześniejsza, wśród równych najmniejszych karę ostatnia.',
      lastWorker: 'Został jeden robotnik. W obszarze Budowa są oferty 0 i 2: przed czym może cię uchronić?',
      zeroTied: '0 jest dozwolone, ale równa się wcześniejszej ofercie 0: tracisz 2 PZ.',
      noPenalty: 'Twoje 1 jest większe od 0. Sześciu ocalałych wystarczyło, by uniknąć wszystkich trzech kar.',
      noteZero: 'Oferta 0 jest zawsze dozwolona i liczy się jak każda inna.',
      largestChooses:
        'Nagrody i kary są rozdane. W obszarze Eksploracja pierwsza wybiera największa oferta: 3 ma już kartę, teraz twoje 2.',
      cards:
        'Karty wyposażenia punktują na końcu. Ocalali z karty dołączają do ciebie, a grabieżcy atakują twoje miasto.',
      privateTiles:
        'Jeden z twoich dwóch prywatnych żetonów da ci na końcu PZ: twój plan to żołnierze albo piwo i benzyna.',
      yourChoice: 'Weź kartę ze wszystkimi figurkami: piwo i dwaj robotnicy czy broń, robotnik, żołnierz i grabieżca?',
      eitherCard: 'Tu jedno i drugie jest dobre; następna lekcja jest o tym, co daje oferta.',
    },
  },
  won: {
    title: 'Co dają oferty',
    about: 'Weź wyposażenie z figurkami i od razu buduj.',
    says: {
      chooseFirst: 'W obszarze Eksploracja pierwsza wybiera największa oferta: twoje 3, potem 2, potem 1.',
      figures:
        'Grabieżcy niszczą twoje miasto. Najlepiej walczą z nimi żołnierze; inżynierowie naprawiają, a niektóre akcje ich wymagają.',
      kinds: 'Karty punktują na końcu: piwo i benzyna tym więcej, im więcej kart, leki po 8 PZ za trzy.',
      withFigures:
        'Kartę bierze się ze wszystkimi figurkami, a każdy grabieżca to jeden więcej na twoim torze. Która karta jest najlepsza?',
      onlyWorkers: 'Dwaj robotnicy i żadnego grabieżcy, ale żołnierz i inżynier zdziałają w mieście więcej.',
      twoMarauders: 'Dwaj robotnicy, ale i dwaj grabieżcy: przesuniesz się o 2 pola w prawo.',
      tookThem: 'Żołnierz i inżynier są za twoją zasłonką; grabieżca przesunął twój znacznik z 2 na 3.',
      noteFigures: 'Bierzesz kartę ze wszystkimi na niej; każdy grabieżca to 1 pole w prawo na torze grabieżców.',
      earlierFirst: 'W obszarze Budowa są dwie oferty 2. Wcześniejsza już wybrała: karty Posterunek strażniczy nie ma.',
      tile: 'Budynek bierze się razem z żetonem na karcie, dobrym albo złym; żeton działa zaraz po zbudowaniu.',
      housing: 'Każdy ocalały potrzebuje mieszkania; kto na koniec rundy go nie ma, odchodzi, a ty tracisz 2 PZ.',
      needHousing: 'Masz teraz 8 ocalałych i mieszkania dla 6. Który budynek pomoże bardziej?',
      oneUnit: 'Warsztat to 1 mieszkanie: jeden ocalały nadal byłby bez mieszkania i kosztował 2 PZ.',
      chooseSite:
        'Buduje się od razu, na placu od 3 do 7; place 1 i 2 są tylko na ulepszenia. Gdzie nic nie przykryjesz?',
      overBuilding: 'Hotel przykryłby to, co tam stoi, razem z mieszkaniami i akcją. Place od 5 do 7 są puste.',
      forfeited: 'Karta trafiłaby do pudełka na darmo, a żeton i tak zadziała.',
      built: 'Mieszkania dla 10: dość dla wszystkich. Teraz działa żeton z tej karty.',
      noteSite: 'Zbuduj od razu albo zrezygnuj z karty; przykryty budynek już się nie liczy.',
      exchange:
        'Jeden robotnik staje się żołnierzem albo inżynierem. Grozi ci 3 grabieżców, a w tej rundzie działa tylko robotnik z obszaru Miasto.',
      engineerNow: 'Inżynier naprawia; przeciw 3 grabieżcom żołnierz zdziała więcej, i to w tej rundzie.',
      stillWorker: 'Robotnik odpiera na wieży 1 grabieżcę, żołnierz 2. Wymiana nic nie kosztuje.',
      waitsARound: 'Kto tam stoi, w tej rundzie nic nie zrobi; może tylko robotnik z obszaru Miasto.',
      exchanged: 'W obszarze Miasto stoi żołnierz i jeszcze w tej rundzie może odeprzeć 2 grabieżców.',
      noteTile: 'Po budynku działa jego żeton, nawet jeśli rezygnujesz z karty.',
      notYet: 'Żołnierz i inżynier z karty w tej rundzie nic nie zrobią, ale na jej koniec potrzebują mieszkań.',
    },
  },
  city: {
    title: 'Miasto pracuje',
    about: 'Użyj swoich ocalałych: walcz, naprawiaj i zdobywaj PZ.',
    says: {
      pool: 'Akcje wykonują tylko ocalali z oferty Miasto: 2 robotników, żołnierz i inżynier. Każdy raz.',
      turns:
        'Wszystkie akcje wykonujesz w jednej turze. Bez względu na oferty pierwszy jest gracz rozpoczynający, potem kolejni.',
      lines:
        'Akcja budynku pokazuje, kto, ile razy w rundzie i co: w kwaterze głównej dowolny ocalały, dwa razy, po 1 PZ.',
      soldierFights:
        'Grozi ci trzech grabieżców, a każdy odparty daje 1 PZ. Kto na wieży strażniczej odeprze najwięcej?',
      oneVpOnly: 'To 1 PZ. Odparcie dwóch grabieżców daje 2 PZ i obu już nie ma.',
      twoForHousing: 'Rozbudowa zajmuje dwóch ocalałych i daje 2 mieszkania, a mieszkań masz dość.',
      unused: 'Możesz zakończyć turę, ale ocalali, którzy nic nie robią, nic nie dają.',
      soldierFirst: 'To też możliwe; tu zacznij od żołnierza, który walczy najlepiej.',
      twoGone: '2 PZ, a został 1 grabieżca. Żołnierz zostaje tam do Zakończenia.',
      noteFight: 'Odparcie: tyle pól w lewo na torze grabieżców, po 1 PZ za każde.',
      workerFights:
        'Został jeden grabieżca. W Zakończeniu, na koniec rundy, spowodowałby 1 pole zniszczeń. Kto może go odeprzeć?',
      vpAndDamage: 'To samo 1 PZ, ale grabieżca zostaje i powoduje 1 pole zniszczeń.',
      marauderFirst: 'Najpierw ostatni grabieżca: inaczej powoduje zniszczenia runda po rundzie.',
      noneLeft: 'Nie ma już grabieżców: w tej rundzie żadnych zniszczeń i 1 PZ więcej.',
      damageCosts:
        'Znacznik zniszczeń stoi na polu 4. Co rundę działają pola 2 i 3 na lewo od niego: pole 3 kosztuje 1 PZ.',
      engineerRepairs: 'Naprawa przesuwa znacznik o 1 pole w lewo. Gdzie twój inżynier dostanie za nią także PZ?',
      withoutVp: 'To też naprawia 1 pole, ale bez PZ; Warsztat daje 2.',
      oneWithoutRepair: 'To 1 PZ; Warsztat daje 2 i naprawia 1 pole.',
      engineerFirst: 'Najpierw użyj inżyniera w budynku Warsztat: 1 pole i 2 PZ.',
      repaired: 'Znacznik zniszczeń jest na polu 3, a ty masz o 2 PZ więcej.',
      noteRepair:
        'Robotnik, inżynier lub przywódca naprawia 1 pole bez żadnego budynku; niektóre budynki dają za to PZ.',
      lastWorker: 'Został jeden robotnik: 1 PZ w kwaterze głównej czy naprawa jeszcze 1 pola, bez budynku i bez PZ?',
      allUsed: 'Czterech ocalałych, cztery użycia. Bez grabieżców Zakończenie nie przyniosło zniszczeń.',
      noteLines: 'Każde użycie wymaga osobnych ocalałych, a działają tylko ci z oferty Miasto.',
      income: 'W Zakończeniu każdej rundy budynki dają podane na nich PZ; twoje na razie żadnych nie mają.',
    },
  },
  roof: {
    title: 'Mieszkania dla wszystkich',
    about: 'Grabieżcy powodują zniszczenia, a każdy ocalały potrzebuje mieszkania.',
    says: {
      count: 'Masz 9 ocalałych, a każdy potrzebuje mieszkania. Twoje budynki mają ich 2, 1 i 3.',
      fightFirst: 'W Zakończeniu każdy grabieżca przesuwa znacznik zniszczeń o 1 pole. Niech żołnierz odeprze 2 z 4.',
      nothingDone: 'Wtedy 4 grabieżców powoduje zniszczenia, a 3 ocalałych bez mieszkania kosztuje 6 PZ.',
      extendAfter: 'Rozbudowę zbudują dwaj robotnicy; najpierw żołnierz, na grabieżców.',
      soldierBest: 'Żołnierz odpiera 2 grabieżców i daje 2 PZ: to najpierw.',
      oneLeft: '2 PZ, a zostało dwóch grabieżców.',
      extend: 'Trzech jest bez mieszkania: −6 PZ. Raz w grze dwóch ocalałych buduje rozbudowę: 2 mieszkania.',
      savesOneDamage: 'To 1 PZ i mniej zniszczeń, ale trzech ocalałych bez mieszkania kosztuje 6 PZ.',
      threeLeave: 'Cokolwiek to da, trzech ocalałych bez mieszkania wtedy odchodzi, a ty tracisz 6 PZ.',
      extended: 'Mieszkania dla 8: bez mieszkania będzie jeden zamiast trzech.',
      noteHousing: 'Na koniec każdej rundy każdy ocalały potrzebuje mieszkania.',
      extension: 'Rozbudowa ma też akcję: raz w rundzie dowolny ocalały daje tam 2 PZ.',
      lastWorker: 'Został jeden robotnik i dwóch grabieżców: 2 PZ w rozbudowie czy 1 PZ i o jednego grabieżcę mniej?',
      sameSpace: 'To też oszczędza 1 pole, ale bez PZ, a grabieżca powoduje zniszczenia także w następnej rundzie.',
      oneMoreSpace: 'Wtedy zniszczenia powoduje dwóch grabieżców zamiast jednego.',
      twoVpNow: 'Teraz 2 PZ, ale w następnej rundzie zniszczenia kosztują o 1 PZ więcej, a grabieżca zostaje.',
      damaged: 'Zakończenie: ocalali wracają, a 1 grabieżca przesuwa znacznik zniszczeń z 4 na 5.',
      noteDamage: 'W Zakończeniu każdy grabieżca to 1 pole zniszczeń, a grabieżcy zostają.',
      ends: 'Na końcu toru, przy polu zniszczeń 8 albo 15 grabieżcach, każdy następny grabieżca kosztuje zamiast tego 1 PZ.',
      oneTooMany:
        'Dziewięciu ocalałych, mieszkania dla 8: jeden trafia do worka, skąd biorą się nowi, za −2 PZ. Bez kogo się obejdziesz?',
      leaderStays: 'Przywódca zastępuje każdego, a zwykle ma się tylko jednego.',
      rareStays: 'W grze jest 10 figurek tego koloru, a robotników 45.',
      workerLeft: 'Robotnik trafił do worka, a ty tracisz 2 PZ.',
      noteLeave: 'Kto odchodzi z braku mieszkania, wybierasz ty; każdy kosztuje 2 PZ.',
      nextRound: 'Nowa runda. Znacznik stał na polu 5, więc zadziałały pola od 2 do 4: nic, −1 PZ i 1 grabieżca.',
      spaceOne: 'Pole 1 daje 2 PZ, ale tylko gdy znacznik na nim stoi; za polem 7 przywódca jest niedostępny.',
      stillThere:
        'Grabieżcy zostają: 1 został, 3 nadciągnęło zgodnie z torem rund, 1 przez zniszczenia. Każdy znów je powoduje.',
    },
  },
  scoring: {
    title: 'Punktacja',
    about: 'Żetony, wyposażenie, zniszczenia i grabieżcy: co liczy się na końcu.',
    says: {
      lastTurn: 'Twoja ostatnia tura w obszarze Miasto. Potem liczą się żetony, wyposażenie, zniszczenia i grabieżcy.',
      middle: 'Po rundzie 3 też liczył się żeton wspólny dla wszystkich, a grabieżcy odeszli, po −1 PZ za każdego.',
      fightTwice: 'Każdy odparty grabieżca daje 1 PZ, a każdy, który zostanie, kosztuje na końcu 1. Kto odeprze obu?',
      oneVp: '1 PZ, a dwaj grabieżcy powodują zniszczenia i na końcu kosztują 2 PZ.',
      nobodyNeedsIt: 'Wszyscy twoi ocalali mają mieszkania, a sama rozbudowa nie daje PZ.',
      unused: 'Możesz zakończyć turę, ale ocalali, którzy nic nie robią, nic nie dają.',
      soldierFirst: 'Pozostali będą następni; najpierw użyj żołnierza.',
      fourInAll: '2 PZ teraz i 2 PZ, których nie stracisz.',
      noteMarauders: 'Na końcu każdy grabieżca na twoim torze kosztuje 1 PZ.',
      types: 'Każdy budynek ma znak swojego typu. Liczą się tylko budynki widoczne, przykryte już nie.',
      laboratory:
        'Laboratorium daje 2 PZ za każdy budynek naukowy: Biblioteka, Warsztat i ono samo. Kto wykona tę akcję?',
      repairForTwo: 'Warsztat daje 2 PZ, a pole 1 dałoby na końcu jeszcze 2. Laboratorium daje 6.',
      oneInstead: 'Najpierw inżynier: Laboratorium daje 6 PZ.',
      sixVp: '6 PZ: po 2 za karty Biblioteka, Laboratorium i Warsztat.',
      lastWorker: 'Na końcu tor zniszczeń zadziała jeszcze raz, a pole 1 daje 2 PZ. Co powinien zrobić robotnik?',
      oneNow: 'To 1 PZ; znacznik zniszczeń na polu 1 daje na końcu 2.',
      onSpaceOne: 'Znacznik zniszczeń jest na polu 1 i żaden grabieżca go nie przesunie.',
      noteSpaceOne: 'Na końcu tor zniszczeń działa jeszcze raz; na polu 1 daje 2 PZ.',
      common: 'Runda skończona. Najpierw wspólny żeton punktacji: po 4 PZ za każdego z 2 inżynierów.',
      privateTile: 'Liczy się jeden prywatny żeton: 5 PZ za budynek naukowy czy 1 PZ za kartę wyposażenia?',
      eightCards: '8 kart daje 8 PZ; 3 budynki naukowe dają 15.',
      chosen: '15 PZ. Wszyscy wybierają jednocześnie; drugi żeton pozostaje ukryty.',
      noteTiles:
        'Wspólne żetony liczą się dla wszystkich, po rundzie 3 i na końcu; z dwóch prywatnych liczy się tylko jeden.',
      equipment:
        'Piwo i benzyna rosną z każdą kartą: za 3 karty piwa 4 PZ. Broń punktuje parami, po 4 PZ, leki trójkami.',
      maps: 'Najwięcej map daje 8 PZ, druga liczba map 4, jak u ciebie. Części pojazdów dają najwięcej z jednego pojazdu.',
      theEnd:
        'Na końcu 2 PZ za znacznik na polu 1 i nic za grabieżców. Wygrywa, kto ma najwięcej PZ, a przy remisie najwięcej kart wyposażenia.',
    },
  },
};
