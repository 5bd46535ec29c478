/** The edges of something in the page. */
export type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
interface Point {
  x: number;
  y: number;
}

/** What of something lies within something else. */
export const within = (outer: Edges, x: Edges): Edges => ({
  left: Math.max(outer.left, x.left),
  right: Math.min(outer.right, x.right),
  top: Math.max(outer.top, x.top),
  bottom: Math.min(outer.bottom, x.bottom),
});

/** Whether the middle of something lies within something else. */
export function liesIn(outer: Edges, x: Edges): boolean {
  const [across, down] = [(x.left + x.right) / 2, (x.top + x.bottom) / 2];
  return outer.left < across && across < outer.right && outer.top < down && down < outer.bottom;
}

/** Between what is put somewhere and what stands there. */
const GAP = 3;
const STEP = 4;

/** Where something of a size has room among what stands in a box, the nearest to a point; null where it has none. */
export function roomIn(box: Edges, taken: readonly Edges[], size: { width: number; height: number }, near: Point) {
  const [w, h] = [size.width / 2 + GAP, size.height / 2 + GAP];
  const isFree = ({ x, y }: Point): boolean =>
    taken.every((t) => x + w <= t.left || t.right <= x - w || y + h <= t.top || t.bottom <= y - h);
  const farOf = ({ x, y }: Point): number => Math.hypot(x - near.x, y - near.y);
  let found: Point | null = null;
  for (let y = box.top + h; y <= box.bottom - h; y += STEP)
    for (let x = box.left + w; x <= box.right - w; x += STEP) {
      const at = { x, y };
      if ((!found || farOf(at) < farOf(found)) && isFree(at)) found = at;
    }
  return found;
}

/** All that can be read or seen in an element, as tightly as it is drawn. */
export function drawnIn(element: Element): Edges[] {
  const found: Edges[] = [];
  const range = document.createRange();
  for (const node of element.childNodes) {
    if (node instanceof Text) {
      range.selectNodeContents(node);
      if (node.data.trim()) found.push(...range.getClientRects());
    } else if (node instanceof HTMLElement && node.childNodes.length > 0) found.push(...drawnIn(node));
    else if (node instanceof Element) found.push(node.getBoundingClientRect());
  }
  return found.filter(({ left, right }) => right > left);
}
