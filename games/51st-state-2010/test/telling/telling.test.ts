import { type Lang, makeRng, pickOne, type Ref, type Seat, seedOf, Teller, type Telling, tell } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { type Event, GOODS, game, KEPT, type Player, type State, scoreOf, TOKENS } from '../../src/index.ts';
import { handSize } from '../../src/rules/queries.ts';
import { words } from '../../src/text/index.ts';
import { given } from '../given.ts';
import { EVENTS } from '../vocabulary.ts';

const tellingOf = (e: Event): Telling => tell(game, e);
const seenBy = (e: Event, seat: Seat | null): Telling => tell(game, game.redact(e, seat));

const card = (id: string): Ref => ({ kind: 'card', id });
const slot = (id: string): Ref => ({ kind: 'slot', id });
const option = (id: string): Ref => ({ kind: 'option', id });
const player = (seat: Seat): Ref => ({ kind: 'player', id: String(seat) });
const DECK = option('deck');
const DISCARD = option('discard-pile');

/** Random games, each event handed over with the state after the answer it came from. */
function play(seats: number, games: number, visit: (e: Event, s: State) => void, after?: (s: State) => void): void {
  for (let n = 0; n < games; n++) {
    const log: Event[] = [];
    const s = game.setup(seats, {}, makeRng(seedOf(`telling ${n}`)), log);
    const rng = makeRng(seedOf(`answers ${n}`));
    for (;;) {
      for (const e of log) visit(e, s);
      after?.(s);
      const [seat] = game.asked(s);
      if (seat === undefined) break;
      log.length = 0;
      game.apply(s, seat, pickOne(rng, game.legal(s, seat)), log);
    }
  }
}

/** What a player has: cards in hand and on their way, tucked cards, points, goods in the pool and goods on cards. */
function wealth(s: State, p: Player, seat: Seat): Record<string, number> {
  const kept = [p.leader?.stock ?? [], ...p.places.map((x) => x.stock ?? [])];
  const carried = s.limbo >= 0 && game.asked(s)[0] === seat ? 1 : 0;
  return {
    ...Object.fromEntries(GOODS.slice(0, TOKENS).map((good, g) => [good, p.pool[g]!])),
    ...Object.fromEntries(
      GOODS.slice(0, KEPT).map((good, g) => [`kept.${good}`, kept.reduce((n, stock) => n + (stock[g] ?? 0), 0)]),
    ),
    cards: handSize(p) + carried,
    spoils: p.spoils.length,
    deal: p.deals.length,
    score: scoreOf(p),
  };
}

describe('Whole games', () => {
  test.each([2, 3, 4])(
    'FS-4 FS-180 FS-193 %i seats: what is told adds up to what everybody has, in the pool and on cards, at every moment',
    (seats) => {
      let told: Record<string, number>[] = [];
      const none = (): Record<string, number> =>
        Object.fromEntries(
          [
            ...GOODS.slice(0, TOKENS),
            ...GOODS.slice(0, KEPT).map((good) => `kept.${good}`),
            ...['cards', 'spoils', 'deal', 'score'],
          ].map((what) => [what, 0]),
        );
      play(
        seats,
        4,
        (e) => {
          if (e.t === 'faction' && e.seat === 0) told = Array.from({ length: seats }, none);
          for (const { seat, what, n } of seenBy(e, null).delta ?? []) told[seat]![what]! += n;
        },
        (s) => expect(told).toEqual(s.players.map((p, seat) => wealth(s, p, seat))),
      );
    },
  );

  test.each([2, 4])('%i seats: cards named in a sentence are told as such, and every thing has a name', (seats) => {
    const who = (seat: Seat) => `P${seat}`;
    play(seats, 3, (e) => {
      for (const viewer of [0, null]) {
        const shown = game.redact(e, viewer)!;
        const { about, moves = [] } = tellingOf(shown);
        const said = words.en.event(shown, who) ?? '';
        const named = about.filter(({ kind }) => kind === 'card').map(({ id }) => words.en.card(id));
        for (const { text } of named) expect(text, JSON.stringify(shown)).not.toBe('');
        for (const id of cardsIn(shown)) expect(about, JSON.stringify(shown)).toContainEqual(card(id));
        for (const { name } of named) expect(said, JSON.stringify(shown)).toContain(name);
        for (const { thing, from, to } of moves) {
          expect(from ?? to, JSON.stringify(shown)).toBeDefined();
          for (const ref of [thing, from, to])
            if (ref) expect(words.en.ref(ref, who), JSON.stringify(ref)).not.toMatch(/NaN|undefined/);
        }
      }
    });
  });

  test('FS-180 FS-193 no VP comes or goes without being said', () => {
    play(3, 3, (e) => {
      const vp = (seenBy(e, null).delta ?? []).reduce((sum, { what, n }) => sum + (what === 'score' ? n : 0), 0);
      if (vp === 0) return;
      for (const [lang, sign] of Object.entries({ en: 'VP', pl: 'PZ', sk: 'VB' }))
        expect(words[lang as Lang].event(e, (seat) => `P${seat}`)).toMatch(
          new RegExp(`${vp < 0 ? '−' : '(?<!−)\\b'}${Math.abs(vp)} ${sign}\\b`),
        );
    });
  });

  test('FS-33 every event has its turn, and every phase of a turn comes in its order', () => {
    const teller = new Teller(game);
    let turn = 0;
    let phase = 0;
    play(3, 1, (e) => {
      const { round, phase: name } = teller.tell(e);
      if (e.t === 'turn') {
        expect(e.turn).toBe(turn + 1);
        turn = e.turn;
        phase = 0;
      }
      if (turn === 0) return;
      expect(round).toBe(turn);
      const now = game.phases.indexOf(name!);
      expect(now).toBeGreaterThanOrEqual(phase);
      phase = now;
    });
    expect(turn).toBeGreaterThan(3);
  });
});

/** Every id of a card that an event carries. */
const cardsIn = (e: Event): string[] =>
  Object.entries(e)
    .filter(([key]) => key !== 't' && key !== 'src')
    .flatMap(([, x]) => x)
    .filter((x): x is string => typeof x === 'string' && words.en.card(x).text !== '');

describe('Kinds of events', () => {
  test('there is a telling for each', () => {
    expect(Object.keys(game.tellings).sort()).toEqual([...EVENTS].sort());
  });

  test.each<[Event, Partial<Telling>]>([
    [
      { t: 'turn', turn: 3, first: 1 },
      { by: null, to: [1], rank: 'chapter', round: 3, phase: 'lookout', cue: 'turn' },
    ],
    [
      { t: 'took', seat: 1, card: 'pub' },
      {
        by: 1,
        about: [card('pub')],
        moves: [{ thing: card('pub'), from: slot('row'), to: player(1) }],
        delta: [{ seat: 1, what: 'cards', n: 1 }],
      },
    ],
    [
      { t: 'overLimit', seat: 0, card: 'pub', from: 'deck' },
      { moves: [{ thing: card('pub'), from: DECK, to: DISCARD }], delta: [] },
    ],
    [
      { t: 'gained', seat: 0, goods: { scrap: 2 }, spot: { on: 'place', no: 3 }, src: 'rubble' },
      {
        about: [card('rubble'), option('scrap')],
        moves: [{ thing: option('scrap'), from: slot('0.3'), to: player(0) }],
        delta: [{ seat: 0, what: 'scrap', n: 2 }],
        cue: 'gain',
      },
    ],
    [
      {
        t: 'scoredVp',
        seat: 1,
        ones: 1,
        twos: 1,
        spot: { on: 'deal', card: 'church' },
        source: 'onDeals',
        src: 'church',
      },
      { delta: [{ seat: 1, what: 'score', n: 3, source: 'onDeals' }], about: [card('church'), card('deal.church')] },
    ],
    [
      { t: 'tucked', seat: 0, sort: 'spoils', card: 'pub' },
      {
        moves: [{ thing: card('pub'), from: player(0), to: card('spoils.pub') }],
        delta: [
          { seat: 0, what: 'cards', n: -1 },
          { seat: 0, what: 'spoils', n: 1 },
        ],
        phase: 'actions',
        cue: 'hit',
      },
    ],
    [{ t: 'cashed', seat: 0, card: 'pub' }, { moves: [{ thing: card('spoils.pub'), from: player(0), to: DISCARD }] }],
    [
      { t: 'dropped', seat: 1, sort: 'deal', card: 'church', vp: 2 },
      { moves: [{ thing: card('deal.church'), from: player(1), to: DISCARD }] },
    ],
    [
      { t: 'incorporated', seat: 2, card: 'pub', no: 4 },
      {
        moves: [{ thing: card('pub'), from: player(2), to: slot('2.4') }],
        delta: [
          { seat: 2, what: 'cards', n: -1 },
          { seat: 2, what: 'score', n: 1, source: 'locations' },
        ],
      },
    ],
    [
      { t: 'redeveloped', seat: 0, card: 'pub', no: 4, old: 'church', oldNo: 1, vp: 2 },
      {
        about: [card('church'), card('pub'), slot('0.4')],
        moves: [
          { thing: card('church'), from: slot('0.1'), to: DISCARD },
          { thing: card('pub'), from: player(0), to: slot('0.4') },
        ],
        delta: [
          { seat: 0, what: 'cards', n: -1 },
          { seat: 0, what: 'score', n: -2, source: 'onLocations' },
        ],
        rank: 'key',
        cue: 'crash',
      },
    ],
    [
      { t: 'visited', seat: 0, owner: 1, card: 'dive', no: 0, stock: 0 },
      {
        by: 0,
        to: [1],
        delta: [
          { seat: 0, what: 'worker', n: -1 },
          { seat: 1, what: 'worker', n: 1 },
        ],
      },
    ],
    [
      { t: 'stole', seat: 0, from: 1, good: 'fuel', spot: { on: 'leader' }, card: 'nitro-belle' },
      {
        to: [1],
        about: [card('nitro-belle'), option('fuel'), slot('1.leader')],
        moves: [{ thing: option('fuel'), from: slot('1.leader'), to: player(0) }],
        delta: [
          { seat: 0, what: 'fuel', n: 1 },
          { seat: 1, what: 'kept.fuel', n: -1 },
        ],
        rank: 'key',
        cue: 'hit',
      },
    ],
    [
      { t: 'reached', seat: 0, with: ['ny-railroad', 'road', 'incorporation1'] },
      {
        about: [card('ny-railroad'), card('road'), option('incorporation1')],
        moves: [
          { thing: option('incorporation1'), from: player(0) },
          { thing: card('road'), from: player(0), to: DISCARD },
        ],
        delta: [
          { seat: 0, what: 'incorporation1', n: -1 },
          { seat: 0, what: 'cards', n: -1 },
        ],
        rank: 'faint',
      },
    ],
    [
      { t: 'cleanup', pools: [{}, { scrap: 2, worker: 1 }] },
      {
        by: null,
        to: [1],
        delta: [
          { seat: 1, what: 'scrap', n: -2 },
          { seat: 1, what: 'worker', n: -1 },
        ],
        rank: 'line',
        phase: 'cleanup',
      },
    ],
    [
      { t: 'cleanup', pools: [{}, {}] },
      { to: [], rank: 'faint' },
    ],
    [
      { t: 'passed', seat: 1 },
      { by: 1, rank: 'faint' },
    ],
    [
      { t: 'won', seats: [1], how: 'vp' },
      { by: null, to: [1], rank: 'key', phase: 'scoring', cue: 'end' },
    ],
  ])('%j', (event, expected) => {
    expect(tellingOf(event)).toMatchObject(expected);
  });

  test('FS-189 FS-191 a hidden draw tells others how many cards went where, and no more', () => {
    const drew: Event = { t: 'drew', seat: 0, n: 2, cards: ['pub', 'dive'], src: 'crossroads' };
    expect(seenBy(drew, 0)).toMatchObject({ about: [card('pub'), card('dive'), card('crossroads')] });
    for (const viewer of [1, null])
      expect(seenBy(drew, viewer)).toMatchObject({
        about: [card('crossroads')],
        moves: [
          { thing: DECK, from: DECK, to: player(0) },
          { thing: DECK, from: DECK, to: player(0) },
        ],
        delta: [{ seat: 0, what: 'cards', n: 2 }],
      });
    expect(seenBy({ t: 'kept', seat: 0, card: 'pub' }, 1).about).toEqual([]);
    expect(seenBy({ t: 'lookedAt', seat: 0, cards: ['pub', 'dive'] }, 1).about).toEqual([]);
  });

  test('FS-104 FS-120 FS-129 tokens of a card that leaves are counted elsewhere, and never lost', () => {
    const s = given({
      hand: { 0: ['borgo'] },
      pool: { 0: { weapon: 1 } },
      leader: { 0: { card: 'junky-joe', ones: 3 } },
      deals: { 0: [{ card: 'church', ones: 2 }] },
    });
    s.answer(0, 'drop deal church 11')
      .answer(0, 'lead borgo')
      .expect({ running: { 0: 8 } });
    const points = s.events.flatMap((e) => tellingOf(e).delta ?? []).filter(({ what }) => what === 'score');
    expect(points.map(({ source, n }) => [source, n])).toEqual([
      ['onDeals', -2],
      ['deals', 2],
      ['onLeader', -3],
      ['leaderChange', 5],
    ]);
  });
});

describe('Set-up', () => {
  test('FS-28 FS-30 FS-31 FS-38 tells factions, hands, the first player and the row, each hand to its owner only', () => {
    const log: Event[] = [];
    const s = game.setup(3, {}, makeRng(seedOf('set-up')), log);
    expect(log.map((e) => e.t)).toEqual([...Array(3).fill('faction'), ...Array(3).fill('drew'), 'turn', 'revealed']);
    expect(log.find((e) => e.t === 'turn')).toMatchObject({ first: s.first });
    for (const e of log) {
      if (e.t !== 'drew') continue;
      expect(e).toMatchObject({ n: 4, src: 'start' });
      expect(e.cards).toHaveLength(4);
      expect(game.redact(e, (e.seat + 1) % 3)).toMatchObject({ n: 4, cards: null });
    }
    expect(game.setup(3, {}, makeRng(seedOf('set-up')))).toEqual(s);
  });
});
