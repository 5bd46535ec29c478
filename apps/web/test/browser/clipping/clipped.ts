/**
 * What of a page cannot be seen whole: words and drawings that are cut off by something around them or covered by something above
 * them. What can be scrolled to counts as seen. Runs inside the page and stands alone: it is sent there as text.
 */
export function clipped(): string[] {
  const MOST = 1.5;
  const found = new Set<string>();
  const root = document.querySelector<HTMLElement>('[data-layout]')!;
  const nameOf = (x: Element): string => {
    const thing = x.closest('[data-ref]')?.getAttribute('data-ref') ?? '';
    const look = (x.getAttribute('class') ?? '').split(' ')[0]!.replace(/^_|_[\w-]{5}_\d+$/g, '');
    return `${thing || x.closest('[data-testid]')?.getAttribute('data-testid') || ''} ${look || x.tagName}`.trim();
  };
  const known = new Map<Element, { style: CSSStyleDeclaration; box: DOMRect }>();
  /** Asked of the same few boxes by everything in them. */
  const frameOf = (x: Element) => {
    const frame = known.get(x) ?? { style: getComputedStyle(x), box: x.getBoundingClientRect() };
    known.set(x, frame);
    return frame;
  };
  const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

  /** Who cuts something off at this place; null where it is whole. */
  const cutter = (x: Element, { left, right, top, bottom }: DOMRect): string | null => {
    let across = true;
    let down = true;
    for (let around: Element | null = x; around && around !== root.parentElement; around = around.parentElement) {
      if (around instanceof SVGElement && !(around instanceof SVGSVGElement)) continue;
      const { style, box } = frameOf(around);
      if (across && isCut(style.overflowX) && (left < box.left - MOST || right > box.right + MOST))
        return nameOf(around);
      if (down && isCut(style.overflowY) && (top < box.top - MOST || bottom > box.bottom + MOST)) return nameOf(around);
      if (isScrolled(style.overflowX)) across = false;
      if (isScrolled(style.overflowY)) down = false;
      if (style.position === 'fixed') break;
    }
    if (across && (left < -MOST || right > window.innerWidth + MOST)) return 'the window';
    if (down && (top < -MOST || bottom > window.innerHeight + MOST)) return 'the window';
    return null;
  };

  /** The outermost picture something is drawn in. */
  const drawingOf = (x: Element): Element => {
    const outer = x.parentElement?.closest('svg');
    return outer ? drawingOf(outer) : x;
  };

  /** What lies above something at one of these points; null where nothing does. */
  const coverOf = (x: Element, { left, right, top, bottom }: DOMRect): string | null => {
    const [u, v] = [(right - left) * 0.15, (bottom - top) / 2];
    for (const at of [left + u, (left + right) / 2, right - u]) {
      if (at < 0 || at > window.innerWidth || top + v < 0 || top + v > window.innerHeight) continue;
      const hit = document.elementFromPoint(at, top + v);
      if (!hit || hit === x || x.contains(hit) || hit.contains(x)) continue;
      // Drawings and badges of the same thing lie side by side; whether they overlap is a matter of looks.
      const thing = x.closest('button, [data-ref]');
      if (thing?.contains(hit)) continue;
      // So do the parts of one drawing.
      const drawing = x instanceof SVGElement ? drawingOf(x) : null;
      if (drawing?.contains(hit)) continue;
      return nameOf(hit);
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

  /** Kept for whoever listens, and shown to nobody. */
  const isFolded = (x: Element): boolean => {
    for (let around: Element | null = x; around && around !== root; around = around.parentElement)
      if (frameOf(around).style.clipPath === 'inset(50%)') return true;
    return false;
  };

  const look = (x: Element, rect: DOMRect, what: string) => {
    if (rect.width < 1 || rect.height < 1) return;
    if (!x.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isFolded(x)) return;
    const cut = cutter(x, rect);
    if (cut) return found.add(`${what} in ${nameOf(x)} is cut off by ${cut}`);
    const cover = isInSight(x, rect) && getComputedStyle(x).pointerEvents !== 'none' ? coverOf(x, rect) : null;
    if (cover) found.add(`${what} in ${nameOf(x)} is covered by ${cover}`);
  };

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const said = text.textContent!.trim();
    const x = text.parentElement!;
    if (said === '' || x.closest('.vh, style, [aria-hidden="true"][inert], option')) continue;
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) look(x, rect, `"${said.slice(0, 40)}"`);
  }
  for (const svg of root.querySelectorAll('svg')) {
    // A sign; pictures may well be cut.
    const rect = svg.getBoundingClientRect();
    if (rect.width <= 40 && rect.height <= 40) look(svg, rect, 'a sign');
  }
  return [...found];
}
