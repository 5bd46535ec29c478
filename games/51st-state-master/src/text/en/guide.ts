import type { Guide } from '../guide.ts';
import { plates } from './plates.ts';

export const guide: Guide = {
  plates,
  goal: {
    title: 'The goal',
    text: [
      'Each player builds a State out of what is left of America: locations that produce goods, change the rules or turn goods into victory points (VP).',
      'Once somebody has 25 VP, the round is played to the end of its Action phase. Then every location is worth 1 VP more, and whoever has the most VP wins.',
    ],
  },
  goods: {
    title: 'The goods',
    text: [
      'At the end of a round everything is lost but VP, cards and kept goods, so spend. The supply never runs out.',
      'Fuel, iron, guns and bricks are the basic resources.',
    ],
  },
  card: {
    title: 'A location card',
    text: ['A card in hand can be used in one of three ways, and each costs as many contacts as its distance.'],
    rows: [
      {
        term: 'Distance',
        text: 'One to three arrows: the price in contacts, grey to build, blue for the deal, red to raze.',
      },
      {
        term: 'Types',
        text: 'None, one or two. They matter for redevelopment and for abilities that count locations of a type.',
      },
      {
        term: 'Production',
        text: 'Top row, defence 3. Gives goods in every Production phase and when it is built. Opponents can send a worker to an open production.',
      },
      {
        term: 'Feature',
        text: 'Middle row, defence 4. Gives a building bonus, keeps goods, or works at a certain moment.',
      },
      { term: 'Action', text: 'Bottom row, defence 5. Pay and gain in your turn, once a round or twice.' },
      { term: 'Spoils', text: 'Goes to whoever razes the location, from hand or in an opponent’s State.' },
      {
        term: 'Deal',
        text: 'One good: on making the deal, in every later Production, and as compensation for the owner when the location is razed.',
      },
    ],
  },
  setup: {
    title: 'Set-up and factions',
    text: [
      'Everybody has a faction board and is dealt six cards, of which four stay in hand and two are discarded; all choose at the same time and unseen.',
      'A faction produces each round. Each of the three faction actions can be used once a round; workers can be exchanged as often as you like.',
    ],
  },
  round: {
    title: 'A round',
    text: ['A round has four phases. The first-player token passes to the left after each round.'],
    rows: [
      { term: '1. Lookout', text: 'Connections are turned face up, and everybody takes a location, twice.' },
      { term: '2. Production', text: 'Everybody gains goods.' },
      { term: '3. Action', text: 'Players take one action each in turn order, until all have passed.' },
      { term: '4. Cleanup', text: 'What cannot be kept is lost; everything can be used again.' },
    ],
  },
  lookout: {
    title: 'Lookout',
    text: [
      'One red and one blue connection are turned face up for this round.',
      'One location more than there are players is laid out. From the first player on, each takes one; the last is discarded. Then once more with new cards, in the opposite order.',
      'There is no limit to a hand. Everybody knows the cards that were taken face up.',
    ],
  },
  production: {
    title: 'Production',
    text: [
      'Everybody gains, in this order: the kept goods, the goods of the faction board, one good for each deal, and what the Production locations give. Ruins give nothing.',
      'Locations that count what you produced come after all others, and Features that ask for a certain number of goods come last.',
      'The table shows beforehand what your next Production will bring if nothing changes.',
    ],
  },
  turn: {
    title: 'Your turn',
    text: [
      'One action a turn; you may always pass. A location action with a second use, and the exchange of workers, may be repeated at once.',
      'Shields may be put on your locations at any time in your turn. A player who has passed does nothing more this round, and nothing of theirs can be touched.',
    ],
    rows: [
      { term: 'Build', text: 'Grey contacts as the distance: the card goes into its row.' },
      {
        term: 'Redevelop',
        text: 'A brick, and a location of yours that shares a type with the new card is replaced; or a redevelopment token, and any of yours is. Either way 1 VP. The distance does not matter.',
      },
      {
        term: 'Deal',
        text: 'Blue contacts as the distance: the card is tucked under your faction board and gives its good at once.',
      },
      { term: 'Raze from hand', text: 'Red contacts as the distance: discard the card and take its spoils.' },
      {
        term: 'Raze an opponent’s location',
        text: 'Red contacts as its defence: you take the spoils, the owner gets the good of the deal field, and Ruins remain.',
      },
      { term: 'Use a location', text: 'Pay the cost of an Action of yours and gain what it gives.' },
      { term: 'Faction action', text: 'Resources for contacts, or two workers for a basic resource or a card.' },
      {
        term: 'Send a worker',
        text: 'To an opponent’s open production; each can be used in this way once a round. You gain what it produces, the owner gets a worker.',
      },
      { term: 'Take a connection', text: 'For two workers you take a face-up connection into your hand.' },
      { term: 'Play a connection', text: 'Pay its cost, if any, and gain its contacts.' },
      { term: 'Pass', text: 'You do nothing more this round, and you are safe.' },
    ],
  },
  building: {
    title: 'What building gives',
    text: [
      'A Production location produces at once. A building bonus is gained once, when the location is built.',
      'Abilities that count locations of a type count the new one too, and each at most as often as it says.',
      'Some Features come with goods lying on them: these are spent from the card, and stay there over Cleanup.',
      'Ruins and locations without a type can be redeveloped into any location.',
    ],
  },
  paying: {
    title: 'Paying',
    text: [
      'Ammo pays for any basic resource, a universal contact for one of any colour; never the other way round.',
      'If there is more than one sensible way to pay, you are asked; the simplest one comes first.',
      'A card in a cost is a card from your hand, a deal in a cost is one of yours: both are discarded.',
    ],
  },
  opponents: {
    title: 'Defence and protection',
    text: [
      'Defence is 3 for Production, 4 for Features, 5 for Actions, and 1 more with a shield. A shield stays until Cleanup.',
      'Goods lying on a razed location go to its owner. To each open production a worker can be sent once a round, by anybody.',
      'Locations and deals of a player who has passed cannot be razed, used or copied, and nothing can be stolen.',
    ],
  },
  cleanup: {
    title: 'Cleanup',
    text: [
      'Some locations keep goods for the next round; all other tokens go back to the supply.',
      'Shields, workers sent and marks of use are removed. Cards in hand stay. Connections nobody took are discarded.',
    ],
  },
  end: {
    title: 'The end',
    text: [
      'As soon as somebody has 25 VP, whatever the phase, it is the last round: its Action phase is played to the end, there is no Cleanup.',
      'Each intact location is 1 VP. Deals and Ruins score nothing.',
      'A tie is decided by the goods left, cards in hand included; then by the number of locations; if that does not decide either, the victory is shared.',
    ],
  },
  solo: {
    title: 'The solo game',
    text: [
      'You always begin. In Lookout you see four cards and take one; one of the others at random goes to the virtual opponent; of the last two you take one, it gets the other and one more from the deck.',
      'Its locations can be razed, and workers can be sent to them, as with a player; but a worker sent gives it 1 VP, and a razed card is discarded.',
      'In its turn it takes a connection and gains 2 VP, the red one first. If none is left it attacks, at most three times a round and until one attack succeeds: a card is revealed, and one of your locations that shares a type is razed, which gives it 2 VP. If the location has a shield, only the shield is lost.',
      'Its target is what shares more types; then the greater distance; then an unused Action, a used one, a Feature, a Production; then the better spoils; then you choose. If you pass, it passes.',
      'You win only with more VP than it has; a table of five grades shows how well you did.',
    ],
  },
  options: { title: 'Options', text: ['A table can be set up with other cards and other rulings.'] },
  rulings: {
    title: 'Where the rulebook is silent',
    text: [
      'Production goes step by step for all players in turn order: Suppliers name a location, then ordinary production, then copies, then locations that count production, then Features that ask for a certain number of goods.',
      'An action that needs a target cannot be chosen without one; all of its cost is paid before anything is gained.',
      "What a card just built gives does not count as produced. Thieves' Caravan steals no ammo and nothing that lies on cards.",
      'A shield of its own, as Hidden Forge has, stops one attack of the virtual opponent a round.',
    ],
  },
};
