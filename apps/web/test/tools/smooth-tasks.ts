import type { Browser, Page } from 'playwright-core';

/** Something that kept the main thread: when it began in the page's time, how long it took, and how much of that was its own work. */
export interface Task {
  at: number;
  ms: number;
  busy: number;
  /** What the work was, where that was asked for: milliseconds of each kind, without what it set going within itself. */
  parts?: Readonly<Record<string, number>>;
}

export interface Tasks {
  /** Those of the main thread that took long. */
  main: Task[];
  /** Milliseconds of processor time of all workers together: bots think there. */
  workers: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/** What takes less is no news, in milliseconds. */
const LEAST = 50;
/** How long one piece of the record is, in milliseconds: a whole game is too much at once. */
const PIECE = 15_000;
const TASK = 'ThreadControllerImpl::RunTask';
const configOf = (why: boolean) => ({
  includedCategories: ['toplevel', ...(why ? ['devtools.timeline'] : [])],
  excludedCategories: ['*'],
});

/**
 * Records from now on what threads of the browser do, and why it takes so long if that is wanted; what it returns ends that. Only one
 * page may be recorded at a time.
 */
export async function recordTasks(browser: Browser, page: Page, why: boolean): Promise<() => Promise<Tasks>> {
  const begun = await navigationStart(page);
  const cdp = await browser.newBrowserCDPSession();
  const tasks: Tasks = { main: [], workers: 0 };
  let piece: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[])
      if (event.name === 'thread_name' || event.name === TASK || (why && event.dur)) piece.push(event);
  });
  const begin = () => cdp.send('Tracing.start', { traceConfig: configOf(why), transferMode: 'ReportEvents' });
  const end = async () => {
    const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.end');
    await complete;
    addPiece(tasks, piece, begun);
    piece = [];
  };

  let isOver = false;
  let wake = () => {};
  const record = async () => {
    while (!isOver) {
      await begin();
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, PIECE);
      });
      await end();
    }
  };
  const recorded = record();
  return async () => {
    isOver = true;
    wake();
    await recorded;
    return tasks;
  };
}

export function addPiece(tasks: Tasks, events: readonly TraceEvent[], begun: number): void {
  const key = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const threads = new Map(events.flatMap((x) => (x.name === 'thread_name' ? [[key(x), x.args.name]] : [])));
  for (const event of events) {
    if (event.name !== TASK) continue;
    const { ts, dur = 0, tdur = 0 } = event;
    const thread = threads.get(key(event));
    if (thread === 'DedicatedWorker thread') tasks.workers += tdur / 1000;
    else if (thread === 'CrRendererMain' && dur >= 1000 * LEAST) {
      const within = events.filter((x) => x !== event && key(x) === key(event) && x.ts >= ts && x.ts < ts + dur);
      const parts = within.length > 0 && { parts: partsOf(within) };
      tasks.main.push({ at: (ts - begun) / 1000, ms: dur / 1000, busy: tdur / 1000, ...parts });
    }
  }
}

/** How long each kind of work took by itself: what a piece of work sets going within itself is another one. */
function partsOf(events: readonly TraceEvent[]): Record<string, number> {
  const own = new Map<string, number>();
  const open: TraceEvent[] = [];
  const add = (name: string, tdur: number) => own.set(name, (own.get(name) ?? 0) + tdur / 1000);
  for (const event of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    while (open.length > 0 && open.at(-1)!.ts + open.at(-1)!.dur! <= event.ts) open.pop();
    add(event.name, event.tdur ?? 0);
    if (open.length > 0) add(open.at(-1)!.name, -(event.tdur ?? 0));
    open.push(event);
  }
  return Object.fromEntries(own);
}

/** When the page was opened, in microseconds of the clock of the record. */
async function navigationStart(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  await cdp.detach();
  return 1e6 * metrics.find(({ name }) => name === 'NavigationStart')!.value;
}
