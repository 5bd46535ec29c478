import type { Point } from '@ashtown/engine';
import { useEffect, useState } from 'react';
import { findPoint } from '../table/lamp/find.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Spot extends Box {
  point: Point;
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

const boxOf = (x: Element): Box => {
  const { left, top, width, height } = x.getBoundingClientRect();
  return { x: Math.round(left), y: Math.round(top), width: Math.round(width), height: Math.round(height) };
};

interface Seen {
  spots: readonly Spot[];
  lit: readonly Box[];
}
const NOTHING: Seen = { spots: [], lit: [] };

function look(points: readonly Point[]): Seen {
  const spots = points.flatMap((point) => {
    const found = findPoint(point);
    return found ? { point, ...boxOf(found) } : [];
  });
  if (spots.length === 0) return NOTHING;
  const lit = [...document.querySelectorAll(LIT)].map(boxOf).filter(({ width, height }) => width * height > 0);
  return { spots, lit };
}

/** Where the things that are pointed at stand, frame by frame: they travel, and the page around them moves. */
export function useSpots(points: readonly Point[]): Seen {
  const [seen, see] = useState(NOTHING);
  useEffect(() => {
    for (const point of points.toReversed()) findPoint(point)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    let before = '';
    let frame = 0;
    const follow = () => {
      const now = look(points);
      const said = JSON.stringify(now);
      if (said !== before) see(now);
      before = said;
      if (points.length > 0) frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [points]);
  return seen;
}
