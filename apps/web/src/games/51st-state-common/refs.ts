import type { Ref, Seat } from '@ashtown/engine';

/** Things one can point at. */

export const card = (id: string): Ref => ({ kind: 'card', id });
export const slot = (id: string): Ref => ({ kind: 'slot', id });
export const option = (id: string): Ref => ({ kind: 'option', id });
export const player = (seat: Seat): Ref => ({ kind: 'player', id: String(seat) });
/** A location in play. */
export const place = (seat: Seat, no: number): Ref => slot(`${seat}.${no}`);
