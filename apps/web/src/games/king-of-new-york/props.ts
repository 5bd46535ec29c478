import type { Pick as Answer, Event, View } from '@ashtown/catalog/king-of-new-york';
import type { Ref } from '@ashtown/engine';
import type { BoardProps } from '../../table/board.ts';

export type Props = BoardProps<View, Answer, Event>;

export const card = (id: string): Ref => ({ kind: 'card', id });
export const slot = (id: string): Ref => ({ kind: 'slot', id });
export const option = (id: string): Ref => ({ kind: 'option', id });
export const token = (id: string): Ref => option(`token-${id}`);
export const player = (seat: number): Ref => ({ kind: 'player', id: String(seat) });
