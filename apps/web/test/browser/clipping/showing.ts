import type { Page } from 'playwright-core';

/** Shows a view at the table that is open, as if the table had told it. */
export async function show(page: Page, view: unknown): Promise<void> {
  await page.evaluate(async (shown) => {
    const { heard, table } = window;
    const { position } = heard;
    const moment = { t: 'moment', position: { ...position, view: shown }, from: Number.MAX_SAFE_INTEGER, entries: [] };
    table.dispatchEvent(new MessageEvent('message', { data: moment }));
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  }, view);
}
