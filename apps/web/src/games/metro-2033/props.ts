import type { Ref, Seat } from '@ashtown/engine';
import type { Answer, Event, Metro, MetroWords, Tables, View } from '@ashtown/metro-2033/board';
import { amount } from '../../kit/index.ts';
import type { BoardProps } from '../../table/board.ts';

type Plain = BoardProps<View, Answer, Event>;

/** What a board receives, as this game makes it. */
export interface Props extends Plain {
  game: Metro;
  tables: Tables;
  words: Plain['words'] & Pick<MetroWords, 'provenance' | 'names' | 'board'>;
}
export type Seen = View['players'][number];

/** Markers of a seat are alike. */
export const marker = (seat: Seat): Ref => amount(`marker@${seat}`);
