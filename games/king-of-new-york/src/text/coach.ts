import type { CoachWords } from '@ashtown/engine';
import type { KingDeed } from '../answers/deed.ts';
import type { BlunderId } from '../bot/blunders.ts';
import type { Event, Question } from '../state.ts';

export type Coach = CoachWords<Question, KingDeed['verb'], Event['t'], BlunderId>;
