import { type ReactNode, useLayoutEffect, useRef } from 'react';
import style from './fit.module.css';

/** A drawing made for one size, scaled to whatever room there is. */
export function Fit({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = room.current!;
    // Not by a state of React: that would be drawn a frame later, and the drawing would jump.
    const measure = () => {
      const { clientWidth, clientHeight } = box;
      if (clientWidth === 0 || clientHeight === 0) return;
      Object.assign(inside.current!.style, {
        left: `${(clientWidth - width) / 2}px`,
        top: `${(clientHeight - height) / 2}px`,
        scale: String(Math.min(clientWidth / width, clientHeight / height)),
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [width, height]);
  return (
    <div ref={room} className={style.room}>
      <div ref={inside} className={style.inside} style={{ width, height }}>
        {children}
      </div>
    </div>
  );
}
