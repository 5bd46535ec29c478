import type { Pick as Answer, Event, View } from '@ashtown/catalog/51st-state-master';
import type { BoardProps } from '../../table/board.ts';

export type Props = BoardProps<View, Answer, Event>;
