import { COLOURS, type ConnectionId } from '@ashtown/51st-state-master/board';
import { PlainCard, type Shape } from '../51st-state-common/PlainCard.tsx';
import { TO } from '../51st-state-common/Strip.tsx';
import { goodsIn, partsOf } from './look.ts';
import type { Props } from './props.ts';

const PICTURES: Readonly<Record<'red' | 'blue', string>> = {
  red: 'M4 3l7 7 1-1 2 2-1 1 7 7v2h-2l-7-7-1 1-2-2 1-1-7-7V3zM20 3v2l-7 7-1-1-2 2-2-2 2-2-1-1 7-7zM8 14l2 2-6 5H2v-2z',
  blue: 'M2 5h20v3H2zM2 16h20v3H2zM4 3h3v18H4zM10.500 3h3v18h-3zM17 3h3v18h-3z',
};

/** A connection, on the table or in a hand. */
export function ConnectionCard({ p, id, shape }: { p: Props; id: ConnectionId; shape: Shape }) {
  const link = p.tables.links.find((x) => x.id === id)!;
  const colour = COLOURS[link.colour]!;
  const price = partsOf(link.cost);
  const parts = [...price, ...(price.length > 0 ? [TO] : []), ...partsOf(goodsIn(link.gain))];
  return (
    <PlainCard tone={colour} picture={PICTURES[colour]} name={p.words.card(id).name} parts={parts} shape={shape} />
  );
}
