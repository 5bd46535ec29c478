import type { Plates } from '../plates.ts';

export const plates: Plates = {
  card: {
    distance: { title: 'Vzdialenosť', text: '1 až 3: taký dosah karta potrebuje.' },
    open: { title: 'Otvorená', text: 'Súperi sem môžu poslať robotníka.' },
    ability: { title: 'Schopnosť', text: 'Čo robí lokácia, keď je vyložená.' },
    spoils: { title: 'Korisť', text: 'Červené pole: po dobytí ju raz premeníte na zdroje.' },
    types: { title: 'Typy', text: 'Záleží na nich pri prestavbe, u vodcov a na kartách, ktoré ich počítajú.' },
    name: { title: 'Názov a usporiadanie', text: 'Rám, znak a farba prezradia, v ktorom rade leží.' },
    deal: { title: 'Dohoda', text: 'Modré pole: po spolupráci ho získate v každej Produkcii.' },
  },
  round: {
    title: 'Kolo v piatich obrázkoch',
    steps: {
      lookout: { title: 'Prieskum', text: 'Po dve karty z ponuky a jedna z balíčka.' },
      production: { title: 'Produkcia', text: 'Základňa, lokácie a dohody dajú zdroje; korisť možno premeniť.' },
      actions: { title: 'Akcie', text: 'Po jednej hlavnej akcii dookola, kým všetci nepasujú.' },
      scoring: { title: 'Bodovanie', text: 'Všetko sa spočíta odznova; 30 VB ukončí hru.' },
      cleanup: { title: 'Upratovanie', text: 'Zdroje na základni prepadnú, uchované zostanú.' },
    },
  },
  players: [
    { term: 'Cudzí robotníci v jednej lokácii', by: (n) => `najviac ${n - 1} za kolo` },
    { term: 'Frakcie mimo hry', by: (n) => (n < 4 ? String(4 - n) : 'žiadna') },
    { term: 'Karty na začiatku', by: () => '4' },
  ],
  examples: {
    range: {
      title: 'Vzdialenosť 3',
      text: 'Dosiahne ju kontakt 2 a žetón 1 rovnakej farby. Oba miniete celé; pri 2 a 2 prebytok prepadne.',
    },
    redevelopment: {
      title: 'Dva spoločné typy netreba',
      text: 'Stačí jeden. Zaplatíte 1 tehlu; základňa získa 2 VB a žetóny zo starej karty.',
    },
    score: {
      title: 'Počítanie odznova',
      text: 'Každá lokácia 1 VB, vodca 1 VB, každý žetón svoju hodnotu a to, čo leží na základni.',
    },
  },
};
