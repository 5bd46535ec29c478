import { refKey, type Seat } from '@ashtown/engine';
import type { CSSProperties, ReactNode } from 'react';
import { roving } from '../ui/roving.ts';
import { colourOf } from '../ui/SeatToken.tsx';
import style from './panel.module.css';
import type { Pointing } from './pointing.ts';
import { player } from './refs.ts';
import { Thing } from './Thing.tsx';

/** What a panel needs of a board. */
export type PanelPointing = Pointing & { who(seat: Seat): string; about(seat: Seat): string };

export interface PanelProps {
  p: PanelPointing;
  of: Seat;
  /** The mark of the seat; pointing at it means the player. */
  token: ReactNode;
  /** What the player plays: a faction, a monster. It stands before who sits there. */
  plays?: string | undefined;
  /** Beside the name: where the player is, that they have passed. */
  beside?: ReactNode;
  /** At the end of the first line: the points. */
  points?: ReactNode;
  /** It is this player's turn: in words for whoever listens, or only to the eye. */
  active?: string | boolean | undefined;
  /** Out of the game. */
  out?: boolean;
  /** There is little room. */
  tight?: boolean;
  /** A panel that can be opened. */
  expand?: { open: boolean; name: string; toggle(): void } | undefined;
  /** It is drawn a second time, in the inspector: nothing comes or goes there. */
  mention?: boolean;
  /** Nobody chooses players in this game: the mark only tells about them, and the panel alone is their place. */
  still?: boolean;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  children?: ReactNode;
}

/** Who sits there and how they stand; below it whatever the game shows of a player. */
export function PanelFrame(props: PanelProps) {
  const { p, of, token, plays, beside, points, active = false, out = false, tight = false, expand } = props;
  const { mention = false, still = false } = props;
  const name = p.who(of);
  const looks = [
    'plate',
    style.panel,
    active ? style.active : '',
    expand?.open ? style.open : '',
    tight ? style.tight : '',
    out ? style.out : '',
    props.className ?? '',
  ];
  return (
    <section
      ref={roving}
      className={looks.filter(Boolean).join(' ')}
      style={{ '--seat': colourOf(of), ...props.style } as CSSProperties}
      aria-label={name}
      data-ref={mention ? undefined : refKey(player(of))}
      data-tells={mention ? undefined : refKey(player(of))}
      data-testid={`player-${of}`}
      data-active={Boolean(active)}
    >
      <header className={style.top}>
        <Thing p={p} of={player(of)} label={name} className={style.token} mention={mention || still}>
          {token}
        </Thing>
        <div className={style.who}>
          <div className={style.line}>
            <h2>{name}</h2>
            {beside}
          </div>
          <small>
            {[plays, p.about(of)].filter(Boolean).join(' · ')}
            {typeof active === 'string' && <span className="vh">, {active}</span>}
          </small>
        </div>
        {points}
        {expand && (
          <button
            type="button"
            className={style.expand}
            aria-expanded={expand.open}
            aria-label={expand.name}
            onClick={expand.toggle}
          >
            <span aria-hidden="true">{expand.open ? '−' : '+'}</span>
          </button>
        )}
      </header>
      {props.children}
    </section>
  );
}

/** A number of a player for a phone: what stands for it, what it is called, how much. */
export interface Figure {
  id: string;
  sign?: ReactNode;
  name: string;
  n: ReactNode;
  /** By how much it has changed since the last answer of whoever looks. */
  changed?: number;
}

/** A player in a line, for a phone; `children` stand beside the figures. */
export const MiniPanel = (props: {
  of: Seat;
  token: ReactNode;
  figures: readonly Figure[];
  out?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}) => (
  <span
    className={`${style.mini} ${props.out ? style.out : ''} ${props.className ?? ''}`.trim()}
    data-ref={refKey(player(props.of))}
  >
    {props.token}
    <span className={style.figures}>
      {props.figures.map(({ id, sign, name, n, changed = 0 }) => (
        <span key={id} className={changed === 0 ? undefined : changed > 0 ? style.more : style.less}>
          {sign}
          <span className="vh">{name} </span>
          {n}
          {changed !== 0 && (
            <span className="vh">
              , {changed > 0 ? '+' : '−'}
              {Math.abs(changed)}
            </span>
          )}
        </span>
      ))}
    </span>
    {props.children}
  </span>
);
