import type { Plates } from '../plates.ts';

export const plates: Plates = {
  card: {
    type: { title: 'Type', text: 'Headquarters, civil, military or science: upgrades and scoring tiles ask for it.' },
    gives: { title: 'Housing and VP', text: 'How many survivors live here, and what it brings every round.' },
    name: { title: 'Name', text: 'It goes on a site of your city at once, or is forfeited.' },
    action: { title: 'Action', text: 'Who is needed, how often in a round, and what it brings.' },
  },
  round: {
    title: 'A round in four pictures',
    steps: {
      preparation: { title: 'Preparation', text: 'Marauders arrive, damage tells, cards and figures are laid out.' },
      auction: { title: 'Auction', text: 'Three bids each; bonus for the largest, penalty for the smallest.' },
      resolution: { title: 'Resolution', text: 'Equipment, then buildings, then the actions of the cities.' },
      completion: { title: 'Completion', text: 'Marauders do damage, everybody needs housing, buildings bring VP.' },
    },
  },
  players: [
    { term: 'Equipment cards a round', by: (n) => String(n) },
    { term: 'Figures on them', by: (n) => (n === 3 ? '2, 3, 4' : '2, 3, 4, 3') },
    { term: 'Building cards a round', by: (n) => String(n) },
    { term: 'Out of the game before', by: (n) => (n === 3 ? '5 workers, 1 leader, 2 scoring tiles' : 'nothing') },
  ],
  examples: {
    bids: {
      title: 'Two bids of two',
      text: 'The earlier of equal bids counts as the larger, the last of equal ones as the smaller. The bid of 0 gets the penalty.',
    },
    damage: {
      title: 'Damage marker on space 5',
      text: 'Every space the marker has passed takes effect at the start of the next round; space 1 only while it stands there.',
    },
    housing: {
      title: 'Four survivors, three in housing',
      text: 'One survivor of your choice goes into the bag and costs you VP.',
    },
  },
};
