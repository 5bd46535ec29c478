import type { Guide } from '../guide.ts';

export const guide: Guide = {
  goal: {
    title: 'Cel gry',
    text: [
      'Każdy gracz jest Potworem i ma 10♥. Zbierz 20★ i dożyj końca swojej tury albo zostań ostatnim Potworem.',
      'Gwiazdki dają zburzone budynki, pobyt na Manhattanie, sława, Statua Wolności i karty.',
    ],
  },
  turn: {
    title: 'Twoja tura',
    text: [
      'Tura ma pięć kroków, zawsze w tej kolejności. Przed pierwszym Potwór na Manhattanie dostaje zapłatę za to, że tam jest.',
    ],
    steps: [
      {
        term: '1. Rzut',
        text: 'Rzuć sześcioma kośćmi. Najwyżej dwa razy możesz rzucić ponownie dowolnymi z nich, także tymi zachowanymi wcześniej. Zatrzymaj się, kiedy chcesz.',
      },
      {
        term: '2. Symbole',
        text: 'Wykorzystaj wszystkie symbole, rodzaj po rodzaju, w wybranej kolejności. Żadnego nie wolno pominąć, nawet jeśli boli.',
      },
      {
        term: '3. Ruch',
        text: 'Jeśli na Manhattanie nie ma nikogo, musisz tam wejść. W innym razie możesz przejść do dzielnicy, w której jest miejsce, najwyżej dwa Potwory w każdej. Na Manhattanie wspinasz się o jedną strefę.',
      },
      { term: '4. Zakupy', text: 'Wydaj ⚡ na trzy odkryte karty, ile tylko zapłacisz.' },
      { term: '5. Koniec', text: 'Masz 20★: wygrywasz. Jeśli nie, gra następny Potwór.' },
    ],
  },
  symbols: {
    title: 'Sześć symboli',
    text: ['Na każdej kości każdy symbol jest raz, więc wszystkie są równie prawdopodobne.'],
    face: {
      energy: 'Za każdy bierzesz 1⚡.',
      heal: 'Za każdy odzyskujesz 1♥, najwyżej do 10. Na Manhattanie kości nie leczą.',
      attack:
        'Z Manhattanu trafiasz wszystkich poza nim, spoza Manhattanu tego, kto tam jest: 1 obrażenie za każdy symbol. Trafiony na Manhattanie może uciec; wtedy od razu zajmujesz jego miejsce.',
      celebrity:
        'Trzy lub więcej dają kartę Supergwiazda: 1★ i jeszcze jedną za każdy ponad trzeci. Dopóki ją masz, każdy taki symbol jest wart 1★.',
      destruction:
        'Punkty na burzenie budynków i niszczenie Jednostek w twojej dzielnicy. Trzeba je wydać, na ile starczy.',
      ouch: 'Jeden: Jednostki w twojej dzielnicy strzelają do ciebie. Dwa: do wszystkich w twojej dzielnicy. Trzy lub więcej: strzelają wszystkie Jednostki w mieście, a ty bierzesz Statuę Wolności za 3★; jej posiadacz je traci.',
    },
  },
  manhattan: {
    title: 'Manhattan',
    text: [
      'Wejście daje 1★ i stawia cię w najniższej strefie. Za pobyt dostajesz zapłatę na początku każdej swojej tury, tym więcej, im wyżej.',
      'Wszyscy do ciebie celują, a kości cię nie leczą. Jedyne wyjście to ucieczka po ataku.',
    ],
    zones: ['Dolny', 'Środkowy', 'Górny'],
    zone: (star, energy) => `${star}★ i ${energy}⚡ na początku twojej tury.`,
  },
  city: {
    title: 'Budynki i Jednostki',
    text: [
      'W każdej dzielnicy są trzy stosy po trzy żetony; widać tylko wierzchni. Zburzenie budynku wymaga tylu punktów, ile wynosi jego wytrzymałość, i od razu się opłaca.',
      'Żeton obraca się wtedy i staje się Jednostką w tej samej dzielnicy. Jednostki, która pojawiła się w tej turze, nie można w niej zniszczyć.',
      'Zniszczona Jednostka znika na zawsze. Każda strzelająca Jednostka zadaje 1 obrażenie.',
    ],
    kind: { 'high-rise': 'Wieżowiec', hospital: 'Szpital', 'power-plant': 'Elektrownia' },
    building: (name, durability) => `${name} ${durability}`,
    pays: (reward, unit) => `Daje ${reward}, potem staje się: ${unit}.`,
    unit: (durability, reward) => `Punkty: ${durability}. Daje ${reward}.`,
  },
  cards: {
    title: 'Karty',
    text: [
      'Karta ZATRZYMAJ zostaje u ciebie i działa odtąd stale. Karta ODRZUĆ działa raz.',
      'Karta, która wymienia dzielnicę, kosztuje 1⚡ mniej, gdy w niej jesteś.',
      'Kupioną kartę od razu zastępuje nowa, więc można kupić i to, co się odkryje.',
    ],
    cost: (n) => `koszt w energii: ${n}`,
    sweep: 'Za 2⚡ wszystkie trzy odkryte karty znikają i odkrywa się trzy nowe.',
  },
  damage: {
    title: 'Obrażenia i odpadanie',
    text: [
      'Każde obrażenie kosztuje 1♥. Przy 0♥ Potwór odpada: jego karty są odkładane, a on schodzi z planszy.',
      'Jednostki to nie Potwory: ostrzał nie jest atakiem, więc nikt przed nim nie ucieka.',
    ],
  },
  winning: {
    title: 'Zwycięstwo',
    text: [
      'Z 20★ trzeba jeszcze dożyć końca swojej tury; zdobycie ich w cudzej turze nie wystarcza.',
      'Wygrywa ostatni żywy Potwór. Jeśli nie został nikt, dzielą się ci, którzy odpadli ostatni.',
    ],
  },
  variant: {
    title: 'Pięciu i sześciu graczy',
    text: ['Z opcją dwóch Potworów na Manhattanie obok pierwszego toru jest drugi, dopóki żyje pięć Potworów.'],
  },
};
