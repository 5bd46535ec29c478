import { type ReactNode, useLayoutEffect, useRef } from 'react';
import style from './steady.module.css';

/** No more of a screen's height is kept than this: something rare may be very high. */
const MOST = 0.36;
/** What it keeps, for styles that let it give way. */
const KEPT = '--kept';

interface Screen {
  width: number;
  height: number;
}
const screenNow = (): Screen => ({ width: window.innerWidth, height: window.innerHeight });

/** All of them are looked at before one is changed: otherwise the page would be laid out anew for each. */
const boxes = new Map<Element, (height: number, screen: Screen) => void>();
const sizes =
  typeof ResizeObserver === 'undefined'
    ? null
    : new ResizeObserver((seen) => {
        const screen = screenNow();
        const heights = seen.map(({ target }) => (target as HTMLElement).offsetHeight);
        for (const [i, { target }] of seen.entries()) boxes.get(target)?.(heights[i]!, screen);
      });

/**
 * Keeps the room it has once needed, up to `most` of the screen's height: what stands beside it does not move because less is
 * said for a while.
 */
export function Steady({ most = MOST, children }: { most?: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current!;
    let kept = 0;
    let width: number | null = null;
    const keep = (height: number, screen: Screen) => {
      width ??= screen.width;
      const needed = Math.min(height, Math.round(most * screen.height));
      if (needed <= kept) return;
      kept = needed;
      element.style.setProperty(KEPT, `${kept}px`);
    };
    const anew = () => {
      kept = 0;
      element.style.removeProperty(KEPT);
      keep(element.offsetHeight, screenNow());
    };
    const resized = () => {
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      anew();
    };
    element.style.removeProperty(KEPT);
    boxes.set(element, keep);
    sizes?.observe(element);
    window.addEventListener('resize', resized);
    // Letters that stand in for others until those are there are wider.
    document.fonts.addEventListener('loadingdone', anew);
    return () => {
      boxes.delete(element);
      sizes?.unobserve(element);
      window.removeEventListener('resize', resized);
      document.fonts.removeEventListener('loadingdone', anew);
    };
  }, [most]);
  return (
    <div ref={box} className={style.steady}>
      {children}
    </div>
  );
}
