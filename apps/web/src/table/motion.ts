import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Speed } from '../settings/settings.ts';

/** How long a piece travels at each speed, in milliseconds. */
export const TRAVEL: Readonly<Record<Speed, number>> = { off: 0, fast: 130, normal: 260 };

const EASE = 'cubic-bezier(.2,.8,.2,1)';

/** Plays a short animation without ever holding anything up. */
export function play(element: Element | null, frames: Keyframe[], duration: number, delay = 0): void {
  if (!element || duration === 0 || typeof element.animate !== 'function') return;
  element.animate(frames, { duration, delay, easing: EASE, fill: 'backwards' });
}

/** A thing that stands at a place, and slides there from where it stood before. In the units of its picture. */
export function useTravel<T extends Element>(x: number, y: number, duration: number): RefObject<T | null> {
  const ref = useRef<T>(null);
  const before = useRef({ x, y });
  useLayoutEffect(() => {
    const from = before.current;
    before.current = { x, y };
    if (from.x === x && from.y === y) return;
    play(
      ref.current,
      [{ transform: `translate(${from.x - x}px, ${from.y - y}px)` }, { transform: 'translate(0, 0)' }],
      duration,
    );
  }, [x, y, duration]);
  return ref;
}
