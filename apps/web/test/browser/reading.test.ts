import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchBrowser } from './kit/chromium.ts';
import { hosting } from './kit/hosting.ts';
import { playedMatch, putOnShelf, shelved } from './kit/played.ts';
import type { Wanted } from './kit/profile.ts';
import { startStaticHost } from './kit/static-host.ts';
import { guest } from './kit/ways.ts';

const browser = launchBrowser();
const host = hosting(startStaticHost);

/** A thing of the own area or the board in each of two games that are quite unlike. */
const GAMES = [
  ['metro-2033', '[data-region] [data-rove][data-ref^="card:"]'],
  ['king-of-new-york', '[data-region] [data-rove][data-ref^="card:"]'],
] as const;

const matches = new Map(
  GAMES.map(([game]) => [
    game,
    playedMatch(`read ${game}`, (x) => x.length > 60 && x.asked[0] === 0, undefined, { game }),
  ]),
);

async function sit(game: string, wanted: Wanted = {}) {
  const { page, watch } = await guest(await browser.profile(wanted), host.url);
  await putOnShelf(page, [shelved('reading', matches.get(game as 'metro-2033')!, [0])]);
  await page.goto(`${host.url}#/local/reading`);
  await page.getByTestId('prompt').waitFor();
  return { page, watch, card: page.getByTestId('inspector') };
}

const boxOf = async (x: Locator) => (await x.boundingBox())!;

function apart(a: Awaited<ReturnType<typeof boxOf>>, b: Awaited<ReturnType<typeof boxOf>>): boolean {
  return a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height;
}

/** The middle of what is to be seen of a thing. */
async function pointOf(thing: Locator): Promise<{ x: number; y: number }> {
  await thing.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(thing);
  return { x: x + width / 2, y: y + height / 2 };
}

async function rest(page: Page, at: { x: number; y: number }): Promise<void> {
  await page.mouse.move(at.x - 2, at.y);
  await page.mouse.move(at.x, at.y);
}

test.each(GAMES)(
  '%s: a thing is read by pointing at it, kept by a key and left by moving away',
  async (game, things) => {
    const { page, watch, card } = await sit(game);
    expect(await card.count()).toBe(0);
    const thing = page.locator(things).first();
    const at = await pointOf(thing);
    await rest(page, at);
    await card.waitFor();
    const shown = await boxOf(card);
    expect((await card.textContent())!.length).toBeGreaterThan(3);
    expect(apart(shown, await boxOf(thing))).toBe(true);
    expect(apart(shown, await boxOf(page.getByTestId('prompt')))).toBe(true);
    expect([shown.width <= 290, shown.height <= 334]).toEqual([true, true]);
    // It stays while the pointer is on it; on the way there, other things would be read.
    await page.mouse.move(shown.x + shown.width / 2, shown.y + shown.height / 2);
    await page.waitForTimeout(300);
    expect(await card.count()).toBe(1);
    await page.mouse.move(1, 1);
    await card.waitFor({ state: 'detached' });

    await rest(page, at);
    await card.waitFor();
    const told = await card.locator('h2').first().textContent();
    await page.keyboard.press('p');
    await page.locator('[data-docked]').waitFor();
    await page.mouse.move(1, 1);
    expect(await card.count()).toBe(1);
    expect(await card.locator('h2').first().textContent()).toBe(told);
    await page.getByTestId('unpin').click();
    await card.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => window.heard.answers)).toBe(0);
    expect(watch.complaints).toEqual([]);
  },
);

test.each(GAMES)('%s: the key I reads what has the focus, the arrows lead on, Escape closes', async (game, things) => {
  const { page, watch, card } = await sit(game);
  await page.locator(things).first().focus();
  await page.keyboard.press('i');
  await card.waitFor();
  const first = await card.textContent();
  // The same is told to whoever listens.
  const described = await page.evaluate(() => document.activeElement!.getAttribute('aria-describedby'));
  expect((await page.locator(`#${described}`).textContent())!.length).toBeGreaterThan(3);
  // Hints of keys are there now, and go with the mouse.
  const keyed = () => page.evaluate(() => document.documentElement.hasAttribute('data-keys'));
  expect(await keyed()).toBe(true);
  const before = await page.evaluate(() => document.activeElement!.outerHTML);
  for (const arrow of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
    await page.keyboard.press(arrow);
    if ((await page.evaluate(() => document.activeElement!.outerHTML)) !== before) break;
  }
  await page.waitForFunction(
    (x) => document.querySelector<HTMLElement>('[data-testid="inspector"]')?.textContent !== x,
    first,
  );
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await page.mouse.move(3, 3);
  expect(await keyed()).toBe(false);
  expect(watch.complaints).toEqual([]);
});

test.each(GAMES)('%s: on a phone a long press reads and chooses nothing', async (game, things) => {
  const { page, watch, card } = await sit(game, { screen: 'phone' });
  if (game === 'king-of-new-york') await page.getByTestId('tab-cards').tap();
  const thing = page.locator(`${things}`).first();
  const { x, y } = await pointOf(thing);
  const cdp = await page.context().newCDPSession(page);
  const pressed = () => page.evaluate(() => document.querySelectorAll('[aria-pressed="true"][data-ref]').length);
  const before = await pressed();
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await card.waitFor();
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(100);
  const sheet = await boxOf(card);
  expect(sheet.height).toBeLessThanOrEqual(320);
  expect(apart(sheet, await boxOf(page.getByTestId('prompt')))).toBe(true);
  expect([await page.evaluate(() => window.heard.answers), await pressed()]).toEqual([0, before]);
  await page.getByTestId('unpin').tap();
  await card.waitFor({ state: 'detached' });
  expect(watch.complaints).toEqual([]);
});
