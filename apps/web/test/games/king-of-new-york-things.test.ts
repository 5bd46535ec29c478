import { makeRng, parseRef, pickOne, refKey, seedOf, tell, wordsAt } from '@ashtown/engine';
import { type Answer, type Event, game, NOWHERE, optionsOf, tables, type View } from '@ashtown/king-of-new-york';
import { words } from '@ashtown/king-of-new-york/text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { board } from '../../src/games/king-of-new-york/index.tsx';
import type { BoardProps } from '../../src/table/board.ts';

const propsOf = (view: View): BoardProps<View, Answer, Event> => ({
  game,
  tables,
  view,
  seat: null,
  asked: [],
  question: null,
  offers: [],
  lang: 'en',
  words: wordsAt(words.en, String),
  who: (of) => `Player ${of}`,
  about: () => '',
  told: [],
  changed: () => 0,
  standing: () => 'rest',
  hotkey: () => null,
  touch() {},
  hold() {},
  inspect() {},
  answer() {},
  draft: undefined,
  setDraft() {},
  size: 'desk',
});

/** How often each thing stands in the page of a desk. */
function thingsOf(view: View): Map<string, number> {
  const { Board, MyArea, Panel } = board;
  const p = propsOf(view);
  const panels = view.players.map((_, of) => createElement(Panel, { ...p, of, key: of }));
  const page = renderToStaticMarkup(
    createElement('main', {}, createElement(Board, p), createElement(MyArea!, p), panels),
  );
  const things = new Map<string, number>();
  for (const [, key] of page.matchAll(/data-ref="([^"]+)"/g)) things.set(key!, (things.get(key!) ?? 0) + 1);
  return things;
}

/** What each answer of a random game told, with the things in the page before and after it. */
function* moments(seats: number, answers: number) {
  const s = game.setup(seats, optionsOf({ advanced: seats > 4 }), makeRng(seedOf(`things ${seats}`)));
  const rng = makeRng(seedOf(`answers ${seats}`));
  for (const p of s.players) p.energy = 30;
  let before = thingsOf(game.view(s, null));
  for (let i = 0; i < answers && game.asked(s).length > 0; i++) {
    const seat = game.asked(s)[0]!;
    const events: Event[] = [];
    game.apply(s, seat, pickOne(rng, game.legal(s, seat)), events);
    const view = game.view(s, null);
    const after = thingsOf(view);
    yield { view, before, after, events };
    before = after;
  }
}

test.each([3, 6])('everything that moves stands on the board of %i seats, and from where to where it goes', (seats) => {
  const moved = new Set<string>();
  for (const { view, before, after, events } of moments(seats, 60)) {
    for (const e of events)
      for (const { thing, from = thing, to = thing } of tell(game, e).moves ?? [])
        for (const ref of [thing, from, to]) {
          if (!before.has(refKey(ref)) && !after.has(refKey(ref))) expect.fail(`${refKey(ref)}: ${JSON.stringify(e)}`);
          moved.add(e.t);
        }
    // A Monster has a panel with its mark, and stands on the map as well.
    const mapped = monstersOnMap(view);
    for (const [key, n] of after)
      if (!key.startsWith('option:token-'))
        expect(n, key).toBe(key.startsWith('player:') ? (mapped.has(key) ? 3 : 2) : 1);
  }
  expect([...moved]).toEqual(expect.arrayContaining(['placed', 'rolled', 'entered', 'razed', 'bought', 'turnedUp']));
});

const monstersOnMap = (view: View): ReadonlySet<string> =>
  new Set(view.players.flatMap((p, seat) => (p.at === NOWHERE || p.out > 0 ? [] : [`player:${seat}`])));

test('everything on the board has a name in the inspector', () => {
  const [last] = [...moments(4, 30)].slice(-1);
  const p = propsOf(last!.view);
  const { Detail } = board;
  for (const key of last!.after.keys()) {
    const page = renderToStaticMarkup(createElement(Detail!, { ...p, of: parseRef(key)! }));
    const [, name] = /<h2[^>]*>([^<]+)</.exec(page) ?? [];
    expect(name, key).toMatch(/[^\W\d]/);
    expect(name).not.toBe(parseRef(key)!.id);
  }
});
