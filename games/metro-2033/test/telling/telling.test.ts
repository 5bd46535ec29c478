import { type Ref, type Seat, type Telling, tell } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { type Event, game, tables as t } from '../../src/index.ts';
import { fresh, given } from '../given.ts';

const card = (id: string): Ref => ({ kind: 'card', id });
const slot = (id: string): Ref => ({ kind: 'slot', id });
const player = (seat: Seat): Ref => ({ kind: 'player', id: String(seat) });
const marker = (seat: Seat): Ref => ({ kind: 'amount', id: `marker@${seat}` });
const DECK = slot('deck');
const DISCARD = slot('discard');

/** The last event of a kind in a story, as somebody is told it. */
const last = (events: readonly Event[], kind: Event['t'], viewer: Seat | null = null): Telling =>
  tell(game, game.redact(events.findLast((e) => e.t === kind)!, viewer));

describe('what is told', () => {
  test('MET-28 MET-31 the set-up: markers, Factions, hands, bazaar, first player', () => {
    const log: Event[] = [];
    const s = fresh(2, { factionAssignment: 'random' }, 'told', log);
    expect(s).toEqual(fresh(2, { factionAssignment: 'random' }, 'told')); // telling changes nothing
    expect(log.map((e) => e.t)).toEqual([
      'began',
      'faction',
      'faction',
      'dealt',
      'dealt',
      'turnedUp',
      'turnedUp',
      'turnedUp',
      'first',
      'turn',
    ]);
    expect(tell(game, log[0])).toMatchObject({
      by: null,
      to: [0, 1],
      delta: [
        { seat: 0, what: 'up', n: 5 },
        { seat: 0, what: 'reserve', n: 5 },
        { seat: 1, what: 'up', n: 5 },
        { seat: 1, what: 'reserve', n: 5 },
      ],
    });
    const faction = t.factions[s.players[0]!.faction]!.id;
    expect(tell(game, log[1])).toMatchObject({ by: 0, about: [card(faction)], moves: [{ to: player(0) }] });
    const hand = s.players[0]!.hand.map((c) => t.cards[c]!.id);
    expect(last(log, 'dealt', 1).moves!.map((move) => move.thing.kind)).toEqual(Array(5).fill('card'));
    expect(tell(game, game.redact(log[3]!, 0)).about).toEqual([...new Set(hand)].map(card));
  });

  test('MET-23 with Factions to choose only the markers are there at first', () => {
    const log: Event[] = [];
    fresh(3, {}, 'told', log);
    expect(log.map((e) => e.t)).toEqual(['began']);
  });

  test('MET-28 MET-68 what is dealt or drawn from the deck has no name for the others, only a number', () => {
    const s = given({ deck: ['res-pork'], hand: { 0: ['res-tools'] } })
      .answer(0, 'discard res-tools')
      .answer(0, 'deck');
    expect(last(s.events, 'drew', 0)).toMatchObject({ about: [card('res-pork'), DECK] });
    for (const viewer of [1, null]) {
      const drew = last(s.events, 'drew', viewer);
      expect(drew.about).toEqual([DECK]);
      expect(drew.moves).toEqual([{ thing: DECK, from: DECK, to: player(0) }]);
      expect(drew.delta).toEqual([{ seat: 0, what: 'cards', n: 1 }]);
    }
    const dealt: Event = {
      t: 'dealt',
      seat: 0,
      n: 5,
      cards: ['res-pork', 'res-pork', 'res-rats', 'her-khan', 'thr-demon'],
    };
    expect(tell(game, game.redact(dealt, 0)).about).toHaveLength(4);
    for (const viewer of [1, null]) {
      expect(JSON.stringify(tell(game, game.redact(dealt, viewer)))).not.toMatch(/res-|her-|thr-/);
      expect(tell(game, game.redact(dealt, viewer)).delta).toEqual([{ seat: 0, what: 'cards', n: 5 }]);
    }
  });

  test('MET-46 a card played, and MET-35 what was paid for it', () => {
    const s = given({ hand: { 0: ['res-pork', 'res-rats'] } }).answer(0, 'play res-pork');
    expect(last(s.events, 'played')).toEqual({
      by: 0,
      about: [card('res-pork')],
      moves: [
        { thing: card('res-pork'), from: player(0), to: slot('resource.res-pork@0') },
        { thing: marker(0), from: slot('up@0'), to: slot('down@0') },
      ],
      delta: [
        { seat: 0, what: 'cards', n: -1 },
        { seat: 0, what: 'up', n: -3 },
        { seat: 0, what: 'down', n: 3 },
      ],
      rank: 'line',
      phase: 'action',
      cue: 'card',
    });
    const turned = given({ hand: { 0: ['res-rats'] } }).answer(0, 'protect res-rats');
    expect(last(turned.events, 'played').moves![0]!.to).toEqual(slot('protection.res-rats@0'));
  });

  test('MET-61 a card from the bazaar is named to all, and so is what takes its place', () => {
    const s = given({ bazaar: ['res-pork'], deck: ['res-rats'], hand: { 0: ['res-tools'] } })
      .answer(0, 'discard res-tools')
      .answer(0, 'bazaar 1');
    expect(last(s.events, 'drew', 1)).toMatchObject({
      moves: [{ thing: card('res-pork'), from: slot('bazaar.1'), to: player(0) }],
      rank: 'line',
    });
    expect(last(s.events, 'turnedUp')).toMatchObject({
      by: null,
      moves: [{ thing: card('res-rats'), from: DECK, to: slot('bazaar.1') }],
    });
  });

  test('MET-74 MET-75 tidying: from which place each card went, and which markers came back', () => {
    const s = given({
      resources: { 0: ['res-rats'] },
      shields: { 0: ['res-rats'] },
      stations: { 0: ['sta-lubyanka', 'sta-kurskaya 2'] },
      up: { 0: 1 },
      down: { 0: 2 },
    }).answer(0, 'tidy');
    for (const place of ['res-rats', 'res-rats protection', 'sta-kurskaya 2'] as const) s.answer(0, `tidy ${place}`);
    s.answer(0, 'done');
    const told = last(s.events, 'tidied');
    expect(told.about).toEqual([card('res-rats'), card('sta-kurskaya')]);
    expect(told.moves).toEqual([
      { thing: card('res-rats'), from: slot('resource.res-rats@0'), to: DISCARD },
      { thing: card('res-rats'), from: slot('protection.res-rats@0'), to: DISCARD },
      { thing: card('sta-kurskaya'), from: slot('station.sta-kurskaya.2@0'), to: DISCARD },
      { thing: marker(0), from: slot('down@0'), to: slot('up@0') },
      { thing: marker(0), from: slot('station.sta-kurskaya.2@0'), to: slot('up@0') },
    ]);
    expect(told.delta).toEqual([
      { seat: 0, what: 'up', n: 4 },
      { seat: 0, what: 'down', n: -2 },
      { seat: 0, what: 'kept', n: -2 },
    ]);
    expect(told.phase).toBe('action');
  });

  test('MET-89 MET-91 a mission: cards used, score by its source, rise, a Station kept', () => {
    const s = given({
      stations: { 0: ['sta-mayakovskaya'] },
      resources: { 0: ['res-generator'] },
      up: { 0: 2 },
      down: { 0: 3 },
    })
      .answer(0, 'mission sta-mayakovskaya')
      .answer(0, 'keep');
    expect(last(s.events, 'mission')).toEqual({
      by: 0,
      about: [card('sta-mayakovskaya'), card('res-generator')],
      moves: [
        { thing: card('sta-mayakovskaya'), to: slot('station.sta-mayakovskaya@0') },
        { thing: card('res-generator'), from: slot('resource.res-generator@0'), to: DISCARD },
      ],
      rank: 'key',
      phase: 'action',
      cue: 'move',
    });
    expect(last(s.events, 'gained').delta).toEqual([
      { seat: 0, what: 'score', n: 1, source: 'stations' },
      { seat: 0, what: 'up', n: 1 },
      { seat: 0, what: 'reserve', n: -1 },
    ]);
    expect(last(s.events, 'raised')).toMatchObject({
      by: 0,
      rank: 'faint',
      delta: [
        { what: 'up', n: 3 },
        { what: 'down', n: -3 },
      ],
    });
    expect(last(s.events, 'kept').moves).toEqual([
      { thing: marker(0), from: slot('up@0'), to: slot('station.sta-mayakovskaya.1@0') },
    ]);
  });

  test('MET-93 a Faction mission has a source of its own', () => {
    const s = given({ factions: { 0: 'fac-arbat' }, resources: { 0: ['res-generator', 'res-canteen'] } });
    s.answer(0, 'mission faction');
    expect(last(s.events, 'gained').delta![0]).toEqual({ seat: 0, what: 'score', n: 1, source: 'faction' });
    const arbat = card('fac-arbat');
    expect(last(s.events, 'mission').moves![0]).toEqual({ thing: arbat, to: slot('mission.faction@0') });
    expect(last(s.events, 'flipped')).toMatchObject({ about: [arbat], moves: [{ thing: arbat }] });
  });

  test('MET-186 MET-187 without relief the reward goes below, and the price of keeping comes from there', () => {
    const s = given({
      options: { hardNoRelief: true },
      stations: { 0: ['sta-mayakovskaya', 'sta-lubyanka 2'] },
      resources: { 0: ['res-generator'] },
      up: { 0: 3 },
      down: { 0: 0 },
    })
      .answer(0, 'mission sta-mayakovskaya')
      .answer(0, 'keep');
    expect(last(s.events, 'gained').delta![1]).toEqual({ seat: 0, what: 'down', n: 1 });
    expect(last(s.events, 'kept')).toMatchObject({
      moves: [
        { thing: marker(0), from: slot('up@0') },
        { thing: marker(0), from: slot('down@0') },
      ],
      delta: [
        { what: 'up', n: -1 },
        { what: 'down', n: -1 },
        { what: 'kept', n: 2 },
      ],
    });
  });

  test('MET-134 MET-135 a Caravan is its discarder’s deed, and what others raise for their own bonuses is theirs', () => {
    const s = given({
      hand: { 0: ['car-military'] },
      bazaar: ['res-pork', null, 'res-rats'],
      stations: { 1: ['sta-sokolniki'] },
      up: { 1: 0 },
    }).answer(0, 'discard car-military');
    expect(last(s.events, 'swept').moves).toEqual([
      { thing: card('res-pork'), from: slot('bazaar.1'), to: DISCARD },
      { thing: card('res-rats'), from: slot('bazaar.3'), to: DISCARD },
    ]);
    expect(last(s.events, 'raised')).toMatchObject({ by: 1, about: [player(1)], rank: 'line', cue: 'gain' });
  });

  test('MET-141 MET-142 an attack is its discarder’s deed and touches all others, in their order', () => {
    const s = given({
      seats: 3,
      active: 1,
      hand: { 1: ['thr-demon'] },
      stations: { 0: ['sta-kurskaya 2'], 1: ['sta-lubyanka'] },
      shields: { 2: ['res-combat-knife'] },
      options: { hardExhaustion: true },
    })
      .answer(1, 'discard thr-demon')
      .answer(2, 'defend res-combat-knife')
      .answer(2, 'none');
    expect(last(s.events, 'attack')).toEqual({
      by: 1,
      to: [2, 0],
      about: [card('thr-demon')],
      rank: 'key',
      phase: 'attack',
      cue: 'crash',
    });
    expect(last(s.events, 'repelled')).toMatchObject({
      by: 2,
      about: [card('res-combat-knife'), card('thr-demon')],
      moves: [{ from: slot('protection.res-combat-knife@2'), to: DISCARD }],
    });
    expect(last(s.events, 'failed')).toMatchObject({ by: 0, about: [player(0), card('thr-demon')] });
    expect(last(s.events, 'lost')).toMatchObject({
      by: 1,
      to: [0],
      about: [card('sta-kurskaya'), card('thr-demon')],
      moves: [
        { thing: card('sta-kurskaya'), from: slot('station.sta-kurskaya.2@0'), to: DISCARD },
        { thing: marker(0), from: slot('station.sta-kurskaya.2@0'), to: slot('up@0') },
      ],
      delta: [
        { seat: 0, what: 'up', n: 2 },
        { seat: 0, what: 'kept', n: -2 },
      ],
    });
    expect(last(s.events, 'exhausted')).toMatchObject({ by: 1, to: [0], cue: 'hit' });
    const own = s.events.find((e) => e.t === 'lost')!; // the discarder's own loss touches nobody else
    expect([tell(game, own).by, tell(game, own).to]).toEqual([1, undefined]);
  });

  test('MET-171 a reshuffle is nobody’s deed', () => {
    const reshuffled: Event = { t: 'reshuffled', n: 12 };
    expect(tell(game, reshuffled)).toMatchObject({ by: null, moves: [{ thing: DISCARD, from: DISCARD, to: DECK }] });
  });
});
