import type { Page } from 'playwright-core';
import { clipped } from './clipped.ts';

/** Shows a view at the table that is open, as if the table had told it; with the question of that table where no other is named. */
export async function show(page: Page, view: unknown, question?: string): Promise<void> {
  await page.evaluate(
    async ([shown, asked]) => {
      const { heard, table } = window;
      const position = { ...heard.position, view: shown, ...(asked && { question: asked }) };
      const moment = { t: 'moment', position, from: Number.MAX_SAFE_INTEGER, entries: [] };
      table.dispatchEvent(new MessageEvent('message', { data: moment }));
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    },
    [view, question] as const,
  );
  if (question) await page.locator(`[data-testid="prompt"][data-question="${question}"]`).waitFor();
  // What was missed lies above the board until it is put away; it comes when there is something to tell.
  const missed = page.getByTestId('missed-seen');
  if ((await missed.count()) > 0) await missed.click();
}

/** Has the table that is open tell of events one by one, and holds each on the stage until the next is wanted. */
export async function* tellEach(page: Page, events: readonly object[]): AsyncGenerator<string> {
  for (const [nth, event] of events.entries()) {
    const at = 1e6 + nth;
    await page.evaluate(tell, [at, event] as const);
    if (nth === 0) await page.evaluate(pause);
    else await page.keyboard.press('ArrowRight');
    await page.locator(`[data-testid="story"][data-beat="${at}.0"]`).waitFor();
    yield JSON.stringify(event);
  }
  await page.keyboard.press('Escape');
}

/** Runs in the page: something happens at another seat. */
function tell([at, event]: readonly [at: number, event: object]): void {
  const { heard, table } = window;
  const position = { ...heard.position, question: null };
  const entries = [{ at, seat: 1, events: [event] }];
  table.dispatchEvent(
    new MessageEvent('message', { data: { t: 'moment', position, from: Number.MAX_SAFE_INTEGER, entries } }),
  );
}

/** Runs in the page: holds what is told as soon as it can be held, on a slow machine as well. */
async function pause(): Promise<void> {
  const button = () => document.querySelector<HTMLElement>('[data-testid="story-pause"]');
  for (let frame = 0; frame < 300 && !button(); frame++) await new Promise(requestAnimationFrame);
  button()!.click();
}

export const setMotion = (page: Page, motion: 'on' | 'off'): Promise<void> =>
  page.evaluate((wanted) => {
    document.documentElement.dataset.motion = wanted;
  }, motion);

/** Runs in the page: of what can be answered on the board, what stands first and cannot be seen whole without scrolling. */
export function outOfSight(): string[] {
  const things = [...document.querySelectorAll('[data-testid="board"] [data-standing="legal"]')];
  const tops = things.map((x) => x.getBoundingClientRect().top);
  const first = things.filter((_, i) => tops[i]! < Math.min(...tops) + 1);
  const isCut = (x: Element): boolean => {
    const { left, right, top, bottom } = x.getBoundingClientRect();
    for (let around = x.parentElement; around; around = around.parentElement) {
      const box = around.getBoundingClientRect();
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowY !== 'visible' && (top < box.top - 1 || bottom > box.bottom + 1)) return true;
      if (overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1)) return true;
    }
    return bottom > window.innerHeight;
  };
  return first.filter(isCut).map((x) => `${x.getAttribute('data-ref')} cannot be seen whole`);
}

/** Runs in the page: what of the hand is seen through the tabs below it while everything glides. */
export function throughTabs(): string[] {
  const glides = document.getAnimations();
  for (const glide of glides) {
    glide.pause();
    glide.currentTime = 0;
  }
  const tabs = [...document.querySelectorAll('[data-testid^="tab-"]')];
  const bar = tabs[0]!.parentElement!;
  const found = tabs.flatMap((tab) => {
    const { left, top, width, height } = tab.getBoundingClientRect();
    const below = document.elementsFromPoint(left + width / 2, top + height / 2);
    const seen = below.slice(0, below.indexOf(bar)).find((x) => x.closest('[data-mine]'));
    return seen ? [`${seen.textContent} is seen through ${tab.textContent}`] : [];
  });
  for (const glide of glides) glide.cancel();
  return found;
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
  const isRead = () => document.querySelector('[data-reading]:popover-open') !== null;
  // What is pointed at may lie in the place of the card, and a pointer that does not move points at nothing.
  const thing = card.querySelector('button, [data-tells]') ?? card;
  for (const clientX of [100, 101])
    thing.dispatchEvent(
      new PointerEvent('pointermove', { clientX, clientY: 100, bubbles: true, pointerType: 'mouse' }),
    );
  for (let frame = 0; frame < 2 || (!isRead() && frame < 60); frame++) await new Promise(requestAnimationFrame);
  return true;
}

/** Runs in the page: what of the card on the stage hangs out of it, or with it out of the stage. */
export function spilled(): string[] {
  const card = document.querySelector('[data-testid="story-shown"]')?.firstElementChild;
  const stage = card?.closest('[data-testid="story"]');
  if (!card || !stage) return ['no card on the stage'];
  const out = (x: Element, within: Element, what: string): string[] => {
    const [a, b] = [x.getBoundingClientRect(), within.getBoundingClientRect()];
    const by = Math.round(Math.max(b.left - a.left, a.right - b.right, b.top - a.top, a.bottom - b.bottom));
    return by > 1 ? [`"${x.textContent}" hangs ${by} px out of ${what}`] : [];
  };
  const parts = [...card.querySelectorAll(':not(svg, svg *, .vh)')].filter((x) => x.checkVisibility());
  return [...parts.flatMap((x) => out(x, card, 'the card')), ...out(card, stage, 'the stage')];
}
