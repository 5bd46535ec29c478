import { zoomOf } from '../ui/zoom.ts';
import { type Edges, within } from './room.ts';

/** A thing as it stands in the page at one moment. */
export interface Sight {
  element: Element;
  rect: DOMRect;
  /** What is seen of what it stands in: it may be scrolled away. */
  room: Edges;
  /** Where it stands in what it stands in: that moves with a page that scrolls or grows. */
  parent: Element | null;
  x: number;
  y: number;
  /** How large its own pixels are. */
  zoom: number;
  /** Of a thing of a drawing: from its own units to the screen. */
  matrix: DOMMatrix | null;
}

/** All things in the page by their names, which is their `data-ref`; a name may be there more than once, as a card in a hand and in a panel. */
export type Sights = ReadonlyMap<string, readonly Sight[]>;

export function lookAt(root: ParentNode): Sights {
  const sights = new Map<string, Sight[]>();
  const parents = new Map<Element, DOMRect>();
  const rooms = new Map<Element, Edges>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-ref]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width === 0 && rect.height === 0) continue;
    const parent = holderOf(element);
    let base = parent ? parents.get(parent) : undefined;
    if (parent && !base) {
      base = parent.getBoundingClientRect();
      parents.set(parent, base);
    }
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const key = element.dataset.ref!;
    const zoom = zoomOf(element);
    const room = roomAround(element, rooms);
    const sight = { element, rect, room, parent, x: rect.x - (base?.x ?? 0), y: rect.y - (base?.y ?? 0), zoom, matrix };
    const there = sights.get(key);
    if (there) there.push(sight);
    else sights.set(key, [sight]);
  }
  return sights;
}

/** What is seen of all that a thing stands in. */
function roomAround({ parentElement: holder }: Element, known: Map<Element, Edges>): Edges {
  if (!holder) return { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
  let room = known.get(holder);
  if (!room) {
    room = roomAround(holder, known);
    if (getComputedStyle(holder).overflow !== 'visible' && !(holder instanceof SVGElement))
      room = within(room, holder.getBoundingClientRect());
    known.set(holder, room);
  }
  return room;
}

/** What a thing stands in: the next around it that has a place of its own, or is a thing itself. */
function holderOf(element: Element): Element | null {
  let holder = element.parentElement;
  const isBare = (x: Element) => x.children.length === 1 || x.getClientRects().length === 0;
  while (holder && !(holder as HTMLElement).dataset.ref && isBare(holder)) holder = holder.parentElement;
  return holder;
}

/** A thing before and after: null where it was not there, or is not any more. */
export interface Pair {
  before: Sight | null;
  after: Sight | null;
}

/** Which of the things of one name before is which one after: the same element, else in the order of the page. */
export function pairsOf(before: readonly Sight[], after: readonly Sight[]): Pair[] {
  const stayed = after.filter((x) => before.some((y) => y.element === x.element));
  const pairs: Pair[] = stayed.map((x) => ({ before: before.find((y) => y.element === x.element)!, after: x }));
  const gone = before.filter((x) => !stayed.some((y) => y.element === x.element));
  const come = after.filter((x) => !stayed.includes(x));
  for (let i = 0; i < Math.max(gone.length, come.length); i++)
    pairs.push({ before: gone[i] ?? null, after: come[i] ?? null });
  return pairs;
}
