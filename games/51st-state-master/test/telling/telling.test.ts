import { makeRng, type Ref, type Seat, seedOf, type Telling, tell } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { type Event, game, RIVAL } from '../../src/index.ts';
import { words } from '../../src/text/index.ts';
import { given, optionsOf, type Told } from '../given.ts';

const card = (id: string): Ref => ({ kind: 'card', id });
const slot = (id: string): Ref => ({ kind: 'slot', id });
const option = (id: string): Ref => ({ kind: 'option', id });
const player = (seat: Seat): Ref => ({ kind: 'player', id: String(seat) });
const DECK = option('deck');
const DISCARD = option('discard-pile');
const BOTH = { bothExpansions: true } as const;

/** The telling of the last event of a kind, as somebody was told it. */
function told(t: Told, kind: Event['t'], viewer: Seat | null = null): Telling {
  const e = t.events.findLast((event) => event.t === kind);
  if (!e) throw new Error(`no ${kind}`);
  return tell(game, game.redact(e, viewer));
}

describe('set-up', () => {
  test('FSM-38 FSM-39 FSM-42 factions, first player and hands are told; of a hand only its owner learns more than the number', () => {
    const log: Event[] = [];
    game.setup(2, optionsOf(), makeRng(seedOf('log')), log);
    expect(log.map((e) => e.t)).toEqual(['faction', 'faction', 'first', 'dealt', 'dealt']);
    const dealt = log[4]!;
    const mine = tell(game, game.redact(dealt, 1));
    const theirs = tell(game, game.redact(dealt, 0));
    expect(mine.about).toHaveLength(6);
    expect(theirs).toEqual({
      by: null,
      to: [1],
      about: [],
      moves: [{ thing: DECK, from: DECK, to: player(1) }],
      delta: [{ seat: 1, what: 'cards', n: 6 }],
      rank: 'faint',
      phase: 'setup',
      cue: 'card',
    });
  });

  test('a log changes nothing', () => {
    for (const options of [{}, { factions: 'picked' } as const])
      for (const seats of [1, 4]) {
        const quiet = game.setup(seats, optionsOf(options), makeRng(seedOf('same')));
        expect(game.setup(seats, optionsOf(options), makeRng(seedOf('same')), [])).toEqual(quiet);
      }
  });
});

describe('events', () => {
  test('FSM-87 a location goes from the hand to its place', () => {
    const t = given({ tokens: { 0: { grey: 1 } }, hand: { 0: ['school'] }, places: { 0: ['pub'] } });
    expect(told(t.answer(0, 'construct school'), 'constructed')).toEqual({
      by: 0,
      about: [card('school'), slot('0.1')],
      moves: [{ thing: card('school'), from: player(0), to: slot('0.1') }],
      delta: [{ seat: 0, what: 'cards', n: -1 }],
      rank: 'line',
      phase: 'action',
      cue: 'card',
    });
    expect(told(t, 'paid')).toMatchObject({ by: 0, delta: [{ seat: 0, what: 'grey', n: -1 }], rank: 'faint' });
    expect(told(t, 'gained')).toMatchObject({
      by: 0,
      about: [option('worker'), card('school'), player(0)],
      moves: [{ thing: option('worker'), from: card('school'), to: player(0) }],
      delta: [{ seat: 0, what: 'worker', n: 1 }],
      cue: 'gain',
    });
  });

  test('FSM-91 FSM-98 a redevelopment names both cards, the old one goes to the discard pile, and it scores', () => {
    const t = given({ tokens: { 0: { redevelopment: 1 } }, hand: { 0: ['church'] }, places: { 0: ['school'] } });
    t.answer(0, 'redevelop church');
    expect(told(t, 'redeveloped')).toEqual({
      by: 0,
      about: [card('school'), card('church'), slot('0.1')],
      moves: [
        { thing: card('school'), from: slot('0.0'), to: DISCARD },
        { thing: card('church'), from: player(0), to: slot('0.1') },
      ],
      delta: [{ seat: 0, what: 'cards', n: -1 }],
      rank: 'key',
      phase: 'action',
      cue: 'card',
    });
    const ruins = { t: 'redeveloped', seat: 0, card: 'church', no: 1, old: 'school', oldNo: 0, ruins: true } as const;
    expect(tell(game, ruins).moves![0]).toEqual({ thing: slot('0.0'), from: slot('0.0'), to: DISCARD });
    expect(t.events.map((e) => tell(game, e).delta).filter((x) => x?.[0]?.source === 'redevelopment')).toEqual([
      [{ seat: 0, what: 'score', n: 1, source: 'redevelopment' }],
    ]);
  });

  test('FSM-117 FSM-120 a raze touches the owner, who is compensated', () => {
    const t = given({ seats: 3, tokens: { 0: { red: 3 } }, places: { 2: ['school'] } }).answer(0, 'attack 2.0');
    expect(told(t, 'razed')).toEqual({
      by: 0,
      to: [2],
      about: [card('school'), player(2), slot('2.0')],
      rank: 'key',
      phase: 'action',
      cue: 'crash',
    });
    expect(told(t, 'gained')).toMatchObject({ by: 2, delta: [{ seat: 2, what: 'worker', n: 1 }] });
  });

  test('FSM-224 a theft: one more here, one fewer there', () => {
    const t = given({ tokens: { 0: { worker: 2 }, 1: { fuel: 1, gun: 1 } }, places: { 0: ['thieves-caravan'] } });
    expect(told(t.answer(0, 'use 0.0').answer(0, 'steal 1 gun'), 'stole')).toEqual({
      by: 0,
      to: [1],
      about: [option('gun'), player(1), slot('1.gun')],
      moves: [{ thing: option('gun'), from: player(1), to: player(0) }],
      delta: [
        { seat: 0, what: 'gun', n: 1 },
        { seat: 1, what: 'gun', n: -1 },
      ],
      rank: 'key',
      phase: 'action',
      cue: 'hit',
    });
  });

  test('FSM-144 a worker travels to the place that is visited', () => {
    const t = given({ tokens: { 0: { worker: 1 } }, places: { 1: ['quarry'] } }).answer(0, 'visit 1.0');
    expect(told(t, 'visited')).toEqual({
      by: 0,
      to: [1],
      about: [card('quarry'), player(1), slot('1.0')],
      moves: [{ thing: option('worker'), from: player(0), to: slot('1.0') }],
      rank: 'line',
      phase: 'action',
      cue: 'move',
    });
  });

  test('FSM-143 a visit says in one sentence what its owner has of it, and why', () => {
    const t = given({ tokens: { 0: { worker: 1 } }, places: { 1: ['quarry'] } }).answer(0, 'visit 1.0');
    const said = t.events.flatMap((e) => words.en.event(e, (seat) => `P${seat}`) ?? []);
    expect(said).toEqual([
      'P0: pays 1 worker',
      'P0: sends a worker to Quarry (P1: +1 worker)',
      'P0: +1 brick (Quarry)',
    ]);
    expect(told(t, 'gained')).toMatchObject({ by: 1, delta: [{ seat: 1, what: 'worker', n: 1 }] });
  });

  test('FSM-109 FSM-153 a deal lies on the board, a connection goes from its field to the hand', () => {
    const t = given({ tokens: { 0: { blue: 1, worker: 4 } }, hand: { 0: ['school'] }, red: 'punks' });
    expect(told(t.answer(0, 'deal school'), 'madeDeal')).toMatchObject({
      moves: [{ thing: card('school'), from: player(0), to: card('deal.school') }],
      delta: [
        { seat: 0, what: 'cards', n: -1 },
        { seat: 0, what: 'deals', n: 1 },
      ],
    });
    const link = given({ tokens: { 0: { worker: 2 } }, red: 'punks' }).answer(0, 'take red');
    expect(told(link, 'tookConnection')).toMatchObject({
      about: [card('punks'), slot('link.red')],
      moves: [{ thing: card('punks'), from: slot('link.red'), to: player(0) }],
      delta: [{ seat: 0, what: 'cards', n: 1 }],
    });
  });

  test('FSM-32 who draws learns the cards, the others only how many', () => {
    const t = given({ tokens: { 0: { worker: 2 } }, deck: ['motel'] })
      .answer(0, 'exchange')
      .answer(0, 'card');
    expect(told(t, 'drew', 0)).toMatchObject({
      about: [card('motel')],
      moves: [{ thing: card('motel'), from: DECK, to: player(0) }],
    });
    for (const viewer of [1, null])
      expect(told(t, 'drew', viewer)).toEqual({
        by: 0,
        about: [],
        moves: [{ thing: DECK, from: DECK, to: player(0) }],
        delta: [{ seat: 0, what: 'cards', n: 1 }],
        rank: 'line',
        cue: 'card',
      });
  });

  test('FSM-81 FSM-239 what lay on a card is told apart from the supply', () => {
    const t = given({
      options: BOTH,
      tokens: { 0: { worker: 1, iron: 1, ammo: 1 } },
      places: { 0: ['scrap-metal', 'assembly-plant'] },
    });
    t.answer(0, 'use 0.1').answer(0, 'pay iron iron@0.0 worker');
    expect(told(t, 'paid').delta).toEqual([
      { seat: 0, what: 'iron', n: -1 },
      { seat: 0, what: 'worker', n: -1 },
      { seat: 0, what: 'stock', n: -1 },
    ]);
  });

  test('FSM-168 FSM-169 what is kept, and what Cleanup takes', () => {
    const t = given({ from: 'roundEnd', tokens: { 0: { fuel: 1 }, 1: { red: 2 } }, places: { 0: ['ruined-library'] } });
    t.answer(0, 'all');
    expect(told(t, 'kept')).toMatchObject({ phase: 'cleanup', delta: [{ seat: 0, what: 'stored', n: 1 }] });
    expect(told(t, 'cleanup').delta).toEqual([
      { seat: 0, what: 'fuel', n: -1 },
      { seat: 1, what: 'red', n: -2 },
    ]);
    expect(told(t, 'cleanup').rank).toBe('line');
    expect(told(t, 'round')).toMatchObject({ rank: 'chapter', round: 2, phase: 'lookout', about: [player(1)] });
  });

  test('FSM-178 FSM-179 FSM-180 at the end locations and Ruins score, and somebody wins', () => {
    const t = given({
      from: 'roundEnd',
      options: { ruinsScore: true },
      vp: { 1: 25 },
      places: { 1: ['school', { card: 'docks', ruins: true }, 'pub'] },
    });
    expect(t.events.filter((e) => e.t === 'scored').map((e) => tell(game, e).delta)).toEqual([
      undefined,
      [
        { seat: 1, what: 'score', n: 2, source: 'locations' },
        { seat: 1, what: 'score', n: 1, source: 'ruins' },
      ],
    ]);
    expect(told(t, 'won')).toMatchObject({ by: null, to: [1], about: [player(1)], rank: 'key', cue: 'end' });
  });
});

describe('the virtual opponent is no seat', () => {
  test('FSM-268 FSM-269 its deeds are the game’s own, and it is named as a thing', () => {
    const t = given({
      seats: 1,
      tokens: { 0: { worker: 4 } },
      places: { 0: ['school', 'church'] },
      deck: ['archive'],
      red: 'punks',
    });
    t.answer(0, 'exchange').answer(0, 'fuel').answer(0, 'stop');
    expect(told(t, 'rivalConnection')).toEqual({
      by: null,
      as: player(RIVAL),
      about: [card('punks'), player(RIVAL), slot('link.red')],
      moves: [{ thing: card('punks'), from: slot('link.red'), to: player(RIVAL) }],
      rival: [{ n: 2, source: 'connections' }],
      rank: 'line',
      phase: 'action',
      cue: 'card',
    });
    t.answer(0, 'exchange').answer(0, 'fuel');
    expect(told(t, 'attacked')).toEqual({
      by: null,
      as: player(RIVAL),
      to: [0],
      about: [card('archive'), card('school'), player(RIVAL), slot('0.0')],
      moves: [{ thing: card('archive'), from: DECK, to: slot('attacks') }],
      rank: 'line',
      phase: 'action',
      cue: 'hit',
    });
    expect(told(t, 'razed')).toMatchObject({
      by: null,
      to: [0],
      about: [card('school'), player(0), slot('0.0'), player(RIVAL)],
    });
  });

  test('FSM-256 FSM-261 FSM-263 what it gets and loses is told without a change of anybody’s', () => {
    const t = given({
      seats: 1,
      tokens: { 0: { red: 3, worker: 3 } },
      rival: { places: ['steel-eagle'] },
      options: BOTH,
    });
    t.answer(0, 'visit 4.0');
    const hosted = t.events.filter((e) => e.t === 'gained' && e.seat === RIVAL).map((e) => tell(game, e));
    expect(hosted).toMatchObject([{ by: null, about: [option('vp'), player(RIVAL)] }]);
    expect(hosted[0]!.delta).toBeUndefined();
    const laid = tell(game, { t: 'laid', card: 'pub', no: 2, from: 'deck' } satisfies Event);
    expect(laid.moves).toEqual([{ thing: card('pub'), from: DECK, to: slot('4.2') }]);
    const razed = tell(game, { t: 'razed', seat: 0, owner: RIVAL, card: 'pub', no: 2 } satisfies Event);
    expect(razed).toMatchObject({
      by: 0,
      about: [card('pub'), player(RIVAL)],
      moves: [{ thing: card('pub'), from: slot('4.2'), to: DISCARD }],
    });
    expect(razed.to).toBeUndefined();
  });
});
