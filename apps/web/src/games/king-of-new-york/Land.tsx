import type { Seat } from '@ashtown/engine';
import { colourOf } from '../../ui/SeatToken.tsx';
import type { Geometry } from './geometry.ts';
import style from './map.module.css';

/** Ground, water, bridges: nothing here can be chosen. */
export function Water({ g, id }: { g: Geometry; id: string }) {
  const shore = g.shore ? `${g.shore.replace(/^M212 0/, 'M0 0H212')}z` : null;
  return (
    <g>
      <defs>
        <pattern id={`${id}w`} width="28" height="14" patternUnits="userSpaceOnUse">
          <path d="M0 7q7-5 14 0t14 0" fill="none" stroke="var(--water-line)" strokeWidth="1.4" />
        </pattern>
        <pattern id={`${id}h`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V7" stroke="var(--land-line)" strokeWidth="1" opacity=".4" />
        </pattern>
        <pattern id={`${id}b`} width="22" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)">
          <path d="M0 0H22M0 0V16" stroke="var(--land-line)" strokeWidth=".8" opacity=".34" />
        </pattern>
      </defs>
      <rect width={g.width} height={g.height} fill="var(--sunk)" />
      <rect width={g.width} height={g.height} fill={`url(#${id}w)`} />
      {shore && (
        <>
          <path d={shore} fill="var(--bg)" />
          <path d={shore} fill={`url(#${id}h)`} />
          <path d={g.shore!} className={style.shore} />
          <g transform="translate(176 226) scale(.62)" fill="none" stroke="var(--muted)" strokeWidth="1.4">
            <circle r="15" />
            <path d="M0-15V15M-15 0H15" opacity=".5" />
            <path d="M0-19l5 19-5-4-5 4z" fill="var(--accent)" stroke="none" />
          </g>
        </>
      )}
      <path d={g.bridges} className={style.bridge} />
      <path d={g.bridges} className={style.road} />
      <path d={g.bridges} className={style.lane} />
    </g>
  );
}

/** The ground of a borough; `mine` outlines where one's own Monster is. */
export function Land({ id, d, mine }: { id: string; d: string; mine: Seat | null }) {
  return (
    <>
      <path d={d} transform="translate(0 4)" fill="#000" opacity=".22" />
      <path
        d={d}
        className={style.land}
        fill={mine === null ? 'var(--land)' : 'var(--land-2)'}
        stroke={mine === null ? 'var(--land-line)' : colourOf(mine)}
        strokeWidth={mine === null ? 1.5 : 2.5}
      />
      <path d={d} fill={`url(#${id}b)`} pointerEvents="none" />
    </>
  );
}
