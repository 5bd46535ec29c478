import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOST_TEXT } from '../../src/app/host/text/index.ts';
import { axeFaults } from './kit/axe.ts';
import { launchBrowser } from './kit/chromium.ts';
import { hosting } from './kit/hosting.ts';
import { startServer } from './kit/server.ts';
import { guest, sitTogether } from './kit/ways.ts';

const browser = launchBrowser();
/** With a folder for backups, and none in it: that is an alarm. */
const server = hosting(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ashtown-backups-'));
  const started = await startServer({ ASHTOWN_BACKUPS: folder, ASHTOWN_RATE_HTTP: '1000000' });
  const stop = async () => {
    await started.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...started, stop };
});

const text = HOST_TEXT.pl;
const DESK = { width: 1366, height: 768 };
const WITHIN = { timeout: 20_000 };
const SIZES = [{ width: 390, height: 844 }, DESK];

test('whoever runs the server sees who plays and what has happened, in Polish, on a phone and at a desk', async () => {
  const anna = await guest(await browser.profile(), server.url);
  const ben = await guest(await browser.profile(), server.url);
  await sitTogether(anna, ben);

  const found: string[] = [];
  for (const theme of ['night', 'ash'] as const) {
    const profile = await browser.profile({ lang: 'pl', theme, more: { bypassCSP: true, viewport: DESK } });
    const { page, watch } = await guest(profile, `${server.url}#/host`);
    const part = (title: string) => page.getByRole('region', { name: title });
    const figure = (name: string) => page.locator('dl > div', { hasText: name }).locator('dd');
    await expect.poll(() => figure(text.now.tables).textContent(), WITHIN).toBe('1');
    await expect.poll(() => figure(text.now.people).textContent(), WITHIN).toBe('2');
    await page.getByText(text.alarm.noBackup).waitFor();
    await part(text.company.title).getByText(text.company.status.playing!).waitFor();
    const lately = part(text.lately.title);
    await lately.getByText('uruchomiono').waitFor({ state: 'attached' });

    // What somebody changes here is told at once; of many things the earlier ones can be opened.
    const before = await lately.locator('li').count();
    for (let n = 0; n < 4; n++) {
      await part(text.rules.title).getByLabel(text.rules.open).click();
      await lately
        .locator('li')
        .nth(before + n)
        .waitFor({ state: 'attached' });
    }
    await lately.getByText(text.more(before)).waitFor();

    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(100);
      const find = (fault: string) => found.push(`${theme}, ${viewport.width} px: ${fault}`);
      for (const fault of await axeFaults(page)) find(fault);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) find(`scrolls sideways by ${wide} px`);
    }
    for (const title of [text.rules.title, text.lately.title, text.limits.title]) {
      const { y, height } = (await part(title).boundingBox())!;
      if (y + height > DESK.height) found.push(`${title} ends below the screen, at ${y + height} px`);
    }
    found.push(...watch.complaints);
  }
  expect([...found, ...anna.watch.complaints, ...ben.watch.complaints]).toEqual([]);
});
