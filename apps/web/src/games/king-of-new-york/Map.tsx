import { refKey, type Seat } from '@ashtown/engine';
import {
  BOROUGHS,
  type Borough,
  type Forecast,
  MANHATTAN,
  NOWHERE,
  type Outer as OuterId,
  SPACE_5_6,
  SPECIALS,
  STACKS_PER_BOROUGH,
  UNITS,
  ZONES,
} from '@ashtown/king-of-new-york/board';
import { type ReactNode, useId, useMemo } from 'react';
import { drawnBy, option, seenIn, slot } from '../../kit/index.ts';
import { Fit } from '../../ui/Fit.tsx';
import { roving } from '../../ui/roving.ts';
import { colourOf } from '../../ui/SeatToken.tsx';
import { DESK, type Geometry, inRow, PHONE, type Place, type Point, stand } from './geometry.ts';
import { Land, Water } from './Land.tsx';
import { LanesOf } from './Lanes.tsx';
import style from './map.module.css';
import { MapMonster, Stack, Units } from './Pieces.tsx';
import { type Props, token } from './props.ts';
import { SignAt } from './Sign.tsx';
import { Legend, Specials } from './Specials.tsx';
import { Spot } from './Spot.tsx';

/** How far what is told reaches up on a phone. */
const TOLD = 56;

/** The five boroughs with what stands in them. The phone has a drawing of its own. */
export const CityMap = drawnBy(MapOf, (p) =>
  seenIn(p, [
    p.view.units,
    p.view.tiles,
    p.view.height,
    p.view.options,
    p.view.closed,
    ...SPECIALS.map((id) => p.view[id]),
    ...p.view.players.flatMap((q) => [q.at, q.zone, q.space, q.out, q.monster, q.souvenirs]),
  ]),
);

function MapOf(p: Props) {
  const g = p.size === 'phone' ? PHONE : DESK;
  const part = { p, g, id: useId() };
  // What the dice would do is worth showing only while they may still be thrown again.
  const forecast = useMemo<Forecast>(
    () => (p.question === 'rollOrStop' ? p.game.facts.forecast(p.view) : {}),
    [p.game, p.view, p.question],
  );
  return (
    // On a phone what is told lies on the room below it.
    <Fit width={g.width} height={g.height} below={g === PHONE ? TOLD : 0}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a picture. */}
      <svg
        ref={roving}
        className={style.map}
        viewBox={`0 0 ${g.width} ${g.height}`}
        width={g.width}
        height={g.height}
        role="group"
        aria-label={p.words.board.map}
      >
        <Water g={g} id={part.id} />
        <Ground {...part} at="manhattan" place={g.manhattan}>
          <path d={g.borders} fill="none" stroke="var(--accent)" strokeWidth="2" strokeDasharray="8 5" />
          <Souvenirs {...part} at="manhattan" to={g.manhattan.souvenir} />
        </Ground>
        <LanesOf {...part} />
        {ZONES.map((_, z) => (
          <Zone key={z as 0} {...part} z={z} />
        ))}
        {(Object.keys(g.outer) as OuterId[]).map((b) => (
          <Outer key={b} {...part} at={b} />
        ))}
        {/* All of them above everything: on its way from borough to borough a Monster stays what it is, and is seen. */}
        {p.view.players.map(({ at, out }, seat) =>
          out > 0 || at === NOWHERE ? null : (
            <MapMonster key={seat as 0} p={p} seat={seat} {...standing(p, g, seat)} forecast={forecast} />
          ),
        )}
      </svg>
      {g === DESK && (
        <div ref={roving} className={style.side}>
          <Specials p={p} />
          <Legend p={p} hits={Object.values(forecast).some((y) => y.hits.length > 0)} />
        </div>
      )}
    </Fit>
  );
}

export interface Part {
  p: Props;
  g: Geometry;
  id: string;
}

const seatsAt = (p: Props, at: number) => p.view.players.flatMap((x, seat) => (x.at === at && x.out === 0 ? seat : []));

/** Where a Monster stands, and how large it is drawn. */
function standing(p: Props, g: Geometry, seat: Seat): { at: Point; size: number } {
  const { at, zone, space } = p.view.players[seat]!;
  const seats = seatsAt(p, at);
  if (at !== MANHATTAN) {
    const here = stand(g.outer[BOROUGHS[at] as OuterId], seats.length);
    return { at: here.at[seats.indexOf(seat)]!, size: here.size };
  }
  return { at: [g.lanes.xs[space === SPACE_5_6 ? 1 : 0], g.zones[ZONES[zone]!].places], size: g.lanes.size };
}

/** The land of a borough. */
function Ground(props: Part & { at: Borough; place: Pick<Place, 'land' | 'box'>; children: ReactNode }) {
  const { p, id, at, place, children } = props;
  const mine = p.seat !== null && seatsAt(p, BOROUGHS.indexOf(at)).includes(p.seat) ? p.seat : null;
  return (
    <Spot p={p} of={slot(at)} label={p.words.ref(slot(at))} box={place.box} shape={place.land}>
      <Land id={id} d={place.land} mine={mine} />
      {children}
    </Spot>
  );
}

const Name = ({ g, at: [x, y], name }: { g: Geometry; at: Point; name: string }) => (
  <text x={x} y={y} className={style.name} fontSize={g.font} style={g === PHONE ? { letterSpacing: 0.2 } : undefined}>
    {name}
  </text>
);

/** What a Tourist has left in a borough, once in the whole of Manhattan. */
const Souvenirs = ({ p, g, at, to: [x, y] }: Part & { at: Borough; to: Point }) =>
  p.view.players.map(
    ({ souvenirs }, seat) =>
      (souvenirs & (1 << BOROUGHS.indexOf(at))) > 0 && (
        <g key={seat as 0} data-ref={refKey(token('souvenir'))}>
          <SignAt id="souvenir" x={x} y={y} size={g.souvenir} color={colourOf(seat)} />
        </g>
      ),
  );

function Outer({ at, ...part }: Part & { at: OuterId }) {
  const { p, g } = part;
  const n = BOROUGHS.indexOf(at);
  const place = g.outer[at];
  const { stacks, units, step = g.step } = place;
  const here = stand(place, seatsAt(p, n).length);
  const kinds = [...UNITS.keys()].filter((u) => p.view.units[n * UNITS.length + u]! > 0);
  const free = g === PHONE ? units.right : (here.at[0]?.[0] ?? units.right) - 6;
  const row = inRow(kinds.length, units.x, free, 44 * g.unit);
  return (
    <>
      <Ground {...part} at={at} place={place}>
        <Name g={g} at={place.name} name={p.words.ref(slot(at))} />
        <Souvenirs {...part} at={at} to={place.souvenir} />
      </Ground>
      {Array.from({ length: STACKS_PER_BOROUGH }, (_, i) => (
        <Stack key={i as 0} p={p} at={at} i={i} to={[stacks[0] + i * step, stacks[1]]} scale={g.tile} />
      ))}
      {kinds.map((kind, i) => (
        <Units
          key={kind}
          p={p}
          at={at}
          kind={kind}
          to={[row.xs[i]!, units.y + (44 * g.unit - row.size)]}
          scale={row.size / 44}
        />
      ))}
    </>
  );
}

/** A zone of Manhattan: what staying there brings, and the way up into it for whoever may go. */
function Zone({ p, g, z }: Part & { z: number }) {
  const zone = ZONES[z]!;
  const { name, stack, unit, box } = g.zones[zone];
  const [x, y] = name;
  const label = p.words.board.zone[zone];
  const me = p.seat === null ? null : p.view.players[p.seat];
  const up = me?.at === MANHATTAN && me.zone === z - 1 && p.standing(option('up')) !== 'rest';
  return (
    <>
      {up && <Spot p={p} of={option('up')} label={label} box={box} />}
      <g data-ref={refKey(slot(`manhattan.${zone}`))} pointerEvents="none">
        <Name g={g} at={name} name={label} />
        {(['star', 'energy'] as const).map((res, i) => (
          <g key={res} transform={`translate(${x + 30 * i} ${y})`} fill={`var(--good-${res})`}>
            <text y="16" className={style.figure} fontSize="14">
              +{p.tables.zones[z]![res]}
            </text>
            <SignAt id={res} x={14} y={5.25} size={12} color={`var(--good-${res})`} />
          </g>
        ))}
      </g>
      <Stack p={p} at="manhattan" i={z} to={stack} scale={g.tile} />
      <Units p={p} at="manhattan" kind={z} to={unit} scale={g.zoneUnit} />
    </>
  );
}
