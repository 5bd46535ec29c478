import { type RefObject, useLayoutEffect, useRef } from 'react';
import { zoomOf } from '../../ui/zoom.ts';

/** Whoever is no further from the top than this reads what is new. */
const NEAR = 8;
/** How often it is looked whether the list has come to its beginning. */
const GLIDE = 400;

interface Seen {
  element: HTMLElement;
  /** How far below the beginning of the list, in pixels of the list. */
  top: number;
}

/**
 * What is new comes in at the top of a list, and nothing that is being read jumps for it: whoever reads further down stays
 * where they are, and at the top the list is scrolled to its beginning as a hand would do it.
 */
export function useAnchored(box: RefObject<HTMLElement | null>, lines: string): void {
  /** The lines in sight when it was last drawn, the lowest first: what is new stands above them. */
  const seen = useRef<readonly Seen[]>([]);
  const glide = useRef<ReturnType<typeof setTimeout> | null>(null);
  useLayoutEffect(() => {
    const scroll = box.current;
    const list = scroll?.firstElementChild as HTMLElement | null;
    if (!scroll || !list) return;
    const kept = keptIn(list, seen.current);
    const moved = kept ? Math.round(belowStart(list, kept.element.getBoundingClientRect().top) - kept.top) : 0;
    const follows = scroll.scrollTop <= NEAR || glide.current !== null;
    if (moved > 0 && follows) {
      // A short list has nothing to scroll yet.
      const short = scroll.scrollTop + moved + scroll.clientHeight - list.offsetHeight;
      const padded = Number.parseFloat(list.style.paddingBottom) || 0;
      if (short > 0) list.style.paddingBottom = `${padded + short}px`;
      if (glide.current !== null) clearTimeout(glide.current);
      const end = () => {
        glide.current = scroll.scrollTop > 0 ? setTimeout(end, GLIDE) : null;
        // What lies below is out of sight now, or was never needed.
        if (glide.current === null) list.style.paddingBottom = '';
      };
      glide.current = setTimeout(end, GLIDE);
      requestAnimationFrame(() => scroll.scrollTo({ top: 0, behavior: isStill() ? 'instant' : 'smooth' }));
    }
    if (moved > 0 || !follows) scroll.scrollTop += moved;
    seen.current = linesInSight(scroll, lines);
  });
  useLayoutEffect(() => {
    const scroll = box.current;
    const leave = () => {
      if (glide.current !== null) clearTimeout(glide.current);
      glide.current = null;
    };
    const by = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
    for (const type of by) scroll?.addEventListener(type, leave, { passive: true });
    return () => {
      leave();
      for (const type of by) scroll?.removeEventListener(type, leave);
    };
  }, [box]);
}

const isStill = (): boolean => document.documentElement.dataset.motion === 'off';

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
