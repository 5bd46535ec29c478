import type { ReactNode } from 'react';
import style from './author.module.css';

const isBranch = (x: unknown): x is object => typeof x === 'object' && x !== null && Object.keys(x).length > 0;

/** A value on one line as far as it fits. */
export function summary(value: unknown, most = 60): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

/** Plain data to be unfolded; what fits on a line stands there. */
export function Tree({ name, value, open = false }: { name: string; value: unknown; open?: boolean }): ReactNode {
  const line = (
    <>
      <b>{name}</b> <code>{summary(value)}</code>
    </>
  );
  if (!isBranch(value) || (!open && summary(value, 60).length < 60)) return <div className={style.leaf}>{line}</div>;
  return (
    <details className={style.branch} open={open}>
      <summary>{line}</summary>
      {Object.entries(value).map(([key, x]) => (
        <Tree key={key} name={key} value={x} />
      ))}
    </details>
  );
}
