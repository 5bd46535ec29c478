import type { Rulebook } from '@ashtown/engine';

export const rules: Rulebook = [
  {
    title: 'Elementy i pojęcia',
    rules: {
      'ARM-1': 'Gra jest dla 3 lub 4 graczy. Każdy ma jeden kolor: brązowy, biały, pomarańczowy albo czarny.',
      'ARM-2':
        'Gry dla dwóch osób nie ma: przy dwóch ofertach w obszarze każdy zawsze dostawałby nagrodę albo karę. Brakujących graczy zastępują boty.',
      'ARM-3':
        'W grze jest 89 figurek: 20 czerwonych grabieżców, 45 zielonych robotników, 10 niebieskich żołnierzy, 10 żółtych inżynierów i 4 fioletowych przywódców. Wszyscy prócz grabieżców to ocalali.',
      'ARM-4':
        'Grabieżcy nigdy nie należą do gracza: są w worku albo na wyłożonych kartach wyposażenia. Ci, których bierzesz z kartą, od razu wracają do worka.',
      'ARM-5':
        'Każda figurka jest zawsze albo w worku, albo na wyłożonej karcie, albo w pudełku, albo u gracza (za zasłonką, w obszarze, na planszy miasta lub odłożona na bok). Liczby z ARM-3 nigdy się nie zmieniają.',
      'ARM-6':
        'Wspólne są: plansza główna, znacznik rund, worek, 7 żetonów licytacji, 32 żetony budynków, 10 żetonów punktacji, 60 kart wyposażenia, 14 kart budynków poziomu 1, 14 poziomu 2 i 8 żetonów PZ (cztery z wartościami +40 i +80, cztery z +120 i +160).',
      'ARM-7':
        'Każdy gracz ma planszę miasta, żeton rozbudowy, dwustronny znacznik zniszczeń (wybuch i +2), zasłonkę oraz 5 znaczników: jeden na tor punktów, jeden na tor grabieżców i trzy do ofert.',
      'ARM-8':
        'Co trafia do pudełka, wypada z gry na stałe. Nie ma stosu kart odrzuconych i nic z pudełka nie wraca do talii.',
      'ARM-9':
        'Egzemplarze tej samej karty lub tego samego żetonu niczym się nie różnią: nie ma znaczenia, który z nich masz.',
    },
  },
  {
    title: 'Plansza miasta i budynki',
    rules: {
      'ARM-10': 'Wszystkie plansze miast są jednakowe. Kolory, które dają korzyści, to kolory ocalałych, nie graczy.',
      'ARM-11':
        'Miasto ma 8 placów: plac 1 na kwaterę główną, plac 2 na wieżę strażniczą, place 3–7 na inne budynki i plac 8 na rozbudowę, zamknięty jej żetonem.',
      'ARM-12':
        'Na początku na placach 1–4 są nadrukowane cztery budynki: Kwatera główna, Wieża strażnicza, Dom na kółkach i Biblioteka. Place 5–7 są puste.',
      'ARM-13':
        'Budynek ma typ, liczbę mieszkań, stałą liczbę PZ na rundę (często 0), najwyżej dwie akcje, a czasem stały efekt.',
      'ARM-14':
        'Są cztery typy: kwatera główna oraz budynki cywilne, wojskowe i naukowe. Wieże strażnicze i ich ulepszenia są wojskowe.',
      'ARM-15':
        'Budynek jest widoczny, dopóki leży na wierzchu swojego placu. Tylko widoczne budynki działają i się liczą.',
      'ARM-16':
        'Nadrukowane budynki są widocznymi budynkami swojego typu, dopóki ich nie zakryjesz. Rozbudowa też, gdy już stoi.',
      'ARM-17': 'Cztery nadrukowane budynki dają razem 6 mieszkań: dokładnie tyle, ilu ocalałych masz na początku.',
    },
  },
  {
    title: 'Tory',
    rules: {
      'ARM-18':
        'Zaczynasz z 10 PZ. Tor punktów ma 40 pól; gdy znacznik minie jego koniec, resztę pokazuje żeton: +40, +80, +120 lub +160.',
      'ARM-19': 'Od 200 PZ żeton po prostu liczy dalej. Górnej granicy nie ma.',
      'ARM-20': 'Gdy przez stratę PZ znacznik cofa się przez koniec toru, odwracasz żeton z powrotem albo go oddajesz.',
      'ARM-21': 'Nikt nie spada poniżej 0 PZ. Nadwyżka straty przepada.',
      'ARM-22':
        'Znaczniki na tym samym polu toru punktów leżą jeden na drugim. Nowy kładzie się na wierzchu: przy remisie najwyżej leży ten, który dotarł ostatni.',
      'ARM-23':
        'Jeden efekt przesuwa znacznik punktów raz, o zysk minus stratę. Jeśli suma się nie zmienia, kolejność znaczników też nie.',
      'ARM-24':
        'Kolejność znaczników ma znaczenie tylko między graczami o równej łącznej liczbie PZ, razem z żetonami.',
      'ARM-25': 'Tor grabieżców ma pola od 0 do 15. Pole twojego znacznika to liczba grabieżców, którzy ci zagrażają.',
      'ARM-26': 'W lewo znacznik zatrzymuje się na 0.',
      'ARM-27':
        'W prawo znacznik zatrzymuje się na 15. Grabieżcy z karty wyposażenia, którzy się nie mieszczą, kosztują po 1 PZ (ARM-109); żetony wtedy nie działają (ARM-98).',
      'ARM-28':
        'Grabieżcy, którzy nadciągają według toru rund i się nie mieszczą, też kosztują po 1 PZ. Grabieżca z toru zniszczeń, który się nie mieści, nic nie kosztuje.',
      'ARM-29':
        'Tor zniszczeń ma 8 pól. Od lewej: 1 przynosi 2 PZ, 2 nic, 3 stratę 1 PZ, 4 jednego grabieżcę, 5 stratę 1 PZ, 6 stratę 2 PZ, 7 odłożenie przywódcy na bok, 8 (koniec) nic.',
      'ARM-30': 'Znacznik zniszczeń leży stroną +2 do góry tylko na polu 1, na innych polach stroną z wybuchem.',
      'ARM-31':
        'Żeton, który przesunąłby znacznik zniszczeń poza któryś koniec toru, nie działa. Zniszczenia poza ostatnim polem w Zakończeniu kosztują PZ (ARM-206).',
    },
  },
  {
    title: 'Przygotowanie gry',
    rules: {
      'ARM-32': 'Znacznik rund zaczyna obok pola 1 toru rund.',
      'ARM-33':
        '10 żetonów punktacji się tasuje i odkrywa dwa wspólne: pierwszy na punktację pośrednią między rundami 3 i 4, drugi na punktację końcową.',
      'ARM-34':
        '7 żetonów licytacji się tasuje i odkrywa 3, od lewej do obszarów Eksploracja, Budowa i Miasto. Pozostałe 4 tworzą zakryty stos.',
      'ARM-35':
        '60 kart wyposażenia, 14 kart budynków poziomu 1 i 14 poziomu 2 tasuje się osobno. 32 żetony budynków miesza się zakryte.',
      'ARM-36':
        'Dostajesz planszę miasta z żetonem rozbudowy na placu 8. Znacznik zniszczeń zaczyna na polu 3, stroną z wybuchem do góry.',
      'ARM-37': 'Zaczynasz z 5 robotnikami i 1 przywódcą za zasłonką oraz ze znacznikiem na polu 0 toru grabieżców.',
      'ARM-38': 'Znaczniki na torze punktów zaczynają na 10. Leżą jeden na drugim w losowej kolejności.',
      'ARM-39':
        'Dobierasz 2 prywatne żetony punktacji i trzymasz je w tajemnicy. Przy 4 graczach w grze jest wtedy wszystkich 10 żetonów.',
      'ARM-40':
        'Pozostałe figurki trafiają do worka: 20 grabieżców, 25 robotników, 10 żołnierzy i 10 inżynierów, bez przywódców. Przy 4 graczach to 65 figurek.',
      'ARM-41':
        'Kolejność przy stole i kolory ustala się przed grą. Gra toczy się zgodnie z ruchem wskazówek zegara, a po ostatnim graczu znów przychodzi kolej na pierwszego.',
      'ARM-42':
        'Przy 3 graczach 5 robotników i 1 przywódca trafia najpierw do pudełka, więc w worku jest tych samych 65 figurek.',
      'ARM-43': 'Przy 3 graczach 2 pozostałe żetony punktacji trafiają do pudełka bez oglądania.',
      'ARM-44':
        'Przy 3 graczach w każdej rundzie wykłada się tylko 3 karty wyposażenia (na trzech lewych polach) i 3 karty budynków, a każdy obszar ma 3 pola na oferty. Inne zasady się nie zmieniają.',
    },
  },
  {
    title: 'Rundy',
    rules: {
      'ARM-45': 'Gra trwa 6 rund. Każda ma cztery fazy: Przygotowanie, Licytacja, Rozpatrzenie i Zakończenie.',
      'ARM-46': 'Po rundzie 3 jest punktacja pośrednia (ARM-215), po rundzie 6 punktacja końcowa (ARM-219).',
      'ARM-47': 'W rundach 1–3 używa się kart budynków poziomu 1, w rundach 4–6 poziomu 2.',
      'ARM-48':
        'Gdy kilku graczy robi to samo i nie podano inaczej, zaczyna gracz rozpoczynający, a po nim kolejno pozostali zgodnie z ruchem wskazówek zegara.',
      'ARM-49':
        'W Przygotowaniu pierwszy jest gracz rozpoczynający poprzedniej rundy; w rundzie 1 gracz, którego znacznik punktów leży na wierzchu.',
      'ARM-50': 'Jeśli masz tylko jedną możliwość, stół może wybrać ją za ciebie. Dziennik i tak ją zapisze.',
      'ARM-51': 'Ruch niezgodny z zasadami zostaje odrzucony i niczego nie zmienia.',
    },
  },
  {
    title: 'Faza 1: Przygotowanie',
    rules: {
      'ARM-52':
        'Kolejno, za każdym razem u wszystkich graczy: odchodzą żetony Dwa domy z poprzedniej rundy, nadciągają grabieżcy, przesuwa się znacznik rund, działają tory zniszczeń, wykłada się karty wyposażenia z figurkami, na końcu karty budynków z żetonami. Nikt tu o niczym nie decyduje.',
      'ARM-53': 'Żeton Dwa domy z poprzedniej rundy trafia teraz do pudełka. Jego 2 mieszkania przepadają.',
      'ARM-54':
        'Wszyscy przesuwają się w prawo na torze grabieżców o tyle pól, ile podaje tor rund: 1, 2, 3, 4, 5, 6 w rundach 1–6. Opcja „Nadciągający grabieżcy” zmienia to na 1, 2, 3, 3, 4, 5 (Umiarkowanie) albo 2, 2, 3, 3, 4, 4 (Równo). O tych, którzy się nie mieszczą, mówi ARM-28.',
      'ARM-55': 'Jeśli twój znacznik zniszczeń jest na polu 1, zyskujesz 2 PZ i żadne inne pole nie działa.',
      'ARM-56': 'Jeśli twój znacznik zniszczeń jest na polu 2, nic się nie dzieje.',
      'ARM-57':
        'Jeśli twój znacznik zniszczeń jest na polu 3 lub dalej, działa raz każde pole od 2 do pola tuż na lewo od znacznika, od lewej do prawej. Pole 1 i pole samego znacznika nie działają.',
      'ARM-58': 'Pola −1 i −2: tracisz tyle PZ.',
      'ARM-59': 'Pole z grabieżcą: przesuwasz się o 1 pole w prawo na torze grabieżców.',
      'ARM-60':
        'Pole przywódcy: twój przywódca trafia obok toru zniszczeń. W tej rundzie nie możesz go zaoferować ani do niczego użyć.',
      'ARM-61':
        'Odłożony przywódca wraca za zasłonkę, gdy znacznik zniszczeń jest na polu przywódcy lub gdziekolwiek na lewo od niego, także na polach 1 i 2.',
      'ARM-62':
        'To, czy przywódca odchodzi lub wraca, sprawdza się tylko teraz. Jeśli naprawisz zniszczenia później w rundzie, wróci w następnym Przygotowaniu.',
      'ARM-63': 'Odłożony przywódca nadal jest twój i potrzebuje mieszkania, ale nie można go odłożyć do worka.',
      'ARM-64': 'Odłożony jest najwyżej jeden twój przywódca. Jeśli nie masz przywódcy, pole na ciebie nie działa.',
      'ARM-65': 'Odkrywa się tyle kart wyposażenia, ilu jest graczy, od lewej do prawej.',
      'ARM-66':
        'Potem na karty trafiają losowe figurki z worka, od lewej: 2, 3, 4 i 3. Te liczby należą do pól planszy głównej, nie do kart (ARM-246).',
      'ARM-67':
        'Tylko w rundzie 1 na żadnej karcie nie może być więcej niż jeden grabieżca. Drugi wraca do worka i ciągnie się dalej, aż wyjdzie ktoś inny.',
      'ARM-68':
        'Zamiast takiego drugiego grabieżcy z równą szansą wychodzi każda figurka z worka, która nie jest grabieżcą.',
      'ARM-69':
        'Gdy kart wyposażenia jest za mało, wykłada się je od lewej, póki ich starcza. Gdzie nie ma karty, nie ma też figurek.',
      'ARM-70': 'Gdy worek się opróżni, karty zapełnia się od lewej, póki starcza figurek.',
      'ARM-71':
        'Odkrywa się tyle kart budynków bieżącego poziomu, ilu jest graczy. Na każdej kładzie się odkryty następny żeton budynku.',
    },
  },
  {
    title: 'Faza 2: Licytacja – oferty',
    rules: {
      'ARM-72':
        'Gracz z największą liczbą PZ jest graczem rozpoczynającym; przy remisie ten, którego znacznik leży na polu najwyżej.',
      'ARM-73':
        'Gracza rozpoczynającego ustala się raz, na początku Licytacji, na całą rundę: także na tury w mieście, Zakończenie i punktację po nim.',
      'ARM-74':
        'Są trzy obszary licytacji: Eksploracja (karty wyposażenia z figurkami), Budowa (karty budynków z żetonami) i Miasto (twoje akcje).',
      'ARM-75':
        'Począwszy od gracza rozpoczynającego, zgodnie z ruchem wskazówek zegara, każdy składa po jednej ofercie, aż ma dokładnie jedną w każdym obszarze: trzy kolejki.',
      'ARM-76':
        'Gdy przychodzi twoja kolej, wybierz obszar, w którym nie masz jeszcze oferty, i dowolnych ocalałych zza zasłonki, na przykład 2 robotników i przywódcę.',
      'ARM-77': 'Oferta zajmuje najwyższe wolne pole obszaru. Pola pokazują więc kolejność ofert.',
      'ARM-78':
        'Oferta 0 jest dozwolona zawsze i w każdym obszarze. Gdy za zasłonką nikogo nie masz, innej złożyć nie możesz.',
      'ARM-79':
        'Nie wolno spasować, powiększyć oferty, wycofać jej ani mieć dwóch ofert w jednym obszarze. Cofnięcie pomyłki nie jest ruchem w grze: jak daleko sięga, ustala się przy stole (ARM-244).',
      'ARM-80': 'W ofercie każdy ocalały liczy się za jednego, bez względu na kolor; przywódca też.',
      'ARM-81':
        'Ofertę i jej kolory widzą od razu wszyscy. Co zostaje za zasłonką, jest ukryte, chyba że gracie z opcją „Jawni ocalali”.',
      'ARM-82':
        'Nie musisz oferować wszystkich ocalałych. Ci za zasłonką nic w tej rundzie nie robią, ale liczą się przy mieszkaniach i punktacji.',
      'ARM-83': 'Odłożonego na bok przywódcy nie można zaoferować.',
      'ARM-84': 'Przez licytację nie tracisz ocalałych: wszyscy wracają w Zakończeniu.',
    },
  },
  {
    title: 'Faza 2: Licytacja – nagrody i kary',
    rules: {
      'ARM-85':
        'Po ostatniej ofercie, przed rozpatrzeniem obszarów, działają trzy żetony licytacji: Eksploracja, Budowa, Miasto.',
      'ARM-86':
        'Nagroda obszaru przypada największej ofercie; spośród równych największych tej, która trafiła tam najwcześniej.',
      'ARM-87':
        'Kara obszaru przypada najmniejszej ofercie; spośród równych najmniejszych tej, która trafiła tam ostatnia.',
      'ARM-88': 'Oferta 0 liczy się jak każda inna. Gdy wszystkie są równe, pierwsza dostaje nagrodę, a ostatnia karę.',
      'ARM-89':
        'Nagroda i kara jednego obszaru nigdy nie przypadają temu samemu graczowi, bo ofert jest co najmniej trzy.',
      'ARM-90': 'W każdym obszarze najpierw jest nagroda, potem kara.',
      'ARM-91': 'Każda nagroda i kara działa w całości, zanim przyjdzie następna.',
      'ARM-92': 'Zyskane lub stracone tu PZ nie zmieniają gracza rozpoczynającego ani żadnej kolejności w tej rundzie.',
      'ARM-93':
        'Nagroda „przepędź grabieżcę”: 1 pole w lewo na torze grabieżców i 1 PZ. Na polu 0 nic się nie dzieje i PZ nie ma.',
      'ARM-94': 'Nagroda „+2”: zyskujesz 2 PZ.',
      'ARM-95':
        'Nagroda „mniej zniszczeń”: twój znacznik zniszczeń przesuwa się o 1 pole w lewo. Na polu 1 nic się nie dzieje.',
      'ARM-96': 'Nagroda „wyposażenie”: dobierasz na rękę wierzchnią kartę wyposażenia. Nikt inny jej nie widzi.',
      'ARM-97': 'Z pustej talii wyposażenia nic nie dobierasz.',
      'ARM-98': 'Kara „nadciąga grabieżca”: 1 pole w prawo na torze grabieżców. Na ostatnim polu nic się nie dzieje.',
      'ARM-99': 'Kara „−2”: tracisz 2 PZ.',
      'ARM-100':
        'Kara „więcej zniszczeń”: twój znacznik zniszczeń przesuwa się o 1 pole w prawo. Na ostatnim polu nic się nie dzieje.',
      'ARM-101':
        'Kara „odrzuć wyposażenie”: wybierz kartę z ręki; trafia do pudełka. Gdy nie masz kart, nic się nie dzieje.',
      'ARM-102': 'Odrzuconą kartę pokazuje się wszystkim.',
      'ARM-103': 'Te same trzy żetony licytacji służą w rundach 1–3. Na rundy 4–6 się je wymienia (ARM-216).',
    },
  },
  {
    title: 'Faza 3: Rozpatrzenie – Eksploracja',
    rules: {
      'ARM-104': 'Obszary rozpatruje się po kolei: Eksploracja, Budowa, Miasto.',
      'ARM-105':
        'Pierwsza wybiera największa oferta w obszarze Eksploracja, potem coraz mniejsze, jak w angielskim oryginale. Gdy opcja „Kolejność wyboru kart” ma wartość „W kolejności ofert”, pierwsza wybiera wcześniejsza oferta bez względu na wielkość (tekst wydania słowackiego); nagród i kar to nie zmienia.',
      'ARM-106': 'Spośród równych ofert pierwsza wybiera wcześniejsza.',
      'ARM-107':
        'Wybierz jedną z wyłożonych jeszcze kart wyposażenia i weź ją ze wszystkimi figurkami. Nie wolno spasować.',
      'ARM-108': 'Karta trafia na rękę, a ocalali z niej za zasłonkę.',
      'ARM-109':
        'Za każdego grabieżcę na karcie przesuwasz się o 1 pole w prawo na torze grabieżców. Za każdego, który się nie mieści, tracisz 1 PZ.',
      'ARM-110': 'Grabieżcy wzięci z kartą wracają do worka, zanim wybierze następny gracz.',
      'ARM-111':
        'Wziętych teraz ocalałych nie możesz użyć w tej rundzie: akcje wykonują tylko ocalali z oferty w obszarze Miasto, a Licytacja już się skończyła.',
      'ARM-112': 'Przy mieszkaniach i punktacji ocalali wzięci z kartą liczą się od razu, także w tej rundzie.',
      'ARM-113':
        'Przywódcę, który wyszedł z worka (ARM-211), bierzesz jak każdego ocalałego. Możesz mieć kilku przywódców.',
      'ARM-114': 'Gdy wyłożonych kart zabraknie (ARM-69), pozostali gracze nic nie dostają.',
      'ARM-115':
        'Ocalali z ofert w obszarach Eksploracja i Budowa zostają tam do Zakończenia. O tych z obszaru Miasto mówi ARM-144.',
    },
  },
  {
    title: 'Faza 3: Rozpatrzenie – Budowa',
    rules: {
      'ARM-116':
        'Pierwsza wybiera największa oferta w obszarze Budowa; spośród równych wcześniejsza. Opcja „Kolejność wyboru kart” działa i tutaj (ARM-105).',
      'ARM-117': 'Wybierz jedną z wyłożonych jeszcze kart budynków i weź ją z jej żetonem budynku. Nie wolno spasować.',
      'ARM-118': 'Od razu wybierz plac dla tej karty albo z niej zrezygnuj.',
      'ARM-119': 'Karta, z której rezygnujesz, trafia do pudełka. Nigdy nie można zachować karty na później.',
      'ARM-120': 'Budowa nie kosztuje nic prócz oferty. Nie zajmuje żadnych ocalałych.',
      'ARM-121':
        'Zwykły budynek stawia się na jednym z placów 3–7, a gdy stoi rozbudowa, także na placu 8. Nigdy na placach 1 i 2 ani na placu, który stał się wieżą strażniczą (ARM-191).',
      'ARM-122':
        'Plac może być pusty lub zajęty. Zajęty plac przebudowujesz: liczy się tylko nowy budynek, a mieszkania, typ, akcje, PZ i stały efekt zakrytego przepadają.',
      'ARM-123': 'Nadrukowane budynki Dom na kółkach i Biblioteka oraz rozbudowę można przebudować jak każdą kartę.',
      'ARM-124': 'Zakryte karty zostają pod nową i nigdy nie wracają.',
      'ARM-125': 'Ulepszenie kwatery głównej stawia się tylko na placu 1, na kwaterze głównej.',
      'ARM-126':
        'Ulepszenie wieży strażniczej stawia się tylko na wieży: na placu 2, na widocznej karcie Posterunek strażniczy (ARM-189) albo na ulepszeniu, które już na niej stoi (ARM-191).',
      'ARM-127': 'Ulepszenie nie wymaga wcześniejszego niższego ulepszenia. Całkowicie zastępuje to, co zakrywa.',
      'ARM-128':
        'Nowy budynek działa od razu: stały efekt teraz, akcje w turach w mieście tej rundy, mieszkania i PZ w Zakończeniu tej rundy.',
      'ARM-129': 'Gdy budynek już stoi, działa żeton budynku. Działa też wtedy, gdy rezygnujesz z karty.',
      'ARM-130':
        'Po zadziałaniu żeton budynku trafia do pudełka. Żeton Dwa domy zostaje u ciebie do następnego Przygotowania.',
      'ARM-131': '14 kart każdego poziomu zawsze wystarcza: przy 4 graczach zużywa się 12, przy 3 – 9.',
    },
  },
  {
    title: 'Żetony budynków',
    rules: {
      'ARM-132': 'Przepędzony grabieżca: jak w ARM-93.',
      'ARM-133': 'Znalezione wyposażenie: jak w ARM-96.',
      'ARM-134': 'Ekipa remontowa: jak w ARM-95.',
      'ARM-135': 'Dwa domy: 2 mieszkania więcej, tylko w Zakończeniu tej rundy.',
      'ARM-136':
        'Wymiana: jeden twój robotnik trafia do worka, a żołnierz lub inżynier z worka (do wyboru) staje dokładnie tam, gdzie był robotnik.',
      'ARM-137':
        'Robotnik może być w dowolnym obszarze albo za zasłonką. Możesz wziąć tylko kolor, który jest w worku, albo odmówić.',
      'ARM-138': 'Ocalały z wymiany w obszarze Miasto może już w tej rundzie wykonać akcję w nowym kolorze.',
      'ARM-139': 'Wymiana nigdy nie zmienia wielkości ani kolejności ofert.',
      'ARM-140': 'Jeśli nie masz robotnika albo w worku nie ma ani żołnierza, ani inżyniera, żeton nie działa.',
      'ARM-141': 'Zwabiony grabieżca: jak w ARM-98.',
      'ARM-142': 'Wypadek na budowie: jak w ARM-100.',
      'ARM-143': 'Utracone wyposażenie: jak w ARM-101.',
    },
  },
  {
    title: 'Faza 3: Rozpatrzenie – Miasto',
    rules: {
      'ARM-144':
        'Ocalałych z oferty w obszarze Miasto przenosisz nad planszę miasta: to twoja pula. Tylko oni mogą w tej rundzie wykonywać akcje.',
      'ARM-145':
        'Począwszy od gracza rozpoczynającego, zgodnie z ruchem wskazówek zegara, każdy ma jedną turę i wykonuje w niej wszystkie swoje akcje. Wielkość oferty nie wpływa na kolejność.',
      'ARM-146':
        'W swojej turze wybierasz raz za razem: rozbuduj, napraw, użyj akcji budynku albo zakończ turę. Do akcji budynku wskazujesz ocalałych i to, o co pytają ARM-177 lub ARM-181.',
      'ARM-147':
        'Akcje możesz dowolnie łączyć i powtarzać w dowolnej kolejności. Ograniczają cię tylko ocalali i limity podane niżej.',
      'ARM-148':
        'Możesz zakończyć turę, choć masz jeszcze wolnych ocalałych, mimo że instrukcja mówi o użyciu wszystkich. Jeśli nikogo nie masz w puli, nie masz tury.',
      'ARM-149': 'Ocalały użyty do akcji zostaje przy niej do Zakończenia i w tej rundzie nie można go użyć ponownie.',
      'ARM-150':
        'Ocalałych do każdej akcji wskazujesz z puli; do akcji budynków także spośród zwerbowanych (ARM-186). Nikogo nie zamienia się bez pytania.',
      'ARM-151': 'Przywódca to joker: w każdej akcji może zastąpić jednego ocalałego dowolnego koloru.',
      'ARM-152':
        'Rozbudowa: raz w grze postaw dwóch dowolnych ocalałych z puli na żetonie rozbudowy. Żeton trafia do pudełka, a na placu 8 stoi rozbudowa.',
      'ARM-153': 'Rozbudowa daje 2 mieszkania i jedną akcję: dowolny ocalały, 2 PZ, raz na rundę.',
      'ARM-154': 'Rozbudowa jest budynkiem cywilnym.',
      'ARM-155': 'Trzeci ocalały może wykonać akcję rozbudowy w tej samej turze.',
      'ARM-156':
        'Na placu 8 nie można budować, dopóki nie stoi rozbudowa. W rundzie, w której powstaje, obszar Budowa jest już rozpatrzony.',
      'ARM-157': 'Naprawa: twój znacznik zniszczeń przesuwa się o 1 pole w lewo. Nie daje PZ.',
      'ARM-158':
        'Naprawę wykonuje 1 inżynier albo 1 robotnik, jak w wydaniu słowackim. Gdy opcja „Robotnicy na naprawę 1 pola” ma wartość 2, potrzeba 2 robotników, jak w angielskim oryginale. Żołnierze nie naprawiają.',
      'ARM-159':
        'Przywódca sam wykonuje jedną naprawę, zamiast inżyniera. Jedno pole naprawia więc inżynier, przywódca albo robotnik. Gdy opcja z ARM-158 ma wartość 2, zamiast jednego robotnika trzeba dwóch; robotnik razem z przywódcą nie może.',
      'ARM-160':
        'Karta Centrum szkoleniowe zwykle nic tu nie zmienia. Gdy opcja z ARM-158 ma wartość 2, a karta jest widoczna, jeden robotnik naprawia tak jak inżynier i dwóch się do tego nie używa.',
      'ARM-161': 'Możesz naprawiać dalej, póki masz odpowiednich ocalałych, a znacznik nie jest na polu 1.',
      'ARM-162':
        'Akcja budynku pokazuje, kto jest wymagany (z lewej), ile razy można jej użyć (u góry) i co daje (z prawej). Możesz jej użyć tylko wtedy, gdy budynek jest widoczny.',
      'ARM-163':
        'Wymagani mogą być: ocalały danego koloru, inżynier lub żołnierz, dowolny ocalały albo dwaj ocalali razem.',
      'ARM-164':
        'Każdy symbol wymaga osobnego ocalałego. Ocalały pasuje do symbolu swojego koloru, do symbolu „dowolny” i do tego, kogo może zastąpić (ARM-151, ARM-193).',
      'ARM-165': 'Liczbę użyć liczy się dla każdej akcji osobno i w każdej rundzie od nowa.',
      'ARM-166': 'Każde użycie wymaga osobnego ocalałego lub ocalałych.',
      'ARM-167': 'Jeśli budynek ma dwie akcje, możesz użyć obu w tej samej turze.',
      'ARM-168': 'Nie można wybrać akcji, która nic by nie dała; kiedy tak jest, mówią zasady od ARM-169 do ARM-188.',
    },
  },
  {
    title: 'Akcje budynków',
    rules: {
      'ARM-169': 'PZ: zyskujesz podaną liczbę PZ. Tej akcji można użyć zawsze.',
      'ARM-170': 'PZ za typ: zyskujesz 2 PZ za każdy widoczny budynek danego typu w swoim mieście, także za ten.',
      'ARM-171':
        'Odparcie: przesuwasz się w lewo na torze grabieżców najwyżej o podaną liczbę pól i zyskujesz 1 PZ za każde faktycznie pokonane pole. Kościoły zmieniają te PZ (ARM-195, ARM-196).',
      'ARM-172': 'Na polu 0 nie można odpierać ani odpychać. Gdy grabieżców jest mniej, niż podano, reszta przepada.',
      'ARM-173': 'Odepchnięcie (1 lub 2): przesuwasz się w lewo tak samo, ale bez PZ. Dla kościołów to nie jest walka.',
      'ARM-174':
        'Dobieranie (1 lub 2): dobierasz tyle kart z wierzchu talii wyposażenia, w tajemnicy. Gdy jest ich mniej, bierzesz tyle, ile zostało; przy pustej talii użyć tej akcji nie można.',
      'ARM-175':
        'Dobierz 3, zatrzymaj 1: oglądasz 3 wierzchnie karty wyposażenia, jedną bierzesz na rękę, resztę odkładasz pod talię.',
      'ARM-176':
        'Dwie pozostałe trafiają pod talię w kolejności, w jakiej wyszły. Gdy kart jest mniej niż 3, oglądasz te, które są; przy pustej talii użyć tej akcji nie można.',
      'ARM-177':
        'Przeszukanie talii: wraz z akcją wskazujesz kartę z ręki, którą pokazujesz i odkładasz do pudełka. Potem przeglądasz całą talię wyposażenia i w tajemnicy bierzesz dowolną kartę.',
      'ARM-178': 'Po przeszukaniu talię się tasuje.',
      'ARM-179':
        'Przeszukać talię możesz tylko wtedy, gdy masz co najmniej jedną kartę na ręce i jedna jest w talii. Jakąś kartę musisz wziąć.',
      'ARM-180':
        'Naprawa za PZ: twój znacznik zniszczeń przesuwa się o 1 pole w lewo, a ty zyskujesz 1 lub 2 PZ, jak podano. Na polu 1 użyć tej akcji nie można.',
      'ARM-181':
        'Wymiana (wymaga dwóch robotników): jeden z nich trafia do worka. Wraz z akcją wybierasz żołnierza lub inżyniera i bierzesz go z worka za zasłonkę; w tej rundzie nie wykona akcji.',
      'ARM-182':
        'Gdy przywódca zastępuje jednego z dwóch robotników, do worka trafia prawdziwy robotnik. Dwaj przywódcy nie wystarczą.',
      'ARM-183':
        'Drugi robotnik zostaje na karcie. Wybrać możesz tylko kolor, który jest w worku; gdy nie ma żadnego z nich, akcji użyć nie można, a robotnicy są wolni.',
      'ARM-184':
        'Rekrutacja: wyciągasz losową figurkę z worka. Robotnika lub grabieżcę odkładasz do worka i zyskujesz 2 PZ.',
      'ARM-185': 'Żołnierz lub inżynier staje na karcie jako zwerbowany i może w tej turze wykonać inną akcję budynku.',
      'ARM-186':
        'Zwerbowanego możesz użyć w dowolnej chwili do końca tury, ale tylko do akcji budynków, nie do rozbudowy ani naprawy. Gdy do akcji budynku używasz danego koloru, najpierw idą zwerbowani tego koloru.',
      'ARM-187':
        'Zwerbowany, użyty czy nie, jest odtąd twój, wraca z innymi w Zakończeniu i potrzebuje mieszkania. Przywódca wyciągnięty z worka też jest zwerbowanym.',
      'ARM-188': 'Przy pustym worku rekrutować nie można.',
    },
  },
  {
    title: 'Szczególne budynki',
    rules: {
      'ARM-189':
        'Posterunek strażniczy: zwykły budynek, który można przebudować jak inne, ale też zakryć ulepszeniem wieży strażniczej. Miasto może więc mieć dwie wieże.',
      'ARM-190': 'Ulepszenie zakrywa kartę Posterunek strażniczy, która sama nic już nie daje.',
      'ARM-191':
        'Odtąd ten plac liczy się jako wieża strażnicza: można ją dalej ulepszać, ale nie można tu już postawić zwykłego budynku.',
      'ARM-192':
        'Skład budowlany: każdy twój widoczny budynek wojskowy, także ten, daje 1 mieszkanie więcej. Własnych mieszkań ta karta nie ma.',
      'ARM-193':
        'Centrum szkoleniowe: od chwili budowy twoi robotnicy liczą się przy akcjach także jako inżynierowie i żołnierze, a nadal są robotnikami.',
      'ARM-194': 'Dla żetonów punktacji robotnicy są tylko robotnikami, także z kartą Centrum szkoleniowe.',
      'ARM-195':
        'Kościół Miłosierdzia: za odpartych grabieżców nie zyskujesz już PZ; sama karta daje 10 PZ w każdym Zakończeniu.',
      'ARM-196':
        'Kościół Zemsty: za każdego z pierwszych 5 grabieżców odpartych w rundzie zyskujesz 2 PZ zamiast 1, za każdego następnego 1 PZ.',
      'ARM-197':
        'Oba kościoły dotyczą tylko odpierania. Grabieżcy przepędzeni żetonem licytacji lub budynku nadal dają 1 PZ i nie wliczają się do tych pięciu.',
      'ARM-198': 'To, który kościół ma który efekt, odczytujemy z ich dwóch drukowanych nazw.',
      'ARM-199': 'W mieście nigdy nie są widoczne oba kościoły.',
      'ARM-200':
        'Dopóki jeden kościół jest widoczny, drugi można zbudować tylko na nim. Inaczej musisz zrezygnować z karty.',
      'ARM-201': 'Blok mieszkalny: w każdym Zakończeniu 1 PZ za każde niewykorzystane mieszkanie.',
      'ARM-202': 'Budynki z własnymi PZ dają je w każdym Zakończeniu, dopóki są widoczne.',
    },
  },
  {
    title: 'Faza 4: Zakończenie i punktacja pośrednia',
    rules: {
      'ARM-203':
        'Kolejno, za każdym razem u wszystkich graczy: ocalali wracają, grabieżcy powodują zniszczenia, sprawdza się mieszkania, budynki dają PZ.',
      'ARM-204':
        'Wszystkie znaczniki ofert i wszyscy ocalali z obszarów i plansz miast wracają za zasłonki swoich graczy.',
      'ARM-205':
        'Za każdego grabieżcę, który jest jeszcze na twoim torze grabieżców, znacznik zniszczeń przesuwa się o 1 pole w prawo. Gdy opuszcza pole 1, odwraca się na stronę z wybuchem.',
      'ARM-206':
        'Za każdego grabieżcę, przy którym znacznik zniszczeń nie może się przesunąć, bo jest na ostatnim polu, tracisz zamiast tego 1 PZ.',
      'ARM-207':
        'Znacznik na torze grabieżców zostaje tam, gdzie jest. Ci sami grabieżcy powodują zniszczenia także w następnej rundzie.',
      'ARM-208':
        'Twoje mieszkania to mieszkania wszystkich widocznych budynków, razem z tymi od karty Skład budowlany i żetonu Dwa domy z tej rundy.',
      'ARM-209':
        'Jeśli mieszkań masz co najmniej tyle, ilu ocalałych, nic się nie dzieje. Nowi ocalali i odłożony przywódca też się liczą.',
      'ARM-210':
        'W przeciwnym razie wybierasz zza zasłonki dokładnie tylu ocalałych, ilu jest bez mieszkania. Trafiają do worka, a za każdego tracisz 2 PZ.',
      'ARM-211':
        'Możesz wybrać dowolny kolor, także przywódcę. Przywódca odłożony do worka może potem trafić do każdego gracza.',
      'ARM-212': 'Strata za wszystkich twoich ocalałych bez mieszkania to jedna zmiana PZ.',
      'ARM-213': 'Potem zyskujesz PZ podane na twoich widocznych budynkach.',
      'ARM-214':
        'Razem z nimi zyskujesz PZ za niewykorzystane mieszkania: twoje mieszkania minus ocalali, którzy zostali po ARM-210. Żeton Dwa domy też się tu liczy.',
      'ARM-215':
        'Po rundzie 3 wszyscy punktują pierwszy wspólny żeton punktacji (ARM-234). Potem trafia on do pudełka.',
      'ARM-216':
        'Potem trzy żetony licytacji trafiają do pudełka, a trzy następne ze stosu wykłada się od lewej. Siódmy nigdy nie wchodzi do gry.',
      'ARM-217':
        'Potem każdy znacznik na torze grabieżców wraca na 0, a za każde przebyte pole tracisz 1 PZ. Znaczniki zniszczeń zostają.',
      'ARM-218': 'Przy wspólnym żetonie punktacji inni dowiadują się tylko, ile masz pasujących rzeczy.',
    },
  },
  {
    title: 'Punktacja końcowa',
    rules: {
      'ARM-219':
        'Po Zakończeniu rundy 6, kolejno i za każdym razem u wszystkich graczy: wspólny żeton, prywatny żeton, wyposażenie, tor zniszczeń, grabieżcy.',
      'ARM-220': 'Wszyscy punktują drugi wspólny żeton punktacji (ARM-234).',
      'ARM-221': 'Wybierasz jeden ze swoich dwóch prywatnych żetonów punktacji. Liczy się tylko on i tylko dla ciebie.',
      'ARM-222':
        'Wszyscy wybierają jednocześnie i w tajemnicy, a potem razem odkrywają żetony. Drugi żeton pozostaje ukryty.',
      'ARM-223':
        'Wszyscy odkrywają karty z ręki. Wyposażenie punktuje się w kolejności: piwo, benzyna, broń, leki, części pojazdów, mapy.',
      'ARM-224': 'Każdy tor zniszczeń działa jeszcze raz, dokładnie jak w Przygotowaniu: 2 PZ na polu 1 i tak dalej.',
      'ARM-225': 'Pole z grabieżcą nadal przesuwa znacznik, więc liczy się w ARM-226. Pole przywódcy już nie działa.',
      'ARM-226': 'Tracisz 1 PZ za każdego grabieżcę na torze grabieżców.',
      'ARM-227':
        'Wygrywa gracz z największą liczbą PZ. Przy remisie ten, kto ma najwięcej kart wyposażenia na ręce; jeśli i to jest równe, zwycięstwo jest wspólne.',
    },
  },
  {
    title: 'Wyposażenie i żetony punktacji',
    rules: {
      'ARM-228':
        'Piwo daje 1, 2, 4, 7, 11 PZ za 1–5 kart, benzyna 1, 3, 6, 10 PZ za 1–4 karty. Dalsze karty nic nie dodają.',
      'ARM-229':
        'Broń daje 4 PZ za każdy zestaw 2 kart, leki 8 PZ za każdy zestaw 3 kart. Zestawów może być kilka; niepełny daje 0.',
      'ARM-230':
        'Najwięcej map daje 8 PZ, druga największa liczba 4 PZ. Przy remisie o najwięcej map każdy z remisujących dostaje 8 PZ, a 4 PZ nie dostaje nikt. Przy remisie o drugą liczbę każdy z remisujących dostaje 4 PZ.',
      'ARM-231': 'Bez map nigdy nie punktujesz za mapy.',
      'ARM-232':
        'Części pojazdów (silnik, opony, nadwozie i układ kierowniczy samochodu, autobusu i ciężarówki) łączy się w grupy różnych części. 1–4 części jednego pojazdu dają 1, 4, 9, 16 PZ, różnych pojazdów 1, 2, 4, 8 PZ.',
      'ARM-233':
        'Każda karta należy do jednej grupy, a w grupie żadna część się nie powtarza. Podział o najwyższej sumie stół znajduje za ciebie.',
      'ARM-234': 'Żeton punktacji daje podaną liczbę PZ za każdą pasującą rzecz, którą masz w tej chwili.',
      'ARM-235':
        'Żetony punktacji za ocalałych liczą wszystkich twoich ocalałych danego koloru, gdziekolwiek są. Przywódcy są tylko fioletowi i do żadnego z nich nie pasują.',
      'ARM-236': 'Żetony punktacji za budynki liczą twoje widoczne budynki danego typu, także nadrukowane i rozbudowę.',
      'ARM-237':
        'Żetony punktacji za wyposażenie liczą każdą kartę podanych rodzajów. Żeton pojazdów liczy każdą część pojazdu, także powtórzoną; żeton z rewersem karty daje 1 PZ za każdą kartę wyposażenia.',
      'ARM-247':
        'Karty wyposażenia same nie działają przed punktacją końcową. Wcześniej liczą się tylko przy wspólnym żetonie po rundzie 3 i można je stracić albo zamienić. Każda karta podaje, ile takich jest w grze.',
    },
  },
  {
    title: 'Informacje ukryte i losowość',
    rules: {
      'ARM-238': 'Stół zna całą grę, ale pokazuje ci tylko to, co możesz wiedzieć.',
      'ARM-239':
        'Inni nie widzą liczby i kolorów ocalałych za twoją zasłonką (chyba że gracie z opcją „Jawni ocalali”), twoich kart wyposażenia, prywatnych żetonów punktacji ani kart, które oglądasz, dobierając 3 albo przeszukując talię.',
      'ARM-240':
        'Nikt nie widzi kolejności talii i stosów żetonów, zawartości worka poza tym, co podaje ARM-241, ani żetonów punktacji odłożonych do pudełka bez oglądania (ARM-43).',
      'ARM-241':
        'Wszyscy widzą: oferty z kolorami, miasta wraz z kartami pod spodem, tory, wyłożone karty, liczbę kart na ręce każdego gracza i w taliach, liczbę figurek w worku i to, czy jest w nim żołnierz i czy jest inżynier (od tego zależą ARM-137 i ARM-183), żetony w grze i to, co jawnie trafiło do pudełka.',
      'ARM-242':
        'Wszyscy widzą, kto którą wyłożoną kartę i figurki bierze, oraz każdą figurkę, która wychodzi z worka lub do niego trafia; dziennik to zapisuje. Karty dobrane w ciemno są w nim bez nazwy.',
      'ARM-243':
        'Losowe są tylko: tasowanie na początku, pierwsza kolejność znaczników punktów, figurki z ARM-66, ARM-67 i ARM-184 oraz tasowanie z ARM-178. Wszystko pochodzi z jednego ziarna losowania.',
      'ARM-244':
        'Ruchu, po którym wyszło na jaw coś ukrytego lub losowego albo zdecydował ktoś inny, nie można cofnąć, chyba że przy stole ustalono więcej („Cofanie” przy zakładaniu stołu) i pozostałe osoby się zgodzą; boty zgadzają się zawsze.',
    },
  },
  {
    title: 'Opcje gry',
    rules: {
      'ARM-245': 'Opcje wybiera się przed grą, wszyscy je znają i nie zmieniają się w jej trakcie.',
      'ARM-246':
        'Inne różnice wydania słowackiego (różne korzyści graczy, liczby ocalałych na kartach, wybór zamiast losowania przy rekrutacji) to pomyłki tłumaczenia i nie są opcjami. Gdzie milczy lub mówi za mało (60 kart wyposażenia, mieszanie żetonów budynków, pierwsze pole znaczników na torze grabieżców, cała tura w mieście dla każdego gracza, 1 PZ za każdego grabieżcę na końcu), trzymamy się angielskiego oryginału.',
    },
  },
];
