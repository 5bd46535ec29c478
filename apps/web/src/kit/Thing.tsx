import { type Ref, refKey } from '@ashtown/engine';
import type { CSSProperties, ReactNode } from 'react';
import type { Standing } from '../table/board.ts';
import { Said } from '../ui/Said.tsx';
import type { Pointing } from './pointing.ts';
import style from './thing.module.css';

/** How a thing shows that it can be chosen: brackets around it, its border, or whatever its own class does. */
export type ThingLook = 'brackets' | 'border' | 'bare';

export interface ThingProps {
  p: Pointing;
  /** Of several, the first that can be chosen now counts. */
  of: Ref | readonly Ref[];
  /** What a screen reader says; without it, what stands on the thing. */
  label?: string | undefined;
  look?: ThingLook;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** What is drawn is a box in which pieces can move. */
  boxed?: boolean;
  /** The key that chooses it; that of the only answer about it where nothing is said. */
  digit?: number | null | undefined;
  /** Instead of what the offers say, where the board gathers the answer itself. */
  standing?: Standing | undefined;
  onTouch?: (() => void) | undefined;
  /** Pointing at it never answers: what is done with it has buttons of its own. */
  held?: boolean;
  /** It is not asked about: it only lets itself be looked at. */
  idle?: boolean;
  /** It only speaks of a thing that lies elsewhere: it is looked at, and nothing comes or goes here. */
  mention?: boolean;
  /** What is told about it, where that is something else: the card in a place. */
  tells?: Ref | undefined;
  /** The card that lies there: a thing of its own, which comes from elsewhere and may leave. */
  holds?: Ref | null | undefined;
  /** It is used up for now: ticked, and what is drawn in half tone. */
  spent?: boolean;
  /** It is part of what the board has gathered. */
  marked?: boolean;
  /** It would be part of the answer that the prompt bar offers. */
  preview?: boolean;
  children?: ReactNode;
}

/**
 * A thing one can point at, drawn by what is in it: chosen if it is legal, else the inspector says why not. It is one stop of
 * its region, where the arrows walk from thing to thing.
 */
export function Thing(props: ThingProps) {
  const { p, label, look = 'brackets', className = '', boxed = false, held = false, mention = false } = props;
  const { holds = null, spent = false, marked = false, preview = false, onTouch, children } = props;
  const idle = props.idle || mention;
  const refs = 'kind' in props.of ? [props.of] : props.of;
  const of = refs.find((r) => p.standing(r) !== 'rest') ?? refs[0]!;
  const standing: Standing = idle ? 'rest' : (props.standing ?? p.standing(of));
  const chosen = standing === 'chosen' || marked;
  const wanted = props.digit === undefined ? p.hotkey(of) : props.digit;
  // A phone has no keys, and a key that does nothing now is not shown.
  const digit = standing === 'legal' && p.size !== 'phone' ? wanted : null;
  const badge = digit !== null && (
    <span className={`kbd ${style.digit}`} data-key="" aria-hidden="true">
      {digit}
    </span>
  );
  const looks = [
    style.thing,
    style[look],
    look === 'brackets' && standing === 'legal' ? 'legal' : '',
    chosen ? style.chosen : '',
    preview ? style.preview : '',
    className,
  ];
  const told = props.tells ?? (mention ? of : null);
  const tell = () => p.inspect(told ?? of);
  return (
    <button
      type="button"
      tabIndex={-1}
      data-rove=""
      {...(mention ? {} : { 'data-ref': refKey(of), 'data-standing': standing })}
      {...(told ? { 'data-tells': refKey(told) } : {})}
      {...(idle ? {} : { 'aria-pressed': chosen })}
      className={looks.filter(Boolean).join(' ')}
      style={props.style}
      onClick={() => (onTouch ? onTouch() : idle ? tell() : held ? p.hold(of) : p.touch(of))}
      onContextMenu={(e) => {
        e.preventDefault();
        tell();
      }}
    >
      <Said as={label} boxed={boxed}>
        {look === 'border' && badge}
        {holds ? (
          <span key={refKey(holds)} data-ref={refKey(holds)} className={style.holds}>
            {children}
          </span>
        ) : spent ? (
          <span className={style.spent}>{children}</span>
        ) : (
          children
        )}
      </Said>
      {look !== 'border' && badge}
      {spent && <span className={`${style.tick} ${style.done}`} aria-hidden="true" />}
      {look === 'bare' && standing === 'chosen' && <span className={style.tick} aria-hidden="true" />}
    </button>
  );
}

/** Something that only tells about itself; `itself`: it is that thing on the table, and no mere mention of it. */
export const Info = ({
  itself = false,
  ...props
}: Omit<ThingProps, 'idle' | 'mention' | 'held'> & { itself?: boolean }) => <Thing {...props} idle mention={!itself} />;
