import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import style from './fit.module.css';

/** A drawing made for one size, scaled to whatever room there is. */
export function Fit({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const box = room.current;
    if (!box) return;
    const measure = () => {
      const { clientWidth, clientHeight } = box;
      if (clientWidth > 0 && clientHeight > 0) setScale(Math.min(clientWidth / width, clientHeight / height));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [width, height]);
  return (
    <div ref={room} className={style.room}>
      <div className={style.inside} style={{ width, height, scale: String(scale) }}>
        {children}
      </div>
    </div>
  );
}
