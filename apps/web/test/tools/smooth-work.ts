import type { Page } from 'playwright-core';

/**
 * What the page itself did, finding what to press included. Where the machine is busy with something else it varies too, since
 * fewer frames are drawn then, but far less than times do: two clients are compared in turns.
 */
export interface Work {
  /** Milliseconds of processor time. */
  busy: number;
  layouts: number;
  styles: number;
}

/** Counts from now on; what it returns says how far it got. */
export async function countWork(page: Page): Promise<() => Promise<Work>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const all = async (): Promise<Work> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (name: string): number => metrics.find((x) => x.name === name)?.value ?? 0;
    return { busy: 1000 * of('TaskDuration'), layouts: of('LayoutCount'), styles: of('RecalcStyleCount') };
  };
  const before = await all();
  return async () => {
    const { busy, layouts, styles } = await all();
    return { busy: busy - before.busy, layouts: layouts - before.layouts, styles: styles - before.styles };
  };
}
