import type { Seat } from '@ashtown/engine';
import { MiniPanel, PlayerPanel, type Room } from '../51st-state-common/PlayerPanel.tsx';
import style from '../51st-state-common/panel.module.css';
import { Supply } from '../51st-state-common/Supply.tsx';
import { Base, Contacts, Leader } from './Base.tsx';
import { FactionToken, factionOf } from './factions.tsx';
import { amountsFor, MyGoods, Next } from './Goods.tsx';
import own from './panel.module.css';
import type { Props } from './props.ts';
import { Rows, Tiles } from './Rows.tsx';
import { handSize, turnOf } from './summary.ts';
import { Tucked } from './Tucked.tsx';

/** Everything everybody may know about one player; on a phone also my own State. */
export function Panel(p: Props & { of: Seat }) {
  const { of } = p;
  const q = p.view.players[of]!;
  const over = p.view.winners !== null;
  return (
    <PlayerPanel
      p={p}
      t={p.words.board}
      of={of}
      rivals={p.view.players.length - 1}
      token={(size) => <FactionToken view={p.view} tables={p.tables} seat={of} size={size} />}
      faction={p.words.card(factionOf(p, of).id).name}
      vp={p.game.facts.scoreOf(q)}
      hand={handSize(q)}
      turn={over ? null : turnOf(p.view)}
      passed={q.passed && !over}
    >
      {({ open, tight }) => (of === p.seat ? <Mine {...p} /> : <Theirs p={p} of={of} open={open} tight={tight} />)}
    </PlayerPanel>
  );
}

const Mine = ({ of, ...p }: Props & { of: Seat }) => (
  <>
    <MyGoods p={p} of={of} />
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
);

/** More tiles than these are smaller where there is little room. */
const MANY = 8;

function Theirs({ p, of, open, tight }: { p: Props; of: Seat } & Room) {
  const q = p.view.players[of]!;
  const goods = amountsFor(p, of);
  const wide = goods.some(({ n, shown = String(n) }) => shown.length > 1);
  return (
    <>
      <div className={style.goods}>
        <Supply p={p} goods={goods} size={18} grid={wide ? 5 : 6} />
      </div>
      {tight ? (
        <div className={`${own.flow} ${q.places.length > MANY ? own.many : ''}`}>
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
  );
}

/** A player in a line, for a phone. */
export function Mini(p: Props & { of: Seat }) {
  const q = p.view.players[p.of]!;
  return <MiniPanel t={p.words.board} of={p.of} vp={p.game.facts.scoreOf(q)} hand={handSize(q)} passed={q.passed} />;
}
