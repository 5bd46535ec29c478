import { type Ref, refKey, type Seat } from '@ashtown/engine';
import { type Card, FACTION, MARKERS } from '@ashtown/metro-2033/board';
import type { CSSProperties, ReactNode } from 'react';
import { at, card, drawnBy, Info, MiniPanel, PanelFrame, Points, Spot, seenIn } from '../../kit/index.ts';
import { colourOf, SeatToken } from '../../ui/SeatToken.tsx';
import { FateLine, fateOf } from './Attack.tsx';
import { peopleOf, Swatch } from './Emblem.tsx';
import style from './panel.module.css';
import { marker, type Props, type Seen } from './props.ts';
import { designOf, keptOf, knownOf, piles, stationsOf } from './summary.ts';
import { Tableau } from './Tableau.tsx';
import { CardAt } from './Thing.tsx';
import { Markers, Roundel, Sign, Symbols, TypeSign } from './Tokens.tsx';
import tones from './tones.module.css';

/** With more at the table there is no room beside the board for what is only known of a hand. */
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

/** A card by its name, and its place if that is in the open. */
interface Named {
  key?: string;
  id: string;
  place?: string;
  sign: ReactNode;
  name: string;
  more?: ReactNode;
  look?: string | undefined;
}

/** Cards by name, one beside the other. */
const Cards = ({ p, of, cards }: { p: Props; of: Seat; cards: readonly Named[] }) =>
  cards.map(({ key, id, place, sign, name, more, look }) => {
    const tells = card(id);
    const ref: Ref = place === undefined ? tells : at(of, place);
    return (
      <CardAt key={key ?? id} id={id} mention={place === undefined}>
        <Info
          p={p}
          of={ref}
          tells={tells}
          itself={place !== undefined}
          look="bare"
          className={`${style.chip} ${look ?? ''}`}
        >
          {sign}
          <span>{name}</span>
          {more && <em>{more}</em>}
        </Info>
      </CardAt>
    );
  });

/** The Faction's and the Stations' missions of a player: how far they are, or what they give now. */
function missionsOf(p: Props, of: Seat, q: Seen): Named[] {
  const text = p.words.board;
  const missions = p.game.facts.missionsOf(p.view, of);
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
  const stations = stationsOf(p, q).map(({ card: x, design: { id, name, line, target }, kept, key, slot }): Named => {
    const gives = (
      <>
        <TypeSign type={target!.bonus} size={13} /> <Markers seat={of} n={kept} size={13} mention />
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
      look: style.station,
    };
  });
  const faction = p.tables.factions[q.faction];
  if (!faction) return stations;
  const free = (
    <>
      <TypeSign type={faction.target.bonus} size={13} />
      <span className="vh">{text.free(p.words.names.type(faction.target.bonus))}, </span>
      {text.done}
    </>
  );
  const more = q.flipped ? free : far(FACTION);
  const sign = <Swatch of={faction} />;
  const place = 'mission.faction';
  return [{ id: faction.id, place, sign, name: faction.name[p.lang], more, look: style.own }, ...stations];
}

/** What a player has in play and is known to hold, card by card; the worth of Resources counts. */
function inPlay(p: Props, q: Seen, known: readonly Card[]): Named[] {
  const named = (cards: readonly Card[], sign: (x: Card) => ReactNode, place?: string, look?: string) =>
    piles(cards).map(({ card: x, n }): Named => {
      const { id, name, amount, type } = designOf(p, x);
      const more = (
        <>
          {place === 'resource' && <b className={style.amount}>{amount}</b>}
          {place === 'hero' && (
            <>
              ×2 <TypeSign type={type} size={13} />
            </>
          )}
          {n > 1 && ` ${p.words.board.twice(n)}`}
        </>
      );
      const key = `${place ?? 'known'} ${id}`;
      return { key, id, sign: sign(x), name: name[p.lang], more, look, ...(place ? { place: `${place}.${id}` } : {}) };
    });
  const symbols = (x: Card) => (
    <span className={style.symbols}>
      <Symbols p={p} bits={designOf(p, x).guards} size={17} />
    </span>
  );
  const ofKind = (x: Card) => <TypeSign type={designOf(p, x).type} size={14} />;
  const inHand = () => <Sign id="hand" size={12} className="muted" />;
  return [
    ...named(q.resources, ofKind, 'resource'),
    ...named(q.shields, symbols, 'protection', style.guard),
    ...named(q.heroes, symbols, 'hero', style.hero),
    ...(p.size === 'desk' && p.view.players.length > ROOMY ? [] : named(known, inHand, undefined, style.known)),
  ];
}

/** What lies open in front of a player and what is known of the hand, card by card. */
export const Panel = drawnBy(PanelOf, (p) => [
  p.of,
  ...seenIn(p, [
    p.view.players[p.of],
    p.game.facts.missionsOf(p.view, p.of).length,
    p.view.turn.seat === p.of && p.view.turn.no > 0 && p.view.winner < 0,
    p.changed(p.of, 'score'),
    p.changed(p.of, 'up'),
    p.changed(p.of, 'down'),
    ...fateOf(p, p.of),
  ]),
]);

function PanelOf(p: Props & { of: Seat }) {
  const { of } = p;
  const text = p.words.board;
  const q = p.view.players[of]!;
  if (p.size === 'phone' && of === p.seat && q.faction >= 0) return <Tableau p={p} of={of} />;
  const known = of === p.seat ? [] : knownOf(q);
  const faction = p.tables.factions[q.faction];
  return (
    <PanelFrame
      p={p}
      of={of}
      token={<SeatToken seat={of} size={32} />}
      beside={
        <span
          className={style.hand}
          title={[text.handOf(q.hand.length), ...known.map((x) => designOf(p, x).name[p.lang])].join(', ')}
        >
          <Sign id="hand" size={14} className="muted" />
          <span className="vh">{text.handOf(q.hand.length)}</span>
          <b aria-hidden="true">{q.hand.length}</b>
          {known.length > 0 && <small>{text.knownOf(known.length)}</small>}
        </span>
      }
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
      tight={p.view.players.length > ROOMY}
      still
      className={`${tones.tones} ${style.panel} ${p.size === 'phone' ? style.phone : ''}`}
      style={peopleOf(faction)}
    >
      <Dots q={q} seat={of} />
      <p className="vh">
        {text.above} {q.up}, {text.below} {q.down}, {text.onStations} {keptOf(q)}
      </p>
      <FateLine p={p} of={of} />
      <div className={style.cards}>
        <Cards p={p} of={of} cards={[...missionsOf(p, of, q), ...inPlay(p, q, known)]} />
      </div>
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
  const below = { id: 'down', sign: '▼', name: text.below, n: q.down, changed: p.changed(p.of, 'down') };
  return (
    <MiniPanel
      of={p.of}
      token={<SeatToken seat={p.of} size={24} />}
      figures={[
        { id: 'total', name: text.markers, n: total, changed: p.changed(p.of, 'score') },
        { id: 'up', sign: '▲', name: text.above, n: q.up, changed: p.changed(p.of, 'up') },
        ...(p.view.players.length > 4 ? [] : [below]),
      ]}
      className={style.mini}
    />
  );
}
