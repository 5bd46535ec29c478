import {
  defaultOptions,
  makeRng,
  pickOne,
  type Ref,
  refKey,
  type Seat,
  seedOf,
  Teller,
  tell,
  wordsAt,
} from '@ashtown/engine';
import { type Answer, type Event, game, type Options, type State, tables, type View } from '@ashtown/metro-2033';
import { USES } from '@ashtown/metro-2033/board';
import { words } from '@ashtown/metro-2033/text';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { board } from '../../src/games/metro-2033/index.tsx';
import { offerOf } from '../../src/games/metro-2033/summary.ts';
import type { BoardProps } from '../../src/table/board.ts';
import * as choice from '../../src/table/choose/choice.ts';

function propsOf(s: State, seat: Seat | null): BoardProps<View, Answer, Event> {
  const asks = seat !== null && game.asked(s).includes(seat);
  const offers = asks ? game.legal(s, seat).map((pick) => ({ pick, refs: game.refs(pick), final: true })) : [];
  return {
    game,
    tables,
    view: game.view(s, seat),
    seat,
    asked: game.asked(s),
    question: asks ? game.question(s, seat) : null,
    offers,
    lang: 'en',
    words: wordsAt(words.en, String),
    who: (of) => `Player ${of}`,
    about: () => '',
    told: [],
    changed: () => 0,
    standing: choice.standing(offers, []),
    hotkey: () => null,
    touch() {},
    hold() {},
    inspect() {},
    answer() {},
    draft: undefined,
    setDraft() {},
    size: 'desk',
  };
}

const { Board, MyArea, Panel, Mini, Detail } = board;

/** A desk as somebody sees it. */
function deskOf(s: State, seat: Seat | null): string {
  const p = propsOf(s, seat);
  const rivals = p.view.players.flatMap((_, of) => (of === seat ? [] : createElement(Panel, { ...p, of, key: of })));
  return renderToStaticMarkup(
    createElement(Fragment, null, createElement(Board, p), createElement(MyArea!, p), rivals),
  );
}

/** How often each thing stands on a desk, as the stage finds it. */
function thingsOf(s: State, seat: Seat | null): ReadonlyMap<string, number> {
  const things = new Map<string, number>();
  for (const [, key] of deskOf(s, seat).matchAll(/data-ref="([^"]*)"/g)) things.set(key!, (things.get(key!) ?? 0) + 1);
  return things;
}

interface Moment {
  s: State;
  before: ReadonlyMap<string, number>;
  after: ReadonlyMap<string, number>;
  /** As this seat is told them. */
  events: readonly Event[];
}

/** What becomes of a table by each answer of a random game. Drawing it takes long: not where nothing new is told. */
function* moments(seats: number, options: Partial<Options>, viewer: Seat | null): Generator<Moment> {
  const s = game.setup(seats, { ...defaultOptions(game), ...options } as Options, makeRng(seedOf(`things ${seats}`)));
  const rng = makeRng(seedOf(`answers ${seats}`));
  const seen = new Map<string, number>();
  for (let i = 0; i < 3000 && game.asked(s).length > 0; i++) {
    const seat = game.asked(s)[0]!;
    const legal = game.legal(s, seat);
    const earlier = game.clone(s);
    const log: Event[] = [];
    game.apply(s, seat, legal.find((x) => x.startsWith('mission')) ?? pickOne(rng, legal), log);
    const events = log.map((e) => game.redact(e, viewer)!);
    const kinds = events.map((e) => `${e.t} ${'seat' in e && e.seat === viewer} ${'side' in e && e.side}`);
    if (kinds.every((kind) => (seen.get(kind) ?? 0) > 5)) continue;
    for (const kind of kinds) seen.set(kind, (seen.get(kind) ?? 0) + 1);
    yield { s: game.clone(s), before: thingsOf(earlier, viewer), after: thingsOf(s, viewer), events };
  }
}

const GAMES: [number, Partial<Options>, Seat | null][] = [
  [2, {}, 0],
  [3, { hardAllSymbols: true, hardExhaustion: true, hardForcedDefence: true }, 1],
  [5, { factionRoster: 'alternate' }, 0],
  [4, {}, null],
];

/** Before the first turn nobody's own area is on the desk. */
const isHome = (e: Event, place: Ref, viewer: Seat | null): boolean =>
  e.t === 'faction' && place.kind === 'player' && place.id === String(viewer);

describe.each(GAMES)('%i seats, %o, seen by %s', (seats, options, viewer) => {
  const all = [...moments(seats, options, viewer)];
  const told = all.flatMap(({ events, before, after }) => events.map((e) => ({ e, before, after })));
  const roomy = seats < 4;

  test('whatever moves has its places on the table', () => {
    const moved = new Set<string>();
    for (const { e, before, after } of told)
      for (const { from, to } of tell(game, e).moves ?? [])
        for (const place of [from, to]) {
          if (!place || isHome(e, place, viewer)) continue;
          if (!before.has(refKey(place)) && !after.has(refKey(place)))
            expect.fail(`${refKey(place)} ${JSON.stringify(e)}`);
          moved.add(e.t);
        }
    const kinds: Event['t'][] = ['faction', 'dealt', 'played', 'discarded', 'exchanged', 'drew', 'turnedUp', 'mission'];
    expect([...moved]).toEqual(expect.arrayContaining([...kinds, 'gained', 'tidied', 'swept', 'lost']));
  });

  test('a card that can be seen stands there as itself', () => {
    const at = (things: ReadonlyMap<string, number>, id: string): number => things.get(`card:${id}`) ?? 0;
    let n = 0;
    for (const { e, before, after } of told) {
      const open = roomy || ('seat' in e && e.seat === viewer);
      if (e.t === 'turnedUp') expect(at(after, e.card), e.card).toBeGreaterThan(0);
      if (e.t === 'drew' && e.slot > 0) expect(at(before, e.card!), e.card!).toBeGreaterThan(0);
      if (e.t === 'drew' && e.seat === viewer) expect(at(after, e.card!)).toBeGreaterThan(0);
      if (e.t === 'swept') for (const id of e.cards) expect(at(before, id)).toBeGreaterThan(0);
      if (e.t === 'attack') expect(at(after, e.card), e.card).toBeGreaterThan(0);
      if ((e.t === 'mission' || e.t === 'lost' || e.t === 'repelled' || e.t === 'tidied') && open)
        for (const id of e.cards) expect(at(before, id), `${e.t} ${id}`).toBeGreaterThan(0);
      if ((e.t === 'played' || e.t === 'kept') && open) expect(at(after, e.card), e.card).toBeGreaterThan(0);
      n++;
    }
    expect(n).toBeGreaterThan(100);
  });

  test('every marker stands on the table, and every player has a place', () => {
    for (const { s, after } of all) {
      if (s.turn.no === 0) continue;
      for (const [seat, q] of s.players.entries()) {
        const there = after.get(`amount:marker@${seat}`) ?? 0;
        const on = q.kept.reduce((sum, n) => sum + n, 0);
        expect(there).toBeGreaterThanOrEqual(q.up + q.down + on);
        expect(after.has(`player:${seat}`)).toBe(true);
      }
    }
  });

  test('an attack goes from victim to victim in their order', () => {
    let attacks = 0;
    for (const { s, events } of all)
      for (const e of events) {
        // Whoever goes on with a turn after it sees it still.
        if (e.t !== 'attack' || s.attack?.no !== s.turn.no) continue;
        const html = deskOf(s, viewer);
        const walk = [...html.matchAll(/<li data-ref="player:(\d)"/g)].map(([, x]) => Number(x));
        expect(walk).toEqual(e.order);
        attacks++;
      }
    expect(attacks).toBeGreaterThan(0);
  });
});

test('on a phone an attack stays in sight while it runs, and as long as it is told', () => {
  const s = game.setup(
    3,
    { ...defaultOptions(game), factionAssignment: 'random' } as Options,
    makeRng(seedOf('phone')),
  );
  const card = tables.cardOf.get('thr-librarian')!;
  s.attack = { no: s.turn.no, by: 0, card, fates: [0, 0, 0], gone: [[], [], []] };
  const p = { ...propsOf(s, null), size: 'phone' as const };
  const stays = (told: readonly Event[]) => {
    const teller = new Teller(game);
    const page = renderToStaticMarkup(createElement(Board, { ...p, told: told.map((e) => teller.tell(e)) }));
    return /class="\w*fight\w*"><section[^>]* aria-label="[^"]*Librarian/.test(page);
  };
  const failed = { t: 'failed', seat: 0, declined: false, monster: 'thr-librarian' } as const;
  expect(stays([failed])).toBe(true);
  expect(stays([failed, { t: 'drew', seat: 0, card: null, slot: 0 }])).toBe(false);
});

test('on a phone every player has a place as well, and what is looked at closely is not there a second time', () => {
  const s = game.setup(
    3,
    { ...defaultOptions(game), factionAssignment: 'random' } as Options,
    makeRng(seedOf('phone')),
  );
  const p = { ...propsOf(s, 1), size: 'phone' as const };
  for (const of of [0, 1, 2])
    for (const Part of [Mini!, Panel])
      expect(renderToStaticMarkup(createElement(Part, { ...p, of }))).toContain(`data-ref="player:${of}"`);
  const looked = renderToStaticMarkup(createElement(Detail!, { ...p, of: { kind: 'player', id: '1' } }));
  expect(looked).not.toMatch(/data-ref="(player|card|amount):|data-ref="[^"]*@\d"/);
});

test.each([
  ['slot', 'up@1', 'Above'],
  ['slot', 'station.sta-kurskaya.2@1', words.en.card('sta-kurskaya').name],
  ['slot', 'resource.res-rats@0', words.en.card('res-rats').name],
] as const)('%s %s at somebody can be looked at', (kind, id, name) => {
  const s = game.setup(2, { ...defaultOptions(game), factionAssignment: 'random' } as Options, makeRng(seedOf('look')));
  expect(renderToStaticMarkup(createElement(Detail!, { ...propsOf(s, 0), of: { kind, id } }))).toContain(name);
});

test('the Faction of another is looked at as their own', () => {
  const s = game.setup(2, { ...defaultOptions(game), factionAssignment: 'random' } as Options, makeRng(seedOf('look')));
  for (const seat of [0, 1]) {
    const of = { kind: 'slot', id: `mission.faction@${seat}` } as const;
    const { name } = words.en.card(tables.factions[s.players[seat]!.faction]!.id);
    expect(renderToStaticMarkup(createElement(Detail!, { ...propsOf(s, 0), of }))).toContain(name);
  }
});

test('what is told of a card in hand names no use that is an answer anyway', () => {
  const { use } = words.en.board;
  const seen = { offered: 0, idle: 0 };
  const s = game.setup(3, defaultOptions(game) as never, makeRng(seedOf('uses')));
  const rng = makeRng(seedOf('using'));
  for (let i = 0; i < 60; i++) {
    const seat = game.asked(s)[0]!;
    const p = propsOf(s, seat);
    if (p.question === 'turnAction')
      for (const card of new Set(s.players[seat]!.hand)) {
        const { id } = tables.cards[card]!;
        const told = renderToStaticMarkup(createElement(Detail!, { ...p, of: { kind: 'card', id } }));
        for (const x of USES) {
          const offered = offerOf(p.offers, x, id) !== undefined;
          seen[offered ? 'offered' : 'idle']++;
          expect(told.includes(`<dt>${use[x]}</dt>`), `${x} ${id}`).toBe(!offered);
        }
      }
    game.apply(s, seat, pickOne(rng, game.legal(s, seat)), null);
  }
  expect(Math.min(seen.offered, seen.idle)).toBeGreaterThan(0);
});

test('active cards carry a mark, and the button to discard one says what comes of it', () => {
  const s = game.setup(2, { ...defaultOptions(game), factionAssignment: 'random' } as Options, makeRng(seedOf('mark')));
  const seat = game.asked(s)[0]!;
  const holding = (id: string): string => {
    s.players[seat]!.hand = [tables.cardOf.get(id)!];
    return renderToStaticMarkup(createElement(MyArea!, propsOf(s, seat)));
  };
  for (const lang of ['en', 'pl', 'sk'] as const) expect(Object.values(words[lang].board.unleash)).not.toContain('');
  const { unleash, use } = words.en.board;
  const [monster, caravan, plain] = ['thr-demon', 'car-military', 'res-pork'].map(holding) as [string, string, string];
  expect(monster).toContain(`<small>${unleash.monster}</small>`);
  expect(monster).toMatch(/Discard: \+\d, attack!/);
  expect(caravan).toContain(`<small>${unleash.caravan}</small>`);
  expect(plain).toContain(`<small>${use.discard}</small>`);
  const marks = (page: string): number => page.split('data-testid="active"').length - 1;
  expect([monster, caravan, plain].map(marks)).toEqual([1, 1, 0]);
});

test('every part of the table that has a name tells what it is for', () => {
  const s = game.setup(3, defaultOptions(game) as never, makeRng(seedOf('parts')));
  while (game.question(s, game.asked(s)[0]!) !== 'turnAction')
    game.apply(s, game.asked(s)[0]!, game.legal(s, game.asked(s)[0]!)[0]!, null);
  const seat = game.asked(s)[0]!;
  const desk = deskOf(s, seat);
  const { about, ...text } = words.en.board;
  for (const [part, say] of Object.entries(about)) {
    expect(desk).toContain(`data-tells="option:about.${part}"`);
    const of = { kind: 'option', id: `about.${part}` } as const;
    const told = renderToStaticMarkup(createElement(Detail!, { ...propsOf(s, seat), of }));
    expect(told).toContain(text[part as 'missions']);
    expect(told).toContain(say);
  }
});
