import type { Lesson } from '@ashtown/engine';
import type { Position } from '../position/index.ts';

export interface KingLesson extends Lesson {
  readonly position: Position;
}
