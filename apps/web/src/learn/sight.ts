/** A part of the window, in whole pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How much of a thing must be in sight, or how much of the room it lies in it must fill. */
const ENOUGH = 0.7;

export const boxOf = (x: Element): Box => {
  const { left, top, width, height } = x.getBoundingClientRect();
  return { x: Math.round(left), y: Math.round(top), width: Math.round(width), height: Math.round(height) };
};

const areaOf = ({ width, height }: Box): number => Math.max(0, width) * Math.max(0, height);

function common(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
}

/** What cuts off a thing: it does not change as long as the thing is there. */
const cutters = new WeakMap<Element, readonly Element[]>();

function cuttersOf(x: Element): readonly Element[] {
  const known = cutters.get(x);
  if (known) return known;
  const found: Element[] = [];
  for (let around = x.parentElement; around && around !== document.body; around = around.parentElement)
    if (getComputedStyle(around).overflow !== 'visible') found.push(around);
  cutters.set(x, found);
  return found;
}

/** The part of a thing that can be seen; null where that is not enough of it. */
export function inSight(x: Element): Box | null {
  const whole = boxOf(x);
  const room = cuttersOf(x).reduce((box, around) => common(box, boxOf(around)), {
    x: 0,
    y: 0,
    width: innerWidth,
    height: innerHeight,
  });
  const seen = common(whole, room);
  return areaOf(seen) > 0 && areaOf(seen) >= ENOUGH * Math.min(areaOf(whole), areaOf(room)) ? seen : null;
}
