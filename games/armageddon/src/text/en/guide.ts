import type { Guide } from '../guide.ts';
import { count, figure } from './names.ts';
import { plates } from './plates.ts';

export const guide: Guide = {
  plates,
  parts: (n) => [
    {
      id: 'goal',
      title: 'The goal',
      text: [
        `You lead a city of survivors through six rounds, 3 or 4 players, and start with ${n.start.vp} victory points (VP), ${count(n.start.workers, figure.worker)} and ${count(n.start.leaders, figure.leader)}. Whoever has most VP in the end wins; in a tie the one with more equipment cards, and if that is equal too, the victory is shared.`,
        'VP come from actions, fights, buildings, tiles and collected equipment. Damage, marauders and survivors without housing cost VP. Nobody falls below 0 VP.',
      ],
    },
    {
      id: 'pieces',
      title: 'Survivors and marauders',
      text: [
        'Survivors do everything. You do not lose them by it: whoever you bid or use comes back at the end of the round.',
      ],
      rows: [
        { term: 'Workers', text: `${n.figures.worker} in the game. They repair, do simple work and can be trained.` },
        { term: 'Soldiers', text: `${n.figures.soldier} in the game. They are best against marauders.` },
        { term: 'Engineers', text: `${n.figures.engineer} in the game. They repair and run science buildings.` },
        {
          term: 'Leaders',
          text: 'One for each player at first. A leader is wild and can stand in for any survivor in any action.',
        },
        {
          term: 'Marauders',
          text: `${n.figures.marauder} in the game. They belong to nobody; what counts is where your marker stands on the marauder track, from 0 to ${n.lastMarauder}.`,
        },
      ],
    },
    {
      id: 'round',
      title: 'A round',
      text: ['Six rounds of four phases. After the third there is a scoring, after the sixth the final scoring.'],
      rows: [
        {
          term: '1. Preparation',
          text: 'Marauders arrive, damage takes effect, new cards are laid out. Nobody decides.',
        },
        { term: '2. Auction', text: 'Everybody bids survivors in all three areas; bonuses and penalties follow.' },
        { term: '3. Resolution', text: 'Equipment is taken, buildings are built, survivors act in the cities.' },
        {
          term: '4. Completion',
          text: 'Survivors return, marauders do damage, every survivor needs housing, buildings give VP.',
        },
      ],
    },
    {
      id: 'preparation',
      title: 'Preparation',
      text: [
        `Everybody moves right on the marauder track: by ${n.arrivals.join(', ')} in rounds 1 to 6. Marauders that find no room cost 1 VP each.`,
        'Then the damage track takes effect for everybody, as the next section says.',
        `As many equipment cards as players are turned up, and figures drawn from the bag are put on them: ${n.slots.join(', ')} from left to right. In the first round no card holds more than one marauder.`,
        'As many building cards are turned up, of level 1 in rounds 1 to 3 and of level 2 afterwards, each with a tile.',
      ],
    },
    {
      id: 'auction',
      title: 'Auction',
      text: [
        'The player with most VP starts; among equals the one whose marker lies on top, which is whoever reached that number last. In three laps everybody makes one bid at a time, until each has exactly one bid in each area: Exploration, Construction and City.',
        'A bid is any number of survivors from behind your screen, of any colours, also 0. Each counts as one, a leader too. It lies open at once and is final: nobody may add to it, take it back or pass. A slip can be undone as far as the table has agreed.',
        'Whoever stays behind the screen does nothing this round.',
        'When all bids are made, the largest bid of each area gets the bonus of its tile, the smallest the penalty. Among equal largest bids the earlier one counts, among equal smallest the later one.',
        'Whoever must discard equipment chooses the card; it is shown.',
      ],
    },
    {
      id: 'exploration',
      title: 'Exploration',
      text: [
        'From the largest bid down, among equals the earlier first, everybody takes one equipment card with all figures on it.',
        'The survivors go behind the screen and cannot act this round. Each marauder moves your marker one space and goes back into the bag; without room it costs 1 VP.',
      ],
    },
    {
      id: 'construction',
      title: 'Construction',
      text: [
        'From the largest bid down everybody takes a building card with its tile and builds it at once, or forfeits it. Building costs nothing.',
        'A city has eight sites. Headquarters upgrades go on site 1 only, watchtower upgrades on a watchtower only, other buildings on sites 3 to 7, and on site 8 once the Extension stands.',
        'An occupied site can be overbuilt: from then on only the new building counts. It works at once.',
        'Then the tile takes effect, even if the card was forfeited.',
      ],
    },
    {
      id: 'city',
      title: 'City',
      text: [
        'From the start player on, each in turn does all actions with the survivors bid in the City, in any order, and may stop before all are used.',
      ],
      rows: [
        {
          term: 'Use a building',
          text: 'Each action of a building says who is needed, how often it can be used in a round, and what it brings. Every use needs survivors of its own. An action without any effect cannot be chosen.',
        },
        {
          term: 'Extend',
          text: 'Once in the game any two survivors build the Extension on site 8: housing and an action of its own.',
        },
        {
          term: 'Repair',
          text: 'A worker, an engineer or a leader moves the damage marker one space left, without VP.',
        },
        {
          term: 'Fight',
          text: `You fight off up to as many marauders as the action shows, for ${n.fight} VP each. Pushing back does the same without VP.`,
        },
        {
          term: 'Exchange',
          text: 'Two workers act: one goes into the bag, a soldier or engineer from the bag comes behind your screen.',
        },
        {
          term: 'Recruit',
          text: 'Draw a figure from the bag. A worker or marauder goes back and you gain VP; anybody else is yours and can do another action at once, but neither extend nor repair.',
        },
        {
          term: 'Search the deck',
          text: 'Discard a card, look through the equipment deck and take any card; the deck is shuffled.',
        },
      ],
    },
    {
      id: 'completion',
      title: 'Completion',
      text: [
        'All survivors return behind the screens.',
        'Each marauder on your track moves your damage marker one space right; beyond the last space it costs 1 VP instead. The marauders stay.',
        `Every survivor needs housing. For each survivor without housing you put one of your choice back into the bag and lose ${n.homeless} VP.`,
        'Then buildings give the VP printed on them, and unused housing scores where a building says so.',
        'After round 3 everybody scores the first common tile; the three auction tiles are replaced; all marauder markers go back to 0, and each space costs 1 VP.',
      ],
    },
    {
      id: 'final',
      title: 'Final scoring',
      text: [
        'In this order: the second common tile; one of your two private tiles, chosen in secret by all at once; equipment; the damage track once more; and 1 VP less for each marauder on your track.',
        'Tiles for survivors count all of yours wherever they are, tiles for buildings all that are visible, printed ones too.',
      ],
    },
    {
      id: 'secrets',
      title: 'What is hidden',
      text: [
        'Nobody sees the survivors behind another screen, equipment in hand, or private tiles. Bids, cities, tracks, displays and numbers of cards are open.',
        'Of other players the table shows only what everybody could see: how many survivors they have at least and at most, and cards that were seen going into a hand.',
      ],
    },
    {
      id: 'rulings',
      title: 'How we read unclear points',
      text: [
        'A leader who is unavailable still needs housing, and returns in the Preparation in which the marker is no further than the leader space.',
        'A watchtower upgrade on a Guard Post makes its site a watchtower for good. While one church is visible, the other can only be built over it.',
        'Marauders driven off by tiles give their VP whichever church stands, and do not count as a fight.',
        'With a great many survivors a bid is asked for colour by colour behind the scenes; at the table it is one form.',
      ],
    },
  ],
  damage: {
    title: 'The damage track',
    text: [
      'In each Preparation, and once more at the end, every space left of the marker takes effect. On the first space you gain VP instead, on the second nothing happens.',
    ],
  },
  equipment: {
    title: 'What equipment is worth',
    text: ['Equipment cards score only at the end of the game. The program finds the best way to group vehicle parts.'],
  },
  options: {
    title: 'Options',
    text: ['Chosen before the game, for everybody.'],
  },
};
