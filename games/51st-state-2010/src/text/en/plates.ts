import type { Plates } from '../plates.ts';

export const plates: Plates = {
  card: {
    distance: { title: 'Distance', text: '1 to 3: the range you need for the card.' },
    open: { title: 'Open', text: 'Opponents may send a worker here.' },
    ability: { title: 'Ability', text: 'What the location does once it is placed.' },
    spoils: { title: 'Spoils', text: 'Red field: cashed in once, after a conquest.' },
    types: { title: 'Types', text: 'They matter for redevelopment, leaders and cards that count them.' },
    name: { title: 'Name and layout', text: 'Frame, sign and colour tell the row it lies in.' },
    deal: { title: 'Deal', text: 'Blue field: gained in every Production after a cooperation.' },
  },
  round: {
    title: 'A round in five pictures',
    steps: {
      lookout: { title: 'Lookout', text: 'Two cards each from the row, one from the deck.' },
      production: { title: 'Production', text: 'Base, locations and deals give goods; spoils can be cashed in.' },
      actions: { title: 'Actions', text: 'One main action each in turn, until all have passed.' },
      scoring: { title: 'Scoring', text: 'Everything is counted anew; 30 VP end the game.' },
      cleanup: { title: 'Cleanup', text: 'Goods on the base are lost, kept ones stay.' },
    },
  },
  players: [
    { term: 'Workers sent by others to a location', by: (n) => `at most ${n - 1} a round` },
    { term: 'Factions not in play', by: (n) => (n < 4 ? String(4 - n) : 'none') },
    { term: 'Cards at the start', by: () => '4' },
  ],
  examples: {
    range: {
      title: 'Distance 3',
      text: 'A contact of 2 and a token of 1 of the same colour reach it. Both are spent whole; with 2 and 2 the surplus is lost.',
    },
    redevelopment: {
      title: 'Two common types are not needed',
      text: 'One shared type is enough. You pay 1 building material; your base gains 2 VP and the tokens of the old card.',
    },
    score: {
      title: 'Counting anew',
      text: 'Each location 1 VP, the leader 1 VP, every token its value, and what lies on the base.',
    },
  },
};
