import {
  CUES,
  type Log,
  makeRng,
  pickOne,
  RANKS,
  type Ref,
  type Seat,
  seedOf,
  Teller,
  type Telling,
  tell,
} from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { type Event, game, type Options, type State, tables as t, words } from '../src/index.ts';
import { fresh, given, HARD } from './given.ts';
import { EVENTS } from './vocabulary.ts';

const card = (id: string): Ref => ({ kind: 'card', id });
const slot = (id: string): Ref => ({ kind: 'slot', id });
const player = (seat: Seat): Ref => ({ kind: 'player', id: String(seat) });
const amount = (n: number): Ref => ({ kind: 'amount', id: String(n) });
const DECK = slot('deck');
const DISCARD = slot('discard');

const SLOT =
  /^(deck|discard|bazaar\.[123]|(up|down|reserve)@\d|(resource|protection|hero|station)\.[a-z0-9-]+(\.\d+)?@\d)$/;

/** Whether there is such a thing at a table of so many seats. */
function exists({ kind, id }: Ref, seats: number): boolean {
  if (kind === 'player') return Number(id) < seats;
  if (kind === 'card') return t.cardOf.has(id) || t.factionOf.has(id);
  if (kind === 'amount') return Number(id) > 0;
  if (kind !== 'slot' || !SLOT.test(id)) return false;
  const [place = '', seat = '0'] = id.split('@');
  const named = place.split('.')[1];
  return Number(seat) < seats && (named === undefined || place.startsWith('bazaar') || t.cardOf.has(named));
}

/** Plays until the end or so many answers; missions first, so that games end. */
function play(s: State, seed: string, see: (e: Event, s: State) => void, answers = 6000): void {
  const rng = makeRng(seedOf(seed));
  for (let i = 0; i < answers && game.asked(s).length > 0; i++) {
    const seat = game.asked(s)[0]!;
    const legal = game.legal(s, seat);
    const log: Event[] = [];
    game.apply(s, seat, legal.find((x) => x.startsWith('mission')) ?? pickOne(rng, legal), log);
    for (const e of log) see(e, s);
  }
}

const GAMES: [number, Partial<Options>][] = [
  [2, {}],
  [3, HARD],
  [4, { factionAssignment: 'random', hardExhaustion: true }],
  [5, { factionRoster: 'alternate' }],
];

describe('whole games', () => {
  const told = new Set<string>();

  test.each(GAMES)('every event is told of things, seats and phases there are: %i players, %o', (seats, options) => {
    const viewers = [...Array(seats).keys(), null];
    const faults: unknown[] = [];
    const check = (e: Event): void => {
      told.add(e.t);
      for (const viewer of viewers) {
        const telling = tell(game, game.redact(e, viewer));
        const { by, to = [], about, moves = [], delta = [], rank, phase, cue } = telling;
        const refs = [...about, ...moves.flatMap(({ thing, from, to: into }) => [thing, from ?? thing, into ?? thing])];
        const isSpoken = (ref: Ref) => Object.values(words).every((w) => w.ref(ref) !== ref.id);
        const sits = (seat: Seat) => seat >= 0 && seat < seats;
        const right =
          refs.every((ref) => exists(ref, seats) && isSpoken(ref)) &&
          [...to, by ?? 0, ...delta.map((change) => change.seat)].every(sits) &&
          !to.includes(by ?? -1) &&
          delta.every(({ n }) => n !== 0) &&
          RANKS.includes(rank) &&
          (phase === undefined || game.phases.includes(phase)) &&
          (cue === undefined || CUES.includes(cue));
        if (!right) faults.push([e, viewer, telling]);
      }
    };
    const begun: Event[] = [];
    const s = fresh(seats, options, 'tellings', begun);
    for (const e of begun) check(e);
    play(s, `tellings ${seats}`, check);
    expect(faults).toEqual([]);
  });

  test('every kind of event was told', () => {
    expect(EVENTS.filter((kind) => !told.has(kind))).toEqual([]);
  });

  test.each(GAMES)('MET-39 what is told adds up to the table: %i players, %o', (seats, options) => {
    const begun: Event[] = [];
    const s = fresh(seats, options, 'sums', begun);
    const sums = Array.from({ length: seats }, () => ({ up: 0, down: 0, kept: 0, reserve: 0, cards: 0, score: 0 }));
    const add = (e: Event): void => {
      for (const { seat, what, n } of tell(game, game.redact(e, null)).delta ?? []) sums[seat]![what as 'up'] += n;
    };
    for (const e of begun) add(e);
    const start = game.standing(game.view(s, null)).map(({ score }) => score);
    play(s, `sums ${seats}`, add);
    const cards = (seat: Seat) => s.players[seat]!.hand.length;
    expect(sums).toEqual(
      s.players.map((p, seat) => ({
        up: p.up,
        down: p.down,
        kept: p.kept.reduce((sum, n) => sum + n, 0),
        reserve: p.reserve,
        cards: cards(seat),
        score: 10 - p.reserve - start[seat]!,
      })),
    );
  });

  test('a card that a line of the log names is among the things it is about', () => {
    const s = fresh(3, {}, 'names');
    const names = [...t.cards, ...t.factions].map(({ id }) => ({ id, name: words.en.card(id).name }));
    play(s, 'names', (e) => {
      const shown = game.redact(e, null);
      const line = words.en.event(shown!, (seat) => `P${seat}`) ?? '';
      const ids = Object.values(shown!)
        .flat()
        .filter((x) => names.some(({ id }) => id === x));
      const { about } = tell(game, shown);
      for (const { id, name } of names)
        if (ids.includes(id) && line.includes(name)) expect(about).toContainEqual(card(id));
    });
  });

  test('MET-40 turns are chapters, and each phase goes on until another begins', () => {
    const teller = new Teller(game);
    const s = fresh(2, {}, 'phases');
    const seen = new Map<string, Set<string | null>>();
    let turn = 0;
    play(s, 'phases', (e) => {
      const { round, phase } = teller.tell(e);
      if (e.t === 'turn') turn = e.no;
      expect(round).toBe(turn === 0 ? null : turn);
      seen.set(e.t, (seen.get(e.t) ?? new Set()).add(phase));
    });
    const phases = (kind: Event['t']) => [...seen.get(kind)!].sort();
    expect(phases('faction')).toEqual(['factions']);
    expect(phases('dealt')).toEqual(['factions']);
    expect(phases('turn')).toEqual(['action']);
    expect(phases('discarded')).toEqual(['action']);
    expect(phases('played')).toEqual(['action', 'attack']);
    expect(phases('lost')).toEqual(['attack']);
    expect(phases('drew')).toEqual(['draw']);
    expect(phases('mission')).toEqual(['free']); // these come as soon as they can, after the action
    expect(phases('gained')).toEqual(['free']);
    expect(phases('tidied')).toEqual(['action', 'free']);
  });
});

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
        { thing: amount(3), from: slot('up@0'), to: slot('down@0') },
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
    expect(last(s.events, 'drew', 1).moves).toEqual([
      { thing: card('res-pork'), from: slot('bazaar.1'), to: player(0) },
    ]);
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
      { thing: amount(2), from: slot('down@0'), to: slot('up@0') },
      { thing: amount(2), from: slot('station.sta-kurskaya.2@0'), to: slot('up@0') },
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
      moves: [{ thing: card('res-generator'), from: slot('resource.res-generator@0'), to: DISCARD }],
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
      { thing: amount(1), from: slot('up@0'), to: slot('station.sta-mayakovskaya.1@0') },
    ]);
  });

  test('MET-93 a Faction mission has a source of its own', () => {
    const s = given({ factions: { 0: 'fac-arbat' }, resources: { 0: ['res-generator', 'res-canteen'] } });
    s.answer(0, 'mission faction');
    expect(last(s.events, 'gained').delta![0]).toEqual({ seat: 0, what: 'score', n: 1, source: 'faction' });
    expect(last(s.events, 'flipped').about).toEqual([card('fac-arbat')]);
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
        { thing: amount(1), from: slot('up@0') },
        { thing: amount(1), from: slot('down@0') },
      ],
      delta: [
        { what: 'up', n: -1 },
        { what: 'down', n: -1 },
        { what: 'kept', n: 2 },
      ],
    });
  });

  test('MET-134 MET-135 a Caravan is its discarder’s deed, also where others raise markers', () => {
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
    expect(last(s.events, 'raised')).toMatchObject({ by: 0, to: [1], about: [player(1)], rank: 'line' });
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
        { thing: amount(2), from: slot('station.sta-kurskaya.2@0'), to: slot('up@0') },
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

test('MET-193 set-up with and without a log is the same', () => {
  for (const [seats, options] of GAMES) {
    const log: Log<Event> = [];
    expect(fresh(seats, options, 'log', log)).toEqual(fresh(seats, options, 'log'));
    expect(log.length).toBeGreaterThan(0);
  }
});
