import type { CoachWords } from '@ashtown/engine';
import type { Verb } from '../answers/deed.ts';
import type { BlunderId } from '../bot/blunders.ts';
import type { Event, Question } from '../state.ts';

export type Coach = CoachWords<Question, Verb, Event['t'], BlunderId>;
