import type { Ref } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { Good } from './Good.tsx';
import type { GoodId } from './goods.ts';
import style from './supply.module.css';
import { type Pointing, Thing } from './Thing.tsx';

export interface Amount {
  id: GoodId;
  n: number;
  /** Instead of the number, where a token says more. */
  shown?: string;
  /** By how much it has changed since the last answer of whoever looks. */
  changed: number;
  name: string;
  /** What pointing at it means. */
  of: Ref;
  /** It can be looked at only. */
  idle?: boolean;
}

/** Tokens with their numbers; each says by how much it has changed. */
export function Supply({ p, goods, size = 22, grid = 0, wrap = false }: Row) {
  return (
    <span
      className={`${style.supply} ${grid > 0 ? style.grid : ''} ${wrap ? style.wrap : ''}`}
      style={grid > 0 ? { gridTemplateColumns: `repeat(${grid}, 1fr)` } : undefined}
    >
      {goods.map((x) => (
        <Entry key={`${x.of.kind} ${x.of.id}`} p={p} amount={x} size={size} />
      ))}
    </span>
  );
}
interface Row {
  p: Pointing;
  goods: readonly Amount[];
  size?: number;
  grid?: number;
  wrap?: boolean;
}

function Entry({ p, amount, size }: { p: Pointing; amount: Amount; size: number }): ReactNode {
  const { id, n, shown = String(n), changed, name, of, idle = false } = amount;
  return (
    <Thing
      p={p}
      of={of}
      idle={idle}
      label={`${name}: ${n}`}
      className={`${style.good} ${n === 0 ? style.zero : ''} ${changed === 0 ? '' : style.changed}`}
    >
      <Good id={id} size={size} />
      <b>{shown}</b>
      {changed !== 0 && (
        <span className={`${style.delta} ${changed > 0 ? 'good' : 'bad'}`} aria-hidden="true">
          {changed > 0 ? '+' : '−'}
          {Math.abs(changed)}
        </span>
      )}
    </Thing>
  );
}
