import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults } from './kit/axe.ts';
import { launchBrowser } from './kit/chromium.ts';
import { hosting } from './kit/hosting.ts';
import { playedMatch, putOnShelf, shelved, TABLE } from './kit/played.ts';
import { startServer } from './kit/server.ts';
import { guest, makeTable } from './kit/ways.ts';

const browser = launchBrowser();
const server = hosting(startServer);

/** One of each: my turn, somebody else's, the end. */
const finished = playedMatch('accessible');
const mine = playedMatch('accessible', (host) => host.length > 90 && host.asked[0] === 0);
const people = [TABLE[0]!, { name: 'Ben', kind: 'human' as const }, TABLE[2]!];
const theirs = playedMatch('accessible', (host) => host.length > 60 && host.asked[0] === 1, people);
const TABLES = [
  shelved('finishedtable', finished),
  shelved('mytable00000', mine, [0]),
  shelved('theirtable00', theirs, [1]),
];

const toGuest = async (page: Page, url: string) => {
  await page.goto(`${url}#/`);
  await makeTable(page, ['me', 'open']);
  await page.getByTestId('code').waitFor();
};

const SCREENS: Readonly<Record<string, (page: Page, url: string) => Promise<unknown>>> = {
  landing: (page, url) => page.goto(`${url}#/`).then(() => page.getByTestId('resume').waitFor()),
  'set-up': (page, url) => page.goto(`${url}#/new/king-of-new-york`).then(() => page.locator('form').waitFor()),
  lobby: toGuest,
  'table, my turn': (page, url) =>
    page.goto(`${url}#/local/mytable00000`).then(() => page.getByTestId('prompt').waitFor()),
  'list of choices': (page) => page.keyboard.press('c'),
  'menu of the table': (page) => page.keyboard.press('Escape').then(() => page.getByTestId('menu').click()),
  'table of two at one screen': (page, url) =>
    page.goto(`${url}#/local/theirtable00`).then(() => page.getByTestId('handover').waitFor()),
  result: (page, url) => page.goto(`${url}#/local/finishedtable`).then(() => page.getByTestId('result').waitFor()),
  'finished table': (page) => page.getByTestId('see-result').click(),
  'choice of a replay': (page, url) =>
    page.goto(`${url}#/replay`).then(() => page.getByTestId('replay-file').waitFor({ state: 'attached' })),
  replay: (page, url) =>
    page.goto(`${url}#/replay/local/finishedtable?at=40`).then(() => page.getByTestId('timeline').waitFor()),
  settings: (page, url) => page.goto(`${url}#/settings`).then(() => page.locator('h1').waitFor()),
  rules: (page, url) => page.goto(`${url}#/rules/king-of-new-york`).then(() => page.locator('h1').waitFor()),
  credits: (page, url) => page.goto(`${url}#/credits`).then(() => page.locator('h1').waitFor()),
  nowhere: (page, url) => page.goto(`${url}#/nonsense`).then(() => page.locator('h1').waitFor()),
};

for (const screen of ['desk', 'phone'] as const)
  for (const theme of ['night', 'ash'] as const)
    test(`axe finds nothing serious on any screen: ${screen}, ${theme}`, async () => {
      const profile = await browser.profile({ screen, theme, more: { bypassCSP: true } });
      const { page, watch } = await guest(profile, server.url);
      await putOnShelf(page, TABLES);
      await page.reload();
      const found: string[] = [];
      for (const [name, go] of Object.entries(SCREENS)) {
        await go(page, server.url);
        await page.waitForTimeout(50);
        for (const fault of await axeFaults(page)) found.push(`${name}: ${fault}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) found.push(`${name}: scrolls sideways by ${wide} px`);
      }
      expect([...found, ...watch.complaints]).toEqual([]);
    });
