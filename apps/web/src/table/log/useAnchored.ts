import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { glidden, glide, isMoving } from '../../ui/glide.ts';
import { zoomOf } from '../../ui/zoom.ts';

/** Whoever is no further from the top than this reads what is new. */
const NEAR = 8;
/** Less than this is no movement. */
const STILL = 2;
/** By these a reader takes the list into their own hands. */
const TAKEN = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

interface Seen {
  element: HTMLElement;
  /** How far below the beginning and above the end of the list, in pixels of the list. */
  below: number;
  above: number;
}

/**
 * What is new comes in at the top of a list, and nothing that is being read jumps for it. The box counts from the end of the
 * list (`column-reverse`): whoever reads further down stays where they are, and from the top it is scrolled to what is new. Where
 * the list is too short for that, or what stood at its top is gone, it glides. The list is the first thing inside the box.
 */
export function useAnchored(box: RefObject<HTMLElement | null>, lines: string): void {
  /** The lines in sight when it was last drawn, the lowest first: what is new stands above them. */
  const seen = useRef<readonly Seen[]>([]);
  /** Where the list stood in the box then, or since it was scrolled. */
  const stood = useRef(0);
  const gliding = useRef<Animation | null>(null);
  /** Whether the reader is at the top, or is being brought there. */
  const follows = useRef(true);
  const taken = useRef(false);
  useEffect(() => {
    const scroll = box.current!;
    const take = () => {
      taken.current = true;
    };
    const look = () => {
      stood.current = startOf(scroll);
      if (belowTop(scroll) <= NEAR) follows.current = true;
      else if (taken.current) follows.current = false;
    };
    // Letters that come late, or less room, push the top out of sight.
    const sizes = new ResizeObserver(() => {
      if (follows.current) toTop(scroll, !isMoving());
    });
    for (const sized of [scroll, scroll.firstElementChild]) if (sized) sizes.observe(sized);
    scroll.addEventListener('scroll', look, { passive: true });
    for (const type of TAKEN) scroll.addEventListener(type, take, { passive: true });
    return () => {
      sizes.disconnect();
      scroll.removeEventListener('scroll', look);
      for (const type of TAKEN) scroll.removeEventListener(type, take);
    };
  }, [box]);
  useLayoutEffect(() => {
    const scroll = box.current;
    const list = scroll?.firstElementChild as HTMLElement | null;
    if (!scroll || !list) return;
    // What a reader unfolds opens downwards.
    const kept = keptIn(list, taken.current ? seen.current.toReversed() : seen.current);
    const now = kept && placeOf(list, kept.element);
    if (now) scroll.scrollTop -= Math.round(now.above - kept.above);
    // Before anything glides: what begins to move is laid out again.
    seen.current = linesInSight(scroll, lines);
    const start = startOf(scroll);
    const moved = now ? Math.round(start + now.below - stood.current - kept.below) : 0;
    stood.current = start;
    const isCalm = taken.current || !isMoving();
    taken.current = false;
    if (!follows.current) return;
    toTop(scroll, isCalm);
    if (isCalm || Math.abs(moved) < STILL) return;
    const from = glidden(list) - moved;
    gliding.current?.cancel();
    gliding.current = glide(list, from);
  });
}

/** The top is where the box is scrolled back furthest, since it counts from the end. */
function toTop(scroll: Element, isCalm: boolean): void {
  const top = scroll.clientHeight - scroll.scrollHeight;
  if (top < 0) scroll.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' });
}

const belowTop = ({ scrollTop, scrollHeight, clientHeight }: Element): number =>
  scrollTop + scrollHeight - clientHeight;

/** Where the list begins in its box as that is scrolled, however it glides. */
const startOf = ({ firstElementChild, scrollTop }: Element): number =>
  (firstElementChild as HTMLElement).offsetTop - scrollTop;

/** The first that is still there; a turn that has gone by is arranged anew, and its deeds are found by their names. */
function keptIn(list: Element, seen: readonly Seen[]): Seen | undefined {
  const all = seen.map((x) => {
    const { deed } = x.element.dataset;
    if (x.element.isConnected || !deed) return x;
    return { ...x, element: list.querySelector<HTMLElement>(`[data-deed="${CSS.escape(deed)}"]`) ?? x.element };
  });
  return all.find(({ element }) => element.isConnected);
}

type Measured = Pick<Element, 'getBoundingClientRect' | 'currentCSSZoom'>;

/** Where the top of something in a list is. */
export function placeOf(list: Measured, element: Pick<Element, 'getBoundingClientRect'>): Omit<Seen, 'element'> {
  const { top, bottom } = list.getBoundingClientRect();
  const at = element.getBoundingClientRect().top;
  return { below: (at - top) / zoomOf(list), above: (bottom - at) / zoomOf(list) };
}

function linesInSight(scroll: Element, lines: string): Seen[] {
  const window = scroll.getBoundingClientRect();
  const list = scroll.firstElementChild!;
  const found: Seen[] = [];
  for (const element of scroll.querySelectorAll<HTMLElement>(lines)) {
    const { top, bottom } = element.getBoundingClientRect();
    if (top > window.bottom) break;
    if (bottom > window.top) found.unshift({ element, ...placeOf(list, element) });
  }
  return found;
}
