/**
 * What of a page cannot be seen whole: words and drawings that are cut off by something around them, covered by something above
 * them, or written into each other. What can be scrolled to counts as seen. Runs inside the page and stands alone: it is
 * sent there as text.
 */
export function clipped(within = ':popover-open, dialog[open]'): string[] {
  const MOST = 1.5;
  const EDGE = 0.2;
  const SMALL = 40;
  const SCALE = 'ol > li[aria-hidden="true"]';
  /** What the browser does not lay out before it is scrolled to counts as not there. */
  const SHOWN = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
  /** All words, whether they can be seen now, and what they scroll with. */
  const written: { x: Element; rect: DOMRect; what: string; seen: boolean; within: Element | null }[] = [];
  const found = new Set<string>();
  // What is open lies above all else.
  const root =
    document.querySelector<HTMLElement>(within) ??
    document.querySelector<HTMLElement>('[data-layout]') ??
    document.body;
  const nameOf = (x: Element): string => {
    const thing = x.closest('[data-ref]')?.getAttribute('data-ref') ?? '';
    const look = (x.getAttribute('class') ?? '').split(' ')[0]!.replace(/^_|_[\w-]{5}_\d+$/g, '');
    return `${thing || x.closest('[data-testid]')?.getAttribute('data-testid') || ''} ${look || x.tagName}`.trim();
  };
  const known = new Map<Element, ReturnType<typeof measured>>();
  const measured = (x: Element) => {
    const { overflowX, overflowY, position, clipPath, pointerEvents, flexDirection } = getComputedStyle(x);
    const style = { overflowX, overflowY, position, clipPath, pointerEvents, flexDirection };
    return { style, box: x.getBoundingClientRect() };
  };
  /** Asked of the same few boxes by everything in them, and a style that is asked is computed again each time. */
  const frameOf = (x: Element) => {
    const frame = known.get(x) ?? measured(x);
    known.set(x, frame);
    return frame;
  };
  const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

  /** Who cuts something off at this place; null where it is whole. */
  const cutter = (x: Element, { left, right, top, bottom }: DOMRect): string | null => {
    for (let around: Element | null = x; around && around !== root.parentElement; around = around.parentElement) {
      if (around instanceof SVGElement && !(around instanceof SVGSVGElement)) continue;
      const { style, box } = frameOf(around);
      if (isCut(style.overflowX) && (left < box.left - MOST || right > box.right + MOST)) return nameOf(around);
      if (isCut(style.overflowY) && (top < box.top - MOST || bottom > box.bottom + MOST)) return nameOf(around);
      // Nothing scrolls to what lies before its beginning, and what scrolls must itself be there whole.
      const zoom = around.currentCSSZoom ?? 1; // scrolling is counted in pixels of what is scrolled
      if (isScrolled(style.overflowX)) {
        if (left + zoom * around.scrollLeft < box.left - MOST) return nameOf(around);
        ({ left, right } = box);
      }
      if (isScrolled(style.overflowY)) {
        const [scrollTop, hidden] = [around.scrollTop, around.scrollHeight - around.clientHeight].map((n) => n * zoom);
        // What counts from its end scrolls upwards, and to nothing after it.
        const isReversed = style.flexDirection === 'column-reverse';
        const above = isReversed ? scrollTop! + hidden! : scrollTop!;
        if (top + above < box.top - MOST) return nameOf(around);
        if (isReversed && bottom + scrollTop! > box.bottom + MOST) return nameOf(around);
        ({ top, bottom } = box);
      }
      if (style.position === 'fixed') break;
    }
    const { scrollTop, scrollHeight } = document.scrollingElement!;
    if (left < -MOST || right > window.innerWidth + MOST) return 'the window';
    if (top + scrollTop < -MOST || bottom + scrollTop > scrollHeight + MOST) return 'the window';
    return null;
  };

  /** The outermost picture something is drawn in. */
  const drawingOf = (x: Element): Element => {
    const outer = x.parentElement?.closest('svg');
    return outer ? drawingOf(outer) : x;
  };

  const isOneDrawing = (a: Element, b: Element): boolean =>
    a instanceof SVGElement && b instanceof SVGElement && drawingOf(a) === drawingOf(b);

  /** Something that stays while all else scrolls: what it covers can be scrolled away from under it. */
  const isPassing = (x: Element, hit: Element): boolean => {
    let above: Element | null = hit;
    while (above && frameOf(above).style.position !== 'sticky') above = above.parentElement;
    for (let around = above?.parentElement; around; around = around.parentElement)
      if (isScrolled(frameOf(around).style.overflowY)) return around.contains(x);
    return above !== null;
  };

  /** Drawings and badges of the same thing lie side by side; whether they overlap is a matter of looks. So do the parts of one drawing. */
  const isOneWith = (x: Element, other: Element): boolean =>
    x.contains(other) ||
    other.contains(x) ||
    x.closest('button, [data-ref]')?.contains(other) ||
    (x instanceof SVGElement && drawingOf(x).contains(other));

  const boxes = [...document.body.querySelectorAll(':not(svg *)')]
    .map((x) => ({ x, ...frameOf(x) }))
    .filter(({ style }) => style.pointerEvents !== 'none');

  /** What lies above something at one of these points; null where nothing does. */
  const coverOf = (x: Element, { left, right, top, bottom }: DOMRect): string | null => {
    const u = (right - left) * 0.15;
    const down = (top + bottom) / 2;
    for (const at of right - left < SMALL ? [(left + right) / 2] : [left + u, right - u]) {
      if (at < 0 || at > window.innerWidth || down < 0 || down > window.innerHeight) continue;
      // Asking the browser is what takes the time: only where something else has a box as well.
      const isHere = ({ left: l, right: r, top: t, bottom: b }: DOMRect) =>
        l <= at && at <= r && t <= down && down <= b;
      if (!boxes.some(({ x: other, box }) => isHere(box) && !isOneWith(x, other))) continue;
      const hit = document.elementFromPoint(at, down);
      if (hit && !isOneWith(x, hit) && !isPassing(x, hit)) return nameOf(hit);
    }
    return null;
  };

  /** What is in sight of everything that scrolls around it: only there can anything cover it. */
  const isInSight = (x: Element, rect: DOMRect): boolean => {
    for (let around = x.parentElement; around && around !== root.parentElement; around = around.parentElement) {
      const { style, box } = frameOf(around);
      if (!isScrolled(style.overflowX) && !isScrolled(style.overflowY)) continue;
      if (rect.left < box.left || rect.right > box.right || rect.top < box.top || rect.bottom > box.bottom)
        return false;
    }
    return true;
  };

  const scrollerOf = (x: Element): Element | null => {
    let around = x.parentElement;
    while (around && !isScrolled(frameOf(around).style.overflowX) && !isScrolled(frameOf(around).style.overflowY))
      around = around.parentElement;
    return around;
  };

  /** Kept for whoever listens, and shown to nobody. */
  const isFolded = (x: Element): boolean => {
    for (let around: Element | null = x; around && around !== root; around = around.parentElement)
      if (frameOf(around).style.clipPath === 'inset(50%)') return true;
    return false;
  };

  const look = (x: Element, rect: DOMRect, what: string) => {
    if (rect.width < 1 || rect.height < 1) return;
    if (!x.checkVisibility(SHOWN) || isFolded(x)) return;
    const cut = cutter(x, rect);
    if (cut) return found.add(`${what} in ${nameOf(x)} is cut off by ${cut}`);
    const seen = isInSight(x, rect);
    const cover = seen && frameOf(x).style.pointerEvents !== 'none' ? coverOf(x, rect) : null;
    if (cover) found.add(`${what} in ${nameOf(x)} is covered by ${cover}`);
    if (what[0] === '"') written.push({ x, rect, what, seen, within: scrollerOf(x) });
  };

  /** Whether the letters of two words lie in each other. */
  const isMixed = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > MOST &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > MOST;

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const said = text.textContent!.trim();
    const x = text.parentElement!;
    if (said === '' || x.closest('.vh, .skip, style, [aria-hidden="true"][inert], option')) continue;
    range.selectNodeContents(text);
    // The box of a line is higher than its letters.
    for (const { x: left, y, width, height } of range.getClientRects())
      look(x, new DOMRect(left, y + height * EDGE, width, height * (1 - 2 * EDGE)), `"${said.slice(0, 40)}"`);
  }
  for (const svg of root.querySelectorAll('svg:not(svg svg)')) {
    // A sign; pictures may well be cut.
    const rect = svg.getBoundingClientRect();
    if (rect.width <= 40 && rect.height <= 40) look(svg, rect, 'a sign');
  }
  written.sort((a, b) => a.rect.top - b.rect.top);
  for (const [i, a] of written.entries())
    for (let j = i + 1; j < written.length && written[j]!.rect.top < a.rect.bottom; j++) {
      const b = written[j]!;
      if (!isMixed(a.rect, b.rect) || a.x === b.x || isOneDrawing(a.x, b.x)) continue;
      if (!((a.seen && b.seen) || a.within === b.within)) continue;
      // The numbers of a scale lie under what stands on it.
      if (a.x.closest(SCALE) || b.x.closest(SCALE)) continue;
      if (!isPassing(a.x, b.x) && !isPassing(b.x, a.x))
        found.add(`${a.what} in ${nameOf(a.x)} is written into ${b.what} in ${nameOf(b.x)}`);
    }
  return [...found];
}
