import { expect, test } from 'vitest';
import { axeFaults, EVERYWHERE } from './kit/axe.ts';
import { launchBrowser } from './kit/chromium.ts';
import { hosting } from './kit/hosting.ts';
import { putOnShelf } from './kit/played.ts';
import { startServer } from './kit/server.ts';
import { SHELF, SHELL } from './kit/shell.ts';
import { guest } from './kit/ways.ts';

const browser = launchBrowser();
const server = hosting(startServer);

/** Every screen of the shell on a desk or on a phone, and every theme; everywhere, all of them together. */
const LOOKS = [
  ['desk', 'ash'],
  ['phone', 'night'],
  ['desk', 'night'],
  ['phone', 'ash'],
] as const;

for (const [turn, [screen, theme]] of LOOKS.slice(0, EVERYWHERE ? 4 : 2).entries())
  test(`axe finds nothing serious on any screen: ${screen}, ${theme}`, async () => {
    const profile = await browser.profile({ screen, theme, more: { bypassCSP: true } });
    const { page, watch } = await guest(profile, server.url);
    await putOnShelf(page, SHELF);
    await page.reload();
    const found: string[] = [];
    for (const [nth, [name, go]] of Object.entries(SHELL).entries()) {
      await go(page, server.url);
      if (!EVERYWHERE && nth % 2 !== turn) continue;
      await page.waitForTimeout(50);
      for (const fault of await axeFaults(page)) found.push(`${name}: ${fault}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) found.push(`${name}: scrolls sideways by ${wide} px`);
    }
    expect([...found, ...watch.complaints]).toEqual([]);
  });
