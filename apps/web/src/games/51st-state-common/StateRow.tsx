import type { ReactNode } from 'react';
import { Mark } from './Mark.tsx';
import type { MarkId } from './marks.ts';
import style from './row.module.css';

/** More tiles than these are smaller. */
const MANY = 4;

/** A row of a State: its kind with the defence, then what stands in it. As tiles it is small enough for a panel. */
export function StateRow(props: {
  /** The class with the colours of its kind. */
  kind: string;
  mark: MarkId;
  name: string;
  aside: string;
  /** The defence as a number, for small rows. */
  figure: number | null;
  n: number;
  /** With more than these the row is named by its mark alone. */
  most: number;
  empty: string;
  tile?: boolean;
  wrap?: boolean;
  compact?: boolean;
  children: ReactNode;
}) {
  const {
    kind,
    mark,
    name,
    aside,
    figure,
    n,
    most,
    empty,
    tile = false,
    wrap = false,
    compact = false,
    children,
  } = props;
  const shape = tile ? style.small : wrap ? style.wrap : compact ? style.compact : n > most ? style.crowded : '';
  return (
    <section className={`${style.row} ${kind} ${shape}`} aria-label={name}>
      <span className={style.label} title={aside ? `${name}, ${aside}` : name}>
        <Mark id={mark} size={tile ? 15 : 18} />
        {tile ? (
          figure !== null && <i>{figure}</i>
        ) : (
          <span>
            <b>{name}</b>
            {aside && <i>{aside}</i>}
          </span>
        )}
      </span>
      {n === 0 ? (
        <span className={style.empty}>{tile ? '–' : empty}</span>
      ) : (
        <span className={`${style.places} ${tile && n > MANY ? style.many : ''}`} style={{ '--n': n } as object}>
          {children}
        </span>
      )}
    </section>
  );
}
