import { refKey, type Seat } from '@ashtown/engine';
import {
  BOROUGHS,
  type Borough,
  type Forecast,
  MANHATTAN,
  NOWHERE,
  ZONES,
  type Zone,
} from '@ashtown/king-of-new-york/board';
import { useId, useMemo } from 'react';
import { Fit } from '../../ui/Fit.tsx';
import { roving } from '../../ui/roving.ts';
import { DESK, type Geometry, inRow, PHONE, type Place, type Point, stand } from './geometry.ts';
import { Land, Water } from './Land.tsx';
import { MapMonster } from './MapMonster.tsx';
import style from './map.module.css';
import { option, type Props, slot, token } from './props.ts';
import { SignAt } from './Sign.tsx';
import { Legend, Specials } from './Specials.tsx';
import { Spot } from './Spot.tsx';
import { Stack } from './Stack.tsx';
import { UnitSpot } from './UnitSpot.tsx';

type OuterId = Exclude<Borough, 'manhattan'>;

/** The five boroughs with what stands in them. The phone has a drawing of its own. */
export function CityMap(p: Props) {
  const g = p.compact ? PHONE : DESK;
  const text = p.words.board;
  const id = useId();
  // What the dice would do is worth showing only while they may still be thrown again.
  const forecast = useMemo<Forecast>(
    () => (p.question === 'rollOrStop' ? p.game.facts.forecast(p.view) : {}),
    [p.game, p.view, p.question],
  );
  return (
    <Fit width={g.width} height={g.height}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a picture. */}
      <svg
        ref={roving}
        className={style.map}
        viewBox={`0 0 ${g.width} ${g.height}`}
        width={g.width}
        height={g.height}
        role="group"
        aria-label={text.map}
      >
        <Water g={g} id={id} />
        <Manhattan p={p} g={g} id={id} />
        {(Object.keys(g.outer) as OuterId[]).map((b) => (
          <Outer key={b} p={p} g={g} id={id} at={b} place={g.outer[b]} />
        ))}
        {/* All of them above everything: on its way from borough to borough a Monster stays what it is, and is seen. */}
        {p.view.players.map(({ at, out }, seat) =>
          out > 0 || at === NOWHERE ? null : (
            <MapMonster key={seat as 0} p={p} seat={seat} {...standing(p, g, seat)} forecast={forecast} />
          ),
        )}
      </svg>
      {!p.compact && (
        <div className={style.side}>
          <Specials p={p} />
          <Legend p={p} hits={Object.values(forecast).some((y) => y.hits.length > 0)} />
        </div>
      )}
    </Fit>
  );
}

interface Part {
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
  const [x, y] = g.zones[ZONES[zone]!].monster;
  const shared = seats.filter((s) => p.view.players[s]!.zone === zone).length > 1;
  const size = shared ? g.monster * 0.8 : g.monster;
  const [dx, dy] = shared ? TWIN[space]! : TWIN[0];
  return { at: [x + dx * size, y + dy * size], size };
}

const TWIN = [
  [0, 0],
  [0.5, 0.28],
] as const;

function Outer({ p, g, id, at, place }: Part & { at: OuterId; place: Place }) {
  const n = BOROUGHS.indexOf(at);
  const seats = seatsAt(p, n);
  const name = p.words.ref(slot(at));
  const here = stand(place, seats.length);
  const kinds = [0, 1, 2].filter((u) => p.view.units[n * 3 + u]! > 0);
  const free = place.monsters.column || p.compact ? place.units.right : (here.at[0]?.[0] ?? place.units.right) - 4;
  const row = inRow(kinds.length, place.units.x, free, 44 * g.unit);
  return (
    <>
      <Spot p={p} of={slot(at)} label={name} box={place.box} shape={place.land}>
        <Land id={id} d={place.land} mine={p.seat !== null && seats.includes(p.seat) ? p.seat : null} />
        <text x={place.name[0]} y={place.name[1]} className={style.name} fontSize={g.font}>
          {name}
        </text>
        <Souvenirs p={p} at={n} x={place.box[0] + place.box[2] - 16} y={place.name[1] - 12} />
      </Spot>
      {place.stacks.map(([x, y], i) => (
        <Stack key={`${at}.${i as 0}`} p={p} at={at} i={i} x={x} y={y} scale={g.tile} />
      ))}
      {kinds.map((kind, i) => (
        <UnitSpot
          key={kind}
          p={p}
          at={at}
          kind={kind}
          x={row.xs[i]!}
          y={place.units.y + (44 * g.unit - row.size)}
          scale={row.size / 44}
        />
      ))}
    </>
  );
}

function Manhattan({ p, g, id }: Part) {
  const seats = seatsAt(p, MANHATTAN);
  const name = p.words.ref(slot('manhattan'));
  const text = p.words.board;
  const kinds = [0, 1, 2];
  return (
    <>
      <Spot p={p} of={slot('manhattan')} label={name} box={g.manhattan.box} shape={g.manhattan.land}>
        <Land id={id} d={g.manhattan.land} mine={p.seat !== null && seats.includes(p.seat) ? p.seat : null} />
        <path d={g.borders} className={style.border} />
      </Spot>
      {ZONES.map((zone, z) => (
        <ZoneName key={zone} p={p} g={g} zone={zone} z={z} name={text.zone[zone]} />
      ))}
      {ZONES.map((zone, z) => (
        <Stack
          key={zone}
          p={p}
          at="manhattan"
          i={z}
          x={g.zones[zone].stack[0]}
          y={g.zones[zone].stack[1]}
          scale={g.tile}
        />
      ))}
      {kinds.map((kind) => {
        const [x, y] = g.zones[ZONES[kind]!].unit;
        return p.view.units[kind]! > 0 ? (
          <UnitSpot key={kind} p={p} at="manhattan" kind={kind} x={x} y={y} scale={p.compact ? 0.68 : 0.86} />
        ) : null;
      })}
    </>
  );
}

function ZoneName(props: { p: Props; g: Geometry; zone: Zone; z: number; name: string }) {
  const { p, g, zone, z, name } = props;
  const place = g.zones[zone];
  const [x, y] = place.name;
  const { star, energy } = p.tables.zones[z]!;
  const up = p.seat !== null && p.view.players[p.seat]?.at === MANHATTAN && p.view.players[p.seat]?.zone === z - 1;
  const title = (
    <g data-ref={refKey(slot(`manhattan.${zone}`))} pointerEvents="none">
      <text x={x} y={y} className={style.name} fontSize={g.font}>
        {name}
      </text>
      <text x={x} y={y + 16} className={style.gain} fill="var(--good-star)">
        +{star}
      </text>
      <SignAt id="star" x={x + 14} y={y + 5.5} size={12} color="var(--good-star)" />
      <text x={x + 30} y={y + 16} className={style.gain} fill="var(--good-energy)">
        +{energy}
      </text>
      <SignAt id="energy" x={x + 44} y={y + 5} size={12} color="var(--good-energy)" />
      {place.arrow && (
        <path
          d={`M${place.arrow[0] - 7} ${place.arrow[1]}l7-10 7 10z`}
          fill="var(--accent)"
          transform={p.compact ? 'translate(0 -10)' : undefined}
        />
      )}
    </g>
  );
  if (!up || p.standing(option('up')) === 'rest') return title;
  return (
    <>
      <Spot p={p} of={option('up')} label={name} box={place.box} />
      {title}
    </>
  );
}

/** Small marks of the Monsters that have left a Souvenir. */
function Souvenirs({ p, at, x, y }: { p: Props; at: number; x: number; y: number }) {
  const from = p.view.players.flatMap((q, seat) => (q.souvenirs & (1 << at) ? seat : []));
  return from.map((seat, i) => (
    <g key={seat} data-ref={refKey(token('souvenir'))}>
      <SignAt id="souvenir" x={x - i * 15} y={y} size={14} color={`var(--seat-${'abcdef'[seat]})`} />
    </g>
  ));
}
