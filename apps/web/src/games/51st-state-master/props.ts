import type { Answer, Event, MasterSet, MasterWords, Tables, View } from '@ashtown/51st-state-master/board';
import type { BoardProps } from '../../table/board.ts';
import type { Edition } from '../51st-state-common/props.ts';

type Plain = BoardProps<View, Answer, Event>;

/** What a board receives, as this game makes it. */
export interface Props extends Plain {
  game: MasterSet;
  tables: Tables;
  words: Plain['words'] & Pick<MasterWords, 'provenance' | 'board'>;
  edition: Edition;
}
