import { small } from '../format.ts';
import type { Guide } from '../guide.ts';
import { plates } from './plates.ts';

export const guide: Guide = {
  plates,
  goal: {
    title: 'Cel gry',
    text: [
      'Każdy gracz jest potworem i ma 10♥. Zdobądź 20★ i przetrwaj do końca swojej tury albo pozostań jedynym potworem w grze.',
      'Punkty zdobywasz za zniszczone obiekty, pobyt na Manhattanie, symbole Sławy, kartę Statua Wolności i inne karty.',
    ],
  },
  setup: {
    title: 'Przygotowanie gry',
    text: [
      'W kolejności miejsc każdy gracz wybiera potwora; potwory różnią się tylko wyglądem. Każdy zaczyna z 10♥, 0★ i 0⚡, bez kart i znaczników.',
      '45 żetonów tasuje się i układa w stosy po trzy, budynkami do góry; każda z pięciu dzielnic dostaje trzy stosy. Jednostek jeszcze nie ma. Karty tasuje się w stos kart, a trzy z nich odkrywa jako bank kart; karty Supergwiazda i Statua Wolności leżą obok planszy.',
      'Wszyscy rzucają sześcioma kostkami: zaczyna osoba z największą liczbą symboli Ataku, a przy remisie rzucają jeszcze raz remisujący. Potem, od pierwszego gracza zgodnie z ruchem wskazówek zegara, każdy ustawia potwora w dzielnicy poza Manhattanem, najwyżej dwa potwory w każdej. Manhattan jest na początku pusty.',
    ],
  },
  turn: {
    title: 'Twoja tura',
    text: [
      'Tura ma pięć kroków, zawsze w tej kolejności. Przed pierwszym z nich potwór na Manhattanie odbiera Zysk swojej strefy.',
    ],
    steps: [
      {
        term: '1. Rzuty kostkami',
        text: 'Rzuć 6 kostkami. Potem możesz dwa razy przerzucić dowolne z nich, także te zachowane wcześniej. Zakończ rzuty, kiedy chcesz.',
      },
      {
        term: '2. Wykorzystanie symboli',
        text: 'Rozpatrz wszystkie symbole, rodzaj po rodzaju, w wybranej kolejności. Żadnego nie wolno pominąć, nawet jeśli ci szkodzi.',
      },
      {
        term: '3. Ruch potwora',
        text: 'Jeśli na Manhattanie nie ma nikogo, musisz tam wejść. W innym razie możesz przejść do innej dzielnicy poza Manhattanem, w której jest miejsce (najwyżej dwa potwory w każdej). Na Manhattanie przechodzisz o jedną strefę wyżej, ale nie w turze wejścia.',
      },
      { term: '4. Kupowanie kart', text: 'Kup dowolnie wiele z trzech odkrytych kart, jeśli masz dość ⚡.' },
      { term: '5. Zakończenie tury', text: 'Jeśli masz 20★, wygrywasz. Jeśli nie, gra następny potwór.' },
    ],
  },
  symbols: {
    title: 'Sześć symboli',
    text: ['Na każdej kostce każdy symbol jest raz, więc wszystkie są równie prawdopodobne.'],
    face: {
      energy: 'Za każdy zdobywasz 1⚡.',
      heal: 'Za każdy odzyskujesz 1♥, najwyżej do 10. Na Manhattanie symbole Leczenia nie leczą.',
      attack:
        'Z Manhattanu trafiasz wszystkich poza nim, spoza Manhattanu tego, kto tam jest: 1 obrażenie za każdy symbol. Kto zostanie trafiony na Manhattanie, może uciec; wtedy od razu tam wchodzisz.',
      celebrity:
        'Trzy lub więcej dają kartę Supergwiazda: 1★ i jeszcze 1★ za każdy ponad trzeci. Dopóki ją masz, każdy symbol Sławy daje 1★.',
      destruction: 'Niszczysz nimi budynki i jednostki w swojej dzielnicy. Musisz ich użyć, jeśli możesz.',
      ouch: 'Jeden: jednostki w twojej dzielnicy strzelają do ciebie. Dwa: do wszystkich w twojej dzielnicy. Trzy lub więcej: wszystkie jednostki w mieście strzelają do każdego w swojej dzielnicy, a ty zabierasz kartę Statua Wolności i zdobywasz 3★; poprzedni posiadacz traci 3★.',
    },
  },
  manhattan: {
    title: 'Manhattan',
    text: [
      'Za wejście zdobywasz 1★ i trafiasz do najniższej strefy. Na początku każdej swojej tury na Manhattanie odbierasz Zysk, tym większy, im wyższa strefa.',
      'W turze wejścia nie przechodzisz jeszcze wyżej. To nasze rozstrzygnięcie (KNY-128): skrót w drukowanej instrukcji, wzięty dosłownie, kazałby od razu przejść o strefę wyżej. Tak też można grać, jako zasada domowa.',
      'Ataki wszystkich spoza Manhattanu trafiają w ciebie, a symbole Leczenia na kostkach nie działają. Wydostać się można tylko przez ucieczkę po ataku.',
    ],
    zones: ['Dolny', 'Środkowy', 'Górny'],
    zone: (star, energy) => `${star}★ i ${energy}⚡ na początku twojej tury.`,
  },
  city: {
    title: 'Budynki i jednostki',
    text: [
      'W każdej dzielnicy są trzy stosy po trzy żetony; widać tylko wierzchni. Zniszczenie budynku wymaga tylu symboli Niszczenia, ile wynosi jego wytrzymałość, i od razu daje nagrodę.',
      'Żeton odwraca się wtedy i staje się jednostką w tej samej dzielnicy. Jednostki odkrytej w tej turze nie można w tej turze zniszczyć.',
      'Zniszczona jednostka znika z gry. Każda strzelająca jednostka zadaje 1 obrażenie, bez względu na liczbę symboli Auć! na kostkach.',
    ],
    kind: { 'high-rise': 'Wieżowiec', hospital: 'Szpital', 'power-plant': 'Elektrownia' },
    building: (name, durability) => `${name} ${durability}`,
    pays: (reward, unit) => `Nagroda ${reward}, potem staje się jednostką: ${small(unit)}.`,
    unit: (durability, reward) => `Wytrzymałość ${durability}, nagroda ${reward}.`,
  },
  cards: {
    title: 'Karty',
    text: [
      'Karta ZATRZYMAJ zostaje u ciebie i działa odtąd stale. Karta ODRZUĆ działa raz.',
      'Karta z nazwą dzielnicy kosztuje o 1⚡ mniej, gdy jesteś w tej dzielnicy.',
      'Kupioną kartę od razu zastępuje nowa, więc możesz kupić także tę, która się odkryje.',
    ],
    cost: (n) => `koszt w energii: ${n}`,
    sweep: 'Za 2⚡ odrzucasz wszystkie trzy karty z banku i odkrywasz trzy nowe.',
  },
  damage: {
    title: 'Obrażenia i eliminacja',
    text: [
      'Każde obrażenie kosztuje 1♥. Przy 0♥ potwór odpada z gry: jego karty ZATRZYMAJ trafiają na stos kart odrzuconych, a on schodzi z planszy.',
      'Jednostki to nie potwory: ich ostrzał nie jest atakiem, więc nie można wtedy uciec z Manhattanu.',
    ],
  },
  winning: {
    title: 'Zwycięstwo i remis',
    text: [
      'Z 20★ trzeba jeszcze przetrwać w grze do końca swojej tury; zdobycie ich w turze innego gracza jeszcze nie wystarcza.',
      'Wygrywa potwór, który zostanie w grze jako jedyny. Jeśli wszyscy odpadną, jest remis tych, którzy odpadli ostatni.',
    ],
  },
  variant: {
    title: 'Wariant zaawansowany dla pięciu i sześciu graczy',
    text: [
      'W wariancie zaawansowanym obok ścieżki 2–4 dostępna jest ścieżka 5–6, więc na Manhattanie mogą być dwa potwory. Włącza go opcja gry.',
      'Dopóki na Manhattanie jest najwyżej jeden potwór, w kroku Ruch trzeba tam wejść: na ścieżkę 2–4, jeśli Manhattan jest pusty, w innym razie na ścieżkę 5–6, zawsze do najniższej strefy. Każdy przechodzi wyżej na swojej ścieżce, a Zysk na obu jest taki sam.',
      'Dwa potwory na Manhattanie nie trafiają się nawzajem swoimi atakami; oba trafiają wszystkich poza nim, a ataki spoza Manhattanu trafiają oba. Oba mogą uciec, najpierw decyduje ten ze ścieżki 2–4. Jeśli choć jeden ucieka, wchodzi atakujący. Potwór, który zostaje sam na ścieżce 5–6, przechodzi na ścieżkę 2–4.',
      'Gdy tylko w grze zostaje mniej niż pięć potworów, ścieżka 5–6 zamyka się na stałe, a drugi potwór na Manhattanie musi przejść do dzielnicy, w której jest miejsce.',
    ],
  },
};
