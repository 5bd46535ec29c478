import type { Page } from 'playwright-core';
import { playedMatch, shelved, TABLE } from './played.ts';
import { makeTable } from './ways.ts';

/** Every screen around the games, and how one comes there: one after the other, on a server, with these tables on the shelf. */

/** One of each: my turn, somebody else's, the end. */
const people = [TABLE[0]!, { name: 'Ben', kind: 'human' as const }, TABLE[2]!];
export const SHELF = [
  shelved('finishedtable', playedMatch('accessible')),
  shelved(
    'mytable00000',
    playedMatch('accessible', (host) => host.length > 90 && host.asked[0] === 0),
    [0],
  ),
  shelved(
    'theirtable00',
    playedMatch('accessible', (host) => host.length > 60 && host.asked[0] === 1, people),
    [1],
  ),
];

const toGuest = async (page: Page, url: string) => {
  await page.goto(`${url}#/`);
  await makeTable(page, ['me', 'open']);
  await page.getByTestId('code').waitFor();
};

export const SHELL: Readonly<Record<string, (page: Page, url: string) => Promise<unknown>>> = {
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
