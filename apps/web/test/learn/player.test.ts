import { type AnyGame, fitsPattern, type Lesson } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { MANIFESTS } from '../../src/games/index.ts';
import { classOf } from '../../src/learn/class.ts';
import type { LessonLink } from '../../src/learn/link.ts';
import { saidUntil } from '../../src/learn/sentences.ts';
import { loadCourse } from '../../src/load/lessons.ts';
import { loadGame } from '../../src/load/load.ts';
import { taken } from './kit.ts';

const GAMES = MANIFESTS.filter(({ lessons }) => lessons).map(({ about }) => about.id as string);

async function lessonsOf(id: string): Promise<{ game: AnyGame; lessons: readonly Lesson[] }> {
  return { game: await loadGame(id), ...(await loadCourse(id, 'en')) };
}

const positionOf = (link: LessonLink) => link.store.getState().position!;
const legalIn = (game: AnyGame, link: LessonLink): readonly unknown[] => game.legal(positionOf(link).view, 0);
const answer = (link: LessonLink, pick: unknown) =>
  link.send({ t: 'answer', seat: 0, ply: positionOf(link).ply, pick });

test.each(GAMES)('%s: every lesson is taken by its expected answers, and told moment by moment', async (id) => {
  const { game, lessons } = await lessonsOf(id);
  for (const lesson of lessons) {
    const link = taken(game, lesson);
    // The others may have answered before the learner is first asked.
    const { at: begun } = positionOf(link);
    const seen: number[] = [];
    link.store.subscribe(({ position, log }) => {
      seen.push(position!.at);
      // Whoever tells it finds no more news at once than one answer brought.
      expect(log.filter(({ at }) => at === position!.at - 1)).toHaveLength(1);
      expect(log.every(({ at }) => at < position!.at)).toBe(true);
    });
    for (const [nth, { expect: expected }] of lesson.beats.entries()) {
      expect(link.coaching.getState()).toMatchObject({ at: nth, busy: false, tried: null });
      if (!expected) link.goOn();
      else {
        expect(positionOf(link).question).toBe(expected.question);
        link.show();
        const { pick } = link.coaching.getState().shown!;
        expect(expected.open.some((pattern) => fitsPattern(pick, pattern))).toBe(true);
        await answer(link, pick);
      }
    }
    expect(link.coaching.getState()).toMatchObject({ at: lesson.beats.length, length: positionOf(link).at });
    expect(seen).toEqual([...seen.keys()].map((i) => begun + i + 1));
  }
});

test.each(GAMES)('%s: what is legal and not the point is explained, counted, and never applied', async (id) => {
  const { game, lessons } = await lessonsOf(id);
  for (const lesson of lessons) {
    const link = taken(game, lesson);
    for (const { expect: expected } of lesson.beats) {
      const isOpen = (pick: unknown) => expected?.open.some((pattern) => fitsPattern(pick, pattern));
      const wrong = expected ? legalIn(game, link).filter((pick) => !isOpen(pick)) : [];
      const before = positionOf(link);
      for (const [nth, pick] of wrong.slice(0, 4).entries()) {
        await answer(link, pick);
        const { tried, busy } = link.coaching.getState();
        expect({ tries: tried?.tries, busy }).toEqual({ tries: nth + 1, busy: false });
        expect(expected!.wrong).toContainEqual(tried!.wrong);
        expect(positionOf(link)).toBe(before);
      }
      link.goOn();
    }
    expect(link.coaching.getState().at).toBe(lesson.beats.length);
  }
});

test.each(GAMES)('%s: a lesson goes on at the beat at which it was left', async (id) => {
  const { game, lessons } = await lessonsOf(id);
  for (const lesson of lessons) {
    const straight = taken(game, lesson);
    for (const nth of lesson.beats.keys()) {
      const again = taken(game, lesson, nth);
      expect(again.coaching.getState().at).toBe(nth);
      expect(positionOf(again)).toEqual(positionOf(straight));
      expect(again.store.getState().log).toEqual(straight.store.getState().log);
      straight.goOn();
    }
  }
});

test('a moment that has gone by can be looked at, and nothing else is asked of a lesson', async () => {
  const { game, lessons } = await lessonsOf('king-of-new-york');
  const link = taken(game, lessons[0]!);
  const begun = positionOf(link);
  while (positionOf(link).at < 2) link.goOn();
  expect(await link.send({ t: 'past', seat: 0, at: 0 })).toMatchObject({ ok: true, past: { view: begun.view } });
  expect(await link.send({ t: 'undo', seat: 0 })).toEqual({ ok: false, code: 'unavailable' });
});

test('what was said can be read again, and what an answer brought stands after its sentence', async () => {
  const { lessons, ...course } = await loadCourse('king-of-new-york', 'en');
  const { lesson, words, nth, of, next } = classOf({ lessons, ...course }, 'smash')!;
  expect([nth, of, next?.words.title]).toEqual([2, lessons.length, 'The army shoots']);
  const keys = (at: number) => saidUntil(lesson, at).map(({ key }) => key);
  expect(keys(0)).toEqual(['threeDestruction']);
  expect(keys(3)).toEqual(['threeDestruction', 'beginDestruction', 'tallOne', 'becameUnit', 'oneLeft']);
  expect(keys(lesson.beats.length).every((key) => words.says[key])).toBe(true);
  expect(classOf({ lessons, ...course }, 'nothing')).toBeNull();
  expect(classOf({ lessons, ...course }, lessons.at(-1)!.id)!.next).toBeNull();
});
