import type { Lang, Lesson, LessonBook } from '@ashtown/engine';
import { use, useDeferredValue } from 'react';
import { manifestOf } from '../games/index.ts';
import { useLang } from '../settings/settings.ts';
import { once } from './load.ts';

/** The lessons of a game in one language; none where it has none. */
export interface Course {
  readonly lessons: readonly Lesson[];
  readonly book: LessonBook;
}

const NONE: Course = { lessons: [], book: {} };

/** Fetched when first wanted. */
export const loadCourse = (game: string, lang: Lang): Promise<Course> =>
  once(`lessons ${game} ${lang}`, async () => {
    const found = manifestOf(game)?.lessons;
    if (!found) return NONE;
    const [{ LESSONS: lessons }, { lessons: book }] = await Promise.all([found.all(), found.words[lang]()]);
    return { lessons, book };
  });

/** Suspends until they are there. */
export const useCourse = (game: string): Course => use(loadCourse(game, useDeferredValue(useLang())));
