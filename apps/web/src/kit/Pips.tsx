import type { ReactNode } from 'react';
import style from './pips.module.css';

/** A counter with its sign, its number and a pip for each, and by how much it has changed. */
export function Pips(props: {
  sign: ReactNode;
  name: string;
  n: number;
  changed?: number;
  max: number;
  /** There may be more than the pips show. */
  open?: boolean;
  /** The class of its colour. */
  tone?: string;
}) {
  const { sign, name, n, changed = 0, max, open = false, tone = '' } = props;
  return (
    <div className={`bar ${style.bar}`}>
      <span className={tone}>
        {sign}
        <span className="vh">{name}</span>
      </span>
      <b className={changed === 0 ? '' : style.changed}>
        {n}
        {!open && <small>/{max}</small>}
      </b>
      <div className={`pips ${tone}`} aria-hidden="true">
        {Array.from({ length: Math.max(max, n) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike.
          <i key={i} className={i < n ? 'on' : i < n - changed ? 'lost' : ''} />
        ))}
      </div>
      {changed !== 0 && (
        <span className={`${style.delta} ${changed > 0 ? 'good' : 'bad'}`} data-delta="">
          {changed > 0 ? '+' : '−'}
          {Math.abs(changed)}
        </span>
      )}
    </div>
  );
}
