import { type ReactNode, useLayoutEffect, useRef } from 'react';
import style from './steady.module.css';

/** No more of a screen's height is kept than this: something rare may be very high. */
const MOST = 0.36;

/**
 * Keeps the room it has once needed, up to `most` of the screen's height: what stands beside it does not move because less is
 * said for a while.
 */
export function Steady({ most = MOST, children }: { most?: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current!;
    let kept = 0;
    element.style.minHeight = '';
    let width = window.innerWidth;
    const observer = new ResizeObserver(() => {
      if (window.innerWidth !== width) {
        width = window.innerWidth;
        kept = 0;
        element.style.minHeight = '';
      }
      const needed = Math.min(element.offsetHeight, Math.round(most * window.innerHeight));
      if (needed <= kept) return;
      kept = needed;
      element.style.minHeight = `${kept}px`;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [most]);
  return (
    <div ref={box} className={style.steady}>
      {children}
    </div>
  );
}
