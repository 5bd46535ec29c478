import type { Seat } from '@ashtown/engine';
import { type ReactNode, useState } from 'react';
import { drawnBy, MiniPanel, PanelFrame, Points, seenIn } from '../../kit/index.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { kindClass } from './Card.tsx';
import { FactionToken } from './factions.tsx';
import { MyGoods, Next, Supply } from './Goods.tsx';
import { Mark } from './marks.tsx';
import style from './panel.module.css';
import type { Props, State } from './props.ts';
import { isPressed, placesOf, Rows } from './Rows.tsx';
import { factionOf, handSize, rowsOf, stateIn } from './summary.ts';
import { Good } from './tokens.tsx';

const stateOf = (p: Props, of: Seat): State => p.edition.states(p).find(({ seat }) => seat === of)!;

/** Who has such a State, and how it stands. */
export function StatePanel(props: {
  p: Props;
  of: Seat;
  token: ReactNode;
  tight?: boolean;
  mention?: boolean;
  wide?: boolean;
  drawer?: boolean;
  expand?: { open: boolean; name: string; toggle(): void } | undefined;
  colour?: string;
  children: ReactNode;
}) {
  const { p, of, tight = false, wide = false, drawer = false, colour, children, ...frame } = props;
  const t = p.words.board;
  const { vp, passed } = stateOf(p, of);
  const over = p.view.winners !== null;
  const faction = factionOf(p, of);
  return (
    <PanelFrame
      p={p}
      of={of}
      // The mark has its emblem; where there is little room that is enough.
      plays={faction && !tight ? p.words.card(faction.id).name : undefined}
      beside={passed && !over && <span className={style.passed}>{t.passed}</span>}
      points={<Points n={vp} name={t.vp} sign={<Good id="vp" />} changed={p.changed(of, 'score')} />}
      active={!over && p.edition.turn(p) === of && t.active}
      tight={tight}
      className={[
        style.panel,
        tight ? style.tight : '',
        wide ? style.wide : '',
        passed && !over ? style.out : '',
        props.expand?.open ? style.opened : '',
        drawer ? style.drawer : '',
      ].join(' ')}
      style={colour === undefined ? {} : ({ '--seat': colour } as object)}
      {...frame}
    >
      {children}
    </PanelFrame>
  );
}

/**
 * Everything everybody may know about one player; on a phone also my own State. Those of others can be opened, and stand
 * open where there is room. `mention`: in the inspector.
 */
export const Panel = drawnBy(PanelOf, (p) => [p.of, p.mention, ...seenIn(p, stateIn(p, p.of))]);

function PanelOf({ of, mention = false, ...p }: Props & { of: Seat; mention?: boolean }) {
  const t = p.words.board;
  const rivals = p.view.players.length - 1;
  const [wanted, setWanted] = useState<boolean | null>(null);
  // With room to spare the rivals stand in a row, each as high as the others: there is nothing to open.
  const wide = !mention && (p.size === 'wide' || p.size === 'stage');
  const open = !wide && (wanted ?? (rivals === 1 || p.size === 'phone' || mention));
  const tight = rivals > 2 && !open && !wide;
  const { Own, Theirs, Tight } = p.edition;
  const name = p.who(of);
  const expand = { open, name: open ? t.collapse(name) : t.expand(name), toggle: () => setWanted(!open) };
  const pressed = p.size !== 'phone' && !mention && isPressed(p, of);
  const look = pressed && (wide || open) ? 'line' : wide ? 'brief' : open ? 'wrap' : 'tile';
  const theirs = of !== p.seat && <Theirs {...p} of={of} room={{ open, tight }} />;
  const next = of !== p.seat && p.view.winners === null && factionOf(p, of) && <Next p={p} of={of} size={15} />;
  return (
    <StatePanel
      p={p}
      of={of}
      token={<FactionToken view={p.view} tables={p.tables} seat={of} size={tight || wide ? 32 : 36} />}
      tight={tight}
      mention={mention}
      expand={of === p.seat || wide ? undefined : expand}
      wide={wide}
      drawer={pressed && open && rivals > 1}
    >
      {of === p.seat ? <MyGoods p={p} of={of} /> : <TheirGoods p={p} of={of} tight={tight} line={wide} />}
      <Counts p={p} of={of} />
      <div className={style.body}>
        {wide && (
          <div className={style.line}>
            {theirs}
            {next}
          </div>
        )}
        {tight && Tight ? (
          <Tight {...p} of={of} />
        ) : (
          <div className={style.rows}>
            <Rows p={p} of={of} look={of === p.seat ? 'full' : look} />
          </div>
        )}
        {of === p.seat && <Own {...p} of={of} />}
        {!wide && theirs}
        {open && next}
      </div>
      <span className="vh">{t.hand(handSize(p.view, of))}</span>
    </StatePanel>
  );
}

/** How many locations stand in each row: all that is left of a State while another one is opened beside it. */
const Counts = ({ p, of }: { p: Props; of: Seat }) => (
  <span className={style.counts} aria-hidden="true">
    {rowsOf(p, placesOf(p, of)).map(({ kind, places }) => (
      <span key={kind} className={kindClass(kind)}>
        <Mark id={kind} size={14} /> {places.length}
      </span>
    ))}
  </span>
);

const TheirGoods = ({ p, of, tight, line }: { p: Props; of: Seat; tight: boolean; line: boolean }) => (
  <div className={style.goods}>
    <Supply p={p} of={of} size={18} some={tight} grid={!line} />
  </div>
);

/** A player in a line, for a phone; `children` stand beside. */
export function Mini({ of, children, ...p }: Props & { of: Seat; children?: ReactNode }) {
  const t = p.words.board;
  const { vp, passed } = stateOf(p, of);
  const hand = handSize(p.view, of);
  return (
    <MiniPanel
      of={of}
      token={<SeatToken seat={of} size={24} />}
      className={`${style.mini} ${passed ? style.out : ''}`}
      figures={[
        { id: 'vp', name: t.vp, n: vp, sign: <Good id="vp" size={14} />, changed: p.changed(of, 'score') },
        {
          id: 'card',
          name: t.hand(hand),
          n: hand,
          sign: <Good id="card" size={14} />,
          changed: p.changed(of, 'cards'),
        },
        ...(passed ? [{ id: 'passed', name: '', n: <i>{t.passed}</i> }] : []),
      ]}
    >
      {children}
    </MiniPanel>
  );
}
