import type { Guide } from '../guide.ts';

export const guide: Guide = {
  goal: {
    title: 'The goal',
    text: [
      'Each player leads one of four powers and gathers a State around a base: locations, deals, spoils and a leader.',
      'Victory points (VP) are counted anew at the end of every turn. As soon as somebody then has 30, the game is over, and whoever has most wins.',
    ],
  },
  goods: {
    title: 'The goods',
    text: [
      'Goods lie on your base and are lost in Cleanup, unless they lie on a card that keeps them: a leader, a stock, a store, a set. The supply never runs out.',
      'Contact tokens have a colour and a value of 1 to 3, VP tokens a value of 1 or 2. VP are never lost.',
    ],
  },
  card: {
    title: 'A location card',
    text: ['Only one of its three fields ever counts: which one depends on what you do with the card.'],
    rows: [
      {
        term: 'Distance',
        text: 'One to three arrows: the range you need to bring it into the game in any of three ways.',
      },
      { term: 'Icons', text: 'One to three types. They matter for redevelopment and for cards that count.' },
      { term: 'Ability', text: 'The middle: in force when the card is placed as a location.' },
      { term: 'Spoils', text: 'The red field: given once, when the card was conquered and is cashed.' },
      { term: 'Deal', text: 'The blue field: given in every Production once there is cooperation.' },
      { term: 'Open production', text: 'Produces for its owner every turn; others may send a worker.' },
      { term: 'Closed production', text: 'Produces for its owner every turn; nobody else may work there.' },
      { term: 'Feature', text: 'Always in force, needs no worker.' },
      { term: 'Action', text: 'Works when its owner sends workers, at most twice a turn.' },
    ],
  },
  setup: {
    title: 'Set-up and factions',
    text: [
      'Everybody gets a faction at random, with a base and three contact cards that stay on the table, and four cards in hand. Who begins is drawn; in each later turn the next player does.',
      'Each of the three contact cards can be used once a turn, for its price.',
    ],
  },
  turn: {
    title: 'A turn',
    text: ['A turn has five phases.'],
    rows: [
      { term: '1. Lookout', text: 'Everybody takes two cards from a row and draws one.' },
      { term: '2. Production', text: 'Bases, locations and deals give goods, spoils may be cashed.' },
      { term: '3. Actions', text: 'One action each in turn, until all have passed.' },
      { term: '4. Scoring', text: 'The score is counted from nothing.' },
      { term: '5. Cleanup', text: 'What cannot be kept is lost; everything can be used again.' },
    ],
  },
  lookout: {
    title: 'Lookout',
    text: [
      'Five cards are laid out. From the first player on, each takes one, then each takes a second one. With three and four players some cards are added in between, so that everybody can choose. What is left is discarded.',
      'Then everybody draws one card.',
      'In Lookout nobody may have more than ten cards: before it starts hands are trimmed, and with ten cards whatever you take is discarded at once. At other times there is no limit.',
      'What was taken from the row is known to all.',
    ],
  },
  production: {
    title: 'Production',
    text: [
      'One player after the other gains what the base makes, what production locations give in the order they were placed, and what deals give.',
      'Then spoils may be cashed: each is discarded and gives its red field. They cannot be cashed in the turn of their conquest.',
      'VP of a location lie on it, VP of a deal on the deal: three tokens at most each. VP of spoils go to the base.',
    ],
  },
  actions: {
    title: 'Actions',
    text: [
      'One main action a turn, or pass; who has passed does nothing more this turn. What an action gains can be used from your next action on.',
      'Before it you may make free moves: discard a tucked card for nothing, rearrange a store, lay a resource on a set.',
    ],
    rows: [
      { term: 'Incorporation', text: 'Grey range: the card is placed as your location.' },
      { term: 'Cooperation', text: 'Blue range: the card is tucked under your base as a deal.' },
      { term: 'Conquest', text: 'Red range: the card is tucked under your base as spoils.' },
      {
        term: 'Redevelopment',
        text: 'A location of yours gives way to a card from your hand that shares an icon, whatever its distance.',
      },
      { term: 'Leader', text: 'Play a leader from your hand; changing the one in play costs a weapon.' },
      { term: 'Use a location', text: 'Send workers to an action of yours.' },
      { term: 'Send a worker', text: 'To an open production of somebody who has not passed.' },
      { term: 'Two workers', text: 'For one resource of your choice, as often as you like.' },
      { term: 'Two cards', text: 'Discard two cards, draw one, as often as you like.' },
      { term: 'Pass', text: 'You are out until the next turn; nobody can visit you either.' },
    ],
  },
  range: {
    title: 'Range',
    text: [
      'Range comes from your contact cards on the table, from one-shot contact cards in hand and from contact tokens. Values of one colour add up, universal ones join any colour; what is too much is lost.',
      'The prices of all contact cards used are paid together. A used card on the table rests until Cleanup, a one-shot card is discarded, a token is gone.',
      'Only ways without waste are offered: nothing that could be left out, no larger token where a smaller one would do.',
    ],
  },
  placing: {
    title: 'Placing a location',
    text: [
      'A location in play is worth 1 VP. With production it produces at once, although Production is over.',
      'Some count icons: they give something for each location of the type you have, and for each you place later. VP stop at three tokens.',
      'Stocks come with goods on them. Stores keep up to three resources and can be rearranged once in each of your actions. On a set you lay the three resources it shows; complete, a worker turns them into a VP token.',
    ],
  },
  redevelopment: {
    title: 'Redevelopment',
    text: [
      'Old and new card must share an icon. It costs 1 building material, once a turn; a redevelopment token pays for another one, a universal token also without a common icon.',
      'Your base gains 2 VP and all VP that lay on the old card. Goods that lay on it go to your base.',
    ],
  },
  tucked: {
    title: 'Spoils and deals',
    text: [
      'The base has room for three tucked cards of either sort. Some locations add room for three, two of them for spoils alone.',
      'Without room you can neither conquer nor cooperate; a tucked card may be discarded for nothing. VP lying on a deal that goes are kept on the base.',
      'If room is lost, tucked cards are discarded until the rest fits.',
    ],
  },
  leaders: {
    title: 'Leaders',
    text: [
      'One leader at a time. The first one costs nothing; a change costs 1 weapon, and your base gains 2 VP and all VP that lay on the old one.',
      'A leader is worth 1 VP, comes with goods, and collects VP for what you do while in play, five tokens at most.',
    ],
  },
  workers: {
    title: 'Workers',
    text: [
      'The first use of an action takes the workers it shows, the second one worker more. All other costs are paid again.',
      'A visit to an open production costs one worker, which goes to the owner and is theirs for this turn. You gain what it produces. Three visits a turn, each location once.',
      'Theft takes one resource from a base, a leader or a stock; stores and sets are safe.',
    ],
  },
  cleanup: {
    title: 'Cleanup',
    text: [
      'All goods on the bases are lost, contact and redevelopment tokens too. What lies on cards stays.',
      'Contact cards are ready again, workers and markers are taken off. Hands stay as they are.',
    ],
  },
  end: {
    title: 'The end',
    text: [
      'In Scoring each location and each leader counts 1, and all VP tokens on base, locations, leader and deals count their value. With 30 or more the game ends without Cleanup.',
      'A tie is decided by cards in hand, then by resources and workers left, those on leaders, stocks and stores included; then the victory is shared.',
    ],
  },
  rulings: {
    title: 'Where the rulebook is silent',
    text: [
      'The three contact cards of a faction are no cards in hand. Universal resources are named when they are spent.',
      'Production goes in a fixed order: base, locations, deals, then spoils and free moves as often as you like.',
      'An action that could bring nothing at all cannot be chosen. VP from visits and spoils go to the base.',
      'Baby Swift’s action and two cards for one can be repeated, each as an action of its own. Spoils and deals have no icons.',
      'About half of the cards are attested for this edition; the others follow the later edition or were reconstructed, as each card says. They can be replaced by a checked file.',
    ],
  },
};
