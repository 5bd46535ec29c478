import { COLOURS } from '@ashtown/armageddon/board';
import type { Seat } from '@ashtown/engine';
import { card, Info, MiniPanel, PanelFrame } from '../../kit/index.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { CityRow } from './City.tsx';
import { Figure } from './Figure.tsx';
import { MyTab } from './MyArea.tsx';
import style from './panel.module.css';
import parts from './parts.module.css';
import { ownedBy, type Props, sayFigures } from './props.ts';
import { Score, Start } from './Score.tsx';
import { Kind, Sign, Tile } from './Sign.tsx';
import { MARAUDERS, TRACKS, Track } from './Tracks.tsx';

/** Everything everybody may know about one player. On a phone my own is all I have. */
export function Panel(p: Props & { of: Seat }) {
  const phone = p.size === 'phone';
  return phone && p.of === p.seat ? <MyTab {...p} /> : <Player {...p} named={!phone && p.view.players.length === 3} />;
}

/** `named`: with room for the names of the buildings. `mention`: drawn a second time, in the inspector. */
export function Player(p: Props & { of: Seat; named: boolean; mention?: boolean }) {
  const { of, named, mention = false } = p;
  const text = p.words.board;
  const q = p.view.players[of]!;
  const said = { damage: text.damageSpace(q.damage), marauders: q.marauders };
  return (
    <PanelFrame
      p={p}
      of={of}
      token={<SeatToken seat={of} size={36} />}
      beside={<Start p={p} of={of} />}
      points={<Score p={p} of={of} />}
      active={p.asked.includes(of)}
      mention={mention}
      still
    >
      {TRACKS.map((track) => (
        <Info
          key={track}
          p={p}
          of={track === 'damage' ? card(p.tables.damage[q.damage - 1]!.id) : MARAUDERS}
          label={`${text[track]}: ${said[track]}`}
          className={`${parts.box} ${style.track}`}
        >
          <span className={parts.head}>
            {text[track]} <b>{q[track]}</b>
          </span>
          <Track p={p} of={of} track={track} mini />
        </Info>
      ))}
      {/* Whoever only watches at a desk sees all cities below the board. */}
      {(p.seat !== null || p.size === 'phone') && <CityRow p={p} of={of} named={named} />}
      <People p={p} of={of} />
      <Cards p={p} of={of} />
    </PanelFrame>
  );
}

/** Survivors as far as they are known. */
function People({ p, of }: { p: Props; of: Seat }) {
  const text = p.words.board;
  const { least, most, colours } = p.game.facts.survivorsOf(p.view.players[of]!);
  const said = colours.map(({ n, exact }, c) => {
    const name = sayFigures(p, COLOURS[c]!, n);
    return exact ? name : text.least(name);
  });
  return (
    <div className={style.line}>
      <span className="vh">{`${text.survivors(least, most)}. ${said.join(', ')}. `}</span>
      <span className={style.total} aria-hidden="true">
        <Sign id="anyone" size={14} />
        <b>{least === most ? least : `${least}–${most}`}</b>
      </span>
      <span className={style.colours} aria-hidden="true">
        {colours.map(({ n, exact }, c) => (
          <span key={COLOURS[c]} className={`${parts.figures} ${n === 0 && exact ? style.nobody : ''}`}>
            <Figure as={ownedBy(COLOURS[c]!, of)} of={COLOURS[c]!} size={15} />
            {n}
            {exact ? '' : '+'}
          </span>
        ))}
      </span>
    </div>
  );
}

/** Equipment: what of it everybody has seen, and how much nobody has; and the room for survivors. */
function Cards({ p, of }: { p: Props; of: Seat }) {
  const text = p.words.board;
  const q = p.view.players[of]!;
  const known = of === p.seat ? q.hand.filter((kind) => kind !== null) : q.open;
  const unknown = q.hand.length - known.length;
  return (
    <div className={style.line}>
      <span className={style.total}>
        <span className="vh">{text.cards(q.hand.length, unknown)}</span>
        <Sign id="equipment" size={14} />
        <b aria-hidden="true">{q.hand.length}</b>
      </span>
      <span className={style.kinds}>
        {[...new Set(known)].map((kind) => (
          <Kind key={kind} p={p} kind={kind} n={known.filter((x) => x === kind).length} idle />
        ))}
        {unknown > 0 && known.length > 0 && <span aria-hidden="true">+{unknown}?</span>}
      </span>
      <span className={style.total}>
        <Sign id="house" size={14} />
        <b>{p.game.facts.housingOf(q)}</b>
        <span className="vh">{text.housingOnly}</span>
      </span>
      {q.chosen >= 0 && <Tile p={p} tile={q.chosen} idle bare />}
    </div>
  );
}

/** A player in a line, for a phone. */
export function Mini(p: Props & { of: Seat }) {
  const text = p.words.board;
  const { vp, marauders, damage } = p.view.players[p.of]!;
  const figures = [
    { id: 'vp', sign: <Sign id="vp" size={12} className="st" />, name: text.vp, n: vp },
    { id: 'marauders', sign: <Sign id="marauder" size={11} />, name: text.marauders, n: marauders },
    { id: 'damage', sign: <Sign id="damage" size={11} />, name: text.damage, n: damage },
  ];
  return <MiniPanel of={p.of} token={<SeatToken seat={p.of} size={24} />} figures={figures} className={style.mini} />;
}
