/** What runs inside the page that is measured; each function stands alone: it is sent there as text. */

export interface Shift {
  at: number;
  value: number;
  /** What moved, by how much: `selector dx,dy dw,dh`. */
  what: readonly string[];
}

export interface Frame {
  at: number;
  ms: number;
  /** The function that took longest. */
  what: string;
  /** Whether it shows what a press led to at once: how long that took is measured from the press on. */
  pressed: boolean;
}

/** What a page notes down of itself while it is played. Times are in milliseconds since the page was opened. */
export interface Noted {
  shifts: Shift[];
  frames: Frame[];
  /** The longest of each press: how long until the page answered. */
  inputs: { at: number; ms: number; what: string }[];
  /** Moments that came, by the number of answers they follow. */
  came: { after: number; at: number }[];
  /** What stood on the stage: the answer a beat belongs to; null where it was empty. */
  told: { beat: string | null; at: number }[];
  /** Presses, which end a story early. */
  presses: number[];
  /** When the result was shown; null before. */
  over: number | null;
}

declare global {
  interface Window {
    noted: Noted;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}
interface LongFrame extends PerformanceEntry {
  firstUIEventTimestamp: number;
  scripts: readonly { duration: number; invoker: string; sourceURL: string; sourceFunctionName: string }[];
}
interface PressTiming extends PerformanceEntry {
  interactionId: number;
}

export function takeNotes(): void {
  const noted: Noted = { shifts: [], frames: [], inputs: [], came: [], told: [], presses: [], over: null };
  window.noted = noted;

  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    const names: string[] = [];
    for (let x = element; x && names.length < 4; x = x.parentElement) {
      const id = x.getAttribute('data-testid') ?? (x.getAttribute('class') ?? '').split(/\s+/).find(Boolean);
      if (id) names.unshift(/^_(.+?)_[\w-]{5}_\d+$/.exec(id)?.[1] ?? id);
    }
    return names.join(' ') || (element?.tagName ?? '?');
  };
  const observe = <T extends PerformanceEntry>(type: string, note: (entry: T) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as T);
    }).observe({ type, buffered: true, ...more });

  observe<LayoutShift>('layout-shift', ({ startTime, value, hadRecentInput, sources }) => {
    if (hadRecentInput) return;
    const what = sources.map(({ node, previousRect: a, currentRect: b }) => {
      const by = [b.x - a.x, b.y - a.y, b.width - a.width, b.height - a.height].map(Math.round);
      // What is gone by now has no name: where it was tells what it was.
      return node ? `${nameOf(node)} ${by.join(',')}` : `something at ${[a.x, a.y].map(Math.round)} ${by.join(',')}`;
    });
    noted.shifts.push({ at: startTime, value, what });
  });
  observe<LongFrame>('long-animation-frame', ({ startTime, duration, scripts, firstUIEventTimestamp }) => {
    const [longest] = [...scripts].sort((a, b) => b.duration - a.duration);
    const what = longest
      ? `${longest.invoker} ${longest.sourceFunctionName} ${Math.round(longest.duration)} ms`
      : 'no script';
    noted.frames.push({ at: startTime, ms: duration, what, pressed: firstUIEventTimestamp > 0 });
  });
  const presses = new Map<number, Noted['inputs'][number]>();
  observe<PressTiming>(
    'event',
    ({ interactionId, startTime, duration, name }) => {
      if (!interactionId) return;
      const known = presses.get(interactionId);
      if (known) known.ms = Math.max(known.ms, duration);
      else {
        const press = { at: startTime, ms: duration, what: name };
        presses.set(interactionId, press);
        noted.inputs.push(press);
      }
    },
    { durationThreshold: 16 },
  );

  window.Worker = class extends window.Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data: m }) => {
        if (m.t === 'moment') noted.came.push({ after: m.position.at, at: performance.now() });
      });
    }
  };
  for (const press of ['pointerdown', 'keydown'])
    window.addEventListener(press, () => noted.presses.push(performance.now()), { capture: true });
  const look = () => {
    const beat = document.querySelector<HTMLElement>('[data-testid="story"]')?.dataset.beat ?? null;
    if (beat !== (noted.told.at(-1)?.beat ?? null)) noted.told.push({ beat, at: performance.now() });
    if (noted.over === null && document.querySelector('[data-testid="result"]')) noted.over = performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributeFilter: ['data-beat'] });
}

export interface Now {
  t: 'mine' | 'waiting' | 'over';
  /** Something is told on the stage. */
  told: boolean;
  answers: number;
  /** What came and what was told so far: while it grows, something goes on. */
  steps: number;
}

/** Where the page stands, found out with next to no work. */
export function now(): Now {
  const { answers } = window.heard;
  const steps = window.noted.came.length + window.noted.told.length;
  const told = document.querySelector('[data-testid="story"]') !== null;
  const isAsked =
    document.querySelector('[data-testid="prompt"][aria-busy="false"]:not([data-question=""])') !== null &&
    document.querySelector('[data-testid="choice"]') !== null;
  const t = document.querySelector('[data-testid="result"]') ? 'over' : isAsked ? 'mine' : 'waiting';
  return { t, told, answers, steps };
}
