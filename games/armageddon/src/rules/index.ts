import { type Machine, machine } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import type { Answer, Answers, Event, Frame, State } from '../state.ts';
import { auction } from './auction.ts';
import { city } from './city.ts';
import { completion } from './completion.ts';
import { construction } from './construction.ts';
import { exploration } from './exploration.ts';
import { final } from './final.ts';
import { preparation } from './preparation.ts';

/** Six rounds in the order of the rulebook. Numbers refer to the statements in rules.md. */
export const rulesOf = (t: Tables): Machine<State, Answer, Event> =>
  machine<State, Frame, Answers, Event>({
    ...preparation(t),
    ...auction(t),
    ...exploration(t),
    ...construction(t),
    ...city(t),
    ...completion(t),
    ...final(t),
  });
