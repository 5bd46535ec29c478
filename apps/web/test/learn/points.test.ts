import { LESSON_PLACES, type LessonPlace, offersOf, type Point, type Seat, wordsAt } from '@ashtown/engine';
import { LessonRun } from '@ashtown/host';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadBoard, loadSpoken } from '../../src/load/load.ts';
import type { AnyGameBoard, BoardProps } from '../../src/table/board.ts';
import { standing } from '../../src/table/choose/choice.ts';
import { partsOf } from '../../src/table/lamp/find.ts';
import type { Loaded } from '../../src/table/scene.ts';
import { pointing } from '../kit/pointing.ts';
import { BOOKS } from './books.ts';

const LEARNER: Seat = 0;
const isThing = (point: Point) => !LESSON_PLACES.includes(point as LessonPlace);

/** What stands on the learner's desk now, and which fields any of it has. */
function thingsOf(
  { Board, MyArea, Panel }: AnyGameBoard,
  { game, tables, words }: Loaded,
  run: LessonRun,
): { things: Set<string>; fields: Set<string> } {
  const { view, question } = run.host.show(LEARNER);
  const offers = question === null ? [] : offersOf(game, view, LEARNER);
  const p: BoardProps = {
    ...pointing({}).p,
    game,
    tables,
    view,
    question,
    offers,
    seat: LEARNER,
    asked: run.host.asked,
    lang: 'en',
    words: wordsAt(words, String),
    told: [],
    changed: () => 0,
    standing: standing(offers, []),
    answer() {},
    draft: undefined,
    setDraft() {},
  };
  const seats = game.standing(view).map((_, of) => createElement(Panel, { ...p, of, key: of }));
  const desk = createElement(Fragment, null, createElement(Board, p), MyArea && createElement(MyArea, p), seats);
  const html = renderToStaticMarkup(desk);
  return {
    things: new Set([...html.matchAll(/data-(?:ref|lights)="([^"]*)"/g)].map(([, key]) => key!)),
    fields: new Set([...html.matchAll(/data-field="([^"]*)"/g)].map(([, key]) => key!)),
  };
}

test.each(BOOKS)('$game.id: whatever a lesson points at stands on the desk', async ({ game: { id }, lessons }) => {
  const [board, loaded] = await Promise.all([loadBoard(id), loadSpoken(id, 'en')]);
  const missing: string[] = [];
  for (const lesson of lessons) {
    const run = new LessonRun(loaded.game, lesson, []);
    for (const [nth, { point = [], expect: expected }] of lesson.beats.entries()) {
      run.skipTo(nth);
      const { things, fields } = thingsOf(board, loaded, run);
      for (const each of [...point, ...(expected?.wrong ?? []).flatMap((wrong) => wrong.point ?? [])])
        if (isThing(each)) {
          const { ref, field } = partsOf(each);
          if (!things.has(ref) || (field !== undefined && !fields.has(field)))
            missing.push(`${lesson.id}, beat ${nth + 1}: ${each}`);
        }
    }
  }
  expect(missing).toEqual([]);
});
