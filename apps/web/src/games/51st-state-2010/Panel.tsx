import { handSize, scoreOf } from '@ashtown/catalog/51st-state-2010';
import type { Seat } from '@ashtown/engine';
import { useState } from 'react';
import { colourOf, SeatToken } from '../../ui/SeatToken.tsx';
import { Good } from '../51st-state-common/Good.tsx';
import { PanelFrame } from '../51st-state-common/PanelFrame.tsx';
import style from '../51st-state-common/panel.module.css';
import { Supply } from '../51st-state-common/Supply.tsx';
import { Base, Contacts, Leader } from './Base.tsx';
import { FactionToken, factionOf } from './factions.tsx';
import { amountsFor, GoodsBar, Next } from './Goods.tsx';
import own from './panel.module.css';
import { option, type Props, player } from './props.ts';
import { Rows, Tiles } from './Rows.tsx';
import { turnOf } from './summary.ts';
import { Tucked } from './Tucked.tsx';
import { boardText } from './text/index.ts';

/** Everything everybody may know about one player; on a phone also my own State. */
export function Panel(p: Props & { of: Seat }) {
  const { of } = p;
  const t = boardText(p.lang);
  const q = p.view.players[of]!;
  const rivals = p.view.players.length - 1;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const open = wanted ?? (rivals === 1 || p.compact);
  const tight = rivals > 2 && !open;
  const mine = of === p.seat;
  const goods = amountsFor(p, of);
  const name = p.who(of);
  const standing = p.standing(player(of));
  const active = turnOf(p.view) === of && p.view.winners === null;
  return (
    <PanelFrame
      of={of}
      token={
        <button
          type="button"
          tabIndex={-1}
          data-rove=""
          data-ref={`player:${of}`}
          data-standing={standing}
          className={`${style.token} ${standing === 'legal' ? 'legal' : ''}`}
          aria-label={name}
          onClick={() => (standing === 'rest' ? p.inspect(player(of)) : p.touch(player(of)))}
        >
          <FactionToken view={p.view} seat={of} size={36} />
        </button>
      }
      name={name}
      line={[p.words.card(factionOf(p.view, of).id).name, p.about(of)].filter(Boolean).join(' · ')}
      vp={{ n: scoreOf(q), name: t.score }}
      active={active ? t.active : null}
      passed={q.passed && p.view.winners === null ? t.passed : null}
      colour={colourOf(of)}
      tight={tight}
      {...(mine
        ? {}
        : { expand: { open, name: open ? t.collapse(name) : t.expand(name), toggle: () => setWanted(!open) } })}
    >
      {mine ? (
        <>
          <GoodsBar p={p} of={of} />
          <div className={style.rows}>
            <Rows p={p} of={of} />
          </div>
          <Tucked p={p} of={of} />
          <Contacts p={p} of={of} />
          <div className={own.heads}>
            <Base p={p} of={of} />
            <Leader p={p} of={of} />
          </div>
        </>
      ) : (
        <>
          <div className={style.goods}>
            <Supply p={p} goods={goods} size={18} grid={goods.some((x) => (x.shown ?? '').length > 1) ? 5 : 6} />
          </div>
          {tight ? (
            <div className={own.flow}>
              <Leader p={p} of={of} tile />
              <Tiles p={p} of={of} />
            </div>
          ) : (
            <div className={style.rows}>
              <Rows p={p} of={of} tile={!open} wrap={open} />
            </div>
          )}
          {!tight && q.leader && (
            <div className={own.heads}>
              <Leader p={p} of={of} tile={!open} />
            </div>
          )}
          <Tucked p={p} of={of} small />
          {open && (
            <>
              <Contacts p={p} of={of} small />
              {p.view.winners === null && <Next p={p} of={of} size={15} />}
            </>
          )}
        </>
      )}
      <span className="vh">{t.hand(handSize(q))}</span>
    </PanelFrame>
  );
}

/** A player in a line, for a phone. */
export function Mini(p: Props & { of: Seat }) {
  const q = p.view.players[p.of]!;
  const t = boardText(p.lang);
  return (
    <span className={style.mini}>
      <SeatToken seat={p.of} size={24} />
      <span className={q.passed ? style.out : ''}>
        <span>
          <b>{scoreOf(q)}</b>
          <Good id="vp" size={14} />
          <span className="vh"> {p.words.ref(option('vp1'))}, </span>
        </span>
        <span>
          <b>{handSize(q)}</b>
          <Good id="card" size={14} />
          <span className="vh"> {t.hand(handSize(q))}</span>
        </span>
        {q.passed && <i>{t.passed}</i>}
      </span>
    </span>
  );
}
