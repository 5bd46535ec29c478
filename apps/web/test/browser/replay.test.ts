import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchBrowser } from './kit/chromium.ts';
import { Driver } from './kit/driver.ts';
import { hosting } from './kit/hosting.ts';
import { playedMatch, putOnShelf, shelved, TABLE } from './kit/played.ts';
import { Pointer } from './kit/pointer.ts';
import { startStaticHost } from './kit/static-host.ts';
import { guest } from './kit/ways.ts';

const browser = launchBrowser();
const host = hosting(startStaticHost);
const match = playedMatch('replay');
const file = (content: string) => ({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(content) });
const at = (page: Page) => page.getByTestId('replay-at').textContent();

test('a finished game is saved from its result, opened as a replay, stepped through and seen with other eyes', async () => {
  const { page, watch } = await guest(await browser.profile(), host.url);
  await putOnShelf(page, [shelved('replayedtable', match)]);
  await page.goto(`${host.url}#/local/replayedtable`);
  await page.getByTestId('result').waitFor();
  const saving = page.waitForEvent('download');
  await page.getByTestId('export').click();
  const saved = await readFile(await (await saving).path(), 'utf8');
  expect(JSON.parse(saved).answers).toEqual(match.answers);

  await page.goto(`${host.url}#/replay`);
  await page.getByTestId('replay-file').setInputFiles(file(saved));
  await page.getByTestId('timeline').waitFor();
  const all = match.answers.length;
  expect(await at(page)).toBe(`0 / ${all}`);
  for (let i = 1; i <= 5; i++) {
    await page.getByTestId('step-on').click();
    expect(await at(page)).toBe(`${i} / ${all}`);
  }
  await page.keyboard.press('[');
  expect(await at(page)).toBe(`4 / ${all}`);
  const slider = page.getByTestId('timeline').locator('input[type="range"]');
  await slider.focus();
  await page.keyboard.press('End');
  expect(await at(page)).toBe(`${all} / ${all}`);
  await page.keyboard.press('Home');
  await page.getByTestId('moments').selectOption({ index: 3 });
  expect(await at(page)).not.toBe(`0 / ${all}`);
  await page.getByTestId('view-as').selectOption('0');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await page.getByTestId('log').textContent()).not.toBe('');
  expect(await page.locator('[data-testid="choice"]').count()).toBe(0);

  // By its address, with its moment and its eyes.
  await page.goto(`${host.url}#/replay/local/replayedtable?at=30&as=1`);
  await page.getByTestId('timeline').waitFor();
  await expect.poll(() => at(page)).toBe(`30 / ${all}`);
  expect(await page.getByTestId('view-as').inputValue()).toBe('1');

  // And from any moment one can play on, in the seat whose eyes one has.
  await page.getByTestId('branch').click();
  await page.locator('[data-testid="prompt"]:not([data-question=""])').waitFor();
  expect(page.url()).toContain('#/local/');
  expect(page.url()).not.toContain('replayedtable');
  const driver = new Driver(page, watch, new Pointer('mouse'), 'branch');
  await driver.play(3);
  const { seat } = await page.evaluate(() => window.heard.position!);
  expect(seat).toBe(1);
  expect(watch.complaints).toEqual([]);
});

test('on a phone the tab of the log says how much happened since one moved, until somebody has looked', async () => {
  const { page, watch } = await guest(
    await browser.profile({ more: { viewport: { width: 390, height: 844 } } }),
    host.url,
  );
  const half = playedMatch(
    'look',
    (h) => h.length > 25 && h.asked[0] === 0 && h.answers().at(-1)![0] !== 0,
    TABLE.slice(0, 2),
  );
  await putOnShelf(page, [shelved('away', half, [0])]);
  await page.goto(`${host.url}#/local/away`);
  const news = page.getByTestId('news');
  await news.waitFor();
  const said = Number.parseInt((await news.textContent())!, 10);
  await page.getByTestId('tab-log').click();
  const told = page.getByTestId('digest').locator('ol > li');
  await told.first().waitFor();
  const items = await told.count();
  const more = /and (\d+) more/.exec((await told.last().textContent())!);
  expect(said).toBe(more ? items - 1 + Number(more[1]) : items);
  await page.getByTestId('tab-table').click();
  await page.getByTestId('board').waitFor();
  expect(await news.count()).toBe(0);
  expect(watch.complaints).toEqual([]);
});

test('in the middle of a game one looks back from the log, steps on, plays what happened since, and is back at the turn', async () => {
  const { page, watch } = await guest(await browser.profile(), host.url);
  const half = playedMatch(
    'look',
    (h) => h.length > 25 && h.asked[0] === 0 && h.answers().at(-1)![0] !== 0,
    TABLE.slice(0, 2),
  );
  await putOnShelf(page, [shelved('looking', half, [0])]);
  await page.goto(`${host.url}#/local/looking`);
  const asked = page.locator('[data-testid="prompt"]:not([data-question=""])');
  await asked.waitFor();
  const now = half.answers.length;
  const board = () => page.getByTestId('board').innerHTML();
  const present = await board();

  // What is newest stays in sight when the window becomes lower.
  const newest = () =>
    page.getByTestId('digest').evaluate((digest) => {
      const box = digest.closest('[tabindex="0"]')!;
      const above = box.getBoundingClientRect().top - digest.getBoundingClientRect().top;
      return { isScrolled: box.clientHeight < box.scrollHeight, isWhole: above < 2 };
    });
  await expect.poll(newest).toEqual({ isScrolled: true, isWhole: true });
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width, height: height - 80 });
  await expect.poll(newest).toEqual({ isScrolled: true, isWhole: true });
  await page.setViewportSize({ width, height });

  await page.getByTestId('moment').nth(2).click();
  await page.getByTestId('looking-back').waitFor();
  expect(await asked.count()).toBe(0);
  const then = Number.parseInt((await at(page))!, 10);
  expect(then).toBeLessThan(now);
  await page.keyboard.press(']');
  await expect.poll(() => at(page)).toBe(`${then + 1} / ${now}`);
  await page.keyboard.press('[');
  await expect.poll(() => at(page)).toBe(`${then} / ${now}`);
  await page.keyboard.press('Escape');
  await asked.waitFor();
  expect(await board()).toBe(present);

  // A line of the log leads to its own moment, and the present is one step after the last one that has gone by.
  await page.keyboard.press('[');
  await expect.poll(() => at(page)).toBe(`${now - 1} / ${now}`);
  await page
    .locator(':has(> [data-testid="line"])')
    .nth(8)
    .click({ position: { x: 4, y: 4 } });
  await expect.poll(async () => Number.parseInt((await at(page))!, 10)).toBeLessThan(now - 1);
  await page.getByTestId('to-now').click();
  await asked.waitFor();

  await page.getByTestId('play-since').click();
  await page.getByTestId('looking-back').waitFor();
  await asked.waitFor();
  expect(await board()).toBe(present);
  expect(watch.complaints).toEqual([]);
});

test('a file that is no match, or was changed, is refused in words', async () => {
  const { page, watch } = await guest(await browser.profile({ lang: 'pl' }), `${host.url}#/replay`);
  const refused = async (content: string) => {
    await page.getByTestId('replay-file').setInputFiles(file(content));
    const shown = page.locator(`[data-testid="replay-refused"]`);
    await shown.waitFor();
    expect((await shown.textContent())!.length).toBeGreaterThan(20);
    const problem = await shown.getAttribute('data-problem');
    await page.goto(`${host.url}#/settings`);
    await page.goto(`${host.url}#/replay`);
    return problem;
  };
  const changed = (part: object) => JSON.stringify({ ...match, ...part });
  expect(await refused('no match at all')).toBe('not-json');
  expect(await refused('[]')).toBe('not-a-match');
  expect(await refused(changed({ game: 'chess' }))).toBe('unknown-game');
  expect(await refused(changed({ seed: '0'.repeat(32) }))).toBe('commitment');
  expect(await refused(changed({ answers: [...match.answers.slice(0, 20), [0, 'cheat']], snapshots: [] }))).toBe(
    'illegal-answer',
  );
  expect(watch.complaints).toEqual([]);
});
