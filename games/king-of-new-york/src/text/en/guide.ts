import type { Guide } from '../guide.ts';

export const guide: Guide = {
  goal: {
    title: 'The goal',
    text: [
      'Every player is a Monster with 10♥. Collect 20★ and survive to the end of your own turn, or be the last Monster standing.',
      'Stars come from broken buildings, from holding Manhattan, from fame, from the Statue of Liberty and from cards.',
    ],
  },
  turn: {
    title: 'Your turn',
    text: [
      'A turn has five steps, always in this order. Before the first one, a Monster in Manhattan is paid for being there.',
    ],
    steps: [
      {
        term: '1. Roll',
        text: 'Throw six dice. Up to two times you may throw any of them again, also those you kept before. Stop whenever you like.',
      },
      {
        term: '2. Resolve',
        text: 'Use all symbols, one kind after the other, in the order you choose. None may be skipped, even if it hurts.',
      },
      {
        term: '3. Move',
        text: 'If nobody is in Manhattan you must go in. Otherwise you may change to another borough with room for you, two Monsters each. In Manhattan you climb one zone.',
      },
      { term: '4. Buy', text: 'Spend ⚡ on the three cards that lie open, as many as you can pay.' },
      { term: '5. End', text: 'With 20★ you win now. Otherwise the next Monster plays.' },
    ],
  },
  symbols: {
    title: 'The six symbols',
    text: ['Every die has each symbol once, so each is equally likely.'],
    face: {
      energy: 'Take 1⚡ for each.',
      heal: 'Regain 1♥ for each, up to 10. Does not work by dice in Manhattan.',
      attack:
        'From Manhattan you hit everybody outside, from outside you hit whoever is in Manhattan: 1 damage for each. Whoever is hit in Manhattan may flee; then you take the place at once.',
      celebrity:
        'Three or more make you the Superstar: 1★, and one more for each beyond the third. As long as you are, each of them is worth 1★.',
      destruction: 'Points to tear down buildings and Units in your borough. They must be used as far as they reach.',
      ouch: 'One: the Units in your borough shoot at you. Two: at everybody in your borough. Three or more: all Units in the city shoot, and you take the Statue of Liberty for 3★, which its holder loses.',
    },
  },
  manhattan: {
    title: 'Manhattan',
    text: [
      'Going in earns 1★ and puts you into the lowest zone. Staying pays at the start of each of your turns, more the higher you are.',
      'You are everybody’s target there, and dice do not heal you. The only way out is to flee after an attack.',
    ],
    zones: ['Lower', 'Midtown', 'Upper'],
    zone: (star, energy) => `${star}★ and ${energy}⚡ at the start of your turn.`,
  },
  city: {
    title: 'Buildings and Units',
    text: [
      'Each borough has three stacks of three tiles; only the top one is seen. Breaking a building takes as many points as its durability and pays at once.',
      'The tile is then turned over and becomes a Unit in the same borough. A Unit that came this turn cannot be destroyed in it.',
      'A destroyed Unit is gone for good. Each Unit that shoots does 1 damage.',
    ],
    kind: { 'high-rise': 'High-rise', hospital: 'Hospital', 'power-plant': 'Power plant' },
    building: (name, durability) => `${name} ${durability}`,
    pays: (reward, unit) => `Pays ${reward}, then becomes: ${unit}.`,
    unit: (durability, reward) => `Takes ${durability} points, pays ${reward}.`,
  },
  cards: {
    title: 'Cards',
    text: [
      'A KEEP card stays with you and works from then on. A DISCARD card works once.',
      'A card that names a borough costs 1⚡ less while you are there.',
      'A bought card is replaced at once, so you may buy what turns up.',
    ],
    cost: (n) => `costs ${n} energy`,
    sweep: 'For 2⚡ all three open cards are put away and three new ones turned up.',
  },
  damage: {
    title: 'Damage and elimination',
    text: [
      'Each damage costs 1♥. At 0♥ a Monster is out: its cards are put away and it leaves the board.',
      'Units are no Monsters: being shot at is no attack, so nobody may flee from it.',
    ],
  },
  winning: {
    title: 'Winning',
    text: [
      'With 20★ you must still be alive when your turn ends; reaching them in somebody else’s turn is not enough.',
      'The last Monster alive wins. If nobody is left, those who fell last share it.',
    ],
  },
  variant: {
    title: 'Five and six players',
    text: [
      'With the option for two in Manhattan there is a second track beside the first, as long as five Monsters are alive.',
    ],
  },
};
