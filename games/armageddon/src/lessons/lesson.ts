import type { Lesson } from '@ashtown/engine';
import type { Position } from '../position/index.ts';

export interface ArmageddonLesson extends Lesson {
  readonly position: Position;
}

type Run = NonNullable<Position['run']>;

/** The rest of a round, from the City turns and from the three areas on. */
export const FROM_CITY: Run = [
  { t: 'city' },
  { t: 'retrieve' },
  { t: 'marauderDamage' },
  { t: 'housing' },
  { t: 'income' },
  { t: 'roundEnd' },
];
export const FROM_EXPLORATION: Run = [{ t: 'exploration' }, { t: 'construction' }, ...FROM_CITY];
