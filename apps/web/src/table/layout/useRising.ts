import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useMotion } from '../../settings/apply.ts';
import { TRAVEL } from '../../story/pace.ts';

/** What stands at the lower edge of a screen and needs more room, or less, glides there: nothing of it jumps. */
export function useRising(box: RefObject<HTMLElement | null>): void {
  const ms = TRAVEL[useMotion()];
  const before = useRef({ top: 0, screen: 0 });
  useLayoutEffect(() => {
    const element = box.current!;
    const now = { top: element.offsetTop, screen: window.innerHeight };
    const by = before.current.top - now.top;
    const isTurned = before.current.screen !== now.screen;
    before.current = now;
    if (by === 0 || isTurned || ms === 0) return;
    const frames = [{ transform: `translateY(${by}px)` }, { transform: 'none' }];
    element.animate(frames, { duration: ms, easing: 'ease-out' });
  });
}
