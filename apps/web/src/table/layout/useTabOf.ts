import type { Point } from '@ashtown/engine';
import { useLayoutEffect, useRef } from 'react';
import { findPoint } from '../lamp/find.ts';

/** The tab that holds what is pointed at comes forward: each is tried until it is found, and then the screen is let be. */
export function useTabOf(
  point: Point | undefined,
  tabs: readonly string[],
  tab: string,
  setTab: (tab: string) => void,
): void {
  const search = useRef<{ point: Point; left: string[] } | null>(null);
  useLayoutEffect(() => {
    if (!point) search.current = null;
    else if (search.current?.point !== point)
      search.current = { point, left: [...tabs.filter((id) => id !== tab), tab] };
    if (!search.current) return;
    const { left } = search.current;
    if (findPoint(search.current.point)) left.length = 0;
    const next = left.shift();
    if (next) setTab(next);
  });
}
