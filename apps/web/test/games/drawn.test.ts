import { offersOf, seedOf, tell, wordsAt } from '@ashtown/engine';
import { create, findBot, type Host } from '@ashtown/host';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { MANIFESTS } from '../../src/games/index.ts';
import type { AnyGameBoard, BoardProps, Size } from '../../src/table/board.ts';
import * as choice from '../../src/table/choose/choice.ts';
import { sharing } from '../../src/table/choose/sharing.ts';

/** A part of a board as it was drawn. */
interface Drawn {
  Part: ComponentType<object>;
  by: readonly unknown[];
  props: object;
  /** Drawn alone, once it was asked for. */
  alone?: string;
}
const alone = (x: Drawn): string => {
  x.alone ??= renderToStaticMarkup(createElement(x.Part, x.props));
  return x.alone;
};
const drawn = vi.hoisted(() => ({ now: [] as unknown[] }));

// Every part writes down what it was drawn with and by.
vi.mock('../../src/kit/drawnBy.ts', async (original) => ({
  ...(await original<object>()),
  drawnBy: (Part: ComponentType<object>, by: (p: object) => readonly unknown[]) =>
    function Noted(props: object): ReactNode {
      drawn.now.push({ Part, by: by(props), props } satisfies Drawn);
      return createElement(Part, props);
    },
}));

// What other tests have loaded was not noted, and what is noted here is nothing to others.
vi.resetModules();
afterAll(() => {
  vi.doUnmock('../../src/kit/drawnBy.ts');
  vi.resetModules();
});
const { loadBoard, loadSpoken } = await import('../../src/load/load.ts');

const ME = 0;
const SEATS = ['Ada', 'Bruno', 'Cleo', 'Dora'];
const MOMENTS = 16;
const who = (seat: number) => `Player ${seat}`;
const about = () => '';
const nothing = () => {};
const rest = () => 'rest' as const;
const noKey = () => null;

type Spoken = Pick<BoardProps, 'game' | 'tables' | 'words'> & { board: AnyGameBoard };

/** A moment while others decide. */
const momentOf = (
  { game, tables, words }: Spoken,
  view: unknown,
  asked: readonly number[],
  sums: Sums,
  size: Size,
): BoardProps => ({
  ...{ game, tables, view, seat: ME, asked, question: null, offers: [], lang: 'en', words, who, about, told: [] },
  changed: (seat, what) => sums.get(`${seat} ${what}`) ?? 0,
  ...{ standing: rest, hotkey: noKey, touch: nothing, hold: nothing, inspect: nothing, answer: nothing },
  ...{ draft: undefined, setDraft: nothing, size },
});

/** What is drawn of a moment. */
function partsOf({ board }: Spoken, p: BoardProps) {
  const { Board, MyArea, Panel, Mini, tabs = [] } = board;
  const seats = (p.view as { players: readonly unknown[] }).players.map((_, of) => of);
  drawn.now = [];
  const page = [
    createElement(Board, { ...p, key: 'board' }),
    MyArea && createElement(MyArea, { ...p, key: 'mine' }),
    ...seats.map((of) => createElement(Panel, { ...p, of, key: `panel ${of}` })),
    ...seats.map((of) => Mini && createElement(Mini, { ...p, of, key: `mini ${of}` })),
    ...tabs.map(({ id, Content }) => createElement(Content, { ...p, key: id })),
  ];
  renderToStaticMarkup(createElement('main', {}, page));
  return drawn.now as readonly Drawn[];
}
type Sums = Map<string, number>;

const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((x, i) => Object.is(x, b[i]));

async function open(id: string): Promise<{ spoken: Spoken; host: Host }> {
  const { game, tables, words } = await loadSpoken(id, 'en');
  const seats = SEATS.map((name) => ({ name, kind: 'bot' as const, bot: 'greedy' }));
  const opened = create({ game, seats, seed: seedOf(`drawn ${id}`) });
  if (!opened.ok) throw new Error(opened.problem);
  const spoken = { game, tables, words: wordsAt(words, who), board: await loadBoard(id) };
  return { spoken, host: opened.host };
}

const GAMES = MANIFESTS.map(({ about: { id } }) => id);

test.each(GAMES.flatMap((id) => (['desk', 'phone'] as const).map((size) => ({ id, size }))))(
  'what the parts of $id are drawn by on a $size is all they show, and many of them stay from moment to moment',
  async ({ id, size }) => {
    const { spoken, host } = await open(id);
    const { game } = spoken;
    const bot = findBot('greedy')!;
    let view: unknown = null;
    let before: readonly Drawn[] = [];
    const sums: Sums = new Map();
    const count = { all: 0, kept: 0 };
    for (let i = 0; i < MOMENTS && host.asked.length > 0; i++) {
      const seat = host.asked[0]!;
      const turn = host.turn(seat);
      host.answer(seat, turn.ply, bot.choose(game, seat, turn).pick);
      if (seat === ME) sums.clear();
      for (const e of host.log(ME).at(-1)!.events)
        for (const { seat: of, what, n } of tell(game, e).delta ?? [])
          sums.set(`${of} ${what}`, (sums.get(`${of} ${what}`) ?? 0) + n);
      // As it comes from a server: nothing of it is the same object.
      view = sharing(view, structuredClone(host.show(ME, false).view));
      const now = partsOf(spoken, momentOf(spoken, view, host.asked, new Map(sums), size));
      for (const part of now) {
        const twin = before.find((x) => x.Part === part.Part && same(x.by, part.by));
        count.all++;
        if (!twin) continue;
        count.kept++;
        expect(alone(twin), `${part.Part.name} after ${i}`).toBe(alone(part));
      }
      before = now;
    }
    expect(count.kept / count.all).toBeGreaterThan(0.4);
  },
);

/** Those whose answers are put together on the board, and how long a game it takes until one is. */
const GATHERING = [
  { id: 'king-of-new-york', within: 40 },
  { id: 'metro-2033', within: 40 },
  { id: 'armageddon', within: 120 },
];

test.each(GATHERING)('what is gathered for an answer of $id is drawn where it is shown', async ({ id, within }) => {
  const { spoken, host } = await open(id);
  const { game, board } = spoken;
  const bot = findBot('greedy')!;
  const count = { all: 0, kept: 0, drafts: 0 };
  for (let i = 0; i < within && host.asked.length > 0 && count.drafts < 6; i++) {
    const seat = host.asked[0]!;
    const turn = host.turn(seat);
    if (seat === ME) {
      const { view, question } = host.show(ME, true);
      const offers = offersOf(game, view, ME);
      const p: BoardProps = {
        ...momentOf(spoken, view, host.asked, new Map(), 'desk'),
        ...{ question, offers, standing: choice.standing(offers, []) },
      };
      const before = partsOf(spoken, p);
      for (const draft of draftsOf(board, p)) {
        count.drafts++;
        for (const part of partsOf(spoken, { ...p, draft })) {
          const twin = before.find((x) => x.Part === part.Part && same(x.by, part.by));
          count.all++;
          if (!twin) continue;
          count.kept++;
          expect(alone(twin), `${part.Part.name} after ${i}`).toBe(alone(part));
        }
      }
    }
    host.answer(seat, turn.ply, bot.choose(game, seat, turn).pick);
  }
  expect(count.drafts).toBeGreaterThan(0);
  expect(count.kept / count.all).toBeGreaterThan(0.7);
});

/** What is gathered once the first things are chosen that the keyboard has keys for. */
function draftsOf({ gather }: AnyGameBoard, p: BoardProps): readonly unknown[] {
  const drafts: unknown[] = [];
  const gathered = gather?.({ ...p, setDraft: (draft) => drafts.push(draft) });
  for (const ref of gathered?.keys.slice(0, 3) ?? []) gathered!.toggle(ref);
  return drafts;
}
