import { type Ref, refKey } from '@ashtown/engine';
import type { ReactNode } from 'react';
import type { Standing } from '../../table/board.ts';
import type { Props } from './props.ts';
import style from './thing.module.css';

/**
 * A thing one can point at: chosen if it is legal, else the inspector says why not. It is one stop of its region, where
 * the arrows walk from thing to thing.
 */
export function Thing(props: {
  p: Props;
  of: Ref;
  /** What a screen reader says; without it, what stands on the thing. */
  label?: string;
  className?: string | undefined;
  children?: ReactNode;
  boxed?: boolean;
  /** Instead of what the offers say, where the board gathers the answer itself. */
  standing?: Standing;
  digit?: number | null;
  onTouch?(): void;
}) {
  const { p, of, label, className = '', boxed = false, children, onTouch } = props;
  const standing = props.standing ?? p.standing(of);
  const wanted = props.digit === undefined ? (standing === 'legal' ? p.hotkey(of) : null) : props.digit;
  // A phone has no keys.
  const digit = p.compact ? null : wanted;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-rove=""
      data-ref={refKey(of)}
      data-standing={standing}
      aria-pressed={standing === 'chosen'}
      className={`${style.thing} ${className} ${standing === 'legal' ? 'legal' : ''} ${standing === 'chosen' ? style.chosen : ''}`}
      onClick={() => (onTouch ? onTouch() : p.touch(of))}
      onContextMenu={(e) => {
        e.preventDefault();
        p.inspect(of);
      }}
    >
      <Said label={label} boxed={boxed}>
        {children}
      </Said>
      {digit !== null && (
        <span className={`nr ${style.digit}`} aria-hidden="true">
          {digit}
        </span>
      )}
    </button>
  );
}

/** Signs for the eye, and the sentence they stand for. `boxed`: one below the other in a p.tables, in which pieces can move. */
function Said({ label, boxed, children }: { label: string | undefined; boxed: boolean; children: ReactNode }) {
  if (label === undefined) return children;
  return (
    <>
      <span className="vh">{label}</span>
      <span className={boxed ? style.boxed : style.seen} aria-hidden="true">
        {children}
      </span>
    </>
  );
}

/** Something that only tells about itself; `itself`: it is that thing on the table, and no mere mention of it. */
export const Info = (props: {
  p: Props;
  of: Ref;
  label?: string;
  className?: string | undefined;
  itself?: boolean;
  boxed?: boolean;
  children?: ReactNode;
}) => (
  <button
    type="button"
    tabIndex={-1}
    data-rove=""
    data-ref={props.itself ? refKey(props.of) : undefined}
    className={`${style.thing} ${props.className ?? ''}`}
    onClick={() => props.p.inspect(props.of)}
  >
    <Said label={props.label} boxed={props.boxed ?? false}>
      {props.children}
    </Said>
  </button>
);
