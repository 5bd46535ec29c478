import type { Plates } from '../plates.ts';

export const plates: Plates = {
  card: {
    cost: { title: 'Cena', text: 'Toľko žetónov presuniete znad karty frakcie pod ňu.' },
    line: {
      title: 'Znak stanice',
      text: 'Červená línia, Hanza, Polis alebo žiadny: vaše stanice s rovnakým znakom ju zlacňujú.',
    },
    name: { title: 'Názov', text: 'Tvar rámu prezradí, čo je to za kartu: stanica, zásoby, hrdina, hrozba, karavána.' },
    mission: { title: 'Misia', text: 'Jej druh a koľko takých zásob treba.' },
    bonus: { title: 'Bonus', text: 'Tieto zásoby vás stoja o 1 menej; keď na stanici ležia žetóny, sú zadarmo.' },
  },
  round: {
    title: 'Ťah v štyroch obrázkoch',
    steps: {
      before: { title: 'Voľné akcie', text: 'Misie a upratovanie, koľkokrát chcete.' },
      action: { title: 'Jedna akcia', text: 'Zahrajte kartu, odhoďte kartu alebo vymeňte 3 karty.' },
      draw: { title: 'Ťahanie', text: 'Z bazára alebo z balíčka, kým nemáte päť kariet.' },
      after: { title: 'Znova voľné akcie', text: 'Desať žetónov hneď vyhráva.' },
    },
  },
  players: [
    { term: 'Karty v balíčku po príprave', by: (n) => String(125 - 5 * n) },
    { term: 'Frakcie bez vodcu', by: (n) => (n < 5 ? String(5 - n) : 'žiadna') },
    { term: 'Žetóny na začiatku', by: () => '5 nad kartou, 5 v rezerve' },
  ],
  examples: {
    pay: { title: 'Karta za 2', text: 'Dva žetóny presuniete pod kartu frakcie. Tromi môžete ešte platiť.' },
    raise: {
      title: 'Odhodená karta s cenou 2',
      text: 'Dva žetóny presuniete nahor a môžete nimi znova platiť. Nové nepribudnú.',
    },
    attack: {
      title: 'Príšera s dvoma symbolmi',
      text: 'Stačí jeden zhodný symbol ochrany alebo hrdinu. Túto kartu odhodíte a inú zahráte zadarmo.',
    },
  },
};
