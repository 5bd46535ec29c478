import type { Plates } from '../plates.ts';

export const plates: Plates = {
  card: {
    cost: { title: 'Cost', text: 'So many markers move from above your Faction card to below it.' },
    line: {
      title: 'Station symbol',
      text: 'Red Line, Hanza, Polis or none: your Stations with the same symbol make it cheaper.',
    },
    name: {
      title: 'Name',
      text: 'The shape of the frame tells the kind of card: Station, Resource, Hero, Threat, Caravan.',
    },
    mission: { title: 'Mission', text: 'Its kind, and how much of such Resources it needs.' },
    bonus: { title: 'Bonus', text: 'These Resources cost you 1 less; with markers on the Station they are free.' },
  },
  round: {
    title: 'A turn in four pictures',
    steps: {
      before: { title: 'Free actions', text: 'Complete missions or tidy, as often as you like.' },
      action: { title: 'One action', text: 'Play a card, discard a card or exchange three.' },
      draw: { title: 'Draw', text: 'From the bazaar or the deck, until you hold five.' },
      after: { title: 'Free actions again', text: 'Ten markers win at once.' },
    },
  },
  players: [
    { term: 'Cards in the deck after set-up', by: (n) => String(125 - 5 * n) },
    { term: 'Factions nobody leads', by: (n) => (n < 5 ? String(5 - n) : 'none') },
    { term: 'Markers at the start', by: () => '5 above, 5 in the reserve' },
  ],
  examples: {
    pay: { title: 'A card for 2', text: 'Two markers move below the Faction card. Three are left to pay with.' },
    raise: {
      title: 'A discarded card of cost 2',
      text: 'You raise two markers and can pay with them again. No new markers come into the game.',
    },
    attack: {
      title: 'A Monster with two symbols',
      text: 'One matching symbol among your Protections or Heroes is enough. That card is discarded, and you play another one free of charge.',
    },
  },
};
