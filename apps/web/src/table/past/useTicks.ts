import { useEffect, useRef } from 'react';

/** How long a step stands when a match is played back. */
export const STEP = 900;

/** Calls again and again while it is `on`. */
export function useTicks(on: boolean, tick: () => void): void {
  const latest = useRef(tick);
  latest.current = tick;
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => latest.current(), STEP);
    return () => clearInterval(timer);
  }, [on]);
}
