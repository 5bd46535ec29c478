import { type Ref, refKey } from '@ashtown/engine';
import type { CSSProperties, ReactNode } from 'react';
import type { BoardProps, Standing } from '../../table/board.ts';
import style from './thing.module.css';

/** What a thing on the table needs of the board. */
export type Pointing = Pick<BoardProps, 'standing' | 'touch' | 'hold' | 'inspect'>;

/**
 * A thing one can point at, read by its label and drawn by what is in it: chosen if it is legal, else the inspector says
 * why not. Where the question is not about things of this kind it only lets itself be looked at (`idle`).
 */
export function Thing(props: {
  p: Pointing;
  of: Ref;
  label: string;
  className?: string | undefined;
  look?: CSSProperties | undefined;
  /** The key that chooses it. */
  digit?: number | null;
  idle?: boolean;
  /** Pointing at it never answers: what is done with it has buttons of its own. */
  held?: boolean;
  /** The card that lies there: a thing of its own, which comes from elsewhere and may leave. */
  holds?: Ref | null;
  /** It is used up for now: ticked, and what is drawn in half tone. */
  spent?: boolean;
  children: ReactNode;
}) {
  const {
    p,
    of,
    label,
    className = '',
    look,
    digit = null,
    idle = false,
    held = false,
    holds = null,
    spent = false,
    children,
  } = props;
  const standing: Standing = idle ? 'rest' : p.standing(of);
  return (
    <button
      type="button"
      tabIndex={-1}
      data-rove=""
      data-ref={refKey(of)}
      data-standing={standing}
      aria-pressed={standing === 'chosen'}
      className={`${style.thing} ${className}`}
      style={look}
      onClick={() => (idle ? p.inspect(of) : held ? p.hold(of) : p.touch(of))}
      onContextMenu={(e) => {
        e.preventDefault();
        p.inspect(of);
      }}
    >
      <span className="vh">{label}</span>
      {holds ? (
        <span key={refKey(holds)} data-ref={refKey(holds)} className={style.holds} aria-hidden="true">
          {children}
        </span>
      ) : (
        <span className={spent ? style.spent : style.drawn} aria-hidden="true">
          {children}
        </span>
      )}
      {digit !== null && standing === 'legal' && (
        <span className={style.digit} aria-hidden="true">
          {digit}
        </span>
      )}
      {spent && <span className={`${style.tick} ${style.done}`} aria-hidden="true" />}
      {standing === 'chosen' && <span className={style.tick} aria-hidden="true" />}
    </button>
  );
}
