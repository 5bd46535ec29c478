import type { Lesson, LessonWords, RuleId } from '@ashtown/engine';
import { BrokenLesson, LessonRun } from '@ashtown/host';
import { game as king } from '@ashtown/king-of-new-york';
import { LESSONS as kingLessons } from '@ashtown/king-of-new-york/lessons';
import { faultsOf } from '@ashtown/testkit';
import { expect, test } from 'vitest';
import { BOOKS } from './books.ts';

const NAMES = ['Ola', 'Kong', 'Rook', 'Edda'];
const TAUGHT = BOOKS.flatMap(({ lessons, ...book }) =>
  lessons.map((lesson) => ({ ...book, lesson, name: `${book.game.id}, ${lesson.id}` })),
);

test.each(TAUGHT)('$name: it can be taken to its end, and says something to every other answer', (taught) => {
  const { game, lesson, books, rules } = taught;
  const ids = new Set(rules.flatMap((chapter) => Object.keys(chapter.rules) as RuleId[]));
  expect(faultsOf(game, lesson, books, ids, () => new LessonRun(game, lesson, NAMES))).toEqual([]);
});

test.each(TAUGHT)('$name: it can be left and taken up at every beat', ({ game, lesson }) => {
  const straight = new LessonRun(game, lesson, NAMES);
  for (const [nth] of lesson.beats.entries()) {
    straight.skipTo(nth);
    const again = new LessonRun(game, lesson, NAMES).skipTo(nth);
    expect(again.host.show(0)).toEqual(straight.host.show(0));
    expect(again.beat).toEqual(lesson.beats[nth]);
  }
});

/** Most sentences that may follow one another without an act. */
const SAYINGS = 3;

test.each(TAUGHT)('$name: the learner acts before long', ({ lesson: { beats } }) => {
  const quiet = beats.map(({ expect }) => (expect ? ' ' : '.')).join('');
  expect(quiet.split(' ').every((sayings) => sayings.length <= SAYINGS)).toBe(true);
});

/** For somebody who reads everything and tries whatever is answered: 180 words a minute, six seconds for each press. */
function minutesOf({ beats }: Lesson, { says }: LessonWords): number {
  const words = Object.values(says).join(' ').split(' ').length;
  const presses = beats.reduce((n, { expect }) => n + 1 + (expect?.wrong.length ?? 0), 0);
  return words / 180 + presses / 10;
}

test.each(TAUGHT)('$name: it takes two to four minutes', ({ lesson, books }) => {
  const minutes = minutesOf(lesson, books.en[lesson.id]!);
  expect(minutes).toBeGreaterThan(1.5);
  expect(minutes).toBeLessThan(4.5);
});

test('a lesson breaks loudly when the rules change under it', () => {
  const [throws] = kingLessons;
  const begin = (changes: Partial<Lesson>) => new LessonRun(king, { ...throws!, ...changes }, []);
  expect(() => begin({ position: { life: { 0: 700 } } })).toThrow(BrokenLesson);
  const other = begin({ position: { ...throws!.position, rolls: 'heal heal heal heal heal heal' } });
  expect(() => other.skipTo(4)).toThrow('throws, beat 3: "reroll ouch ouch" is none of stop');
  const asks = begin({ position: { ...throws!.position, from: 'result', dice: 'energy heal heal attack ouch ouch' } });
  expect(() => asks.skipTo(4)).toThrow('expects rollOrStop, asked is chooseSymbolType');
});
