import type { Seat } from '@ashtown/engine';
import { colourOf } from '../../ui/SeatToken.tsx';
import type { Geometry } from './geometry.ts';
import style from './map.module.css';

/** Ground, water, bridges: nothing here can be chosen. */
export function Water({ g, id }: { g: Geometry; id: string }) {
  const shore = g.shore && `${g.shore.replace('M', 'M0 0H')}z`;
  return (
    <g fill="none" stroke="var(--land-line)">
      <defs>
        <pattern id={`${id}w`} width="28" height="14" patternUnits="userSpaceOnUse">
          <path d="M0 7q7-5 14 0t14 0" fill="none" stroke="var(--water-line)" strokeWidth="1.4" />
        </pattern>
        <pattern id={`${id}h`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V7" opacity=".4" />
        </pattern>
        <pattern id={`${id}b`} width="22" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)">
          <path d="M0 0H22M0 0V16" strokeWidth=".8" opacity=".34" />
        </pattern>
      </defs>
      <rect width={g.width} height={g.height} fill="var(--sunk)" stroke="none" />
      <rect width={g.width} height={g.height} fill={`url(#${id}w)`} stroke="none" />
      {shore && (
        <>
          <path d={shore} fill="var(--bg)" stroke="none" />
          <path d={shore} fill={`url(#${id}h)`} stroke="none" />
          <path d={g.shore!} strokeWidth="1.5" strokeDasharray="2 5" />
          <g transform="translate(176 226) scale(.62)" stroke="var(--muted)" strokeWidth="1.4">
            <circle r="15" />
            <path d="M0-15V15M-15 0H15" opacity=".5" />
            <path d="M0-19l5 19-5-4-5 4z" fill="var(--accent)" stroke="none" />
          </g>
        </>
      )}
      <path d={g.bridges} strokeWidth="8" />
      <path d={g.bridges} stroke="var(--sunk)" strokeWidth="4.5" />
      <path d={g.bridges} strokeWidth="1.2" strokeDasharray="4 4" />
    </g>
  );
}

/** The ground of a borough; `mine` outlines where one's own Monster is. */
export const Land = ({ id, d, mine }: { id: string; d: string; mine: Seat | null }) => (
  <>
    <path d={d} transform="translate(0 4)" fill="#000" opacity=".22" />
    <path
      d={d}
      className={style.land}
      fill={mine === null ? 'var(--land)' : 'var(--land-2)'}
      stroke={mine === null ? 'var(--land-line)' : colourOf(mine)}
      strokeWidth={mine === null ? 1.5 : 2.5}
      strokeLinejoin="round"
    />
    <path d={d} fill={`url(#${id}b)`} />
  </>
);
