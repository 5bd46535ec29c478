import { RIVAL, SOLO } from '@ashtown/51st-state-master/board';
import { refKey, type Seat } from '@ashtown/engine';
import { Good } from '../51st-state-common/Good.tsx';
import { Mark } from '../51st-state-common/Mark.tsx';
import { PanelFrame } from '../51st-state-common/PanelFrame.tsx';
import { MiniPanel, PlayerPanel } from '../51st-state-common/PlayerPanel.tsx';
import style from '../51st-state-common/panel.module.css';
import { player } from '../51st-state-common/refs.ts';
import { Supply } from '../51st-state-common/Supply.tsx';
import { Deals, FactionBoard } from './FactionBoard.tsx';
import { FactionToken, factionOf } from './factions.tsx';
import { amountsFor, MyGoods, Next } from './Goods.tsx';
import type { Props } from './props.ts';
import { Rows } from './Rows.tsx';
import { handSize, turnOf } from './summary.ts';

/** Everything everybody may know about one player; on a phone also my own State. */
export function Panel(p: Props & { of: Seat }) {
  const { of } = p;
  const q = p.view.players[of]!;
  const faction = factionOf(p, of);
  const over = p.view.winners !== null;
  return (
    <PlayerPanel
      p={p}
      t={p.words.board}
      of={of}
      rivals={p.view.players.length - 1}
      token={(size) => <FactionToken view={p.view} tables={p.tables} seat={of} size={size} />}
      faction={faction ? p.words.card(faction.id).name : ''}
      vp={q.vp}
      hand={handSize(q)}
      turn={over ? null : turnOf(p.view)}
      passed={q.passed && !over}
    >
      {({ open, tight }) =>
        of === p.seat ? (
          <>
            <MyGoods p={p} of={of} />
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
            {open && faction && !over && <Next p={p} of={of} size={15} />}
          </>
        )
      }
    </PlayerPanel>
  );
}

/** The virtual opponent of the solo game: its State and how far its attacks are. */
export function VirtualPanel(p: Props) {
  const t = p.words.board;
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
          data-ref={refKey(player(RIVAL))}
          className={`${style.token} ${style.robot}`}
          aria-label={t.virtual}
          onClick={() => p.inspect(player(RIVAL))}
        >
          <Mark id="robot" size={24} />
        </button>
      }
      name={t.virtual}
      line={t.attacks(solo.attacks, SOLO.attacks)}
      vp={{ n: solo.rival.vp, name: t.vp, changed: 0 }}
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
  const t = p.words.board;
  return (
    <MiniPanel t={t} of={p.of} vp={q.vp} hand={handSize(q)} passed={q.passed}>
      {p.view.solo && (
        <span className={style.versus}>
          <Mark id="robot" size={16} />
          <span className="vh">{t.virtual}: </span>
          <b>{p.view.solo.rival.vp}</b>
          <Good id="vp" size={14} />
          <span className="vh"> {t.vp}</span>
        </span>
      )}
    </MiniPanel>
  );
}
