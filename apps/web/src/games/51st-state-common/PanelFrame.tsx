import { refKey, type Seat } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { roving } from '../../ui/roving.ts';
import { Good } from './Good.tsx';
import style from './panel.module.css';
import { player } from './refs.ts';

interface Score {
  n: number;
  name: string;
  /** By how much it has changed since the last answer of whoever looks. */
  changed: number;
}
/** Victory points, with how many there are more. */
const Points = ({ n, name, changed }: Score) => (
  <span className={`${style.points} ${changed === 0 ? '' : style.changed}`}>
    <Good id="vp" size={20} />
    <b>{n}</b>
    <span className="vh"> {name}</span>
    {changed > 0 && <i className="good">+{changed}</i>}
  </span>
);

/** Who sits there and how they stand; below it whatever the edition shows of a player. */
export function PanelFrame(props: {
  of: Seat;
  token: ReactNode;
  name: string;
  line: string;
  vp: Score;
  /** It is this player's turn: in words. */
  active: string | null;
  passed: string | null;
  colour: string;
  /** There is little room. */
  tight?: boolean;
  expand?: { open: boolean; name: string; toggle(): void };
  children: ReactNode;
}) {
  const { of, token, name, line, vp, active, passed, colour, tight = false, expand, children } = props;
  const look = [active === null ? '' : style.active, expand?.open ? style.open : '', tight ? style.tight : ''].join(
    ' ',
  );
  return (
    <section
      ref={roving}
      className={`plate ${style.panel} ${look}`}
      style={{ '--seat': colour } as object}
      aria-label={name}
      data-ref={refKey(player(of))}
      data-testid={`player-${of}`}
      data-active={active !== null}
    >
      <header className={style.top}>
        {token}
        <span className={style.who}>
          <h2>{name}</h2>
          <small>
            {line}
            {active !== null && <span className="vh">, {active}</span>}
          </small>
        </span>
        {passed !== null && <span className={style.passed}>{passed}</span>}
        <Points {...vp} />
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
      {children}
    </section>
  );
}
