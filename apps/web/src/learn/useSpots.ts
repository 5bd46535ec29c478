import type { Point } from '@ashtown/engine';
import { useEffect, useState } from 'react';
import { findPoint } from '../table/lamp/find.ts';
import { type Box, boxOf, inSight } from './sight.ts';

export interface Spot extends Box {
  point: Point;
  /** As in the list of them all, from 1. */
  nth: number;
}

/** What is never dimmed: where one answers, reads and finds one's way. */
const LIT = [
  '[data-testid="prompt"]',
  '[data-testid="choices"][data-open="true"]',
  '[data-testid="inspector"]',
  '[data-testid="advice"]',
  '[data-coach]',
  '[data-layout] > header',
  '[data-layout] > nav:not([data-seats])',
].join();

export interface Seen {
  spots: readonly Spot[];
  lit: readonly Box[];
  /** What does not find room on the screen with the others. */
  missing: readonly Point[];
}
/** How many frames a screen needs to come to rest. */
const SETTLING = 30;
const NOTHING: Seen = { spots: [], lit: [], missing: [] };

function look(points: readonly Point[]): Seen {
  const spots = points.flatMap((point, i): Spot[] => {
    const found = findPoint(point);
    const box = found && inSight(found);
    return box ? [{ point, nth: i + 1, ...box }] : [];
  });
  const missing = points.filter((point) => spots.every((spot) => spot.point !== point));
  const lit = spots.length > 0 ? [...document.querySelectorAll(LIT)].map(boxOf) : [];
  return { spots, lit: lit.filter(({ width, height }) => width * height > 0), missing };
}

/** Where the things that are pointed at stand, frame by frame: they travel, and the page around them moves. */
export function useSpots(points: readonly Point[], ahead: Point | undefined): Seen {
  const [seen, see] = useState(NOTHING);
  useEffect(() => {
    const show = (point: Point) => findPoint(point)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    let before = '';
    let frame = 0;
    let frames = 0;
    const follow = () => {
      if (frames === 0) for (const point of points.toReversed()) show(point);
      let now = look(points);
      // A tab that has just come forward, or words below the table, may move it once more.
      if (ahead && frames++ < SETTLING && !now.spots.some(({ point }) => point === ahead)) {
        show(ahead);
        now = look(points);
      }
      const said = JSON.stringify(now);
      if (said !== before) see(now);
      before = said;
      if (points.length > 0) frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [points, ahead]);
  return seen;
}
