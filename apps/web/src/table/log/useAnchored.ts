import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useMotion } from '../../settings/apply.ts';
import { TRAVEL } from '../../story/pace.ts';

/** Whoever is no further from the top than this reads what is new. */
const NEAR = 8;

interface Seen {
  element: Element;
  /** How far below the beginning of the list. */
  top: number;
}

/**
 * What is new comes in at the top of a list, and nothing that is being read jumps for it: whoever reads further down stays
 * where they are, and at the top the lines glide to their new places. The list is the first thing inside the box.
 */
export function useAnchored(box: RefObject<HTMLElement | null>, lines: string): void {
  /** The lines in sight when it was last drawn, the lowest first: what is new stands above them. */
  const seen = useRef<readonly Seen[]>([]);
  const glide = useRef<Animation | null>(null);
  const ms = TRAVEL[useMotion()];
  useLayoutEffect(() => {
    const scroll = box.current;
    const list = scroll?.firstElementChild;
    if (!scroll || !list) return;
    const shown = list.getBoundingClientRect().top;
    if (glide.current?.playState === 'running') glide.current.cancel();
    const start = list.getBoundingClientRect().top;
    const kept = seen.current.find(({ element }) => element.isConnected);
    const moved = kept ? kept.element.getBoundingClientRect().top - start - kept.top : 0;
    const from = shown - start - moved;
    if (scroll.scrollTop > NEAR) scroll.scrollTop += moved;
    else if (Math.abs(from) >= 1 && ms > 0)
      glide.current = list.animate([{ translate: `0 ${from}px` }, { translate: '0 0' }], {
        duration: ms,
        easing: 'ease-out',
      });
    seen.current = linesInSight(scroll, start, lines);
  });
}

/** Measured in their places, wherever they glide. */
function linesInSight(scroll: Element, start: number, lines: string): Seen[] {
  const { top: from, bottom: to } = scroll.getBoundingClientRect();
  const shift = scroll.firstElementChild!.getBoundingClientRect().top - start;
  const found: Seen[] = [];
  for (const element of scroll.querySelectorAll(lines)) {
    const { top, bottom } = element.getBoundingClientRect();
    if (top > to) break;
    if (bottom > from) found.unshift({ element, top: top - shift - start });
  }
  return found;
}
