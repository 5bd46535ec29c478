import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults } from './kit/axe.ts';
import { launchBrowser } from './kit/chromium.ts';
import { hosting } from './kit/hosting.ts';
import { startStaticHost } from './kit/static-host.ts';
import { guest, PLAY } from './kit/ways.ts';

const browser = launchBrowser();
const host = hosting(startStaticHost);

const boxOf = async (page: Page, testid: string) => (await page.getByTestId(testid).first().boundingBox())!;

/** Whether two parts of the page lie on each other. */
async function overlap(page: Page, a: string, b: string): Promise<boolean> {
  const [x, y] = [await boxOf(page, a), await boxOf(page, b)];
  return x.x < y.x + y.width && y.x < x.x + x.width && x.y < y.y + y.height && y.y < x.y + x.height;
}

test('a rule has an address, and is found by its number and by words of any language, by keys alone', async () => {
  const { page, watch } = await guest(await browser.profile(), `${host.url}#/rules/51st-state-master/FSM-128`);
  const now = page.locator('li[aria-current="location"]');
  await expect.poll(() => now.getAttribute('id')).toBe('rules-FSM-128');
  await page.getByTestId('rule').waitFor();
  const found = page.getByTestId('found');
  await page.keyboard.press('/');
  await page.keyboard.type('117');
  await expect.poll(() => found.first().getAttribute('data-found')).toBe('FSM-117');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/rules/51st-state-master/FSM-117');
  await expect.poll(() => now.getAttribute('id')).toBe('rules-FSM-117');
  expect(await page.getByTestId('rule-lesson').getAttribute('href')).toBe('#/learn/51st-state-master/neighbours');
  await page.getByTestId('search').fill('KOTLOWNIA');
  await expect.poll(() => found.first().getAttribute('data-found')).toBe('boiler-room');
  expect(await found.first().locator('mark').first().textContent()).toBe('Kotłownia');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByTestId('search').inputValue()).toBe('');
  expect(watch.complaints).toEqual([]);
});

test('a word is explained by resting on it and by keys, and leads to its rules', async () => {
  const { page, watch } = await guest(await browser.profile(), `${host.url}#/rules/king-of-new-york`);
  const card = page.getByTestId('term');
  const word = page.locator('section p [data-term="flee"]').first();
  await word.hover();
  await card.waitFor();
  expect(await card.textContent()).toContain('uciec');
  await page.keyboard.press('p');
  await page.mouse.move(2, 2);
  await page.mouse.click(2, 2);
  expect(await card.getAttribute('data-hold')).toBe('pinned');
  await page.getByTestId('term-pin').click();
  await expect.poll(() => card.count()).toBe(0);
  await word.focus();
  await page.keyboard.press('Enter');
  await card.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => card.count()).toBe(0);
  expect(await word.evaluate((x) => x === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await card.getByRole('link', { name: 'KNY-75' }).click();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/rules/king-of-new-york/KNY-75');
  expect(watch.complaints).toEqual([]);
});

test.each(['desk', 'phone'] as const)(
  'beside a table on a %s the rules of the question and the words are read',
  async (screen) => {
    const { page, watch } = await guest(await browser.profile({ screen }), host.url);
    await page.click(PLAY);
    await page.locator('[data-testid="prompt"]:not([data-question=""])').waitFor();
    await page.keyboard.press('?');
    await page.getByTestId('asked').waitFor();
    expect(await page.getByTestId('asked').textContent()).toContain('KNY-16');
    expect(await overlap(page, 'drawer', 'prompt')).toBe(false);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByTestId('drawer').count()).toBe(0);
    await page.keyboard.press('g');
    await page.getByTestId('drawer').getByText('durability', { exact: true }).waitFor();
    expect(await overlap(page, 'drawer', 'prompt')).toBe(false);
    await page.getByTestId('search').fill('uciec');
    await page.getByTestId('found').first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByTestId('search').fill('Ego Trip');
    await page.getByTestId('found').first().click();
    expect(await page.getByTestId('entry').textContent()).toContain('Superstar');
    await page.getByTestId('close-drawer').click();
    await page.getByTestId('prompt').getByTestId('cite').click();
    await page.locator('[popover]:popover-open a').click();
    await page.getByTestId('drawer').getByTestId('rule').waitFor();
    expect(watch.complaints).toEqual([]);
  },
);
