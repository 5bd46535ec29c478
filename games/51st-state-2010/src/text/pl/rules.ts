import type { Rulebook } from '@ashtown/engine';

export const rules: Rulebook = [
  {
    title: 'Pojęcia',
    rules: {
      'FS-1':
        'Tura to jedno przejście przez pięć faz z FS-33. Kolej to pojedyncza okazja jednego gracza do działania w fazie Akcji.',
      'FS-2': 'Są cztery rodzaje surowców: złom, paliwo, broń i budulec.',
      'FS-3':
        'Uniwersalny surowiec zastępuje dokładnie jeden surowiec dowolnego rodzaju. Rodzaj wybierasz dopiero, gdy go wydajesz, dokładasz do kompletu albo wkładasz do składu; do tej chwili nie ma rodzaju, na liderze także przez kolejne tury.',
      'FS-4':
        'Zasoby to surowce, robotnicy, żetony kontaktu i żetony przebudowy. Wśród tego, co otrzymujesz, mogą być też karty i PZ; dostajesz je razem z resztą, ale nie są one zasobami.',
      'FS-5':
        'Otrzymane zasoby trafiają na twoją bazę, chyba że jakaś zasada kładzie je na karcie. Otrzymane karty trafiają na rękę, a o PZ mówi FS-177.',
      'FS-6':
        'Przechowywane zasoby leżą na karcie z ikoną przechowania: na liderze lub lokacji, która weszła z nimi do gry, w składzie albo w komplecie (w dwóch ostatnich tylko surowce).',
      'FS-7':
        'Dostępne są zasoby na twojej bazie, na twoim liderze i na twoich lokacjach z zasobami na karcie oraz surowce w twoich składach. Wydajesz je prosto stamtąd, gdzie leżą. Surowców z kompletu nie można wydać.',
      'FS-8':
        'Wystawić lokację to wprowadzić ją do gry odkrytą, przez przyłączenie lub przebudowę. Podłożyć kartę to położyć ją pod bazą (albo pod kartą z miejscem) jako zdobycz lub umowę.',
      'FS-9':
        'Twoje lokacje to te, które zostały przez ciebie wystawione i jeszcze nie zastąpione. Podłożone karty, liderzy i baza nie są lokacjami.',
      'FS-10': 'Gdy zasada na karcie jest sprzeczna z zasadą ogólną, obowiązuje karta.',
      'FS-11':
        'Pula żetonów każdego rodzaju jest nieograniczona: liczby z pudełka (16 robotników, 39 surowców, 47 PZ, 11 żetonów kontaktu i 2 żetony przebudowy) niczego nie ograniczają, w razie braku używa się zamienników. Żetony kontaktu o wartości 3 istnieją, choć pominięto je w pierwszym druku.',
      'FS-12': 'Śmietnik jest jeden, wspólny dla wszystkich graczy.',
    },
  },
  {
    title: 'Elementy gry',
    rules: {
      'FS-13':
        'W grze są 4 bazy, 12 podstawowych kart kontaktu (po 3 na frakcję) i stos 94 kart: 72 lokacje, 14 jednorazowych kart kontaktu i 8 liderów.',
      'FS-14':
        'Karta lokacji ma nazwę, odległość od 1 do 3, co najmniej jedną ikonę typu, układ, zdolność (szary środek), zdobycz (czerwone pole) i umowę (niebieskie pole). Z trzech pól liczy się zawsze tylko jedno: zdolność po wystawieniu, czerwone pole po podłożeniu jako zdobycz, niebieskie po podłożeniu jako umowa.',
      'FS-15':
        'Są cztery układy: Akcja (wymaga robotników, zamknięta dla innych), Produkcja otwarta (produkuje dla właściciela, inni mogą wysłać robotnika), Produkcja zamknięta (produkuje tylko dla właściciela) i Cecha (działa stale, bez robotników i bez produkcji co turę).',
      'FS-16': 'Tablica ogłoszeń to Cecha, a nie Produkcja zamknięta; jest to poprawka drukowanej karty.',
      'FS-17':
        'Karta kontaktu ma kolor (podbój czerwony, współpraca niebieski, przyłączenie szary albo uniwersalny), zasięg i cenę. Bez ceny jest darmowa.',
      'FS-18':
        'Twoje trzy podstawowe karty kontaktu leżą obok bazy i wszyscy je widzą. Każdej możesz użyć raz w turze; potem jest wykorzystana aż do fazy Czyszczenia.',
      'FS-19':
        'Podstawowe karty kontaktu nigdy nie należą do ręki: nie liczą się do limitu 10 kart ani przy remisie i nie można ich odrzucić.',
      'FS-20':
        'Jednorazowe karty kontaktu należą do stosu i do ręki. Po akcji, w której użyjesz takiej karty, trafia ona na Śmietnik.',
      'FS-21':
        'Lider ma odległość 0, zasoby, z którymi wchodzi do gry, i zdolność; nie ma ikon typu, zdobyczy ani umowy.',
      'FS-22':
        'Każdy gracz ma cztery znaczniki frakcji: jeden na ścieżkę punktów zwycięstwa i trzy dla robotników wysłanych do przeciwników.',
      'FS-23':
        'Żetony PZ mają wartość 1 albo 2. Na lokacjach, liderach i umowach nigdy się ich nie rozmienia ani nie łączy, bo ważna jest ich liczba; na bazie ważna jest tylko suma.',
      'FS-24':
        'Żetony kontaktu mają kolor i wartość: podbój, współpraca i przyłączenie 1, 2 albo 3, uniwersalne 1 albo 3.',
      'FS-25':
        'Są żetony przebudowy (typy muszą się zgadzać; dają je Koparka i Mr President) i żetony uniwersalnej przebudowy (typy nie muszą się zgadzać; daje je Spychacz). Gdziekolwiek widnieje ikona przebudowy, otrzymujesz jeden taki żeton i wydajesz go w późniejszej akcji głównej.',
      'FS-26':
        'Nowy Jork: baza daje co turę 1 złom i 3 robotników; zasięg podboju 2 za 1 broń, współpracy 2 za 2 paliwa, przyłączenia 1 za 1 złom. Gildia Kupców: 1 paliwo i 3 robotników; podbój 2 za 1 broń, współpraca 3 za 1 paliwo, przyłączenie 2 za 2 złomu. Federacja Appalachów: 1 budulec i 3 robotników; podbój 2 za 1 broń, współpraca 2 za 1 paliwo, przyłączenie 2 za 1 budulec i 1 kartę z ręki. Sojusz Mutantów: 1 broń i 3 robotników; podbój 3 za 1 broń, współpraca 1 za 1 paliwo, przyłączenie 2 za 2 złomu.',
      'FS-27':
        'Karta Mutki ma zasięg podboju 3: opis frakcji w instrukcji pozwala na odległości od 1 do 3, choć w przykładzie podboju karta ma wartość 2.',
    },
  },
  {
    title: 'Przygotowanie',
    rules: {
      'FS-28':
        '2, 3 albo 4 graczy. Każdy dostaje losową frakcję: jej bazę i trzy podstawowe karty kontaktu. Frakcje, których nikt nie ma, nie biorą udziału w grze.',
      'FS-29': 'Zaczynasz z wynikiem 0 i pustą bazą, bez lokacji, lidera i podłożonych kart.',
      'FS-30':
        '94 karty stosu tasuje się i każdy dostaje 4; reszta tworzy zakryty stos, a Śmietnik jest pusty. Początkowej ręki nie można wymienić.',
      'FS-31': 'W grze z pudełka zaczyna najmłodszy gracz; tutaj pierwszego gracza wybiera los.',
      'FS-32':
        'W każdej następnej turze rola pierwszego gracza przechodzi o jedno miejsce zgodnie z ruchem wskazówek zegara.',
    },
  },
  {
    title: 'Tura',
    rules: {
      'FS-33':
        'Każda tura ma pięć faz, w tej kolejności: 1 Wypatrywanie, 2 Produkcja, 3 Akcje, 4 Podliczanie punktów, 5 Czyszczenie.',
      'FS-34': 'Kolejność graczy oznacza: zgodnie z ruchem wskazówek zegara od pierwszego gracza tej tury.',
      'FS-35':
        'Gdy karta ma pochodzić ze stosu, a stos jest pusty, Śmietnik zostaje przetasowany i staje się stosem. Nie dzieje się to jeszcze w chwili, gdy ze stosu znika ostatnia karta.',
      'FS-36': 'Jeśli stos i Śmietnik są puste, niczego się nie dobiera ani nie odkrywa.',
    },
  },
  {
    title: 'Faza 1: Wypatrywanie',
    rules: {
      'FS-37':
        'Na początku fazy Wypatrywania każdy, kto ma na ręce więcej niż 10 kart, odrzuca wybrane karty, aż zostanie mu 10; w kolejności graczy i przed odkryciem kart.',
      'FS-38': 'Ze stosu odkrywa się pięć kart; jeśli jest ich mniej, tyle, ile jest.',
      'FS-39': 'W kolejności graczy każdy bierze na rękę jedną odkrytą kartę, a potem w tej samej kolejności drugą.',
      'FS-40':
        '2 graczy wybiera najpierw z 5 i 4 kart, potem z 3 i 2; łącznie odkrywa się 5. 3 graczy: z 5, 4 i 4, potem z 3, 3 i 2; po jednej karcie ze stosu dokłada się przed pierwszym wyborem trzeciego gracza i drugim wyborem drugiego, łącznie 7. 4 graczy: z 5, 4, 4 i 4, potem z 3, 3, 3 i 2; po jednej karcie dokłada się przed pierwszym wyborem trzeciego i czwartego gracza oraz przed drugim wyborem drugiego i trzeciego, łącznie 9.',
      'FS-41':
        'W chwilach z FS-40 dokłada się dokładnie jedną kartę, niezależnie od liczby odkrytych. Podane tam liczby obowiązują, gdy nikt nie korzysta ze zdolności Wypatrywania.',
      'FS-42': 'Jeśli przy twoim wyborze nie ma odkrytych kart, bierzesz wierzchnią kartę stosu.',
      'FS-43': 'Po ostatnim wyborze pozostałe odkryte karty (zwykle jedna) trafiają na Śmietnik.',
      'FS-44': 'Potem, w kolejności graczy, każdy dobiera jedną kartę ze stosu.',
      'FS-45':
        'W fazie Wypatrywania nie możesz mieć na ręce więcej niż 10 kart. Mając 10, wybierasz lub dobierasz jak zwykle, ale ta właśnie karta od razu trafia na Śmietnik. Liczą się lokacje, liderzy i jednorazowe karty kontaktu.',
      'FS-46': 'Poza fazą Wypatrywania nie ma limitu kart na ręce.',
      'FS-47':
        'Rozstaje: przy każdym swoim wyborze możesz zamiast odkrytej karty wziąć wierzchnią kartę stosu, o ile da się dobrać kartę.',
      'FS-48':
        'Wieża strażnicza: zaraz po swoim pierwszym wyborze w turze, przed dołożeniem karty, musisz odrzucić jedną z odkrytych kart. Gdy żadnej nie ma, nic się nie dzieje; dotyczy to także wyboru ze stosu.',
      'FS-49':
        'Tablica ogłoszeń: po ostatnim wyborze bierzesz też odkrytą kartę, której nikt nie wziął. Jeśli takich kart jest kilka, wybierasz jedną, a jeśli nie ma żadnej, dobierasz ze stosu. Kilku właścicieli robi to w kolejności graczy.',
      'FS-50':
        'Radiostacja: zamiast dobierania z FS-44 oglądasz dwie karty ze stosu, jedną zatrzymujesz, a drugą odrzucasz. Mając 10 kart na ręce, odrzucasz wszystko, co dobierzesz (FS-45); jeśli masz mniej, a da się dobrać tylko jedną kartę, zatrzymujesz ją.',
      'FS-51':
        'Wypatrywanie kończy się w tej kolejności: dodatkowe karty za lokację Tablica ogłoszeń, odrzucenie reszty odkrytych kart, dobieranie z FS-44.',
      'FS-52':
        'Zdolność Wypatrywania liczy się tylko wtedy, gdy jej lokacja jest w grze w chwili, której ta zdolność dotyczy. Lokacje wystawia się w fazie Akcji, więc zadziała ona najwcześniej w następnej turze.',
      'FS-53':
        'Twoje różne zdolności Wypatrywania działają wszystkie. Dwie takie same nie dają więcej niż jedna; wyjątek: za każdą lokację Tablica ogłoszeń bierzesz jedną kartę.',
    },
  },
  {
    title: 'Faza 2: Produkcja',
    rules: {
      'FS-54':
        'Gracze rozgrywają Produkcję po kolei, w kolejności graczy, każdy do końca, zanim zacznie następny; późniejsi widzą więc, co mają wcześniejsi.',
      'FS-55': 'Po pierwsze: baza daje swój surowiec i 3 robotników.',
      'FS-56':
        'Po drugie: każda twoja umowa daje zasoby z niebieskiego pola, a każda twoja lokacja z Produkcją otwartą lub zamkniętą to, co produkuje. Bez robotników i bez wyboru.',
      'FS-57':
        'Po trzecie: możesz zamienić na zasoby dowolną liczbę swoich zdobyczy. Kartę odrzucasz i dostajesz wszystko z jej czerwonego pola.',
      'FS-58':
        'Kolejność w twojej Produkcji: baza, lokacje w kolejności wystawienia, umowy w kolejności podłożenia, na końcu krok Produkcji z FS-59.',
      'FS-59':
        'Krok Produkcji: zamieniasz jedną zdobycz na zasoby albo wykonujesz darmową czynność (FS-73), ile razy chcesz, aż przejdziesz dalej. Karty, które dała jedna zdobycz, widzisz przed następnym wyborem. Krok się pomija, gdy nie masz zdobyczy ani innej darmowej czynności niż odrzucenie podłożonej karty.',
      'FS-60':
        'Zdobycz można zamienić na zasoby tylko w fazie Produkcji, więc nigdy w turze podboju. Umowa daje zasoby dopiero w następnej Produkcji, a nie w chwili nawiązania współpracy.',
      'FS-61': 'Żetony PZ ze zdobyczy zamienionej na zasoby trafiają na bazę.',
      'FS-62': 'Żetony PZ z umowy leżą na umowie, najwyżej tyle, ile mówi FS-176.',
      'FS-63': 'Karty otrzymane w fazie Produkcji dobierasz ze stosu na rękę, bez limitu.',
    },
  },
  {
    title: 'Faza 3: Akcje',
    rules: {
      'FS-64':
        'Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy w swojej kolejce wykonuje dokładnie jedną akcję główną albo pasuje. Trwa to w kółko, aż wszyscy spasują.',
      'FS-65':
        'Po spasowaniu nie masz już swojej kolei w tej turze. Spasować możesz zawsze; gdy nie możesz wykonać żadnej akcji głównej, możesz tylko spasować.',
      'FS-66': 'Gdy pozostał tylko jeden gracz, który nie spasował, gra on dalej sam, akcja po akcji.',
      'FS-67':
        'Akcje główne: podbój, współpraca, przyłączenie, przebudowa, wystawienie lub zmiana lidera, odrzucenie 2 kart i dobranie 1, użycie własnej lokacji z Akcją (pierwsze lub drugie), wysłanie robotnika do Produkcji otwartej przeciwnika, wysłanie 2 robotników po surowiec, akcja lidera (Baby Swift).',
      'FS-68': 'Wykonujesz je w dowolnej kolejności i powtarzasz, jak chcesz, w granicach podanych przy każdej z nich.',
      'FS-69':
        'Akcję możesz wykonać tylko wtedy, gdy zapłacisz w całości każdy jej koszt. Koszty płaci się przed efektami.',
      'FS-70':
        'Tego, co dała akcja, możesz użyć od swojej następnej kolei. Nie zapłacisz tym za tę samą akcję, a otrzymany żeton kontaktu lub przebudowy wydasz w późniejszej akcji głównej. Darmową czynnością po akcji (FS-72) możesz to już włożyć do składu lub kompletu.',
      'FS-71':
        'Nie można wykonać akcji, która w ogóle nic by nie dała, na przykład akcji dającej tylko PZ, gdy karta jest pełna, albo kradzieży, gdy nie ma czego zabrać.',
      'FS-72':
        'Darmowe czynności nie są akcjami głównymi. Możesz wykonać ich dowolnie wiele w swojej kolejce przed akcją główną i po niej (kolej kończy się, gdy tak zdecydujesz, a jeśli żadna czynność nie jest możliwa, od razu), przed pasem i w swoim kroku Produkcji; nigdy w innej chwili. Dzięki temu to, co właśnie dała akcja, może trafić do składu, skąd nikt tego nie ukradnie.',
      'FS-73':
        'Darmowe czynności: odrzucenie swojej podłożonej karty (FS-103), zmiana zawartości składu (FS-165), dołożenie surowca do kompletu (FS-162).',
      'FS-74':
        'Zawartość składu możesz zmienić raz przed akcją główną i raz po niej oraz raz w każdym kroku Produkcji, i tylko tak, by naprawdę była inna. Instrukcja nie podaje limitu; nasz sprawia, że kolejka nie może trwać bez końca.',
    },
  },
  {
    title: 'Zasięg',
    rules: {
      'FS-75':
        'Podbój, współpraca i przyłączenie wprowadzają do gry kartę lokacji z ręki i wymagają zasięgu co najmniej równego jej odległości.',
      'FS-76':
        'Zasięg dają kontakty: twoje podstawowe karty kontaktu nieużyte jeszcze w tej turze, jednorazowe karty kontaktu na ręce i żetony kontaktu.',
      'FS-77': 'Liczą się tylko kontakty w kolorze akcji oraz uniwersalne, które pasują do każdego koloru.',
      'FS-78': 'Wartości wszystkich kontaktów wydanych na jedną akcję się sumują.',
      'FS-79': 'Kontakt wydaje się w całości: jego wartości nie dzieli się między akcje, a nadwyżka przepada.',
      'FS-80': 'Ceny wszystkich użytych kart kontaktu płaci się razem, jako jeden koszt (FS-87).',
      'FS-81':
        'Potem użyte podstawowe karty kontaktu pozostają wykorzystane do fazy Czyszczenia, użyte jednorazowe trafiają na Śmietnik, a użyte żetony wracają do puli.',
      'FS-82':
        'Odbudowa (Federacja Appalachów) kosztuje 1 budulec i 1 kartę odrzuconą z ręki i daje zasięg przyłączenia 2. Musi to być inna karta niż przyłączana lokacja i niż jednorazowe karty kontaktu użyte w tej samej akcji. Jest to przyłączenie, a nie przebudowa.',
      'FS-83':
        'Do wyboru są tylko oszczędne połączenia kontaktów: ich wartości wystarczają na odległość; żadnego nie można pominąć; żadnego żetonu nie da się z tym samym skutkiem zamienić na niewydany o tym samym kolorze i niższej wartości, a uniwersalnego na niewydany w kolorze akcji o równej lub niższej wartości; wszystkie ceny razem możesz zapłacić.',
      'FS-84':
        'Takie same karty jednorazowe oraz żetony o tym samym kolorze i wartości są zamienne: nie musisz wybierać między nimi.',
      'FS-85':
        'Żadna odległość nie przekracza 3, a żadna wartość nie jest mniejsza niż 1, więc na jedną akcję nigdy nie wydajesz więcej niż trzech kontaktów.',
      'FS-86':
        'Przykład: masz 1 paliwo, nieużytą kartę Karawana, kartę Junk Train na ręce, dwa kontakty współpracy 1 i jeden kontakt uniwersalny 1. Na współpracę przy odległości 2 wybierasz: Karawana, Junk Train albo oba kontakty współpracy. Przy odległości 3: Karawana, Junk Train z jednym kontaktem współpracy albo wszystkie trzy żetony.',
    },
  },
  {
    title: 'Płacenie',
    rules: {
      'FS-87':
        'Koszt może obejmować surowce (podanego rodzaju lub dowolne), robotników, karty z ręki i podłożone karty.',
      'FS-88':
        'Surowce i robotników płacisz z dostępnych zasobów (FS-7). Uniwersalnym surowcem możesz zapłacić za każdy rodzaj.',
      'FS-89':
        'Płacisz dokładnie tyle, ile wynosi koszt. Surowca z karty nie wydajesz, dopóki na bazie leży niewydany tego samego rodzaju (uniwersalny to osobny rodzaj), a uniwersalnego, dopóki koszt może pokryć niewydany surowiec konkretnego rodzaju z bazy.',
      'FS-90':
        'Jeśli możesz zapłacić na kilka sposobów, wybierasz; jeśli tylko na jeden, zapłata następuje bez pytania.',
      'FS-91': 'Robotników płaci się najpierw z bazy, potem z lokacji z zasobami na karcie; nie ma tu wyboru.',
      'FS-92':
        'Karty odrzucane jako koszt wybierasz samodzielnie; która z dwóch takich samych, nie ma znaczenia. Karty, która sama bierze udział w akcji, nie możesz za nią odrzucić.',
      'FS-93':
        'Przykład: koszt to 1 broń, na bazie leży uniwersalny surowiec, a na liderze Borgo the Almighty 1 broń. Płacisz jednym albo drugim. Jeśli na bazie też leży broń, płacisz właśnie nią.',
    },
  },
  {
    title: 'Podbój, współpraca i podłożone karty',
    rules: {
      'FS-94':
        'Podbój: wybierz kartę lokacji z ręki, użyj zasięgu podboju i podłóż kartę jako zdobycz, tak by widać było tylko czerwone pole.',
      'FS-95':
        'Współpraca: wybierz kartę lokacji z ręki, użyj zasięgu współpracy i podłóż kartę jako umowę, tak by widać było tylko niebieskie pole.',
      'FS-96': 'Żadna z tych akcji nie daje zasobów w chwili wykonania. Reagują tylko liderzy (FS-135, FS-136).',
      'FS-97':
        'Podłożona karta sama nie jest warta żadnych PZ, nie ma typów ani zdolności. Nie można wysłać do niej robotnika i nie liczy się do efektów, które liczą lokacje danego typu.',
      'FS-98': 'Pod bazą jest miejsce na 3 podłożone karty, zdobycze i umowy w dowolnym połączeniu.',
      'FS-99':
        'Każda lokacja z miejscem dodaje miejsce na 3 karty: Biurowiec i Ratusz na zdobycze i umowy, Kryjówka i Stara rzeźnia tylko na zdobycze.',
      'FS-100':
        'Umowa z ikoną miejsca na niebieskim polu (Biurowiec) nie daje zasobów. Gdy jest podłożona, sama zajmuje jedno miejsce i dodaje miejsce na 3 zdobycze lub umowy, jednorazowo, a nie co turę od nowa. Musi się zmieścić, zanim policzy się jej własne miejsce.',
      'FS-101':
        'Zdobycze najpierw zajmują miejsce przeznaczone tylko na zdobycze. Pozostałe zdobycze i wszystkie umowy razem muszą zmieścić się w miejscu wspólnym. Pod którą kartą leży która z nich, nie ma znaczenia.',
      'FS-102':
        'Podbój i współpraca są możliwe tylko wtedy, gdy nowa karta się zmieści. Gdy brakuje miejsca, najpierw odrzuć podłożoną kartę jako darmową czynność.',
      'FS-103': 'Swoją podłożoną kartę możesz odrzucić jako darmową czynność; nic za nią nie dostajesz.',
      'FS-104':
        'Gdy umowa z jakiegokolwiek powodu schodzi ze stołu, leżące na niej żetony PZ trafiają w pełnej wartości na bazę właściciela.',
      'FS-105':
        'Gdy miejsca ubędzie (zastąpiono lokację z miejscem, odrzucono umowę z miejscem) i podłożone karty już się nie mieszczą, od razu odrzucasz wybrane podłożone karty, po jednej, aż reszta się zmieści. Każde odrzucenie musi zmniejszać liczbę kart bez miejsca. Obowiązuje FS-104.',
    },
  },
  {
    title: 'Przyłączenie i wystawianie lokacji',
    rules: {
      'FS-106': 'Przyłączenie: wybierz kartę lokacji z ręki, użyj zasięgu przyłączenia i wystaw kartę.',
      'FS-107': 'Wystawiona lokacja jest warta 1 PZ, bez żetonu. Jej czerwone i niebieskie pole już się nie liczą.',
      'FS-108':
        'Wystawianie przebiega w tej kolejności: koszty; przy przebudowie stara karta schodzi (FS-120, FS-121); nowa karta jest w grze; jej zasoby na karcie i to, co daje po wystawieniu; jednorazowo jej produkcja albo jej własne liczenie typów; twoje inne lokacje liczące typy; lider; sprawdzenie z FS-105.',
      'FS-109':
        'Lokacja z Produkcją otwartą lub zamkniętą produkuje raz dla właściciela w chwili wystawienia, choć faza Produkcji już minęła. Potem produkuje w każdej następnej fazie Produkcji.',
      'FS-110': 'Już w turze wystawienia lokacji można jej użyć, można ją zastąpić i można wysłać do niej robotnika.',
      'FS-111': 'Liczba twoich lokacji nie jest ograniczona; możesz mieć kilka takich samych.',
      'FS-112':
        'Lokacje Produkcyjne leżą w górnym rzędzie, Cechy w środkowym, Akcje w dolnym, a lider na lewo od bazy. Na zasady nie ma to wpływu.',
    },
  },
  {
    title: 'Przebudowa',
    rules: {
      'FS-113':
        'Przebudowa: wybierz swoją lokację w grze (starą) i kartę lokacji z ręki (nową), zapłać, odrzuć starą kartę i wystaw nową na jej miejscu. Zasięg i odległość nie mają znaczenia.',
      'FS-114':
        'Stara i nowa karta muszą mieć co najmniej jeden wspólny typ. Typ Uniwersalny surowiec zgadza się tylko sam ze sobą, a nie z czterema rodzajami.',
      'FS-115': 'Zwykła cena to 1 budulec; tak opłacona przebudowa jest możliwa raz w turze.',
      'FS-116': 'Przebudowa za żeton przebudowy nie kosztuje surowców. Każdy żeton opłaca jedną, bez limitu w turze.',
      'FS-117':
        'Przebudowa za budulec i przebudowy za żetony są niezależne: żetonu możesz użyć przed nią, po niej albo zamiast niej.',
      'FS-118': 'Przy żetonie uniwersalnej przebudowy FS-114 nie obowiązuje.',
      'FS-119':
        'Możesz zastąpić tylko własną lokację, niezależnie od tego, jak długo jest w grze, także wystawioną w tej samej turze.',
      'FS-120':
        'Twoja baza otrzymuje 2 PZ (1 za utraconą lokację, 1 za samą przebudowę) oraz wartość wszystkich żetonów PZ, które leżały na starej karcie.',
      'FS-121':
        'Surowce ze starej karty (zasoby na karcie, skład, komplet) trafiają na bazę, podobnie robotnicy i inne przechowywane tam zasoby. Przepadają w fazie Czyszczenia, jeśli ich nie wydasz ani nie włożysz do składu.',
      'FS-122': 'Budulec, którym płacisz, może pochodzić ze starej karty, jeśli jest tam dostępny.',
      'FS-123':
        'Nowa karta zaczyna od zera: użycia starej i wysłani do niej robotnicy jej nie dotyczą. Robotnicy wydani na starą kartę przepadają. Znacznik przeciwnika ze starej karty nadal liczy się do jego trzech wysłanych robotników.',
      'FS-124': 'Gdy efekty liczą typy, starej karty już nie ma.',
      'FS-125':
        'Sposoby zapłaty: 1 budulec (jeśli jeszcze nie w tej turze, według FS-89), żeton przebudowy albo żeton uniwersalnej przebudowy. Żetonu z lidera nie ma do wyboru, dopóki taki sam leży na bazie, a żetonu uniwersalnej przebudowy z bazy przy zgodnych typach, dopóki leży tam zwykły.',
    },
  },
  {
    title: 'Liderzy',
    rules: {
      'FS-126':
        'Wystawienie lidera z ręki to akcja główna; gdy nie masz lidera w grze, jest darmowe i nie wymaga zasięgu.',
      'FS-127': 'Możesz mieć w grze najwyżej jednego lidera.',
      'FS-128':
        'Zmiana lidera: gdy masz już lidera w grze, akcja kosztuje 1 broń, a poprzedni lider zostaje odrzucony.',
      'FS-129':
        'Przy zmianie twoja baza otrzymuje 2 PZ (1 za utraconego lidera, 1 za samą zmianę) oraz wartość żetonów PZ, które leżały na poprzednim liderze. Wystawienie pierwszego lidera nie daje tej premii.',
      'FS-130':
        'Zasoby pozostałe na poprzednim liderze trafiają na bazę i przepadają w fazie Czyszczenia, jeśli ich nie wydasz ani nie włożysz do składu. Broń za zmianę może pochodzić z poprzedniego lidera.',
      'FS-131':
        'Na liderze po wystawieniu leżą dwa surowce (Mr President: FS-138). Zostają przez kolejne tury, aż zostaną wydane, ukradzione (tylko surowce) albo lider odejdzie; nigdy się nie odnawiają.',
      'FS-132': 'Lider w grze jest wart 1 PZ, bez żetonu.',
      'FS-133':
        'Zdolność lidera działa tylko na to, co zostanie ukończone, gdy lider jest w grze, nigdy wstecz. Akcja, która wprowadza lidera, niczego nie wywołuje.',
      'FS-134': 'Na liderze leży najwyżej 5 żetonów PZ; potem zdolność nic już nie daje.',
      'FS-135': 'Borgo the Almighty: po każdym twoim podboju jeden żeton 1 PZ na tym liderze.',
      'FS-136': 'Greedy Pete: po każdym nawiązaniu przez ciebie współpracy jeden żeton 1 PZ na tym liderze.',
      'FS-137':
        'Junky Joe (Złom), Nitro Belle (Paliwo), Tommy the Gun (Broń), Uncle Hammer (Budulec): jeden żeton 1 PZ na liderze za każdą lokację tego typu, którą wystawisz przez przyłączenie lub przebudowę. Podłożenie się nie liczy.',
      'FS-138':
        'Mr President: po każdej twojej przebudowie, za budulec lub za żeton, jeden żeton 1 PZ na tym liderze. Wchodzi do gry z jednym żetonem przebudowy. Zmiana lidera nie jest przebudową.',
      'FS-139':
        'Baby Swift: jako akcja główna, bez robotnika, odrzuć 2 karty z ręki, a na tym liderze pojawi się jeden żeton 1 PZ. Możesz to powtarzać w tej samej turze, za każdym razem jako osobną akcję główną, ale nie wtedy, gdy leży tam już 5 żetonów.',
    },
  },
  {
    title: 'Karty i robotnicy',
    rules: {
      'FS-140':
        'Odrzucić 2 karty, dobrać 1: odrzuć 2 karty z ręki, potem dobierz 1 ze stosu, dowolnie wiele razy. Jeśli do dobrania trzeba przetasować Śmietnik, te dwie karty też są tasowane.',
      'FS-141':
        'Użycie własnej lokacji z Akcją: wyślij do niej podaną liczbę robotników (1, a do lokacji Koszary i Złodziejska karawana 2), zapłać pozostałe koszty; efekt następuje od razu.',
      'FS-142':
        'Drugie użycie tej samej lokacji w tej samej turze kosztuje o jednego robotnika więcej niż pierwsze (2, a na tych dwóch kartach 3). Pozostałe koszty płaci się ponownie.',
      'FS-143': 'Żadnej lokacji nie możesz użyć więcej niż dwa razy w turze. Każde użycie to osobna akcja główna.',
      'FS-144': 'Do własnych lokacji Produkcyjnych ani lokacji z Cechą nie można wysyłać robotników.',
      'FS-145':
        'Wyślij 1 robotnika do Produkcji otwartej przeciwnika: dostajesz to, co ta lokacja produkuje, na własną bazę lub na rękę.',
      'FS-146':
        'Robotnik od razu przechodzi na bazę właściciela lokacji i do fazy Czyszczenia jest jego zwykłym robotnikiem.',
      'FS-147':
        'Do tej samej lokacji możesz w turze wysłać tylko jednego robotnika (leży na niej twój znacznik), a łącznie najwyżej trzech. Ceną jest zawsze 1 robotnik.',
      'FS-148':
        'Do tej samej lokacji może w jednej turze wysłać robotnika kilku przeciwników; produkcja właściciela się nie zmniejsza.',
      'FS-149':
        'Nie można wysłać robotnika do lokacji gracza, który spasował, a do Produkcji zamkniętej, Akcji i Cechy nie można nigdy.',
      'FS-150':
        'Żetony PZ otrzymane za wysłanego robotnika trafiają na twoją bazę; żetony leżące na karcie ich nie ograniczają.',
      'FS-151':
        'Wysłać 2 robotników po surowiec: zapłać 2 robotników i otrzymaj 1 surowiec jednego z czterech rodzajów, który od razu wybierasz. Dowolnie wiele razy.',
    },
  },
  {
    title: 'Zdolności w szczegółach',
    rules: {
      'FS-152':
        'Produkcja: patrz FS-56, FS-109, FS-145. Żetony PZ trafiają na lokację, która je produkuje, według FS-176; pełna lokacja nadal produkuje pozostałe zasoby.',
      'FS-153':
        'Produkcja za typ (Złomowisko): zasoby liczy się raz za każdą lokację tego typu, którą właściciel ma w grze, także za tę kartę, jeśli ma ten typ. Lokacja liczy się raz, bez względu na inne typy.',
      'FS-154':
        'Liczy się to od nowa w każdej Produkcji i przy wystawieniu karty. Pasująca lokacja wystawiona później nic wtedy nie dodaje, dopiero od następnej Produkcji. Liczba surowców nie jest ograniczona.',
      'FS-155':
        'Kto wyśle robotnika do takiej lokacji (jeśli jest otwarta), dostaje tyle, ile wynika z lokacji właściciela.',
      'FS-156':
        'Akcja, która daje coś za cenę: robotnicy według FS-141 i FS-142, wszystkie koszty, potem otrzymujesz wszystko, co daje. PZ trafiają na lokację, zasoby na bazę. Robotnika, który sam jest ceną (Archiwum), płaci się oprócz wysłanych do lokacji: Archiwum kosztuje 2 robotników za pierwsze użycie i 3 za drugie.',
      'FS-157':
        'Gdy kosztem jest umowa, zdobycz albo jedna z nich, odrzucasz swoją podłożoną kartę tego rodzaju, także podłożoną w tej samej turze. Nie dostajesz jej zasobów; obowiązują FS-104 i FS-105.',
      'FS-158':
        'Kradzież: zabierasz jednemu przeciwnikowi jeden surowiec i kładziesz go na swojej bazie. Wybierasz przeciwnika, rodzaj surowca i to, skąd go bierzesz.',
      'FS-159':
        'Surowce można ukraść z bazy, z lokacji z zasobami na karcie i z lidera. Nigdy nie można ukraść: surowców ze składu i z kompletu, robotników, żetonów kontaktu i przebudowy, kart, PZ.',
      'FS-160': 'Można okraść gracza, który spasował; pas chroni tylko przed wysyłaniem robotników.',
      'FS-161': 'Ukradziony uniwersalny surowiec pozostaje uniwersalny.',
      'FS-162':
        'Komplet (Bunkier, Magazyn, Stara fabryka, Garaż): na karcie mieści się po jednym surowcu każdego z trzech pokazanych rodzajów. Dołożenie dostępnego surowca to darmowa czynność, możliwa, gdy tego rodzaju tam brakuje, a na karcie jest mniej niż 3 żetony PZ. Uniwersalny surowiec może zastąpić jeden z tych rodzajów; który surowiec wolno dołożyć, mówi FS-89, tak jakby chodziło o koszt.',
      'FS-163':
        'Surowce z kompletu są przechowywane przez kolejne tury, aż zamienisz komplet na PZ albo zastąpisz kartę (FS-121). Nie można ich zabrać z powrotem, wydać inaczej ani ukraść. Naraz leży tam najwyżej jeden komplet.',
      'FS-164':
        'Zamiana kompletu wymaga robotników: przy pełnym komplecie używasz lokacji (robotnicy według FS-141 i FS-142, bez innych kosztów), trzy surowce wracają do puli, a na kartę trafia żeton PZ. Drugie użycie w tej samej turze wymaga nowego pełnego kompletu.',
      'FS-165':
        'Skład: za darmo przenosisz surowce między bazą a składem w obie strony; w składzie mieszczą się 3. Uniwersalny surowiec włożony do składu staje się wybranym rodzajem; na wybrany rodzaj idą najpierw surowce tego rodzaju, uniwersalne tylko tam, gdzie ich brakuje. Do składu nie trafiają robotnicy, żetony ani zasoby z liderów, innych kart i kompletów.',
      'FS-166':
        'Surowce w składzie nie przepadają w fazie Czyszczenia, nie można ich ukraść, a wydawać je można prosto ze składu.',
      'FS-167':
        'Zasoby na karcie lokacji działają jak w FS-131: leżą na niej od wystawienia, aż zostaną wydane, ukradzione (tylko surowce) albo zwolnione według FS-121. Robotnicy z lokacji Obóz są jak wszyscy inni.',
      'FS-168':
        'To, co lokacja daje po wystawieniu, daje jednorazowo, tak samo przy przyłączeniu i przebudowie; PZ trafiają na lokację.',
      'FS-169': 'Miejsce na podłożone karty: patrz od FS-99 do FS-105.',
      'FS-170':
        'Cecha, która liczy typ: po wystawieniu daje raz za każdą twoją lokację tego typu w grze, także za samą siebie; później raz za każdą następną w chwili jej wystawienia, również gdy zastępuje inną. PZ trafiają na kartę, surowce (Stary parking, Szyb naftowy, Arena, Cegielnia) na bazę. To nie produkcja: w fazie Produkcji nic nie daje.',
      'FS-171':
        'Jej żetony PZ kończą się na 3; surowce nie mają limitu. Lokacje, które schodzą ze stołu, niczego nie zabierają i nie pozwalają na dalsze żetony.',
      'FS-172':
        'Kilka takich kart i lider liczący typ reagują niezależnie na to samo wystawienie; każde z nich liczy nową lokację raz.',
      'FS-173':
        'Cztery zdolności Wypatrywania to FS-47, FS-48, FS-49 i FS-50. Drukowana poprawka zamienia tylko obrazki; znaczenia się nie zmieniają.',
      'FS-174': 'O zdolnościach liderów mówią zasady od FS-126 do FS-139, o zasięgu od FS-75 do FS-86.',
      'FS-175':
        'Ikona jednorazowości daje zasoby raz, gdy karta wchodzi do gry. Ikona przechowania sprawia, że zasoby na karcie nie przepadają w fazie Czyszczenia.',
    },
  },
  {
    title: 'Punkty zwycięstwa',
    rules: {
      'FS-176':
        'Lokacja, a tak samo umowa, ma 3 gniazda: leżą na niej najwyżej 3 żetony PZ, bez względu na wartość. Wszystko ponad to przepada. Na liderze mieści się 5, na bazie dowolnie wiele.',
      'FS-177':
        'Dokąd trafiają PZ: z produkcji, akcji i liczenia lokacji na tę lokację; z umowy na umowę; ze zdobyczy, zastąpionych lokacji i liderów oraz od wysłanych robotników na bazę; ze zdolności lidera na lidera.',
      'FS-178':
        'Limit trzech dotyczy też podłożonych kart: pod każdą kartą z miejscem mieszczą się 3; jak je liczyć, mówi FS-101.',
      'FS-179': 'Raz otrzymanych PZ nigdy się nie traci.',
    },
  },
  {
    title: 'Podliczanie, Czyszczenie i koniec gry',
    rules: {
      'FS-180':
        'Podliczanie odbywa się samo. Wynik każdego gracza liczy się od zera, a nie dodaje do poprzedniego: 1 za każdą własną lokację w grze, 1 za lidera w grze i wartość wszystkich żetonów PZ na bazie, własnych lokacjach, liderze i umowach.',
      'FS-181':
        'Przykład: jedna lokacja z jednym żetonem 1 PZ daje wynik 2; turę później dwie lokacje, pierwsza z dwoma żetonami 1 PZ i druga z jednym, dają 5.',
      'FS-182':
        'Jeśli wtedy ktoś ma 30 lub więcej, gra natychmiast się kończy, bez Czyszczenia. Osiągnięcie 30 wcześniej w turze niczego nie kończy.',
      'FS-183':
        'Wygrywa najwyższy wynik. Przy remisie decyduje większa liczba kart na ręce, potem większa liczba niewydanych surowców i robotników, a potem jest to wspólne zwycięstwo.',
      'FS-184':
        'Przy remisie każdy surowiec i robotnik na bazie, na liderach, na lokacjach z zasobami na karcie i w składach liczy się za 1; surowce w kompletach się nie liczą.',
      'FS-185':
        'Czyszczenie odbywa się samo: wszystkie zasoby na bazach wracają do puli, także żetony kontaktu i przebudowy.',
      'FS-186':
        'Przechowywane zasoby każdego rodzaju zostają: na liderach (także żeton przebudowy na karcie Mr President), na lokacjach, które z nimi weszły do gry, w składach i kompletach.',
      'FS-187':
        'Robotnicy użyci na lokacjach znikają, podstawowe karty kontaktu są znów gotowe, znaczniki wysłanych robotników wracają, a wszystkie limity w turze liczą się od nowa. Lokacje, liderzy, podłożone karty, żetony PZ i karty na ręce zostają.',
      'FS-188': 'Liczba tur nie jest ograniczona.',
    },
  },
  {
    title: 'Co jest jawne i co jest losowe',
    rules: {
      'FS-189': 'Ukryte są: karty na ręce przed wszystkimi innymi graczami, kolejność kart w stosie przed wszystkimi.',
      'FS-190':
        'Jawne są: liczba kart na rękach i w stosie, odkryte karty, Śmietnik, wszystkie karty w grze z zasobami i żetonami, zasoby na bazach, użyte karty kontaktu, znaczniki, wyniki oraz to, które karty są podłożone.',
      'FS-191':
        'Wszyscy widzą, którą odkrytą kartę ktoś bierze, i każdą odrzucaną kartę. Kartę dobraną ze stosu widzi tylko ten, kto ją dobiera, chyba że od razu zostaje odrzucona.',
      'FS-192':
        'Los decyduje tylko o frakcjach, pierwszym graczu, tasowaniu na początku i każdym późniejszym tasowaniu Śmietnika. Jest ustalony od początku gry: te same decyzje prowadzą do tej samej gry.',
      'FS-193':
        'Między fazami Podliczania stół może pokazywać bieżący wynik liczony jak w FS-180; przed fazą Podliczania nie ma on znaczenia.',
    },
  },
  {
    title: 'Decyzje przy stole',
    rules: {
      'FS-194':
        'Każda decyzja należy do dokładnie jednego gracza. Nikt nie decyduje równocześnie z kimś innym i żaden przeciwnik nie podejmuje decyzji w odpowiedzi na twoją.',
      'FS-195':
        'Jeśli możliwy jest tylko jeden wybór, może zostać wykonany za ciebie. O akcję główną w twojej kolejce gra pyta zawsze. Dopóki masz na ręce kartę, której inni nie widzieli, pyta też o kontakty oraz o karty do odrzucenia lub zatrzymania, nawet gdy wybór jest tylko jeden: brak pytania zdradziłby innym, że nie masz na ręce innej takiej karty.',
      'FS-196':
        'Takie same karty na ręce, wśród odkrytych albo podłożone jako ten sam rodzaj i bez żetonów są jednym wyborem. Lokacje w grze zawsze się rozróżnia.',
      'FS-197':
        'To, co należy do akcji głównej (płatności, kradzież, odrzucanie z braku miejsca), i każdy wybór kilku kart z ręki może odbywać się krok po kroku albo naraz. Akcja główna jest do wyboru tylko wtedy, gdy możesz ją całą ukończyć, a po zapłaceniu nie można jej cofnąć.',
    },
  },
];
