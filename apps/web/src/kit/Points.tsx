import type { ReactNode } from 'react';
import style from './points.module.css';

/** What somebody has of something that counts, and by how much it has changed since the last answer of whoever looks. */
export function Points(props: {
  n: number;
  /** What they are called, for whoever listens. */
  name: string;
  sign?: ReactNode;
  /** How many are needed, where that is fixed. */
  of?: number | undefined;
  changed?: number;
  /** Where the change stands: before the number, or only a mark on the number. */
  delta?: 'before' | 'mark';
}) {
  const { n, name, sign, of, changed = 0, delta = 'before' } = props;
  return (
    <span className={`${style.points} ${changed !== 0 && delta === 'mark' ? style.changed : ''}`.trim()}>
      {changed !== 0 && delta === 'before' && (
        <i className={`${style.before} ${changed > 0 ? 'good' : 'bad'}`} data-delta="">
          {changed > 0 ? '+' : '−'}
          {Math.abs(changed)}
        </i>
      )}
      {sign}
      <b>{n}</b>
      {of !== undefined && `/${of}`}
      <span className="vh"> {name}</span>
    </span>
  );
}
