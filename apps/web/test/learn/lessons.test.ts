import type { Lesson, RuleId } from '@ashtown/engine';
import { BrokenLesson, LessonRun } from '@ashtown/host';
import { game } from '@ashtown/king-of-new-york';
import { LESSONS } from '@ashtown/king-of-new-york/lessons';
import { lessons as en } from '@ashtown/king-of-new-york/text/en/lessons';
import { rules } from '@ashtown/king-of-new-york/text/en/rules';
import { lessons as pl } from '@ashtown/king-of-new-york/text/pl/lessons';
import { lessons as sk } from '@ashtown/king-of-new-york/text/sk/lessons';
import { faultsOf } from '@ashtown/testkit';
import { expect, test } from 'vitest';

const ids = new Set(rules.flatMap((chapter) => Object.keys(chapter.rules) as RuleId[]));

test.each(LESSONS)('the lesson $id can be taken to its end, and says something to every other answer', (lesson) => {
  const begin = () => new LessonRun(game, lesson, ['Ola', 'Kong']);
  expect(faultsOf(game, lesson, { en, pl, sk }, ids, begin)).toEqual([]);
});

test.each(LESSONS)('the lesson $id can be left and taken up at every beat', (lesson) => {
  const names = ['Ola', 'Kong'];
  const straight = new LessonRun(game, lesson, names);
  for (const [nth] of lesson.beats.entries()) {
    straight.skipTo(nth);
    const again = new LessonRun(game, lesson, names).skipTo(nth);
    expect(again.host.show(0)).toEqual(straight.host.show(0));
    expect(again.beat).toEqual(lesson.beats[nth]);
  }
});

test('a lesson breaks loudly when the rules change under it', () => {
  const [throws] = LESSONS;
  const begin = (changes: Partial<Lesson>) => new LessonRun(game, { ...throws!, ...changes }, []);
  expect(() => begin({ position: { life: { 0: 700 } } })).toThrow(BrokenLesson);
  const other = begin({ position: { ...throws!.position, rolls: 'heal heal heal heal heal heal' } });
  expect(() => other.skipTo(4)).toThrow('throws, beat 3: "reroll ouch ouch" is none of stop');
  const asks = begin({ position: { ...throws!.position, from: 'result', dice: 'energy heal heal attack ouch ouch' } });
  expect(() => asks.skipTo(4)).toThrow('expects rollOrStop, asked is chooseSymbolType');
});
