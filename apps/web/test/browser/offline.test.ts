import { expect, test } from 'vitest';
import { settings } from '../../src/text/sk/settings.ts';
import { launchBrowser } from './kit/chromium.ts';
import { Driver } from './kit/driver.ts';
import { hosting } from './kit/hosting.ts';
import { Keyboard, tabTo } from './kit/keyboard.ts';
import { playedMatch, putOnShelf, shelved } from './kit/played.ts';
import { Pointer } from './kit/pointer.ts';
import { startStaticHost } from './kit/static-host.ts';
import { guest, PLAY } from './kit/ways.ts';

const browser = launchBrowser();
const host = hosting(startStaticHost);

/** So many answers by keyboard, and of everybody before those of the end. */
const BEGINNING = 10;
const LATE = 73;

test('a newcomer is at a table against bots with one click and no typing, plays to the end with the mouse, and again', async () => {
  const { page, watch } = await guest(await browser.profile(), host.url);
  await page.click(PLAY);
  const driver = new Driver(page, watch, new Pointer('mouse'), 'mouse');
  await driver.ready();
  expect(await page.evaluate(() => window.heard.presses)).toBe(1);
  await driver.play(8);
  // Where dice are thrown there are odds.
  while ((await page.evaluate(() => window.heard.position!.question)) !== 'rollOrStop') await driver.play(1);
  await page.getByTestId('hint').click();
  await page.getByTestId('advised').first().waitFor();
  await driver.check();
  await page.getByTestId('to-odds').click();
  await page.getByTestId('odds').first().waitFor();
  await driver.check();
  await driver.play();
  expect(driver.by.board).toBeGreaterThan(3);
  expect(driver.by.list).toBeGreaterThan(1);
  await page.getByTestId('rematch').click();
  await driver.play(3);
});

test('the beginning and the end of a game in Polish by keyboard only', async () => {
  const { page, watch } = await guest(await browser.profile({ lang: 'pl' }), host.url);
  const late = playedMatch('keys', (x) => x.length > LATE && x.asked[0] === 0);
  await putOnShelf(page, [shelved('keysgame', late, [0])]);
  await tabTo(page, PLAY);
  await page.keyboard.press('Enter');
  const driver = new Driver(page, watch, new Keyboard(), 'keys');
  await driver.play(BEGINNING);
  await page.goto(`${host.url}#/local/keysgame`);
  await driver.play();
  expect(await page.evaluate(() => [document.documentElement.lang, window.heard.presses])).toEqual(['pl', 0]);
  await tabTo(page, '[data-testid="rematch"]');
  await page.keyboard.press('Enter');
  await driver.play(2);
});

test('a while in Slovak on a phone with a finger, in the light theme, first with animation', async () => {
  const profile = await browser.profile({ screen: 'phone', lang: 'sk', theme: 'ash', still: false });
  const { page, watch } = await guest(profile, host.url);
  await page.tap(PLAY);
  const driver = new Driver(page, watch, new Pointer('finger'), 'finger');
  await driver.play(4);
  for (const tab of ['me', 'rivals', 'cards', 'log', 'table']) {
    await page.getByTestId(`tab-${tab}`).tap();
    await driver.check();
  }
  await driver.play(6);
  await page.getByTestId('menu').tap();
  await page.getByRole('dialog').getByRole('button', { name: settings.speed.speed.instant, exact: true }).tap();
  await page.keyboard.press('Escape');
  await driver.play(8);
});
