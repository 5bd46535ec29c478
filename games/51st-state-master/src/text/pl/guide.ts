import type { Guide } from '../guide.ts';
import { plates } from './plates.ts';

export const guide: Guide = {
  plates,
  goal: {
    title: 'Cel gry',
    text: [
      'Z resztek Ameryki każdy tworzy własny Stan: lokacje, które dają zasoby, zmieniają zasady albo zamieniają zasoby w punkty zwycięstwa (PZ).',
      'Gdy ktoś zdobędzie 25 PZ, dogrywa się fazę Akcji. Potem każda lokacja daje jeszcze 1 PZ, a wygrywa ten, kto ma ich najwięcej.',
    ],
  },
  goods: {
    title: 'Zasoby',
    text: [
      'Na koniec tury przepada wszystko oprócz PZ, kart i przechowanych zasobów, więc wydawaj. Pula nigdy się nie wyczerpie.',
      'Paliwo, żelazo, broń i budulec to surowce podstawowe.',
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
        text: 'Od jednej do trzech strzałek: cena w kontaktach, szarych za budowę, niebieskich za umowę, czerwonych za plądrowanie.',
      },
      {
        term: 'Typy',
        text: 'Żaden, jeden lub dwa. Ważne przy przebudowie i dla zdolności, które liczą lokacje danego typu.',
      },
      {
        term: 'Produkcja',
        text: 'Górny rząd, obrona 3. Daje zasoby w każdej fazie Produkcji i po zbudowaniu. Do Otwartej Produkcji przeciwnicy mogą wysłać robotnika.',
      },
      {
        term: 'Cecha',
        text: 'Środkowy rząd, obrona 4. Daje bonus za zbudowanie, przechowuje zasoby albo działa w określonej chwili.',
      },
      {
        term: 'Akcja',
        text: 'Dolny rząd, obrona 5. W swojej kolejce płacisz i coś dostajesz, raz lub dwa razy w turze.',
      },
      { term: 'Łupy', text: 'Dostaje je ten, kto splądruje lokację, z ręki albo w Stanie przeciwnika.' },
      {
        term: 'Umowa',
        text: 'Jeden zasób: po podpisaniu umowy, w każdej następnej Produkcji i jako zadośćuczynienie dla właściciela splądrowanej lokacji.',
      },
    ],
  },
  setup: {
    title: 'Przygotowanie i frakcje',
    text: [
      'Każdy ma planszę frakcji i dostaje sześć kart: cztery zostają na ręce, dwie się odrzuca. Wszyscy wybierają jednocześnie i w ukryciu.',
      'Frakcja produkuje co turę. Każdą z trzech akcji frakcji można wykonać raz w turze, a robotników wymieniać dowolnie często.',
    ],
  },
  round: {
    title: 'Tura',
    text: ['Tura ma cztery fazy. Po każdej turze żeton pierwszego gracza przechodzi do gracza po lewej.'],
    rows: [
      { term: '1. Wypatrywanie', text: 'Odkrywa się karty Połączeń, a każdy dwa razy bierze lokację.' },
      { term: '2. Produkcja', text: 'Wszyscy otrzymują zasoby.' },
      { term: '3. Akcja', text: 'Gracze wykonują po jednej akcji na zmianę, aż wszyscy spasują.' },
      { term: '4. Czyszczenie', text: 'Czego nie można przechować, przepada; wszystkich kart można użyć ponownie.' },
    ],
  },
  lookout: {
    title: 'Wypatrywanie',
    text: [
      'Na tę turę odkrywa się jedną czerwoną i jedną niebieską kartę Połączenia.',
      'Odkrywa się o jedną lokację więcej, niż jest graczy. Od pierwszego gracza każdy bierze jedną; ostatnią się odrzuca. Potem jeszcze raz z nowymi kartami, w odwrotnej kolejności.',
      'Na ręce można mieć dowolnie wiele kart. Karty wzięte spośród odkrytych znają wszyscy.',
    ],
  },
  production: {
    title: 'Produkcja',
    text: [
      'Każdy otrzymuje po kolei: przechowane zasoby, zasoby z planszy frakcji, po jednym zasobie z każdej umowy i to, co dają lokacje Produkcyjne. Ruiny nic nie dają.',
      'Lokacje liczące produkcję działają po wszystkich innych, a Cechy, które wymagają określonej liczby zasobów, na samym końcu.',
      'Stół z góry pokazuje, co przyniesie twoja następna Produkcja, jeśli nic się nie zmieni.',
    ],
  },
  turn: {
    title: 'Twoja kolej',
    text: [
      'Jedna akcja w kolejce; zawsze można spasować. Akcję lokacji z drugim użyciem i wymianę robotników można od razu powtórzyć.',
      'Tarcze można kłaść na swoich lokacjach w dowolnej chwili swojej kolejki. Kto spasuje, do końca tury nic już nie robi, a jego lokacji, umów i zasobów nikt nie może ruszyć.',
    ],
    rows: [
      { term: 'Zbuduj', text: 'Szare kontakty równe dystansowi: karta trafia do swojego rzędu.' },
      {
        term: 'Przebuduj',
        text: 'Za 1 budulec nowa karta zastępuje twoją lokację o wspólnym typie, za żeton przebudowy dowolną. Zawsze dostajesz 1 PZ. Dystans nie ma znaczenia.',
      },
      {
        term: 'Umowa',
        text: 'Niebieskie kontakty równe dystansowi: kartę wsuwa się pod planszę frakcji, a ona od razu daje swój zasób.',
      },
      { term: 'Splądruj z ręki', text: 'Czerwone kontakty równe dystansowi: odrzuć kartę i weź łupy.' },
      {
        term: 'Splądruj lokację przeciwnika',
        text: 'Czerwone kontakty równe obronie: ty bierzesz łupy, właściciel dostaje zasób z pola umowy, a z lokacji zostają Ruiny.',
      },
      { term: 'Użyj lokacji', text: 'Zapłać koszt swojej Akcji i weź to, co daje.' },
      { term: 'Akcja frakcji', text: 'Surowce za kontakty albo dwóch robotników za surowiec podstawowy lub kartę.' },
      {
        term: 'Wyślij robotnika',
        text: 'Do Otwartej Produkcji przeciwnika; każdej można tak użyć raz w turze. Ty bierzesz to, co wytwarza, właściciel dostaje robotnika.',
      },
      { term: 'Pobierz kartę Połączenia', text: 'Za dwóch robotników bierzesz na rękę odkrytą kartę Połączenia.' },
      { term: 'Zagraj kartę Połączenia', text: 'Zapłać jej koszt, jeśli go ma, i weź kontakty.' },
      { term: 'Pas', text: 'Do końca tury nic już nie robisz i nic ci nie grozi.' },
    ],
  },
  building: {
    title: 'Co daje budowa',
    text: [
      'Lokacja Produkcyjna produkuje od razu. Bonus za zbudowanie dostaje się raz.',
      'Zdolności, które liczą lokacje danego typu, liczą też nową lokację; każda zdolność ma swój limit.',
      'Na niektórych Cechach leżą zasoby: wydaje się je z karty, a po Czyszczeniu na niej zostają.',
      'Ruiny i lokacje bez typu można przebudować w dowolną lokację.',
    ],
  },
  paying: {
    title: 'Płacenie',
    text: [
      'Nabój zastępuje dowolny surowiec podstawowy, uniwersalny kontakt dowolny kolor; nigdy odwrotnie.',
      'Jeśli jest więcej niż jeden sensowny sposób zapłaty, gra zapyta, a najprostszy poda jako pierwszy.',
      'Karta w koszcie to karta z ręki, umowa w koszcie to jedna z twoich: obie się odrzuca.',
    ],
  },
  opponents: {
    title: 'Obrona i ochrona',
    text: [
      'Obrona wynosi 3 dla Produkcji, 4 dla Cech, 5 dla Akcji i o 1 więcej z tarczą. Tarcza leży do Czyszczenia.',
      'Zasoby leżące na splądrowanej lokacji wracają do właściciela. Do każdej Otwartej Produkcji można wysłać w turze jednego robotnika, ktokolwiek to robi.',
      'Lokacji i umów gracza, który spasował, nie można splądrować, użyć ani skopiować; nie można mu też niczego zabrać.',
    ],
  },
  cleanup: {
    title: 'Czyszczenie',
    text: [
      'Niektóre lokacje przechowują zasoby na następną turę; pozostałe żetony wracają do puli.',
      'Znikają tarcze, wysłani robotnicy i znaczniki użycia. Karty na ręce zostają. Karty Połączeń, których nikt nie pobrał, się odrzuca.',
    ],
  },
  end: {
    title: 'Koniec gry',
    text: [
      'Gdy tylko ktoś ma 25 PZ, w jakiejkolwiek fazie, trwa ostatnia tura: fazę Akcji gra się do końca, Czyszczenia nie ma.',
      'Każda niesplądrowana lokacja to 1 PZ. Umowy i Ruiny nic nie dają.',
      'Remis rozstrzygają pozostałe zasoby, łącznie z kartami na ręce; potem liczba lokacji, a jeśli i to nie wystarczy, zwycięstwo jest wspólne.',
    ],
  },
  solo: {
    title: 'Gra jednoosobowa',
    text: [
      'Zawsze zaczynasz. W Wypatrywaniu widzisz cztery karty i bierzesz jedną; losowa z pozostałych trafia do wirtualnego przeciwnika; z ostatnich dwóch bierzesz jedną, a przeciwnik dostaje drugą i jeszcze jedną z talii.',
      'Jego lokacje można plądrować i wysyłać do nich robotników jak u gracza, ale wysłany robotnik daje mu 1 PZ, a splądrowaną kartę się odrzuca.',
      'W swojej kolejce bierze kartę Połączenia i dostaje 2 PZ; najpierw bierze czerwoną. Gdy żadnej nie ma, atakuje, najwyżej trzy razy w turze i do pierwszego udanego ataku: odkryta karta plądruje jedną z twoich lokacji o wspólnym typie, co daje mu 2 PZ. Jeśli lokacja ma tarczę, przepada tylko tarcza.',
      'Celem jest lokacja, która ma więcej wspólnych typów; potem ta o większym dystansie; potem nieużyta Akcja, użyta Akcja, Cecha, Produkcja; potem ta o lepszych łupach; na końcu wybierasz ty. Jeśli spasujesz, przeciwnik też pasuje.',
      'Wygrywasz, jeśli masz więcej PZ; tabela pięciu ocen pokaże, jak ci poszło.',
    ],
  },
  options: { title: 'Opcje gry', text: ['Stół można przygotować z innymi kartami i innymi rozstrzygnięciami.'] },
  rulings: {
    title: 'Gdzie instrukcja milczy',
    text: [
      'Produkcja idzie krok po kroku dla wszystkich w kolejności: Dostawcy wskazują lokację, potem zwykła produkcja, potem kopie, potem lokacje liczące produkcję, na końcu Cechy, które wymagają określonej liczby zasobów.',
      'Akcji, która wymaga celu, nie można wybrać bez celu; cały koszt płaci się, zanim się coś otrzyma.',
      'To, co daje świeżo zbudowana karta, nie liczy się jako wyprodukowane. Złodziejska karawana nie zabiera naboi ani niczego, co leży na kartach.',
      'Własna tarcza, jaką ma Ukryta kuźnia, powstrzymuje jeden atak wirtualnego przeciwnika w turze.',
    ],
  },
};
