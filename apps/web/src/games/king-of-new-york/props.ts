import type { Answer, Event, KingOfNewYork, KingWords, Tables, View } from '@ashtown/king-of-new-york/board';
import { option } from '../../kit/index.ts';
import type { BoardProps } from '../../table/board.ts';

type Plain = BoardProps<View, Answer, Event>;

/** What a board receives, as this game makes it. */
export interface Props extends Plain {
  game: KingOfNewYork;
  tables: Tables;
  words: Plain['words'] & Pick<KingWords, 'board'>;
}

export const token = (id: string) => option(`token-${id}`);
