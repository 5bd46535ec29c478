import { refKey, type Seat } from '@ashtown/engine';
import { type ReactNode, useState } from 'react';
import { colourOf, SeatToken } from '../../ui/SeatToken.tsx';
import { Good } from './Good.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import style from './panel.module.css';
import type { Props } from './props.ts';
import { player } from './refs.ts';
import type { StateText } from './text/state-text.ts';

/** How much room a panel has: `open` shows everything with names, `tight` hardly anything. */
export interface Room {
  open: boolean;
  tight: boolean;
}

/** The panel of a player; those of others can be opened, and stand open where there is room. */
export function PlayerPanel(props: {
  p: Props;
  t: StateText;
  of: Seat;
  rivals: number;
  token(size: number): ReactNode;
  /** The name of the faction, once there is one. */
  faction: string;
  vp: number;
  hand: number;
  /** Whose turn it is; null between turns and after the game. */
  turn: Seat | null;
  passed: boolean;
  children(room: Room): ReactNode;
}) {
  const { p, t, of, rivals, token, faction, vp, hand, turn, passed, children } = props;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const open = wanted ?? (rivals === 1 || p.compact);
  const tight = rivals > 2 && !open;
  const name = p.who(of);
  const standing = p.standing(player(of));
  return (
    <PanelFrame
      of={of}
      token={
        <button
          type="button"
          tabIndex={-1}
          data-rove=""
          data-ref={refKey(player(of))}
          data-standing={standing}
          className={`${style.token} ${standing === 'legal' ? 'legal' : ''}`}
          aria-label={name}
          onClick={() => (standing === 'rest' ? p.inspect(player(of)) : p.touch(player(of)))}
        >
          {token(tight ? 32 : 36)}
        </button>
      }
      name={name}
      line={[faction, p.about(of)].filter(Boolean).join(' · ')}
      vp={{ n: vp, name: t.vp, changed: p.changed(of, 'score') }}
      active={turn === of ? t.active : null}
      passed={passed ? t.passed : null}
      colour={colourOf(of)}
      tight={tight}
      {...(of === p.seat
        ? {}
        : { expand: { open, name: open ? t.collapse(name) : t.expand(name), toggle: () => setWanted(!open) } })}
    >
      {children({ open, tight })}
      <span className="vh">{t.hand(hand)}</span>
    </PanelFrame>
  );
}

/** A player in a line, for a phone; `children` stand beside. */
export function MiniPanel(props: {
  t: StateText;
  of: Seat;
  vp: number;
  hand: number;
  passed: boolean;
  children?: ReactNode;
}) {
  const { t, of, vp, hand, passed, children } = props;
  return (
    <span className={style.mini} data-ref={refKey(player(of))}>
      <SeatToken seat={of} size={24} />
      <span className={passed ? style.out : ''}>
        <span>
          <b>{vp}</b>
          <Good id="vp" size={14} />
          <span className="vh"> {t.vp}, </span>
        </span>
        <span>
          <b>{hand}</b>
          <Good id="card" size={14} />
          <span className="vh"> {t.hand(hand)}</span>
        </span>
        {passed && <i>{t.passed}</i>}
      </span>
      {children}
    </span>
  );
}
