import { action } from './action.ts';
import { caravans } from './caravans.ts';
import { keeping } from './keeping.ts';
import type { MetroLesson } from './lesson.ts';
import { missions } from './missions.ts';
import { monster } from './monster.ts';
import { ten } from './ten.ts';

/** What a newcomer is taught, in this order. */
export const LESSONS: readonly MetroLesson[] = [ten, action, missions, keeping, monster, caravans];
