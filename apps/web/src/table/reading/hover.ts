/** How long the pointer rests on a thing before its card shows, and how long the card stays once it has left. */
export const REST_MS = 250;
export const STAY_MS = 150;

/** What is read by pointing, and what is about to be. Pure: whoever keeps it tells the time, and comes back when it is due. */
export interface Hover<T> {
  shown: T | null;
  /** What follows: another thing, or nothing. */
  next: { thing: T | null; at: number } | null;
  /** It was pressed: whoever does something with a thing does not want to read it. */
  pressed: T | null;
}

export const AT_REST: Hover<never> = { shown: null, next: null, pressed: null };

/** The pointer is on a thing, or on none. */
export function pointAt<T>(h: Hover<T>, thing: T | null, now: number): Hover<T> {
  const pressed = thing === h.pressed ? h.pressed : null;
  if (thing === h.shown) return { ...h, next: null, pressed };
  if (thing === null) {
    // Leaving a second time does not make it stay longer.
    const leaving = h.shown !== null && h.next?.thing === null;
    return { ...h, pressed, next: leaving ? h.next : h.shown === null ? null : { thing: null, at: now + STAY_MS } };
  }
  if (thing === pressed) return h.shown === null ? { ...h, next: null } : pointAt({ ...h, pressed }, null, now);
  if (h.shown !== null) return { shown: thing, next: null, pressed };
  return h.next?.thing === thing ? h : { ...h, pressed, next: { thing, at: now + REST_MS } };
}

/** The pointer is on the card itself. */
export const onCard = <T>(h: Hover<T>): Hover<T> => ({ ...h, next: null });

/** Something was pressed; its card does not come before the pointer has been elsewhere. */
export const press = <T>(h: Hover<T>, thing: T | null): Hover<T> => ({
  ...h,
  pressed: thing,
  next: h.next?.thing === null ? h.next : null,
});

/** Shown or gone at once, for other reasons than the pointer. */
export const show = <T>(h: Hover<T>, thing: T | null): Hover<T> => ({ ...h, shown: thing, next: null });

/** The time has come. */
export const tick = <T>(h: Hover<T>, now: number): Hover<T> =>
  h.next && now >= h.next.at ? { ...h, shown: h.next.thing, next: null } : h;
