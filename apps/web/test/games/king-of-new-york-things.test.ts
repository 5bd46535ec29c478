import { type Event, game, type Pick, type View, words } from '@ashtown/catalog/king-of-new-york';
import { makeRng, pickOne, type Ref, refKey, type Seat, seedOf, tell } from '@ashtown/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { face } from '../../src/games/king-of-new-york/face.tsx';
import type { BoardProps } from '../../src/table/board.ts';

const propsOf = (view: View, seat: Seat, question: string): BoardProps<View, Pick, Event> => ({
  view,
  seat,
  asked: [seat],
  question,
  offers: [],
  lang: 'en',
  words: words.en,
  who: (of) => `Player ${of}`,
  about: () => '',
  changed: () => 0,
  standing: () => 'rest',
  hotkey: () => null,
  touch() {},
  hold() {},
  inspect() {},
  answer() {},
  draft: undefined,
  setDraft() {},
  compact: false,
});

/** How often each thing stands in the page of a desk. */
function thingsOf(view: View, seat: Seat, question: string): Map<string, number> {
  const { Board, MyArea, Panel } = face;
  const p = propsOf(view, seat, question);
  const parts = [createElement(Board, p), createElement(MyArea!, p), ...view.players.map((_, of) => createElement(Panel, { ...p, of }))];
  const page = parts.map((part) => renderToStaticMarkup(part)).join('');
  const things = new Map<string, number>();
  for (const [, key] of page.matchAll(/data-ref="([^"]+)"/g)) things.set(key!, (things.get(key!) ?? 0) + 1);
  return things;
}

/** Things that stand in the page after every answer of a random game, with what the answer told. */
function* moments(seed: string, seats: number) {
  const s = game.setup(seats, { advanced: seats > 4 }, makeRng(seedOf(seed)));
  const rng = makeRng(seedOf(`${seed} answers`));
  let before = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const seat = game.asked(s)[0];
    if (seat === undefined) return;
    const question = game.question(s, seat);
    const view = game.view(s, seat);
    const things = thingsOf(view, seat, question);
    const events: Event[] = [];
    game.apply(s, seat, pickOne(rng, game.legal(s, seat)), events);
    const after = thingsOf(game.view(s, seat), seat, '');
    yield { view, things, before: new Set(things.keys()), after, events };
    before = new Set(after.keys());
  }
}

describe.each([2, 4, 6])('with %i seats', (seats) => {
  test('probe', () => {
    const missing = new Map<string, number>();
    const dup = new Map<string, number>();
    for (const seed of ['a', 'b'])
      for (const { things, before, after, events } of moments(`things ${seed}`, seats)) {
        for (const [key, n] of things) if (n > 1) dup.set(key.split(':')[0]!, Math.max(n, dup.get(key.split(':')[0]!) ?? 0));
        const seen = (ref: Ref | undefined) => !ref || before.has(refKey(ref)) || after.has(refKey(ref));
        for (const e of events)
          for (const { thing, from, to } of tell(game, e).moves ?? [])
            for (const [role, ref] of Object.entries({ thing, from, to }))
              if (!seen(ref)) {
                const key = `${e.t} ${role} ${refKey(ref!)}`;
                missing.set(key, (missing.get(key) ?? 0) + 1);
              }
      }
    console.log(seats, [...missing], [...dup]);
    expect(1).toBe(1);
  });
});
