import type { Plates } from '../plates.ts';

export const plates: Plates = {
  card: {
    distance: { title: 'Vzdialenosť', text: '1 až 3 šípky: toľko kontaktov, nech s kartou urobíte čokoľvek.' },
    open: { title: 'Otvorená', text: 'Súper sem môže poslať robotníka.' },
    ability: { title: 'Schopnosť', text: 'Produkcia to dá každé kolo a hneď po postavení.' },
    spoils: { title: 'Korisť', text: 'Červené pole: čo raz prinesie vyplienenie karty.' },
    types: { title: 'Typy', text: 'Záleží na nich pri prestavbe a na kartách, ktoré ich počítajú.' },
    name: { title: 'Názov a kategória', text: 'Rám, znak a farba prezradia, v ktorom rade stojí.' },
    bonus: { title: 'Bonus za postavenie', text: 'Za kladivom: získate ho raz, pri stavbe.' },
    deal: { title: 'Dohoda', text: 'Modré pole: tento zdroj hneď a každé kolo.' },
  },
  round: {
    title: 'Kolo v štyroch obrázkoch',
    steps: {
      lookout: { title: 'Prieskum', text: 'Vezmite si jednu kartu a potom ešte jednu v opačnom poradí.' },
      production: { title: 'Produkcia', text: 'Doska, dohody a lokácie dajú zdroje.' },
      action: { title: 'Akcia', text: 'Po jednej akcii dookola, kým všetci nepasujú.' },
      cleanup: { title: 'Upratovanie', text: 'Nepoužité zdroje prepadnú; karty v ruke zostanú.' },
    },
  },
  players: [
    { term: 'Súperi', by: (n) => (n === 1 ? 'virtuálny' : String(n - 1)) },
    { term: 'Odkryté karty pri každom výbere', by: (n) => (n === 1 ? '4, potom zvyšok' : String(n + 1)) },
    { term: 'Prvý hráč', by: (n) => (n === 1 ? 'vždy vy' : 'mení sa každé kolo') },
  ],
  examples: {
    uses: {
      title: 'Jedna karta, tri použitia',
      text: 'Kotolňa má vzdialenosť 2: dva sivé kontakty ju postavia, dva modré prinesú dohodu, dva červené korisť.',
    },
    redevelop: {
      title: 'Tehla a spoločný typ',
      text: 'Stará karta ustúpi novej bez ohľadu na vzdialenosť. Získate 1 VB a nová karta hneď produkuje.',
    },
    raze: {
      title: 'Plienenie súperovej Produkcie',
      text: 'Obrana je 3, so štítom 4. Vy vezmete korisť, majiteľ zdroj z poľa dohody a zostanú Ruiny.',
    },
  },
};
