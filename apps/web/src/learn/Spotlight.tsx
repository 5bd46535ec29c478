import type { Point } from '@ashtown/engine';
import { useEffect, useId } from 'react';
import style from './spotlight.module.css';
import { useSpots } from './useSpots.ts';

/** How far a lit thing reaches beyond its edge: as far as its outline. */
const EDGE = 6;

/** Light on what the coach speaks of: the rest of the table is dimmed, and can be pointed at all the same. */
export function Spotlight(props: {
  points: readonly Point[];
  /** The one that must be in sight, whatever room there is. */
  ahead: Point | undefined;
  numbered: boolean;
  onMissing(missing: readonly Point[]): void;
}) {
  const { points, ahead, numbered, onMissing } = props;
  const { spots, lit, missing } = useSpots(points, ahead);
  const mask = useId();
  const absent = missing.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same names in a new list are no news.
  useEffect(() => onMissing(missing), [absent, onMissing]);
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
      {spots.map(({ point, x, y, width, height }) => (
        <i
          key={point}
          className={style.spot}
          aria-hidden="true"
          data-spot={point}
          style={{ left: x, top: y, width, height }}
        />
      ))}
      {numbered &&
        spots.map(({ point, nth, x, y, width }) => (
          <b
            key={point}
            className={style.number}
            aria-hidden="true"
            // It stays whole at the edge of the window.
            style={{ left: `min(${x + width}px, 100vw - 15px)`, top: `max(${y}px, 15px)` }}
          >
            {nth}
          </b>
        ))}
    </div>
  );
}
