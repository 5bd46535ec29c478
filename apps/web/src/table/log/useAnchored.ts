import { type RefObject, useLayoutEffect, useRef } from 'react';
import { glidden, glide } from '../../ui/glide.ts';
import { zoomOf } from '../../ui/zoom.ts';

/** Whoever is no further from the top than this reads what is new. */
const NEAR = 8;

interface Seen {
  element: HTMLElement;
  /** How far below the beginning of the list, in pixels of the list. */
  top: number;
}

/**
 * What is new comes in at the top of a list, and nothing that is being read jumps for it: whoever reads further down stays
 * where they are, and at the top the whole list glides to where it stands now. The list is the first thing inside the box.
 */
export function useAnchored(box: RefObject<HTMLElement | null>, lines: string): void {
  /** The lines in sight when it was last drawn, the lowest first: what is new stands above them. */
  const seen = useRef<readonly Seen[]>([]);
  const gliding = useRef<Animation | null>(null);
  useLayoutEffect(() => {
    const scroll = box.current;
    const list = scroll?.firstElementChild as HTMLElement | null;
    if (!scroll || !list) return;
    const kept = keptIn(list, seen.current);
    const moved = kept ? Math.round(belowStart(list, kept.element.getBoundingClientRect().top) - kept.top) : 0;
    const isNear = scroll.scrollTop <= NEAR;
    if (!isNear) scroll.scrollTop += moved;
    // Before anything glides: what begins to move is laid out again.
    seen.current = linesInSight(scroll, lines);
    if (!isNear || moved === 0) return;
    const from = glidden(list) - moved;
    gliding.current?.cancel();
    gliding.current = glide(list, from);
  });
}

/** The lowest that is still there; a turn that has gone by is arranged anew, and its deeds are found by their names. */
function keptIn(list: Element, seen: readonly Seen[]): Seen | undefined {
  const all = seen.map((x) => {
    const { deed } = x.element.dataset;
    if (x.element.isConnected || !deed) return x;
    return { ...x, element: list.querySelector<HTMLElement>(`[data-deed="${CSS.escape(deed)}"]`) ?? x.element };
  });
  return all.find(({ element }) => element.isConnected);
}

/** How far something at this height of the window is below the beginning of a list, in pixels of the list. */
export const belowStart = (list: Pick<Element, 'getBoundingClientRect' | 'currentCSSZoom'>, top: number): number =>
  (top - list.getBoundingClientRect().top) / zoomOf(list);

function linesInSight(scroll: Element, lines: string): Seen[] {
  const window = scroll.getBoundingClientRect();
  const list = scroll.firstElementChild!;
  const found: Seen[] = [];
  for (const element of scroll.querySelectorAll<HTMLElement>(lines)) {
    const { top, bottom } = element.getBoundingClientRect();
    if (top > window.bottom) break;
    if (bottom > window.top) found.unshift({ element, top: belowStart(list, top) });
  }
  return found;
}
