import type { ReactNode } from 'react';
import style from './said.module.css';

/** A picture for the eyes, and in its place a sentence for whoever listens. */
export const Said = ({ as: sentence, children }: { as: string; children: ReactNode }) => (
  <>
    <span className={style.seen} aria-hidden="true">
      {children}
    </span>
    <span className="vh">{sentence}</span>
  </>
);
