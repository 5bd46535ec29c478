import { type ReactNode, useLayoutEffect, useRef } from 'react';
import style from './fit.module.css';

/** A drawing made for one size, scaled to whatever room there is; of what it leaves so much is kept below it, in pixels. */
export function Fit(props: { width: number; height: number; below?: number; children: ReactNode }) {
  const { width, height, below = 0, children } = props;
  const room = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = room.current!;
    // Not by a state of React: that would be drawn a frame later, and the drawing would jump.
    const measure = () => {
      const { clientWidth, clientHeight } = box;
      if (clientWidth === 0 || clientHeight === 0) return;
      const scale = Math.min(clientWidth / width, clientHeight / height);
      const spare = clientHeight - height * scale;
      const above = Math.max(0, Math.min(spare / 2, spare - below));
      Object.assign(inside.current!.style, {
        left: `${(clientWidth - width) / 2}px`,
        top: `${above + ((scale - 1) * height) / 2}px`,
        scale: String(scale),
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [width, height, below]);
  return (
    <div ref={room} className={style.room}>
      <div ref={inside} className={style.inside} style={{ width, height }}>
        {children}
      </div>
    </div>
  );
}
