import type { Ref, Seat } from '@ashtown/engine';
import type { Answer, Card } from '../state.ts';

/** The things of the table, as answers, tellings and boards name them. */
export const card = (id: Card): Ref => ({ kind: 'card', id: `${id}` });
export const player = (seat: Seat): Ref => ({ kind: 'player', id: `${seat}` });
export const DECK: Ref = { kind: 'slot', id: 'deck' };

export const refs = (answer: Answer): Ref[] => [
  typeof answer === 'number' ? card(answer) : { kind: 'option', id: answer },
];
