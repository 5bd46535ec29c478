import { type Tables, TYPES } from '@ashtown/armageddon/board';
import { Art } from './Art.tsx';
import style from './building.module.css';
import { Lasting, Line } from './Line.tsx';
import { pictureOf } from './pictures.ts';
import { Sign } from './Sign.tsx';
import tone from './tones.module.css';

/** Housing and VP of each round, in signs. */
export function Gives({ t, building }: { t: Tables; building: number }) {
  const { housing, vp } = t.buildings[building]!;
  return (
    <span className={style.gives} aria-hidden="true">
      <span>
        <Sign id="house" size={13} />
        {housing}
      </span>
      {vp > 0 && (
        <span>
          <Sign id="vp" size={13} className="st" />
          {vp}
        </span>
      )}
    </span>
  );
}

/** What a building looks like on a card: picture, type, housing, name and lines; `only` says that there is nothing else. */
export function BuildingFace({ t, building, name, only }: { t: Tables; building: number; name: string; only: string }) {
  const { id, type, lines, passives } = t.buildings[building]!;
  const kind = TYPES[type]!;
  return (
    <span className={`${style.face} ${tone[kind]}`}>
      <Art id={id} of={pictureOf(t, building)} size={28} />
      <span className={style.type}>
        <Sign id={kind} size={14} />
      </span>
      <Gives t={t} building={building} />
      <b className={style.name}>{name}</b>
      <span className={style.lines}>
        {lines.map((line, i) => (
          <Line key={`${i as 0}`} of={line} />
        ))}
        <Lasting t={t} of={building} />
        {lines.length + passives.length === 0 && <span className={style.only}>{only}</span>}
      </span>
    </span>
  );
}
