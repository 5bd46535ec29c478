import { RIVAL, SOLO } from '@ashtown/catalog/51st-state-master';
import type { Seat } from '@ashtown/engine';
import { useState } from 'react';
import { colourOf, SeatToken } from '../../ui/SeatToken.tsx';
import { Good } from '../51st-state-common/Good.tsx';
import { Mark } from '../51st-state-common/Mark.tsx';
import { PanelFrame } from '../51st-state-common/PanelFrame.tsx';
import style from '../51st-state-common/panel.module.css';
import { Supply } from '../51st-state-common/Supply.tsx';
import { Deals, FactionBoard } from './FactionBoard.tsx';
import { FactionToken, factionOf } from './factions.tsx';
import { amountsFor, GoodsBar, Next } from './Goods.tsx';
import { option, type Props, player } from './props.ts';
import { Rows } from './Rows.tsx';
import { handSize, turnOf } from './summary.ts';
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
  const faction = factionOf(p.view, of);
  const mine = of === p.seat;
  const standing = p.standing(player(of));
  const name = p.who(of);
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
          aria-label={p.who(of)}
          onClick={() => (standing === 'rest' ? p.inspect(player(of)) : p.touch(player(of)))}
        >
          <FactionToken view={p.view} seat={of} size={tight ? 32 : 36} />
        </button>
      }
      name={name}
      line={[faction && p.words.card(faction).name, p.about(of)].filter(Boolean).join(' · ')}
      vp={{ n: q.vp, name: p.words.ref(option('vp')) }}
      active={turnOf(p.view) === of && p.view.winners === null ? t.active : null}
      passed={q.passed && p.view.winners === null ? t.passed : null}
      colour={colourOf(of)}
      tight={tight}
      {...(mine
        ? {}
        : { expand: { open, name: open ? t.collapse(name) : t.expand(name), toggle: () => setWanted(!open) } })}
    >
      {mine ? (
        <>
          <GoodsBar {...p} of={of} />
          <div className={style.rows}>
            <Rows p={p} of={of} />
          </div>
          <Deals p={p} of={of} />
          <FactionBoard {...p} of={of} />
        </>
      ) : (
        <>
          <div className={style.goods}>
            <Supply p={p} goods={amountsFor(p, of, tight)} size={17} grid={6} />
          </div>
          <div className={style.rows}>
            <Rows p={p} of={of} tile={!open} wrap={open} />
          </div>
          <Deals p={p} of={of} small />
          {open && faction && p.view.winners === null && <Next p={p} of={of} size={15} />}
        </>
      )}
      <span className="vh">{t.hand(handSize(q))}</span>
    </PanelFrame>
  );
}

/** The virtual opponent of the solo game: its State and how far its attacks are. */
export function VirtualPanel(p: Props) {
  const t = boardText(p.lang);
  const { solo } = p.view;
  if (!solo) return null;
  return (
    <PanelFrame
      of={RIVAL}
      token={
        <button
          type="button"
          tabIndex={-1}
          data-rove=""
          data-ref={`player:${RIVAL}`}
          className={`${style.token} ${style.robot}`}
          aria-label={t.virtual}
          onClick={() => p.inspect(player(RIVAL))}
        >
          <Mark id="robot" size={24} />
        </button>
      }
      name={t.virtual}
      line={t.attacks(solo.attacks, SOLO.attacks)}
      vp={{ n: solo.rival.vp, name: p.words.ref(option('vp')) }}
      active={null}
      passed={solo.rival.passed ? t.passed : null}
      colour="var(--text)"
    >
      <p className={style.help}>{t.virtualHelp}</p>
      <div className={style.rows}>
        <Rows p={p} of={RIVAL} wrap />
      </div>
    </PanelFrame>
  );
}

/** A player in a line, for a phone; alone at the table, the virtual opponent beside. */
export function Mini(p: Props & { of: Seat }) {
  const q = p.view.players[p.of]!;
  const t = boardText(p.lang);
  const vp = p.words.ref(option('vp'));
  return (
    <span className={style.mini}>
      <SeatToken seat={p.of} size={24} />
      <span className={q.passed ? style.out : ''}>
        <span>
          <b>{q.vp}</b>
          <Good id="vp" size={14} />
          <span className="vh"> {vp}, </span>
        </span>
        <span>
          <b>{handSize(q)}</b>
          <Good id="card" size={14} />
          <span className="vh"> {t.hand(handSize(q))}</span>
        </span>
        {q.passed && <i>{t.passed}</i>}
      </span>
      {p.view.solo && (
        <span className={style.versus}>
          <Mark id="robot" size={16} />
          <span className="vh">{t.virtual}: </span>
          <b>{p.view.solo.rival.vp}</b>
          <Good id="vp" size={14} />
          <span className="vh"> {vp}</span>
        </span>
      )}
    </span>
  );
}
