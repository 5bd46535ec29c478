import { useEffect, useLayoutEffect, useState } from 'react';
import { CARD, Reading } from './reading.ts';
import { thingAt } from './things.ts';

/** How long a finger rests on a thing to read it, and how far it may slide meanwhile. */
const LONG_PRESS_MS = 400;
const SLACK = 10;

const elementOf = (e: Event): Element | null => (e.target instanceof Element ? e.target : null);

/** Listens to the whole page, so that boards need no code of their own to let their things be read. */
export function useReading(eyes: unknown): Reading {
  const [reading] = useState(() => new Reading());
  useEffect(() => listen(reading), [reading]);
  // Whoever sat here before may have read what only they may see.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other eyes are the reason.
  useEffect(() => () => reading.forget(), [reading, eyes]);
  useLayoutEffect(() => reading.follow());
  return reading;
}

/** Opened by something else than the pointer that hovers. */
const isKept = ({ open }: Reading): boolean => open !== null && open.by !== 'mouse';

function listen(reading: Reading): () => void {
  let at = { x: Number.NaN, y: Number.NaN };
  let finger: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
  /** A finger that has read a thing does not press it as well. */
  let swallow = false;
  const lift = () => {
    if (finger) clearTimeout(finger.timer);
    finger = null;
  };
  const on = {
    pointermove(e: PointerEvent) {
      if (e.pointerType === 'touch') {
        if (finger && Math.hypot(e.clientX - finger.x, e.clientY - finger.y) > SLACK) lift();
        return;
      }
      // Where the page moves under a pointer that rests, nobody pointed at anything.
      const still = Number.isNaN(at.x) || (e.clientX === at.x && e.clientY === at.y);
      at = { x: e.clientX, y: e.clientY };
      if (still) return;
      reading.by = 'mouse';
      const met = e.buttons === 0 ? elementOf(e) : null;
      // What keys or fingers have opened does not go because a mouse was touched.
      if (!isKept(reading) || thingAt(met)) reading.point(met, performance.now());
    },
    pointerleave() {
      if (!isKept(reading)) reading.point(null, performance.now());
    },
    pointerdown(e: PointerEvent) {
      const pressed = elementOf(e);
      const touch = e.pointerType === 'touch';
      reading.by = touch ? 'touch' : 'mouse';
      swallow = false;
      lift();
      if (touch && reading.open?.by === 'touch' && !pressed?.closest(CARD)) reading.close();
      reading.press(pressed);
      if (!touch || pressed?.closest(CARD) || !thingAt(pressed)) return;
      const timer = setTimeout(() => {
        finger = null;
        swallow = reading.read(pressed, 'touch');
      }, LONG_PRESS_MS);
      finger = { timer, x: e.clientX, y: e.clientY };
    },
    pointerup: lift,
    pointercancel: lift,
    contextmenu(e: Event) {
      if (finger || swallow) e.preventDefault();
    },
    click(e: Event) {
      if (!swallow) return;
      swallow = false;
      e.preventDefault();
      e.stopPropagation();
    },
    keydown() {
      reading.by = 'keys';
    },
    focusin(e: FocusEvent) {
      const focused = elementOf(e);
      if (reading.by !== 'keys') return;
      reading.last = focused;
      // One card is open: the next one opens at once.
      if (reading.open?.by !== 'keys' || focused?.closest(CARD)) return;
      if (!reading.read(focused, 'keys')) reading.close();
    },
  };
  const all = Object.entries(on) as [string, EventListener][];
  for (const [name, run] of all) {
    if (name === 'pointerleave') document.documentElement.addEventListener(name, run);
    else window.addEventListener(name, run, { capture: true });
  }
  return () => {
    for (const [name, run] of all) {
      if (name === 'pointerleave') document.documentElement.removeEventListener(name, run);
      else window.removeEventListener(name, run, { capture: true });
    }
    lift();
    reading.stop();
  };
}
