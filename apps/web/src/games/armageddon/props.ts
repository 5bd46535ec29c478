import type { Pick as Answer, Colour, Event, Seen, View } from '@ashtown/catalog/armageddon';
import type { Ref } from '@ashtown/engine';
import type { BoardProps } from '../../table/board.ts';

export type Props = BoardProps<View, Answer, Event>;

export const card = (id: string): Ref => ({ kind: 'card', id });
export const slot = (id: string): Ref => ({ kind: 'slot', id });
export const option = (id: string): Ref => ({ kind: 'option', id });
export const player = (seat: number): Ref => ({ kind: 'player', id: String(seat) });
export const amount = (colour: Colour, n: number): Ref => ({ kind: 'amount', id: n > 1 ? `${colour}*${n}` : colour });

export const siteRef = (site: number): Ref => slot(`site.${site + 1}`);
export const lineRef = (site: number, line: number): Ref => slot(`line.${site + 1}.${line + 1}`);
export const keyOf = (ref: Ref): string => `${ref.kind}:${ref.id}`;

/** The player whose eyes these are; a spectator has none. */
export const myself = (p: Props): Seen | null => (p.seat === null ? null : p.view.players[p.seat]!);
