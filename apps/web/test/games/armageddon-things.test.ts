import { type Answer, type Event, game, type State, tables, type View } from '@ashtown/armageddon';
import { words } from '@ashtown/armageddon/text';
import {
  makeRng,
  pickOne,
  type Ref,
  refKey,
  type Seat,
  seedOf,
  Teller,
  type Told,
  tell,
  wordsAt,
} from '@ashtown/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { board } from '../../src/games/armageddon/index.tsx';
import { takenBy } from '../../src/games/armageddon/taken.ts';
import type { BoardProps } from '../../src/table/board.ts';
import * as choice from '../../src/table/choose/choice.ts';

const OPTIONS = Object.fromEntries(Object.entries(game.options).map(([id, o]) => [id, o.default])) as never;

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

/** How often each thing stands on a desk. */
function thingsOf(s: State, seat: Seat | null): Map<string, number> {
  const { Board, MyArea, Panel } = board;
  const p = propsOf(s, seat);
  const rivals = p.view.players.flatMap((_, of) => (of === seat ? [] : createElement(Panel, { ...p, of, key: of })));
  const page = renderToStaticMarkup(
    createElement('main', {}, createElement(Board, p), createElement(MyArea!, p), rivals),
  );
  const things = new Map<string, number>();
  for (const [, key] of page.matchAll(/data-ref="([^"]+)"/g)) things.set(key!, (things.get(key!) ?? 0) + 1);
  return things;
}

/** What each answer of a random game told a seat, with the things in its page before and after. */
function* moments(seats: number, viewer: Seat | null, answers: number) {
  const s = game.setup(seats, OPTIONS, makeRng(seedOf(`things ${seats}`)));
  const rng = makeRng(seedOf(`answers ${seats}`));
  let before = thingsOf(s, viewer);
  for (let i = 0; i < answers && game.asked(s).length > 0; i++) {
    const seat = game.asked(s)[0]!;
    const told: Event[] = [];
    game.apply(s, seat, pickOne(rng, game.legal(s, seat)), told);
    const after = thingsOf(s, viewer);
    yield { before, after, events: told.map((e) => game.redact(e, viewer)!) };
    before = after;
  }
}

/** They lie in the box beside the table, or are only drawn from unseen. */
const OFF_BOARD = ['slot:box', 'slot:tiles', 'slot:scoringTiles', 'slot:auctionTiles'];
/** Figures of a colour are alike, and several cities or hands may hold the same card. */
const isKind = (key: string): boolean => /^(amount|card):/.test(key);

describe.each([
  [3, 0],
  [4, 2],
  [4, null],
] as const)('%i seats, seen by %s', (seats, viewer) => {
  const told = [...moments(seats, viewer, 100)];

  test('the places things come from and go to stand on the board, each once', () => {
    const seen = new Set<string>();
    for (const { before, after, events } of told) {
      for (const e of events)
        for (const { from, to } of tell(game, e).moves ?? [])
          for (const place of [from, to].filter((ref): ref is Ref => ref !== undefined).map(refKey)) {
            if (OFF_BOARD.includes(place)) continue;
            if (!before.has(place) && !after.has(place)) expect.fail(`${place}: ${JSON.stringify(e)}`);
            seen.add(e.t);
          }
      for (const [key, n] of after) if (!isKind(key)) expect(n, key).toBe(1);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['bid', 'tookEquipment', 'tookBuilding', 'built', 'equipmentShown', 'cityTurn', 'acted']),
    );
  });

  test('bids stand in their areas piece by piece, what is offered on the displays, and buildings in cities', () => {
    const has = (things: ReadonlyMap<string, number>, { kind, id }: { kind: string; id: string }): number =>
      things.get(`${kind}:${id}`) ?? 0;
    const card = (id: string) => ({ kind: 'card', id });
    let bids = 0;
    for (const { before, after, events } of told)
      for (const e of events) {
        if (e.t === 'bid') {
          const came = ['worker', 'soldier', 'engineer', 'leader'].map((colour) => {
            const piece = { kind: 'amount', id: `${colour}.in.${e.area}.of.${e.seat}` };
            return has(after, piece) - has(before, piece);
          });
          // More than a few of a colour are one piece with a number.
          for (const [c, n] of came.entries()) expect(n > 0).toBe(e.figures[c]! > 0);
          bids++;
        }
        if (e.t === 'tookEquipment' || e.t === 'tookBuilding') expect(has(before, card(e.card))).toBeGreaterThan(0);
        if (e.t === 'equipmentShown') expect(has(after, card(e.card))).toBeGreaterThan(0);
        if (e.t === 'buildingShown') for (const id of [e.card, e.tile]) expect(has(after, card(id))).toBeGreaterThan(0);
        if (e.t === 'built' || e.t === 'acted') expect(has(after, card(e.card))).toBeGreaterThan(0);
        if (e.t === 'bonus' || e.t === 'penalty') expect(has(after, card(e.tile))).toBe(1);
      }
    expect(bids).toBeGreaterThan(5);
  });
});

test('on a phone every player has a place as well', () => {
  const s = game.setup(3, OPTIONS, makeRng(seedOf('phone')));
  const p = { ...propsOf(s, 1), size: 'phone' as const };
  for (const of of [0, 1, 2])
    for (const Part of [board.Mini!, board.Panel])
      expect(renderToStaticMarkup(createElement(Part, { ...p, of }))).toContain(`data-ref="player:${of}"`);
});

describe('what the board shows of the printed one', () => {
  const start = () => game.setup(3, OPTIONS, makeRng(seedOf('printed')));
  const mine = (s: State): string => renderToStaticMarkup(createElement(board.MyArea!, propsOf(s, 0)));
  const panel = (s: State, of: Seat): string =>
    renderToStaticMarkup(createElement(board.Panel, { ...propsOf(s, 0), of }));

  test('markers on one space of the score track lie in the order they came', () => {
    const s = start();
    for (const [seat, q] of s.players.entries()) {
      q.vp = seat === 2 ? 5 : 9;
      q.arrived = seat + 1;
    }
    const { tie } = words.en.board;
    expect(panel(s, 1)).toContain(tie.top);
    expect(mine(s)).toContain(tie.below);
    expect(panel(s, 2)).not.toContain('Level on VP');
  });

  test('the damage marker turns over on the first space', () => {
    const s = start();
    const marker = (): string => mine(s).match(/<i data-ref="slot:damage\.of\.0"[^>]*>(.*?)<\/i>/)![1]!;
    s.players[0]!.damage = 1;
    expect(marker()).toBe('+2');
    s.players[0]!.damage = 2;
    expect(marker()).toContain('<svg');
  });

  test('the marauders of the next round are foretold, and after the last none', () => {
    const s = start();
    s.players[0]!.damage = 2;
    s.round = 1;
    expect(mine(s)).toContain(`+${tables.arrivals[s.options.roundTrack][1]}<`);
    s.round = 6;
    expect(mine(s)).toContain(`${words.en.board.nextRound}: ${words.en.board.nothingNext}`);
  });

  test('in the cities it stands what each took this round, and nothing of rounds before', () => {
    const s = game.setup(3, OPTIONS, makeRng(seedOf('taken')));
    const rng = makeRng(seedOf('taking'));
    const teller = new Teller(game);
    let told: Told[] = [];
    let rounds = 0;
    while (rounds < 2) {
      const [seat] = game.asked(s);
      const log: Event[] = [];
      game.apply(s, seat!, pickOne(rng, game.legal(s, seat!)), log);
      for (const e of log) told = e.t === 'round' ? [teller.tell(e)] : [...told, teller.tell(e)];
      if (!game.facts.isSharedOut(game.view(s, 0)) || told.length < 2) continue;
      rounds++;
      const page = renderToStaticMarkup(createElement(board.Board, { ...propsOf(s, 0), told }));
      const shown = page.split('data-testid="turns"')[1]!;
      for (const of of [0, 1, 2]) {
        const taken = takenBy(told, of);
        expect(taken).toHaveLength(2);
        for (const id of taken) expect(shown).toContain(words.en.card(id).name);
      }
      while (game.facts.isSharedOut(game.view(s, 0)))
        game.apply(s, game.asked(s)[0]!, pickOne(rng, game.legal(s, game.asked(s)[0]!)), null);
      told = [];
    }
  });

  test('what cannot be paid says who is missing', () => {
    const s = game.setup(3, OPTIONS, makeRng(seedOf('short')));
    const rng = makeRng(seedOf('short answers'));
    let seen = 0;
    for (let i = 0; i < 400 && game.asked(s).length > 0; i++) {
      const seat = game.asked(s)[0]!;
      if (game.question(s, seat) === 'cityAction') {
        const page = renderToStaticMarkup(createElement(board.MyArea!, propsOf(s, seat)));
        if (/\d short</.test(page)) seen++;
      }
      game.apply(s, seat, pickOne(rng, game.legal(s, seat)), null);
    }
    expect(seen).toBeGreaterThan(3);
  });

  test('a card on the stage says what it does: a building its actions, an auction tile what is at stake', () => {
    const p = propsOf(game.setup(3, OPTIONS, makeRng(seedOf('shown'))), 0);
    const shown = (id: string): string =>
      renderToStaticMarkup(createElement(board.Show!, { ...p, of: { kind: 'card', id } }));
    expect(shown('reinforced_watchtower')).toContain('−3');
    for (const { id } of tables.auction) {
      expect(shown(id)).toContain(words.en.board.bonus);
      expect(shown(id)).toContain(words.en.board.penalty);
    }
  });

  test('a space of the damage track is shown with where the marker was before', () => {
    const p = propsOf(game.setup(3, OPTIONS, makeRng(seedOf('damaged'))), 0);
    const of: Ref = { kind: 'card', id: tables.damage[4]!.id };
    const shown = (...told: Event[]): string =>
      renderToStaticMarkup(createElement(board.Show!, { ...p, told: told.map((e) => new Teller(game).tell(e)), of }));
    expect(shown({ t: 'damage', seat: 1, n: 2, to: 5 })).not.toBe(shown());
    expect(shown({ t: 'damage', seat: 1, n: 2, to: 5 })).not.toBe(shown({ t: 'damage', seat: 1, n: 1, to: 5 }));
    expect(shown({ t: 'damage', seat: 1, n: 2, to: 4 })).toBe(shown());
  });

  test('on a phone the building to be placed stands below the question, in full and with its tile', () => {
    const s = game.setup(3, OPTIONS, makeRng(seedOf('placed')));
    const rng = makeRng(seedOf('placed answers'));
    while (game.question(s, game.asked(s)[0]!) !== 'placeBuilding')
      game.apply(s, game.asked(s)[0]!, pickOne(rng, game.legal(s, game.asked(s)[0]!)), null);
    const [seat] = game.asked(s);
    const top = s.stack.at(-1)!;
    if (top.t !== 'placeBuilding') throw new Error(top.t);
    const page = renderToStaticMarkup(createElement(board.MyArea!, { ...propsOf(s, seat!), size: 'phone' }));
    for (const id of [tables.buildings[top.card]!.id, tables.tiles[top.tile]!.id])
      expect(page).toContain(words.en.card(id).name);
    expect(page).toContain(words.en.card(tables.buildings[top.card]!.id).kind);
  });

  test('every rival has every building by its name, however many there are and however wide the screen', () => {
    const s = game.setup(4, OPTIONS, makeRng(seedOf('names')));
    for (const size of ['phone', 'desk', 'wide'] as const) {
      const page = renderToStaticMarkup(createElement(board.Panel, { ...propsOf(s, 0), size, of: 1 }));
      for (const building of s.players[1]!.city)
        if (building >= 0) expect(page).toContain(`>${words.en.card(tables.buildings[building]!.id).name}<`);
    }
  });
});
