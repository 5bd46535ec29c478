import { type Ref, refKey, type Seat } from '@ashtown/engine';
import { type Card, FACTION, MARKERS, TYPES } from '@ashtown/metro-2033/board';
import type { CSSProperties, ReactNode } from 'react';
import { at, Chip, card, Info, MiniPanel, PanelFrame, Points, player, Spot } from '../../kit/index.ts';
import { colourOf, SeatToken } from '../../ui/SeatToken.tsx';
import { FateLine } from './Attack.tsx';
import style from './panel.module.css';
import { marker, type Props, type Seen } from './props.ts';
import { designOf, glyphOf, guardsOf, keptOf, knownOf, ofType, piles, stationsOf, totalsOf } from './summary.ts';
import { Tableau } from './Tableau.tsx';
import { CardAt } from './Thing.tsx';
import { Markers, Roundel, Sign, Symbols, TypeSign } from './Tokens.tsx';
import tones from './tones.module.css';

/** With so many at the table a panel has room for the names of cards. */
const ROOMY = 3;

/** Ten places: above, below, on Stations, still to be gained. Told apart by their filling. */
function Dots({ q, seat }: { q: Seen; seat: Seat }) {
  const zones = { up: q.up, down: q.down, kept: keptOf(q), reserve: q.reserve };
  return (
    <span
      className={style.dots}
      style={{ '--n': MARKERS, '--seat': colourOf(seat) } as CSSProperties}
      aria-hidden="true"
    >
      {Object.entries(zones).map(([zone, n]) => {
        const place = at(seat, zone);
        // Markers may come into an empty zone and leave it again in one go.
        if (n === 0) return <Spot key={zone} of={place} />;
        return (
          <span key={zone} data-ref={refKey(place)} style={{ gridColumn: `span ${n}` }}>
            {Array.from({ length: n }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: markers are alike.
              <i key={i} data-ref={refKey(marker(seat))} className={style[zone]} />
            ))}
          </span>
        );
      })}
    </span>
  );
}

/** A card in a line, and its place if that is in the open. */
interface Line {
  key?: string;
  id: string;
  place?: string;
  sign: ReactNode;
  name: string;
  more?: ReactNode;
}

/** Cards by name, under a heading; nothing where there are none. */
const Lines = ({ p, of, label, lines }: { p: Props; of: Seat; label?: string; lines: readonly Line[] }) =>
  lines.length > 0 && (
    <div className={style.lines}>
      {label && <span className="label">{label}</span>}
      {lines.map(({ key, id, place, sign, name, more }) => {
        const tells = card(id);
        const ref: Ref = place === undefined ? tells : at(of, place);
        return (
          <CardAt key={key ?? id} id={id}>
            <Info p={p} of={ref} tells={tells} itself={place !== undefined} look="bare" className={style.line}>
              {sign}
              <span className={tones.cut}>{name}</span>
              {more && <em>{more}</em>}
            </Info>
          </CardAt>
        );
      })}
    </div>
  );

/** The Faction's and the Stations' missions of a player: how far they are, or what they give now. */
function missionLines(p: Props, of: Seat, q: Seen): Line[] {
  const text = p.words.board;
  const missions = p.game.facts.missionsOf(q);
  const far = (target: Card): ReactNode => {
    const m = missions.find((x) => x.target === target);
    return (
      m && (
        <span className={m.have >= m.needs ? 'good' : ''}>
          <Sign id="flag" tone={m.kind} size={11} /> {m.have}/{m.needs}
        </span>
      )
    );
  };
  const stations = stationsOf(p, q).map(({ card: x, design: { id, name, line, target }, kept, key, slot }): Line => {
    const gives = (
      <>
        <Sign id={TYPES[target!.bonus]!} size={13} /> <Markers seat={of} n={kept} size={13} mention />
        <span className="vh">{text.kept(kept)}</span>
      </>
    );
    return {
      key,
      id,
      place: slot,
      sign: <Roundel p={p} line={line} size={16} />,
      name: name[p.lang],
      more: kept > 0 ? gives : far(x),
    };
  });
  const faction = p.tables.factions[q.faction];
  if (!faction) return stations;
  const name = q.flipped ? text.free(p.words.names.type(faction.target.bonus)) : text.factionMission;
  const sign = <Sign id="flag" size={15} className="muted" />;
  return [{ id: faction.id, sign, name, more: q.flipped ? text.done : far(FACTION) }, ...stations];
}

/** What a player has in play and is known to hold, card by card; the worth of Resources counts. */
function Details({ p, of, q, known }: { p: Props; of: Seat; q: Seen; known: readonly Card[] }) {
  const text = p.words.board;
  const lines = (cards: readonly Card[], sign: (x: Card) => ReactNode, place?: string) =>
    piles(cards).map(({ card: x, n }): Line => {
      const { id, name, amount } = designOf(p, x);
      const more = [place === 'resource' ? amount : '', n > 1 ? text.twice(n) : ''].join(' ').trim();
      return { id, sign: sign(x), name: name[p.lang], more, ...(place ? { place: `${place}.${id}` } : {}) };
    });
  const symbols = (x: Card) => (
    <span>
      <Symbols p={p} bits={designOf(p, x).guards} size={17} />
    </span>
  );
  const ofKind = (x: Card) => <TypeSign type={designOf(p, x).type} size={14} />;
  const glyph = (x: Card) => <Sign id={glyphOf(designOf(p, x))} size={14} className="muted" />;
  const guards = [...lines(q.shields, symbols, 'protection'), ...lines(q.heroes, symbols, 'hero')];
  return (
    <>
      <Lines p={p} of={of} label={text.resources} lines={lines(q.resources, ofKind, 'resource')} />
      <Lines p={p} of={of} label={text.protections} lines={guards} />
      <Lines p={p} of={of} label={text.known} lines={lines(known, glyph)} />
    </>
  );
}

/** The same where there is no room for names: Heroes, and how much of the hand is known. */
const Chips = ({ p, of, q, known }: { p: Props; of: Seat; q: Seen; known: readonly Card[] }) => (
  <div className={style.row}>
    {piles(q.heroes).map(({ card: x }) => {
      const { id, name } = designOf(p, x);
      return (
        <CardAt key={id} id={id}>
          <Chip
            p={p}
            of={card(id)}
            place={at(of, `hero.${id}`)}
            sign={<Sign id="hero" size={11} />}
            className={style.hero}
          >
            {name[p.lang]}
          </Chip>
        </CardAt>
      );
    })}
    {known.length > 0 && (
      <Chip p={p} of={player(of)} mention ticket sign={<Sign id="hand" size={11} />}>
        {p.words.board.knownOf(known.length)}
      </Chip>
    )}
  </div>
);

/** What lies open in front of a player and what is known of the hand, in a few lines. */
export function Panel(p: Props & { of: Seat }) {
  const { of } = p;
  const text = p.words.board;
  const q = p.view.players[of]!;
  if (p.size === 'phone' && of === p.seat && q.faction >= 0) return <Tableau p={p} of={of} />;
  const known = of === p.seat ? [] : knownOf(q);
  // With few at the table there is room for everything by name.
  const roomy = p.view.players.length <= ROOMY;
  const spots = (place: string, cards: readonly Card[]) =>
    !roomy && piles(cards).map(({ card: x }) => <Spot key={x} of={at(of, `${place}.${designOf(p, x).id}`)} />);
  const shown = { p, of, q, known };
  return (
    <PanelFrame
      p={p}
      of={of}
      token={<SeatToken seat={of} size={34} />}
      plays={p.tables.factions[q.faction]?.name[p.lang]}
      points={
        <Points
          n={p.game.facts.totalOf(q)}
          of={MARKERS}
          name={text.markers}
          changed={p.changed(of, 'score')}
          delta="mark"
        />
      }
      active={of === p.view.turn.seat && p.view.turn.no > 0 && p.view.winner < 0}
      tight={!roomy}
      still
      className={`${tones.tones} ${style.panel}`}
    >
      <Dots q={q} seat={of} />
      <p className="vh">
        {text.above} {q.up}, {text.below} {q.down}, {text.onStations} {keptOf(q)}
      </p>
      <Lines p={p} of={of} lines={missionLines(p, of, q)} />
      <div className={style.row}>
        {totalsOf(p, q).map((n, i) =>
          n > 0 ? (
            <span key={TYPES[i]} className={style.count} title={p.words.names.type(i)}>
              <TypeSign type={i} size={15} />
              <span className="vh">{p.words.names.type(i)} </span>
              <b>{n}</b>
              {spots('resource', ofType(p, q.resources, i))}
            </span>
          ) : null,
        )}
        <span className={style.count}>
          <Sign id="hand" size={15} className="muted" />
          <span className="vh">{text.hand} </span>
          <b>{q.hand.length}</b>
        </span>
        <span className={style.count}>
          <Symbols p={p} bits={guardsOf(p, q)} size={20} />
          {spots('protection', q.shields)}
        </span>
      </div>
      {roomy ? <Details {...shown} /> : (q.heroes.length > 0 || known.length > 0) && <Chips {...shown} />}
      <FateLine p={p} of={of} />
    </PanelFrame>
  );
}

/** A player in a line, for a phone. */
export function Mini(p: Props & { of: Seat }) {
  const q = p.view.players[p.of]!;
  const text = p.words.board;
  const total = (
    <>
      <b>{p.game.facts.totalOf(q)}</b>/{MARKERS}
    </>
  );
  const below = { id: 'down', sign: '▼', name: text.below, n: q.down };
  return (
    <MiniPanel
      of={p.of}
      token={<SeatToken seat={p.of} size={24} />}
      figures={[
        { id: 'total', name: text.markers, n: total },
        { id: 'up', sign: '▲', name: text.above, n: q.up },
        ...(p.view.players.length > 4 ? [] : [below]),
      ]}
      className={style.mini}
    />
  );
}
