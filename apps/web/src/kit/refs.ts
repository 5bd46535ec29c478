import type { Ref, Seat } from '@ashtown/engine';

/** What boards point at, by kind. */
export const card = (id: string): Ref => ({ kind: 'card', id });
export const slot = (id: string): Ref => ({ kind: 'slot', id });
export const option = (id: string): Ref => ({ kind: 'option', id });
export const die = (id: string): Ref => ({ kind: 'die', id });
export const amount = (id: string): Ref => ({ kind: 'amount', id });
export const player = (seat: Seat): Ref => ({ kind: 'player', id: String(seat) });

/** A place of somebody, where every player has one of that name. */
export const at = (seat: Seat, id: string): Ref => slot(`${id}@${seat}`);

/** Whether a part of an id is one of a list of the game's words. */
export const isOne = <T extends string>(all: readonly T[], x: string): x is T => (all as readonly string[]).includes(x);
