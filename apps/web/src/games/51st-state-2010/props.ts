import type { Pick as Answer, Event, View } from '@ashtown/catalog/51st-state-2010';
import type { Ref, Seat } from '@ashtown/engine';
import type { BoardProps } from '../../table/board.ts';

export type Props = BoardProps<View, Answer, Event>;

export const card = (id: string): Ref => ({ kind: 'card', id });
export const slot = (id: string): Ref => ({ kind: 'slot', id });
export const option = (id: string): Ref => ({ kind: 'option', id });
export const player = (seat: Seat): Ref => ({ kind: 'player', id: String(seat) });
/** A location in play. */
export const place = (seat: Seat, no: number): Ref => slot(`${seat}.${no}`);
export const leader = (seat: Seat): Ref => slot(`${seat}.leader`);
/** A card under the base. */
export const tucked = (sort: 'spoils' | 'deal', id: string): Ref => card(`${sort}.${id}`);
