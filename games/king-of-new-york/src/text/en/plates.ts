import type { Plates } from '../plates.ts';

export const plates: Plates = {
  card: {
    cost: { title: 'Cost', text: 'So many ⚡; 1⚡ less while you are in a borough the card names.' },
    name: { title: 'Name', text: 'Each card of the deck is there once.' },
    kind: { title: 'Kind', text: 'KEEP stays with you, DISCARD works once; its frame is dashed.' },
    does: { title: 'What it does', text: 'For a KEEP card from now on, for a DISCARD card right away.' },
  },
  round: {
    title: 'A turn in six pictures',
    steps: {
      income: { title: 'Income', text: 'In Manhattan your zone pays first.' },
      roll: { title: 'Roll', text: 'Six dice, up to three throws.' },
      resolve: { title: 'Resolve', text: 'All symbols, kind by kind, in your order.' },
      move: { title: 'Move', text: 'Into an empty Manhattan you must; otherwise where you like.' },
      buy: { title: 'Buy', text: 'Open cards for ⚡, as many as you can pay.' },
      end: { title: 'End', text: '20★ win; otherwise the next Monster goes on.' },
    },
  },
  players: [
    { term: 'Monsters in Manhattan', by: (n) => (n < 5 ? '1' : '1, or 2 in the advanced variant') },
    { term: 'Tracks in Manhattan', by: (n) => (n < 5 ? '2-4' : '2-4, and 5-6 in the advanced variant') },
    { term: 'Places outside Manhattan', by: () => '8: two in each of four boroughs' },
  ],
  examples: {
    destroy: {
      title: 'Three Destruction',
      text: 'A High-rise of 2 takes two, one of 1 the third. You score 3★ at once; a Jet and Infantry stand there now.',
    },
    ouch: {
      title: 'Two Ouch!',
      text: 'Two Units are in your borough: everybody there takes 2 damage, you included. Had you destroyed a Unit before, it would be 1.',
    },
    flee: {
      title: 'Three Attack from outside',
      text: 'The Monster in Manhattan takes 3 damage and may then flee. If it does, you enter the Lower zone and score 1★.',
    },
  },
};
