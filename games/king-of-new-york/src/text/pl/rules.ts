import type { Rulebook } from '@ashtown/engine';

export const rules: Rulebook = [
  {
    title: 'Elementy gry i informacje',
    rules: {
      'KNY-1':
        'Gra od 2 do 6 osób, każda jednym potworem. Sześć potworów (Kapitan Ryba, Drakonis, Kong, Modliszka, Rob, Szeryf) różni się tylko wyglądem.',
      'KNY-2':
        'W grze jest 8 jednakowych kostek, 6 czarnych i 2 zielone: na każdej kostce każdy z sześciu symboli występuje dokładnie raz.',
      'KNY-3':
        'Rzucasz 6 czarnymi kostkami. Karty Dodatkowa głowa i Selekcja naturalna dodają po jednej zielonej kostce, więc rzucasz 6, 7 lub 8 kostkami.',
      'KNY-4':
        'Jest pięć dzielnic: Manhattan i cztery dzielnice poza Manhattanem (Bronx, Queens, Brooklyn, Staten Island). Sąsiedztwo nie ma znaczenia: do każdej innej dzielnicy jest jeden ruch.',
      'KNY-5':
        'Manhattan to jedna dzielnica z trzema strefami, od najniższej: Dolny, Środkowy, Górny. W każdej strefie jest pole 2–4 i pole 5–6; pola 5–6 działają tylko w wariancie zaawansowanym (KNY-148).',
      'KNY-6':
        'W dzielnicy poza Manhattanem mogą być najwyżej 2 potwory, a na całym Manhattanie najwyżej 1 (w wariancie zaawansowanym 2). Żaden ruch, ucieczka ani ustawienie potwora nie może tego przekroczyć.',
      'KNY-7':
        'Jest 45 dwustronnych żetonów: z przodu budynek, z tyłu jednostka. Wytrzymałość 1: 22 wieżowce (nagroda 1★); wytrzymałość 2: 8 wieżowców (2★), 3 szpitale (2♥), 3 elektrownie (2⚡); wytrzymałość 3: 3 wieżowce (3★), 3 szpitale (3♥), 3 elektrownie (3⚡). Jednostki: piechota ma wytrzymałość 2 i nagrodę 1♥, odrzutowiec 3 i 2⚡, czołg 4 i 3★.',
      'KNY-8':
        'Budynek o wytrzymałości 1 ma z tyłu zawsze piechotę (wytrzymałość 2), o wytrzymałości 2 odrzutowiec (3), o wytrzymałości 3 czołg (4). Razem: piechota ×22, odrzutowce ×14, czołgi ×9.',
      'KNY-9':
        'W stosie kart są 64 różne karty: 46 kart ZATRZYMAJ zostaje u właściciela, a 18 kart ODRZUĆ działa raz i trafia na stos kart odrzuconych.',
      'KNY-10':
        'Poza stosem są 2 karty specjalne: Supergwiazda i Statua Wolności. Nigdy się ich nie kupuje ani nie odrzuca i nie są kartami ZATRZYMAJ.',
      'KNY-11':
        'W zasobach jest 13 znaczników sieci, 13 znaczników klątwy (karta Klątwa), 5 pamiątek i 15 znaczników pancerza. Gdy jakiś rodzaj się skończy, nikt go już nie dostaje; jeśli ostatnie należą się kilku potworom, rozdaje się je zgodnie z ruchem wskazówek zegara, począwszy od gracza, którego trwa tura.',
      'KNY-12': 'Energia w zasobach nigdy się nie kończy.',
      'KNY-13':
        'Masz zawsze od 0 do 20★: zdobycze ponad 20 i straty poniżej 0 przepadają. Masz od 0♥ do swojego maksimum życia (10, a z kartą Pancerz 12). ⚡ nie ma górnej granicy i nigdy nie spada poniżej 0.',
      'KNY-14':
        'Nikt nie zna kolejności kart w stosie ani żetonów pod wierzchnim żetonem stosu. Wszystko inne jest jawne: ★, ♥, ⚡, karty, znaczniki, stos kart odrzuconych, bank kart, liczba kart w stosie, wysokość stosów żetonów, jednostki i kostki.',
      'KNY-15':
        'Losowe jest tylko to, a losuje za ciebie stół: tasowanie żetonów i kart (także nowego stosu z kart odrzuconych), rzut o rozpoczęcie gry, każdy rzut i przerzut oraz kostka karty Kule antymaterii.',
    },
  },
  {
    title: 'Przygotowanie gry',
    rules: {
      'KNY-16':
        'Miejsca przy stole są stałe, zgodnie z ruchem wskazówek zegara. W kolejności miejsc każdy gracz wybiera potwora, którego nie ma nikt inny.',
      'KNY-17': 'Każdy potwór zaczyna z 10♥, 0★ i 0⚡, bez kart i znaczników.',
      'KNY-18':
        '45 żetonów tasuje się i układa budynkami do góry w 15 stosów po 3; każda z pięciu dzielnic dostaje 3 stosy (cały Manhattan także 3). Znany jest tylko wierzchni budynek stosu, a jednostek na początku nie ma.',
      'KNY-19':
        '64 karty tasuje się w zakryty stos; 3 z nich odkrywa się jako bank kart. Stos kart odrzuconych jest pusty.',
      'KNY-20': 'Karty Supergwiazda i Statua Wolności leżą obok planszy i nie należą do nikogo.',
      'KNY-21':
        'O rozpoczęcie gry każdy rzuca 6 czarnymi kostkami; zaczyna osoba z największą liczbą symboli Ataku. Przy remisie rzucają jeszcze raz tylko remisujący, aż zostanie jedna osoba. Nikt tu o niczym nie decyduje.',
      'KNY-22':
        'Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy ustawia potwora w dzielnicy poza Manhattanem, w której jest najwyżej 1 potwór. Manhattan jest niedozwolony i na początku jest pusty.',
      'KNY-23':
        'Dla 5 lub 6 graczy można przed grą włączyć opcję „Wariant zaawansowany: dwa potwory na Manhattanie”; bez tego jest wyłączona. Dla 2–4 graczy jej nie ma.',
    },
  },
  {
    title: 'Przebieg tury',
    rules: {
      'KNY-24':
        'Kroki tury mają stałą kolejność: 0 Zysk, 1 Rzuty kostkami, 2 Wykorzystanie symboli, 3 Ruch potwora, 4 Kupowanie kart, 5 Zakończenie tury.',
      'KNY-25': 'Po turze gra następny potwór zgodnie z ruchem wskazówek zegara, który jest jeszcze w grze.',
      'KNY-26':
        'Wszystko, co liczy się „w tej turze”, zaczyna się od nowa w każdej turze, także dodatkowej: odkryte jednostki, zniszczone odrzutowce i czołgi, obrażenia zadane każdemu potworowi, ⚡ zdobyte przez każdego potwora, wejście na Manhattan wraz z tym, co daje (KNY-123), działanie karty Burzyciel.',
      'KNY-27':
        'Dodatkowe tury dają karty Śmiertelny szał, Metro i Wspinaczka na Empire State Building. Najpierw kończy się zwyczajnie bieżąca tura, ze sprawdzeniem karty Selekcja naturalna i zwycięstwa; potem rozgrywa się całą nową turę od kroku 0.',
      'KNY-28':
        'Dodatkowe tury czekają w jednej kolejce i są rozgrywane w kolejności zdobycia, każda po poprzedniej. Gdy kolejka jest pusta, gra toczy się dalej zgodnie z ruchem wskazówek zegara od gracza, który miał ostatnią zwykłą turę. Dodatkowe tury potwora, który odpadł z gry, przepadają.',
      'KNY-29':
        'Jeśli odpadasz z gry w swojej turze, tura natychmiast się kończy: nierozpatrzone symbole i pozostałe kroki przepadają. Tylko trwający cios (KNY-115) rozgrywa się do końca dla wszystkich.',
      'KNY-30':
        'Jeśli kilku graczy ma decydować w tej samej chwili, robią to po kolei, zgodnie z ruchem wskazówek zegara, począwszy od gracza, którego trwa tura. Każdy widzi wcześniejsze odpowiedzi.',
      'KNY-31':
        'Jeśli możliwa jest tylko jedna odpowiedź, stół może jej udzielić za ciebie, chyba że obok możliwa jest darmowa akcja (KNY-32).',
      'KNY-32':
        'Są dwie darmowe akcje: odrzucenie karty Pancerz (KNY-162) obok każdej twojej decyzji w twojej turze oraz przejazd metrem w turze z karty Metro obok decyzji z KNY-221. Poza tym kartę Pancerz można odrzucić tylko według KNY-118. Darmowa akcja nigdy nie przerywa ciosu ani kupowania karty.',
    },
  },
  {
    title: 'Krok 0: Zysk',
    rules: {
      'KNY-33':
        'Jeśli zaczynasz turę na Manhattanie, samoczynnie zdobywasz zysk swojej strefy: Dolny 1★ i 1⚡, Środkowy 2★ i 1⚡, Górny 2★ i 2⚡.',
      'KNY-34':
        'Potem same działają karty początku tury, w tej kolejności: Gwiazda Broadwayu, Przerost ego, Król Queens, Regeneracja.',
      'KNY-35': 'Osiągnięcie tutaj 20★ nie kończy gry; patrz KNY-142.',
      'KNY-36': 'Po zysku, a przed pierwszym rzutem, właściciel karty Superprędkość może wykonać ruch (KNY-193).',
    },
  },
  {
    title: 'Krok 1: Rzuty kostkami',
    rules: {
      'KNY-37': 'Możesz rzucać do trzech razy: pierwszy rzut wszystkimi swoimi kostkami, potem najwyżej 2 przerzuty.',
      'KNY-38':
        'Po każdym rzucie, jeśli masz jeszcze przerzut, kończysz rzuty albo przerzucasz dowolne kostki, co najmniej jedną, także te zachowane wcześniej. Wszystkie kostki jednego przerzutu rzuca się razem.',
      'KNY-39':
        'Masz 2 przerzuty, o 1 mniej za każdy swój znacznik sieci, najmniej 0. Pierwszy rzut wykonujesz zawsze.',
      'KNY-40':
        'Liczbę kostek ustala się przy pierwszym rzucie. Karta z dodatkową kostką, którą dostajesz lub tracisz później, liczy się od następnej tury.',
      'KNY-41': 'Z kartą Śmiertelny szał twoje kostki z symbolem Ataku są zablokowane: nie możesz ich przerzucać.',
      'KNY-42':
        'Jeśli masz znaczniki klątwy, przerzut z kostkami Auć! kosztuje 1⚡ za każdy znacznik; płacisz do zasobów przed rzutem, raz za przerzut, bez względu na liczbę tych kostek. Jeśli nie możesz zapłacić (nawet w ♥ dzięki karcie Z innego świata), kostki Auć! są zablokowane.',
      'KNY-43':
        'Dopóki inny potwór w grze ma kartę Aura smutku, nie możesz skończyć wcześniej: musisz wykonać wszystkie przerzuty, za każdym razem co najmniej jedną kostką. Kostki wybierasz nadal ty.',
      'KNY-44':
        'Nikt nie zmusza cię do przerzucania zablokowanych kostek ani do opłaty: jeśli każda kostka jest zablokowana albo wymaga opłaty za klątwę, możesz skończyć mimo karty Aura smutku. Jeśli zablokowane są wszystkie kostki, rzuty kończą się same, chyba że możliwa jest darmowa akcja (KNY-32).',
      'KNY-45': 'Kostki leżą na stole bez zmian do końca tury; są potrzebne dla karty Selekcja naturalna.',
    },
  },
  {
    title: 'Po ostatnim rzucie',
    rules: {
      'KNY-46': 'Najpierw karta Kameleon: jej właściciel może zmienić kostki (KNY-163).',
      'KNY-47': 'Po drugie karta Wspinaczka na Empire State Building: sprawdza się kostki (KNY-165).',
      'KNY-48':
        'Po trzecie symbole, które karty muszą dodać: Foch z przytupem 1 symbol Niszczenia; Furia 1 symbol Niszczenia i 1 symbol Energii, jeśli w twojej dzielnicy są teraz co najmniej 3 jednostki; Monstrualny kolos 2 symbole Ataku.',
      'KNY-49': 'Po czwarte karta Łapanie taksówek: jej właściciel mówi tak albo nie (KNY-173).',
      'KNY-50':
        'Po piąte karta Tęcza śmierci liczy symbole Niszczenia w dotychczasowym wyniku i dodaje symbole Ataku albo daje zwycięstwo (KNY-182).',
      'KNY-51':
        'Po szóste zamiana symboli: najpierw Uniwersalny żołnierz, potem Sztuczne serce, każda karta raz. Można zamieniać też symbole dodane przez karty, a Leczenie uzyskane dzięki karcie Uniwersalny żołnierz zamienić dalej na Energię.',
      'KNY-52':
        'Symbole dodane przez karty liczą się tak samo jak wyrzucone i trzeba je rozpatrzyć, nawet gdy szkodzą. Nie są kostkami: karta Kameleon ich nie zmienia, a Wspinaczka na Empire State Building ich nie liczy.',
    },
  },
  {
    title: 'Krok 2: Wykorzystanie symboli',
    rules: {
      'KNY-53':
        'Kolejność rodzajów symboli wybierasz dowolnie, jeden po drugim. Rodzaj rozpatrujesz do końca, zanim zaczniesz następny.',
      'KNY-54': 'Każdy rodzaj, którego masz choć jeden symbol, musisz rozpatrzyć, także gdy nic nie daje albo szkodzi.',
      'KNY-55':
        'Miejsce, życie, jednostki i karty liczą się tak, jak jest w chwili rozpatrywania rodzaju, a nie w chwili rzutu.',
      'KNY-56':
        'Symbole jednego rodzaju możesz dzielić między jego zastosowania: Atak między atak i usuwanie swoich znaczników sieci, Leczenie między leczenie i usuwanie swoich znaczników klątwy, Niszczenie między obiekty.',
    },
  },
  {
    title: 'Energia i Leczenie',
    rules: {
      'KNY-57': 'Za każdy symbol Energii zdobywasz 1⚡ z zasobów.',
      'KNY-58': 'Za każdy symbol Leczenia odzyskujesz 1♥, najwyżej do swojego maksimum życia; reszta przepada.',
      'KNY-59':
        'Na Manhattanie symbole Leczenia nie leczą. Ich inne zastosowania działają także tam: znaczniki klątwy, karty Uniwersalny żołnierz i Sztuczne serce.',
      'KNY-60':
        'Leczenie, które nie pochodzi z symboli Leczenia, działa na Manhattanie: karty, piechota, a także szpitale.',
      'KNY-61':
        'Jeśli masz znaczniki klątwy, przy rozpatrywaniu Leczenia decydujesz, ile symboli usunie po jednym znaczniku klątwy zamiast leczyć: od zera do tylu, na ile starczy symboli i znaczników. Działa to w każdej dzielnicy.',
    },
  },
  {
    title: 'Atak',
    rules: {
      'KNY-62':
        'Wszystkie symbole Ataku użyte w turze do ataku, co najmniej jeden, tworzą jeden wspólny atak. Nie należą do niego symbole wydane na znaczniki sieci ani zamienione na Leczenie, a dodane przez karty należą. Bez ataku karty, które mówią o atakowaniu, nie działają.',
      'KNY-63':
        'Jeśli masz znaczniki sieci, najpierw decydujesz, ile symboli Ataku usunie po jednym z nich: od zera do tylu, na ile starczy symboli i znaczników. Wszystkie pozostałe muszą posłużyć do ataku; jeśli żaden nie zostanie, ataku nie ma.',
      'KNY-64': 'Z Manhattanu twój atak trafia wszystkie potwory poza Manhattanem.',
      'KNY-65':
        'Spoza Manhattanu twój atak trafia każdego potwora na Manhattanie (jednego; w wariancie zaawansowanym do dwóch). Jeśli nikogo tam nie ma, nie trafia nikogo oprócz celów karty Kula ognia.',
      'KNY-66':
        'O tym, kogo trafiasz, decyduje twoje miejsce w chwili rozpatrywania Ataku; wcześniejszy ruch dzięki karcie Superprędkość lub Metro się liczy.',
      'KNY-67': 'Z kartą Kula ognia celem jest też każdy inny potwór w twojej dzielnicy.',
      'KNY-68':
        'Obrażenia dla każdego celu: liczba użytych symboli Ataku, podwojona z kartą Mroczny sobowtór, potem +1, jeśli działa na ten cel Antena Tesli. Jeśli kostka karty Kule antymaterii pokazuje dla tego celu Auć!, na koniec wszystko się podwaja.',
      'KNY-69': 'Antena Tesli działa na cel, który na początku ataku, przed wszelkimi reakcjami, ma więcej ♥ niż ty.',
      'KNY-70':
        'Kolejność ataku: 1 cele; 2 kostki karty Kule antymaterii, od ciebie zgodnie z ruchem wskazówek zegara, potem liczba obrażeń; 3 jeden cios dla wszystkich celów naraz (KNY-117); 4 karty Wyssanie energii i Miotacz śmieci; 5 decyzje o ucieczce; 6 zajmujesz zwolnione miejsce.',
      'KNY-71': 'Każdy cel uważa się za zaatakowany, nawet jeśli jego obrażenia spadły do 0.',
      'KNY-72':
        'Te karty działają tylko przy ataku: Kula ognia, Antena Tesli, Kule antymaterii, Mroczny sobowtór, Wyssanie energii, Miotacz śmieci.',
      'KNY-73':
        'Karty Klątwa, Tkacz sieci i Sesja zdjęciowa liczą obrażenia, które zadajesz: wszystkie obrażenia innych potworów od twojego ataku (także cele karty Kula ognia) i od twoich kart Brutalny gwiazdor i Generał Ellis. Obrażenia od jednostek są niczyje, a twoje własne nigdy się nie liczą.',
      'KNY-74':
        'To nie są ataki i nigdy nie pozwalają uciec: Brutalny gwiazdor, Generał Ellis, strzelające jednostki, Air Force One, Podstacja energetyczna, Podziemny kabel.',
    },
  },
  {
    title: 'Ucieczka z Manhattanu',
    rules: {
      'KNY-75':
        'Jeśli inny potwór właśnie cię zaatakował na Manhattanie, a ty jesteś nadal w grze, decydujesz: zostać albo uciec do dzielnicy poza Manhattanem, w której jest najwyżej 1 potwór. Nikt nie może cię do niczego zmusić.',
      'KNY-76':
        'Decydujesz po obrażeniach oraz po kartach Wyssanie energii i Miotacz śmieci. Wolne miejsca liczy się, gdy atakujący jest jeszcze w starej dzielnicy; możesz tam uciec, jeśli jest w niej tylko on. Wolne miejsce jest zawsze.',
      'KNY-77': 'Ucieczka nie cofa obrażeń.',
      'KNY-78':
        'Gdy tylko ucieczka się dokona, wraz z efektami przybycia uciekającego (KNY-124), atakujący spoza Manhattanu musi na niego wejść: Dolny Manhattan, 1★ i inne efekty wejścia. Nie ma tu wyboru ani opłaty.',
      'KNY-79':
        'Atakujący rozpatruje wtedy pozostałe symbole na Manhattanie: Leczenie nie leczy, a Auć! i Niszczenie dotyczą Manhattanu.',
      'KNY-80': 'Jeśli nikt nie ucieka, atakujący zostaje na swoim miejscu.',
      'KNY-81':
        'Jeśli potwór na Manhattanie odpada z gry przez atak, atakujący nie wchodzi teraz, lecz w kroku Ruch (KNY-125).',
      'KNY-82': 'Ucieczka po ataku to jedyna droga z Manhattanu, poza turą z karty Metro i zamknięciem pól 5–6.',
      'KNY-83': 'Gdy atak trafia cię gdzie indziej, o niczym nie decydujesz.',
    },
  },
  {
    title: 'Niszczenie',
    rules: {
      'KNY-84':
        'Niszczysz obiekty jeden po drugim, każdy za dokładnie tyle symboli Niszczenia, ile wynosi jego wytrzymałość. Nie można uszkodzić części obiektu ani zachować symboli na później.',
      'KNY-85':
        'Możesz niszczyć widoczny budynek każdego stosu i każdą jednostkę w swojej dzielnicy; na Manhattanie w całej dzielnicy, bez względu na strefę.',
      'KNY-86':
        'Nagrodę zdobywasz od razu: ★, ⚡ lub ♥, jak na żetonie. Potem działają karty Łowca, Burzyciel, Strzelec wyborowy i Łowca trofeów.',
      'KNY-87':
        'Zniszczony budynek odwraca się i zostaje w tej samej dzielnicy jako jednostka. Następny budynek stosu widać od razu i możesz go zniszczyć pozostałymi symbolami.',
      'KNY-88': 'Zniszczona jednostka znika z gry.',
      'KNY-89':
        'Jednostki odkrytej w tej turze nie można w tej turze zniszczyć, nawet jeśli zmieni dzielnicę. Zakaz kończy się wraz z turą, więc w dodatkowej turze można ją zniszczyć.',
      'KNY-90':
        'Jednostka odkryta w tej turze strzela, jeśli później w turze rozpatruje się Auć!, i liczy się do wszystkiego innego.',
      'KNY-91':
        'Symboli Niszczenia musisz użyć: możesz przestać dopiero, gdy żaden obiekt, który wolno ci zniszczyć w twojej dzielnicy, nie kosztuje tyle, ile ci zostało, lub mniej. Obiekty wybierasz dowolnie, nawet jeśli coś się zmarnuje; symbole, które do niczego nie pasują, przepadają.',
      'KNY-92':
        'Cele w innych dzielnicach dzięki kartom Promień sejsmiczny i Strzelec wyborowy tylko poszerzają wybór; nigdy nie musisz ich niszczyć.',
      'KNY-93':
        'Z kartą Otwieracz do puszek do zniszczenia czołgu wystarczą 3 symbole, z kartą Długa szyja do zniszczenia odrzutowca 2. Nagroda się nie zmienia.',
    },
  },
  {
    title: 'Sława i Supergwiazda',
    rules: {
      'KNY-94': 'Mniej niż 3 symbole Sławy bez karty Supergwiazda nic nie dają (wyjątek: karta Osobisty reflektor).',
      'KNY-95':
        'Przy co najmniej 3 symbolach Sławy, jeśli nie masz karty Supergwiazda, musisz ją wziąć od posiadacza albo z miejsca obok planszy. Zdobywasz 1★ i jeszcze 1★ za każdy symbol ponad trzeci: za 3, 4, 5, 6, 7 lub 8 symboli 1, 2, 3, 4, 5 lub 6★.',
      'KNY-96': 'Jeśli masz kartę Supergwiazda już wcześniej, każdy wyrzucony symbol Sławy daje 1★, od pierwszego.',
      'KNY-97':
        'W turze przejęcia karty Supergwiazda punktuje tylko KNY-95. Posiadacz nigdy nie przejmuje jej ponownie i nie zdobywa punktów za przejęcie.',
      'KNY-98':
        'Jeśli posiadacz ma kartę Diwa, do przejęcia karty Supergwiazda potrzebujesz 4 symboli Sławy; za dokładnie 3 nie dostajesz nic.',
      'KNY-99':
        'Kolejność: karta zmienia posiadacza, ★ z KNY-95, karty Gwiazda Broadwayu i Przerost ego, obrażenia karty Brutalny gwiazdor, karta Osobisty reflektor.',
      'KNY-100': 'Utrata karty Supergwiazda nie kosztuje ★.',
    },
  },
  {
    title: 'Auć! i Statua Wolności',
    rules: {
      'KNY-101':
        'Jednostki strzelają tylko wtedy, gdy rozpatruje się Auć! albo ktoś kupuje kartę Air Force One. Potwór otrzymuje 1 obrażenie za każdą jednostkę w swojej dzielnicy, bez względu na jej rodzaj; bez jednostek nie ma obrażeń.',
      'KNY-102': 'Dokładnie 1 symbol Auć!: jednostki w twojej dzielnicy strzelają tylko do ciebie.',
      'KNY-103':
        'Dokładnie 2 symbole Auć!: jednostki w twojej dzielnicy strzelają do wszystkich potworów w niej, także do ciebie.',
      'KNY-104':
        '3 symbole Auć! lub więcej: wszystkie jednostki w pięciu dzielnicach strzelają do każdego potwora w swojej dzielnicy, także do ciebie. Więcej niż 3 niczego nie zmienia.',
      'KNY-105': 'Na Manhattanie jednostki ze wszystkich stref strzelają do potwora, bez względu na jego strefę.',
      'KNY-106':
        'Przy co najmniej 3 symbolach Auć! zabierasz też kartę Statua Wolności, jeśli jej nie masz, i zdobywasz 3★; potwór, któremu ją zabierasz, traci 3★.',
      'KNY-107': 'Jeśli masz już kartę Statua Wolności, kolejne 3 symbole Auć! nic więcej nie dają.',
      'KNY-108':
        'Kolejność: znaczniki pancerza, obrażenia od jednostek jako jeden cios, karta Statua Wolności. Potwór, który od tych obrażeń odpada z gry, nie zabiera karty.',
      'KNY-109':
        'Ostrzał jednostek nie jest atakiem: nie można uciec, a karta Wyssanie energii nie działa. Są to jednak obrażenia: Krew feniksa działa.',
      'KNY-110':
        'Kuloodporność zmniejsza obrażenia od jednego ostrzału jednostek łącznie o 1, a nie o 1 za każdą jednostkę, najmniej do 0.',
      'KNY-111':
        'Jednostki liczy się przy rozpatrywaniu Auć!, więc wcześniejsze Niszczenie może zwiększyć lub zmniejszyć ich liczbę.',
    },
  },
  {
    title: 'Obrażenia, życie, eliminacja',
    rules: {
      'KNY-112': '1 obrażenie kosztuje 1♥. Życie nigdy nie spada poniżej 0.',
      'KNY-113': 'Potwór z 0♥ odpada z gry.',
      'KNY-114': 'Maksimum życia wynosi 10; karta Pancerz podnosi je właścicielowi do 12.',
      'KNY-115':
        'Jeden cios to jedna przyczyna, która naraz zadaje obrażenia jednemu lub kilku potworom: jeden atak, jeden ostrzał jednostek, jedno trafienie karty Brutalny gwiazdor, jedna karta Generał Ellis, jedna karta Air Force One albo jedna karta raniąca kupującego.',
      'KNY-116':
        'Krew feniksa, Klątwa, Tkacz sieci i Kuloodporność działają raz na cios i potwora, a nie za każde obrażenie.',
      'KNY-117':
        'Kolejność ciosu: 1 ustala się liczbę obrażeń; 2 reakcje (KNY-118, KNY-119), zgodnie z ruchem wskazówek zegara od gracza, którego trwa tura; 3 wszyscy naraz tracą ♥; 4 wszyscy naraz odpadają z gry; 5 u tych, którzy otrzymali obrażenia i przetrwali: Krew feniksa, potem znacznik klątwy (Klątwa), potem znacznik sieci (Tkacz sieci).',
      'KNY-118':
        'Jeśli masz kartę Pancerz z co najmniej 1 znacznikiem i za chwilę otrzymasz obrażenia, możesz ją odrzucić, żeby najpierw odzyskać ♥.',
      'KNY-119':
        'Z kartą Z innego świata możesz przy obrażeniach tracić ⚡ zamiast ♥, 1 za 1, od zera do wszystkich obrażeń, na ile starczy ci ⚡. Całe obrażenia nadal liczą się jako otrzymane i zadane. Dzieje się to po karcie Pancerz.',
      'KNY-120':
        '♥ zapłacone dzięki karcie Z innego świata i ♥ utracone przez niższe maksimum życia nie są obrażeniami.',
      'KNY-121':
        'Potwór, który odpada z gry, schodzi z planszy: jego karty ZATRZYMAJ trafiają na stos kart odrzuconych, ⚡, znaczniki i pamiątki do zasobów, a Supergwiazda i Statua Wolności obok planszy bez zmiany ★; jego prawa do kart i czekające dodatkowe tury przepadają. Znaczniki sieci i klątwy na innych potworach zostają.',
    },
  },
  {
    title: 'Wejście na Manhattan i zmiana dzielnicy',
    rules: {
      'KNY-122':
        'Wejście na Manhattan to każde przybycie tam z innej dzielnicy. Zawsze trafiasz na Dolny Manhattan i zdobywasz 1★. Przejście między strefami nie jest wejściem.',
      'KNY-123':
        '★ za wejście i karta Bywalec Chinatown działają najwyżej raz na potwora i turę: przy pierwszym wejściu, bez względu na to, czy potwór miał już wtedy tę kartę. Dodatkowa tura liczy się osobno (KNY-26).',
      'KNY-124':
        'Efekty przybycia, po każdej zmianie dzielnicy, w tej kolejności: ★ za wejście, Bywalec Chinatown, Turysta, Atak smrodu.',
    },
  },
  {
    title: 'Krok 3: Ruch potwora',
    rules: {
      'KNY-125': 'Jeśli jesteś poza Manhattanem i nikogo na nim nie ma, musisz wejść na Manhattan.',
      'KNY-126':
        'Jeśli jesteś poza Manhattanem, a Manhattan jest zajęty, możesz przejść do innej dzielnicy poza Manhattanem, w której jest najwyżej 1 potwór, albo zostać; na Manhattan wejść nie możesz. W wariancie zaawansowanym jest zajęty dopiero przy dwóch potworach (KNY-151).',
      'KNY-127':
        'Jeśli jesteś na Manhattanie od wcześniejszej tury, musisz przejść o jedną strefę wyżej: Dolny → Środkowy, Środkowy → Górny. Na Górnym Manhattanie zostajesz.',
      'KNY-128':
        'W turze wejścia na Manhattan, jakkolwiek do niego doszło, zostajesz w swojej strefie. Jeśli potem znów jesteś poza nim (przejazd metrem, zamknięte pole 5–6), obowiązuje KNY-125 albo KNY-126. Skrót w drukowanej instrukcji, wzięty dosłownie, kazałby od razu przejść o strefę wyżej; tak gra się z zasadą domową „Od razu wyżej”.',
      'KNY-129': 'W kroku Ruch nigdy nie możesz opuścić Manhattanu.',
      'KNY-130':
        'Dobrowolne ruchy, za które pobiera opłatę Maraton nowojorski: zmiana dzielnicy poza Manhattanem w kroku Ruch, ucieczka, przejazd metrem. Przymusowe i bezpłatne: wejście na pusty Manhattan w kroku Ruch, przejście o strefę wyżej, zajęcie zwolnionego miejsca, opuszczenie zamkniętego pola 5–6. Superprędkość też jest bezpłatna.',
    },
  },
  {
    title: 'Krok 4: Kupowanie kart',
    rules: {
      'KNY-131':
        'W swojej turze możesz kupić kartę z banku albo wymienić karty w banku, ile razy chcesz i możesz zapłacić, w dowolnej kolejności, albo zakończyć. Nikt inny nie może teraz kupować.',
      'KNY-132':
        'Cena to koszt wydrukowany na karcie, o 1⚡ mniej, jeśli karta wymienia dzielnicę, w której jesteś, najmniej 0. Manhattan liczy się w każdej strefie.',
      'KNY-133':
        'Kartę Air Force One możesz kupić tylko po zniszczeniu w tej turze odrzutowca, a kartę Generał Ellis tylko po zniszczeniu w tej turze czołgu.',
      'KNY-134':
        'Kolejność kupna: płacisz do zasobów; karta opuszcza bank; kartę ZATRZYMAJ kładziesz przed sobą i działa jej efekt po kupieniu, karta ODRZUĆ działa i trafia na stos kart odrzuconych; na końcu bank uzupełnia się ze stosu kart. Kupno dzięki karcie Zbieracz odpadków niczego nie uzupełnia.',
      'KNY-135': 'Karta ZATRZYMAJ działa odtąd do końca gry albo do jej odrzucenia.',
      'KNY-136':
        'Żeby wymienić karty w banku, płacisz 2⚡: wszystkie trafiają na stos kart odrzuconych i odkrywa się 3 nowe. Możesz to powtarzać.',
      'KNY-137':
        'Nowe karty odkrywa się pojedynczo, od pierwszego pustego miejsca w banku. Prawo z karty Uniwersytet Columbia zabiera pierwszą kartę ZATRZYMAJ, która się pojawi (KNY-206).',
      'KNY-138':
        'Gdy stos kart jest pusty, z kart odrzuconych tasuje się nowy, nawet w trakcie uzupełniania lub wymiany. Jeśli kart nadal brakuje, bank pozostaje niepełny.',
      'KNY-139': 'Jeśli kupujący odpada z gry przez kupioną kartę, bank się uzupełnia i tura się kończy.',
      'KNY-140':
        'Z kartą Z innego świata każdą opłatę w ⚡ (cena, wymiana kart w banku, opłata za klątwę, Maraton nowojorski, Promień sejsmiczny) możesz pokryć częściowo lub w całości ♥, 1 za 1, zachowując co najmniej 1♥. To, co zabierają karty Wyssanie energii i Podpięcie do prądu, nie jest opłatą.',
    },
  },
  {
    title: 'Krok 5: Zakończenie tury, zwycięstwo, remis',
    rules: {
      'KNY-141':
        'Kolejność na końcu tury: 1 sprawdza się kartę Selekcja naturalna; 2 jednostki odkryte w tej turze można odtąd niszczyć; 3 sprawdza się zwycięstwo; 4 następna tura.',
      'KNY-142':
        'Wygrywasz na końcu swojej tury, jeśli jesteś w grze i masz 20★. Nigdy w środku tury i nigdy w turze innego gracza.',
      'KNY-143': 'Zdobycie 20★ i odpadnięcie z gry w tej samej turze nie jest zwycięstwem; gra toczy się dalej.',
      'KNY-144':
        'Jeśli twój potwór zostaje jedyny w grze, wygrywasz na końcu tury. W swojej turze musisz najpierw rozpatrzyć wszystkie pozostałe symbole; kroki 3 i 4 pomija się lub przerywa, a kartę Selekcja naturalna nadal się sprawdza.',
      'KNY-145':
        'Jeśli odpada z gry potwór, którego trwa tura, i zostaje dokładnie jeden inny, ten natychmiast wygrywa.',
      'KNY-146': 'Jeśli nie zostaje żaden potwór, jest remis potworów, które odpadły z gry w tej ostatniej turze.',
      'KNY-147': 'Natychmiastowe jest tylko zwycięstwo dzięki karcie Tęcza śmierci; to jedyny wyjątek od KNY-142.',
    },
  },
  {
    title: 'Wariant zaawansowany dla 5 i 6 graczy',
    rules: {
      'KNY-148':
        'Na Manhattanie mogą być 2 potwory, a co dotyczy potwora na Manhattanie, dotyczy obu. Ich ataki nie trafiają się nawzajem (wyjątek: Kula ognia), lecz wszystkie potwory poza Manhattanem; ataki spoza Manhattanu trafiają oba.',
      'KNY-149':
        'Jeśli na Manhattanie nikogo nie ma, wchodzisz na pole 2–4 Dolnego Manhattanu; jeśli jest tam jeden potwór, na pole 5–6 Dolnego Manhattanu, bez względu na jego strefę. Zysk na obu ścieżkach jest taki sam.',
      'KNY-150': 'W kroku Ruch potwór na Manhattanie przechodzi o strefę wyżej na swojej ścieżce.',
      'KNY-151':
        'Dopóki na Manhattanie jest najwyżej 1 potwór, w kroku Ruch musisz na niego wejść z innej dzielnicy, także bez wcześniejszego ataku. Obrażenia od swojego ataku zadajesz najpierw spoza Manhattanu.',
      'KNY-152':
        'O ucieczce najpierw decyduje potwór ze ścieżki 2–4, wybierając od razu dzielnicę, potem potwór z 5–6. Jeśli pierwszy ucieka, a drugi zostaje, drugi przechodzi na pole 2–4 swojej strefy.',
      'KNY-153':
        'Gdy oba potwory odpowiedzą i choć jeden ucieka, atakujący spoza Manhattanu wchodzi raz: na pole 2–4 Dolnego Manhattanu, jeśli Manhattan jest już pusty, w innym razie na pole 5–6 Dolnego Manhattanu. Jeśli uciekają oba, drugie miejsce jest wolne aż do czyjegoś kroku Ruch.',
      'KNY-154':
        'Jeśli potwór ze ścieżki 2–4 odpada z gry, potwór z 5–6 przechodzi na pole 2–4 swojej strefy. Tak samo jest, gdy potwór z 2–4 odjeżdża metrem, więc ścieżka 5–6 nigdy nie jest zajęta, gdy 2–4 jest wolna.',
      'KNY-155':
        'Gdy tylko w grze zostaje mniej niż 5 potworów, pola 5–6 zamykają się na stałe. Jeśli na Manhattanie są wtedy dwa potwory, ten z pola 5–6 musi bezpłatnie przejść do wybranej dzielnicy poza Manhattanem, w której jest najwyżej 1 potwór.',
      'KNY-156':
        'KNY-154 i KNY-155 wykonuje się zaraz po tym, jak w ciosie odpadną potwory, przed decyzjami o ucieczce, i tak samo po stracie przez kartę Selekcja naturalna. Potwór, który tak odchodzi, nie decyduje o ucieczce i nie zostawia atakującemu miejsca do zajęcia.',
    },
  },
  {
    title: 'Karty ZATRZYMAJ',
    rules: {
      'KNY-157':
        'Kule antymaterii (4⚡): za każdy cel twojego ataku rzuca się jedną czarną kostką; jej wynik działa tylko według KNY-68.',
      'KNY-158':
        'Sztuczne serce (4⚡): w chwili z KNY-51 zamieniasz dowolnie wiele symboli Leczenia na Energię, także na Manhattanie (KNY-59).',
      'KNY-159':
        'Gwiazda Broadwayu (5⚡): zdobywasz 1★ za każdym razem, gdy przejmujesz kartę Supergwiazda, i 1★ na początku każdej swojej tury, którą z nią zaczynasz.',
      'KNY-160':
        'Kuloodporność (4⚡): działa według KNY-110, także przy symbolach Auć! innego gracza, ale nie przeciw karcie Air Force One.',
      'KNY-161': 'Otwieracz do puszek (4⚡): na czołg wystarczą 3 symbole Niszczenia (KNY-93).',
      'KNY-162':
        'Pancerz (3⚡): masz maksimum 12♥, a gdy rozpatrujesz Auć!, na karcie przybywa 1 znacznik za każdy symbol, zanim jednostki strzelą. Gdy karta cię opuszcza, maksimum znów wynosi 10, życie ponad 10 spada do 10, a znaczniki wracają do zasobów. Jeśli to ty ją odrzucasz (darmowa akcja z co najmniej 1 znacznikiem albo KNY-118), odzyskujesz potem 1♥ za każdy jej znacznik, także na Manhattanie.',
      'KNY-163':
        'Kameleon (4⚡): jeden raz, zaraz po ostatnim rzucie, odrzucasz dowolnie wiele kostek z symbolem Sławy i za każdą obracasz jedną inną kostkę na wybraną ściankę, każdą kostkę raz. Odrzuconej kostki nie ma w wyniku i nie można jej obrócić: nie liczy się dla kart Supergwiazda, Selekcja naturalna ani Wspinaczka na Empire State Building.',
      'KNY-164':
        'Bywalec Chinatown (3⚡): odzyskujesz 2♥, gdy wchodzisz na Manhattan (KNY-122, KNY-123), także gdy zajmujesz zwolnione miejsce.',
      'KNY-165':
        'Wspinaczka na Empire State Building (3⚡): jeśli w tej chwili (KNY-47) jesteś na Manhattanie, a na twoich kostkach widać wszystkie sześć symboli, samoczynnie zdobywasz 2★ i dodatkową turę.',
      'KNY-166':
        'Klątwa (4⚡): każdy inny potwór, który przetrwa obrażenia od twojego ciosu, dostaje 1 znacznik klątwy. Działanie znaczników: KNY-42, KNY-61. Zostają, nawet gdy karta Klątwa opuści grę.',
      'KNY-167': 'Diwa (5⚡): działa tylko, dopóki masz kartę Supergwiazda (KNY-98).',
      'KNY-168':
        'Wyssanie energii (4⚡): po obrażeniach ataku, który cię trafia i który przetrwasz, atakujący daje ci 2⚡ albo wszystko, jeśli ma mniej. Raz na atak, przed decyzją o ucieczce.',
      'KNY-169': 'Przerost ego (3⚡): jak Gwiazda Broadwayu (KNY-159), ale 1⚡ zamiast 1★.',
      'KNY-170': 'Dodatkowa głowa (7⚡): rzucasz 1 dodatkową kostką od swojego najbliższego pierwszego rzutu (KNY-40).',
      'KNY-171':
        'Kula ognia (4⚡): działa przy każdym ataku, także gdy Manhattan jest pusty, a obrażenia (KNY-68) liczy się dla wszystkich celów tak samo. Cele poza Manhattanem nie mogą uciec.',
      'KNY-172':
        'Furia (4⚡): działa według KNY-48; jednostki ze wszystkich stref Manhattanu liczą się razem, a jednostki odkryte w tej turze też się liczą.',
      'KNY-173':
        'Łapanie taksówek (5⚡): jeśli jej użyjesz, dodajesz 2 symbole Niszczenia, a wszystkimi symbolami Niszczenia w tej turze niszczysz tylko jednostki, także gdy KNY-91 każe niszczyć dalej. Możesz jej użyć bez wyrzuconych symboli Niszczenia.',
      'KNY-174': 'Łowca (5⚡): za każdą zniszczoną piechotę odzyskujesz 1♥ oprócz jej nagrody 1♥.',
      'KNY-175': 'Aura smutku (4⚡): działa według KNY-43 i KNY-44; swojego właściciela nie wiąże.',
      'KNY-176': 'Król Queens (5⚡): jeśli zaczynasz turę w Queens, zdobywasz 1⚡ i odzyskujesz 1♥.',
      'KNY-177':
        'Burzyciel (5⚡): zdobywasz 1★ przy pierwszym budynku zniszczonym w turze, w dowolnej dzielnicy; raz na turę.',
      'KNY-178': 'Długa szyja (3⚡): na odrzutowiec wystarczą 2 symbole Niszczenia (KNY-93).',
      'KNY-179':
        'Selekcja naturalna (2⚡): po kupieniu zdobywasz 4⚡ i odzyskujesz 4♥; rzucasz 1 dodatkową kostką. Jeśli na końcu twojej tury na którejś z twoich kostek (poza odrzuconymi) jest symbol Sławy, tracisz tę kartę i wszystkie ♥ i odpadasz z gry, zanim sprawdzi się zwycięstwo; już w turze kupienia, więc wcześniej widzisz ostrzeżenie. Ta strata nie jest obrażeniami i nie zmniejszą jej karty Pancerz ani Z innego świata.',
      'KNY-180': 'Z innego świata (6⚡): działa według KNY-119 i KNY-140.',
      'KNY-181':
        'Przeciążenie (0⚡): po kupieniu zdobywasz 4⚡; odtąd za każdym razem, gdy rozpatrujesz Energię, zdobywasz łącznie o 1⚡ mniej, najmniej 0.',
      'KNY-182':
        'Tęcza śmierci (5⚡): przy 2 lub 3 symbolach Niszczenia w wyniku dodajesz 1 symbol Ataku, przy 4 lub 5 dodajesz 2, a przy 6 lub więcej natychmiast wygrywasz. Liczą się też symbole dodane przez karty Foch z przytupem, Furia i Łapanie taksówek.',
      'KNY-183':
        'Osobisty reflektor (5⚡): zdobywasz 1★, gdy rozpatrujesz co najmniej 1 symbol Sławy; raz na turę, niezależnie od karty Supergwiazda.',
      'KNY-184':
        'Krew feniksa (4⚡): zdobywasz 1⚡ po każdym ciosie, w którym otrzymujesz co najmniej 1 obrażenie z dowolnego źródła i który przetrwasz; przy tym samym ciosie nie możesz jeszcze użyć tej ⚡.',
      'KNY-185':
        'Podpięcie do prądu (4⚡): gdy inny potwór zdobędzie w bieżącej turze, swojej lub cudzej, łącznie co najmniej 3⚡, natychmiast daje ci 1⚡; raz na potwora i turę. Zdobycze liczą się od początku tury bez względu na wydatki; ⚡ z kart Wyssanie energii i Podpięcie do prądu nie są zdobyczą.',
      'KNY-186': 'Regeneracja (5⚡): na początku swojej tury odzyskujesz 1♥, także na Manhattanie.',
      'KNY-187':
        'Zbieracz odpadków (3⚡): w kroku Kupowanie kart możesz kupić dowolną kartę ZATRZYMAJ ze stosu kart odrzuconych za jej wydrukowany koszt minus 1⚡, najmniej 0. Banku się wtedy nie uzupełnia.',
      'KNY-188':
        'Promień sejsmiczny (4⚡): rozpatrując Niszczenie, możesz zapłacić 1⚡, żeby do końca tego rozpatrywania niszczyć też w jednej innej dzielnicy; za każdą kolejną płacisz znowu. Symbole dzielisz dowolnie.',
      'KNY-189': 'Mroczny sobowtór (12⚡): podwaja twój atak dla wszystkich celów (KNY-68).',
      'KNY-190':
        'Strzelec wyborowy (4⚡): możesz niszczyć odrzutowce we wszystkich dzielnicach; za każdy zniszczony odrzutowiec zdobywasz 1★, także w swojej dzielnicy.',
      'KNY-191':
        'Atak smrodu (5⚡): po każdej zmianie dzielnicy (krok Ruch, ucieczka, wejście, Superprędkość, Metro, KNY-155) możesz odesłać najwyżej 4 jednostki z dzielnicy, do której przybywasz, każdą do innej dzielnicy. Nie dotyczy przejścia między strefami.',
      'KNY-192': 'Foch z przytupem (4⚡): musisz dodać 1 symbol Niszczenia (KNY-48).',
      'KNY-193':
        'Superprędkość (4⚡): przed pierwszym rzutem możesz wykonać jeden ruch: spoza Manhattanu, gdy jest na nim miejsce, tylko na Manhattan, a gdy go nie ma, do innej dzielnicy z wolnym miejscem; na Manhattanie o strefę wyżej. Zwykły krok Ruch i tak następuje. Maraton nowojorski nigdy nie pobiera za to opłaty.',
      'KNY-194': 'Śmiertelny szał (4⚡): po kupieniu jedna dodatkowa tura (KNY-27); odtąd obowiązuje KNY-41.',
      'KNY-195': 'Antena Tesli (4⚡): o 1 obrażenie więcej dla celów, które mają więcej ♥ niż ty (KNY-68, KNY-69).',
      'KNY-196':
        'Turysta (6⚡): po kupieniu kładziesz pamiątkę w swojej dzielnicy, później w każdej dzielnicy, do której przybywasz i w której jej nie ma. Za każdą zdobywasz 1★ i 1⚡, więc najwyżej po 5. Gdy karta cię opuszcza, pamiątki wracają do zasobów.',
      'KNY-197':
        'Monstrualny kolos (10⚡): musisz dodać 2 symbole Ataku (KNY-48), więc w każdej turze masz co najmniej 2.',
      'KNY-198': 'Miotacz śmieci (5⚡): każdy potwór, który przetrwa twój atak, traci 1★, najmniej do 0, raz na atak.',
      'KNY-199': 'Łowca trofeów (5⚡): za każdą zniszczoną jednostkę zdobywasz 1★.',
      'KNY-200':
        'Uniwersalny żołnierz (6⚡): w chwili z KNY-51 zamieniasz dowolnie wiele symboli Leczenia na Atak i dowolnie wiele symboli Ataku na Leczenie, także dodane przez karty Monstrualny kolos i Tęcza śmierci.',
      'KNY-201':
        'Brutalny gwiazdor (3⚡): gdy zabierasz kartę Supergwiazda innemu potworowi, otrzymuje on od ciebie 2 obrażenia; gdy inny potwór zabiera ją tobie, otrzymuje od ciebie 1 obrażenie. To nie jest atak, a wzięcie karty leżącej obok planszy nikogo nie rani.',
      'KNY-202':
        'Tkacz sieci (6⚡): jak Klątwa (KNY-166), ale ze znacznikami sieci (KNY-39, KNY-63). Zostają, nawet gdy karta opuści grę.',
    },
  },
  {
    title: 'Karty ODRZUĆ, wszystkie w chwili kupna',
    rules: {
      'KNY-203':
        'Air Force One (6⚡, KNY-133): zdobywasz 4★, potem wszystkie jednostki wszędzie strzelają do każdego potwora w swojej dzielnicy jak w KNY-104, także do ciebie. Nie daje to karty Statua Wolności ani znaczników pancerza, obrażenia są niczyje, a Kuloodporność nie pomaga.',
      'KNY-204': 'Most Brookliński (6⚡, na Brooklynie 5⚡): zdobywasz 4★.',
      'KNY-205': 'Central Park (5⚡, na Manhattanie 4⚡): odzyskujesz 2♥ i zdobywasz 2★.',
      'KNY-206':
        'Uniwersytet Columbia (6⚡, na Manhattanie 5⚡): zdobywasz 2★ i prawo do karty: następna karta ZATRZYMAJ odkryta ze stosu kart, nawet w cudzej turze albo na miejscu samej karty Uniwersytet Columbia, trafia do ciebie bez opłaty, a jej miejsce znów się uzupełnia. Traktuje się ją jak kupioną za 0⚡ (działa efekt po kupieniu) i nie można odmówić; kilka praw realizuje się po kolei.',
      'KNY-207': 'Coney Island (4⚡, na Brooklynie 3⚡): zdobywasz 3★.',
      'KNY-208':
        'Wypić Hudson (12⚡, na Manhattanie, na Brooklynie lub na Staten Island 11⚡): odzyskujesz 2♥, zdobywasz 1★ i 13⚡. Te zdobycze znamy tylko z jednego odpisu karty.',
      'KNY-209': 'Flatiron Building (3⚡, na Manhattanie 2⚡): zdobywasz 2★.',
      'KNY-210':
        'Generał Ellis (5⚡, KNY-133): zdobywasz 3★, potem jednym ciosem każdy potwór, także twój, otrzymuje 1 obrażenie. To nie jest atak; dla innych są to obrażenia od ciebie.',
      'KNY-211':
        'Tunel Hollanda (9⚡, na Manhattanie 8⚡): zdobywasz 6★, potem każdy potwór, także twój, zdobywa 3⚡, od ciebie zgodnie z ruchem wskazówek zegara; karta Podpięcie do prądu to liczy.',
      'KNY-212':
        'Maraton nowojorski (6⚡): dopóki leży w banku kart, każdy dobrowolny ruch (KNY-130) kosztuje 2⚡, płatne do zasobów.',
      'KNY-213':
        'Bez tych 2⚡ (lub ♥ dzięki karcie Z innego świata) nie możesz wykonać dobrowolnego ruchu, więc nie możesz też uciec.',
      'KNY-214':
        'Maraton nowojorski po kupieniu: odzyskujesz 2♥, zdobywasz 2⚡ i 2★; jego działanie w banku się kończy. Kończy je też wymiana kart w banku.',
      'KNY-215':
        'Następny etap (4⚡): twoje ★ spadają do 0; za każdy oddany ★ zdobywasz 1⚡ albo odzyskujesz 1♥, w dowolnym podziale. Leczenie ponad maksimum przepada.',
      'KNY-216':
        'Sesja zdjęciowa (4⚡): wybierasz innego potwora, który jest w grze lub odpadł z niej w tej turze; zdobywasz 1★ za każde obrażenie, które otrzymał od ciebie w tej turze (KNY-73), także ponad jego pozostałe życie.',
      'KNY-217':
        'Podstacja energetyczna (5⚡): zdobywasz 8⚡ i 1★, potem otrzymujesz 3 obrażenia. Najpierw jest zdobycz, a obrażenia mogą cię wyeliminować.',
      'KNY-218':
        'Podziemny kabel (0⚡): zdobywasz 4⚡, potem otrzymujesz 4 obrażenia; najpierw jest zdobycz, a obrażenia mogą cię wyeliminować (KNY-217).',
      'KNY-219': 'Metro (10⚡): odzyskujesz 2♥ i zdobywasz dodatkową turę, w której możesz jeździć metrem.',
      'KNY-220':
        'Przejazd metrem podlega KNY-6: do każdej dzielnicy poza Manhattanem, w której jest najwyżej 1 potwór, a na Manhattan tylko, gdy jest tam miejsce. Możesz tak opuścić Manhattan i wrócić, zawsze na Dolny Manhattan; strefy metrem nie zmienisz.',
      'KNY-221':
        'W turze z karty Metro możesz jeździć po kroku 0: przed pierwszym rzutem (po karcie Superprędkość), w osobnym pytaniu: jechać albo nie; potem między rzutami, między rodzajami symboli, między zniszczeniami (także z symbolami, które tu do niczego nie pasują), przed krokiem Ruch i po nim, między kupnem kart i przed końcem. Nie podczas KNY-46 do KNY-51, nie w środku ataku i nie podczas ostrzału jednostek.',
      'KNY-222':
        'Krok Ruch w turze z karty Metro odbywa się jak zwykle. W turze możliwych jest najwyżej 12 przejazdów metrem, żeby tura zawsze się skończyła.',
      'KNY-223':
        'Działo Tesli (5⚡): zdobywasz 2★; potem, od kupującego zgodnie z ruchem wskazówek zegara i łącznie z nim, każdy gracz odrzuca jedną wybraną przez siebie swoją kartę ZATRZYMAJ. Kto nie ma karty ZATRZYMAJ, nic nie odrzuca.',
      'KNY-224': 'Unisfera (5⚡, w Queens 4⚡): zdobywasz 4★.',
      'KNY-225': 'Stadion Jankesów (9⚡, w Bronksie 8⚡): odzyskujesz 5♥ i zdobywasz 5★.',
    },
  },
];
