import { type Ref, refKey } from '@ashtown/engine';
import { colourOf } from '../ui/SeatToken.tsx';
import type { Beat } from './beats.ts';
import { draw } from './draw.ts';
import { panelOf } from './marks.ts';
import { drawnIn, type Edges, roomIn } from './room.ts';

/** What tellings count, by the signs of the game: only these are said of whoever is hit. */
export type Amounts = Readonly<Record<string, string>>;

interface Point {
  x: number;
  y: number;
}
interface Round extends Point {
  r: number;
}
interface Place extends Round {
  /** Whose panel it stands in. */
  panel: string | undefined;
  /** That panel, or the panel it is; null on the board. */
  holder: HTMLElement | null;
}

/** How far a way bends to its side, as a part of its length. */
const BEND = 0.14;
const HEAD = 12;
/** Between a thing and what is drawn towards it. */
const GAP = 3;
const BOX = 24;
/** What only follows from a deed is drawn where it is near. */
const NEAR = 260;
const CLOSE = 110;

/** From a thing through the bend all ways of it share, up to the edge of what is hit. */
export function wayOf(from: Round, bend: Point, to: Round): { d: string; head: string } {
  const long = Math.hypot(to.x - bend.x, to.y - bend.y) || 1;
  const [ux, uy] = [(to.x - bend.x) / long, (to.y - bend.y) / long];
  const at = (back: number, aside = 0): string =>
    `${round(to.x - ux * (to.r + GAP + back) - uy * aside)} ${round(to.y - uy * (to.r + GAP + back) + ux * aside)}`;
  const away = Math.hypot(bend.x - from.x, bend.y - from.y) || 1;
  const x = from.x + ((bend.x - from.x) / away) * from.r;
  const y = from.y + ((bend.y - from.y) / away) * from.r;
  return {
    d: `M${round(x)} ${round(y)}Q${round(bend.x)} ${round(bend.y)} ${at(HEAD - 2)}`,
    head: `M${at(0)}L${at(HEAD + 3, -HEAD * 0.8)}L${at(HEAD + 3, HEAD * 0.8)}z`,
  };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** Where the ways from a thing to several others bend: half-way to their middle, and a little to the side. */
export function bendOf(from: Point, to: readonly Point[]): Point {
  const x = to.reduce((sum, p) => sum + p.x, 0) / to.length;
  const y = to.reduce((sum, p) => sum + p.y, 0) / to.length;
  return { x: (from.x + x) / 2 + (y - from.y) * BEND, y: (from.y + y) / 2 - (x - from.x) * BEND };
}

/** What somebody lost and gained in a beat, in signs of the game. */
export function lossOf({ lines }: Beat, seat: number, amounts: Amounts): string {
  const sums = new Map<string, number>();
  for (const { telling } of lines)
    for (const { seat: of, what, n } of telling.delta ?? [])
      if (of === seat && Object.hasOwn(amounts, what)) sums.set(what, (sums.get(what) ?? 0) + n);
  return [...sums].flatMap(([what, n]) => (n < 0 ? `−${-n}${amounts[what]}` : [])).join(' ');
}

/**
 * Draws what hits and what is hit on the board itself: a trunk in the colour of whoever acts with its strength and a branch to
 * each; shots are dashed. False where nothing of it is in the page.
 */
export function drawBlows(root: ParentNode, overlay: Element, beat: Beat, amounts: Amounts, ms: number): boolean {
  const cause = beat.head.telling;
  const blows = beat.lines.flatMap(({ telling: { by, blows = [] } }) =>
    blows.flatMap((blow) => {
      const from = blow.from ? [blow.from] : by === cause.by ? causesOf(beat) : [];
      return from.length > 0 ? { ...blow, from, reach: blow.from ? Number.POSITIVE_INFINITY : NEAR } : [];
    }),
  );
  const struck = new Map<string, { ref: Ref; at: Place }>();
  // The page is looked at as a whole before anything is drawn.
  const drawn: (() => void)[] = [];
  const labels: Edges[] = [];
  const say = (at: Point | null, says: string, colour: string): void => {
    if (!at) return;
    labels.push(around(at, says));
    drawn.push(() => label(overlay, at, says, colour));
  };
  for (const { from, to, n, reach } of blows) {
    const start = from.reduce<Place | null>((found, ref) => found ?? placeOf(root, ref), null);
    const ends = to.flatMap((ref) => {
      const at = placeOf(root, ref);
      return at && start && Math.hypot(at.x - start.x, at.y - start.y) <= reach ? [{ ref, at }] : [];
    });
    if (!start || ends.length === 0) continue;
    for (const end of ends) struck.set(refKey(end.ref), end);
    const bend = bendOf(
      start,
      ends.map(({ at }) => at),
    );
    const colour = n === undefined || beat.by === null ? 'var(--danger)' : colourOf(beat.by);
    // In one panel a way would lie on the names that stand between.
    if (start.panel !== undefined && ends.every(({ at }) => at.panel === start.panel)) {
      if (n !== undefined) for (const { at } of ends) say(besides(at, `−${n}`, labels), `−${n}`, colour);
      continue;
    }
    const far = Math.max(...ends.map(({ at }) => Math.hypot(at.x - start.x, at.y - start.y)));
    const width = n === undefined ? 3 : far < CLOSE ? 4 : 7;
    for (const { at } of ends)
      drawn.push(() => strike(overlay, wayOf(start, bend, at), colour, width, n === undefined, ms));
    if (n === undefined) continue;
    // Between things that are close there is no room for a number.
    if (far < CLOSE) {
      const [{ at }] = ends as [(typeof ends)[number]];
      say({ x: at.x + at.r + 34, y: at.y }, `−${n}`, colour);
      continue;
    }
    const middle = ends.reduce((sum, { at }) => sum + quarter(start, bend, at).x, 0) / ends.length;
    const high = ends.reduce((sum, { at }) => sum + quarter(start, bend, at).y, 0) / ends.length;
    say({ x: middle, y: high }, `${n}`, colour);
  }
  for (const { ref, at } of struck.values()) {
    const lost = ref.kind === 'player' ? lossOf(beat, Number(ref.id), amounts) : '';
    if (lost) say(besides(at, lost, labels), lost, 'var(--danger)');
  }
  for (const draws of drawn) draws();
  return struck.size > 0;
}

/** The card or place a deed is about. */
const causesOf = ({ head: { telling } }: Beat): readonly Ref[] =>
  [...(telling.moves ?? []).map(({ thing }) => thing), ...telling.about].filter(
    ({ kind }) => kind === 'slot' || kind === 'card',
  );

/** A point of a bent way near where it begins. */
const quarter = (a: Point, b: Point, c: Point, t = 0.42): Point => ({
  x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * b.x + t * t * c.x,
  y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * b.y + t * t * c.y,
});

function strike(
  overlay: Element,
  way: ReturnType<typeof wayOf>,
  colour: string,
  width: number,
  shot: boolean,
  ms: number,
): void {
  const line = { d: way.d, fill: 'none', 'stroke-linecap': 'round', ...(shot ? {} : { pathLength: '1' }) };
  const made = shot
    ? [draw('path', { ...line, stroke: colour, 'stroke-width': `${width}`, 'stroke-dasharray': '7 6' })]
    : [
        draw('path', { ...line, stroke: 'var(--bg)', 'stroke-width': `${width + 5}` }),
        draw('path', { ...line, stroke: colour, 'stroke-width': `${width}` }),
      ];
  const head = draw('path', { d: way.head, fill: colour, stroke: 'var(--bg)', 'stroke-width': '2' });
  overlay.append(...made, head);
  if (ms === 0) return;
  for (const path of made) {
    const frames = shot
      ? [{ strokeDashoffset: 52 }, { strokeDashoffset: 0 }]
      : [
          { strokeDasharray: '1 1', strokeDashoffset: 1 },
          { strokeDasharray: '1 1', strokeDashoffset: 0 },
        ];
    path.animate(frames, { duration: ms, easing: 'ease-out' }).id = 'stage strike';
  }
  head.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], { duration: ms }).id = 'stage strike';
}

const wideOf = (says: string): number => 14 + 9 * [...says].length;

function around({ x, y }: Point, says: string): Edges {
  const wide = wideOf(says);
  return { left: x - wide / 2, right: x + wide / 2, top: y - BOX / 2, bottom: y + BOX / 2 };
}

/**
 * Where a box stands that says something of a thing: above a piece of the board, and in a panel where nothing else is said;
 * null where a panel is full.
 */
function besides({ x, y, r, holder }: Place, says: string, labels: readonly Edges[]): Point | null {
  if (!holder) return { x, y: Math.max(BOX, y - r - BOX / 2) };
  const panel = holder.getBoundingClientRect();
  return roomIn(panel, [...drawnIn(holder), ...labels], { width: wideOf(says), height: BOX }, { x, y: y - r });
}

/** A number in a box. */
function label(overlay: Element, { x, y }: Point, says: string, colour: string): void {
  const wide = wideOf(says);
  const text = draw('text', { x: `${x}`, y: `${y + 5.5}`, 'text-anchor': 'middle', fill: 'var(--text)' });
  text.textContent = says;
  overlay.append(
    draw('rect', {
      x: `${x - wide / 2}`,
      y: `${y - BOX / 2}`,
      width: `${wide}`,
      height: `${BOX}`,
      fill: 'var(--bg)',
      stroke: colour,
      'stroke-width': '2',
    }),
    text,
  );
}

const PANEL = `[data-ref^="${refKey({ kind: 'player', id: '' })}"]`;

/** Where a thing stands on the board: as a piece of a drawing rather than as a panel, and never on the stage itself. */
function placeOf(root: ParentNode, ref: Ref): Place | null {
  const all = [...root.querySelectorAll<HTMLElement | SVGElement>(`[data-ref="${CSS.escape(refKey(ref))}"]`)]
    .filter((x) => !x.closest('[data-testid="story"]'))
    .map((x) => ({
      drawn: x instanceof SVGElement,
      holder: x.closest<HTMLElement>(PANEL),
      panel: panelOf(x),
      rect: (x.querySelector('[data-body]') ?? x).getBoundingClientRect(),
    }))
    .filter(({ rect }) => rect.width > 0)
    .sort((a, b) => Number(b.drawn) - Number(a.drawn) || b.rect.width * b.rect.height - a.rect.width * a.rect.height);
  const [found] = all;
  if (!found) return null;
  const { left, top, width, height } = found.rect;
  return {
    x: left + width / 2,
    y: top + height / 2,
    r: Math.min(width, height) / 2,
    panel: found.panel,
    holder: found.holder,
  };
}
