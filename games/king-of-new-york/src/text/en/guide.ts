import type { Guide } from '../guide.ts';
import { plates } from './plates.ts';

export const guide: Guide = {
  plates,
  goal: {
    title: 'The goal',
    text: [
      'Every player is a Monster with 10♥. Score 20★ and survive to the end of your own turn, or be the last Monster in the game.',
      'Points come from destroyed Buildings and Units, from holding Manhattan, from Celebrity, from the Statue of Liberty and from cards.',
    ],
  },
  setup: {
    title: 'Set-up',
    text: [
      'In the order of seats each player picks a Monster; they differ in looks only. Each starts with 10♥, 0★ and 0⚡, without cards and tokens.',
      'The 45 tiles are shuffled into stacks of three, Buildings up, and three stacks go to each of the five boroughs. There are no Units yet. The cards are shuffled into the deck and three of them are turned up as the card bank; Superstar and the Statue of Liberty lie beside the board.',
      'Everybody rolls six dice: the most Attack begins, and whoever is tied for the most rolls again. Then, clockwise from the first player, each Monster goes to a borough outside Manhattan, at most two to each. Manhattan starts empty.',
    ],
  },
  turn: {
    title: 'Your turn',
    text: [
      'A turn has five steps, always in this order. Before the first one, a Monster that begins its turn in Manhattan gets the income of its zone.',
    ],
    steps: [
      {
        term: '1. Roll',
        text: 'Roll six dice. Then you may reroll any of them up to two times, also those you kept before. Stop whenever you like.',
      },
      {
        term: '2. Resolve',
        text: 'Resolve all symbols, one kind after the other, in the order you choose. None may be skipped, even if it hurts.',
      },
      {
        term: '3. Move',
        text: 'If nobody is in Manhattan, you must enter it. Otherwise you may move to another borough outside Manhattan with room for you, two Monsters each. In Manhattan you go one zone up, but not in the turn in which you entered it.',
      },
      { term: '4. Buy', text: 'Buy any of the three open cards, as many as you can pay for.' },
      { term: '5. End', text: 'With 20★ you win now. Otherwise the next Monster has its turn.' },
    ],
  },
  symbols: {
    title: 'The six symbols',
    text: ['Every die has each symbol once, so each is equally likely.'],
    face: {
      energy: 'Gain 1⚡ for each.',
      heal: 'Heal 1♥ for each, up to 10. In Manhattan Heal symbols do not heal.',
      attack:
        'From Manhattan you hit everybody outside, from outside you hit whoever is in Manhattan: 1 damage for each. Whoever is hit in Manhattan may flee; then you enter it at once.',
      celebrity:
        'Three or more give you the card Superstar: 1★, and 1★ more for each beyond the third. While you hold it, each Celebrity scores 1★.',
      destruction: 'Destroy Buildings and Units in your borough. You must use them if you can.',
      ouch: 'One: the Units in your borough shoot at you. Two: at everybody in your borough. Three or more: all Units in the city shoot at everybody in their borough, and you take the Statue of Liberty and score 3★; its last holder loses 3★.',
    },
  },
  manhattan: {
    title: 'Manhattan',
    text: [
      'Entering scores 1★ and puts you into the Lower zone. At the start of each of your turns there you get an income, more in a higher zone.',
      'In the turn in which you enter you do not go up yet. That is our ruling (KNY-128): the short summary in the printed rulebook, taken by the letter, would send you one zone up at once. A house rule plays it so.',
      'The attacks of everybody outside hit you, and Heal symbols on dice do nothing for you. The only way out is to flee when another Monster attacks you.',
    ],
    zones: ['Lower', 'Midtown', 'Upper'],
    zone: (star, energy) => `${star}★ and ${energy}⚡ at the start of your turn.`,
  },
  city: {
    title: 'Buildings and Units',
    text: [
      'Each borough has three stacks of three tiles; only the top one is seen. Destroying a Building takes as many Destruction as its durability; you get the reward at once.',
      'The tile is then turned over and becomes a Unit in the same borough. A Unit revealed this turn cannot be destroyed this turn.',
      'A destroyed Unit is out of the game. Each Unit that shoots deals 1 damage, however many Ouch! were rolled.',
    ],
    kind: { 'high-rise': 'High-rise', hospital: 'Hospital', 'power-plant': 'Power plant' },
    building: (name, durability) => `${name} ${durability}`,
    pays: (reward, unit) => `Reward ${reward}, then it becomes a Unit: ${unit}.`,
    unit: (durability, reward) => `Durability ${durability}, reward ${reward}.`,
  },
  cards: {
    title: 'Cards',
    text: [
      'A KEEP card stays with you and works from then on. A DISCARD card works once.',
      'A card that names a borough costs 1⚡ less while you are there.',
      'A bought card is replaced at once, so you may buy what turns up.',
    ],
    cost: (n) => `costs ${n} energy`,
    sweep: 'For 2⚡ you discard the three open cards and turn up three new ones.',
  },
  damage: {
    title: 'Damage and elimination',
    text: [
      'Each damage costs 1♥. At 0♥ a Monster is eliminated: its KEEP cards go to the discard pile and it leaves the board.',
      'Units are not Monsters: being shot at is not an attack, so nobody may flee from Manhattan because of it.',
    ],
  },
  winning: {
    title: 'Winning and draws',
    text: [
      'With 20★ you must still be in the game when your own turn ends; reaching them in another player’s turn is not enough yet.',
      'The last Monster in the game wins. If nobody is left, the game is a draw between the Monsters that were eliminated last.',
    ],
  },
  variant: {
    title: 'Advanced variant for five and six players',
    text: [
      'In the advanced variant the 5-6 track is open beside the 2-4 track, so two Monsters can be in Manhattan. An option of the table turns it on.',
      'Whoever is outside in the Move step must enter while there is only one Monster or none in Manhattan: on the 2-4 track if it is empty, otherwise on the 5-6 track, always in the Lower zone. Each goes up on its own track, and both tracks give the same income.',
      'The two do not hit each other with their attacks; both hit everybody outside, and attacks from outside hit both. Both may flee, the one on the 2-4 track decides first. If at least one flees, the attacker enters. A Monster left alone on the 5-6 track moves over to the 2-4 track.',
      'As soon as fewer than five Monsters are in the game, the 5-6 track closes for good; a second Monster in Manhattan must go to a borough with room.',
    ],
  },
};
