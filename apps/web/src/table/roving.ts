import { type RefObject, useEffect, useRef } from 'react';

export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
export const isWay = (key: string): key is Way => /^Arrow(Left|Right|Up|Down)$/.test(key);

interface Spot {
  x: number;
  y: number;
}

/** The nearest spot in a direction: how far along it counts once, how far aside twice. −1 where there is none. */
export function nearest(from: Spot, spots: readonly Spot[], way: Way): number {
  const across = way === 'ArrowLeft' || way === 'ArrowRight';
  const sign = way === 'ArrowRight' || way === 'ArrowDown' ? 1 : -1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, s] of spots.entries()) {
    const along = sign * (across ? s.x - from.x : s.y - from.y);
    const aside = Math.abs(across ? s.y - from.y : s.x - from.x);
    if (along < 2) continue;
    const cost = along + 2 * aside;
    if (cost < least) {
      least = cost;
      best = i;
    }
  }
  return best;
}

const ITEMS = '[data-rove]:not([disabled])';

/** One stop of the Tab key for a whole region: inside it the arrows walk from thing to thing. */
export function useRoving(region: RefObject<Element | null>): void {
  const held = useRef<{ box: HTMLElement; leave(): void } | null>(null);
  // A region may come and go while its component stays.
  useEffect(() => {
    const box = region.current as HTMLElement | null;
    if (held.current?.box === box) return;
    held.current?.leave();
    held.current = box && { box, leave: rove(box) };
  });
  useEffect(
    () => () => {
      held.current?.leave();
      held.current = null;
    },
    [],
  );
}

function rove(box: HTMLElement): () => void {
  const items = () => [...box.querySelectorAll<HTMLElement>(ITEMS)];
  const settle = () => {
    const all = items();
    const stop = all.find((x) => x.tabIndex === 0) ?? all.find((x) => x.dataset.standing === 'legal') ?? all[0];
    for (const x of all) x.setAttribute('tabindex', x === stop ? '0' : '-1');
  };
  const walk = (e: KeyboardEvent) => {
    const here = (e.target as HTMLElement).closest?.<HTMLElement>(ITEMS);
    if (!isWay(e.key) || !here || e.altKey || e.ctrlKey || e.metaKey) return;
    const all = items().filter((x) => x !== here);
    const centre = (x: HTMLElement) => {
      const r = x.getBoundingClientRect();
      return { x: r.left + r.width / 2, y: r.top + r.height / 2 };
    };
    const to = all[nearest(centre(here), all.map(centre), e.key)];
    e.preventDefault();
    if (!to) return;
    here.setAttribute('tabindex', '-1');
    to.setAttribute('tabindex', '0');
    to.focus();
  };
  settle();
  const observer = new MutationObserver(settle);
  // While an answer is on its way all things are disabled: none of them is the stop then.
  observer.observe(box, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  box.addEventListener('keydown', walk);
  return () => {
    observer.disconnect();
    box.removeEventListener('keydown', walk);
  };
}
