import { contacts } from './contacts.ts';
import { finish } from './finish.ts';
import type { StateLesson } from './lesson.ts';
import { neighbours } from './neighbours.ts';
import { open } from './open.ts';
import { round } from './round.ts';
import { uses } from './uses.ts';

/** What a newcomer is taught, in this order. */
export const LESSONS: readonly StateLesson[] = [round, uses, contacts, open, neighbours, finish];
