/** What runs inside the page. Each function stands alone: it is sent there as text. */

export interface Moment {
  /** `mine`: this page is asked and shows exactly the legal answers. */
  t: 'mine' | 'waiting' | 'over';
  /** Why a page that is asked does not count as ready. */
  not: string | null;
}

/** What is legal in a position, found out outside of the page: the answers as text, and the things they are about. */
export interface Offered {
  /** Which position it belongs to. */
  of: string;
  picks: readonly string[];
  refs: readonly string[];
}

/**
 * Where the page stands against what it was last told, as soon as it waits no longer, has waited long enough, or what is
 * legal has to be found out anew; `sure`: that has been done just now.
 */
export async function moment({
  of,
  picks: legal,
  patience,
  sure,
}: Offered & { patience: number; sure: boolean }): Promise<Moment> {
  const all = (id: string) => [...document.querySelectorAll<HTMLButtonElement>(`[data-testid="${id}"]`)];
  const look = (): Moment => {
    const { position, mine } = window.heard;
    if (!position) return { t: 'waiting', not: 'nothing heard' };
    if (position.result !== null)
      return all('result').length > 0 ? { t: 'over', not: null } : { t: 'waiting', not: 'no result shown' };
    if (all('curtain').length > 0) return { t: 'waiting', not: 'curtain' };
    // A screen for several people looks with the eyes of whoever is asked next.
    if (mine.length > 1 && position.seat !== null && !position.asked.includes(position.seat))
      return { t: 'waiting', not: 'other eyes' };
    if (position.question === null) return { t: 'waiting', not: 'not asked' };
    if (of !== `${location.hash} ${position.seat} ${position.at} ${position.ply}`)
      return { t: 'waiting', not: 'just told' };
    const busy = document.querySelector('[data-testid="prompt"]')?.getAttribute('aria-busy') !== 'false';
    const shown = all('choice');
    if (busy || shown.some((x) => x.disabled)) return { t: 'waiting', not: 'busy' };
    const picks = shown.map((x) => x.dataset.pick!).sort();
    const same = picks.length === legal.length && picks.every((x, i) => x === legal[i]);
    return same
      ? { t: 'mine', not: null }
      : { t: 'waiting', not: `the list shows ${picks.join(' ')}, legal are ${legal.join(' ')}` };
  };
  const end = performance.now() + patience;
  for (;;) {
    const now = look();
    const isOld = now.not === 'just told' || (!sure && now.not?.startsWith('the list shows'));
    if (now.t !== 'waiting' || isOld || performance.now() >= end) return now;
    await new Promise((done) => setTimeout(done, 15));
  }
}

/** Whatever is wrong with the page as it stands, in words; nothing where all is well. */
export function faults({ touch, of, refs }: Offered & { touch: boolean }): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  const { position, refused } = window.heard;
  for (const code of refused) found.push(`refused: ${code}`);
  if (root.scrollWidth > window.innerWidth) found.push(`scrolls sideways: ${root.scrollWidth} > ${window.innerWidth}`);
  if (root.scrollHeight > window.innerHeight) {
    const low = [...document.body.querySelectorAll<HTMLElement>('*')].filter((x) => {
      const shown = x.style.display;
      x.style.display = 'none';
      const cured = root.scrollHeight <= window.innerHeight;
      x.style.display = shown;
      return cured;
    });
    const names = low.map((x) => `${x.tagName} ${x.getAttribute('class') ?? x.id}`);
    found.push(`scrolls: ${root.scrollHeight} > ${window.innerHeight}, because of ${names.join(' > ')}`);
  }
  if (!document.activeElement || document.activeElement === document.body) found.push('the focus fell to the page');
  const prompt = document.querySelector<HTMLElement>('[data-testid="prompt"]');
  if (!prompt?.textContent.trim()) found.push('the prompt is empty');
  const odd = /\bundefined\b|\bNaN\b|\[object |\bnull\b/.exec(document.body.textContent);
  if (odd) found.push(`the page says "${odd[0]}"`);

  const isSeen = (x: Element) => x.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const buttons = [...(prompt?.querySelectorAll<HTMLElement>('button') ?? [])].filter(
    (x) => isSeen(x) && x.getBoundingClientRect().height > 0,
  );
  const nameOf = (x: HTMLElement) => x.textContent.trim() || x.getAttribute('aria-label');
  for (const [i, x] of buttons.entries()) {
    const { left, top, right, bottom, height } = x.getBoundingClientRect();
    const name = nameOf(x);
    if (x.scrollWidth > x.clientWidth + 1) found.push(`the words of the button "${name}" do not fit on it`);
    for (const y of buttons.slice(i + 1)) {
      const other = y.getBoundingClientRect();
      const apart =
        other.left > right - 1 || other.right < left + 1 || other.top > bottom - 1 || other.bottom < top + 1;
      if (!apart) found.push(`the buttons "${name}" and "${nameOf(y)}" lie on each other`);
    }
    if (left < 0 || top < 0 || right > window.innerWidth + 0.5 || bottom > window.innerHeight + 0.5)
      found.push(`the button "${name}" is cut off`);
    // The number of a rule stands in a sentence, and is as high as its line.
    if (touch && height < 43.5 && x.dataset.testid !== 'cite')
      found.push(`the button "${name}" is only ${height} px high`);
  }
  const offered = new Set(refs);
  const isNow = of === `${location.hash} ${position?.seat} ${position?.at} ${position?.ply}`;
  // A die to be thrown again is marked where it lies; the answer names its face.
  for (const x of document.querySelectorAll<HTMLElement>('[data-ref][data-standing="legal"]'))
    if (isNow && !offered.has(x.dataset.ref!) && !x.closest('[data-testid="die"]'))
      found.push(`${x.dataset.ref} looks legal and is not`);
  return found;
}

export interface Target {
  /** A point at which a pointer meets the thing and nothing above it; null where there is none. */
  at: { x: number; y: number } | null;
  name: string;
  /** How many clicks the page has seen. */
  clicks: number;
}

/** One of the things a selector names that can be seen and used now; null where there is none. `roll` is from 0 to 1. */
export async function target({ selector, roll }: { selector: string; roll: number }): Promise<Target | null> {
  const usable = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (x) =>
      x.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !(x as HTMLButtonElement).disabled &&
      x.getAttribute('aria-disabled') !== 'true' &&
      x.getBoundingClientRect().width > 0,
  );
  const thing = usable[Math.floor(roll * usable.length)];
  if (!thing) return null;
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  // A list that is still unfolding would carry it away from under the finger.
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const place = () => JSON.stringify(thing.getBoundingClientRect());
  let [before, still] = [place(), 0];
  for (const end = performance.now() + 1000; still < 2 && performance.now() < end; before = place()) {
    await frame();
    still = place() === before ? still + 1 : 0;
  }
  const { left, top, width, height } = thing.getBoundingClientRect();
  const about = { name: thing.outerHTML.slice(0, 240), clicks: window.heard.clicks };
  const steps = [0.5, 0.3, 0.7, 0.1, 0.9, 0.2, 0.8, 0.4, 0.6];
  for (const v of steps)
    for (const u of steps) {
      const [x, y] = [left + u * width, top + v * height];
      const hit = document.elementFromPoint(x, y);
      const button = hit?.closest('button, a, input, select, [role="button"]') ?? hit;
      if (button === thing) return { at: { x, y }, ...about };
    }
  return { at: null, ...about };
}
