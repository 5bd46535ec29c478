import { findGame } from '@ashtown/catalog';
import type { SeatInfo } from '@ashtown/engine';
import type { Host } from '@ashtown/host';
import { expect, test } from 'vitest';
import { loadCoach } from '../../src/load/coach.ts';
import { pickKey } from '../../src/table/choose/pickKey.ts';
import { axeFaults } from './kit/axe.ts';
import { launchBrowser } from './kit/chromium.ts';
import { hosting } from './kit/hosting.ts';
import { playedMatch, putOnShelf, shelved } from './kit/played.ts';
import { startStaticHost } from './kit/static-host.ts';
import { guest } from './kit/ways.ts';

const browser = launchBrowser();
const host = hosting(startStaticHost);

test.each([
  ['desk', 'night'],
  ['phone', 'ash'],
] as const)('the first game has a coach who explains a question once: %s', async (screen, theme) => {
  const { page, watch } = await guest(await browser.profile({ screen, theme }), `${host.url}#/learn/king-of-new-york`);
  await page.getByTestId('first-game').click();
  await page.click('form button[type="submit"]');
  const trainer = page.getByTestId('trainer');
  const sentences = await loadCoach('king-of-new-york', 'en');
  await page.getByTestId('coach-sentence').waitFor();
  const question = await trainer.getAttribute('data-says');
  expect(await page.getByTestId('prompt').getAttribute('data-question')).toBe(question);
  expect(await page.getByTestId('coach-sentence').textContent()).toContain(
    sentences.questions[question!]!.split('. ')[0],
  );
  expect(await axeFaults(page)).toEqual([]);
  const answers = await page.evaluate(() => window.heard.answers);
  if (screen === 'phone') await page.getByTestId('coach-more').click();
  await page.getByTestId('coach-understood').click();
  await page.getByTestId('coach-sentence').waitFor({ state: 'detached' });
  expect(await trainer.evaluate((bar) => Math.round(bar.getBoundingClientRect().height))).toBeLessThanOrEqual(50);
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => window.heard.answers)).toBe(answers);
  // A second game asks the same again, and the coach is silent about it.
  await page.goto(`${host.url}#/new/king-of-new-york`);
  await page.click('form button[type="submit"]');
  await page.locator(`[data-testid="prompt"][data-question="${question}"]`).waitFor();
  await page.locator('[data-testid="trainer"][data-says=""]').waitFor();
  expect(watch.complaints).toEqual([]);
});

const MASTER = '51st-state-master';
const SEATS: readonly SeatInfo[] = [
  { name: 'Anna', kind: 'human' },
  { name: 'Bot', kind: 'bot', bot: 'easy' },
];
const { game } = findGame(MASTER)!;

/** An answer the game itself calls wrong. */
function wrongIn(x: Host): unknown {
  if (x.asked[0] !== 0) return undefined;
  const { view } = x.show(0);
  const legal = x.offers(0).map(({ pick }) => pick);
  return legal.find((pick) => game.ahead!.blunders!(view, 0, legal, pick, []).length > 0);
}

test('a coach warns before a blunder, and lets it be done', async () => {
  let wrong: unknown;
  const match = playedMatch(
    'coach',
    (x) => {
      wrong = wrongIn(x);
      return wrong !== undefined;
    },
    SEATS,
    { game: MASTER },
  );
  const { page, watch } = await guest(await browser.profile(), host.url);
  await page.evaluate((id) => {
    localStorage['ashtown.coach'] = JSON.stringify({ [id]: { isOn: true, met: {} } });
  }, MASTER);
  await page.reload();
  await putOnShelf(page, [shelved('blunder', match, [0])]);
  await page.goto(`${host.url}#/local/blunder`);
  // The warning needs what the adviser has found, and nobody waits for that but this test.
  await page.getByTestId('coach-hint').click();
  await page.getByTestId('advised').first().waitFor();
  const answers = await page.evaluate(() => window.heard.answers);
  const choose = async () => {
    await page.keyboard.press('c');
    await page.locator(`[data-testid="choice"][data-pick=${JSON.stringify(pickKey(wrong))}]`).click();
  };
  await choose();
  expect(await page.getByTestId('coach-warning').textContent()).toMatch(/: \d+% to win\./);
  await page.getByTestId('coach-think').click();
  await page.getByTestId('coach-warning').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => window.heard.answers)).toBe(answers);
  await choose();
  await page.getByTestId('coach-anyway').click();
  await page.waitForFunction((n) => window.heard.answers > n, answers);
  expect(watch.complaints).toEqual([]);
});
