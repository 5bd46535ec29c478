import type { Lesson } from '@ashtown/engine';
import type { Position } from '../position/index.ts';

/** A lesson of this game; the learner sits in seat 0. */
export interface StateLesson extends Lesson {
  readonly position: Position;
}
