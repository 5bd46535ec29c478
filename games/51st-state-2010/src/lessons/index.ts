import type { StateLesson } from './lesson.ts';
import { lookout } from './lookout.ts';
import { points } from './points.ts';
import { range } from './range.ts';
import { redevelop } from './redevelop.ts';
import { uses } from './uses.ts';
import { workers } from './workers.ts';

/** What a newcomer is taught, in this order. */
export const LESSONS: readonly StateLesson[] = [lookout, range, uses, workers, redevelop, points];
