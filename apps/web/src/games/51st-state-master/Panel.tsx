import { RIVAL, SOLO } from '@ashtown/catalog/51st-state-master';
import type { Seat } from '@ashtown/engine';
import { type ReactNode, useState } from 'react';
import { roving } from '../../table/roving.ts';
import { useChanged } from '../../table/useChanged.ts';
import { colourOf, SeatToken } from '../../ui/SeatToken.tsx';
import { Good } from '../51st-state-common/Good.tsx';
import { Mark } from '../51st-state-common/Mark.tsx';
import { Supply } from '../51st-state-common/Supply.tsx';
import { Deals, FactionBoard } from './FactionBoard.tsx';
import { FactionToken, factionOf } from './factions.tsx';
import { amountsFor, GoodsBar, Next } from './Goods.tsx';
import style from './panel.module.css';
import { option, type Props, player } from './props.ts';
import { Rows } from './Rows.tsx';
import { handSize, turnOf } from './summary.ts';
import { boardText } from './text/index.ts';

function Points({ vp, name }: { vp: number; name: string }) {
  const delta = useChanged(vp);
  return (
    <span className={`${style.points} ${delta === 0 ? '' : style.changed}`}>
      <Good id="vp" size={20} />
      <b>{vp}</b>
      <span className="vh"> {name}</span>
      {delta > 0 && <i className="good">+{delta}</i>}
    </span>
  );
}

function Frame(props: {
  p: Props;
  of: Seat;
  token: ReactNode;
  name: string;
  line: string;
  vp: number;
  active: boolean;
  passed: boolean;
  colour: string;
  tight?: boolean;
  expand?: { open: boolean; toggle(): void };
  children: ReactNode;
}) {
  const { p, of, token, name, line, vp, active, passed, colour, tight = false, expand, children } = props;
  const t = boardText(p.lang);
  return (
    <section
      ref={roving}
      className={`plate ${style.panel} ${active ? style.active : ''} ${expand?.open ? style.open : ''} ${tight ? style.tight : ''}`}
      style={{ '--seat': colour } as object}
      aria-label={name}
      data-testid={`player-${of}`}
      data-active={active}
    >
      <header className={style.top}>
        {token}
        <span className={style.who}>
          <h2>{name}</h2>
          <small>
            {line}
            {active && <span className="vh">, {t.active}</span>}
          </small>
        </span>
        {passed && <span className={style.passed}>{t.passed}</span>}
        <Points vp={vp} name={p.words.ref(option('vp'))} />
        {expand && (
          <button
            type="button"
            className={style.expand}
            aria-expanded={expand.open}
            aria-label={expand.open ? t.collapse(name) : t.expand(name)}
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
  return (
    <Frame
      p={p}
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
      name={p.who(of)}
      line={[faction && p.words.card(faction).name, p.about(of)].filter(Boolean).join(' · ')}
      vp={q.vp}
      active={turnOf(p.view) === of && p.view.winners === null}
      passed={q.passed && p.view.winners === null}
      colour={colourOf(of)}
      tight={tight}
      {...(mine ? {} : { expand: { open, toggle: () => setWanted(!open) } })}
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
    </Frame>
  );
}

/** The virtual opponent of the solo game: its State and how far its attacks are. */
export function VirtualPanel(p: Props) {
  const t = boardText(p.lang);
  const { solo } = p.view;
  if (!solo) return null;
  return (
    <Frame
      p={p}
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
      vp={solo.rival.vp}
      active={false}
      passed={solo.rival.passed}
      colour="var(--text)"
    >
      <p className={style.help}>{t.virtualHelp}</p>
      <div className={style.rows}>
        <Rows p={p} of={RIVAL} wrap />
      </div>
    </Frame>
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
