import type { Pick as Answer, Event, View } from '@ashtown/catalog/51st-state-2010';
import type { Ref, Seat } from '@ashtown/engine';
import type { BoardProps } from '../../table/board.ts';
import { card, slot } from '../51st-state-common/refs.ts';

export type Props = BoardProps<View, Answer, Event>;

export const leader = (seat: Seat): Ref => slot(`${seat}.leader`);
/** A card under the base. */
export const tucked = (sort: 'spoils' | 'deal', id: string): Ref => card(`${sort}.${id}`);
