import { plural } from '@ashtown/engine';
import type { BoardText } from '../board.ts';
import { building } from './names.ts';

export const board: BoardText = {
  rollOf: (n, of) => `Roll ${n} of ${of}`,
  map: 'Map of New York',
  zone: { lower: 'Lower', midtown: 'Midtown', upper: 'Upper' },
  closedLane: 'closed',
  out: 'Eliminated',
  heldBy: (name) => `Held by ${name}.`,
  free: 'Nobody has it.',
  superstarHow: 'Resolve 3 Celebrity to take it.',
  statueHow: 'Resolve 3 Ouch! to take it: +3★.',
  durability: 'durability',
  reward: 'reward',
  wouldHit: 'target of your dice',
  canChoose: (keys) => `can be chosen${keys ? `, keys ${keys}` : ''}`,
  building,
  stack: (at, n, kind, durability, gives, left) =>
    `${at}, stack ${n}: ${kind}. Durability ${durability}, reward ${gives}, tiles left: ${left}`,
  emptyStack: (at, n) => `${at}, stack ${n}: empty`,
  units: (where, n, needs, gives) => `${where} ×${n}. Takes ${needs} Destruction, reward ${gives}`,
  stackHelp: (left) =>
    left > 1
      ? `When it is destroyed, you get its reward and it becomes a Unit in the borough. Tiles below it, face down: ${left - 1}.`
      : 'When it is destroyed, you get its reward and it becomes a Unit in the borough. It is the last tile of its stack.',
  fresh: (n) => `Revealed this turn: ${n}. They cannot be destroyed until the turn is over.`,
  boroughHelp: 'Room for two Monsters. When Ouch! is resolved, the Units here can shoot.',
  manhattanHelp:
    'Attacks from Manhattan hit everybody outside, attacks from outside hit whoever is here. Symbols on dice do not heal here.',
  here: 'Here now',
  empty: 'nobody',
  bank: 'Card bank',
  cards: 'Cards',
  deck: (n) => `deck: ${n}`,
  discard: (n) => `discarded: ${n}`,
  discardPile: (n) => `Discard pile: ${n}`,
  canPay: 'you can pay',
  short: (n) => `${n}⚡ short`,
  sweep: 'Sweep the bank',
  emptySlot: 'Empty',
  keepNote: 'stays with you',
  onceNote: 'works once',
  dice: {
    mine: 'Your dice',
    of: (name) => `Dice: ${name}`,
    none: 'No dice on the table',
    rerolls: (n) => `${n} ${plural('en', n, { one: 'reroll', other: 'rerolls' })} left`,
    below: 'Below: what they give if you stop',
    maybe: 'depends on the order or on choices',
    resolving: (face) => `Resolving ${face}`,
    kept: 'kept',
    again: 'reroll',
    locked: 'locked',
    now: 'now',
    open: 'open',
    done: 'done',
    mark: 'Mark the dice to reroll',
    reroll: (n) => `Reroll ${n}`,
    symbols: (n) => `${n} ${plural('en', n, { one: 'symbol', other: 'symbols' })}`,
    nothing: 'nothing',
    depends: 'depends',
    others: 'others',
    with: 'together',
    label: (n, face) => `Die ${n}: ${face}`,
    price: (n) => `rerolling Ouch! dice costs ${n}⚡`,
  },
  face: {
    energy: 'Each gives 1⚡.',
    heal: 'Each heals 1♥, but not in Manhattan. It can also remove a Jinx token.',
    attack:
      'From Manhattan it hits everybody outside, from outside everybody in Manhattan: 1 damage each. It can also remove a Web token.',
    celebrity:
      'Three or more take Superstar: 1★, and 1★ more for each beyond the third. Whoever holds it scores 1★ for each Celebrity.',
    destruction:
      'Destroy a Building or Unit in your borough for as many symbols as its durability; a part of it cannot be destroyed.',
    ouch: 'One: the Units of your borough shoot at you. Two: at everybody there. Three or more: all Units in all boroughs, and you take the Statue of Liberty.',
  },
  unitHelp: {
    infantry:
      'When Ouch! is resolved, it deals 1 damage to each Monster it shoots at, however many symbols there are. Reward: ♥.',
    jet: 'When Ouch! is resolved, it deals 1 damage to each Monster it shoots at, however many symbols there are. Reward: ⚡.',
    tank: 'When Ouch! is resolved, it deals 1 damage to each Monster it shoots at, however many symbols there are. Reward: ★.',
  },
  token: { web: 'Web', jinx: 'Jinx', carapace: 'Carapace', souvenir: 'Souvenir' },
  tokenHelp: {
    web: 'Each takes away one reroll. An Attack symbol removes one.',
    jinx: 'A reroll with Ouch! dice costs 1⚡ per token. A Heal symbol removes one.',
    carapace: 'Discarding the card heals 1♥ per token.',
    souvenir: 'Left in a borough that was visited.',
  },
  chooseMonster: 'Monsters',
  life: 'Life',
  energy: 'Energy',
  stars: 'Points',
  active: 'has the turn',
};
