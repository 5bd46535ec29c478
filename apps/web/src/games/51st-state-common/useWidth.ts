import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How wide a box is; 0 before it stands anywhere. */
export function useWidth<T extends HTMLElement>(): [RefObject<T | null>, number] {
  const box = useRef<T>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const it = box.current;
    if (!it) return;
    const measure = () => setWidth(it.offsetWidth);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(it);
    return () => sizes.disconnect();
  }, []);
  return [box, width];
}
