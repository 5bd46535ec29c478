import { COLOURS } from '@ashtown/armageddon/board';
import { refKey, type Seat as SeatNo } from '@ashtown/engine';
import { roving } from '../../ui/roving.ts';
import { colourOf, SeatToken } from '../../ui/SeatToken.tsx';
import { CityRow } from './CityRow.tsx';
import { Piece } from './Figure.tsx';
import { KindSign } from './KindSign.tsx';
import { MyTab } from './MyArea.tsx';
import { Points } from './Points.tsx';
import style from './panel.module.css';
import { card, ownedBy, type Props, player } from './props.ts';
import { Sign } from './Sign.tsx';
import { Start } from './Start.tsx';
import { Info } from './Thing.tsx';
import { TileSigns } from './Tile.tsx';
import { DamageTrack, MARAUDERS, MarauderTrack } from './Tracks.tsx';
import tone from './tones.module.css';

/** Everything everybody may know about one player. On a phone my own is all I have. */
export function Panel(p: Props & { of: SeatNo }) {
  const few = !p.compact && p.view.players.length === 3;
  return p.compact && p.of === p.seat ? <MyTab {...p} /> : <Seat {...p} named={few} itself />;
}

/** `named`: with room for the names of the buildings. `itself`: where things of this player come from and go to. */
export function Seat(p: Props & { of: SeatNo; named?: boolean; itself?: boolean }) {
  const { of, named = false, itself = false } = p;
  // Whoever only watches at a desk sees all cities below the board.
  const text = p.words.board;
  const q = p.view.players[of]!;
  const active = p.asked.includes(of);
  return (
    <section
      ref={roving}
      className={`plate ${style.panel}`}
      style={{ boxShadow: `inset 0 3px 0 ${colourOf(of)}`, borderColor: active ? colourOf(of) : undefined }}
      aria-label={p.who(of)}
      data-ref={itself ? refKey(player(of)) : undefined}
      data-testid={`player-${of}`}
      data-active={active}
    >
      <div className={style.top}>
        <Info p={p} of={player(of)} label={p.who(of)} className={style.token}>
          <SeatToken seat={of} size={36} />
        </Info>
        <div className={style.who}>
          <h2>
            <Start p={p} of={of} />
            {p.who(of)}
          </h2>
          <small>{p.about(of)}</small>
        </div>
        <Points p={p} of={of} />
      </div>
      <Info
        p={p}
        of={card(p.tables.damage[q.damage - 1]!.id)}
        label={`${text.damage}: ${text.damageSpace(q.damage)}`}
        className={style.track}
      >
        <span className={style.about}>
          {text.damage} <b>{q.damage}</b>
        </span>
        <DamageTrack p={p} of={of} mini />
      </Info>
      <Info p={p} of={MARAUDERS} label={`${text.marauders}: ${q.marauders}`} className={style.track}>
        <span className={style.about}>
          {text.marauders} <b>{q.marauders}</b>
        </span>
        <MarauderTrack p={p} of={of} mini />
      </Info>
      {(p.seat !== null || p.compact) && <CityRow p={p} of={of} named={named} />}
      <People p={p} of={of} />
      <Cards p={p} of={of} />
    </section>
  );
}

/** Survivors as far as they are known, and the room for them. */
function People({ p, of }: { p: Props; of: SeatNo }) {
  const text = p.words.board;
  const q = p.view.players[of]!;
  const { least, most, colours } = p.game.facts.survivorsOf(q);
  const said = colours.map(({ n, exact }, c) => {
    const name = p.words.ref({ kind: 'amount', id: `${COLOURS[c]}*${n}` });
    return exact ? name : text.least(name);
  });
  return (
    <div className={style.people}>
      <span className="vh">{`${text.survivors(least, most)}. ${said.join(', ')}. `}</span>
      <span className={style.total} aria-hidden="true">
        <Sign id="anyone" size={14} />
        <b>{least === most ? least : `${least}–${most}`}</b>
      </span>
      <span className={style.colours} aria-hidden="true">
        {colours.map(({ n, exact }, c) => (
          <span key={COLOURS[c]} className={n === 0 && exact ? style.nobody : ''}>
            <Piece as={ownedBy(COLOURS[c]!, of)} of={COLOURS[c]!} size={15} />
            {n}
            {exact ? '' : '+'}
          </span>
        ))}
      </span>
    </div>
  );
}

/** Equipment: what of it everybody has seen, and how much nobody has. */
function Cards({ p, of }: { p: Props; of: SeatNo }) {
  const text = p.words.board;
  const q = p.view.players[of]!;
  const known = of === p.seat ? q.hand.filter((kind) => kind !== null) : q.open.slice();
  const kinds = [...new Set(known)];
  const unknown = q.hand.length - known.length;
  return (
    <div className={style.cards}>
      <span className={style.total}>
        <span className="vh">{text.cards(q.hand.length, unknown)}</span>
        <Sign id="equipment" size={14} />
        <b aria-hidden="true">{q.hand.length}</b>
      </span>
      <span className={style.kinds}>
        {kinds.map((kind) => {
          const n = known.filter((x) => x === kind).length;
          const { id } = p.tables.equipment[kind]!;
          const { name } = p.words.card(id);
          return (
            <Info
              key={kind}
              p={p}
              of={card(id)}
              itself
              label={n > 1 ? `${name} ×${n}` : name}
              className={`${style.kind} ${tone.loot}`}
            >
              <KindSign t={p.tables} kind={kind} size={17} />
              {n > 1 && n}
            </Info>
          );
        })}
        {unknown > 0 && known.length > 0 && <span aria-hidden="true">+{unknown}?</span>}
      </span>
      <span className={style.house}>
        <Sign id="house" size={14} />
        <b>{p.game.facts.housingOf(q)}</b>
        <span className="vh">{text.housingOnly}</span>
      </span>
      {q.chosen >= 0 && (
        <Info
          p={p}
          of={card(p.tables.scoring[q.chosen]!.id)}
          itself
          label={p.words.card(p.tables.scoring[q.chosen]!.id).name}
          className={style.chose}
        >
          <TileSigns t={p.tables} tile={q.chosen} size={15} />
        </Info>
      )}
    </div>
  );
}

/** A player in a line, for a phone. */
export function Mini(p: Props & { of: SeatNo }) {
  const text = p.words.board;
  const q = p.view.players[p.of]!;
  return (
    <span className={style.mini} data-ref={refKey(player(p.of))}>
      <SeatToken seat={p.of} size={24} />
      <span className={style.figures}>
        <span>
          <Sign id="vp" size={12} className="st" />
          <span className="vh">{text.vp} </span>
          {q.vp}
        </span>
        <span>
          <Sign id="marauder" size={11} />
          <span className="vh">{text.marauders} </span>
          {q.marauders}
        </span>
        <span>
          <Sign id="damage" size={11} />
          <span className="vh">{text.damage} </span>
          {q.damage}
        </span>
      </span>
    </span>
  );
}
