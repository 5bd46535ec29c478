import type { Lesson, LessonWords } from '@ashtown/engine';
import type { Course } from '../load/lessons.ts';

/** A lesson among those of its game, in one language. */
export interface Class {
  readonly lesson: Lesson;
  readonly words: LessonWords;
  /** Its number, from 1, and of how many. */
  readonly nth: number;
  readonly of: number;
  /** The one that follows. */
  readonly next: { readonly lesson: Lesson; readonly words: LessonWords } | null;
}

/** Null where there is none of that name. */
export function classOf({ lessons, book }: Course, id: string): Class | null {
  const at = lessons.findIndex((lesson) => lesson.id === id);
  const [lesson, next] = [lessons[at], lessons[at + 1]];
  const words = lesson && book[lesson.id];
  if (!words) return null;
  const nextWords = next && book[next.id];
  return {
    lesson,
    words,
    nth: at + 1,
    of: lessons.length,
    next: nextWords ? { lesson: next, words: nextWords } : null,
  };
}
