import type { Pick as Answer, Colour, Event, Figure, Seen, View } from '@ashtown/catalog/armageddon';
import type { Ref, Seat } from '@ashtown/engine';
import type { BoardProps } from '../../table/board.ts';

export type Props = BoardProps<View, Answer, Event>;

export const card = (id: string): Ref => ({ kind: 'card', id });
export const slot = (id: string): Ref => ({ kind: 'slot', id });
export const option = (id: string): Ref => ({ kind: 'option', id });
export const player = (seat: Seat): Ref => ({ kind: 'player', id: String(seat) });
export const amount = (colour: Colour, n: number): Ref => ({ kind: 'amount', id: n > 1 ? `${colour}*${n}` : colour });

/** Pieces: a figure on a card of the display, and one of somebody's survivors. */
export const figure = (of: Figure): Ref => ({ kind: 'amount', id: `figure.${of}` });
export const survivor = (of: Colour): Ref => ({ kind: 'amount', id: `survivor.${of}` });

export const siteRef = (site: number): Ref => slot(`site.${site + 1}`);
/** The same site as one of somebody's. */
export const siteOf = (seat: Seat, site: number): Ref => slot(`${siteRef(site).id}.of.${seat}`);
export const lineRef = (site: number, line: number): Ref => slot(`line.${site + 1}.${line + 1}`);

/** The player whose eyes these are; a spectator has none. */
export const myself = (p: Props): Seen | null => (p.seat === null ? null : p.view.players[p.seat]!);
