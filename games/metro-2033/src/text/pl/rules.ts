import type { Rulebook } from '@ashtown/engine';

export const rules: Rulebook = [
  {
    title: 'Elementy gry',
    rules: {
      'MET-1':
        'W grze bierze udział od 2 do 5 graczy, a każdy jest liderem jednej Frakcji. Instrukcja nie podaje tych liczb: górna wynika z 5 Frakcji, dolna z wydanej edycji gry.',
      'MET-2':
        'W grze są 133 karty: 5 kart Frakcji, 72 karty Zasobów, 30 kart Stacji, 14 kart Zagrożeń, 6 kart Karawan i 6 kart Bohaterów. Łączną liczbę i 5 Frakcji podaje instrukcja, pozostałe liczby pochodzą z opublikowanych spisów elementów.',
      'MET-3': '128 kart, czyli wszystkie poza kartami Frakcji, tworzy jedną wspólną talię.',
      'MET-4': 'Jest 50 znaczników, po 10 w pięciu kolorach. Używasz tylko 10 znaczników w kolorze swojej Frakcji.',
      'MET-5':
        'Karta Zasobów ma koszt, typ i ilość. Niektóre karty Zasobów można obrócić o 180° i zagrać jako Ochronę, która ma osobny koszt i co najmniej jeden symbol Ochrony.',
      'MET-6':
        'Zasoby mają sześć typów i dwa rodzaje: pokojowe (niebieskie) to Opieka, Żywność i Towary, a militarne (czerwone) to Broń, Amunicja i Sprzęt. Nazwy Broń i Amunicja pochodzą od nas.',
      'MET-7':
        'Stacja ma koszt, Misję z rodzajem i wymaganiami, typ premii, nagrodę (1 lub 2 znaczniki) i miejsce na znaczniki. Może też mieć Frakcję Stacji.',
      'MET-8': 'Frakcje Stacji to Linia Czerwona, Hanza i Polis. Stacja bez symbolu Frakcji jest neutralna.',
      'MET-9':
        'Sześć Stacji daje w nagrodę 2 znaczniki: Arbatskaja, Biblioteka im. Lenina, Aleksandrowskij Sad, Borowickaja i obie karty Kitaj-Gorod. Każda inna Stacja daje 1 znacznik.',
      'MET-10':
        'Misja jest pokojowa (niebieska), militarna (czerwona) albo handlowa (zielona). Misja handlowa przyjmuje oba rodzaje Zasobów.',
      'MET-11':
        'Karta Frakcji ma Misję, typ premii i nagrodę: 1 znacznik. Odwracasz ją dopiero po wykonaniu jej Misji.',
      'MET-12':
        'Kolor premii Stacji lub Frakcji to rodzaj Zasobów, których dotyczy premia: niebieski to pokojowe, czerwony to militarne. Kolor Misji nie ma na to wpływu.',
      'MET-13':
        'Zagrożenie ma koszt, co najmniej jeden symbol Zagrożenia i stratę. Niektóre Zagrożenia można też zagrać jako Ochronę, która ma osobny koszt i co najmniej jeden symbol Ochrony.',
      'MET-14':
        'Symbole to: Biologiczne, Psychiczne, Radioaktywne, Fizyczne, Toksyczne i Nieznane. Nieznane to symbol taki jak inne: pasuje tylko do samego siebie.',
      'MET-15': 'Bohater ma koszt, jeden typ Zasobów, który może podwoić, i co najmniej jeden symbol Ochrony.',
      'MET-16': 'Karawana ma koszt i rodzaj Zasobów: pokojowe albo militarne.',
      'MET-17':
        'Zagrożenia i Karawany to aktywne karty (czerwona pięść): odrzucenie takiej karty akcją podstawową (MET-49) wywołuje efekt, który dotyczy wszystkich graczy.',
      'MET-18':
        'Każdy egzemplarz to osobna karta. Między jednakowymi egzemplarzami w tym samym stanie nie wybierasz: są jedną możliwością.',
      'MET-19':
        'Żadna zasada nie zależy od nazwy ani liczb na konkretnej karcie. Z innymi kartami gra się według tych samych zasad.',
      'MET-20':
        'Każda ze 128 kart jest zawsze w dokładnie jednym miejscu: w talii, na Bazarze, na stosie kart odrzuconych, w czyjejś ręce albo w grze przed graczem. Znaczników gracza nad kartą, pod kartą, na Stacjach i w ogólnej rezerwie jest razem 10, a w ręce nikt nie ma więcej niż 5 kart.',
    },
  },
  {
    title: 'Przygotowanie gry dla 2–5 graczy',
    rules: {
      'MET-21':
        'Opcje ustala się przed grą: „Zestaw Frakcji” (Podstawowe lub Alternatywne), „Przydział Frakcji” (Wybór po kolei lub Losowo) i cztery utrudnienia (MET-178).',
      'MET-22':
        'Każdy dostaje inną Frakcję z wybranego zestawu. Przy opcji „Wybór po kolei” gracze wybierają w kolejności miejsc spośród wolnych Frakcji, a przy opcji „Losowo” Frakcje są losowane bez powtórzeń.',
      'MET-23':
        'Frakcje wybiera się przed rozdaniem kart, w kolejności miejsc, spośród wszystkich jeszcze niezajętych Frakcji zestawu. Wybór jest jawny i nie ma w nim losowości.',
      'MET-24': 'Niewybrane karty Frakcji i znaczniki w ich kolorach nie biorą udziału w grze.',
      'MET-25': 'Twoja Frakcja nie ma związku z Frakcją Stacji o tej samej nazwie, w żadnym z zestawów.',
      'MET-26': 'Na początku żadna karta Frakcji nie jest odwrócona.',
      'MET-27':
        'Połóż 5 znaczników nad swoją kartą Frakcji, a 5 odłóż do ogólnej rezerwy. Pod kartą na początku nie ma znaczników.',
      'MET-28':
        'Po przetasowaniu 128 kart każdy gracz dostaje 5 zakrytych. Odkrywa się 3 wierzchnie karty talii: to Bazar, miejsca 1, 2 i 3.',
      'MET-29':
        'Po przygotowaniu w talii zostaje 128 kart minus 5 na każdego gracza i 3 na Bazar: 115, 110, 105 albo 100 kart przy 2, 3, 4 albo 5 graczach. Stos kart odrzuconych jest pusty. Nic więcej nie zależy od liczby graczy.',
      'MET-30':
        'Zagrożenia i Karawany rozdane lub odkryte podczas przygotowania nie wywołują efektów, a kart nigdy nie rozdaje się ponownie.',
      'MET-31': 'Pierwszego gracza można wybrać dowolnie. Przy naszym stole decyduje los.',
      'MET-32':
        'Tury następują zgodnie z kierunkiem wskazówek zegara: po każdym graczu gra ten na miejscu o następnym numerze, a po ostatnim ten na pierwszym.',
    },
  },
  {
    title: 'Znaczniki nad kartą Frakcji i pod nią',
    rules: {
      'MET-33': 'Znaczniki nad twoją kartą Frakcji są dostępne: tylko nimi możesz płacić.',
      'MET-34':
        'Znaczniki pod twoją kartą Frakcji są niedostępne. Zanim znów nimi zapłacisz, musisz przesunąć je w górę.',
      'MET-35': 'Aby zapłacić koszt, przesuń w dół tyle znaczników, ile on wynosi: znad karty Frakcji pod nią.',
      'MET-36':
        'Koszt płacisz w całości albo karty nie możesz zagrać. Nie zapłacisz znacznikami spod karty Frakcji, ze Stacji ani z ogólnej rezerwy.',
      'MET-37':
        'Przesunąć znaczniki w górę to przenieść je spod karty Frakcji nad nią: tyle, ile trzeba, albo wszystkie, jeśli jest ich mniej. Nigdy nie dostajesz przy tym nowych znaczników.',
      'MET-38':
        'Twoja suma to znaczniki nad kartą Frakcji, pod nią i na Stacjach. Razem ze znacznikami w ogólnej rezerwie jest ich zawsze 10.',
      'MET-39':
        'Suma rośnie tylko dzięki nagrodom za Misje. Znaczniki nigdy nie trafiają z powrotem do ogólnej rezerwy, więc suma nigdy nie maleje.',
    },
  },
  {
    title: 'Tura i trzy akcje podstawowe',
    rules: {
      'MET-40':
        'W swojej turze możesz najpierw wykonać darmowe akcje, potem wykonujesz jedną akcję podstawową i znów możesz wykonać darmowe akcje. Na koniec uzupełnia się ręce (MET-165) i gra następny gracz.',
      'MET-41':
        'Wykonujesz dokładnie jedną z trzech akcji podstawowych: Zagranie karty, Odrzucenie karty albo Wymiana 3 kart. Instrukcja mówi tylko, że możesz; tu musisz, pominąć jej nie można.',
      'MET-42': 'Jeśli nie masz kart w ręce, pomijasz akcję podstawową i przechodzisz do darmowych akcji po niej.',
      'MET-43':
        'W każdej chwili decyduje tylko jeden gracz. Jeśli jest tylko jedna możliwość, gra może nie pytać, chyba że zdradziłoby to coś o kartach w ręce (MET-164).',
      'MET-44':
        'Zagranie karty: zagrywasz jedną kartę z ręki. Mogą to być Zasoby, Zasoby lub Zagrożenie jako Ochrona, Stacja albo Bohater.',
      'MET-45':
        'Karty bez Ochrony nie można zagrać jako Ochrony. Karawany nie można zagrać nigdy, a Zagrożenie tylko jako Ochronę.',
      'MET-46':
        'Zagrywając kartę, płacisz koszt (MET-36, MET-117), kładziesz ją odkrytą przed sobą, a potem dobierasz jedną kartę (MET-60).',
      'MET-47': 'Możesz mieć w grze dowolnie wiele kart, także kilka jednakowych.',
      'MET-48': 'Zagrana karta zostaje w grze, aż zostanie zużyta, odrzucona przy Porządkowaniu lub stracona.',
      'MET-49':
        'Odrzucenie karty: pokazujesz jedną kartę z ręki, kładziesz ją na stos kart odrzuconych i przesuwasz w górę tyle znaczników, ile wynosi jej koszt. Aktywna karta wywołuje teraz swój efekt, a na koniec dobierasz jedną kartę.',
      'MET-50':
        'Przy odrzuceniu karty liczy się wydrukowany na niej koszt. Nie zmieniają go zniżki, darmowe zagrania ani koszt Ochrony.',
      'MET-51': 'Możesz odrzucić kartę, nawet gdy pod twoją kartą Frakcji nie ma znaczników.',
      'MET-52':
        'Odrzucona Karawana działa według MET-132, a odrzucone Zagrożenie według MET-139. Akcją Odrzucenie karty nie można odrzucić ich bez efektu.',
      'MET-53':
        'Aktywne karty wywołują efekt tylko przy odrzuceniu z ręki akcją podstawową (MET-49): nigdy przy wymianie, odkryciu, odrzuceniu z Bazaru, Porządkowaniu, użyciu jako Ochrony ani tasowaniu.',
      'MET-54': 'Przy Zagraniu i Odrzuceniu karty dobranie jest ostatnim krokiem, po wszystkich efektach.',
      'MET-55': 'Wymiana 3 kart: pokazujesz i odrzucasz dokładnie 3 karty z ręki, a potem dobierasz 3 karty.',
      'MET-56': 'Przy wymianie znaczniki się nie przesuwają, a żadna karta, nawet aktywna, nie wywołuje efektu.',
      'MET-57': 'Do wymiany potrzebujesz co najmniej 3 kart w ręce.',
      'MET-58':
        'Wszystkie 3 wymieniane karty leżą na stosie kart odrzuconych przed pierwszym dobraniem. Dobierasz po jednej karcie i za każdym razem wybierasz od nowa.',
      'MET-59':
        'Wybierasz raz za razem, aż zakończysz turę: przed akcją podstawową każde zagranie, za które możesz zapłacić, dowolną kartę do odrzucenia, dowolne 3 do wymiany, Misję lub Porządkowanie; po niej Misję, Porządkowanie albo koniec tury. Inni widzą tylko wybrane karty, a losowe są jedynie dobieranie i tasowanie.',
    },
  },
  {
    title: 'Dobieranie z Bazaru lub z talii',
    rules: {
      'MET-60':
        'Dobierając, bierzesz do ręki jedną odkrytą kartę z Bazaru albo wierzchnią kartę talii. Wybór należy do ciebie.',
      'MET-61': 'Kartę wziętą z Bazaru od razu zastępuje odkryta wierzchnia karta talii, w tym samym miejscu.',
      'MET-62': 'Dobranie karty z talii nie zmienia Bazaru.',
      'MET-63':
        'Kartę, która właśnie trafiła na Bazar, można wziąć już przy następnym dobraniu, także podczas tej samej wymiany lub uzupełniania ręki.',
      'MET-64': 'Karty, które daje akcja, musisz dobrać.',
      'MET-65':
        'Jeśli talia i stos kart odrzuconych są puste, dobierasz tylko z Bazaru. Jeśli i Bazar jest pusty, pomijasz dobranie.',
      'MET-66':
        'Miejsce na Bazarze, którego nie można zapełnić, zostaje puste. Przy najbliższym zastąpieniu karty lub odnowieniu Bazaru zapełnia się wszystkie puste miejsca, od najniższego numeru, na ile starczy kart.',
      'MET-67': 'Dobranie ani odkrycie karty nigdy nie wywołuje efektu.',
      'MET-68':
        'Wybierasz osobno przy każdej karcie: dowolną kartę z Bazaru albo talię, dopóki w talii lub na stosie kart odrzuconych są karty. Kartę z talii widzisz tylko ty, kartę z Bazaru znają wszyscy; to, jaka karta talii trafi do ciebie lub na Bazar, jest losowe.',
    },
  },
  {
    title: 'Darmowe akcje i Porządkowanie',
    rules: {
      'MET-69':
        'W swojej turze możesz wykonać dowolnie wiele darmowych akcji, w dowolnej kolejności i chwili. Są dwie: wykonanie Misji i Porządkowanie.',
      'MET-70':
        '„Dowolna chwila” oznacza tu: przed akcją podstawową albo po niej, gdy zakończą się jej dobieranie, efekty i uzupełnianie rąk.',
      'MET-71': 'Darmowej akcji nie można wykonać, gdy trzeba podjąć inną decyzję, ani w turze innego gracza.',
      'MET-72': 'Darmowe akcje są zawsze dobrowolne i nie zużywają akcji podstawowej.',
      'MET-73': 'Porządkowanie: odrzucasz dowolnie wiele swoich kart w grze, oprócz karty Frakcji.',
      'MET-74':
        'Za każdą kartę Zasobów, Ochrony lub Bohatera odrzuconą przy Porządkowaniu przesuń w górę tyle znaczników, ile wynosi jej koszt. Liczy się koszt wydrukowany dla ułożenia, w jakim karta leży, nawet jeśli jej zagranie kosztowało mniej.',
      'MET-75': 'Wszystkie znaczniki ze Stacji odrzuconej przy Porządkowaniu połóż nad swoją kartą Frakcji.',
      'MET-76': 'Stacja bez znaczników nic przy Porządkowaniu nie daje.',
      'MET-77':
        'Porządkowanie nie wywołuje efektów kart; nie dobierasz przy nim kart i nic nie płacisz. Wynik jest ten sam, czy odrzucasz kilka kart razem, czy jedną po drugiej.',
      'MET-78':
        'Zniżki i darmowe zagrania dzięki karcie odrzuconej przy Porządkowaniu kończą się od razu, a Stacja przestaje się liczyć przy koszcie zatrzymania następnej (MET-97).',
      'MET-79':
        'Przed akcją podstawową lub po niej możesz wybrać do Porządkowania dowolne swoje karty w grze, co najmniej jedną, ale nie kartę Frakcji; dowolnie wiele razy, a rezygnacja nic nie kosztuje. Wszystko jest jawne i nic nie jest losowe.',
    },
  },
  {
    title: 'Misje Frakcji i Stacji',
    rules: {
      'MET-80':
        'Możesz wykonać Misję swojej nieodwróconej karty Frakcji albo swojej Stacji w grze, na której nie ma znaczników. Misji z kart innych graczy wykonać nie możesz.',
      'MET-81':
        'Misję Frakcji można wykonać raz w grze, a Misję Stacji raz, dopóki Stacja jest w grze. Stacja, która opuściła grę i została zagrana ponownie, jest nową kartą.',
      'MET-82':
        'Misję Stacji możesz wykonać już w turze, w której ją zagrywasz. W jednej turze możesz wykonać kilka Misji.',
      'MET-83':
        'Możesz użyć swoich kart Zasobów w grze, jeśli Misja przyjmuje ich rodzaj. Karty zagrane jako Ochrona, karty w ręce i karty innych graczy nigdy się nie liczą.',
      'MET-84':
        'Zsumuj ilości z wybranych kart Zasobów. Ilość jest podwojona, jeśli jej typ podwaja wybrany Bohater (MET-125).',
      'MET-85': 'Używasz tylko całych kart; nadwyżka ponad wymagania Misji przepada.',
      'MET-86':
        'Wybrane Zasoby i Bohaterowie muszą spełnić wymagania Misji, a żadna karta nie może być zbędna: bez dowolnej jednej z wybranych kart Zasobów lub Bohaterów byłoby za mało.',
      'MET-87':
        'W Misji zakazane są zbędne karty, a nie duża nadwyżka: jeśli Misja wymaga 4, możesz użyć 3 + 2, ale nie 3 + 2 + 1.',
      'MET-88': 'Masz do wyboru wszystkie dozwolone zestawy kart; jednakowe egzemplarze liczą się raz.',
      'MET-89':
        'Wykonaną Misję ogłasza się i rozstrzyga po kolei: odrzucenie użytych kart, nagroda, sprawdzenie wygranej (MET-173), przesunięcie znaczników w górę, odwrócenie karty Frakcji albo decyzja o Stacji.',
      'MET-90':
        'Wszystkie karty Zasobów i Bohaterów użyte do Misji trafiają na stos kart odrzuconych. Za te karty nie przesuwasz znaczników w górę.',
      'MET-91':
        'Nagrodę bierzesz z ogólnej rezerwy i kładziesz nad swoją kartą Frakcji: 1 znacznik za Misję Frakcji, a za Misję Stacji tyle, ile podaje jej karta. Jeśli w rezerwie jest mniej znaczników, bierzesz te, które zostały.',
      'MET-92': 'Po nagrodzie za Misję przesuwasz w górę wszystkie znaczniki spod swojej karty Frakcji.',
      'MET-93': 'Kartę Frakcji po wykonaniu jej Misji się odwraca. Nie kładzie się na niej znacznika.',
      'MET-94':
        'Karty Frakcji nie można odrzucić przy Porządkowaniu ani stracić i nigdy nie liczy się jako zatrzymana Stacja.',
      'MET-95':
        'Przed akcją podstawową lub po niej wybierasz Misję i karty, których do niej używasz; wszystko jest jawne i nic nie jest losowe. Misji możliwej do wykonania nie trzeba wykonywać.',
    },
  },
  {
    title: 'Zatrzymywanie Stacji',
    rules: {
      'MET-96': 'Po wykonaniu Misji Stacji odrzucasz tę Stację albo ją zatrzymujesz, kładąc na niej swoje znaczniki.',
      'MET-97':
        'Pierwsza zatrzymana Stacja wymaga 1 znacznika, druga 2, trzecia 3 i tak dalej: o 1 więcej, niż masz w grze Stacji ze znacznikami.',
      'MET-98':
        'Zatrzymując Stację, kładziesz na niej własne znaczniki, nie z ogólnej rezerwy. Bierzesz je znad karty Frakcji po nagrodzie i przesunięciu w górę, więc możesz użyć także nowego znacznika.',
      'MET-99': 'Jeśli masz za mało znaczników, by zatrzymać Stację, musisz ją odrzucić.',
      'MET-100': 'Niezatrzymana Stacja trafia na stos kart odrzuconych; żadne inne znaczniki się nie przesuwają.',
      'MET-101': 'O zatrzymaniu Stacji decydujesz od razu. Decyzji nie można odłożyć ani później zmienić.',
      'MET-102':
        'Zatrzymana Stacja zostaje w grze. Jej Misji nie można już wykonać, a Zasoby typu, którego dotyczy jej premia, zagrywasz za darmo (MET-109).',
      'MET-103':
        'Koszt zatrzymania Stacji zależy od tego, ile Stacji ze znacznikami masz w tej chwili. Po odrzuceniu lub stracie takiej Stacji zatrzymanie następnej kosztuje mniej; położone już znaczniki się nie zmieniają.',
      'MET-104':
        'Znaczniki leżą na Stacji, dopóki nie opuści ona gry. Nie można ich inaczej dołożyć, przenieść ani zdjąć.',
      'MET-105':
        'Zaraz po przesunięciu znaczników w górę wybierasz: zatrzymać Stację, jeśli wystarczy ci znaczników, albo ją odrzucić. Wybór jest jawny i nic nie jest losowe.',
    },
  },
  {
    title: 'Zniżki i zagrywanie za darmo',
    rules: {
      'MET-106':
        'Koszt do zapłacenia ustala się przy zagraniu karty, na podstawie twoich kart w grze, zanim ona do nich dołączy. Karty innych graczy nigdy go nie zmieniają.',
      'MET-107':
        'Każda twoja Stacja bez znaczników obniża o 1 koszt Zasobów typu, którego dotyczy jej premia. Kilka takich Stacji się nie sumuje: zniżka wynosi najwyżej 1.',
      'MET-108': 'Zasoby o koszcie 1 mogą dzięki zniżce na typ kosztować 0.',
      'MET-109':
        'Każda twoja Stacja ze znacznikami i twoja odwrócona karta Frakcji sprawia, że Zasoby typu, którego dotyczy jej premia, są darmowe (koszt 0).',
      'MET-110': 'Jeśli Zasoby są darmowe i mają też zniżkę, koszt wynosi 0.',
      'MET-111': 'Zagranie Zasobów za darmo też jest akcją podstawową. Po nim jak zwykle dobierasz kartę.',
      'MET-112':
        'Stacja kosztuje o 1 mniej za każdą Stację tej samej Frakcji, którą masz w grze. Te zniżki się sumują, ale koszt nigdy nie jest niższy niż 1.',
      'MET-113':
        'Dla zniżki na Stacje nie ma znaczenia, czy leżą na nich znaczniki. Zagrywana Stacja nie liczy się sama dla siebie.',
      'MET-114': 'Stacje neutralne nie dają zniżki na Stacje ani jej nie dostają.',
      'MET-115':
        'Zagranie Zasobów lub Zagrożenia jako Ochrony zawsze kosztuje tyle, ile wynosi wydrukowany koszt Ochrony. Zniżki i darmowe zagrania dla typu jej nie dotyczą.',
      'MET-116': 'Bohater zawsze kosztuje tyle, ile wydrukowano na karcie.',
      'MET-117':
        'W skrócie: Zasoby kosztują 0, jeśli ich typ masz za darmo; w przeciwnym razie tyle, ile na karcie, albo o 1 mniej, lecz co najmniej 0, gdy ich typ jest w premii twojej Stacji bez znaczników. Stacja z Frakcją kosztuje o 1 mniej za każdą twoją Stację tej Frakcji, co najmniej 1. Stacje neutralne, Bohaterowie i Ochrona kosztują tyle, ile wydrukowano.',
    },
  },
  {
    title: 'Zasoby i Ochrona',
    rules: {
      'MET-118':
        'Kartę Zasobów z Ochroną możesz zagrać jako Zasoby albo obróconą, jako Ochronę; wybierasz przy zagraniu.',
      'MET-119': 'Dopóki karta jest w grze, nigdy się jej nie obraca.',
      'MET-120':
        'Karta zagrana jako Ochrona nie daje Zasobów do Misji, a przy stracie Zasobów nie liczy się jako Zasoby.',
      'MET-121':
        'Karta zagrana jako Ochrona daje swoje symbole Ochrony, dopóki jest w grze. Karta Zasobów, która nie jest Ochroną, przed niczym nie chroni.',
      'MET-122': 'Zagrożenie z Ochroną można tak samo zagrać jako Ochronę. To nie jest atak.',
    },
  },
  {
    title: 'Bohaterowie',
    rules: {
      'MET-123':
        'Bohatera zagrywa się jak każdą inną kartę. Zostaje w grze, aż zostanie użyty lub odrzucony przy Porządkowaniu.',
      'MET-124': 'Bohater może podwoić Zasoby albo ochronić. Pierwsze użycie go zużywa i kartę się odrzuca.',
      'MET-125': 'Podwojenie: w jednej Misji podwajasz wszystkie wybrane Zasoby typu tego Bohatera.',
      'MET-126': 'W jednej Misji możesz użyć Bohaterów różnych typów. Żadnych Zasobów nie podwaja się dwa razy.',
      'MET-127': 'Bohatera możesz użyć do Misji już w turze, w której go zagrywasz.',
      'MET-128': 'Ochrona: Bohater w grze daje swoje symbole Ochrony przeciw atakowi (MET-143).',
      'MET-129':
        'Za Bohatera odrzuconego przy Porządkowaniu lub z ręki przesuwasz w górę tyle znaczników, ile wynosi jego koszt. Za Bohatera odrzuconego po użyciu nie przesuwasz żadnego.',
      'MET-130': 'Bohaterów nigdy nie traci się przez atak.',
    },
  },
  {
    title: 'Karawany',
    rules: {
      'MET-131': 'Karawana działa tylko wtedy, gdy zostaje odrzucona z ręki akcją podstawową (MET-49).',
      'MET-132':
        'Kolejność: Karawana trafia na stos kart odrzuconych, gracz, który ją odrzuca, przesuwa w górę tyle znaczników, ile wynosi jej koszt, Bazar zostaje odnowiony, wszyscy dostają premię za kolor (MET-135), na końcu jest dobranie karty.',
      'MET-133': 'Kto odrzuca Karawanę, przesuwa w górę tyle znaczników, ile wynosi jej koszt.',
      'MET-134':
        'Wszystkie karty z Bazaru zostają odrzucone, a z talii odkrywa się 3 nowe. Jeśli talia się skończy, tasuje się odrzucone karty (MET-171).',
      'MET-135':
        'Każdy gracz, także ten, kto odrzuca Karawanę, przesuwa w górę 1 znacznik za każdą swoją Stację w grze i za swoją odwróconą kartę Frakcji, jeśli kolor ich premii odpowiada rodzajowi Karawany.',
      'MET-136':
        'Przy Karawanie Stacje liczą się ze znacznikami i bez nich, nieodwrócona karta Frakcji się nie liczy, a w górę przesuwasz najwyżej tyle znaczników, ile leży pod kartą Frakcji.',
      'MET-137':
        'Premię za Karawanę dostaje się po kolei, zgodnie z kierunkiem wskazówek zegara, od gracza, który ją odrzuca. Nie podejmuje się przy tym żadnej decyzji.',
      'MET-138': 'Dobranie za odrzucenie Karawany jest na końcu, więc można wziąć kartę z odnowionego Bazaru.',
    },
  },
  {
    title: 'Zagrożenia: atak Potwora',
    rules: {
      'MET-139': 'Zagrożenie odrzucone akcją podstawową (MET-49) atakuje jako Potwór.',
      'MET-140':
        'Najpierw Zagrożenie trafia na stos kart odrzuconych, a gracz, który je odrzuca, przesuwa w górę tyle znaczników, ile wynosi jego koszt. Dopiero potem zaczyna się atak.',
      'MET-141': 'Potwór atakuje wszystkich graczy, także tego, kto odrzuca Zagrożenie.',
      'MET-142':
        'Atak rozstrzyga się po kolei, zgodnie z kierunkiem wskazówek zegara, od gracza, który odrzuca Zagrożenie. Każdy kończy kroki od 1 do 4 (MET-143, MET-145, MET-150, MET-157), zanim zacznie następny.',
      'MET-143':
        'Krok 1, symbole: pasująca karta to twój Bohater w grze lub twoja karta zagrana jako Ochrona, która ma co najmniej jeden symbol tego Zagrożenia.',
      'MET-144': 'Karty w ręce nigdy nie chronią.',
      'MET-145':
        'Krok 2, obrona: jeśli masz pasującą kartę, możesz ją odrzucić i odeprzeć Potwora. Wystarczy jeden pasujący symbol, niezależnie od tego, ile symboli ma Zagrożenie.',
      'MET-146': 'Jeśli masz kilka pasujących kart, wybierasz jedną. Używasz i odrzucasz dokładnie jedną kartę.',
      'MET-147':
        'Karta użyta do obrony trafia na stos kart odrzuconych bez żadnego efektu: nie przesuwasz znaczników w górę, a użyte tak Zagrożenie nie atakuje.',
      'MET-148':
        'Nie musisz się bronić. Jeśli się nie bronisz, zachowujesz karty Ochrony, a Potwór nie zostaje odparty.',
      'MET-149':
        'Jeśli nie możesz lub nie chcesz się bronić, ponosisz stratę z kroku 3. Jeśli odpierasz Potwora, nic nie tracisz.',
      'MET-150':
        'Krok 3, strata jednej Stacji: odrzucasz jedną swoją Stację w grze. Wszystkie znaczniki z niej kładziesz nad kartą Frakcji.',
      'MET-151': 'Stację, którą tracisz, wybierasz ty: ze znacznikami lub bez nich.',
      'MET-152':
        'Strata wszystkich Zasobów jednego rodzaju: odrzucasz wszystkie swoje Zasoby w grze tego rodzaju, pokojowe albo militarne. Karty zagrane jako Ochrona zostają.',
      'MET-153':
        'Strata wszystkich Zasobów: odrzucasz wszystkie swoje Zasoby w grze. Karty zagrane jako Ochrona zostają.',
      'MET-154': 'Za stracone Zasoby i za straconą Stację bez znaczników nie przesuwa się znaczników w górę.',
      'MET-155': 'Jeśli nie masz czego stracić, nic nie tracisz, ale Potwór i tak nie jest odparty.',
      'MET-156':
        'Kart zagranych jako Ochrona się nie traci. Bezpieczni są też Bohaterowie, karta Frakcji i karty w ręce.',
      'MET-157': 'Krok 4, nagroda: jeśli odpierasz Potwora, możesz od razu zagrać jedną kartę z ręki za darmo.',
      'MET-158':
        'W nagrodę za obronę możesz zagrać każdą kartę według MET-44, w dowolnym ułożeniu, za 0, nawet jeśli jej koszt wynosi zwykle co najmniej 1. Nigdy nie może to być Potwór ani Karawana, więc jeden atak nie wywołuje następnego.',
      'MET-159':
        'Karta zagrana w nagrodę od razu jest w grze, ale w tym samym ataku ci nie pomoże. Przed uzupełnieniem rąk nie dobierasz za nią karty.',
      'MET-160': 'Podczas ataku nikt nie może wykonać Misji ani Porządkowania, nawet gracz, którego tura trwa.',
      'MET-161':
        'Po ostatnim graczu wszyscy uzupełniają rękę do 5 kart, zaczynając od gracza, który odrzuca Zagrożenie (MET-167). Zastępuje to dobranie karty za jej odrzucenie.',
      'MET-162':
        'Każdy gracz, który może się bronić, wybiera w kolejności ataku: jedną z pasujących kart albo brak obrony. Opcje mogą zmienić jedno i drugie (MET-179, MET-189). Karty w grze są jawne i nic nie jest losowe.',
      'MET-163':
        'Jeśli nie odpierasz Potwora, a stratą jest jedna Stacja, to przy dwóch lub więcej Stacjach wybierasz spośród wszystkich swoich Stacji w grze. Wybór jest jawny i nic nie jest losowe.',
      'MET-164':
        'Zaraz po odparciu Potwora wybierasz dowolną kartę z ręki, którą można zagrać, w każdym możliwym ułożeniu, albo żadną. Pytanie pada nawet wtedy, gdy żadnej zagrać nie można, by nie zdradzić nic o kartach w ręce; inni widzą tylko zagraną kartę i nic nie jest losowe.',
    },
  },
  {
    title: 'Uzupełnianie ręki',
    rules: {
      'MET-165':
        'Na koniec każdej tury każdy musi mieć w ręce 5 kart. Kto ma mniej, dobiera do 5: najpierw gracz, którego tura się kończy, potem kolejni zgodnie z kierunkiem wskazówek zegara.',
      'MET-166':
        'Każdą kartę dobiera się z Bazaru lub z talii (MET-60). Gracz dobiera wszystkie swoje karty, jedną po drugiej, zanim zacznie następny.',
      'MET-167': 'Tak samo dobiera się po ataku Potwora, zaczynając od gracza, który odrzuca Zagrożenie.',
      'MET-168': 'Ponieważ karty dobiera się już podczas akcji, na koniec tury każdy ma zwykle 5 kart.',
      'MET-169': 'Jeśli nie ma skąd dobrać karty (MET-65), w ręce zostaje mniej kart.',
    },
  },
  {
    title: 'Talia i tasowanie',
    rules: {
      'MET-170': 'Wszystkie odrzucone karty leżą odkryte na jednym stosie kart odrzuconych.',
      'MET-171': 'Gdy talia się skończy, z potasowanych kart odrzuconych powstaje nowa talia.',
      'MET-172':
        'Nowa talia powstaje dopiero wtedy, gdy potrzebna jest karta z pustej talii, także w trakcie odnawiania Bazaru lub uzupełniania ręki. Tasuje się cały stos kart odrzuconych, razem z kartą odrzuconą przed chwilą.',
    },
  },
  {
    title: 'Wygrana',
    rules: {
      'MET-173':
        'Wygrywa, kto pierwszy ma razem 10 znaczników. Liczą się znaczniki nad kartą Frakcji, pod nią i na Stacjach.',
      'MET-174':
        'Wygraną sprawdza się zaraz po każdej nagrodzie. Przy 10 znacznikach gra kończy się natychmiast: nie przesuwa się już znaczników w górę, niczego się nie odwraca ani nie zatrzymuje, nie ma też akcji podstawowej ani uzupełniania rąk.',
      'MET-175': 'Nowe znaczniki zdobywa tylko gracz, którego tura trwa, więc zwycięzca jest zawsze dokładnie jeden.',
      'MET-176': 'Pozostali gracze zajmują miejsca według sumy znaczników; przy równej sumie miejsce jest wspólne.',
      'MET-177':
        'Liczba tur jest nieograniczona. Symulację z samymi botami można przerwać po 100 000 odpowiedzi; liczy się wtedy jako niezakończona.',
    },
  },
  {
    title: 'Utrudnienia',
    rules: {
      'MET-178':
        'Cztery opcje utrudniają grę. Przed grą możesz włączyć dowolne z nich; domyślnie są wyłączone, a każda zmienia tylko to, co tu opisano.',
      'MET-179': '„Wszystkie symbole”: do odparcia Potwora potrzebujesz każdego symbolu, jaki ma Zagrożenie.',
      'MET-180':
        'Z opcją „Wszystkie symbole” symbole mogą pochodzić z kilku kart. Bronisz się pasującymi kartami, które razem mają wszystkie symbole Zagrożenia i z których żadna nie jest zbędna; odrzucasz je wszystkie, a za darmo zagrywasz nadal tylko jedną kartę.',
      'MET-181':
        'Z opcją „Wszystkie symbole”: jeśli nie masz wszystkich symboli, nie odpierasz Potwora, ale nie odrzucasz żadnej karty Ochrony.',
      'MET-182':
        '„Wyczerpanie”: jeśli nie odpierasz Potwora, przesuwasz w dół wszystkie swoje znaczniki, pod kartę Frakcji.',
      'MET-183':
        'Wyczerpanie następuje po stracie: w dół przesuwasz wszystkie znaczniki znad karty Frakcji, także te, które właśnie trafiły tam ze straconej Stacji. Znaczniki na Stacjach zostają, chociaż instrukcja mówi o wszystkich znacznikach.',
      'MET-184':
        'Wyczerpanie dotyczy także graczy, którzy nie chcą się bronić lub nie mają czego stracić, oraz gracza, który odrzuca Zagrożenie: znaczniki przesunięte za nie w górę (MET-140) znów przesuwa w dół.',
      'MET-185': '„Bez wytchnienia”: po Misji nie kładziesz znaczników nad swoją kartą Frakcji.',
      'MET-186':
        'Z opcją „Bez wytchnienia” nie przesuwasz znaczników w górę (MET-92), a nagrodę kładziesz pod kartą Frakcji.',
      'MET-187':
        'Z opcją „Bez wytchnienia” nadal możesz zatrzymać Stację. Znaczniki bierzesz wtedy najpierw spod karty Frakcji, a resztę znad niej; jeśli razem jest ich za mało, odrzucasz Stację.',
      'MET-188':
        'Z opcją „Bez wytchnienia” znaczniki poza tym trafiają nad kartę jak zwykle: za odrzucenie karty, Porządkowanie, Karawany i stracone Stacje.',
      'MET-189': '„Przymusowa obrona”: jeśli możesz się bronić, musisz to zrobić.',
      'MET-190':
        'Z opcją „Przymusowa obrona” nadal wybierasz, czym się bronisz, nie możesz tylko zrezygnować z obrony. Razem z opcją „Wszystkie symbole” musisz się bronić tylko wtedy, gdy masz wszystkie symbole. Zagranie karty za darmo pozostaje dobrowolne.',
    },
  },
  {
    title: 'Co jest ukryte, a co losowe',
    rules: {
      'MET-191': 'Karty w ręce są ukryte przed wszystkimi innymi graczami, a kolejność i zawartość talii przed każdym.',
      'MET-192':
        'Jawne są Bazar, wszystkie karty w grze i ich ułożenie, wszystkie znaczniki, cały stos kart odrzuconych, liczba kart w rękach i w talii oraz każda decyzja. Ukryte jest tylko to, jaką kartę ktoś dobiera z talii.',
      'MET-193': 'Bot widzi dokładnie to, co widziałby na jego miejscu człowiek.',
      'MET-194':
        'Losowe są tylko tasowanie na początku, późniejsze tasowania, pierwszy gracz i losowy przydział Frakcji. Wszystko to wynika z jednego ziarna losowania: to samo ziarno i te same decyzje dają tę samą partię.',
    },
  },
];
