const MS = 320;

/** Whether anything may move. */
export const isMoving = (): boolean => document.documentElement.dataset.motion !== 'off';

/**
 * Something that stands elsewhere now glides there from `by` of its own pixels below: nothing jumps. Null where nothing is
 * to move.
 */
export function glide(element: Element, by: number): Animation | null {
  if (by === 0 || !isMoving()) return null;
  const frames = [{ transform: `translateY(${by}px)` }, { transform: 'none' }];
  return element.animate(frames, { duration: MS, easing: 'ease-out' });
}

/** How far from its place something is that glides there. */
export const glidden = (element: Element): number => new DOMMatrixReadOnly(getComputedStyle(element).transform).m42;
