import type { Guide } from '../guide.ts';

export const guide: Guide = {
  goal: {
    title: 'The goal',
    text: [
      'Each player builds a State out of what is left of America: locations that produce goods, change the rules or turn goods into victory points (VP).',
      'Once somebody has 25 VP, the round is played to the end of its Action phase. Then every location is worth 1 VP more, and whoever has most VP wins.',
    ],
  },
  goods: {
    title: 'The goods',
    text: [
      'All goods but VP, cards and what is stored are gone at the end of a round: spend them. The bank never runs out.',
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
      { term: 'Types', text: 'None, one or two. They matter for redevelopment and for abilities that count.' },
      {
        term: 'Production',
        text: 'First row, defence 3. Gives goods in every Production phase and when it is built. Open production can be visited by opponents.',
      },
      { term: 'Feature', text: 'Second row, defence 4. A bonus when built, storage, or something that reacts.' },
      { term: 'Action', text: 'Third row, defence 5. Pay and gain in your turn, once a round or twice.' },
      { term: 'Spoils', text: 'What whoever razes it takes, from the hand or from a State.' },
      {
        term: 'Deal',
        text: 'One good: on making the deal, in every later Production, and as compensation for the owner when it is razed.',
      },
    ],
  },
  setup: {
    title: 'Set-up and factions',
    text: [
      'Everybody has a faction board and is dealt six cards, of which two are discarded, all at the same time and unseen.',
      'A faction produces each round. Each of its three conversions can be used once a round; workers can be exchanged as often as you like.',
    ],
  },
  round: {
    title: 'A round',
    text: ['A round has four phases. The first-player token goes on to the left after each.'],
    rows: [
      { term: '1. Lookout', text: 'Connections are turned up and cards are drafted, twice.' },
      { term: '2. Production', text: 'Everybody gains goods.' },
      { term: '3. Action', text: 'One action each in turn, until all have passed.' },
      { term: '4. Cleanup', text: 'What cannot be kept is lost; everything can be used again.' },
    ],
  },
  lookout: {
    title: 'Lookout',
    text: [
      'One red and one blue connection are turned up for this round.',
      'One location more than there are players is laid out. From the first player on, each takes one; the last is discarded. Then once more with new cards, in the opposite order.',
      'There is no limit to a hand. What was taken face up is known to all.',
    ],
  },
  production: {
    title: 'Production',
    text: [
      'Everybody gains, in this order: what was stored, the goods of the faction board, one good for each deal, and what the Production locations give. Ruins give nothing.',
      'Locations that count what you produced come after all others, Features that ask for a number of goods come last.',
      'The table shows beforehand what your next Production will bring if nothing changes.',
    ],
  },
  turn: {
    title: 'Your turn',
    text: [
      'One action a turn; you may always pass. A location action with a second use, and the exchange of workers, may be repeated at once.',
      'Shields may be put on your locations at any time in your turn. Who has passed does nothing more this round, and nobody can touch anything of theirs.',
    ],
    rows: [
      { term: 'Build', text: 'Grey contacts as the distance: the card goes into its row.' },
      {
        term: 'Redevelop',
        text: 'A brick, and a location of yours that shares a type with the new card is replaced; or a redevelopment token, and any of yours is. Either way 1 VP. The distance does not matter.',
      },
      {
        term: 'Deal',
        text: 'Blue contacts as the distance: the card goes under your board and gives its good at once.',
      },
      { term: 'Raze a card', text: 'Red contacts as the distance: discard it and take its spoils.' },
      {
        term: 'Raze a location',
        text: 'Red contacts as its defence: you take the spoils, the owner the good of the deal, and Ruins remain.',
      },
      { term: 'Use a location', text: 'Pay what an Action of yours asks for and gain what it gives.' },
      { term: 'Use the faction', text: 'A conversion, or two workers for a basic resource or a card.' },
      {
        term: 'Send a worker',
        text: 'To an open production of an opponent, once a round for all together: you gain what it produces, the owner a worker.',
      },
      { term: 'Take a connection', text: 'Two workers for one that lies face up; it goes into your hand.' },
      { term: 'Play a connection', text: 'Pay its price, if any, and gain its contacts.' },
      { term: 'Pass', text: 'You are out of this round, and safe.' },
    ],
  },
  building: {
    title: 'What building gives',
    text: [
      'A Production location produces at once. A building bonus is gained once, when the location is built.',
      'Abilities that count locations of a type count the new one too, and each at most as often as it says.',
      'Some Features come with goods lying on them: these are spent from the card, and stay there over Cleanup.',
      'Ruins and locations without a type can be redeveloped into anything.',
    ],
  },
  paying: {
    title: 'Paying',
    text: [
      'Ammo pays for any basic resource, a universal contact for one of any colour; never the other way round.',
      'If there is more than one sensible way to pay, you are asked; the obvious one comes first.',
      'A card in a price is a card of your hand, a deal in a price is one of yours: both are discarded.',
    ],
  },
  opponents: {
    title: 'Defence and protection',
    text: [
      'Defence is 3 for Production, 4 for Features, 5 for Actions, and 1 more with a shield. A shield stays until Cleanup.',
      'Goods lying on a razed location go to its owner. A location can be visited once a round, by anybody.',
      'Nothing of a player who has passed can be razed, visited, stolen, borrowed or copied.',
    ],
  },
  cleanup: {
    title: 'Cleanup',
    text: [
      'Locations that store let you keep some goods for the next round; all other tokens go back to the bank.',
      'Shields, workers on visits and marks of use are removed. Hands stay. Connections nobody took are discarded.',
    ],
  },
  end: {
    title: 'The end',
    text: [
      'With 25 VP, in whatever phase, the last round has come: its Action phase is played to the end, there is no Cleanup.',
      'Each intact location is 1 VP. Deals and Ruins score nothing.',
      'A tie is decided by the goods left, cards in hand included; then by the number of locations; then the victory is shared.',
    ],
  },
  solo: {
    title: 'Alone against the virtual opponent',
    text: [
      'You always begin. In Lookout you see four cards and take one; one of the others at random goes to the opponent; of the last two you take one, it gets the other and one more from the deck.',
      'Its locations can be razed and visited like those of a player, but a visit gives it 1 VP, and a razed card is discarded.',
      'In its turn it takes a connection for 2 VP, the red one first. If none is left it attacks, at most three times a round and until one attack succeeds: a card is revealed, and one of your locations that shares a type is razed, for 2 VP. A shield goes instead.',
      'It hits what shares more types; then the greater distance; then an unused Action, a used one, a Feature, a Production; then the better spoils; then you choose. If you pass, it passes.',
      'You win only with more VP than it has; a table of five grades says how well.',
    ],
  },
  options: { title: 'Options', text: ['A table can be set up with other cards and other rulings.'] },
  rulings: {
    title: 'Where the rulebook is silent',
    text: [
      'Production goes step by step for all players in turn order: Suppliers name a location, then ordinary production, then copies, then what counts the production, then thresholds.',
      'An action that needs a target cannot be chosen without one; all of its price is paid before anything is gained.',
      'What a card just built gives does not count as produced. Thieves Caravan takes no ammo and nothing that lies on cards.',
      'A shield of its own, as Hidden Forge has, stops one attack of the virtual opponent a round.',
    ],
  },
};
