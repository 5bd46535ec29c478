import { type RefObject, useLayoutEffect, useRef } from 'react';
import { glide } from '../../ui/glide.ts';

/** What stands at the lower edge of a screen and needs more room, or less, glides there: nothing of it jumps. */
export function useRising(box: RefObject<HTMLElement | null>): void {
  const before = useRef({ top: 0, screen: 0 });
  useLayoutEffect(() => {
    const element = box.current!;
    const now = { top: element.offsetTop, screen: window.innerHeight };
    if (before.current.screen === now.screen) glide(element, before.current.top - now.top);
    before.current = now;
  });
}
