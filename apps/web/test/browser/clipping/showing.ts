import type { Page } from 'playwright-core';
import { clipped } from './clipped.ts';

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

/** Points at every card of mine, one after the other; what of its large picture cannot be seen whole. */
export async function readEach(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let i = 0; await page.evaluate(pointAt, i); i++) found.push(...(await page.evaluate(clipped, undefined)));
  await page.keyboard.press('Escape');
  return found;
}

/** Runs in the page: rests the pointer on one of my cards until it is shown large; false where there is no such card. */
async function pointAt(i: number): Promise<boolean> {
  const cards = [...document.querySelectorAll('[data-mine] [data-ref^="card:"]')].filter((x) => x.checkVisibility());
  const card = cards[i];
  if (!card) return false;
  const [clientX, clientY] = [100 + (i % 2), 100];
  const isRead = () => document.querySelector('[data-reading]:popover-open') !== null;
  card.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, bubbles: true, pointerType: 'mouse' }));
  for (let frame = 0; frame < 2 || (!isRead() && frame < 60); frame++) await new Promise(requestAnimationFrame);
  return true;
}
