import type { Beat, Lesson } from '@ashtown/engine';
import type { Position } from '../position/index.ts';

export interface MetroLesson extends Lesson {
  readonly position: Position;
}

/** A draw of whatever the learner likes. */
export const drawAny = (say: string, cite: Beat['cite']): Beat => ({
  say,
  cite,
  point: ['slot:bazaar.1', 'slot:bazaar.2', 'slot:bazaar.3', 'slot:deck'],
  expect: { question: 'draw', open: ['bazaar', 'deck'], wrong: [] },
});
