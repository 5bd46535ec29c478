import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * `next`, with every part of `before` that says the same kept: whatever is drawn by such a part sees by a glance that it need
 * not be drawn again. Both are plain data.
 */
export function sharing<T>(before: unknown, next: T): T {
  if (Object.is(before, next)) return next;
  if (Array.isArray(next)) {
    if (!Array.isArray(before)) return next;
    const parts = next.map((part, i) => (i < before.length ? sharing(before[i], part) : part));
    return (
      parts.length === before.length && parts.every((part, i) => Object.is(part, before[i])) ? before : parts
    ) as T;
  }
  if (!isRecord(next) || !isRecord(before)) return next;
  const keys = Object.keys(next);
  const parts = Object.fromEntries(
    keys.map((key) => [key, Object.hasOwn(before, key) ? sharing(before[key], next[key]) : next[key]]),
  );
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key) => Object.hasOwn(before, key) && Object.is(parts[key], before[key]));
  return (isSame ? before : parts) as T;
}

const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x) && Object.getPrototypeOf(x) === Object.prototype;

/** Plain data that stays the same, part by part, as long as it says the same. */
export function useShared<T>(next: T): T {
  const kept = useRef(next);
  kept.current = sharing(kept.current, next);
  return kept.current;
}

/** One function for as long as the part stands, which does what the latest one would: for presses, not for drawing. */
export function useSteady<A extends readonly unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  const steady = useRef((...args: A) => latest.current(...args));
  return steady.current;
}

/** What is shown a moment after everything else, in a frame of its own: nobody notices that it is later. */
export function useLater<T>(next: T): T {
  const [shown, show] = useState(next);
  const latest = useRef(next);
  const waits = useRef(false);
  useEffect(() => {
    latest.current = next;
    if (waits.current) return;
    waits.current = true;
    afterFrame(() => {
      waits.current = false;
      startTransition(() => show(() => latest.current));
    });
  }, [next]);
  return shown;
}

/** So late, in milliseconds, it is done without a frame: a page nobody looks at draws none. */
const LATEST = 200;

/** Does something once the next frame is drawn; what it returns forgets it. */
export function afterFrame(run: () => void): () => void {
  let isDone = false;
  const once = () => {
    if (!isDone) run();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LATEST);
  return () => {
    isDone = true;
  };
}
