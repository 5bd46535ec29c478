import { type ReactNode, useLayoutEffect, useRef } from 'react';
import style from './steady.module.css';

/** No more of a screen's height is kept than this: something rare may be very high. */
const MOST = 0.36;
/** What it keeps, for styles that let it give way. */
const KEPT = '--kept';

/**
 * Keeps the room it has once needed, up to `most` of the screen's height: what stands beside it does not move because less is
 * said for a while.
 */
export function Steady({ most = MOST, children }: { most?: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current!;
    let kept = 0;
    let width = window.innerWidth;
    const keep = () => {
      const needed = Math.min(element.offsetHeight, Math.round(most * window.innerHeight));
      if (needed <= kept) return;
      kept = needed;
      element.style.setProperty(KEPT, `${kept}px`);
    };
    const anew = () => {
      kept = 0;
      element.style.removeProperty(KEPT);
      keep();
    };
    const observer = new ResizeObserver(() => {
      if (window.innerWidth === width) return keep();
      width = window.innerWidth;
      anew();
    });
    element.style.removeProperty(KEPT);
    observer.observe(element);
    // Letters that stand in for others until those are there are wider.
    document.fonts.addEventListener('loadingdone', anew);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', anew);
    };
  }, [most]);
  return (
    <div ref={box} className={style.steady}>
      {children}
    </div>
  );
}
