import { makeRng, type Ref, type Seat, seedOf, type Telling, tell } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { type Event, game, NOBODY } from '../../src/index.ts';
import { given } from '../given.ts';
import { TABLES } from '../rows.ts';

const card = (id: string): Ref => ({ kind: 'card', id });
const slot = (id: string): Ref => ({ kind: 'slot', id });
const option = (id: string): Ref => ({ kind: 'option', id });
const player = (seat: Seat): Ref => ({ kind: 'player', id: String(seat) });

const ROWS: [string, Event, Telling][] = [
  [
    'a turn by Subway',
    { t: 'turn', seat: 1, no: 7, extra: true, subway: true },
    { by: 1, about: [player(1), card('subway')], rank: 'chapter', round: 7, phase: 'start', cue: 'turn' },
  ],
  [
    'Ouch! is a deed though it may hit nobody',
    { t: 'resolving', seat: 1, face: 'ouch', n: 1 },
    { by: 1, about: [option('ouch')], rank: 'line', phase: 'resolve' },
  ],
  [
    'what other symbols do is told by what it does',
    { t: 'resolving', seat: 1, face: 'heal', n: 1 },
    { by: null, about: [option('heal')], rank: 'faint', phase: 'resolve' },
  ],
  [
    'equal dice are counted, and those that were thrown again move',
    { t: 'rolled', seat: 0, dice: ['ouch', 'heal', 'ouch'], first: false, thrown: [0, 2], left: 0 },
    {
      by: 0,
      about: ['ouch.0', 'heal.0', 'ouch.1'].map((id) => ({ kind: 'die', id })),
      moves: ['0', '2'].map((id) => ({ thing: { kind: 'die', id } })),
      rank: 'line',
      phase: 'roll',
      cue: 'dice',
    },
  ],
  [
    'stars are points of their source',
    { t: 'gained', seat: 2, res: 'star', n: 2, src: 'high-rise-2' },
    {
      by: 2,
      about: [],
      delta: [{ seat: 2, what: 'score', n: 2, source: 'destruction' }],
      rank: 'line',
      cue: 'gain',
    },
  ],
  [
    'stars of a card',
    { t: 'gained', seat: 0, res: 'star', n: 3, src: 'coney-island' },
    {
      by: 0,
      about: [card('coney-island')],
      delta: [{ seat: 0, what: 'score', n: 3, source: 'cards' }],
      rank: 'line',
      cue: 'gain',
    },
  ],
  [
    'stars lost to another Monster',
    { t: 'lost', seat: 1, res: 'star', n: 3, src: 'statue', by: 0 },
    {
      by: 0,
      to: [1],
      of: 1,
      about: [card('statue')],
      delta: [{ seat: 1, what: 'score', n: -3, source: 'lost' }],
      rank: 'line',
      cue: 'hit',
    },
  ],
  [
    'an attack',
    { t: 'attacked', seat: 0, n: 3, targets: [1, 2] },
    {
      by: 0,
      to: [1, 2],
      about: [player(1), player(2)],
      blows: [{ from: player(0), to: [player(1), player(2)], n: 3 }],
      rank: 'key',
      phase: 'resolve',
      cue: 'hit',
    },
  ],
  [
    'the army shoots from where its Units stand',
    { t: 'army', seat: 0, reach: 'you', targets: [0], at: ['queens'] },
    {
      by: 0,
      about: [option('ouch'), player(0)],
      blows: ['infantry', 'jet', 'tank'].map((unit) => ({ from: slot(`queens.${unit}`), to: [player(0)] })),
      rank: 'key',
      phase: 'resolve',
      cue: 'hit',
    },
  ],
  [
    'damage beyond the last life, part of it paid in energy',
    { t: 'hurt', seat: 1, n: 5, paid: 1, life: 2, by: 0, cause: 'attack' },
    {
      by: 0,
      to: [1],
      of: 1,
      about: [player(1)],
      delta: [
        { seat: 1, what: 'life', n: -2 },
        { seat: 1, what: 'energy', n: -1 },
      ],
      rank: 'line',
      cue: 'hit',
    },
  ],
  [
    'shots of the army are nobody’s deed',
    { t: 'hurt', seat: 1, n: 1, paid: 0, life: 1, by: NOBODY, cause: 'army' },
    {
      by: null,
      to: [1],
      of: 1,
      about: [player(1)],
      delta: [{ seat: 1, what: 'life', n: -1 }],
      rank: 'line',
      cue: 'hit',
    },
  ],
  [
    'damage to oneself touches no other',
    { t: 'hurt', seat: 0, n: 4, paid: 0, life: 4, by: 0, cause: 'subterranean-cable' },
    {
      by: 0,
      about: [player(0), card('subterranean-cable')],
      delta: [{ seat: 0, what: 'life', n: -4 }],
      rank: 'line',
      cue: 'hit',
    },
  ],
  [
    'a Building becomes a Unit',
    { t: 'razed', seat: 0, at: 'queens', stack: 1, tile: 'hospital-2', below: 'high-rise-1' },
    {
      by: 0,
      about: [slot('queens.1'), slot('queens'), slot('queens.jet')],
      moves: [{ thing: slot('queens.1') }, { thing: slot('queens.jet'), from: slot('queens.1'), to: slot('queens') }],
      rank: 'line',
      phase: 'resolve',
      cue: 'crash',
    },
  ],
  [
    'Superstar changes hands',
    { t: 'superstar', seat: 0, from: 1 },
    {
      by: 0,
      to: [1],
      about: [card('superstar'), player(1)],
      moves: [{ thing: card('superstar'), from: player(1), to: player(0) }],
      delta: [
        { seat: 0, what: 'superstar', n: 1 },
        { seat: 1, what: 'superstar', n: -1 },
      ],
      rank: 'key',
      phase: 'resolve',
      cue: 'gain',
    },
  ],
  [
    'the Statue from beside the board',
    { t: 'statue', seat: 0, from: NOBODY },
    {
      by: 0,
      about: [card('statue')],
      moves: [{ thing: card('statue'), to: player(0) }],
      delta: [{ seat: 0, what: 'statue', n: 1 }],
      rank: 'key',
      phase: 'resolve',
      cue: 'gain',
    },
  ],
  [
    'a flight',
    { t: 'fled', seat: 2, to: 'bronx' },
    {
      by: 2,
      about: [slot('bronx')],
      moves: [{ thing: player(2), from: slot('manhattan'), to: slot('bronx') }],
      rank: 'key',
      phase: 'resolve',
      cue: 'move',
    },
  ],
  [
    'a step up in Manhattan',
    { t: 'up', seat: 2, from: 'lower', to: 'midtown' },
    {
      by: 2,
      about: [slot('manhattan.midtown')],
      moves: [{ thing: player(2), from: slot('manhattan.lower'), to: slot('manhattan.midtown') }],
      rank: 'line',
      cue: 'move',
    },
  ],
  [
    'a KEEP card goes to its owner',
    { t: 'bought', seat: 0, card: 'stomp', price: 4, from: 'bank' },
    {
      by: 0,
      about: [card('stomp')],
      moves: [{ thing: card('stomp'), from: slot('bank'), to: player(0) }],
      delta: [{ seat: 0, what: 'cards', n: 1 }],
      rank: 'key',
      phase: 'buy',
      cue: 'card',
    },
  ],
  [
    'a DISCARD card does not',
    { t: 'bought', seat: 0, card: 'subway', price: 10, from: 'bank' },
    {
      by: 0,
      about: [card('subway')],
      moves: [{ thing: card('subway'), from: slot('bank'), to: slot('discard') }],
      delta: [],
      rank: 'key',
      phase: 'buy',
      cue: 'card',
    },
  ],
  [
    'a token from another Monster',
    { t: 'token', seat: 1, token: 'jinx', n: 1, by: 0 },
    {
      by: 0,
      to: [1],
      of: 1,
      about: [option('token-jinx')],
      moves: [{ thing: option('token-jinx'), to: player(1) }],
      delta: [{ seat: 1, what: 'jinx', n: 1 }],
      rank: 'line',
      cue: 'hit',
    },
  ],
  [
    'all that an eliminated Monster had',
    {
      t: 'eliminated',
      seat: 1,
      at: 'queens',
      cards: ['drain', 'stomp'],
      specials: ['superstar'],
      had: { energy: 3, web: 0, jinx: 1, carapace: 0, souvenirs: 0, claims: 0 },
    },
    {
      by: null,
      to: [1],
      about: [player(1), slot('queens'), card('superstar'), card('drain'), card('stomp')],
      moves: [
        { thing: player(1), from: slot('queens') },
        { thing: card('drain'), from: player(1), to: slot('discard') },
        { thing: card('stomp'), from: player(1), to: slot('discard') },
        { thing: card('superstar'), from: player(1) },
      ],
      delta: [
        { seat: 1, what: 'cards', n: -2 },
        { seat: 1, what: 'superstar', n: -1 },
        { seat: 1, what: 'energy', n: -3 },
        { seat: 1, what: 'jinx', n: -1 },
      ],
      rank: 'key',
      cue: 'crash',
    },
  ],
  [
    'a draw is of all who fell',
    { t: 'won', seats: [0, 2], how: 'draw' },
    { by: null, to: [0, 2], about: [player(0), player(2)], rank: 'key', phase: 'end', cue: 'end' },
  ],
];

describe('what is told', () => {
  test.each(ROWS)('%s', (_, event, telling) => {
    expect(tell(game, event)).toEqual(telling);
  });

  test('KNY-179 the life Natural Selection takes is told', () => {
    given({ from: 'end', cards: { 0: ['natural-selection'] }, life: { 0: 6 }, dice: 'celebrity heal' })
      .logged({ t: 'cardLost', seat: 0, card: 'natural-selection' })
      .logged({ t: 'lost', seat: 0, res: 'life', n: 6, src: 'natural-selection' })
      .logged({ t: 'eliminated', seat: 0 });
  });

  test('KNY-162 KNY-196 what leaves with a card is told with it', () => {
    given({ from: 'buy', cards: { 0: ['carapace'] }, carapace: { 0: 2 }, life: { 0: 12 } })
      .answer(0, 'shed carapace')
      .logged({ t: 'cardLost', card: 'carapace', life: 2, carapace: 2, souvenirs: 0 });
    given({
      from: 'buy',
      cards: { 0: ['tourist'] },
      souvenirs: { 0: ['bronx', 'queens'] },
      energy: { 0: 5 },
      bank: ['tesla-cannon'],
    })
      .answer(0, 'buy tesla-cannon')
      .logged({ t: 'cardLost', card: 'tourist', life: 0, carapace: 0, souvenirs: 2 });
  });

  test('KNY-102 those the army hits are told, and only they', () => {
    const units = { bronx: { infantry: 1 }, queens: { jet: 1 } };
    const army = { seats: 4, from: 'symbols', units, at: { 1: 'brooklyn', 3: 'manhattan' } } as const;
    given({ ...army, dice: 'ouch' }).logged({ t: 'army', reach: 'you', targets: [0] });
    given({ ...army, dice: 'ouch ouch ouch' }).logged({ t: 'army', reach: 'city', targets: [0, 2] });
  });
});

describe('set-up', () => {
  test.each(TABLES)('KNY-19 the cards of the bank are told, and telling changes nothing: %o', ({ seats, advanced }) => {
    const rng = () => makeRng(seedOf(`set-up ${seats}`));
    const events: Event[] = [];
    const s = game.setup(seats, { advanced }, rng(), events);
    expect(s).toEqual(game.setup(seats, { advanced }, rng()));
    expect(events).toEqual(s.bank.map((id, i) => ({ t: 'turnedUp', card: id, slot: i })));
  });
});
