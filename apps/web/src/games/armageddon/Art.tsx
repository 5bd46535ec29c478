import { type Tables, TYPES } from '@ashtown/armageddon/board';
import type { ReactNode } from 'react';
import { type Drawable, Drawn, streamOf } from '../../kit/index.ts';
import style from './art.module.css';
import { pictureOf, pictureOfKind } from './pictures.ts';
import { Sign } from './Sign.tsx';

const WIDTH = 120;
const HEIGHT = 48;

/** Roofs along the horizon. */
export function skyline(id: string): string {
  const next = streamOf(id);
  let path = `M0 ${HEIGHT}`;
  for (let x = 0; x < WIDTH; ) {
    const w = 7 + next() * 12;
    const y = HEIGHT - 5 - next() * 14;
    const roof = next();
    path +=
      roof < 0.4
        ? `V${y.toFixed(1)}h${w.toFixed(1)}`
        : `V${y.toFixed(1)}l${(w / 2).toFixed(1)} -5l${(w / 2).toFixed(1)} 5`;
    if (roof > 0.75) path += `V${HEIGHT - 2}h3`;
    x += w + 3;
  }
  return `${path}V${HEIGHT}z`;
}

interface Look {
  t: Tables;
  size: number;
  className?: string | undefined;
  /** Its room is given: what is drawn grows with it. */
  fits?: boolean;
}

/** The picture of a card: a skyline of its own, what it shows, and signs in its corners. */
const Art = (props: Omit<Look, 't'> & { id: string; of: Drawable; children: ReactNode }) => (
  <span className={`${style.art} ${props.fits ? style.fits : ''} ${props.className ?? ''}`} aria-hidden="true">
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" focusable="false" aria-hidden="true">
      <path d={skyline(props.id)} />
    </svg>
    <Drawn of={props.of} size={props.size} className={style.main} />
    {props.children}
  </span>
);

/** A building with its type, its housing and its VP of each round. */
export function BuildingArt({ t, building, ...look }: Look & { building: number }) {
  const { id, type, housing, vp } = t.buildings[building]!;
  return (
    <Art id={id} of={pictureOf(t, building)} {...look}>
      <span className={style.type}>
        <Sign id={TYPES[type]!} />
      </span>
      <span className={style.gives}>
        <Sign id="house" size={13} />
        {housing}
        {vp > 0 && <Sign id="vp" size={13} className="st" />}
        {vp > 0 && vp}
      </span>
    </Art>
  );
}

/** Equipment with how many of it there are; a part with the vehicle it belongs to. */
export function EquipmentArt({ t, kind, ...look }: Look & { kind: number }) {
  const { main, vehicle } = pictureOfKind(t, kind);
  const { id, copies } = t.equipment[kind]!;
  return (
    <Art id={id} of={main} {...look}>
      {vehicle && vehicle !== main && (
        <Drawn of={vehicle} size={Math.round(look.size * 0.55)} className={style.badge} />
      )}
      <span className={style.copies}>×{copies}</span>
    </Art>
  );
}
