import type { Plates } from '../plates.ts';

export const plates: Plates = {
  card: {
    distance: { title: 'Distance', text: '1 to 3 arrows: so many contacts, whatever you do with the card.' },
    open: { title: 'Open', text: 'An opponent may send a worker here.' },
    ability: { title: 'Ability', text: 'A Production gives this each round, and at once when you build it.' },
    spoils: { title: 'Spoils', text: 'Red field: what razing the card brings, once.' },
    types: { title: 'Types', text: 'They matter for redeveloping and for cards that count them.' },
    name: { title: 'Name and category', text: 'Frame, sign and colour tell the row it stands in.' },
    bonus: { title: 'Building bonus', text: 'After the hammer: gained once, when you build it.' },
    deal: { title: 'Deal', text: 'Blue field: this good now and in every round.' },
  },
  round: {
    title: 'A round in four pictures',
    steps: {
      lookout: { title: 'Lookout', text: 'Take one card, then one more in reverse order.' },
      production: { title: 'Production', text: 'Board, deals and locations give goods.' },
      action: { title: 'Action', text: 'One action each in turn, until all have passed.' },
      cleanup: { title: 'Cleanup', text: 'Unused goods are lost; cards in hand stay.' },
    },
  },
  players: [
    { term: 'Opponents', by: (n) => (n === 1 ? 'a virtual one' : String(n - 1)) },
    { term: 'Cards turned up for each pick', by: (n) => (n === 1 ? '4, then what is left' : String(n + 1)) },
    { term: 'First player', by: (n) => (n === 1 ? 'always you' : 'changes every round') },
  ],
  examples: {
    uses: {
      title: 'One card, three uses',
      text: 'Boiler Room has distance 2: two grey contacts build it, two blue ones make a deal, two red ones bring its spoils.',
    },
    redevelop: {
      title: 'A brick and a common type',
      text: 'The old card is replaced whatever the distance of the new one. You score 1 VP, and the new card produces at once.',
    },
    raze: {
      title: 'Razing an opponent’s Production',
      text: 'Its defence is 3, with a shield 4. You take the spoils, the owner the good of the deal field, and Ruins remain.',
    },
  },
};
