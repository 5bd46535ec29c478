import type { Point } from '@ashtown/engine';
import { useId } from 'react';
import style from './spotlight.module.css';
import { useSpots } from './useSpots.ts';

/** How far a lit thing reaches beyond its edge: as far as its outline. */
const EDGE = 6;

/** Light on what the coach speaks of: the rest of the table is dimmed, and can be pointed at all the same. */
export function Spotlight({ points, numbered }: { points: readonly Point[]; numbered: boolean }) {
  const { spots, lit } = useSpots(points);
  const mask = useId();
  if (spots.length === 0) return null;
  return (
    <div data-testid="spotlight">
      <svg className={style.dim} aria-hidden="true">
        <mask id={mask}>
          <rect width="100%" height="100%" fill="#fff" />
          {lit.map((box, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no other name.
            <rect key={i} {...box} fill="#000" />
          ))}
          {spots.map(({ point, x, y, width, height }) => (
            <rect
              key={point}
              x={x - EDGE}
              y={y - EDGE}
              width={width + 2 * EDGE}
              height={height + 2 * EDGE}
              fill="#000"
            />
          ))}
        </mask>
        <rect width="100%" height="100%" mask={`url(#${mask})`} />
      </svg>
      {spots.map(({ point, x, y, width, height }, i) => (
        <i
          key={point}
          className={style.spot}
          aria-hidden="true"
          data-spot={point}
          style={{ left: x, top: y, width, height }}
        >
          {numbered && <b>{i + 1}</b>}
        </i>
      ))}
    </div>
  );
}
