import { plural } from '@ashtown/engine';
import type { Guide } from '../guide.ts';
import { plates } from './plates.ts';

export const guide: Guide = {
  plates,
  goal: {
    title: 'Cel gry',
    text: [
      'Każdy gracz prowadzi Frakcję moskiewskiego metra i zaczyna z 5 znacznikami. Kto pierwszy ma 10 znaczników, natychmiast wygrywa.',
      'Nowe znaczniki dają tylko Misje: dostarczaj swojej Frakcji i swoim Stacjom Zasoby, których potrzebują. Znaczników nigdy się nie traci.',
    ],
  },
  cards: {
    title: 'Co jest w grze',
    text: [
      'Wszystkie karty poza Frakcjami tworzą jedną talię. Każdy gracz ma w ręce pięć kart, a trzy leżą odkryte na Bazarze.',
    ],
    rows: [
      {
        term: 'Zasoby',
        text: 'Mają koszt, typ i ilość. Opieka, Żywność i Towary są pokojowe; Broń, Amunicja i Sprzęt są militarne. Wiele kart można obrócić o 180° i zagrać jako Ochronę.',
      },
      {
        term: 'Stacja',
        text: 'Przynosi Misję i premię dla jednego typu Zasobów. Ma Frakcję Stacji (Linia Czerwona, Hanza lub Polis) albo jest neutralna.',
      },
      { term: 'Bohater', text: 'Działa raz: podwaja w Misji Zasoby jednego typu albo odpiera Potwora.' },
      {
        term: 'Zagrożenie',
        text: 'Odrzucone atakuje wszystkich jako Potwór. Niektóre Zagrożenia można zamiast tego zagrać jako Ochronę.',
      },
      { term: 'Karawana', text: 'Tylko do odrzucenia: odnawia Bazar, a wszyscy mogą przesunąć znaczniki w górę.' },
    ],
  },
  markers: {
    title: 'Znaczniki nad kartą Frakcji i pod nią',
    text: [
      'Znaczniki nad kartą Frakcji są dostępne. Aby zapłacić koszt, przesuń tyle znaczników znad karty pod kartę. Tymi pod kartą nie można płacić, dopóki nie zostaną przesunięte w górę.',
      'Przesunięcie w górę przenosi znaczniki spod karty Frakcji nad nią, ale nie więcej, niż ich tam leży. Znaczniki mogą też leżeć na Stacjach. Wszystkie liczą się do dziesięciu.',
    ],
  },
  turn: {
    title: 'Twoja tura',
    text: [
      'Wykonaj dokładnie jedną z trzech akcji podstawowych; pominąć jej nie można. Przed nią i po niej możesz wykonywać darmowe akcje, Misje i Porządkowanie, ile razy chcesz.',
      'Na koniec tury każdy, kto ma w ręce mniej niż pięć kart, dobiera do pięciu.',
    ],
    rows: [
      {
        term: 'Zagranie karty',
        text: 'Zapłać koszt, połóż kartę przed sobą i dobierz kartę. Zagrywa się Zasoby, Stacje i Bohaterów. Zasoby i Zagrożenia z symbolem Ochrony można obrócić i zagrać jako Ochronę za jej koszt.',
      },
      {
        term: 'Odrzucenie karty',
        text: 'Połóż kartę z ręki na stos kart odrzuconych i przesuń w górę tyle znaczników, ile wynosi jej koszt. Aktywna karta (Karawana, Zagrożenie) wywołuje teraz swój efekt. Potem dobierz kartę.',
      },
      {
        term: 'Wymiana 3 kart',
        text: 'Odrzuć trzy karty z ręki i dobierz trzy, jedną po drugiej. Znaczniki się nie przesuwają, a efekty kart nie działają.',
      },
    ],
  },
  drawing: {
    title: 'Dobieranie',
    text: [
      'Przy każdym dobieraniu wybierasz: jedną z trzech odkrytych kart Bazaru, którą od razu zastępuje nowa, albo wierzchnią kartę talii.',
      'Gdy talia się skończy, z potasowanych kart odrzuconych powstaje nowa talia.',
    ],
  },
  missions: {
    title: 'Misje',
    text: [
      'Misja określa rodzaj i ilość Zasobów. Misje pokojowe przyjmują Zasoby pokojowe, militarne – militarne, handlowe – oba rodzaje.',
      'Używasz całych kart Zasobów w grze; nadwyżka przepada, a zbędnej karty dołożyć nie można. Bohater może podwoić wszystkie wybrane Zasoby jednego typu. Użyte karty są odrzucane.',
      'Zdobywasz nagrodę: jeden znacznik, za niektóre Stacje dwa. Potem przesuwasz w górę wszystkie swoje znaczniki spod karty Frakcji. Kartę Frakcji po wykonaniu jej Misji się odwraca: Zasoby typu jej premii zagrywasz odtąd za darmo.',
    ],
  },
  stations: {
    title: 'Stacje i koszty',
    text: [
      'Stacja w grze obniża o 1 koszt Zasobów typu swojej premii; kilka Stacji się nie sumuje. Po wykonaniu jej Misji odrzucasz ją albo zatrzymujesz, kładąc na niej znaczniki znad karty: 1 na pierwszej zatrzymanej Stacji, 2 na drugiej i tak dalej.',
      'Dzięki zatrzymanej Stacji Zasoby typu jej premii zagrywasz za darmo. Znaczniki leżą na niej, dopóki Stacja nie opuści gry, i dalej liczą się do dziesięciu.',
      'Stacja kosztuje o 1 mniej za każdą twoją Stację tej samej Frakcji, ale co najmniej 1. Stacje neutralne nie dają i nie dostają tej zniżki. Bohaterowie i Ochrona zawsze kosztują tyle, ile podano na karcie.',
    ],
  },
  tidying: {
    title: 'Porządkowanie',
    text: [
      'W darmowej akcji odrzuć dowolne swoje karty w grze poza Frakcją. Za każdą kartę Zasobów, Ochrony i Bohatera przesuń w górę tyle znaczników, ile wynosi jej koszt; znaczniki ze Stacji połóż nad kartą Frakcji.',
    ],
  },
  protection: {
    title: 'Ochrona i Bohaterowie',
    text: [
      'Karta zagrana jako Ochrona nie daje Zasobów; czeka ze swoimi symbolami na Potwora. Nie można jej obrócić z powrotem.',
      'Bohaterowie też chronią. Pierwsze użycie, podwojenie albo obrona, zużywa Bohatera.',
    ],
  },
  caravans: {
    title: 'Karawany',
    text: [
      'Kto odrzuca Karawanę, przesuwa w górę tyle znaczników, ile wynosi jej koszt, a Bazar zostaje odnowiony. Potem każdy przesuwa w górę 1 znacznik za każdą swoją Stację i odwróconą Frakcję, których premia dotyczy Zasobów tego samego rodzaju co Karawana.',
    ],
  },
  attack: {
    title: 'Atak Potwora',
    text: [
      'Odrzucone Zagrożenie atakuje wszystkich zgodnie z kierunkiem wskazówek zegara, zaczynając od gracza, który je odrzuca.',
      'Kto ma w grze Ochronę lub Bohatera z jednym z symboli Potwora, może odrzucić tę kartę i odeprzeć atak. Taki gracz może od razu zagrać kartę z ręki za darmo.',
      'Kto nie może lub nie chce się bronić, ponosi stratę z karty: traci wybraną przez siebie Stację, wszystkie Zasoby jednego rodzaju albo wszystkie Zasoby. Ochrona, Bohaterowie i karty w ręce są bezpieczne. Na koniec wszyscy dobierają do pięciu kart.',
    ],
  },
  winning: {
    title: 'Koniec gry',
    text: [
      'Kto zdobędzie dziesiąty znacznik, wygrywa od razu, nawet w trakcie tury. Pozostali zajmują miejsca według liczby znaczników.',
    ],
  },
  options: {
    title: 'Opcje gry',
    text: ['Cztery utrudnienia można dowolnie łączyć.'],
    more: {
      factionRoster: 'Grają inne Frakcje z innymi Misjami.',
      factionAssignment: 'Frakcje są wybierane w kolejności miejsc albo losowane.',
      hardAllSymbols:
        'Potrzebne są wszystkie symbole Potwora, z jednej lub kilku kart; wszystkie użyte karty przepadają.',
      hardExhaustion: 'Kto nie odeprze Potwora, po stracie przesuwa w dół wszystkie znaczniki znad karty Frakcji.',
      hardNoRelief:
        'Po Misji nie przesuwasz znaczników w górę, a nagrodę kładziesz pod kartą Frakcji. Stacje zatrzymujesz najpierw znacznikami spod karty.',
      hardForcedDefence: 'Kto może się bronić, musi to zrobić, ale wybiera czym.',
    },
  },
  rulings: {
    title: 'Nasze rozstrzygnięcia',
    text: [
      'Instrukcja zostawia pewne sprawy otwarte. W Ashtown akcja podstawowa jest obowiązkowa; darmowe akcje wykonuje się przed nią lub po niej, nie w trakcie; pierwszego gracza wybiera los.',
      'Symbol Nieznane pasuje tylko do siebie. Traconą Stację wybiera ten, kto ją traci. Za straconą Stację bez znaczników i za stracone Zasoby nie przesuwa się znaczników. Przy wyczerpaniu znaczniki na Stacjach zostają.',
    ],
  },
  known: {
    title: 'Skąd znamy karty',
    text: [
      'Instrukcja pokazuje tylko część kart. Nazwy, liczby i symbole, których nie podaje, zrekonstruowano na potrzeby tego projektu tak, by pasowały do zasad i znanych liczb. Przy każdej karcie poniżej jest napisane, skąd ją znamy.',
    ],
  },
  cost: (n) =>
    `koszt: ${n} ${plural('pl', n, { one: 'znacznik', few: 'znaczniki', many: 'znaczników', other: 'znacznika' })}`,
  copies: (n) =>
    `${n} ${plural('pl', n, { one: 'egzemplarz', few: 'egzemplarze', many: 'egzemplarzy', other: 'egzemplarza' })}`,
};
