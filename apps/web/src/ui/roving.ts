export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const isWay = (key: string): key is Way => /^Arrow(Left|Right|Up|Down)$/.test(key);

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

/**
 * One stop of the Tab key for a whole region: inside it the arrows walk from thing to thing. A ref for the element of
 * the region; it lets go of it by itself.
 */
export function roving(region: Element | null): (() => void) | undefined {
  if (!region) return undefined;
  const box = region as HTMLElement;
  const items = () => [...box.querySelectorAll<HTMLElement>(ITEMS)];
  const settle = () => {
    const all = items();
    const stop = all.find((x) => x.tabIndex === 0) ?? all.find((x) => x.dataset.standing === 'legal') ?? all[0];
    for (const x of all) {
      const index = x === stop ? '0' : '-1';
      if (x.getAttribute('tabindex') !== index) x.setAttribute('tabindex', index);
    }
  };
  const walk = (e: KeyboardEvent) => {
    const here = (e.target as HTMLElement).closest?.<HTMLElement>(ITEMS);
    if (!isWay(e.key) || !here || e.altKey || e.ctrlKey || e.metaKey) return;
    const all = items().filter((x) => x !== here);
    const to = all[nearest(centreOf(here), all.map(centreOf), e.key)];
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

function centreOf(x: HTMLElement): Spot {
  const { left, top, width, height } = x.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
