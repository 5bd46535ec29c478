/** Where something lies in the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Extent {
  width: number;
  height: number;
}
export type Side = 'above' | 'below' | 'left' | 'right';
export interface Placed {
  left: number;
  top: number;
  side: Side;
}

export interface Surroundings {
  /** What is read: the card stands beside it. */
  thing: Box;
  window: Extent;
  /** What must stay in sight: the prompt, the buttons of the thing. */
  keep?: readonly Box[];
  /** What had better stay in sight: its neighbours, to which the pointer may go next. */
  spare?: readonly Box[];
}

const GAP = 8;
/** The pin of a card stands out of its corner. */
const MARGIN = 12;
/** A card farther away than this no longer stands beside its thing. */
const NEAR = 40;
/** So much more covered, as part of the card, outweighs any room. */
const STEP = 0.15;

const right = (b: Box) => b.left + b.width;
const bottom = (b: Box) => b.top + b.height;

/** How much of two boxes lies on each other. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(right(a), right(b)) - Math.max(a.left, b.left);
  const height = Math.min(bottom(a), bottom(b)) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How far two boxes are apart. */
function distance(a: Box, b: Box): number {
  const x = Math.max(a.left - right(b), b.left - right(a), 0);
  const y = Math.max(a.top - bottom(b), b.top - bottom(a), 0);
  return Math.hypot(x, y);
}

/** Whether they stand side by side or one above the other, and not corner to corner. */
const isInLine = (a: Box, b: Box): boolean =>
  (a.left < right(b) && b.left < right(a)) || (a.top < bottom(b) && b.top < bottom(a));

const covered = (card: Box, boxes: readonly Box[]): number => boxes.reduce((sum, b) => sum + overlap(card, b), 0);

interface Tried extends Placed {
  box: Box;
  away: number;
  aside: number;
  spoils: number;
  room: number;
}

/**
 * Where a card stands beside the thing it tells about: inside the window, never over the thing or what must stay in sight.
 * Of what is left it spares the neighbours, then takes the side with most room. Where all that is impossible, it covers least.
 */
export function place(card: Extent, { thing, window, keep = [], spare = [] }: Surroundings): Placed {
  const inside = (at: number, size: number, all: number) => Math.max(MARGIN, Math.min(at, all - MARGIN - size));
  const hard = [thing, ...keep];
  // Along the edges of whatever it must not cover, and in line with the thing.
  const xs = hard.flatMap((b) => [right(b) + GAP, b.left - GAP - card.width]);
  const ys = hard.flatMap((b) => [bottom(b) + GAP, b.top - GAP - card.height]);
  xs.push(thing.left, right(thing) - card.width, thing.left + (thing.width - card.width) / 2);
  ys.push(thing.top, bottom(thing) - card.height, thing.top + (thing.height - card.height) / 2);
  const area = card.width * card.height;
  const all: Tried[] = [];
  for (const left of new Set(xs.map((x) => inside(x, card.width, window.width))))
    for (const top of new Set(ys.map((y) => inside(y, card.height, window.height)))) {
      const box = { width: card.width, height: card.height, left, top };
      const side = sideOf(box, thing);
      all.push({
        left,
        top,
        side,
        box,
        away: distance(box, thing),
        aside: asideOf(box, thing, side),
        spoils: Math.floor(covered(box, spare) / area / STEP),
        room: roomAt(side, thing, window),
      });
    }
  const clear = all.filter(({ box }) => covered(box, hard) === 0);
  const near = clear.filter(({ box, away }) => away <= NEAR && isInLine(box, thing));
  const best =
    near.length > 0
      ? least(near, beside)
      : clear.length > 0
        ? least(clear, (a, b) => Math.round((a.away - b.away) / NEAR) || beside(a, b))
        : least(all, (a, b) => harm(a) - harm(b) || beside(a, b));
  return { left: best.left, top: best.top, side: best.side };

  function harm({ box }: Tried): number {
    return 4 * overlap(box, thing) + covered(box, keep);
  }
}

const beside = (a: Tried, b: Tried): number =>
  a.spoils - b.spoils || b.room - a.room || a.away - b.away || a.aside - b.aside;

const least = <T>(all: readonly T[], by: (a: T, b: T) => number): T => all.reduce((a, b) => (by(b, a) < 0 ? b : a));

function sideOf(card: Box, thing: Box): Side {
  const past = {
    right: card.left - right(thing),
    left: thing.left - right(card),
    below: card.top - bottom(thing),
    above: thing.top - bottom(card),
  };
  return least(['right', 'left', 'below', 'above'] as const, (a, b) => past[b] - past[a]);
}

const roomAt = (side: Side, thing: Box, window: Extent): number =>
  ({
    left: thing.left,
    right: window.width - right(thing),
    above: thing.top,
    below: window.height - bottom(thing),
  })[side];

/** How far out of line the card stands with its thing. */
function asideOf(card: Box, thing: Box, side: Side): number {
  const across = side === 'above' || side === 'below';
  const of = (b: Box) => (across ? b.left + b.width / 2 : b.top + b.height / 2);
  return Math.abs(of(card) - of(thing));
}
