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
  /** Where the change stands: before the number, hung below it, or only a mark on the number. */
  delta?: 'before' | 'below' | 'mark';
}) {
  const { n, name, sign, of, changed = 0, delta = 'before' } = props;
  const told = changed !== 0 && delta !== 'mark' && (
    <i className={`${delta === 'below' ? style.below : style.before} ${changed > 0 ? 'good' : 'bad'}`}>
      {changed > 0 ? '+' : '−'}
      {Math.abs(changed)}
    </i>
  );
  return (
    <span className={`${style.points} ${changed !== 0 && delta !== 'before' ? style.changed : ''}`.trim()}>
      {delta === 'before' && told}
      {sign}
      <b>{n}</b>
      {of !== undefined && `/${of}`}
      <span className="vh"> {name}</span>
      {delta === 'below' && told}
    </span>
  );
}
