import { plural } from '@ashtown/engine';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  goal: {
    title: 'Cel gry',
    text: [
      'Każdy gracz prowadzi Frakcję moskiewskiego metra i zaczyna z 5 znacznikami, czyli swoimi ludźmi. Kto pierwszy ma 10 znaczników, natychmiast wygrywa.',
      'Nowe znaczniki dają tylko misje: dostarczaj swojej Frakcji i swoim Stacjom Zasoby, których potrzebują. Znaczników nigdy się nie traci.',
    ],
  },
  cards: {
    title: 'Co jest w grze',
    text: [
      'Wszystkie karty poza Frakcjami tworzą jedną talię. Każdy gracz ma na ręce pięć kart, a trzy leżą odkryte na Bazarze.',
    ],
    rows: [
      {
        term: 'Zasoby',
        text: 'Mają koszt, typ i wartość. Opieka, Żywność i Towary są pokojowe; Broń, Amunicja i Sprzęt są militarne. Wiele kart ma drugą, odwróconą stronę: Ochronę.',
      },
      {
        term: 'Stacja',
        text: 'Przynosi misję, premię do jednego typu Zasobów i należy do Linii Czerwonej, Hanzy, Polis albo do nikogo.',
      },
      { term: 'Bohater', text: 'Działa raz: podwaja jeden typ w misji albo odpiera Potwora.' },
      {
        term: 'Zagrożenie',
        text: 'Potwór. Odrzucony atakuje wszystkich. Niektóre można zamiast tego zagrać jako Ochronę.',
      },
      { term: 'Karawana', text: 'Tylko do odrzucenia: odnawia Bazar i pozwala wszystkim podnieść znaczniki.' },
    ],
  },
  markers: {
    title: 'Znaczniki nad i pod kartą',
    text: [
      'Znaczniki nad kartą Frakcji są dostępne. Aby zapłacić cenę, przesuń tyle znaczników znad karty pod kartę. Te pod kartą są na służbie i nie płacą, dopóki nie wrócą.',
      'Podnoszenie przesuwa znaczniki spod karty nad kartę, o ile tam są. Znaczniki mogą też leżeć na Stacjach. Wszystkie liczą się do dziesięciu.',
    ],
  },
  turn: {
    title: 'Twoja tura',
    text: [
      'Wykonaj dokładnie jedną z trzech akcji; pasować nie można. Przed nią i po niej wolno wykonywać darmowe akcje: misje i porządki, ile razy chcesz.',
      'Na koniec tury każdy, kto ma mniej niż pięć kart, dobiera do pięciu.',
    ],
    rows: [
      {
        term: 'Zagranie karty',
        text: 'Zapłać cenę, połóż kartę przed sobą i dobierz kartę. Zagrywa się Zasoby, Stacje i Bohaterów; Zasoby i Zagrożenia ze stroną Ochrony można zagrać odwrócone, za koszt tej strony.',
      },
      {
        term: 'Odrzucenie karty',
        text: 'Połóż kartę z ręki na stos kart odrzuconych i podnieś tyle znaczników, ile ona kosztuje. Karawana lub Zagrożenie teraz działa. Potem dobierz kartę.',
      },
      {
        term: 'Wymiana trzech',
        text: 'Odrzuć trzy karty z ręki i dobierz trzy, jedną po drugiej. Nic więcej się nie dzieje, cokolwiek to było.',
      },
    ],
  },
  drawing: {
    title: 'Dobieranie',
    text: [
      'Przy każdym dobieraniu wybierasz: jedną z trzech odkrytych kart Bazaru, którą od razu zastępuje nowa, albo wierzchnią kartę talii.',
      'Gdy talia się skończy, odrzucone karty tasuje się i tworzą nową talię.',
    ],
  },
  missions: {
    title: 'Misje',
    text: [
      'Misja podaje rodzaj i wartość. Misje pokojowe przyjmują Zasoby pokojowe, militarne – militarne, handlowe – oba rodzaje.',
      'Płacisz całymi kartami Zasobów w grze; nadwyżka przepada, a zbędnej karty dołożyć nie można. Bohater może podwoić wszystkie wybrane Zasoby jednego typu. Użyte karty są odrzucane.',
      'Zdobywasz nagrodę: jeden znacznik, na niektórych Stacjach dwa. Potem wszystkie twoje znaczniki spod karty wracają nad kartę. Karta Frakcji po misji jest odwracana: jej typ Zasobów jest odtąd dla ciebie darmowy.',
    ],
  },
  stations: {
    title: 'Stacje i ceny',
    text: [
      'Stacja w grze obniża cenę swojego typu Zasobów o 1; kilka Stacji się nie sumuje. Po misji odrzucasz ją albo zatrzymujesz, kładąc na niej znaczniki znad karty: 1 na pierwszej zatrzymanej Stacji, 2 na drugiej i tak dalej.',
      'Zatrzymana Stacja daje swój typ za darmo. Znaczniki leżą na niej, dopóki Stacja nie opuści gry, i dalej liczą się do dziesięciu.',
      'Stacja kosztuje o 1 mniej za każdą twoją Stację tej samej linii, ale co najmniej 1. Stacje neutralne nie dają i nie dostają tej zniżki. Bohaterowie i strony Ochrony zawsze kosztują tyle, ile na karcie.',
    ],
  },
  tidying: {
    title: 'Porządki',
    text: [
      'W darmowej akcji odrzuć dowolne swoje karty w grze poza Frakcją. Za każdy Zasób, Ochronę i Bohatera podnieś jego koszt z karty; znaczniki ze Stacji wracają nad kartę.',
    ],
  },
  protection: {
    title: 'Ochrona i Bohaterowie',
    text: [
      'Karta na stronie Ochrony niczego nie dostarcza; czeka ze swoimi symbolami na Potwora. Nie można jej odwrócić.',
      'Bohaterowie też chronią. Pierwsze użycie, podwojenie albo obrona, zużywa Bohatera.',
    ],
  },
  caravans: {
    title: 'Karawany',
    text: [
      'Kto odrzuca Karawanę, podnosi jej koszt, a trzy karty Bazaru zostają wymienione. Potem każdy podnosi po jednym znaczniku za każdą własną Stację i odwróconą Frakcję z premią tego rodzaju, co Karawana.',
    ],
  },
  attack: {
    title: 'Atak Potwora',
    text: [
      'Odrzucone Zagrożenie atakuje wszystkich po kolei, zaczynając od tego, kto je odrzucił.',
      'Kto ma w grze Ochronę lub Bohatera z jednym z symboli Potwora, może odrzucić tę kartę i odeprzeć atak. Taki gracz może od razu zagrać kartę z ręki za darmo.',
      'Kto nie może lub nie chce, ponosi stratę podaną na karcie: wybraną Stację, wszystkie Zasoby jednego rodzaju albo wszystkie. Ochrona, Bohaterowie i ręka są bezpieczne. Na koniec wszyscy dobierają do pięciu kart.',
    ],
  },
  winning: {
    title: 'Koniec gry',
    text: ['Dziesiąty znacznik wygrywa natychmiast, w środku tury. Pozostali zajmują miejsca według znaczników.'],
  },
  options: {
    title: 'Opcje',
    text: ['Cztery trudniejsze można dowolnie łączyć.'],
    more: {
      factionRoster: 'Grają inne Frakcje z innymi misjami.',
      factionAssignment: 'Frakcje są wybierane w kolejności miejsc albo losowane.',
      hardAllSymbols:
        'Potrzebne są wszystkie symbole Potwora, z jednej lub kilku kart; wszystkie użyte karty przepadają.',
      hardExhaustion: 'Kto nie odeprze Potwora, po stracie przesuwa wszystkie znaczniki pod kartę.',
      hardNoRelief:
        'Po misji nic się nie podnosi, a nagroda idzie pod kartę. Stacje zatrzymuje się najpierw znacznikami spod karty.',
      hardForcedDefence: 'Kto może się bronić, musi, ale wybiera czym.',
    },
  },
  rulings: {
    title: 'Co rozstrzygnęliśmy sami',
    text: [
      'Instrukcja zostawia pewne sprawy otwarte. W Ashtown akcja jest obowiązkowa; darmowe akcje są przed nią lub po niej, nie w środku; pierwszego gracza wybiera los.',
      'Symbol Nieznane pasuje tylko do siebie. Traconą Stację wybiera ten, kto ją traci. Stracona Stacja bez znaczników i stracone Zasoby niczego nie podnoszą. Przy wyczerpaniu znaczniki na Stacjach zostają.',
    ],
  },
  known: {
    title: 'Na ile karty są znane',
    text: [
      'Instrukcja pokazuje tylko część kart. Nazwy, liczby i symbole, których nie podaje, zrekonstruowano na potrzeby tego projektu tak, by pasowały do zasad i znanych liczb. Przy każdej karcie poniżej jest napisane, na ile jest znana.',
    ],
  },
  cost: (n) =>
    `koszt: ${n} ${plural('pl', n, { one: 'znacznik', few: 'znaczniki', many: 'znaczników', other: 'znacznika' })}`,
  copies: (n) =>
    `${n} ${plural('pl', n, { one: 'egzemplarz', few: 'egzemplarze', many: 'egzemplarzy', other: 'egzemplarza' })}`,
};
