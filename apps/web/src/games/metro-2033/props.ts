import type { Ref, Seat } from '@ashtown/engine';
import type { Answer, Event, Metro, MetroWords, Tables, View } from '@ashtown/metro-2033/board';
import type { BoardProps } from '../../table/board.ts';

type Plain = BoardProps<View, Answer, Event>;

/** What a board receives, as this game makes it. */
export interface Props extends Plain {
  game: Metro;
  tables: Tables;
  words: Plain['words'] & Pick<MetroWords, 'provenance' | 'names' | 'board'>;
}
export type Seen = View['players'][number];

export const card = (id: string): Ref => ({ kind: 'card', id });
export const slot = (id: string): Ref => ({ kind: 'slot', id });
export const option = (id: string): Ref => ({ kind: 'option', id });
export const player = (seat: Seat): Ref => ({ kind: 'player', id: String(seat) });
/** A thing at a player's place, as the game's tellings name it: a card in play by its slot, a zone of markers. */
export const at = (seat: Seat, id: string): Ref => slot(`${id}@${seat}`);
/** Markers of a seat are alike. */
export const marker = (seat: Seat): Ref => ({ kind: 'amount', id: `marker@${seat}` });
