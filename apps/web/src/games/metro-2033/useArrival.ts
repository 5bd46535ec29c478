import { type RefObject, useLayoutEffect, useRef } from 'react';
import { play } from '../../table/motion.ts';

/** A card that has just come slides into its place, once. */
export function useArrival<T extends Element>(arrived: boolean, motion: number): RefObject<T | null> {
  const ref = useRef<T>(null);
  const shown = useRef(false);
  useLayoutEffect(() => {
    if (arrived && !shown.current)
      play(
        ref.current,
        [
          { transform: 'translateY(14px)', opacity: 0.2 },
          { transform: 'none', opacity: 1 },
        ],
        motion,
      );
    shown.current = arrived;
  }, [arrived, motion]);
  return ref;
}
