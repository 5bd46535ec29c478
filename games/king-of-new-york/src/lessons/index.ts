import { army } from './army.ts';
import type { KingLesson } from './lesson.ts';
import { manhattan } from './manhattan.ts';
import { power } from './power.ts';
import { smash } from './smash.ts';
import { throws } from './throws.ts';

/** What a newcomer is taught, in this order. */
export const LESSONS: readonly KingLesson[] = [throws, smash, army, manhattan, power];
