import type { BoardProps } from '../../table/board.ts';

/** What the parts that both editions share need of a board, whatever its view. */
export type Props = Pick<
  BoardProps,
  'seat' | 'lang' | 'compact' | 'who' | 'about' | 'changed' | 'standing' | 'touch' | 'hold' | 'inspect'
> & { words: Pick<BoardProps['words'], 'card' | 'ref'> };
