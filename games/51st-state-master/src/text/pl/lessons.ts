import type { LessonBook } from '@ashtown/engine';

export const lessons: LessonBook = {
  round: {
    title: 'Tura',
    about: 'Weź dwie karty, produkuj, działaj na zmianę z innymi i zobacz, co zabiera Czyszczenie.',
    says: {
      aim: 'Budujesz swój Stan. Wygrywa najwięcej punktów zwycięstwa (PZ); gdy ktoś ma 25, to ostatnia tura.',
      fourPhases: 'Tura ma cztery fazy: Wypatrywanie, Produkcja, Akcja i Czyszczenie. To jest Wypatrywanie.',
      cardShows:
        'Lokacja pokazuje swoją zdolność i dystans, czyli cenę w kontaktach; czerwone i niebieskie pole będą w następnej lekcji.',
      firstPick:
        'Odkryto o jedną kartę więcej, niż jest graczy; wybór zaczyna się od ciebie. Plansza daje żelazo: weź Doki, dadzą więcej.',
      gunShopFar: 'Sklep z bronią ma dystans 3: budowa kosztuje 3 szare kontakty, a będziesz mieć 1.',
      schoolWorkers: 'Szkoła daje robotników, a plansza daje ich już 3. O żelazo trudniej: weź Doki.',
      docksTaken:
        'Karta Doki jest na ręce obok czterech, które zostały ci z sześciu na początku. Przeciwnik wziął kartę Szkoła, ostatnią odrzucono.',
      noteLookout: 'Wypatrywanie: każdy bierze dwie karty, drugą w odwrotnej kolejności.',
      secondPick:
        'Trzy nowe karty; teraz zaczął ostatni gracz i wziął kartę Zabójca. Która z tych dwóch zamienia twoje żelazo na PZ?',
      confessorGuns:
        'Spowiednik bierze za swoje PZ 2 broni, a ty masz żelazo. Handlarz złomem pasuje do twojej planszy.',
      produced: 'Produkcja: plansza frakcji dała ci kartę i żetony: 3 robotników, 1 żelazo i 1 szary kontakt.',
      buildDocks:
        'W swojej kolejce wykonujesz jedną akcję. Za budowę płaci się szarymi kontaktami: Doki mają dystans 1, więc kosztują 1. Zbuduj je.',
      passEarly: 'Kto spasuje, nic już w tej turze nie robi, a masz jeszcze 5 żetonów.',
      docksFirst: 'To może poczekać: Doki będą dawać żelazo co turę. Najpierw zbuduj je.',
      docksMade: 'Doki są w twoim górnym rzędzie i od razu coś dały: masz 2 żelaza.',
      noteTurn: 'W kolejce jedna akcja; gra się na zmianę, aż wszyscy spasują.',
      connections:
        'Odkryte są dwie karty Połączeń. Za 2 robotników pobierasz jedną na rękę; zagrana w późniejszej kolejce da kontakty.',
      tokensGo:
        'Czyszczenie zabiera wszystkie żetony, ale nie karty. 2 robotników da surowiec albo kartę: wymień ich przedtem.',
      greyAlone: 'Za jeden szary kontakt nic nie zbudujesz: twoje karty mają dystans 2 albo 3.',
      connectionToo: 'Karta Połączenia też zostałaby na ręce. Tutaj dobieramy kartę: wymień robotników.',
      passWastes: 'Bez wymiany 3 robotników przepadnie za nic.',
      cardStays: 'Wybierz kartę: to, co masz na ręce, zostaje z tury na turę.',
      resourceGoes: 'Surowiec przepadłby w fazie Czyszczenia. Karta zostaje.',
      cardDrawn: 'Dobierasz kartę Fabryka; został 1 robotnik.',
      noteCleanup: 'Czyszczenie zabiera żetony; PZ, karty i lokacje zostają.',
      passNow: 'Nie ma już nic pożytecznego do zrobienia, a przeciwnik ma pas: spasuj i ty.',
      cleanedUp: 'Żetony przepadły. Zaczęła się druga tura i teraz pierwszym graczem jest przeciwnik.',
      twentyFive: 'Gdy ktoś ma 25 PZ, tę fazę Akcji dogrywa się do końca; potem każda lokacja daje jeszcze 1 PZ.',
    },
  },
  uses: {
    title: 'Jedna karta, trzy użycia',
    about: 'Splądruj, podpisz umowę albo zbuduj: co da ta sama karta?',
    says: {
      threeUses:
        'Lokację z ręki można zbudować, podpisać z nią umowę albo ją splądrować. Czwarte użycie, za budulec, będzie później.',
      distancePays:
        'Każde użycie kosztuje tyle kontaktów, ile wynosi dystans: szare za budowę, niebieskie za umowę, czerwone za plądrowanie.',
      razeMachinery:
        'Splądruj kartę Wielkie maszyny za 1 czerwony kontakt: dostaniesz łupy z jej czerwonego pola, 2 szare kontakty.',
      machineryDeal: 'Umowa da 1 żelazo co turę. Splądrowana da 2 szare kontakty, akurat na kartę Rafineria.',
      machineryFirst: 'Zacznij od karty Wielkie maszyny: jej 2 szare kontakty wystarczą na kartę Rafineria.',
      twoGrey: 'Masz 2 szare kontakty, a Wielkie maszyny leżą na stosie kart odrzuconych.',
      noteRaze: 'Plądrowanie: płacisz czerwonymi, raz bierzesz łupy, karty już nie ma.',
      dealSchool:
        'Podpisz umowę z kartą Szkoła za 1 niebieski kontakt: jej niebieskie pole da robotnika teraz i w każdej Produkcji.',
      greyForRefinery: 'Budowa karty Szkoła zabierze 1 z 2 szarych kontaktów, a Rafineria potrzebuje obu.',
      schoolOnce: 'Splądrowana Szkoła da raz 2 robotników; umowa daje 1 robotnika co turę.',
      schoolNext: 'Rafineria i Kościół będą potem. Teraz podpisz umowę z kartą Szkoła za 1 niebieski kontakt.',
      workerEachRound: '1 robotnik teraz i 1 w każdej następnej Produkcji. Umowy nie można splądrować.',
      noteDeal: 'Umowa: płacisz niebieskimi, bierzesz jej zasób teraz i co turę.',
      rows: 'To, co zbudujesz, tworzy trzy rzędy: na górze lokacje Produkcyjne, w środku Cechy, na dole Akcje.',
      countFuel: 'Rafineria ma bonus za zbudowanie, jednorazowy: 1 PZ za każdą lokację typu Paliwo, także za siebie.',
      mostVp: 'Każde użycie karty Rafineria kosztuje 2 kontakty: wybierz to, które da teraz najwięcej PZ.',
      refineryRazed: 'Splądrowana da 2 PZ i 1 paliwo. Zbudowana liczy trzy lokacje typu Paliwo: 3 PZ.',
      refineryDeal: 'Umowa da 1 paliwo co turę i ani jednego PZ. Inne użycie da 3 PZ.',
      churchTwo: 'Kościół da 2 PZ. Rafineria liczy Zbiornik paliwa, Szyb naftowy i siebie: 3 PZ.',
      refineryNow: 'Policz lokacje typu Paliwo razem z nową kartą: Rafineria da 3 PZ.',
      threeVp: '3 PZ, jednorazowo. Rafineria jest w środkowym rzędzie i na koniec da jeszcze 1 PZ.',
      noteBuild:
        'Budowa: płacisz szarymi; karta zostaje, a jej bonus za zbudowanie jest jednorazowy i liczy też ją samą.',
      churchDeal:
        'Masz jeszcze 2 niebieskie i 2 czerwone kontakty i wiele tur przed sobą: które użycie karty Kościół da więcej PZ?',
      churchRazed: 'Splądrowany Kościół da raz 2 PZ. Umowa da 1 PZ teraz i 1 PZ w każdej następnej turze.',
      churchFirst: 'Kontakty przepadają w fazie Czyszczenia. Najpierw 2 niebieskie: umowa z kartą Kościół.',
      vpEachRound: '1 PZ teraz i 1 PZ w każdej Produkcji.',
      compareUses: 'Cena wszystkich trzech użyć jest ta sama, więc porównuj, co dają: teraz czy co turę.',
    },
  },
  contacts: {
    title: 'Brakuje kontaktu',
    about: 'Czego brakuje, dadzą plansza frakcji, naboje i robotnicy.',
    says: {
      oneShort:
        'Wrak statku kosztuje 2 szare kontakty. Uniwersalny, który dają niektóre karty, liczy się jako dowolny kolor: brakuje 1.',
      factionActions:
        'Trzy akcje frakcji, każda raz w turze: 1 żelazo na 1 szary kontakt, 1 broń na 2 czerwone, 2 paliwa na 2 niebieskie.',
      ammoForIron:
        'Nie masz żelaza? Nabój, który dają niektóre karty, zastąpi paliwo, żelazo, broń lub budulec: weź za niego szary kontakt.',
      redNoHelp: 'Nabój zamiast broni da 2 czerwone kontakty. Nimi się plądruje, ale nie buduje.',
      blueNoHelp: '2 paliwa dadzą 2 niebieskie kontakty, na umowy. Do budowy potrzeba szarych.',
      saveWorkers: '2 robotników też da 1 żelazo, ale będzie ich potrzebował Wrak statku. Zapłać nabojem.',
      notYetPass: 'Jeśli spasujesz, wszystkie te żetony przepadną w fazie Czyszczenia.',
      greyGained: 'Nabój zastąpił żelazo: masz 1 szary kontakt.',
      noteAmmo: 'Nabój zastępuje paliwo, żelazo, broń i budulec, nigdy odwrotnie.',
      mixContacts: '1 szary i 1 uniwersalny kontakt to razem 2: zbuduj kartę Wrak statku.',
      buildFirst:
        'Najpierw budowa: kontakty przepadną w fazie Czyszczenia, a żelazo da PZ dopiero, gdy stoi Wrak statku.',
      shipwreckStands: 'Wrak statku jest w dolnym rzędzie: 1 robotnik i 1 żelazo dają 2 PZ, do dwóch razy w turze.',
      noteUniversal: 'Uniwersalny kontakt zastępuje każdy kolor i można go łączyć z innymi.',
      twoForOne: 'Wrak statku potrzebuje żelaza. Wymień 2 robotników na surowiec; można to robić dowolnie często.',
      workersGo: 'Jeśli teraz spasujesz, 4 robotników przepadnie. Dwóch z nich da żelazo.',
      noDealLeft: '2 niebieskie kontakty są na umowy, ale nie masz kart na ręce. Wymień robotników.',
      chooseIron: 'Paliwo, żelazo, broń, budulec albo karta: weź to, czego wymaga Wrak statku.',
      cardNoVp: 'Karta przyda się w następnych turach. Żelazo da 2 PZ w tej.',
      onlyIron: 'Wrak statku wymaga 1 robotnika i 1 żelaza. Inny surowiec nic tu nie da.',
      againOrStop:
        'Wymianę, i Akcję z wolnym użyciem, można powtórzyć w tej samej kolejce. Zostało 2 robotników: zakończ kolej.',
      noWorkerLeft: 'Drugie żelazo zabrałoby ostatnich 2 robotników, a Wrak statku potrzebuje jednego: nie byłoby PZ.',
      workersKept: '1 żelazo i 2 robotników: na Wrak statku wystarczy.',
      noteExchange: '2 robotników za paliwo, żelazo, broń, budulec albo kartę, dowolnie często.',
      useShipwreck: 'Użyj lokacji Wrak statku: 1 robotnik i 1 żelazo.',
      vpWaits: 'Wrak statku czeka z 2 PZ: najpierw użyj go.',
      twoVp: '2 PZ. Drugie użycie w tej turze wymaga jeszcze jednego robotnika i jeszcze jednego żelaza.',
      noteAction: 'Akcja kosztuje to, co pokazuje, raz lub dwa razy w turze.',
      eachRoundAgain:
        'Po Czyszczeniu akcje frakcji i oba użycia karty Wrak statku są znów dostępne; każda frakcja wymienia inaczej.',
    },
  },
  open: {
    title: 'Otwarte drzwi',
    about: 'Co zbudujesz, produkuje od razu, a Otwarta Produkcja służy też innym.',
    says: {
      openDoors:
        'Drzwi oznaczają Otwartą Produkcję: Kotłownia daje 2 robotników, Doki 1 żelazo, a ty możesz wysłać tam robotnika.',
      sendToBoiler:
        'Masz 1 robotnika; gdy go wyślesz, właściciel dostanie 1. Która z tych dwóch lokacji da ci za niego więcej?',
      docksSecond: 'Doki dadzą 1 żelazo za jedynego robotnika. Kotłownia zrobi z 1 robotnika 2: zacznij tam.',
      buildLater:
        'Karta może poczekać. Otwarta Produkcja przyjmuje jednego robotnika w turze: kto pierwszy, ten lepszy.',
      workerIdle:
        'Niewykorzystany robotnik przepadnie w fazie Czyszczenia. W lokacji Kotłownia zrobi się z niego dwóch.',
      oneBecameTwo: 'Masz 2 robotników, a właściciel dostał jednego.',
      noteSend: 'Wyślij 1 robotnika do Otwartej Produkcji: dostajesz to, co daje, właściciel 1 robotnika.',
      onceARound: 'Kotłownia miała już w tej turze swojego robotnika. Doki są jeszcze wolne: wyślij jednego tam.',
      cheaperIron: 'Wymiana zabiera za 1 żelazo 2 robotników. Doki dają je za 1.',
      nobodyTakesCards: 'Karty z ręki nikt ci nie weźmie, ale Doki ktoś może wykorzystać przed twoją następną kolejką.',
      passCloses: 'Kto spasuje, nie wyśle już w tej turze robotnika, a masz ich 2.',
      gotIron: '1 robotnik zamienił się w 1 żelazo.',
      buildVehicles:
        'Zbuduj kartę Pojazdy budowlane za 1 szary kontakt: od razu da 1, a jej bonus za zbudowanie to jeszcze 1.',
      vehiclesBetter: 'Żelazo za 1 szary kontakt to uczciwa cena. Pojazdy budowlane dają 2 za 1, a potem 1 co turę.',
      greyWaits: 'Szary kontakt przepadłby w fazie Czyszczenia. Zbuduj coś za niego.',
      twoGrey: 'Zapłacono 1 szary kontakt, przybyły 2: produkcja od razu i bonus za zbudowanie.',
      noteAtOnce: 'Nowa lokacja Produkcyjna produkuje od razu; bonus za zbudowanie jest dodatkowo.',
      guestCame: 'Pojazdy budowlane też mają Otwartą Produkcję: przeciwnik wysłał tam robotnika, a tobie przybył 1.',
      buildPub: '2 szare kontakty wystarczą akurat na Pub: od razu dobierzesz kartę, a drugą jako bonus.',
      twoAreEnough: 'Pub ma dystans 2, a masz 2 szare kontakty: żelaza nie wydawaj.',
      pubTwoCards: '2 robotników da jedną kartę. Pub da teraz dwie, a potem jedną co turę.',
      pubWaits: 'Szare kontakty przepadną w fazie Czyszczenia: zbuduj Pub, zanim spasujesz.',
      twoCards: 'Dobierasz 2 karty. Pub dobiera 1 w każdej Produkcji.',
      noteOwner: 'Gdy ktoś wyśle robotnika do twojej lokacji, dostajesz 1 robotnika.',
      notYourOwn: 'Do własnych lokacji nie można wysyłać robotników, ani do lokacji gracza, który spasował.',
    },
  },
  neighbours: {
    title: 'Sąsiedzi',
    about: 'Plądruj to, co zbudowali inni, chroń swoje i w porę spasuj.',
    says: {
      othersToo:
        'Tu grasz frakcją Sojusz Mutantów. Lokacje innych też można plądrować: płacisz tyle czerwonych kontaktów, ile wynosi obrona.',
      defences: 'Lokacje Produkcyjne mają obronę 3, Cechy 4, Akcje 5; dystans nie ma tu znaczenia.',
      threatened:
        'Inni mogą plądrować twoje: przeciwnik ma 3 czerwone kontakty, akurat na kartę Szkoła, lokację Produkcyjną.',
      shieldFree:
        'Niektóre karty dają tarcze, jedną masz. Położenie jej nie jest akcją i twoja kolej trwa dalej: połóż ją.',
      passProtects: 'Pas ochroniłby wszystko, co masz, ale przepadłyby 4 czerwone kontakty i 2 robotników.',
      shieldThenRaze: 'Najpierw połóż tarczę: nic nie kosztuje, a plądrować możesz i potem.',
      shieldFirst: 'To byłaby twoja akcja w tej kolejce. Przed nią połóż tarczę: nic nie kosztuje.',
      whereShield: 'Tarcza dodaje 1 do obrony. Którą lokację można splądrować za 3 czerwone kontakty?',
      archiveSafe: 'Archiwum to Akcja z obroną 5: 3 czerwone kontakty na nie nie wystarczą.',
      schoolFour: 'Szkoła ma teraz obronę 4: 3 czerwone kontakty to za mało.',
      noteShield: 'Tarczę kładziesz za darmo w swojej kolejce; do Czyszczenia dodaje 1 do obrony.',
      razeChurch: 'Masz 4 czerwone kontakty: splądruj to, co da ci PZ. Właściciel dostanie raz zasób z pola umowy.',
      fuelTankTwo: 'Zbiornik paliwa kosztuje 3 czerwone kontakty i da 2 paliwa. Kościół kosztuje 4 i da 2 PZ.',
      mayPassNext: 'Broń da 3 czerwone kontakty, ale teraz gra przeciwnik i może spasować: wtedy nic nie splądrujesz.',
      razeBefore:
        'Przeciwnik może w każdej chwili spasować, a czerwone kontakty przepadają w fazie Czyszczenia: plądruj, póki się da.',
      ruinsThere: 'Dostajesz 2 PZ, właściciel 1 PZ zadośćuczynienia, a z karty Kościół zostały Ruiny.',
      noteRuins: 'Plądrowanie: płacisz obronę, bierzesz łupy; właściciel raz bierze zasób z pola umowy i ma Ruiny.',
      opponentPassed: 'Przeciwnik ma pas: do końca tury jego lokacji nie można plądrować ani używać.',
      playOn: 'Grasz dalej bez innych. Archiwum zamienia 1 robotnika na 1 PZ: użyj tej lokacji.',
      noTarget: '3 czerwone kontakty i żadnej lokacji w zasięgu: przepadłyby w fazie Czyszczenia.',
      resourceLost: '2 robotników za 1 surowiec, który zabierze Czyszczenie. W lokacji Archiwum to 2 PZ.',
      workersLost: '2 robotników by przepadło. W lokacji Archiwum to 2 PZ.',
      useAgain: 'Archiwum działa dwa razy w turze: użyj go jeszcze raz w tej samej kolejce.',
      oneWorkerIdle: 'Został jeden robotnik, wart 1 PZ.',
      twoFromArchive: '2 PZ z lokacji Archiwum. Broń dałaby czerwone kontakty, ale bez celu.',
      notePass: 'Lokacji gracza, który spasował, nie można plądrować, a on nic już w tej turze nie robi.',
      whenToPass: 'Pasuj więc wcześnie, gdy boisz się o lokacje, a późno, gdy masz jeszcze coś do zrobienia.',
    },
  },
  finish: {
    title: 'Przebudowa i koniec gry',
    about: 'Zrób z Ruin lokację, zdobądź 25 PZ i podlicz resztę.',
    says: {
      twoShort: 'Masz 23 PZ, przeciwnik 24. Od 25 PZ zaczyna się koniec gry.',
      ruinsStand: 'Twoją lokację Kościół splądrowano: zostały Ruiny, które na koniec nic nie dają.',
      redevelopment:
        'Za 1 budulec karta z ręki zastępuje kartę w twoim Stanie: nie płacisz kontaktów, a dostajesz 1 PZ.',
      brickRedevelops: 'Która z twoich trzech kart da w ten sposób najwięcej PZ? Przebuduj na nią.',
      cinemaTwo: 'Stare kino da 1 PZ i przebudowa 1: razem 25. Gruzowisko liczy 2 lokacje typu Budulec: 26.',
      tankOne: 'Zbiornik paliwa da 1 paliwo i 1 PZ za przebudowę. Gruzowisko da do 3 PZ.',
      brickIdle: 'Szary kontakt poczeka do następnej kolejki. Budulec da więcej: najpierw przebuduj.',
      brickFirst: 'Budulec jest teraz wart do 3 PZ: najpierw przebuduj.',
      whichOld:
        'Gruzowisko daje 1 PZ za każdą lokację typu Budulec. Może zastąpić Ruiny albo kartę Kamieniołom o tym samym typie.',
      quarryCounts: 'Bez karty Kamieniołom Gruzowisko liczy tylko siebie: 2 PZ zamiast 3 i o jedną lokację mniej.',
      twentySix: '1 PZ za przebudowę, 2 za Kamieniołom i Gruzowisko: 26 PZ. Zaczął się koniec gry.',
      noteRedevelop: 'Przebudowa: 1 budulec i wspólny typ; z Ruin można zrobić wszystko; zawsze 1 PZ.',
      phaseGoesOn: 'Fazę Akcji dogrywa się do końca; potem każda lokacja w Stanie daje 1 PZ.',
      oneMoreLocation: 'Masz 1 szary kontakt i dwie karty o dystansie 1: zbuduj tę, która da więcej PZ.',
      tankLater: 'Zbiornik paliwa da 1 PZ na koniec. Stare kino da 1 PZ teraz i 1 na koniec.',
      resourceNoVp: 'Surowiec nie daje punktów; rozstrzyga tylko remis. Najpierw budowa.',
      greyLeft: 'Szary kontakt może dać jeszcze 2 PZ: zbuduj coś, zanim spasujesz.',
      twentySeven: '27 PZ i pięć lokacji, które się policzą.',
      noteEnd: 'Od 25 PZ gra kończy się po fazie Akcji; potem każda lokacja to 1 PZ.',
      passToScore: 'Nic więcej nie da PZ, a przeciwnik ma pas: spasuj, a gra zostanie podliczona.',
      onlyTies: 'Surowiec albo karta liczą się tylko przy remisie, a masz przewagę: spasuj.',
      won: '27 i 5 lokacji to 32 PZ; przeciwnik ma 24 i 5, czyli 29. Wygrywasz.',
      mostWins: 'Wygrywa najwięcej PZ. Przy remisie liczy się razem wszystkie żetony i karty na ręce, potem lokacje.',
    },
  },
};
