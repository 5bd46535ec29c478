import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { launchBrowser } from './kit/chromium.ts';
import { Driver } from './kit/driver.ts';
import { Pointer } from './kit/pointer.ts';
import { DIST, startStaticHost } from './kit/static-host.ts';
import { guest, PLAY } from './kit/ways.ts';

const browser = launchBrowser();

test('the built client works from a folder of any file host, and after the first load without it', async () => {
  const host = await startStaticHost('/some/folder/');
  const { page, watch } = await guest(await browser.profile(), host.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.click(PLAY);
  const driver = new Driver(page, watch, new Pointer('mouse'), 'static');
  await driver.play(6);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const before = await page.evaluate(() => window.heard.position);
  await host.stop();

  // Nobody answers any more but the browser itself.
  watch.excuse(
    /HEAD .*ERR_CONNECTION_REFUSED|ERR_ABORTED|console: Failed to load resource: net::ERR_CONNECTION_REFUSED/,
  );
  await page.goto(host.url);
  await page.getByTestId('resume').getByRole('link').click();
  await driver.ready();
  expect(await page.evaluate(() => window.heard.position)).toEqual(before);
  await driver.play(6);
  await page.goto(`${host.url}#/rules/king-of-new-york`);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('an address in the middle of the client can be reloaded, and one that leads nowhere says so', async () => {
  const host = await startStaticHost();
  const { page, watch } = await guest(await browser.profile(), `${host.url}#/settings`);
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  for (const nowhere of [
    '#/nonsense',
    '#/local/abcdefghij',
    '#/new/chess',
    '#/rules/chess',
    '#/replay/local/abcdefghij',
  ]) {
    await page.goto(`${host.url}${nowhere}`);
    await page.reload();
    await expect
      .poll(() => page.locator('main').textContent())
      .toMatch(/nowhere|not on this device|no game|no finished/i);
  }
  expect(watch.complaints).toEqual([]);
  await host.stop();
});

test('the first page is small and quick', async () => {
  const host = await startStaticHost();
  const profile = await browser.profile({ more: { serviceWorkers: 'block' } });
  const page = await profile.newPage();
  const scripts = new Set<string>();
  page.on('response', (r) => {
    if (r.request().resourceType() === 'script') scripts.add(new URL(r.url()).pathname);
  });
  await page.goto(host.url);
  await page.locator(PLAY).waitFor();
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  const size = [...scripts].reduce((sum, file) => sum + gzipSync(readFileSync(`${DIST}${file}`)).length, 0);
  console.log(
    `first paint after ${Math.round(paint ?? Number.NaN)} ms, ${(size / 1000).toFixed(1)} kB of script gzipped`,
  );
  expect(scripts.size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(200_000);
  await host.stop();
});
