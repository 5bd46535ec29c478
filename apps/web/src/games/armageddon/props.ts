import type { Pick as Answer, Area, Colour, Event, Figure, Seen, View } from '@ashtown/catalog/armageddon';
import type { Ref, Seat } from '@ashtown/engine';
import type { BoardProps } from '../../table/board.ts';

export type Props = BoardProps<View, Answer, Event>;

export const card = (id: string): Ref => ({ kind: 'card', id });
export const slot = (id: string): Ref => ({ kind: 'slot', id });
export const option = (id: string): Ref => ({ kind: 'option', id });
export const player = (seat: Seat): Ref => ({ kind: 'player', id: String(seat) });
export const amount = (colour: Colour, n: number): Ref => ({ kind: 'amount', id: n > 1 ? `${colour}*${n}` : colour });

/** Pieces, by where they are: on a card of the display, bid in an area, or among all that somebody owns. */
const piece = (of: Figure, where: string): Ref => ({ kind: 'amount', id: `${of}.${where}` });
export const onSlot = (of: Figure, at: number): Ref => piece(of, `on.slot.${at + 1}`);
export const bidIn = (of: Colour, area: Area, seat: Seat): Ref => piece(of, `in.${area}.of.${seat}`);
export const ownedBy = (of: Colour, seat: Seat): Ref => piece(of, `of.${seat}`);

export const siteRef = (site: number): Ref => slot(`site.${site + 1}`);
/** The same site as one of somebody's. */
export const siteOf = (seat: Seat, site: number): Ref => slot(`${siteRef(site).id}.of.${seat}`);
export const lineRef = (site: number, line: number): Ref => slot(`line.${site + 1}.${line + 1}`);

/** The player whose eyes these are; a spectator has none. */
export const myself = (p: Props): Seen | null => (p.seat === null ? null : p.view.players[p.seat]!);
