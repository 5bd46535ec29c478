import { useEffect, useRef, useState } from 'react';

const MARKED = 2000;

/** By how much a number has changed, for two seconds after it did; 0 otherwise. */
export function useChanged(value: number): number {
  const before = useRef(value);
  const [delta, setDelta] = useState(0);
  useEffect(() => {
    if (before.current === value) return;
    setDelta(value - before.current);
    before.current = value;
    const timer = setTimeout(() => setDelta(0), MARKED);
    return () => clearTimeout(timer);
  }, [value]);
  return delta;
}
