import { COLOURS } from '@ashtown/armageddon/board';
import { refKey, type Seat } from '@ashtown/engine';
import { card, drawnBy, Info, MiniPanel, PanelFrame, seenIn, slot } from '../../kit/index.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { CityRow } from './City.tsx';
import { Figure } from './Figure.tsx';
import { MyTab } from './MyArea.tsx';
import style from './panel.module.css';
import parts from './parts.module.css';
import { ownedBy, type Props, sayFigures } from './props.ts';
import { Score, Start, standingOf } from './Score.tsx';
import { Kind, Sign, Tile } from './Sign.tsx';
import { MARAUDERS, TRACKS, Track } from './Tracks.tsx';

/** Everything everybody may know about one player. On a phone my own is all I have. */
export const Panel = drawnBy(PanelOf, (p) => [
  p.of,
  ...seenIn(p, [p.view.players[p.of], p.view.round, p.asked.includes(p.of), ...standingOf(p, p.of)]),
]);

function PanelOf(p: Props & { of: Seat }) {
  if (p.size === 'phone' && p.of === p.seat) return <MyTab {...p} />;
  const wide = p.size === 'wide' || p.size === 'stage';
  const look = wide ? 'full' : p.size === 'phone' ? 'chips' : p.view.players.length === 3 ? 'columns' : 'chips';
  return <Player {...p} look={look} tight={look === 'chips' && p.size !== 'phone'} />;
}

/** `tight`: the tracks are numbers only. `mention`: drawn a second time, in the inspector. */
export function Player(
  p: Props & { of: Seat; look: 'chips' | 'columns' | 'full'; tight?: boolean; mention?: boolean },
) {
  const { of, look, tight = false, mention = false } = p;
  // Whoever only watches at a desk sees all cities below the board.
  const city = (p.seat !== null || p.size === 'phone' || mention) && <CityRow p={p} of={of} look={look} />;
  return (
    <PanelFrame
      p={p}
      of={of}
      token={<SeatToken seat={of} size={tight ? 32 : 36} />}
      beside={<Start p={p} of={of} />}
      points={<Score p={p} of={of} />}
      active={p.asked.includes(of)}
      mention={mention}
      className={`${look === 'full' ? style.wide : ''} ${tight ? style.tight : ''}`}
      still
    >
      <div className={style.tracks}>
        {TRACKS.map((track) => (
          <TrackOf key={track} p={p} of={of} track={track} tight={tight} />
        ))}
        {tight && <Housing p={p} of={of} />}
      </div>
      {city}
      <div className={style.lines}>
        <People p={p} of={of} />
        <Cards p={p} of={of} housing={!tight} />
      </div>
    </PanelFrame>
  );
}

/** A track of somebody as a bar; where it is tight, its number alone. */
function TrackOf(props: { p: Props; of: Seat; track: (typeof TRACKS)[number]; tight: boolean }) {
  const { p, of, track, tight } = props;
  const text = p.words.board;
  const q = p.view.players[of]!;
  const said = track === 'damage' ? text.damageSpace(q.damage) : q.marauders;
  return (
    <Info
      p={p}
      of={track === 'damage' ? card(p.tables.damage[q.damage - 1]!.id) : MARAUDERS}
      label={`${text[track]}: ${said}`}
      className={tight ? style.number : `${parts.box} ${style.track}`}
    >
      {tight ? (
        <span data-ref={refKey(slot(`${track}.of.${of}`))} className={parts.row} title={text[track]}>
          <Sign id={track === 'damage' ? 'damage' : 'marauder'} size={15} />
          <b>{q[track]}</b>
        </span>
      ) : (
        <>
          <span className={parts.head}>
            {text[track]} <b>{q[track]}</b>
          </span>
          <Track p={p} of={of} track={track} mini />
        </>
      )}
    </Info>
  );
}

const Housing = ({ p, of }: { p: Props; of: Seat }) => (
  <span className={style.total} title={p.words.board.housingOnly}>
    <Sign id="house" size={14} />
    <b>{p.game.facts.housingOf(p.view.players[of]!)}</b>
    <span className="vh">{p.words.board.housingOnly}</span>
  </span>
);

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
function Cards({ p, of, housing }: { p: Props; of: Seat; housing: boolean }) {
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
      {housing && <Housing p={p} of={of} />}
      {q.chosen >= 0 && <Tile p={p} tile={q.chosen} idle bare />}
    </div>
  );
}

/** A player in a line, for a phone. */
export function Mini(p: Props & { of: Seat }) {
  const text = p.words.board;
  const { vp, marauders, damage } = p.view.players[p.of]!;
  const figures = [
    {
      id: 'vp',
      sign: <Sign id="vp" size={12} className="st" />,
      name: text.vp,
      n: vp,
      changed: p.changed(p.of, 'score'),
    },
    {
      id: 'marauders',
      sign: <Sign id="marauder" size={11} />,
      name: text.marauders,
      n: marauders,
      changed: p.changed(p.of, 'marauders'),
    },
    {
      id: 'damage',
      sign: <Sign id="damage" size={11} />,
      name: text.damage,
      n: damage,
      changed: p.changed(p.of, 'damage'),
    },
  ];
  return <MiniPanel of={p.of} token={<SeatToken seat={p.of} size={24} />} figures={figures} className={style.mini} />;
}
