import type { Guide } from '../guide.ts';
import { plates } from './plates.ts';

export const guide: Guide = {
  plates,
  goal: {
    title: 'The goal',
    text: [
      'Each player leads one of four factions and builds a State around a base: locations, deals, spoils and a leader.',
      'Victory points (VP) are counted anew at the end of every round. As soon as somebody then has 30, the game is over, and whoever has most wins.',
    ],
  },
  goods: {
    title: 'The goods',
    text: [
      'Goods lie on your base and are lost in Cleanup, unless they lie on a card that keeps them: a leader, a store, a set, a card that came with goods. The supply never runs out.',
      'Contact tokens have a colour and a value of 1 to 3, VP tokens a value of 1 or 2. VP are never lost.',
    ],
  },
  card: {
    title: 'A location card',
    text: ['Only one of its three fields ever counts: which one depends on what you do with the card.'],
    rows: [
      {
        term: 'Distance',
        text: 'One to three arrows: the range you need for conquest, cooperation or incorporation.',
      },
      {
        term: 'Types',
        text: 'One or two of them. They matter for redevelopment and for cards that count locations of a type.',
      },
      { term: 'Ability', text: 'The middle: in force when the card is placed as a location.' },
      { term: 'Spoils', text: 'The red field: given once, when the spoils are cashed in.' },
      { term: 'Deal', text: 'The blue field: given in every Production after the cooperation.' },
      { term: 'Open production', text: 'Produces for its owner every round; others may send a worker.' },
      { term: 'Closed production', text: 'Produces for its owner every round; nobody else may send a worker.' },
      { term: 'Feature', text: 'Always in force, needs no worker.' },
      { term: 'Action', text: 'Works when its owner sends workers, at most twice a round.' },
    ],
  },
  setup: {
    title: 'Set-up and factions',
    text: [
      'Everybody gets a faction at random, with a base and three fixed contact cards, which lie beside the base, and four cards in hand. Chance decides who begins; in each later round it is the next player.',
      'Each fixed contact card can be used once a round, for its price.',
    ],
  },
  turn: {
    title: 'A round',
    text: ['A round has five phases.'],
    rows: [
      { term: '1. Lookout', text: 'Everybody takes two cards from a row and draws one.' },
      { term: '2. Production', text: 'Bases, locations and deals give goods, spoils may be cashed in.' },
      { term: '3. Actions', text: 'One action each in turn, until all have passed.' },
      { term: '4. Scoring', text: 'The score is counted anew every round.' },
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
      'Then spoils may be cashed in: each card is discarded and gives the goods of its red field. Spoils cannot be cashed in during the round in which they were conquered.',
      'VP of a location lie on it, VP of a deal on the deal: three tokens at most each. VP of spoils go to the base.',
    ],
  },
  actions: {
    title: 'Actions',
    text: [
      'One action in each of your turns, or pass; a player who has passed does nothing more this round. What an action gains can be used from your next turn on.',
      'Before and after the action you may take free steps: discard a tucked card for nothing, change a store, add a resource to a set.',
    ],
    rows: [
      { term: 'Incorporation', text: 'Incorporation range: the card is placed as your location.' },
      { term: 'Cooperation', text: 'Cooperation range: the card is tucked under your base as a deal.' },
      { term: 'Conquest', text: 'Conquest range: the card is tucked under your base as spoils.' },
      {
        term: 'Redevelopment',
        text: 'A card from your hand replaces one of your locations that shares a type, whatever its distance.',
      },
      { term: 'Leader', text: 'Play a leader from your hand; a change of leader costs 1 weapon.' },
      { term: 'Use a location', text: 'Send workers to an Action location of yours.' },
      { term: 'Send a worker', text: 'To an open production of an opponent who has not passed.' },
      { term: 'Two workers', text: 'Send them for a resource of your choice, as often as you like.' },
      { term: 'Two cards', text: 'Discard two cards, draw one, as often as you like.' },
      { term: 'Pass', text: 'You do nothing more this round, and nobody can send a worker to your locations.' },
    ],
  },
  range: {
    title: 'Range',
    text: [
      'Range comes from your fixed contact cards, from one-shot contact cards in hand and from contact tokens. Values of one colour add up, universal ones go with any colour; any excess is lost.',
      'The prices of all contact cards used are paid together. A fixed contact card can be used again only next round, a one-shot contact card is discarded, a token returns to the supply.',
      'Only ways without waste are offered: nothing that could be left out, no larger token where a smaller one would do.',
    ],
  },
  placing: {
    title: 'Placing a location',
    text: [
      'A location in play is worth 1 VP. With production it produces at once, although Production is over.',
      'Some count a type: they give something for each of your locations of that type, and for each you place later. VP stop at three tokens.',
      'Some cards come into play with goods on them. Stores keep up to three resources and can be changed once before and once after each of your actions. Some cards take a set of the three resources they show; for a full set a worker brings a VP token.',
    ],
  },
  redevelopment: {
    title: 'Redevelopment',
    text: [
      'Old and new card must share a type. It costs 1 building material, once a round; a redevelopment token pays for another one, a universal redevelopment token also without a common type.',
      'Your base gains 2 VP and all VP that lay on the old card. Goods that lay on it go to your base.',
    ],
  },
  tucked: {
    title: 'Spoils and deals',
    text: [
      'The base has room for three tucked cards of either sort. Some locations add room for three, two of them for spoils alone.',
      'Without room you can neither conquer nor cooperate; a tucked card may be discarded for nothing. VP on a discarded deal move to the base.',
      'If room is lost, tucked cards are discarded until the rest fits.',
    ],
  },
  leaders: {
    title: 'Leaders',
    text: [
      'One leader at a time. The first one costs nothing; a change costs 1 weapon, and your base gains 2 VP and all VP that lay on the old leader.',
      'A leader is worth 1 VP, comes into play with goods, and collects VP for what you do meanwhile, five tokens at most.',
    ],
  },
  workers: {
    title: 'Workers',
    text: [
      'The first use of an Action location takes the workers it shows, the second one worker more. All other costs are paid again.',
      'To an open production you send one worker, who goes to the owner and is theirs for this round. You gain what it produces. You may send three workers a round, one to each location.',
      'A theft steals one resource from a base, a leader or a card with goods on it; stores and sets are safe.',
    ],
  },
  cleanup: {
    title: 'Cleanup',
    text: [
      'All goods on the bases are lost, contact and redevelopment tokens too. What lies on cards stays.',
      'Fixed contact cards are ready again, workers and markers are taken off the locations. Hands stay as they are.',
    ],
  },
  end: {
    title: 'The end',
    text: [
      'In Scoring each location and each leader counts 1, and all VP tokens on base, locations, leader and deals count their value. With 30 or more the game ends without Cleanup.',
      'A tie is decided by cards in hand, then by resources and workers left, those on leaders, in stores and on cards that came with goods included; then it is a shared victory.',
    ],
  },
  rulings: {
    title: 'Where the rulebook is silent',
    text: [
      'The fixed contact cards of a faction are no cards in hand. You decide what a universal resource stands for when you spend it.',
      'Production goes in a fixed order: base, locations, deals, then spoils and free steps as often as you like.',
      'An action that could bring nothing at all cannot be chosen. VP from workers sent and from spoils go to the base.',
      'The leader action of Baby Swift and discarding 2 cards to draw 1 can be repeated, each time as an action of its own. Spoils and deals have no types.',
      'About half of the cards are attested for this edition; the others follow the later edition or were reconstructed, as each card says. They can be replaced by a checked file.',
    ],
  },
};
