import { LANGS, type Ref, type Seat, Teller, type Told, tell } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { PILES } from '../../src/answers/refs.ts';
import {
  COLOURS,
  type Event,
  FIGURES,
  game,
  type Options,
  openly,
  PHASES,
  type State,
  tables,
} from '../../src/index.ts';
import { words } from '../../src/text/index.ts';
import { fresh, ramble } from '../given.ts';

const card = (id: string): Ref => ({ kind: 'card', id });
const slot = (id: string): Ref => ({ kind: 'slot', id });
const player = (seat: Seat): Ref => ({ kind: 'player', id: String(seat) });
const amount = (id: string): Ref => ({ kind: 'amount', id });
const who = (seat: Seat): string => `P${seat}`;

const SETTINGS: [number, Partial<Options>][] = [
  [3, {}],
  [4, {}],
  [3, { pickOrder: 'topToBottom', roundTrack: 'even', openSurvivors: true }],
  [4, { 'repair.workersPerStep': 2, roundTrack: 'moderate' }],
];
const GAMES = SETTINGS.flatMap(([seats, options]) => ['a', 'b', 'c'].map((seed) => ({ seats, options, seed })));

/** A whole game, its set-up included. */
function played({ seats, options, seed }: (typeof GAMES)[number]): { start: State; end: State; events: Event[] } {
  const events: Event[] = [];
  const s = fresh(seats, options, `telling ${seed}`, events);
  const start = game.clone(s);
  return { start, end: ramble(s, seed, (_, more) => events.push(...more)), events };
}

/** Whether a thing is one of the game's, so that a client can find or describe it. */
function exists({ kind, id }: Ref, seats: number): boolean {
  if (kind === 'card') return words.en.card(id).text !== '';
  if (kind === 'player') return Number(id) >= 0 && Number(id) < seats;
  if (kind === 'amount') return (FIGURES as readonly string[]).includes(/^\w+/.exec(id)![0]);
  const [, site, of] = /^site\.(\d)\.of\.(\d)$/.exec(id) ?? [];
  if (site !== undefined) return Number(site) >= 1 && Number(site) <= 8 && Number(of) < seats;
  const [, at] = /^(?:slot|offer)\.(\d)$/.exec(id) ?? [];
  if (at !== undefined) return Number(at) >= 1 && Number(at) <= seats;
  return ['exploration', 'construction', 'city', ...PILES].includes(id);
}

/** Texts of an event, also those in lists. */
const textsIn = (e: Event): string[] =>
  Object.entries(e).flatMap(([key, x]) => (key === 't' ? [] : [x].flat().filter((id) => typeof id === 'string')));

describe.each(GAMES)('a whole game: %o', (setting) => {
  const { seats } = setting;
  const { start, end, events } = played(setting);

  test('every event has a telling about things there are, whoever is told', () => {
    const seen = new Map<string, [Ref, Event]>();
    for (const viewer of [0, 1, seats - 1, null])
      for (const e of events) {
        const shown = game.redact(e, viewer)!;
        const { about, moves = [] } = tell(game, shown);
        const things = [...about, ...moves.flatMap(({ thing, from, to }) => [thing, from ?? thing, to ?? thing])];
        for (const thing of things) seen.set(`${thing.kind} ${thing.id}`, [thing, shown]);
      }
    for (const [thing, e] of seen.values()) {
      expect(exists(thing, seats), `${JSON.stringify(thing)} of ${JSON.stringify(e)}`).toBe(true);
      for (const lang of LANGS) expect(words[lang].ref(thing, who)).not.toMatch(/^[a-z]+([A-Z]|\.)|undefined|NaN/);
    }
  });

  test('a card its sentence names is among the things it is about', () => {
    for (const e of events) {
      const line = words.en.event(e, who) ?? '';
      const { about } = tell(game, e);
      for (const id of textsIn(e)) {
        const { name, text } = words.en.card(id);
        if (text !== '' && line.includes(name)) expect(about).toContainEqual(card(id));
      }
    }
  });

  test('ARM-45 ARM-46 the tellings name six rounds and their phases in order, then the scorings', () => {
    const teller = new Teller(game);
    const order: string[] = [];
    for (const e of events) {
      const { round, phase }: Told = teller.tell(e);
      const now = round === null ? 'before' : `${round} ${phase}`;
      if (order.at(-1) !== now) order.push(now);
    }
    const [preparation, auction, resolution, completion, midgame, scoring] = PHASES;
    const rounds = [1, 2, 3, 4, 5, 6].flatMap((no) => [
      ...[preparation, auction, resolution, completion].map((phase) => `${no} ${phase}`),
      ...(no === 3 ? [`3 ${midgame}`] : no === 6 ? [`6 ${scoring}`] : []),
    ]);
    expect(order).toEqual(['before', ...rounds]);
  });

  test('ARM-227 ARM-242 what is told to a spectator adds up to what everybody has in the end', () => {
    const sums: Record<string, number>[] = end.players.map(() => ({}));
    const bySource: Record<string, number>[] = end.players.map(() => ({ start: tables.vpStart }));
    for (const e of events)
      for (const { seat, what, n, source } of tell(game, game.redact(e, null)!).delta ?? []) {
        sums[seat]![what] = (sums[seat]![what] ?? 0) + n;
        if (source) bySource[seat]![source] = (bySource[seat]![source] ?? 0) + n;
      }
    const owned = (s: State, seat: Seat, c: number): number =>
      s.players[seat]!.screen[c]! +
      openly(s.players[seat]!, c) -
      (COLOURS[c] === 'leader' ? s.players[seat]!.aside : 0);
    const buildings = (s: State, seat: Seat): number => s.players[seat]!.city.filter((b) => b >= 0).length;
    for (const [seat, { score, lines }] of game.result(end)!.entries()) {
      const told = sums[seat]!;
      const p = end.players[seat]!;
      expect(tables.vpStart + (told.score ?? 0)).toBe(score);
      for (const { source, n } of lines) expect([source, bySource[seat]![source]]).toEqual([source, n]);
      expect(told.marauders ?? 0).toBe(p.marauders);
      expect(tables.damageStart + (told.damage ?? 0)).toBe(p.damage);
      expect(told.cards ?? 0).toBe(p.hand.length);
      expect(told.buildings ?? 0).toBe(buildings(end, seat) - buildings(start, seat));
      for (const [c, colour] of COLOURS.entries())
        expect([colour, told[colour] ?? 0]).toEqual([colour, owned(end, seat, c)]);
    }
  });
});

describe('what is told of', () => {
  const TOLD: [string, Event, object][] = [
    ['a round', { t: 'round', no: 4 }, { by: null, rank: 'chapter', round: 4, phase: 'preparation', cue: 'turn' }],
    ['a phase', { t: 'phase', phase: 'resolution' }, { by: null, rank: 'faint', phase: 'resolution' }],
    [
      'arriving marauders; those without room are not on the track',
      { t: 'arrived', seat: 1, n: 4, over: 3, to: 15 },
      { by: null, to: [1], delta: [{ seat: 1, what: 'marauders', n: 1 }], rank: 'line' },
    ],
    [
      'marauders none of whom find room',
      { t: 'arrived', seat: 1, n: 2, over: 2, to: 15 },
      { to: [1], delta: [], rank: 'line' },
    ],
    [
      'points',
      { t: 'vp', seat: 2, n: -3, src: 'homeless' },
      { by: 2, delta: [{ seat: 2, what: 'score', n: -3, source: 'homeless' }], cue: 'hit' },
    ],
    [
      'damage: the space it leads to',
      { t: 'damage', seat: 0, n: 2, to: 5 },
      { by: 0, about: [card(tables.damage[4]!.id), player(0)], delta: [{ seat: 0, what: 'damage', n: 2 }], cue: 'hit' },
    ],
    [
      'housing for one round: whose it is, and by how much the number of its tile in a view changes',
      { t: 'houses', seat: 1, tile: tables.tiles[2]!.id, n: 2 },
      { by: 1, about: [card(tables.tiles[2]!.id), player(1)], delta: [{ seat: 1, what: 'houses', n: 3 }] },
    ],
    [
      'the same when it goes, which nobody does',
      { t: 'houses', seat: 1, tile: tables.tiles[2]!.id, n: -2 },
      { by: null, to: [1], delta: [{ seat: 1, what: 'houses', n: -3 }], phase: 'preparation' },
    ],
    [
      'a card on the display, with its figures',
      { t: 'equipmentShown', slot: 1, card: 'eq_map', figures: [2, 0, 0, 1, 0] },
      {
        by: null,
        about: [card('eq_map'), slot('slot.2')],
        moves: [
          { thing: card('eq_map'), from: slot('deck'), to: slot('slot.2') },
          { thing: amount('marauder.on.slot.2'), from: slot('bag'), to: slot('slot.2') },
          { thing: amount('marauder.on.slot.2'), from: slot('bag'), to: slot('slot.2') },
          { thing: amount('engineer.on.slot.2'), from: slot('bag'), to: slot('slot.2') },
        ],
        rank: 'faint',
      },
    ],
    [
      'a bid',
      { t: 'bid', seat: 2, area: 'city', figures: [2, 0, 0, 1] },
      {
        by: 2,
        about: [slot('city')],
        moves: [
          { thing: amount('worker.in.city.of.2'), from: player(2), to: slot('city') },
          { thing: amount('worker.in.city.of.2'), from: player(2), to: slot('city') },
          { thing: amount('leader.in.city.of.2'), from: player(2), to: slot('city') },
        ],
        phase: 'auction',
      },
    ],
    [
      'equipment taken: card and survivors; marauders come with their own event',
      { t: 'tookEquipment', seat: 0, slot: 2, card: 'eq_beer', figures: [1, 2, 0, 0, 0] },
      {
        by: 0,
        moves: [
          { thing: card('eq_beer'), from: slot('slot.3'), to: player(0) },
          { thing: amount('marauder.on.slot.3'), from: slot('slot.3'), to: player(0) },
          { thing: amount('worker.on.slot.3'), from: slot('slot.3'), to: player(0) },
          { thing: amount('worker.on.slot.3'), from: slot('slot.3'), to: player(0) },
        ],
        delta: [
          { seat: 0, what: 'cards', n: 1 },
          { seat: 0, what: 'worker', n: 2 },
        ],
      },
    ],
    [
      'a building taken with its tile',
      { t: 'tookBuilding', seat: 1, slot: 0, card: 'hotel', tile: 'bt_exchange' },
      {
        about: [card('hotel'), card('bt_exchange')],
        moves: [
          { thing: card('hotel'), from: slot('offer.1'), to: player(1) },
          { thing: card('bt_exchange'), from: slot('offer.1'), to: player(1) },
        ],
      },
    ],
    [
      'a building built over another: on a site of its owner',
      { t: 'built', seat: 1, card: 'hotel', site: 5, over: 'school' },
      {
        by: 1,
        about: [card('hotel'), card('school'), slot('site.5.of.1')],
        moves: [{ thing: card('hotel'), from: player(1), to: slot('site.5.of.1') }],
        delta: [],
        rank: 'key',
        cue: 'crash',
      },
    ],
    [
      'an exchange in an area',
      { t: 'exchanged', seat: 0, at: 'construction', to: 'soldier' },
      {
        moves: [
          { thing: amount('worker.in.construction.of.0'), from: slot('construction'), to: slot('bag') },
          { thing: amount('soldier.in.construction.of.0'), from: slot('bag'), to: slot('construction') },
        ],
        delta: [
          { seat: 0, what: 'worker', n: -1 },
          { seat: 0, what: 'soldier', n: 1 },
        ],
      },
    ],
    [
      'an exchange behind the screen',
      { t: 'exchanged', seat: 0, at: 'screen', to: 'engineer' },
      { about: [player(0)] },
    ],
    [
      'the Extension',
      { t: 'extended', seat: 2, figures: [2, 0, 0, 0] },
      { about: [card('extension'), slot('site.8.of.2')], delta: [{ seat: 2, what: 'buildings', n: 1 }], rank: 'key' },
    ],
    [
      'an action',
      { t: 'acted', seat: 1, card: 'hotel', site: 5, line: 1, figures: [0, 1, 0, 0] },
      {
        by: 1,
        about: [card('hotel'), slot('site.5.of.1')],
        moves: [
          { thing: slot('site.5.of.1') },
          { thing: amount('soldier.in.city.of.1'), from: player(1), to: slot('site.5.of.1') },
        ],
      },
    ],
    [
      'a recruit who joins',
      { t: 'recruited', seat: 1, figure: 'leader' },
      {
        moves: [{ thing: amount('leader.in.city.of.1'), from: slot('bag'), to: player(1) }],
        delta: [{ seat: 1, what: 'leader', n: 1 }],
      },
    ],
    ['a recruit who goes back', { t: 'recruited', seat: 1, figure: 'worker' }, { moves: [], delta: [] }],
    [
      'who must leave somebody without housing',
      { t: 'crowded', seat: 1, n: 2 },
      { by: 1, about: [player(1)], rank: 'line', phase: 'completion', cue: 'hit' },
    ],
    [
      'homeless survivors',
      { t: 'homeless', seat: 1, figures: [0, 2, 0, 0] },
      {
        by: 1,
        moves: [{ thing: amount('soldier.of.1'), from: player(1), to: slot('bag') }],
        delta: [{ seat: 1, what: 'soldier', n: -2 }],
        rank: 'key',
        phase: 'completion',
        cue: 'hit',
      },
    ],
    [
      'cards shown in the end: each kind once',
      { t: 'revealed', seat: 0, cards: ['eq_beer', 'eq_beer', 'eq_map'] },
      { by: 0, about: [card('eq_beer'), card('eq_map')], phase: 'scoring' },
    ],
    ['the end', { t: 'won', seats: [0, 2] }, { by: null, to: [0, 2], rank: 'key', cue: 'end', phase: 'scoring' }],
  ];
  test.each(TOLD)('%s', (_, event, telling) => {
    expect(tell(game, event)).toMatchObject(telling);
  });
});

describe('what is hidden stays hidden', () => {
  const hidden = (e: Event, seat: Seat | null): string => JSON.stringify(tell(game, game.redact(e, seat)!));

  test('ARM-242 a draw face down: the owner is told the cards, the others that the deck gave some', () => {
    const drew: Event = { t: 'drew', seat: 1, cards: ['eq_beer', 'eq_map'] };
    expect(tell(game, game.redact(drew, 1)!)).toMatchObject({
      about: [card('eq_beer'), card('eq_map')],
      moves: [
        { thing: card('eq_beer'), from: slot('deck'), to: player(1) },
        { thing: card('eq_map'), from: slot('deck'), to: player(1) },
      ],
    });
    for (const viewer of [0, 2, null]) {
      const telling = tell(game, game.redact(drew, viewer)!);
      expect(telling.about).toEqual([]);
      expect(telling.moves).toEqual(Array(2).fill({ thing: slot('deck'), from: slot('deck'), to: player(1) }));
      expect(telling.delta).toEqual([{ seat: 1, what: 'cards', n: 2 }]);
    }
  });

  test.each<Event>([
    { t: 'looked', seat: 1, cards: ['eq_beer', 'eq_map'] },
    { t: 'kept', seat: 1, card: 'eq_beer', under: ['eq_map'] },
    { t: 'searched', seat: 1, card: 'eq_beer' },
    { t: 'dealt', seat: 1, figures: [5, 0, 0, 1], tiles: ['sc_worker', 'sc_civil'] },
  ])('ARM-238 only the owner is told the cards of $t', (e) => {
    expect(hidden(e, 1)).toMatch(/eq_beer|sc_worker/);
    for (const viewer of [0, null]) expect(hidden(e, viewer)).not.toMatch(/eq_|sc_/);
  });
});

describe('set-up', () => {
  test.each([3, 4])(
    'ARM-33 ARM-34 ARM-37 ARM-39 %i players: tiles, survivors and private tiles are told first',
    (seats) => {
      const events: Event[] = [];
      const s = fresh(seats, {}, 'table', events);
      expect(events.slice(0, 1 + seats)).toEqual([
        {
          t: 'tilesLaid',
          common: s.common.map((tile) => tables.scoring[tile]!.id),
          auction: s.auction.map((tile) => tables.auction[tile]!.id),
        },
        ...s.players.map((p, seat) => ({
          t: 'dealt',
          seat,
          figures: [5, 0, 0, 1],
          tiles: p.tiles.map((tile) => tables.scoring[tile]!.id),
        })),
      ]);
      expect(events[1 + seats]).toEqual({ t: 'round', no: 1 });
      expect(events.at(-1)).toEqual({ t: 'starts', seat: s.start });
      expect(fresh(seats)).toEqual(s);
    },
  );

  test('in three languages, with the tiles only for whose they are', () => {
    const e: Event = { t: 'dealt', seat: 1, figures: [5, 0, 0, 1], tiles: ['sc_worker', 'sc_civil'] };
    for (const lang of LANGS) {
      const name = words[lang].card('sc_civil').name;
      expect(words[lang].event(e, who)).toContain(name);
      const other = words[lang].event(game.redact(e, 0)!, who)!;
      expect(other).not.toContain(name);
      expect(other).toMatch(/^P1: .*(?:: 2|\(2\))$/);
    }
  });
});
