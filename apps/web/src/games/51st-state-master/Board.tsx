import { Piles } from '../51st-state-common/Piles.tsx';
import { Table } from '../51st-state-common/Table.tsx';
import { Connections } from './Connections.tsx';
import { Display } from './Display.tsx';
import type { Props } from './props.ts';
import { Score } from './Score.tsx';

/** What belongs to everybody: the score, the connections, what lies face up, the piles. */
export const Board = (p: Props) => (
  <Table score={<Score {...p} />} compact={p.compact}>
    <Connections {...p} />
    <Display {...p} />
    <Piles p={p} t={p.words.board} deck={p.view.deck.length} discard={p.view.discard.length} />
  </Table>
);
