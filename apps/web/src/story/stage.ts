import { type Move, type Ref, refKey } from '@ashtown/engine';
import { colourOf } from '../ui/SeatToken.tsx';
import { type Beat, thingsOf } from './beats.ts';
import { isTwin, ownedBy } from './marks.ts';
import { liesIn, within } from './room.ts';
import { lookAt, pairsOf, type Sight, type Sights } from './sight.ts';

/** What the movements of the stage are called. */
const STAGE = 'stage';
const EASE = 'cubic-bezier(.2,.8,.2,1)';
/** Less than this is no movement, in pixels. */
const STILL = 2;
/** What all beats of a moment may wait for each other. */
const MOST_DELAY = 900;
/** How far and for how long somebody who is hit shakes. */
const SHAKE = 3;
/** How much light falls on whoever is touched. */
const FLASH = 0.3;

/**
 * Plays beats by the difference of what stood in the page before and what stands there now. A thing that is elsewhere in
 * what it stands in travels, and so does one that is told of wherever it is; one that is new comes from where its telling
 * says, one that is gone leaves for there, and one that acts where it stands shows it. Boards contain nothing of it: they
 * give things their names.
 */
export function playBeats(
  root: ParentNode,
  overlay: Element,
  before: Sights,
  beats: readonly Beat[],
  ms: number,
): void {
  const now = lookAt(root);
  const said = root.querySelector('[data-testid="story"]')?.getBoundingClientRect();
  const stage: Stage = {
    overlay,
    ms,
    placeOf: (of) => placeIn(before, now, of),
    isHidden: (place) => said !== undefined && liesIn(said, place),
    isThere: (of) => of !== undefined && placeIn(new Map(), now, of) !== null,
    begin: [],
    follow: [],
  };
  const gap = Math.min(ms / 2, MOST_DELAY / Math.max(1, beats.length));
  const acts = new Map<string, Act>();
  for (const [i, beat] of beats.entries()) {
    const moves = new Map(beat.lines.flatMap(({ telling }) => telling.moves ?? []).map((m) => [refKey(m.thing), m]));
    for (const thing of thingsOf(beat)) {
      const key = refKey(thing);
      const move = moves.get(key) ?? null;
      if (!acts.has(key)) acts.set(key, { key, kind: thing.kind, delay: i * gap, move, isTheirs: ownedBy(beat) });
    }
    shakeHit(stage, now, beat, i * gap);
  }
  for (const key of new Set([...before.keys(), ...now.keys()])) {
    const act = acts.get(key) ?? null;
    const still: Sight[] = [];
    const pairs = pairsOf(before.get(key) ?? [], now.get(key) ?? []);
    for (const { before, after } of pairs) {
      // A panel is no piece: it goes nowhere.
      const its = act?.kind === 'player' && !isDrawn((after ?? before)!.element) ? null : act;
      if (before && after) {
        if (!stays(stage, its, before, after)) still.push(after);
      } else if (after && its) comes(stage, its, after);
      else if (before && its) goes(stage, its, before);
    }
    // Of several alike, one that was seen to move is the one that is told of.
    const isPiece = act?.move && act.kind !== 'player';
    if (isPiece && still.length > 0 && still.length === pairs.length) stands(stage, act, theirsOf(still, act)!);
  }
  start(stage);
}

/**
 * What still moves stands where it belongs: it goes on from where it was seen last. Two movements of one thing at once would be
 * painted frame by frame.
 */
export function stopBeats(overlay: Element): void {
  stops++;
  overlay.replaceChildren();
  for (const animation of document.getAnimations()) if (animation.id.startsWith(STAGE)) animation.cancel();
}

/** Looks at the page as it will stand once everything has arrived. */
export function atRest(look: () => void): void {
  const moving = document.getAnimations().filter(({ id }) => id.startsWith(STAGE));
  const times = moving.map(({ currentTime }) => currentTime);
  for (const x of moving) x.currentTime = x.effect!.getComputedTiming().endTime!;
  look();
  for (const [i, x] of moving.entries()) x.currentTime = times[i]!;
}

function shakeHit(stage: Stage, now: Sights, { cue, by, to }: Beat, delay: number): void {
  for (const seat of to)
    for (const x of outermost(now.get(refKey({ kind: 'player', id: `${seat}` })) ?? [])) {
      if (seat !== by) flash(stage, x, by === null ? 'var(--accent)' : colourOf(by), delay);
      if (cue === 'hit' || cue === 'crash') shake(stage, x, delay);
    }
}

/** What a later beat of the same moment is about swells where it stands, and whoever is hit shakes. */
export function playBeat(root: ParentNode, overlay: Element, beat: Beat, ms: number, hands: boolean): void {
  const now = lookAt(root);
  const stage: Stage = {
    overlay,
    ms,
    placeOf: () => null,
    isHidden: () => false,
    isThere: () => false,
    begin: [],
    follow: [],
  };
  const { about, moves = [] } = beat.head.telling;
  const isTheirs = ownedBy(beat);
  const kinds = new Map([...about, ...moves.map(({ thing }) => thing)].map((ref) => [refKey(ref), ref.kind]));
  for (const [key, kind] of kinds) {
    const act: Act = { key, kind, delay: 0, move: null, isTheirs };
    const all = (now.get(key) ?? []).filter(({ element }) => !(hands && isTwin(element, beat)));
    const x = kind === 'player' ? undefined : theirsOf(all, act);
    if (x) acts(stage, act, x);
  }
  shakeHit(stage, now, beat, 0);
  start(stage);
}

interface Stage {
  overlay: Element;
  ms: number;
  placeOf(of: Ref | undefined): DOMRect | null;
  /** Whether what is said lies on a place: what came there would lie on the sentence. */
  isHidden(place: DOMRect): boolean;
  /** Whether a place is seen now, and not only before. */
  isThere(of: Ref | undefined): boolean;
  /** What begins once everything has been looked at: a page that is changed and looked at in turns is laid out each time. */
  begin: (() => void)[];
  /** What is drawn above the page follows a frame later: both at once would be too much for one frame of a slow device. */
  follow: (() => void)[];
}

/** How often everything was stopped: what waits to be drawn above the page is not drawn after that. */
let stops = 0;

function start({ begin, follow }: Stage): void {
  for (const x of begin) x();
  if (follow.length === 0) return;
  const before = stops;
  const draw = () => {
    if (stops === before) for (const x of follow) x();
  };
  requestAnimationFrame(() => requestAnimationFrame(draw));
}

/** What the beats say of a thing. */
interface Act {
  key: string;
  kind: Ref['kind'];
  delay: number;
  move: Move | null;
  /** Whether something stands with those it is told of. */
  isTheirs(element: Element): boolean;
}

/** Which of several alike is told of: the one that stands with those it is about. */
const theirsOf = (all: readonly Sight[], { isTheirs }: Act): Sight | undefined =>
  all.find(({ element }) => isTheirs(element)) ?? all[0];

/** Where a place was seen, or is: the largest thing of that name, since a small one may only mention it. */
function placeIn(before: Sights, now: Sights, of: Ref | undefined): DOMRect | null {
  const all = of ? [...(now.get(refKey(of)) ?? []), ...(before.get(refKey(of)) ?? [])] : [];
  const [largest] = all
    .filter(isSeen)
    .map(({ rect }) => rect)
    .sort((a, b) => b.width * b.height - a.width * a.height);
  return largest ?? null;
}

const isSeen = ({ rect, room }: Sight): boolean => liesIn(room, rect);

/** Whether it is elsewhere now. */
function stays(stage: Stage, act: Act | null, before: Sight, after: Sight): boolean {
  const within = before.parent === after.parent;
  const still = within
    ? Math.abs(before.x - after.x) <= STILL && Math.abs(before.y - after.y) <= STILL
    : Math.hypot(before.rect.x - after.rect.x, before.rect.y - after.rect.y) <= STILL;
  if (still) return false;
  // What stands in a thing, such as the buttons of a card, is arranged anew with it: only what is told of goes somewhere in it.
  if (within && !act && (before.parent as HTMLElement | null)?.dataset.ref !== undefined) return true;
  if (within || isDrawn(after.element)) slide(stage, act?.delay ?? 0, `travel ${keyOf(after)}`, before.rect, after);
  // Where a whole board is arranged anew, only what is told of flies: ghosts of all of it would take longer than the flight.
  else if (act && isSeen(before)) fly(stage, act.delay, `travel ${keyOf(after)}`, before.rect, after);
  return true;
}

/** A thing that stays where it is and still goes somewhere, such as one of many goods or a card of a pile: a copy goes. */
function stands(stage: Stage, act: Act, after: Sight): void {
  const from = stage.placeOf(act.move!.from);
  const to = stage.placeOf(act.move!.to);
  if (!act.move!.from && !act.move!.to) return acts(stage, act, after);
  if (!from || !to || isDrawn(after.element) || stage.isHidden(to)) return;
  const ghost = ghostOf(stage, { ...after, rect: middle(to, after.rect) });
  const start = shift(after, middle(to, after.rect), middle(from, after.rect));
  const frames = [{ ...start, opacity: 1 }, { translate: '0 0', scale: 1, opacity: 1, offset: 0.9 }, { opacity: 0 }];
  animate(stage, ghost, `send ${act.key}`, frames, act.delay, () => ghost.remove());
}

function comes(stage: Stage, act: Act, after: Sight): void {
  const from = stage.placeOf(act.move?.from);
  if (from && !isDrawn(after.element)) return fly(stage, act.delay, `come ${act.key}`, middle(from, after.rect), after);
  if (from) return slide(stage, act.delay, `come ${act.key}`, middle(from, after.rect), after);
  if (act.kind === 'die') return acts(stage, act, after);
  animate(
    stage,
    after.element,
    `come ${act.key}`,
    [
      { opacity: 0, translate: '0 -10px' },
      { opacity: opacityOf(after), translate: '0 0' },
    ],
    act.delay,
  );
}

function goes(stage: Stage, act: Act, before: Sight): void {
  if (before.element.isConnected || !isSeen(before)) return;
  // What it stood in may have gone with it.
  if (!before.parent?.isConnected && !stage.isThere(act.move?.to)) return;
  const to = stage.placeOf(act.move?.to);
  if (stage.isHidden(to ?? before.rect)) return;
  const ghost = ghostOf(stage, before);
  const end = to ? { ...shift(before, before.rect, to), opacity: 0.2 } : { opacity: 0, translate: '0 10px' };
  animate(stage, ghost, `go ${act.key}`, [{ opacity: 1 }, end], act.delay, () => ghost.remove());
}

/** Something happens where a thing stands: dice tumble, others swell. */
function acts(stage: Stage, { kind, key, delay }: Act, { element }: Sight): void {
  const tumble = [
    { rotate: '-200deg', scale: 0.7 },
    { rotate: '20deg', scale: 1.06, offset: 0.8 },
    { rotate: '0deg', scale: 1 },
  ];
  animate(stage, element, `act ${key}`, kind === 'die' ? tumble : [{ scale: 1 }, { scale: 1.06 }, { scale: 1 }], delay);
}

function shake(stage: Stage, { element }: Sight, delay: number): void {
  const to = (x: number) => ({ translate: `${x}px 0` });
  animate(stage, element, `shake ${keyOf({ element })}`, [to(0), to(-SHAKE), to(SHAKE), to(-SHAKE), to(0)], delay);
}

/** Light on whoever is touched: of its own, since a colour that changes is painted anew all the while. */
function flash(stage: Stage, { element, rect, room }: Sight, colour: string, delay: number): void {
  if (isDrawn(element)) return;
  const light = document.createElement('div');
  const { left, right, top, bottom } = within(room, rect);
  Object.assign(light.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${Math.max(0, right - left)}px`,
    height: `${Math.max(0, bottom - top)}px`,
    background: colour,
    opacity: '0',
  });
  stage.follow.push(() => stage.overlay.append(light));
  const frames = [0, FLASH, 0, FLASH, 0].map((opacity) => ({ opacity }));
  animate(stage, light, `flash ${keyOf({ element })}`, frames, delay, () => light.remove());
}

/** From where it was, in what it stands in. */
function slide(stage: Stage, delay: number, id: string, from: DOMRect, after: Sight): void {
  const { element, rect } = after;
  const scale = scaleOf(after);
  const x = (from.x + from.width / 2 - rect.x - rect.width / 2) / scale;
  const y = (from.y + from.height / 2 - rect.y - rect.height / 2) / scale;
  animate(stage, element, id, [{ translate: `${x}px ${y}px` }, { translate: '0 0' }], delay);
}

/** From elsewhere, above everything; the thing itself is not seen until it has landed. */
function fly(stage: Stage, delay: number, id: string, from: DOMRect, after: Sight): void {
  const { element, rect } = after;
  if (stage.isHidden(rect) || !isSeen(after)) return;
  const ghost = ghostOf(stage, after);
  animate(stage, ghost, id, [shift(after, rect, from), { translate: '0 0', scale: 1 }], delay, () => ghost.remove());
  animate(stage, element, id, [{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: opacityOf(after) }], delay);
}

/** Of things in each other, such as a player's token in the player's panel, those that hold the others. */
const outermost = (all: readonly Sight[]): readonly Sight[] =>
  all.filter((x) => !all.some((y) => y !== x && y.element.contains(x.element)));

const isDrawn = (element: Element): boolean => element instanceof SVGElement;
/** What a thing comes to is always said: where it goes without saying, every frame is painted anew. */
const opacityOf = ({ element }: Sight): string => getComputedStyle(element).opacity;
const keyOf = ({ element }: { element: Element }): string => (element as HTMLElement).dataset.ref ?? '';

/** A thing is moved in its own pixels, one of a drawing in the units of the drawing. */
const scaleOf = ({ matrix, zoom }: Sight): number => (matrix ? matrix.a || 1 : zoom);

/** As large as the thing, in the middle of a place. */
const middle = (place: DOMRect, { width, height }: DOMRect): DOMRect =>
  new DOMRect(place.x + (place.width - width) / 2, place.y + (place.height - height) / 2, width, height);

/** What makes the ghost of a thing at `rect` look as if it stood at `at`: moved in its own pixels. */
export function shift(of: Pick<Sight, 'zoom' | 'matrix'>, rect: DOMRectReadOnly, at: DOMRectReadOnly): Keyframe {
  const zoom = ghostZoom(of);
  const x = (at.x + at.width / 2 - rect.x - rect.width / 2) / zoom;
  const y = (at.y + at.height / 2 - rect.y - rect.height / 2) / zoom;
  return { translate: `${x}px ${y}px`, scale: Math.min(1, Math.max(0.25, at.width / (rect.width || 1))) };
}

/** A ghost is as large as the thing is drawn where it stands; the matrix of a drawing says so itself. */
const ghostZoom = ({ zoom, matrix }: Pick<Sight, 'zoom' | 'matrix'>): number => (matrix ? 1 : zoom);

/** A picture of a thing above everything: nothing of it can be reached or read. */
function ghostOf({ overlay, follow }: Stage, sight: Sight): Element {
  const { element, rect, matrix } = sight;
  const ghost = element.cloneNode(true) as HTMLElement | SVGElement;
  for (const x of [ghost, ...ghost.querySelectorAll('*')])
    for (const name of ['id', 'data-ref', 'data-testid', 'data-standing', 'tabindex', 'aria-label'])
      x.removeAttribute(name);
  const box = matrix ? document.createElementNS('http://www.w3.org/2000/svg', 'svg') : document.createElement('div');
  const zoom = ghostZoom(sight);
  Object.assign(box.style, {
    position: 'fixed',
    zoom: String(zoom),
    left: `${rect.x / zoom}px`,
    top: `${rect.y / zoom}px`,
    width: `${rect.width / zoom}px`,
    height: `${rect.height / zoom}px`,
    overflow: 'visible',
  });
  if (matrix) {
    const { a, b, c, d, e, f } = matrix;
    ghost.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - rect.x} ${f - rect.y})`);
    ghost.style.transformBox = 'view-box';
    ghost.style.transformOrigin = '0 0';
  } else
    Object.assign(ghost.style, { width: '100%', height: '100%', margin: '0', position: 'static', translate: 'none' });
  box.append(ghost);
  follow.push(() => overlay.append(box));
  return box;
}

/** Never holds anything up; `translate`, `scale` and `rotate` leave a thing's own transform alone, and are added to its own `translate`. */
function animate(
  { ms, begin, follow }: Stage,
  element: Element,
  id: string,
  frames: Keyframe[],
  delay: number,
  done?: () => void,
) {
  const { transform, translate } = getComputedStyle(element);
  const drawn = frames.map(isDrawn(element) ? transformed(transform || 'none') : moved(translate || 'none'));
  // What is not in the page yet is to be drawn above it.
  (element.isConnected ? begin : follow).push(() => {
    const animation = element.animate(drawn, { duration: ms, delay, easing: EASE, fill: 'backwards' });
    animation.id = `${STAGE} ${id}`;
    if (done) void animation.finished.then(done, done);
  });
}

/** In a drawing only `transform` moves without everything being laid out for every frame: the thing's own becomes a part of it. */
export const transformed =
  (own: string) =>
  ({ translate = '0', rotate = '0deg', scale = 1, ...rest }: Keyframe): Keyframe => ({
    ...rest,
    transform: `translate(${`${translate}`.split(' ').join(', ')}) rotate(${rotate}) scale(${scale})${own === 'none' ? '' : ` ${own}`}`,
  });

/** Moved from where a thing stands by a `translate` of its own. */
export const moved =
  (own: string) =>
  ({ translate, ...rest }: Keyframe): Keyframe => {
    if (translate === undefined) return rest;
    if (own === 'none' || own === '0px') return { translate, ...rest };
    const to = `${translate}`.split(' ');
    const from = own.split(' ');
    const sum = (i: number): string => `calc(${to[i] === '0' ? '0px' : to[i]} + ${from[i] ?? '0px'})`;
    return { ...rest, translate: `${sum(0)} ${sum(1)}` };
  };
