import { expect, test } from 'vitest';
import { launchBrowser } from './kit/chromium.ts';
import { Driver } from './kit/driver.ts';
import { hosting } from './kit/hosting.ts';
import { Pointer } from './kit/pointer.ts';
import { startStaticHost } from './kit/static-host.ts';
import { guest, PLAY } from './kit/ways.ts';

const browser = launchBrowser();
const host = hosting(startStaticHost);

test('language and theme are switched in the middle of a game, and the game goes on', async () => {
  const { page, watch } = await guest(await browser.profile(), host.url);
  await page.click(PLAY);
  const driver = new Driver(page, watch, new Pointer('mouse'), 'switching');
  await driver.play(8);
  const seen = async () => ({
    lang: await page.evaluate(() => document.documentElement.lang),
    prompt: await page.getByTestId('prompt').textContent(),
    log: await page.getByTestId('log').textContent(),
    position: await page.evaluate(() => window.heard.position),
  });
  const told = [await seen()];
  for (const [lang, name] of [
    ['pl', 'Polski'],
    ['sk', 'Slovenčina'],
  ] as const) {
    await page.getByTestId('menu').click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await seen()).lang).toBe(lang);
    told.push(await seen());
    await driver.check();
  }
  for (const part of ['prompt', 'log'] as const) expect(new Set(told.map((x) => x[part])).size).toBe(3);
  for (const { position } of told) expect(position).toEqual(told[0]!.position);

  const theme = () =>
    page.evaluate(() => [document.documentElement.dataset.theme, getComputedStyle(document.body).backgroundColor]);
  const dark = await theme();
  await page.getByTestId('menu').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Popol', exact: true }).click();
  await page.keyboard.press('Escape');
  const light = await theme();
  expect([dark[0], light[0]]).toEqual(['night', 'ash']);
  expect(light[1]).not.toBe(dark[1]);
  await driver.play(6);

  // What was chosen is kept, and there before the first paint.
  await page.reload();
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme])).toEqual([
    'sk',
    'ash',
  ]);
  await driver.play(2);
});

test('a screen begins at its top, and the way back does not', async () => {
  const { page } = await guest(await browser.profile({ screen: 'phone' }), host.url);
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.getByRole('link', { name: 'Credits' }).scrollIntoViewIfNeeded();
  expect(await scrolled()).toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Credits' }).tap();
  await expect.poll(() => page.title()).toBe('Credits · Ashtown');
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await page.locator(PLAY).waitFor();
  // As far as the shorter page before let the browser go back.
  await expect.poll(scrolled).toBeGreaterThan(100);
});
