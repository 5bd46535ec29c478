import type { Point } from '@ashtown/engine';
import { useLayoutEffect, useRef } from 'react';
import { findPoint } from '../lamp/find.ts';

/** The tab that holds what is pointed at comes forward: each is tried until it is found, and then the screen is let be. */
export function useTabOf(
  points: readonly Point[] | undefined,
  tabs: readonly string[],
  tab: string,
  setTab: (tab: string) => void,
): void {
  const search = useRef<{ points: readonly Point[]; left: string[] } | null>(null);
  useLayoutEffect(() => {
    if (!points || points.length === 0) return;
    if (search.current?.points !== points) search.current = { points, left: [...tabs.filter((id) => id !== tab), tab] };
    const { left } = search.current;
    if (points.some(findPoint)) left.length = 0;
    const next = left.shift();
    if (next) setTab(next);
  });
}
