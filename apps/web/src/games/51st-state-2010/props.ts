import type { Answer, Event, FirstEdition, StateWords, Tables, View } from '@ashtown/51st-state-2010/board';
import type { Ref, Seat } from '@ashtown/engine';
import { card, slot } from '../../kit/index.ts';
import type { BoardProps } from '../../table/board.ts';
import type { Edition } from '../51st-state-common/props.ts';

type Plain = BoardProps<View, Answer, Event>;

/** What a board receives, as this game makes it. */
export interface Props extends Plain {
  game: FirstEdition;
  tables: Tables;
  words: Plain['words'] & Pick<StateWords, 'provenance' | 'board'>;
  edition: Edition;
}
/** What it takes to show a card. */
export type Cards = Pick<Props, 'tables' | 'words'>;

export const leaderRef = (seat: Seat): Ref => slot(`${seat}.leader`);
/** A card under the base. */
export const tuckedRef = (sort: 'spoils' | 'deal', id: string): Ref => card(`${sort}.${id}`);
