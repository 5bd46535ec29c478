import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchBrowser } from './kit/chromium.ts';
import { Driver } from './kit/driver.ts';
import { hosting } from './kit/hosting.ts';
import { Pointer } from './kit/pointer.ts';
import { startServer } from './kit/server.ts';
import { playTogether } from './kit/together.ts';
import { type Guest, guest, makeTable } from './kit/ways.ts';

/** The home network is a second address of this machine; by name it is no secure origin, as one at home is none. */
const NAME = 'ashtown.home';
const browser = launchBrowser([`--host-resolver-rules=MAP ${NAME} 127.0.0.2`]);
const server = hosting(() =>
  startServer({ HOST: '0.0.0.0', ASHTOWN_ADDRESSES: '127.0.0.2', ASHTOWN_AWAY_SECONDS: '1' }),
);

const linkOf = (page: Page) => page.getByTestId('link').inputValue();
const driverOf = ({ page, watch }: Guest, name: string) => new Driver(page, watch, new Pointer('mouse'), name);

/** A guest sits down by the link of the lobby. */
async function sit(link: string): Promise<Guest> {
  const friend = await guest(await browser.profile({ theme: 'ash' }), link);
  await friend.page.getByRole('button', { name: 'Sit here' }).click();
  await friend.page.getByRole('button', { name: 'Stand up' }).waitFor();
  return friend;
}

test('a friend joins by the printed address, vanishes, a bot keeps the seat, the friend returns and goes on', async () => {
  const anna = await guest(await browser.profile(), server.url);
  await makeTable(anna.page, ['me', 'open', 'bot']);
  const link = await linkOf(anna.page);
  const [printed] = server.it.addresses;
  expect(new URL(printed!).hostname).toBe('127.0.0.2');
  expect(link.startsWith(`${printed}/#/join/`)).toBe(true);
  expect(await anna.page.getByTestId('qr').getAttribute('data-link')).toBe(link);
  await anna.page.getByTestId('qr').locator('svg path').waitFor();

  const ben = await sit(link);
  await anna.page.getByTestId('start').and(anna.page.locator('.primary')).click();
  for (const { page } of [anna, ben]) await page.getByTestId('prompt').waitFor();
  const first = driverOf(anna, 'home anna');
  await playTogether([first, driverOf(ben, 'home ben')], 4);

  const storageState = await ben.profile.storageState();
  const address = ben.page.url();
  await ben.profile.close();
  await anna.page.getByTestId('away').waitFor();
  await anna.page.getByTestId('away-bot').click();
  await anna.page.getByTestId('away').waitFor({ state: 'detached' });
  await anna.page.getByText('A bot keeps the seat warm.').first().waitFor();
  await playTogether([first], 3);

  const back = await guest(await browser.profile({ more: { storageState } }), address);
  await back.page.waitForFunction(() => window.heard.mine.join() === '1');
  await anna.page.getByText('is back.').first().waitFor();
  await playTogether([first, driverOf(back, 'home back')], 4);
  for (const { watch } of [anna, back]) expect(watch.complaints).toEqual([]);
});

test('the host removes a guest in the lobby, who does not come in again, and seats a bot of their choice', async () => {
  const anna = await guest(await browser.profile(), server.url);
  await makeTable(anna.page, ['me', 'open']);
  const cid = await sit(await linkOf(anna.page));
  const seat = anna.page.getByTestId('lobby-seat').nth(1);
  await seat.getByTestId('remove').click();
  await seat.getByTestId('remove-sure').click();
  await seat.getByText('Open seat').waitFor();
  await cid.page.getByText('The host has removed you from this table.').waitFor();
  await cid.page.reload();
  await cid.page.getByText('The host has removed you from this table.').waitFor();

  await seat.getByRole('button', { name: 'Bot' }).click();
  await seat.getByLabel('Level of the bot').selectOption('hard');
  await seat.getByLabel('Temperament of the bot').selectOption('raider');
  await seat.getByText('Bot, Hard, Raider').waitFor();
  expect(anna.watch.complaints).toEqual([]);
});

test('without a secure origin the link is copied all the same, and what is missing is said', async () => {
  const { port } = new URL(server.url);
  const anna = await guest(await browser.profile(), `http://${NAME}:${port}/`);
  expect(await anna.page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([false, false]);
  await makeTable(anna.page, ['me', 'open']);
  const link = await linkOf(anna.page);
  expect(link.startsWith(`http://${NAME}:${port}/#/join/`)).toBe(true);
  await anna.page.getByTestId('copy-link').click();
  await anna.page.getByText('Copied.').waitFor();
  await anna.page.getByLabel('Message').focus();
  await anna.page.keyboard.press('Control+V');
  expect(await anna.page.getByLabel('Message').inputValue()).toBe(link);
  await anna.page.getByText('Plain http at home').waitFor();
  // There the browser ignores this header, and says so.
  expect(anna.watch.complaints.filter((x) => !x.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
});
