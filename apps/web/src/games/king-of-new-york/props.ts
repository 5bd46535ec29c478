import type { Ref } from '@ashtown/engine';
import type { Answer, Event, KingOfNewYork, KingWords, Tables, View } from '@ashtown/king-of-new-york/board';
import type { BoardProps } from '../../table/board.ts';

type Plain = BoardProps<View, Answer, Event>;

/** What a board receives, as this game makes it. */
export interface Props extends Plain {
  game: KingOfNewYork;
  tables: Tables;
  words: Plain['words'] & Pick<KingWords, 'board'>;
}

export const card = (id: string): Ref => ({ kind: 'card', id });
export const slot = (id: string): Ref => ({ kind: 'slot', id });
export const option = (id: string): Ref => ({ kind: 'option', id });
export const token = (id: string): Ref => option(`token-${id}`);
export const player = (seat: number): Ref => ({ kind: 'player', id: String(seat) });
