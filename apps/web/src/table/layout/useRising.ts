import { type RefObject, useLayoutEffect, useRef } from 'react';
import { glide } from '../../ui/glide.ts';

/** What stands at the lower edge of a screen and needs more room, or less: each part of it glides to its place, and none jumps. */
export function useRising(box: RefObject<HTMLElement | null>): void {
  const before = useRef({ screen: 0, tops: new Map<Element, number>() });
  useLayoutEffect(() => {
    const parts = [...box.current!.children].filter((x) => x instanceof HTMLElement);
    const now = { screen: window.innerHeight, tops: new Map(parts.map((part) => [part, part.offsetTop])) };
    const { screen, tops } = before.current;
    if (screen === now.screen) for (const [part, top] of now.tops) glide(part, (tops.get(part) ?? top) - top);
    before.current = now;
  });
}
