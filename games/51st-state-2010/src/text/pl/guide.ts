import type { Guide } from '../guide.ts';
import { plates } from './plates.ts';

export const guide: Guide = {
  plates,
  goal: {
    title: 'Cel gry',
    text: [
      'Każdy dowodzi jedną z czterech frakcji i wokół bazy tworzy swój Stan: lokacje, umowy, zdobycze i lidera.',
      'Punkty zwycięstwa (PZ) liczy się od nowa na końcu każdej tury. Gdy ktoś ma wtedy 30, gra się kończy, a wygrywa ten, kto ma ich najwięcej.',
    ],
  },
  goods: {
    title: 'Zasoby',
    text: [
      'Zasoby leżą na bazie i przepadają w fazie Czyszczenia, chyba że leżą na karcie, która je przechowuje: na liderze, w składzie, w komplecie albo na karcie, która weszła z nimi do gry. Pula żetonów jest nieograniczona.',
      'Żetony kontaktu mają kolor i wartość od 1 do 3, żetony PZ wartość 1 albo 2. PZ nigdy się nie traci.',
    ],
  },
  card: {
    title: 'Karta lokacji',
    text: ['Z jej trzech pól liczy się zawsze tylko jedno; które, zależy od tego, co zrobisz z kartą.'],
    rows: [
      {
        term: 'Odległość',
        text: 'Od jednej do trzech strzałek: zasięg potrzebny do podboju, współpracy lub przyłączenia.',
      },
      {
        term: 'Typy',
        text: 'Jeden lub dwa. Ważne przy przebudowie i dla kart, które liczą lokacje danego typu.',
      },
      { term: 'Zdolność', text: 'Środek karty: działa, gdy karta jest wystawiona jako lokacja.' },
      { term: 'Zdobycz', text: 'Czerwone pole: jednorazowo, gdy zamieniasz zdobycz na zasoby.' },
      { term: 'Umowa', text: 'Niebieskie pole: w każdej Produkcji po nawiązaniu współpracy.' },
      { term: 'Produkcja otwarta', text: 'Co turę daje zasoby właścicielowi; inni mogą wysłać tu robotnika.' },
      {
        term: 'Produkcja zamknięta',
        text: 'Co turę daje zasoby właścicielowi; nikt inny nie może wysłać tu robotnika.',
      },
      { term: 'Cecha', text: 'Działa zawsze, nie potrzebuje robotnika.' },
      { term: 'Akcja', text: 'Działa, gdy właściciel wyśle robotników, najwyżej dwa razy w turze.' },
    ],
  },
  setup: {
    title: 'Przygotowanie i frakcje',
    text: [
      'Każdy dostaje losowo frakcję z bazą i trzema podstawowymi kartami kontaktu, które leżą przy bazie, oraz cztery karty na rękę. Kto zaczyna, decyduje los; w każdej następnej turze zaczyna kolejny gracz.',
      'Każdej podstawowej karty kontaktu można użyć raz w turze, płacąc podaną cenę.',
    ],
  },
  turn: {
    title: 'Tura',
    text: ['Tura ma pięć faz.'],
    rows: [
      { term: '1. Wypatrywanie', text: 'Każdy bierze dwie odkryte karty i dobiera jedną.' },
      { term: '2. Produkcja', text: 'Bazy, lokacje i umowy dają zasoby, zdobycze można zamienić na zasoby.' },
      { term: '3. Akcje', text: 'Po jednej akcji na zmianę, aż wszyscy spasują.' },
      { term: '4. Podliczanie', text: 'Wynik liczy się co turę od nowa.' },
      { term: '5. Czyszczenie', text: 'Czego nie można przechować, przepada; wszystkiego można znów użyć.' },
    ],
  },
  lookout: {
    title: 'Wypatrywanie',
    text: [
      'Odkrywa się pięć kart. Od pierwszego gracza każdy bierze jedną, potem każdy drugą. Przy trzech i czterech graczach w trakcie dokłada się karty, by każdy miał wybór. To, co zostanie, trafia na Śmietnik.',
      'Potem każdy dobiera jedną kartę.',
      'W fazie Wypatrywania można mieć na ręce najwyżej dziesięć kart: nadmiar odrzuca się na początku, a kto ma dziesięć, od razu odrzuca to, co bierze. Kiedy indziej nie ma limitu.',
      'Wszyscy wiedzą, kto wziął którą z odkrytych kart.',
    ],
  },
  production: {
    title: 'Produkcja',
    text: [
      'Gracze po kolei dostają to, co daje baza, potem lokacje Produkcyjne w kolejności wystawienia, potem umowy.',
      'Potem można zamienić zdobycze na zasoby: każdą odrzuca się i dostaje zasoby z jej czerwonego pola. W turze podboju nie jest to jeszcze możliwe.',
      'PZ lokacji leżą na niej, PZ umowy na umowie: najwyżej po trzy żetony. PZ ze zdobyczy trafiają na bazę.',
    ],
  },
  actions: {
    title: 'Akcje',
    text: [
      'W swojej kolejce wykonujesz jedną akcję albo pasujesz; kto spasował, nic już w tej turze nie robi. Tego, co dała akcja, można użyć od następnej kolei.',
      'Przed akcją i po niej można wykonać darmowe czynności: odrzucić podłożoną kartę, zmienić zawartość składu, dołożyć surowiec do kompletu.',
    ],
    rows: [
      { term: 'Przyłączenie', text: 'Zasięg przyłączenia: karta staje się twoją lokacją.' },
      { term: 'Współpraca', text: 'Zasięg współpracy: kartę podkłada się pod bazę jako umowę.' },
      { term: 'Podbój', text: 'Zasięg podboju: kartę podkłada się pod bazę jako zdobycz.' },
      {
        term: 'Przebudowa',
        text: 'Karta z ręki zastępuje twoją lokację o wspólnym typie; odległość nie ma znaczenia.',
      },
      { term: 'Lider', text: 'Wystaw lidera z ręki; zmiana lidera kosztuje 1 broń.' },
      { term: 'Użycie lokacji', text: 'Wyślij robotników do swojej lokacji z Akcją.' },
      { term: 'Wysłanie robotnika', text: 'Do Produkcji otwartej przeciwnika, który nie spasował.' },
      { term: 'Dwóch robotników', text: 'Wyślij ich po dowolny surowiec, ile razy chcesz.' },
      { term: 'Dwie karty', text: 'Odrzuć dwie karty i dobierz jedną, ile razy chcesz.' },
      { term: 'Pas', text: 'Do końca tury nic nie robisz i nikt nie może wysłać robotnika do twoich lokacji.' },
    ],
  },
  range: {
    title: 'Zasięg',
    text: [
      'Zasięg dają podstawowe karty kontaktu, jednorazowe karty kontaktu z ręki i żetony kontaktu. Wartości jednego koloru się sumują, uniwersalne pasują do każdego; nadwyżka przepada.',
      'Ceny wszystkich użytych kart kontaktu płaci się razem. Podstawowej karty kontaktu można użyć ponownie dopiero w następnej turze, jednorazowa trafia na Śmietnik, żeton wraca do puli.',
      'Gra proponuje tylko oszczędne sposoby: nic, co można pominąć, i żaden większy żeton tam, gdzie wystarczy mniejszy.',
    ],
  },
  placing: {
    title: 'Wystawienie lokacji',
    text: [
      'Lokacja w grze jest warta 1 PZ. Jeśli ma produkcję, od razu produkuje, choć faza Produkcji minęła.',
      'Niektóre liczą typ: dają coś za każdą twoją lokację tego typu i za każdą wystawioną później. Żetonów PZ może być na nich najwyżej trzy.',
      'Niektóre karty wchodzą do gry z zasobami. Składy przechowują do trzech surowców; ich zawartość można zmienić raz przed każdą swoją akcją i raz po niej. Na karcie z kompletem kładzie się trzy pokazane surowce; za pełny komplet robotnik przynosi żeton PZ.',
    ],
  },
  redevelopment: {
    title: 'Przebudowa',
    text: [
      'Stara i nowa karta muszą mieć wspólny typ. Przebudowa kosztuje 1 budulec i jest możliwa raz w turze; żeton przebudowy pozwala na kolejną, żeton uniwersalnej przebudowy także bez wspólnego typu.',
      'Twoja baza dostaje 2 PZ i wszystkie PZ, które leżały na starej karcie. Zasoby z niej trafiają na bazę.',
    ],
  },
  tucked: {
    title: 'Zdobycze i umowy',
    text: [
      'Pod bazą jest miejsce na trzy podłożone karty dowolnego rodzaju. Niektóre lokacje dodają miejsce na trzy, dwie z nich tylko na zdobycze.',
      'Bez wolnego miejsca nie można podbijać ani nawiązywać współpracy; podłożoną kartę można odrzucić bez zysku. PZ z odrzuconej umowy przechodzą na bazę.',
      'Gdy miejsca ubędzie, odrzuca się podłożone karty, aż reszta się zmieści.',
    ],
  },
  leaders: {
    title: 'Liderzy',
    text: [
      'Naraz można mieć tylko jednego lidera. Pierwszy nic nie kosztuje; zmiana kosztuje 1 broń, a baza dostaje 2 PZ i wszystkie PZ, które leżały na poprzednim.',
      'Lider jest wart 1 PZ, wchodzi do gry z zasobami i zbiera PZ za to, co robisz, gdy jest w grze, najwyżej pięć żetonów.',
    ],
  },
  workers: {
    title: 'Robotnicy',
    text: [
      'Pierwsze użycie lokacji z Akcją wymaga tylu robotników, ilu pokazuje karta, drugie o jednego więcej. Pozostałe koszty płaci się ponownie.',
      'Do Produkcji otwartej wysyła się jednego robotnika, który przechodzi do właściciela i w tej turze należy do niego. Dostajesz to, co ona produkuje. W turze można wysłać trzech, do każdej lokacji jednego.',
      'Kradzież zabiera jeden surowiec z bazy, z lidera albo z karty z zasobami; składy i komplety są bezpieczne.',
    ],
  },
  cleanup: {
    title: 'Czyszczenie',
    text: [
      'Wszystkie zasoby na bazach przepadają, także żetony kontaktu i przebudowy. To, co leży na kartach, zostaje.',
      'Podstawowe karty kontaktu są znów gotowe, robotnicy i znaczniki schodzą z lokacji. Karty na ręce zostają.',
    ],
  },
  end: {
    title: 'Koniec gry',
    text: [
      'Przy Podliczaniu każda lokacja i lider to 1 PZ, a wszystkie żetony PZ na bazie, lokacjach, liderze i umowach liczą się za swoją wartość. Przy 30 lub więcej gra kończy się bez Czyszczenia.',
      'Remis rozstrzygają karty na ręce, potem pozostałe surowce i robotnicy, także na liderach, w składach i na kartach, które weszły z nimi do gry; jeśli i to nie wystarczy, jest wspólne zwycięstwo.',
    ],
  },
  rulings: {
    title: 'Gdzie instrukcja milczy',
    text: [
      'Podstawowe karty kontaktu frakcji nie są kartami na ręce. Co zastępuje uniwersalny surowiec, decydujesz przy wydawaniu.',
      'Produkcja ma stałą kolejność: baza, lokacje, umowy, potem zdobycze i darmowe czynności, ile kto chce.',
      'Nie można wybrać akcji, która nic by nie dała. PZ za wysłanych robotników i ze zdobyczy trafiają na bazę.',
      'Akcję lidera Baby Swift oraz odrzucenie 2 kart i dobranie 1 można powtarzać, za każdym razem jako osobną akcję. Zdobycze i umowy nie mają typów.',
      'Mniej więcej połowa kart jest potwierdzona dla tego wydania; reszta pochodzi z późniejszego wydania albo została odtworzona, co zaznaczono przy każdej karcie. Można je zastąpić sprawdzonym plikiem.',
    ],
  },
};
