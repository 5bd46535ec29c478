import { about } from '../../about.ts';
import type { Language } from '../language.ts';
import { ask } from './ask.ts';
import { asks } from './asks.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { ending } from './ending.ts';
import { log } from './log.ts';
import { borough, building, face, noun, odds, src, token, unit, zone } from './names.ts';

export const language: Language = {
  lang: 'en',
  name: about.name.en,
  pitch: (figures) =>
    `Roll the dice, destroy the city and be the first Monster with ${figures.starsToWin}★, or the last one standing.`,
  borough,
  zone,
  face,
  building,
  unit,
  token,
  noun,
  odds,
  src,
  ...cards,
  event: log,
  ending,
  board,
  ...ask,
  asks,
  verb: {
    stop: 'Stop',
    stay: 'Stay',
    up: 'One zone up',
    pass: 'Pass',
    yes: 'Yes',
    no: 'No',
    finish: 'End the turn',
    sweep: 'Sweep the bank',
    reroll: 'Reroll',
    buy: 'Buy',
    salvage: 'Buy from the discard pile',
    building: 'Destroy a Building',
    unit: 'Destroy a Unit',
    reach: 'Also destroy elsewhere',
    send: 'Send a Unit',
    fresh: 'Revealed this turn',
    ride: 'Take the Subway',
    shed: 'Discard Carapace',
    keep: 'Keep',
    discard: 'Discard',
    turn: 'Turn a die',
    done: 'Done',
  },
  pile: { deck: 'Deck', bank: 'Card bank', discard: 'Discard pile' },
  out: 'eliminated',
  stack: (n) => `stack ${n}`,
  option: {
    advanced: {
      name: 'Advanced variant: two Monsters in Manhattan',
      help: 'Two Monsters can be in Manhattan at once, as long as at least five are in the game.',
    },
    climbAtOnce: {
      name: 'Up at once',
      help: 'A Monster that entered Manhattan before its Move step goes one zone up in it, in the same turn.',
    },
  },
  source: {
    manhattan: 'Manhattan',
    destruction: 'Buildings and Units',
    celebrity: 'Celebrity',
    statue: 'Statue of Liberty',
    cards: 'Cards',
    lost: 'Lost',
  },
  phase: { start: 'Income', roll: 'Roll', resolve: 'Resolve', move: 'Move', buy: 'Buy', end: 'End' },
  term: {
    stars: 'victory points',
    life: 'life',
    energy: 'energy',
    cards: 'cards',
    manhattan: 'Manhattan',
    dice: 'dice',
    threat: 'danger',
    superstar: 'Superstar',
    tokens: 'tokens',
    win: 'the win',
  },
};
