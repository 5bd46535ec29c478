import { bidding } from './bidding.ts';
import { city } from './city.ts';
import type { ArmageddonLesson } from './lesson.ts';
import { roof } from './roof.ts';
import { scoring } from './scoring.ts';
import { won } from './won.ts';

/** What a newcomer is taught, in this order. */
export const LESSONS: readonly ArmageddonLesson[] = [bidding, won, city, roof, scoring];
