import type { Seat } from '@ashtown/engine';
import { type ComponentType, memo } from 'react';
import type { BoardProps } from '../board.ts';

interface Given {
  part: ComponentType<BoardProps> | ComponentType<BoardProps & { of: Seat }>;
  p: BoardProps;
  /** Whose it is, where there is one for each seat. */
  of?: Seat;
}

/** A part of a game's board: it is not drawn again where everything it is given is the same. */
export const Part = memo(function Part({ part, p, of }: Given) {
  const Drawn = part as ComponentType<BoardProps & { of?: Seat | undefined }>;
  return <Drawn {...p} of={of} />;
});
