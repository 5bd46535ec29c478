import style from './art.module.css';
import { Drawn } from './Sign.tsx';
import type { Drawing } from './signs.ts';

const WIDTH = 120;
const HEIGHT = 48;

/** A number from 0 to 1 for each step, always the same for the same card. */
function stream(id: string): () => number {
  let h = 2166136261;
  for (const c of id) h = Math.imul(h ^ c.charCodeAt(0), 16777619) >>> 0;
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822519) >>> 0;
    h = (h ^ (h >>> 13)) >>> 0;
    return (h % 1000) / 1000;
  };
}

/** Roofs along the horizon. */
export function skyline(id: string): string {
  const next = stream(id);
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

/** The picture of a card: a skyline of its own, and what it shows. */
export function Art(props: {
  id: string;
  of: Drawing;
  badge?: Drawing | null;
  size: number;
  className?: string | undefined;
}) {
  const { id, of, badge, size, className = '' } = props;
  return (
    <span className={`${style.art} ${className}`} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" focusable="false" aria-hidden="true">
        <path d={skyline(id)} className={style.roofs} />
      </svg>
      <Drawn of={of} size={size} className={style.main!} />
      {badge && <Drawn of={badge} size={Math.round(size * 0.55)} className={style.badge!} />}
    </span>
  );
}
