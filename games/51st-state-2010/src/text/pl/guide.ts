import type { Guide } from '../guide.ts';

export const guide: Guide = {
  goal: {
    title: 'Cel gry',
    text: [
      'Każdy prowadzi jedną z czterech potęg i skupia wokół bazy Państwo: lokacje, umowy, zdobycze i lidera.',
      'Punkty zwycięstwa (PZ) liczy się od nowa na końcu każdej tury. Gdy ktoś ma wtedy 30, gra się kończy, a wygrywa ten, kto ma ich najwięcej.',
    ],
  },
  goods: {
    title: 'Dobra',
    text: [
      'Dobra leżą na bazie i przepadają w czyszczeniu, chyba że leżą na karcie, która je zachowuje: na liderze, zapasie, w magazynie albo w zestawie. Zasoby nigdy się nie kończą.',
      'Żetony kontaktu mają kolor i wartość od 1 do 3, żetony PZ wartość 1 albo 2. PZ nigdy się nie traci.',
    ],
  },
  card: {
    title: 'Karta lokacji',
    text: ['Z jej trzech pól liczy się zawsze tylko jedno; które, zależy od tego, co zrobisz z kartą.'],
    rows: [
      {
        term: 'Dystans',
        text: 'Od jednej do trzech strzałek: zasięg potrzebny, by wprowadzić kartę do gry na jeden z trzech sposobów.',
      },
      { term: 'Ikony', text: 'Od jednego do trzech typów. Liczą się przy przebudowie i dla kart, które liczą ikony.' },
      { term: 'Zdolność', text: 'Środek karty: działa, gdy karta jest wystawiona jako lokacja.' },
      { term: 'Zdobycz', text: 'Czerwone pole: raz, gdy podbita karta zostaje zużyta.' },
      { term: 'Umowa', text: 'Niebieskie pole: w każdej produkcji, odkąd trwa współpraca.' },
      { term: 'Otwarta produkcja', text: 'Co turę daje coś właścicielowi; inni mogą wysłać robotnika.' },
      { term: 'Zamknięta produkcja', text: 'Co turę daje coś właścicielowi; nikt inny nie może tam pracować.' },
      { term: 'Cecha', text: 'Działa zawsze, nie potrzebuje robotnika.' },
      { term: 'Akcja', text: 'Działa, gdy właściciel wyśle robotników, najwyżej dwa razy na turę.' },
    ],
  },
  setup: {
    title: 'Przygotowanie i frakcje',
    text: [
      'Każdy dostaje losowo frakcję z bazą i trzema kartami kontaktów, które leżą na stole, oraz cztery karty na rękę. Kto zaczyna, decyduje los; w następnych turach zaczyna kolejny gracz.',
      'Każdej z trzech kart kontaktów można użyć raz na turę, za jej cenę.',
    ],
  },
  turn: {
    title: 'Tura',
    text: ['Tura ma pięć faz.'],
    rows: [
      { term: '1. Wypatrywanie', text: 'Każdy bierze dwie karty z rzędu i ciągnie jedną.' },
      { term: '2. Produkcja', text: 'Bazy, lokacje i umowy dają dobra, zdobycze można zużyć.' },
      { term: '3. Akcje', text: 'Po jednej akcji na zmianę, aż wszyscy spasują.' },
      { term: '4. Punkty', text: 'Wynik liczy się od zera.' },
      { term: '5. Czyszczenie', text: 'Czego nie można zachować, przepada; wszystkiego można znów użyć.' },
    ],
  },
  lookout: {
    title: 'Wypatrywanie',
    text: [
      'Wykłada się pięć kart. Od pierwszego gracza każdy bierze jedną, potem każdy drugą. Przy trzech i czterech graczach w trakcie dokłada się karty, by każdy miał wybór. Co zostanie, odrzuca się.',
      'Potem każdy ciągnie jedną kartę.',
      'W wypatrywaniu nikt nie może mieć więcej niż dziesięciu kart: przedtem odrzuca się nadmiar, a kto ma dziesięć, od razu odrzuca to, co bierze. Kiedy indziej nie ma limitu.',
      'O kartach wziętych z rzędu wiedzą wszyscy.',
    ],
  },
  production: {
    title: 'Produkcja',
    text: [
      'Gracze po kolei dostają to, co daje baza, potem lokacje produkcyjne w kolejności wystawienia, potem umowy.',
      'Potem można zużyć zdobycze: każda zostaje odrzucona i daje swoje czerwone pole. Nie można ich zużyć w turze podboju.',
      'PZ lokacji leżą na niej, PZ umowy na umowie: najwyżej po trzy żetony. PZ ze zdobyczy trafiają na bazę.',
    ],
  },
  actions: {
    title: 'Akcje',
    text: [
      'Jedna akcja główna w kolejce albo pas; kto spasował, nic już w tej turze nie robi. Tego, co dała akcja, można użyć od następnej akcji.',
      'Przedtem wolno wykonać ruchy darmowe: odrzucić wsuniętą kartę bez zysku, zmienić zawartość magazynu, położyć surowiec na zestawie.',
    ],
    rows: [
      { term: 'Przyłączenie', text: 'Szary zasięg: karta staje się twoją lokacją.' },
      { term: 'Współpraca', text: 'Niebieski zasięg: karta wsunięta pod bazę jako umowa.' },
      { term: 'Podbój', text: 'Czerwony zasięg: karta wsunięta pod bazę jako zdobycz.' },
      { term: 'Przebudowa', text: 'Twoja lokacja ustępuje karcie z ręki o wspólnej ikonie; dystans nie ma znaczenia.' },
      { term: 'Lider', text: 'Zagraj lidera z ręki; zmiana obecnego kosztuje broń.' },
      { term: 'Użycie lokacji', text: 'Wyślij robotników do swojej akcji.' },
      { term: 'Wysłanie robotnika', text: 'Do otwartej produkcji kogoś, kto nie spasował.' },
      { term: 'Dwóch robotników', text: 'Za jeden wybrany surowiec, dowolnie często.' },
      { term: 'Dwie karty', text: 'Odrzuć dwie karty, pociągnij jedną, dowolnie często.' },
      { term: 'Pas', text: 'Czekasz do następnej tury; nikt też nie może cię odwiedzać.' },
    ],
  },
  range: {
    title: 'Zasięg',
    text: [
      'Zasięg dają karty kontaktów na stole, jednorazowe karty kontaktów z ręki i żetony kontaktów. Wartości jednego koloru się dodają, uniwersalne pasują do każdego; nadwyżka przepada.',
      'Ceny wszystkich użytych kart kontaktów płaci się razem. Użyta karta na stole odpoczywa do czyszczenia, jednorazowa zostaje odrzucona, żeton znika.',
      'Proponowane są tylko sposoby bez marnotrawstwa: nic, co można pominąć, i żaden większy żeton tam, gdzie starczy mniejszy.',
    ],
  },
  placing: {
    title: 'Wystawienie lokacji',
    text: [
      'Lokacja w grze jest warta 1 PZ. Jeśli ma produkcję, od razu produkuje, choć faza produkcji minęła.',
      'Niektóre liczą ikony: dają coś za każdą twoją lokację danego typu i za każdą wystawioną później. PZ kończą się na trzech żetonach.',
      'Zapasy przychodzą z dobrami. Magazyny przechowują do trzech surowców; zawartość można zmienić raz przy każdej swojej akcji. Na zestawie kładzie się trzy pokazane surowce; gdy jest pełny, robotnik zamienia je w żeton PZ.',
    ],
  },
  redevelopment: {
    title: 'Przebudowa',
    text: [
      'Stara i nowa karta muszą mieć wspólną ikonę. Kosztuje 1 materiał budowlany, raz na turę; żeton przebudowy opłaca kolejną, żeton uniwersalny także bez wspólnej ikony.',
      'Twoja baza dostaje 2 PZ i wszystkie PZ, które leżały na starej karcie. Dobra z niej trafiają na bazę.',
    ],
  },
  tucked: {
    title: 'Zdobycze i umowy',
    text: [
      'Baza ma miejsce na trzy wsunięte karty dowolnego rodzaju. Niektóre lokacje dodają miejsce na trzy, dwie z nich tylko na zdobycze.',
      'Bez miejsca nie ma ani podboju, ani współpracy; wsuniętą kartę można odrzucić bez zysku. PZ leżące na umowie, która odchodzi, zostają na bazie.',
      'Gdy miejsca ubędzie, odrzuca się wsunięte karty, aż reszta się zmieści.',
    ],
  },
  leaders: {
    title: 'Liderzy',
    text: [
      'Naraz tylko jeden lider. Pierwszy nic nie kosztuje; zmiana kosztuje 1 broń, a baza dostaje 2 PZ i wszystkie PZ, które leżały na poprzednim.',
      'Lider jest wart 1 PZ, przychodzi z dobrami i zbiera PZ za to, co robisz, gdy jest w grze, najwyżej pięć żetonów.',
    ],
  },
  workers: {
    title: 'Robotnicy',
    text: [
      'Pierwsze użycie akcji wymaga tylu robotników, ilu pokazuje karta, drugie o jednego więcej. Pozostałe koszty płaci się znowu.',
      'Odwiedziny w otwartej produkcji kosztują jednego robotnika, który przechodzi do właściciela i w tej turze należy do niego. Dostajesz to, co ona produkuje. Trzy odwiedziny na turę, każda lokacja raz.',
      'Kradzież zabiera jeden surowiec z bazy, z lidera albo z zapasu; magazyny i zestawy są bezpieczne.',
    ],
  },
  cleanup: {
    title: 'Czyszczenie',
    text: [
      'Wszystkie dobra na bazach przepadają, także żetony kontaktów i przebudowy. To, co leży na kartach, zostaje.',
      'Karty kontaktów są znów gotowe, robotnicy i znaczniki znikają. Karty na ręce zostają.',
    ],
  },
  end: {
    title: 'Koniec',
    text: [
      'W fazie punktów każda lokacja i każdy lider liczy się za 1, a wszystkie żetony PZ na bazie, lokacjach, liderze i umowach za swoją wartość. Przy 30 lub więcej gra kończy się bez czyszczenia.',
      'Remis rozstrzygają karty na ręce, potem pozostałe surowce i robotnicy, także na liderach, zapasach i w magazynach; potem zwycięstwo jest wspólne.',
    ],
  },
  rulings: {
    title: 'Gdzie instrukcja milczy',
    text: [
      'Trzy karty kontaktów frakcji nie są kartami na ręce. Rodzaj surowca uniwersalnego podaje się przy wydaniu.',
      'Produkcja ma stałą kolejność: baza, lokacje, umowy, potem zdobycze i ruchy darmowe, ile kto chce.',
      'Nie można wybrać akcji, która nic by nie dała. PZ z odwiedzin i zdobyczy trafiają na bazę.',
      'Akcję Baby Swift i wymianę dwóch kart na jedną można powtarzać, za każdym razem jako osobną akcję. Zdobycze i umowy nie mają ikon.',
      'Około połowy kart jest potwierdzone dla tego wydania; reszta pochodzi z późniejszego wydania albo została odtworzona, co mówi każda karta. Można je zastąpić sprawdzonym plikiem.',
    ],
  },
};
