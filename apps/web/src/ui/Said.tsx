import type { ReactNode } from 'react';
import style from './said.module.css';

/**
 * A picture for the eyes, and in its place a sentence for whoever listens; without one, what stands there is read. `boxed`:
 * the picture is a box, one thing below the other, in which pieces can move.
 */
export function Said({
  as: sentence,
  boxed,
  children,
}: {
  as?: string | undefined;
  boxed?: boolean;
  children: ReactNode;
}) {
  if (sentence === undefined) return children;
  return (
    <>
      <span className="vh">{sentence}</span>
      <span className={boxed ? style.boxed : style.seen} aria-hidden="true">
        {children}
      </span>
    </>
  );
}
