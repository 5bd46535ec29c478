import type { Rulebook } from '@ashtown/engine';

export const rules: Rulebook = [
  {
    title: 'Pojęcia',
    rules: {
      'FSM-1':
        'Tura to Wypatrywanie, Produkcja, Akcja i Czyszczenie, w tej kolejności. Kolejne tury trwają, aż coś wywoła koniec gry (FSM-175).',
      'FSM-2': 'W fazie Akcji kolej przypada zawsze jednemu graczowi. Ten gracz jest aktywny.',
      'FSM-3':
        'Masz rękę (karty lokacji i karty Połączeń), żetony przed sobą, Stan (trzy rzędy zbudowanych lokacji i Ruin) oraz umowy (karty wsunięte pod planszę frakcji). Pula to wspólny zapas żetonów.',
      'FSM-4':
        'Niesplądrowana lokacja to odkryta karta w rzędzie Stanu. Ruiny to splądrowana karta, zakryta w swoim rzędzie.',
      'FSM-5':
        'Budowa to dołączenie lokacji do Stanu: przez konstrukcję (FSM-87) albo przebudowę (FSM-89, FSM-90). Co dotyczy budowy, dotyczy obu.',
      'FSM-6': 'Przeciwnik jest w zasięgu, dopóki nie spasuje w bieżącej fazie Akcji.',
      'FSM-7':
        'Kolejność graczy biegnie zgodnie z ruchem wskazówek zegara od gracza, który ma żeton pierwszego gracza.',
    },
  },
  {
    title: 'Elementy gry',
    rules: {
      'FSM-8':
        'W grze jest 188 kart lokacji (88 podstawowych, 50 z rozszerzenia Nowa Era, 50 z rozszerzenia Zima), 12 kart Połączeń (6 czerwonych, 6 niebieskich), 4 plansze frakcji, ścieżka punktów zwycięstwa i żeton pierwszego gracza.',
      'FSM-9':
        'Lokacja pokazuje dystans (od 1 do 3), typy (żaden, jeden lub dwa), kategorię, zdolność, czasem bonus za zbudowanie, łupy i umowę, która zawsze daje dokładnie jeden zasób.',
      'FSM-10': 'Są trzy kategorie, każda z własnym rzędem: Produkcja w górnym, Cecha w środkowym, Akcja w dolnym.',
      'FSM-11':
        'Otwarta Produkcja to lokacja Produkcyjna, do której przeciwnicy mogą wysłać robotnika. Poza tym jest zwykłą lokacją Produkcyjną.',
      'FSM-12':
        'Jest jedenaście typów: Paliwo, Żelazo, Broń, Budulec, Naboje, Robotnik, Karta, Kontakt, Punkt zwycięstwa, Wolność i Skażenie. Są ważne tylko przy przebudowie, dla zdolności, które liczą lokacje, i przy atakach w grze jednoosobowej.',
      'FSM-13': 'Lokacje Fundament i Radioaktywna kolonia nie mają typu; Ruiny też go nie mają.',
      'FSM-14':
        'W Stanie możesz mieć dowolnie wiele lokacji, a pod planszą dowolnie wiele umów, także o tej samej nazwie.',
      'FSM-15': 'To, co mówi plansza frakcji lub karta, ma pierwszeństwo przed zasadami ogólnymi.',
    },
  },
  {
    title: 'Zasoby',
    rules: {
      'FSM-16':
        'Jest czternaście zasobów: paliwo, żelazo, broń, budulec, nabój, robotnik, czerwony, niebieski, szary i uniwersalny kontakt, tarcza, żeton przebudowy, karta i PZ.',
      'FSM-17': 'Paliwo, żelazo, broń i budulec to surowce podstawowe.',
      'FSM-18':
        'Wszędzie, gdzie trzeba zapłacić surowcem podstawowym, 1 nabój zastępuje 1 dowolny surowiec podstawowy. Surowiec podstawowy nigdy nie zastępuje naboju.',
      'FSM-19':
        'Szarymi kontaktami płacisz za konstrukcję, niebieskimi za umowy, czerwonymi za plądrowanie. Mogą być też częścią kosztu na kartach i planszach.',
      'FSM-20':
        '1 uniwersalny kontakt zastępuje 1 dowolny kontakt: czerwony, niebieski lub szary. W jednej zapłacie możesz łączyć kontakty uniwersalne i kolorowe.',
      'FSM-21':
        'Otrzymać kartę to dobrać na rękę wierzchnią kartę z talii lokacji. W koszcie karta oznacza odrzucenie jednej karty z ręki.',
      'FSM-22':
        'Otrzymane PZ od razu zaznacza się na ścieżce punktów zwycięstwa. PZ nigdy się nie wydaje ani nie traci i może ich być więcej niż 25.',
      'FSM-23': 'Wszystkie zasoby oprócz kart i PZ bierzesz z puli i kładziesz przed sobą.',
      'FSM-24':
        'Pula nigdy się nie wyczerpuje. Liczba twoich żetonów, kart na ręce, lokacji w Stanie i umów jest nieograniczona.',
      'FSM-25':
        'Jeśli jeden efekt daje kilka zasobów, bierzesz wszystkie; wybierasz tylko tam, gdzie na karcie jest „lub”.',
    },
  },
  {
    title: 'Talie',
    rules: {
      'FSM-26':
        'Gdy talia lokacji jest pusta, a trzeba dobrać lub odkryć kartę, stos kart odrzuconych tasuje się w nową talię i dobiera dalej.',
      'FSM-27': 'Jeśli puste są i talia, i stos kart odrzuconych, brakujące karty przepadają.',
      'FSM-28':
        'Odrzucone lokacje leżą odkryte na jednym wspólnym stosie kart odrzuconych, który każdy może przeglądać.',
      'FSM-29':
        'Karty Połączeń każdego koloru mają zakrytą talię i odkryty stos kart odrzuconych. Pustą talię uzupełnia się, tasując jej własny stos; jeśli i on jest pusty, w tej turze nie odkrywa się karty tego koloru.',
      'FSM-30':
        'Karta leżąca jako Ruiny nie należy do talii ani do stosu kart odrzuconych, dopóki nie zostanie przebudowana.',
    },
  },
  {
    title: 'Co jest ukryte, jawne i losowe',
    rules: {
      'FSM-31':
        'Wszyscy widzą zawsze liczbę kart na każdej ręce oraz wszystkie żetony, rzędy, umowy, PZ, odkryte karty Połączeń i stosy kart odrzuconych.',
      'FSM-32':
        'Tylko ty wiesz, jakie masz karty. Karty wzięte spośród odkrytych widzieli wszyscy, więc dziennik je wymienia; kart rozdanych i dobranych innym nie zdradza.',
      'FSM-33': 'Kolejności kart w talii nie zna nikt. Liczba kart w każdej talii jest jawna.',
      'FSM-34':
        'Losowe są tylko: tasowanie i ponowne tasowanie talii, wybór pierwszego gracza, frakcje, których nikt nie wybrał, oraz w grze jednoosobowej karta dla wirtualnego przeciwnika (FSM-254).',
      'FSM-35': 'Ruchu, po którym dobrano lub odkryto kartę, nie można cofnąć.',
    },
  },
  {
    title: 'Przygotowanie',
    rules: {
      'FSM-36':
        'Przed grą wybiera się talię (opcja „Rozszerzenie”): sam zestaw podstawowy (88 kart), z rozszerzeniem Nowa Era (138) albo z rozszerzeniem Zima (138).',
      'FSM-37':
        'Instrukcja nie przewiduje obu rozszerzeń naraz. Z opcją „Oba rozszerzenia” gra się wszystkimi 188 kartami bez względu na wybrane rozszerzenie; zwykle jest wyłączona.',
      'FSM-38':
        'Każdy ma inną planszę frakcji, wylosowaną albo wybraną przed grą (opcja „Frakcje”). Obie strony planszy są równorzędne.',
      'FSM-39': 'Losowo wybrany gracz dostaje żeton pierwszego gracza.',
      'FSM-40':
        'Talię lokacji się tasuje. Czerwone i niebieskie karty Połączeń tasuje się jako dwie osobne zakryte talie.',
      'FSM-41': 'Wszyscy zaczynają z 0 PZ i bez żetonów.',
      'FSM-42': 'Dostajesz 6 lokacji: 4 zostają na ręce, 2 odrzucasz.',
      'FSM-43':
        'Wszyscy jednocześnie i w ukryciu wybierają, które 4 z 6 kart zostają na ręce. Odrzucone karty stają się jawne, gdy wszyscy wybiorą.',
      'FSM-44':
        'W każdej fazie Produkcji plansza frakcji daje 3 robotników, 1 szary kontakt, 1 kartę i 1 własny surowiec: Nowy Jork – żelazo, Federacja Appalachów – budulec, Sojusz Mutantów – broń, Gildia Kupców – paliwo.',
    },
  },
  {
    title: 'Wypatrywanie',
    rules: {
      'FSM-45':
        'Odkrywa się wierzchnią kartę każdej talii kart Połączeń. W turze dostępna jest więc najwyżej jedna czerwona i jedna niebieska karta Połączenia.',
      'FSM-46':
        'Pierwszy wybór: odkrywa się o jedną lokację więcej, niż jest graczy. Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy bierze jedną na rękę.',
      'FSM-47':
        'Drugi wybór: znów odkrywa się o jedną nową lokację więcej, niż jest graczy. Zaczyna ostatni gracz w kolejności, dalej w przeciwną stronę, a pierwszy gracz wybiera na końcu.',
      'FSM-48': 'Po każdym wyborze pozostała karta trafia odkryta na stos kart odrzuconych, zanim odkryje się nowe.',
      'FSM-49':
        'Gdy przychodzi kolej na twój wybór, musisz wziąć jedną z odkrytych kart. Wszystkie odkryte karty są jawne.',
      'FSM-50':
        'Jeśli nawet po przetasowaniu kart jest za mało, gracze biorą po kolei, aż ich zabraknie; pozostali nic nie dostają.',
      'FSM-51': 'Liczba kart na ręce nie jest ograniczona, ani w Wypatrywaniu, ani później.',
    },
  },
  {
    title: 'Produkcja',
    rules: {
      'FSM-52':
        'Otrzymujesz zasoby z trzech źródeł: z planszy frakcji, ze wszystkich umów i ze wszystkich niesplądrowanych lokacji Produkcyjnych, także z Otwartą Produkcją.',
      'FSM-53': 'Każda umowa daje swój jeden zasób w fazie Produkcji każdej następnej tury.',
      'FSM-54':
        'W Produkcji Ruiny, Cechy i Akcje same nic nie wytwarzają. Niektóre Cechy działają jednak zależnie od produkcji (FSM-206).',
      'FSM-55': 'Produkcja nic nie kosztuje i zawsze trzeba ją przyjąć.',
      'FSM-56':
        'Produkcja ma pięć kroków (od FSM-57 do FSM-61). Każdy krok wykonują do końca wszyscy gracze, po kolei, zanim zacznie się następny; w jednym kroku twoje karty działają i pytają o wybór w kolejności zbudowania.',
      'FSM-57': 'Krok 1: właściciele lokacji Dostawcy wskazują lokację (FSM-199).',
      'FSM-58':
        'Krok 2: wracają do ciebie przechowane zasoby. Potem plansza frakcji, umowy i lokacje Produkcyjne, które dają stałe zasoby, zasoby do wyboru albo zasoby za lokacje danego typu.',
      'FSM-59': 'Krok 3: Elektrownia kopiuje inną lokację (FSM-194).',
      'FSM-60': 'Krok 4: lokacje, które liczą twoją produkcję: Cysterna, Plac budowy, Biuro szeryfa i Mała fabryka.',
      'FSM-61': 'Krok 5: Cechy, które wymagają określonej wielkości produkcji.',
      'FSM-62':
        'Wynik Produkcji to wszystko, co w krokach 2–4 tej tury dały ci plansza, umowy i lokacje Produkcyjne. Nie wchodzą do niego przechowane zasoby, które wróciły, ani nic, co otrzymasz w kroku 5 lub później w tej turze.',
      'FSM-63': 'Wynik Produkcji obowiązuje do początku następnej fazy Produkcji.',
      'FSM-64':
        'Gdy produkuje lokacja z zasobami do wyboru, jej właściciel albo ten, kto dostaje zasoby, wybiera jedną z podanych możliwości. Za każdym razem wybór może być inny.',
      'FSM-65': 'Lokacja z Otwartą Produkcją, która produkuje w fazie Produkcji, nie liczy się przez to jako użyta.',
      'FSM-66':
        'Jeśli ktoś zdobędzie 25 PZ w Produkcji, wywołuje to koniec gry, ale fazę Akcji tej tury rozgrywa się w całości (FSM-176).',
    },
  },
  {
    title: 'Akcja: kolej gracza',
    rules: {
      'FSM-67':
        'Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, kolej przypada każdemu, kto jeszcze nie spasował. Trwa to, aż spasują wszyscy.',
      'FSM-68':
        'W swojej kolejce wykonujesz dokładnie jedną akcję z listy FSM-69; powtórzenia (FSM-74) i kładzenie tarcz (FSM-158) się nie liczą. Instrukcja nie podaje liczby akcji w kolejce; w jej przykładzie gry jednoosobowej są one pojedyncze.',
      'FSM-69':
        'Możliwe akcje: konstrukcja; przebudowa; podpisanie umowy; plądrowanie z ręki; plądrowanie lokacji przeciwnika; użycie lokacji; akcja frakcji; wysłanie robotnika do Otwartej Produkcji przeciwnika; pobranie karty Połączenia; zagranie karty Połączenia; pas.',
      'FSM-70':
        'Poza pasem i w granicach, które wyznaczają karty i plansze, każdą akcję możesz wykonać w turze dowolnie wiele razy i w dowolnej kolejności.',
      'FSM-71':
        'W swojej kolejce możesz wybrać każdą akcję, którą da się w całości wykonać: masz czym zapłacić i jest cel. Spasować możesz zawsze.',
      'FSM-72':
        'Akcji, która wymaga celu (lokacji, umowy, surowca do zabrania), nie można wybrać bez celu. To, że dostaniesz mniej, niż chcesz, na przykład kart z pustej talii, nie przeszkadza w akcji.',
      'FSM-73':
        'Akcję wykonuje się do końca, zanim stanie się coś innego: najpierw koszt, potem efekty, potem to, co dodają inne karty. Nikt nie może jej przerwać.',
      'FSM-74':
        'Po użyciu lokacji, której można w tej turze użyć jeszcze raz, albo po wymianie 2 robotników możesz w tej samej kolejce zrobić to ponownie, za każdym razem płacąc. Przykład w instrukcji powtarza wymianę: 4 robotników za 2 zasoby.',
      'FSM-75':
        'Gra pyta o powtórzenie tylko wtedy, gdy jest możliwe: powtarzasz, z nową zapłatą i nowym wyborem, albo kończysz. Niewykorzystane drugie użycie zostaje na późniejsze kolejki tej tury.',
      'FSM-76':
        'Dopóki możesz powtórzyć akcję lub położyć tarczę, kolej kończysz samodzielnie. Jeśli nie możesz zrobić nic z tego, kończy się sama.',
      'FSM-77': 'Gdy wszyscy inni spasują, twoje kolejki następują jedna po drugiej, aż spasujesz.',
    },
  },
  {
    title: 'Akcja: płacenie',
    rules: {
      'FSM-78':
        'Czym płaci się za poszczególne części kosztu: surowiec podstawowy – tym surowcem lub nabojem; kontakt czerwony, niebieski lub szary – tym kolorem lub kontaktem uniwersalnym; robotnik – robotnikiem; żeton przebudowy – takim żetonem; dowolny surowiec – surowcem podstawowym lub nabojem; karta – dowolną kartą z ręki; umowa – dowolną ze swoich umów.',
      'FSM-79':
        'Za każdą jednostkę kosztu płaci się dokładnie jednym żetonem lub jedną kartą. Nie można przepłacać, a reszty się nie wydaje.',
      'FSM-80': 'Cały koszt płacisz przed efektem. Tym, co daje efekt, nie można za niego zapłacić.',
      'FSM-81':
        'Płacisz własnymi żetonami: tymi przed tobą lub leżącymi na twoich kartach (FSM-238). Żetonem z karty zapłacisz za to samo, za co takim samym żetonem leżącym przed tobą.',
      'FSM-82':
        'Wybierasz, gdzie użyć naboi lub kontaktów uniwersalnych, jaki dać surowiec, gdy może być dowolny, którą odrzucić kartę lub umowę oraz czy wziąć żetony sprzed siebie, czy z kart. Zapłata jest częścią akcji.',
      'FSM-83':
        'Najprostszą zapłatę gra podaje jako pierwszą. Na każdą część bierze właściwy żeton sprzed ciebie, a jeśli go nie ma – z twoich kart w kolejności zbudowania, potem zamiennik (nabój, kontakt uniwersalny) sprzed ciebie, na końcu zamiennik z karty. Za dowolny surowiec bierze surowiec podstawowy, którego masz w tej chwili najwięcej (przy równej liczbie: paliwo, żelazo, broń, budulec), potem surowiec z kart w kolejności zbudowania, potem nabój sprzed ciebie, na końcu nabój z karty. Karty i umowy zawsze wskazujesz samodzielnie.',
      'FSM-84':
        'Jeśli zapłacić można tylko w jeden sposób, gra nie pyta. Nie podaje też sposobów, które prawie nigdy nic nie dają: żetonu z karty, gdy taki sam leży przed tobą, ani zamiennika za żeton, który masz, chyba że Cecha w twoim Stanie mogłaby ten żeton przechować po Czyszczeniu. Cecha, którą masz jeszcze na ręce, się tu nie liczy, bo pytanie by ją zdradziło. Z zasadą domową „Pytaj o każdą zapłatę” wybierasz spośród wszystkich sposobów.',
      'FSM-85':
        'Żetony, którymi płacisz, trafiają do puli. Żetony na użytej karcie to tylko znaczniki użycia: ważne jest jedynie, ile razy karta została w tej turze użyta.',
      'FSM-86':
        'Lokacja odrzucona w zapłacie trafia na stos kart odrzuconych, karta Połączenia na stos swojego koloru, a karta umowy odkryta na stos odrzuconych lokacji.',
    },
  },
  {
    title: 'Akcja: konstrukcja',
    rules: {
      'FSM-87':
        'Wybierz lokację z ręki, zapłać tyle szarych kontaktów, ile wynosi jej dystans, i połóż ją odkrytą w rzędzie jej kategorii.',
      'FSM-88':
        'Możesz wybrać każdą lokację z ręki, której dystans możesz opłacić. Karty Połączenia nigdy nie można zbudować, splądrować ani podpisać z nią umowy.',
    },
  },
  {
    title: 'Akcja: przebudowa',
    rules: {
      'FSM-89':
        'Przebudowa za budulec: wybierz lokację z ręki i kartę swojego Stanu, która ma z nią co najmniej jeden wspólny typ. Zapłać 1 budulec (lub 1 nabój), odrzuć starą kartę i połóż nową w rzędzie jej kategorii.',
      'FSM-90': 'Przebudowa za żeton: zamiast budulca zapłać 1 żeton przebudowy. Wspólny typ nie jest wtedy potrzebny.',
      'FSM-91': 'Każda przebudowa daje 1 PZ bez względu na sposób zapłaty.',
      'FSM-92': 'Do przebudowy wystarczy jeden wspólny typ, nawet jeśli karty mają po dwa.',
      'FSM-93':
        'Za budulec można przebudować Ruiny i lokację bez typu w dowolną lokację, a dowolną lokację w lokację bez typu.',
      'FSM-94': 'Jeśli zamiast budulca płacisz nabojem, wspólny typ nadal jest potrzebny.',
      'FSM-95': 'Przy przebudowie stara i nowa karta mogą mieć różne kategorie; nowa trafia do swojego rzędu.',
      'FSM-96': 'Przy przebudowie dystans nowej karty nie ma znaczenia; nie płacisz szarych kontaktów.',
      'FSM-97':
        'Przebudowywana karta musi być niesplądrowaną lokacją lub Ruinami w twoich rzędach: użyta lub nie, z tarczą lub bez, zbudowana w tej turze lub wcześniej. Umów nie można przebudować.',
      'FSM-98':
        'Przy przebudowie zasoby przechowane lub leżące na starej karcie dostaje właściciel. Znaczniki użycia, wysłany tam robotnik i tarcza trafiają do puli.',
      'FSM-99':
        'Za przebudowę można zapłacić żetonem leżącym na samej starej karcie, na przykład żetonem przebudowy z karty Fundament albo budulcem z karty Skład cegieł.',
      'FSM-100':
        'Po przebudowie nowa karta jest nieużyta: jej Akcja i Otwarta Produkcja są w tej turze dostępne, nawet jeśli na starej karcie były już wykorzystane.',
      'FSM-101': 'Po przebudowie stara karta trafia odkryta na stos kart odrzuconych, także jeśli była Ruinami.',
      'FSM-102':
        'Przy przebudowie wskazujesz kartę z ręki, kartę, którą ona zastępuje, i sposób zapłaty: budulec, nabój albo żeton przebudowy.',
    },
  },
  {
    title: 'Akcja: co daje budowa',
    rules: {
      'FSM-103':
        'Kolejność przy budowie: zapłata; przy przebudowie usunięcie starej karty; położenie nowej karty; przy przebudowie 1 PZ; potem produkcja lokacji Produkcyjnej; na końcu bonus za zbudowanie.',
      'FSM-104': 'Zbudowana lokacja Produkcyjna, także z Otwartą Produkcją, od razu raz produkuje.',
      'FSM-105': 'Bonus za zbudowanie dostajesz raz, gdy lokacja zostaje zbudowana, i nigdy więcej.',
      'FSM-106': 'Lokacja Produkcyjna z bonusem za zbudowanie daje i produkcję, i bonus.',
      'FSM-107':
        'Zdolności i bonusy, które liczą lokacje danego typu lub kategorii, liczą też dopiero co zbudowaną kartę. Karta odrzucona przy przebudowie już się nie liczy.',
      'FSM-108': 'Zasoby otrzymane za budowę nie wchodzą do wyniku Produkcji (FSM-62).',
    },
  },
  {
    title: 'Akcja: umowa',
    rules: {
      'FSM-109':
        'Wybierz lokację z ręki i zapłać tyle niebieskich kontaktów, ile wynosi jej dystans. Wsuń ją pod planszę frakcji tak, by było widać tylko umowę, i od razu weź jej zasób.',
      'FSM-110': 'Dopóki karta jest umową, jej zdolność, bonus i łupy nie działają.',
      'FSM-111':
        'Umowy nie leżą w rzędach: nie liczą się do typów, nie można ich splądrować, chronić tarczą ani przebudować i na koniec nie dają PZ. Wstęp instrukcji dawałby 1 PZ za każdą kartę w Stanie, także za umowy; zasada końcowego liczenia mówi o lokacjach.',
      'FSM-112':
        'Gdy weźmiesz zasób z nowej umowy, działają te twoje Cechy, które coś dają za podpisanie umowy (FSM-215).',
      'FSM-113': 'Umowa wypada z gry tylko wtedy, gdy jej właściciel odrzuci ją jako część kosztu.',
    },
  },
  {
    title: 'Akcja: plądrowanie z ręki',
    rules: {
      'FSM-114': 'Odrzuć lokację z ręki, zapłać tyle czerwonych kontaktów, ile wynosi jej dystans, i weź jej łupy.',
      'FSM-115': 'Karta splądrowana z ręki leży na stosie kart odrzuconych, zanim weźmiesz jej łupy.',
      'FSM-116': 'Przy plądrowaniu z ręki nikt nie dostaje zadośćuczynienia i nie powstają Ruiny.',
    },
  },
  {
    title: 'Akcja: plądrowanie lokacji przeciwnika',
    rules: {
      'FSM-117':
        'Wybierz niesplądrowaną lokację przeciwnika w zasięgu i zapłać tyle czerwonych kontaktów, ile wynosi jej obrona.',
      'FSM-118': 'Obrona wynosi 3 dla Produkcji (także Otwartej), 4 dla Cechy, 5 dla Akcji. Tarcza na karcie dodaje 1.',
      'FSM-119': 'Kto splądruje lokację, bierze jej łupy z puli.',
      'FSM-120':
        'W ramach zadośćuczynienia właściciel bierze raz zasób z pola umowy splądrowanej karty. Przykład w instrukcji, w którym brakuje symbolu, wymienia tu atakującego; rozstrzyga treść zasady.',
      'FSM-121': 'Splądrowaną kartę zakrywa się tam, gdzie leży: staje się Ruinami.',
      'FSM-122':
        'Kolejność przy plądrowaniu lokacji przeciwnika: zapłata; łupy; zadośćuczynienie; karta staje się Ruinami; potem twoje Cechy, które coś dają za plądrowanie. W tej kolejności dobiera się też karty.',
      'FSM-123': 'Znaczniki użycia i robotnik wysłany na splądrowaną kartę trafiają do puli.',
      'FSM-124': 'Zasoby przechowane lub leżące na splądrowanej karcie dostaje właściciel, a nie atakujący.',
      'FSM-125': 'Tarcza ze splądrowanej karty trafia do puli.',
      'FSM-126': 'Nigdy nie możesz splądrować lokacji zbudowanej we własnym Stanie.',
      'FSM-127': 'Ruin nie można splądrować. Nie mają obrony, zdolności, typu, łupów ani umowy.',
      'FSM-128': 'Lokacji gracza, który spasował, nie można splądrować do końca tury.',
      'FSM-129':
        'Za splądrowanie lokacji przeciwnika płacisz dokładnie tyle, ile wynosi obrona; dystans karty nie ma znaczenia.',
    },
  },
  {
    title: 'Akcja: użycie lokacji',
    rules: {
      'FSM-130': 'Zapłać koszt podany na swojej niesplądrowanej lokacji z Akcją i skorzystaj z podanego efektu.',
      'FSM-131':
        'Każdej lokacji z Akcją możesz użyć raz w turze, chyba że karta mówi inaczej. Kart oznaczonych dwoma użyciami można użyć dwa razy.',
      'FSM-132': 'Lokacji można użyć już w turze, w której została zbudowana.',
      'FSM-133':
        'Karty Wrak statku można użyć dwa razy w turze: w instrukcji jest ona przykładem dwóch użyć, choć publiczne spisy kart podają jedno. Zasada domowa „Użycia karty Wrak statku” ustala 2 (zwykle) albo 1.',
    },
  },
  {
    title: 'Akcja: akcje frakcji',
    rules: {
      'FSM-134': 'Każdą z trzech akcji frakcji, które dają kontakty, można wykonać raz w turze.',
      'FSM-135':
        'Wymieniać 2 robotników możesz dowolnie często: na 1 paliwo, żelazo, broń lub budulec albo na 1 kartę; nigdy na nabój.',
      'FSM-136':
        'Nowy Jork: 1 żelazo → 1 szary kontakt; 1 broń → 2 czerwone kontakty; 2 paliwa → 2 niebieskie kontakty.',
      'FSM-137':
        'Federacja Appalachów: 1 budulec i 1 karta z ręki → 2 szare kontakty; 1 broń → 2 czerwone kontakty; 1 paliwo → 2 niebieskie kontakty.',
      'FSM-138':
        'Sojusz Mutantów: 2 żelaza → 2 szare kontakty; 1 broń → 3 czerwone kontakty; 1 paliwo → 1 niebieski kontakt.',
      'FSM-139':
        'Gildia Kupców: 2 żelaza → 2 szare kontakty; 1 broń → 2 czerwone kontakty; 1 paliwo → 3 niebieskie kontakty.',
      'FSM-140': 'Karta w akcji frakcji Federacja Appalachów może być lokacją albo kartą Połączenia.',
      'FSM-141': 'Przy każdej pojedynczej wymianie wybierasz jeden z pięciu zasobów, zanim go weźmiesz.',
      'FSM-142': 'Akcje frakcji nie wymagają lokacji i żadna karta nie może ich zablokować, odświeżyć ani skopiować.',
    },
  },
  {
    title: 'Akcja: Otwarta Produkcja przeciwników',
    rules: {
      'FSM-143':
        'Połóż 1 robotnika na niesplądrowanej lokacji z Otwartą Produkcją przeciwnika w zasięgu i weź to, co ona wytwarza. Potem właściciel bierze 1 robotnika z puli.',
      'FSM-144':
        'Do każdej Otwartej Produkcji można wysłać w turze łącznie jednego robotnika, a nie po jednym od każdego przeciwnika.',
      'FSM-145': 'Nie możesz wysłać robotnika do własnej lokacji.',
      'FSM-146': 'Nie można wysłać robotnika do lokacji gracza, który spasował.',
      'FSM-147': 'Wysyłając robotnika do Otwartej Produkcji, dostajesz tylko jej produkcję, bez bonusu za zbudowanie.',
      'FSM-148': 'Jeśli Otwarta Produkcja daje wybór, jak Najemnicy z Posterunku, wybiera ten, kto wysłał robotnika.',
      'FSM-149':
        'Możesz wysłać robotnika, który leży przed tobą albo na twojej karcie. Zostaje on na lokacji jako znacznik do Czyszczenia, a potem trafia do puli.',
      'FSM-150': 'Robotnika można wysłać do lokacji już w turze, w której została zbudowana.',
    },
  },
  {
    title: 'Akcja: karty Połączeń',
    rules: {
      'FSM-151': 'Pobranie karty Połączenia: zapłać 2 robotników i weź na rękę jedną z odkrytych kart Połączeń.',
      'FSM-152':
        'Jeśli żadna karta Połączenia nie jest odkryta, nie możesz żadnej pobrać. Ze stosów kart odrzuconych wybierać nie wolno.',
      'FSM-153': 'Pobranej karty Połączenia nie zastępuje się nową aż do następnego Wypatrywania.',
      'FSM-154':
        'Zagranie karty Połączenia: połóż ją z ręki na jej stosie kart odrzuconych i weź jej zasoby. Pobranie i zagranie to dwie osobne akcje.',
      'FSM-155': 'Koszt podany na karcie Połączenia (Zbiry: 1 broń) płaci się przy zagraniu, a nie przy pobraniu.',
      'FSM-156':
        'Kupcy: 2 niebieskie kontakty; Junk Train: 3 niebieskie; Punki: 2 czerwone; Zbiry: 3 czerwone za 1 broń.',
      'FSM-157': 'Karty Połączeń zostają na ręce po Czyszczeniu i liczą się jako karty na ręce.',
    },
  },
  {
    title: 'Akcja: tarcze',
    rules: {
      'FSM-158':
        'W dowolnej chwili swojej kolejki, przed akcją lub po niej, możesz położyć swoją tarczę na jednej ze swoich niesplądrowanych lokacji. To nie jest akcja.',
      'FSM-159': 'Na lokacji może leżeć najwyżej jedna tarcza.',
      'FSM-160': 'W jednej kolejce możesz położyć kilka tarcz, na różnych lokacjach.',
      'FSM-161': 'Położona tarcza leży do Czyszczenia; nie można jej przesunąć ani zabrać.',
      'FSM-162': 'Tarcza zwiększa obronę lokacji o 1.',
      'FSM-163': 'Ukryta kuźnia zawsze ma tarczę: jej obrona to 4 i nie można położyć na niej tarczy.',
      'FSM-164': 'Tarczę możesz położyć na własnej niesplądrowanej lokacji bez tarczy, ale nie na Ruinach ani umowach.',
    },
  },
  {
    title: 'Akcja: pas',
    rules: {
      'FSM-165': 'Gdy spasujesz, do końca tury nie wykonujesz już akcji i nie kładziesz tarcz.',
      'FSM-166':
        'Gdy gracz spasuje, inni nie mogą u niego plądrować, wysyłać do niego robotników, zabrać mu surowca (Złodziejska karawana), korzystać z jego umów (Camino Real) ani z jego produkcji (bonus za zbudowanie karty Dostawcy). Nic, co do niego należy, nie może być celem.',
      'FSM-167': 'Faza Akcji kończy się, gdy spasują wszyscy.',
    },
  },
  {
    title: 'Czyszczenie',
    rules: {
      'FSM-168':
        'Właściciele lokacji przechowujących zasoby wybierają, w kolejności graczy, co przechować (FSM-210). Można przechować mniej albo nic.',
      'FSM-169':
        'Wszystkie nieprzechowane żetony graczy wracają do puli: surowce, naboje, robotnicy, kontakty, tarcze i żetony przebudowy.',
      'FSM-170': 'Zasoby, które nadal leżą na kartach (FSM-238), zostają na nich.',
      'FSM-171':
        'W fazie Czyszczenia ze wszystkich lokacji usuwa się tarcze, znaczniki użycia i wysłanych robotników. Wszystkich lokacji i akcji frakcji można znów użyć.',
      'FSM-172': 'Po Czyszczeniu karty na ręce zostają.',
      'FSM-173': 'Odkryte karty Połączeń, których nikt nie pobrał, trafiają na swoje stosy kart odrzuconych.',
      'FSM-174': 'Żeton pierwszego gracza przechodzi do gracza po lewej i zaczyna się nowa tura.',
    },
  },
  {
    title: 'Koniec gry',
    rules: {
      'FSM-175':
        'Gdy tylko którykolwiek gracz ma co najmniej 25 PZ, w jakiejkolwiek fazie, wywołuje to koniec gry. Bieżącą fazę Akcji rozgrywa się do końca.',
      'FSM-176': 'Jeśli koniec gry zostanie wywołany w Produkcji, fazę Akcji tej tury rozgrywa się jak zwykle.',
      'FSM-177': 'Po fazie Akcji ostatniej tury pomija się Czyszczenie i liczy punkty.',
      'FSM-178': 'Dodajesz 1 PZ za każdą lokację w swoim Stanie.',
      'FSM-179':
        'Ruiny nic nie dają, jak podają publiczne pomoce do gry. Według litery instrukcji, w której Ruiny są lokacją bez typu, byłyby warte 1 PZ; tak gra się z zasadą domową „Ruiny dają punkty”. Umowy leżą obok Stanu i też nic nie dają; kto uważa je za karty Stanu, gra z zasadą domową „Umowy dają punkty”: każda twoja umowa daje wtedy 1 PZ.',
      'FSM-180': 'Wygrywa gracz, który ma najwięcej PZ.',
      'FSM-181': 'Przy remisie wygrywa ten, kto ma więcej zasobów.',
      'FSM-182':
        'Przy rozstrzyganiu remisu liczysz żetony przed sobą, zasoby leżące na kartach i karty na ręce, także karty Połączeń; każde liczy się jako 1. Tarcze i znaczniki na lokacjach oraz PZ się nie liczą.',
      'FSM-183':
        'Jeśli i zasobów jest tyle samo, wygrywa ten, kto ma więcej lokacji. Liczą się tylko niesplądrowane; z zasadą domową „Ruiny dają punkty” także Ruiny.',
      'FSM-184': 'Jeśli i lokacji jest tyle samo, zwycięstwo jest wspólne.',
      'FSM-185': 'W grze jednoosobowej remisów się nie rozstrzyga (FSM-291).',
    },
  },
  {
    title: 'Zdolności: Produkcja',
    rules: {
      'FSM-186':
        'Lokacja Produkcyjna działa, gdy jej właściciel produkuje w fazie Produkcji, gdy zostaje zbudowana, gdy ktoś wyśle do niej robotnika (tylko Otwarta Produkcja), gdy uruchomi ją Kierownik produkcji i gdy ktoś ją kopiuje. Każdy przypadek jest osobny i nie zużywa innych.',
      'FSM-187': 'Kto dostaje produkcję, bierze wszystkie podane zasoby.',
      'FSM-188': 'Gdy karta daje wybór, ten, kto dostaje zasoby, za każdym razem wybiera jedną możliwość (FSM-64).',
      'FSM-189':
        'Lokacja licząca typ daje swoje zasoby raz za każdą niesplądrowaną lokację tego typu w rzędach właściciela, także za siebie, najwyżej tyle razy, ile podaje karta.',
      'FSM-190':
        'Jeśli produkcję liczącą typ bierze lub kopiuje przeciwnik, liczą się lokacje właściciela, a nie przeciwnika.',
      'FSM-191':
        'Lokacja licząca produkcję daje swoje zasoby raz za każdą jednostkę liczonego zasobu w wyniku Produkcji właściciela (FSM-62), najwyżej tyle razy, ile podaje karta.',
      'FSM-192':
        'Jeśli lokacja licząca produkcję zostaje zbudowana, uruchomiona lub skopiowana w fazie Akcji, bierze się wynik Produkcji z tej tury. Zasada domowa „Liczenie po Produkcji” pozwala ustalić, że nie daje wtedy nic.',
      'FSM-193':
        'PZ z lokacji liczących produkcję wchodzą do wyniku Produkcji w kroku 4 (FSM-60), więc liczy je Miasto marzeń.',
      'FSM-194':
        'Elektrownia: właściciel wskazuje inną swoją niesplądrowaną lokację Produkcyjną i bierze to, co ona wytwarza, jakby produkowała jeszcze raz. Jeśli jest taka, którą wolno wskazać (FSM-195), musi to zrobić.',
      'FSM-195':
        'Elektrownia nie może skopiować karty, która sama kopiuje (Elektrownia, Dostawcy). Może skopiować lokację z Otwartą Produkcją, lokację odwiedzoną oraz taką, której zasoby bierze w tej turze właściciel karty Dostawcy.',
      'FSM-196':
        'Jeśli Elektrownia kopiuje lokację liczącą produkcję (FSM-191), zasoby przychodzą w kroku 4, według tego samego wyniku Produkcji i z osobnym limitem.',
      'FSM-197':
        'Elektrownia kopiuje też, gdy zostaje zbudowana i gdy uruchomi ją Kierownik produkcji. Jeśli nie ma lokacji, którą wolno skopiować, nic nie daje.',
      'FSM-198':
        'Właściciel kopiującej karty wskazuje lokację, gdy karta działa. Jeśli jest na niej wybór, wybiera ten, kto dostaje zasoby.',
      'FSM-199':
        'Dostawcy: w kroku 1 Produkcji właściciel może wskazać jedną niesplądrowaną lokację Produkcyjną przeciwnika. Wszystko, co wytworzy ona w tej fazie, dostaje właściciel karty Dostawcy zamiast przeciwnika.',
      'FSM-200':
        'Właściciel karty Dostawcy nie może wskazać karty, która kopiuje, ani lokacji już w tej turze wskazanej. Nikt jeszcze nie spasował, więc można wybrać każdego przeciwnika.',
      'FSM-201':
        'Zasoby przejęte dzięki karcie Dostawcy wchodzą do twojego wyniku Produkcji, a nie do wyniku właściciela, i to ty dokonujesz wyboru na karcie.',
      'FSM-202':
        'Zasoby przejęte dzięki karcie Dostawcy przychodzą wtedy, gdy wskazana karta by produkowała: w jej kroku (2 lub 4) i w kolejności kart właściciela. Wtedy też gra pyta o wybór na niej.',
      'FSM-203':
        'Gdy karta Dostawcy zostaje zbudowana, jej produkcja nie działa; działa tylko bonus za zbudowanie (FSM-241).',
      'FSM-204': 'Karty Dostawcy nie może uruchomić Kierownik produkcji i nie można jej skopiować.',
    },
  },
  {
    title: 'Zdolności: Cecha',
    rules: {
      'FSM-205': 'Cecha bez trwałej zdolności nadal ma typy, obronę 4, łupy i umowę, a na koniec daje 1 PZ.',
      'FSM-206':
        'Cecha, która wymaga określonej liczby zasobów, działa raz, w kroku 5 Produkcji, jeśli liczonych zasobów jest w wyniku Produkcji właściciela razem co najmniej tyle.',
      'FSM-207':
        'Wszystkie Cechy, które wymagają określonej liczby zasobów, biorą wynik Produkcji po kroku 4; to, co da krok 5, nie liczy się do niczego innego. Każda daje zasoby raz, a nie za każdą wielokrotność.',
      'FSM-208':
        'Cecha, która wymaga określonej liczby zasobów, zbudowana w fazie Akcji nie daje nic przed następną Produkcją.',
      'FSM-209': 'Zbrojni kupcy: liczą się łącznie cztery surowce podstawowe; naboje się nie liczą.',
      'FSM-210':
        'W fazie Czyszczenia lokacja przechowująca zasoby pozwala właścicielowi przechować na każdym jej polu tyle żetonów wymienionych zasobów, ile podaje karta, w dowolnym zestawie. Niektóre pola nie mają limitu.',
      'FSM-211':
        'Przechowane żetony wracają do ciebie w kroku 2 następnej Produkcji. Między turami nikt nie może ich ruszyć.',
      'FSM-212':
        'Na polu surowców podstawowych nie można przechować naboju, a na polu jednego koloru kontaktu uniwersalnego.',
      'FSM-213':
        'Jeśli masz kilka lokacji przechowujących zasoby, każda ma własne pola. Jaskinia złodziei ma dwa: na 2 surowce podstawowe i na 2 robotników.',
      'FSM-214': 'W fazie Akcji lokacje przechowujące zasoby są puste i niczego nie chronią.',
      'FSM-215':
        'Cecha, która nagradza umowy lub plądrowanie, daje swoje zasoby za każdym razem, gdy robi to jej właściciel, bez limitu w turze.',
      'FSM-216':
        'Cecha, która nagradza umowy, działa przy podpisaniu umowy (FSM-109). Późniejsze zasoby z umów oraz karty Przewodnik karawany i Camino Real się nie liczą.',
      'FSM-217':
        'Cecha, która nagradza plądrowanie, działa przy plądrowaniu z ręki i przy plądrowaniu lokacji przeciwnika.',
      'FSM-218':
        'Jeśli masz kilka Cech, które nagradzają to samo, działają wszystkie, każda kopia osobno. Cecha działa dopiero po zbudowaniu i dopóki nie jest splądrowana.',
    },
  },
  {
    title: 'Zdolności: Akcja',
    rules: {
      'FSM-219': 'Lokacja z Akcją pokazuje koszt, efekt i to, ile razy w turze można jej użyć (FSM-130, FSM-131).',
      'FSM-220': 'Jeśli efektem są zasoby, bierzesz wszystkie podane.',
      'FSM-221': '„Dowolny surowiec” w koszcie to dowolny surowiec podstawowy lub nabój; każdy wybierasz osobno.',
      'FSM-222':
        'Umowa w koszcie oznacza, że odrzucasz jedną ze swoich umów, także podpisaną w tej turze. Tracisz to, co dałaby później.',
      'FSM-223': 'Karta w koszcie oznacza odrzucenie z ręki lokacji lub karty Połączenia, zanim cokolwiek dobierzesz.',
      'FSM-224': 'Złodziejska karawana: zabierz 1 paliwo, żelazo, broń lub budulec przeciwnikowi w zasięgu.',
      'FSM-225':
        'Nie można zabrać naboi ani żetonów leżących na kartach. Jeśli żaden przeciwnik w zasięgu nie ma przed sobą surowca podstawowego, nie możesz użyć karty Złodziejska karawana.',
      'FSM-226': 'Przy kradzieży wskazujesz przeciwnika i surowiec, przy każdym użyciu od nowa.',
      'FSM-227': 'Złodziejska karawana kosztuje 2 robotników za każde użycie; publiczne spisy kart podają 2 lub 1.',
      'FSM-228':
        'Kierownik produkcji: wskaż jedną swoją niesplądrowaną lokację Produkcyjną, ale nie kartę Dostawcy; raz dla ciebie produkuje.',
      'FSM-229':
        'Kierownik produkcji może uruchomić także odwiedzoną lokację z Otwartą Produkcją. Uruchomiona lokacja nie staje się przez to odwiedzona.',
      'FSM-230':
        'Łowcy skór: wskaż do 3 innych swoich niesplądrowanych lokacji, użytych lub odwiedzonych w tej turze, i odśwież je. Znaczniki użycia i wysłani tam robotnicy trafiają do puli.',
      'FSM-231':
        'Odświeżonej lokacji z Akcją można w tej turze użyć ponownie, a jeśli ma dwa użycia, to obu. Do odświeżonej Otwartej Produkcji można znów wysłać robotnika.',
      'FSM-232':
        'Do użycia karty Łowcy skór potrzebna jest co najmniej jedna inna twoja lokacja, użyta lub odwiedzona; samej siebie ta karta nie odświeża. Odświeżenie nie dotyczy przechowanych zasobów, zasobów leżących na kartach, tarcz ani akcji frakcji.',
      'FSM-233':
        'Przewodnik karawany: wskaż do 3 różnych swoich umów; każda raz daje swój zasób. Potrzebna jest co najmniej jedna.',
      'FSM-234':
        'Camino Real: wskaż jedną umowę przeciwnika w zasięgu i weź jej zasób z puli. Przeciwnik nic nie traci.',
      'FSM-235':
        'Co odświeżyć, których umów użyć i którą lokację uruchomić, wybierasz w ramach akcji. Wszystko, spośród czego wybierasz, jest jawne.',
    },
  },
  {
    title: 'Zdolności: bonusy za zbudowanie i tarcze',
    rules: {
      'FSM-236': 'Bonus za zbudowanie w postaci zasobów bierze się raz, gdy lokacja zostaje zbudowana.',
      'FSM-237':
        'Bonus za zbudowanie liczący typ daje swoje zasoby raz za każdą niesplądrowaną lokację tego typu w twoim Stanie, łącznie z nową, najwyżej tyle razy, ile podaje karta.',
      'FSM-238':
        'Niektóre bonusy za zbudowanie kładą zasoby na samej karcie. Może je wydawać tylko jej właściciel, w swoich kolejkach, wprost z karty.',
      'FSM-239':
        'Zasobów leżących na karcie nigdy się nie uzupełnia i nie dokłada się nowych. Nie można ich dowolnie przesunąć przed siebie i nikt nie może ich zabrać.',
      'FSM-240':
        'Gdy karta, na której leżą zasoby, zostaje splądrowana lub przebudowana, zasoby te dostaje właściciel (FSM-124, FSM-98).',
      'FSM-241':
        'Bonus za zbudowanie karty Dostawcy: wskaż jedną niesplądrowaną lokację Produkcyjną przeciwnika w zasięgu, ale nie kopiującą, i weź to, co wytwarza. Właściciel nic nie traci, a lokacja nie liczy się jako odwiedzona.',
      'FSM-242':
        'Jeśli nie ma lokacji do skopiowania, bonus za zbudowanie karty Dostawcy nic nie daje, ale zbudować ją wolno. Dla lokacji liczącej produkcję (FSM-191) ważny jest wynik Produkcji jej właściciela.',
      'FSM-243':
        'Tarczy, którą zawsze ma Ukryta kuźnia (FSM-163), nie usuwa się w fazie Czyszczenia. Znika, gdy karta staje się Ruinami lub zostaje przebudowana.',
    },
  },
  {
    title: 'Wyjaśnienia',
    rules: {
      'FSM-244': 'Lokacja o dwóch typach liczy się raz dla każdego z nich. Ruiny i umowy nigdy się nie liczą.',
      'FSM-245':
        'Żetonem można zapłacić tylko raz. Przepada, nawet jeśli kartę, na której go położono, ktoś potem splądruje lub odświeży.',
      'FSM-246': 'Zadośćuczynienie w PZ lub kartach dostaje się jak każde inne. Może ono wywołać koniec gry.',
      'FSM-247':
        'Tarcze otrzymane poza własną kolejką czekają na twoją następną kolejkę w tej turze. Niepołożone przepadają w fazie Czyszczenia.',
      'FSM-248':
        'Żetony przebudowy leżące przed tobą przepadają w fazie Czyszczenia. Zostaje tylko ten, który leży na karcie Fundament.',
      'FSM-249':
        'Gdy źródła podają różne liczby dla jednej karty, piszemy o tym przy tej karcie. Gra zawsze używa liczby, którą pokazuje.',
    },
  },
  {
    title: 'Gra jednoosobowa: przygotowanie i tura',
    rules: {
      'FSM-250':
        'Przygotuj grę jak zwykle dla jednego gracza; z 6 kart 4 zostają na ręce. Wirtualny przeciwnik nie ma planszy frakcji, ręki, zasobów ani umów. Obie strony zaczynają z 0 PZ.',
      'FSM-251': 'Przez całą grę masz żeton pierwszego gracza i zawsze zaczynasz.',
      'FSM-252': 'Wypatrywanie 1: odkrywa się wierzchnią kartę obu talii kart Połączeń.',
      'FSM-253': 'Wypatrywanie 2: oglądasz 4 wierzchnie lokacje i bierzesz 1 na rękę.',
      'FSM-254':
        'Wypatrywanie 3: jedną z pozostałych 3, wylosowaną z równą szansą, kładzie się odkrytą przed wirtualnym przeciwnikiem.',
      'FSM-255': 'Wypatrywanie 4: z ostatnich 2 bierzesz 1; druga trafia do wirtualnego przeciwnika.',
      'FSM-256':
        'Wypatrywanie 5: wirtualny przeciwnik dostaje jeszcze wierzchnią kartę talii. W każdej turze masz więc 2 nowe karty, a on 3 lokacje.',
      'FSM-257':
        'W Produkcji produkujesz jak zwykle. Wirtualny przeciwnik nic nie otrzymuje, a wykładane przed nim lokacje nic mu nie dają.',
      'FSM-258': 'W fazie Akcji działacie na zmianę: ty i wirtualny przeciwnik; zaczynasz ty.',
      'FSM-259':
        'Czyszczenie przebiega jak zwykle. Żeton pierwszego gracza zostaje u ciebie, a z lokacji wirtualnego przeciwnika usuwa się wysłanych robotników.',
    },
  },
  {
    title: 'Gra jednoosobowa: ty przeciw wirtualnemu przeciwnikowi',
    rules: {
      'FSM-260':
        'Dopóki wirtualny przeciwnik nie spasuje, jego lokacje są jak lokacje przeciwnika w zasięgu, z wyjątkami poniżej.',
      'FSM-261':
        'Splądrowanie lokacji wirtualnego przeciwnika kosztuje tyle, ile wynosi jej obrona, i daje zwykłe łupy, a twoje Cechy działają jak zwykle. Kartę potem się odrzuca; nie staje się Ruinami.',
      'FSM-262':
        'Wirtualny przeciwnik dostaje zadośćuczynienie jak każdy, bo instrukcja nie podaje wyjątku. Jeśli w polu umowy są PZ, otrzymuje je; każdy inny zasób zostaje w puli i nie dobiera się karty, bo wirtualny przeciwnik nie ma zasobów.',
      'FSM-263': 'Robotnik wysłany do Otwartej Produkcji wirtualnego przeciwnika daje mu 1 PZ zamiast robotnika.',
      'FSM-264': 'Gdy wirtualny przeciwnik spasuje, w tej turze nie możesz nic zrobić z jego lokacjami.',
      'FSM-265': 'Złodziejska karawana i Camino Real nigdy nie mają celu w grze jednoosobowej.',
      'FSM-266':
        'Dostawcy: można wskazać lokację wirtualnego przeciwnika. Typy liczy się wśród jego lokacji; jego wynik Produkcji to 0.',
    },
  },
  {
    title: 'Gra jednoosobowa: kolej wirtualnego przeciwnika',
    rules: {
      'FSM-267':
        'Jeśli jest odkryta karta Połączenia, wirtualny przeciwnik bierze ją bez zapłaty, dostaje 2 PZ i odrzuca ją; to cała jego kolej. Jeśli są obie, bierze czerwoną. (Symbol przy dwójce jest w instrukcji nieczytelny; uznajemy, że to PZ. W innym wydaniu o karcie decyduje los.)',
      'FSM-268':
        'Jeśli nie ma odkrytej karty Połączenia i nie działa FSM-284, wirtualny przeciwnik atakuje: odkrywa się wierzchnią lokację z talii i kładzie ją na stosie ataku.',
      'FSM-269':
        'Typy karty ataku porównuje się z typami twoich niesplądrowanych lokacji. Jeśli nie ma wspólnego typu, atak się nie udaje i nic więcej się nie dzieje.',
      'FSM-270':
        'Jeśli jest wspólny typ, zostaje splądrowana jedna lokacja, która go ma: wirtualny przeciwnik dostaje 2 PZ i nie bierze zasobów, ty bierzesz zasób z pola umowy, a karta staje się Ruinami.',
      'FSM-271': 'Celem ataku jest lokacja, która ma więcej typów wspólnych z kartą ataku.',
      'FSM-272': 'Jeśli kilka lokacji ma tyle samo wspólnych typów, celem jest ta o większym dystansie.',
      'FSM-273':
        'Jeśli i dystans jest równy, celem jest nieużyta Akcja, potem użyta Akcja, potem Cecha, potem Produkcja.',
      'FSM-274': 'Lokacja z Akcją, której użyto raz z dwóch możliwych, liczy się jako użyta.',
      'FSM-275':
        'Jeśli i to jest równe, porównuje się łupy według listy FSM-276: celem jest karta, która ma więcej pierwszego zasobu, którym karty się różnią.',
      'FSM-276':
        'Kolejność przy porównywaniu łupów: PZ, karta, żeton przebudowy, nabój, uniwersalny, czerwony, niebieski i szary kontakt, robotnik, paliwo, żelazo, broń, budulec, tarcza. Drukowana lista jest czytelna tylko częściowo; ta jest odtworzona.',
      'FSM-277': 'Jeśli i łupy są równe, ty wybierasz, która lokacja jest celem.',
      'FSM-278':
        'Jeśli lokacja, w którą trafia atak, ma tarczę, przepada tylko tarcza, a lokacja zostaje niesplądrowana.',
      'FSM-279': 'Atak zatrzymany tarczą nie daje PZ. Liczy się jako jeden z trzech ataków, ale nie jako udany.',
      'FSM-280': 'Własna tarcza karty Ukryta kuźnia zatrzymuje jeden atak w turze; w następnej turze działa znowu.',
      'FSM-281': 'Atak kartą bez typu nigdy się nie udaje. Ruiny i lokacje bez typu nigdy nie są celem.',
      'FSM-282':
        'Jeśli nawet po przetasowaniu nie ma karty do ataku, atak liczy się jako nieudany. Jeśli w Wypatrywaniu jest mniej niż 5 kart, idą one kolejno na: twój pierwszy wybór, losową kartę wirtualnego przeciwnika, twój drugi wybór i dwie następne karty wirtualnego przeciwnika; reszta przepada.',
      'FSM-283':
        'Ze znacznikami użycia oraz zasobami leżącymi i przechowanymi na lokacji, którą splądrował wirtualny przeciwnik, postępuje się jak w FSM-123 i FSM-124.',
      'FSM-284': 'W kolejce po udanym ataku albo po trzecim ataku w turze wirtualny przeciwnik pasuje.',
      'FSM-285':
        'W każdej kolejce wirtualnego przeciwnika najpierw są karty Połączeń. Wziętej karty się nie uzupełnia, więc ataki zaczynają się dopiero, gdy nie ma żadnej.',
      'FSM-286': 'Gdy wirtualny przeciwnik pasuje, stos ataku trafia na stos kart odrzuconych.',
      'FSM-287':
        'Jeśli spasujesz, nikt cię już nie zaatakuje, a wirtualny przeciwnik od razu pasuje; faza Akcji się kończy.',
      'FSM-288': 'Gdy wirtualny przeciwnik spasuje, grasz dalej bez niego, tak długo, jak chcesz.',
    },
  },
  {
    title: 'Gra jednoosobowa: koniec i ocena',
    rules: {
      'FSM-289':
        'Koniec gry jednoosobowej zostaje wywołany, gdy ty lub wirtualny przeciwnik macie co najmniej 25 PZ. Fazę Akcji rozgrywa się do końca, Czyszczenie się pomija.',
      'FSM-290':
        'Obie strony dodają 1 PZ za lokację: ty za każdą niesplądrowaną (FSM-179), wirtualny przeciwnik za każdą kartę leżącą przed nim.',
      'FSM-291':
        'Wygrywasz tylko wtedy, gdy masz więcej PZ niż wirtualny przeciwnik; przy tylu samo lub mniej przegrywasz.',
      'FSM-292':
        'Jeśli wygrasz, tabela pięciu ocen pokaże, jak ci poszło: najniższa poniżej 30 PZ, wyższe od 30, 35, 40 i 45 PZ. Drukowanej tabeli nie znamy; ta jest odtworzona.',
    },
  },
];
