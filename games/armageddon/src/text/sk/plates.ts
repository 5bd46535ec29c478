import type { Plates } from '../plates.ts';

export const plates: Plates = {
  card: {
    type: {
      title: 'Typ',
      text: 'Veliteľstvo, civilná, vojenská alebo vedecká: záleží na ňom pri vylepšeniach a bodovacích dielikoch.',
    },
    gives: { title: 'Ubytovanie a VB', text: 'Koľko preživších tu býva a čo budova dá každé kolo.' },
    name: { title: 'Názov', text: 'Karta ide hneď na stavenisko vášho mesta, alebo sa jej vzdáte.' },
    action: { title: 'Akcia', text: 'Kto je potrebný, koľkokrát za kolo a čo to prinesie.' },
  },
  round: {
    title: 'Kolo v štyroch obrázkoch',
    steps: {
      preparation: { title: 'Príprava', text: 'Prídu plienitelia, pôsobí poškodenie, vyložia sa karty a preživší.' },
      auction: { title: 'Dražba', text: 'Po tri ponuky; odmena za najväčšiu, trest za najmenšiu.' },
      resolution: { title: 'Vyriešenie', text: 'Vybavenie, potom budovy, potom akcie miest.' },
      completion: {
        title: 'Dokončenie',
        text: 'Plienitelia poškodia mesto, každý potrebuje ubytovanie, budovy prinesú VB.',
      },
    },
  },
  players: [
    { term: 'Karty vybavenia za kolo', by: (n) => String(n) },
    { term: 'Preživší na nich', by: (n) => (n === 3 ? '2, 3, 4' : '2, 3, 4, 3') },
    { term: 'Karty budov za kolo', by: (n) => String(n) },
    { term: 'Vopred mimo hry', by: (n) => (n === 3 ? '5 robotníkov, 1 vodca, 2 bodovacie dieliky' : 'nič') },
  ],
  examples: {
    bids: {
      title: 'Dve ponuky po dvoch',
      text: 'Z rovnakých ponúk sa skoršia počíta ako väčšia, posledná ako menšia. Trest dostane ponuka 0.',
    },
    damage: {
      title: 'Žetón poškodenia na políčku 5',
      text: 'Každé prejdené políčko pôsobí na začiatku ďalšieho kola; políčko 1 len vtedy, keď žetón stojí na ňom.',
    },
    housing: {
      title: 'Štyria preživší, tri jednotky ubytovania',
      text: 'Jeden preživší podľa vášho výberu ide do vrecka a stojí VB.',
    },
  },
};
