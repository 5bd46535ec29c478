import type { Guide } from '../guide.ts';

export const guide: Guide = {
  goal: {
    title: 'Cel gry',
    text: [
      'Każdy buduje Państwo z tego, co zostało z Ameryki: lokacje, które dają dobra, zmieniają zasady albo zamieniają dobra na punkty zwycięstwa (PZ).',
      'Gdy ktoś ma 25 PZ, runda trwa do końca fazy Akcji. Potem każda lokacja jest warta 1 PZ więcej i wygrywa, kto ma najwięcej PZ.',
    ],
  },
  goods: {
    title: 'Dobra',
    text: [
      'Wszystkie dobra oprócz PZ, kart i tego, co zmagazynowano, przepadają na koniec rundy: wydawaj je. W banku nigdy ich nie zabraknie.',
      'Paliwo, żelazo, broń i cegły to podstawowe zasoby.',
    ],
  },
  card: {
    title: 'Karta lokacji',
    text: [
      'Kartę z ręki można wykorzystać na jeden z trzech sposobów; każdy kosztuje tyle kontaktów, ile wynosi dystans.',
    ],
    rows: [
      {
        term: 'Dystans',
        text: 'Od jednej do trzech strzałek: cena w kontaktach, szarych za budowę, niebieskich za umowę, czerwonych za zniszczenie.',
      },
      { term: 'Typy', text: 'Żaden, jeden lub dwa. Liczą się przy przebudowie i dla zdolności, które coś liczą.' },
      {
        term: 'Produkcja',
        text: 'Pierwszy rząd, obrona 3. Daje dobra w każdej fazie Produkcji i po zbudowaniu. Otwartą produkcję mogą odwiedzać przeciwnicy.',
      },
      { term: 'Cecha', text: 'Drugi rząd, obrona 4. Premia po zbudowaniu, magazyn albo coś, co reaguje.' },
      { term: 'Akcja', text: 'Trzeci rząd, obrona 5. Płacisz i zyskujesz w swojej turze, raz lub dwa razy na rundę.' },
      { term: 'Łupy', text: 'Bierze je ten, kto niszczy kartę, z ręki albo z Państwa.' },
      {
        term: 'Umowa',
        text: 'Jedno dobro: przy zawarciu umowy, w każdej następnej Produkcji i jako odszkodowanie dla właściciela, gdy lokacja zostanie zniszczona.',
      },
    ],
  },
  setup: {
    title: 'Przygotowanie i frakcje',
    text: [
      'Każdy ma planszę frakcji i dostaje sześć kart, z których dwie odrzuca; wszyscy jednocześnie i w ukryciu.',
      'Frakcja produkuje co rundę. Każdej z jej trzech wymian można użyć raz na rundę; robotników można wymieniać dowolnie często.',
    ],
  },
  round: {
    title: 'Runda',
    text: ['Runda ma cztery fazy. Po każdej rundzie znacznik pierwszego gracza przechodzi w lewo.'],
    rows: [
      { term: '1. Wypatrywanie', text: 'Odkrywa się połączenia i dwa razy wybiera karty.' },
      { term: '2. Produkcja', text: 'Wszyscy zyskują dobra.' },
      { term: '3. Akcje', text: 'Po jednej akcji na zmianę, aż wszyscy spasują.' },
      { term: '4. Czyszczenie', text: 'Czego nie można zachować, przepada; wszystkiego można użyć ponownie.' },
    ],
  },
  lookout: {
    title: 'Wypatrywanie',
    text: [
      'Na tę rundę odkrywa się jedno czerwone i jedno niebieskie połączenie.',
      'Wykłada się o jedną lokację więcej, niż jest graczy. Od pierwszego gracza każdy bierze jedną; ostatnią się odrzuca. Potem jeszcze raz z nowymi kartami, w odwrotnej kolejności.',
      'Ręka nie ma limitu. Co wzięto odkryte, znają wszyscy.',
    ],
  },
  production: {
    title: 'Produkcja',
    text: [
      'Każdy zyskuje po kolei: to, co zmagazynował, dobra z planszy frakcji, po jednym dobru z każdej umowy i to, co dają lokacje Produkcji. Ruiny nic nie dają.',
      'Lokacje, które liczą twoją produkcję, są po wszystkich innych; Cechy, które wymagają liczby dóbr, na końcu.',
      'Stół z góry pokazuje, co przyniesie twoja następna Produkcja, jeśli nic się nie zmieni.',
    ],
  },
  turn: {
    title: 'Twoja tura',
    text: [
      'Jedna akcja na turę; zawsze można spasować. Akcję lokacji z drugim użyciem i wymianę robotników można od razu powtórzyć.',
      'Tarcze można kłaść na swoich lokacjach w każdej chwili swojej tury. Kto spasował, nic już w tej rundzie nie robi i nikt nie może ruszyć niczego, co do niego należy.',
    ],
    rows: [
      { term: 'Zbuduj', text: 'Szare kontakty równe dystansowi: karta trafia do swojego rzędu.' },
      {
        term: 'Przebuduj',
        text: 'Za cegłę nowa karta zastępuje twoją lokację o wspólnym typie; za żeton przebudowy dowolną twoją. Zawsze 1 PZ. Dystans nie ma znaczenia.',
      },
      {
        term: 'Umowa',
        text: 'Niebieskie kontakty równe dystansowi: karta trafia pod planszę i od razu daje swoje dobro.',
      },
      { term: 'Zniszcz kartę', text: 'Czerwone kontakty równe dystansowi: odrzuć ją i weź łupy.' },
      {
        term: 'Zniszcz lokację',
        text: 'Czerwone kontakty równe obronie: ty bierzesz łupy, właściciel dobro z umowy, a na miejscu zostają Ruiny.',
      },
      { term: 'Użyj lokacji', text: 'Zapłać, czego żąda twoja Akcja, i zyskaj, co daje.' },
      { term: 'Użyj frakcji', text: 'Wymiana na kontakty albo dwóch robotników za podstawowy zasób lub kartę.' },
      {
        term: 'Wyślij robotnika',
        text: 'Do otwartej produkcji przeciwnika, raz na rundę dla wszystkich razem: zyskujesz to, co produkuje, a właściciel robotnika.',
      },
      { term: 'Weź połączenie', text: 'Dwóch robotników za jedno odkryte; trafia na rękę.' },
      { term: 'Zagraj połączenie', text: 'Zapłać cenę, jeśli ją ma, i zyskaj kontakty.' },
      { term: 'Pas', text: 'Kończysz tę rundę i nic ci nie grozi.' },
    ],
  },
  building: {
    title: 'Co daje budowa',
    text: [
      'Lokacja Produkcji produkuje od razu. Premię po zbudowaniu zyskuje się raz.',
      'Zdolności, które liczą lokacje jakiegoś typu, liczą też nową, i najwyżej tyle razy, ile podają.',
      'Na niektórych Cechach leżą dobra: wydaje się je z karty i zostają na niej po Czyszczeniu.',
      'Ruiny i lokacje bez typu można przebudować na cokolwiek.',
    ],
  },
  paying: {
    title: 'Płacenie',
    text: [
      'Nabój zastępuje dowolny podstawowy zasób, uniwersalny kontakt dowolny kolor; nigdy odwrotnie.',
      'Jeśli jest więcej niż jeden sensowny sposób zapłaty, gra pyta; oczywisty jest pierwszy.',
      'Karta w cenie to karta z ręki, umowa w cenie to jedna z twoich: obie się odrzuca.',
    ],
  },
  opponents: {
    title: 'Obrona i ochrona',
    text: [
      'Obrona wynosi 3 dla Produkcji, 4 dla Cech, 5 dla Akcji i o 1 więcej z tarczą. Tarcza leży do Czyszczenia.',
      'Dobra leżące na zniszczonej lokacji dostaje właściciel. Lokację można odwiedzić raz na rundę, ktokolwiek to robi.',
      'Kto spasował, temu nie można niczego zniszczyć, odwiedzić, zabrać, pożyczyć ani skopiować.',
    ],
  },
  cleanup: {
    title: 'Czyszczenie',
    text: [
      'Magazyny pozwalają zachować część dóbr na następną rundę; reszta żetonów wraca do banku.',
      'Znikają tarcze, robotnicy na wizytach i znaczniki użycia. Ręce zostają. Niewzięte połączenia się odrzuca.',
    ],
  },
  end: {
    title: 'Koniec gry',
    text: [
      'Gdy ktoś ma 25 PZ, w którejkolwiek fazie, trwa ostatnia runda: fazę Akcji gra się do końca, Czyszczenia nie ma.',
      'Każda cała lokacja to 1 PZ. Umowy i Ruiny nic nie dają.',
      'O remisie decydują pozostałe dobra, łącznie z kartami na ręce; potem liczba lokacji; potem zwycięstwo się dzieli.',
    ],
  },
  solo: {
    title: 'Samemu przeciw wirtualnemu przeciwnikowi',
    text: [
      'Zawsze zaczynasz. W Wypatrywaniu widzisz cztery karty i bierzesz jedną; losowa z pozostałych trafia do przeciwnika; z ostatnich dwóch bierzesz jedną, on dostaje drugą i jeszcze jedną z talii.',
      'Jego lokacje można niszczyć i odwiedzać jak lokacje gracza, ale wizyta daje mu 1 PZ, a zniszczoną kartę się odrzuca.',
      'W swojej turze bierze połączenie za 2 PZ, najpierw czerwone. Gdy żadnego nie ma, atakuje, najwyżej trzy razy na rundę i do pierwszego udanego ataku: odkryta karta niszczy jedną z twoich lokacji o wspólnym typie, za 2 PZ. Zamiast lokacji znika tarcza.',
      'Trafia tam, gdzie więcej wspólnych typów; potem większy dystans; potem nieużyta Akcja, użyta, Cecha, Produkcja; potem lepsze łupy; potem wybierasz ty. Jeśli spasujesz, pasuje i on.',
      'Wygrywasz tylko z większą liczbą PZ; pięciostopniowa skala mówi, jak dobrze.',
    ],
  },
  options: { title: 'Opcje', text: ['Stół można przygotować z innymi kartami i innymi rozstrzygnięciami.'] },
  rulings: {
    title: 'Gdzie instrukcja milczy',
    text: [
      'Produkcja idzie krok po kroku dla wszystkich w kolejności: Dostawcy wskazują lokację, potem zwykła produkcja, potem kopie, potem to, co liczy produkcję, potem progi.',
      'Akcji, która wymaga celu, nie można wybrać bez celu; cała cena jest płacona, zanim coś się zyska.',
      'To, co daje świeżo zbudowana karta, nie liczy się jako wyprodukowane. Karawana złodziei nie bierze nabojów ani niczego, co leży na kartach.',
      'Własna tarcza, jaką ma Ukryta kuźnia, powstrzymuje jeden atak wirtualnego przeciwnika na rundę.',
    ],
  },
};
