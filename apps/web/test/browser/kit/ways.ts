import type { BrowserContext, Page } from 'playwright-core';
import type { SeatKind } from '../../../src/text/setup.ts';
import { GAME } from './game.ts';
import { Watch } from './watch.ts';

/** The ways through the screens of the client, as people take them. */

export const playOf = (game: string): string => `[data-testid="play-${game}"]`;
export const PLAY = playOf(GAME);

/** From the landing page through the options to a table with these seats. */
export async function makeTable(page: Page, seats: readonly SeatKind[], game: string = GAME): Promise<void> {
  await page.click(`[data-testid="options-${game}"]`);
  const rows = page.locator('form ul > li');
  await rows.first().waitFor();
  while ((await rows.count()) > seats.length) await rows.last().locator('button').click();
  while ((await rows.count()) < seats.length) await page.getByTestId('add-seat').click();
  for (const [i, kind] of seats.entries()) await rows.nth(i).locator('select').first().selectOption(kind);
  await page.click('form button[type="submit"]');
}

export interface Guest {
  profile: BrowserContext;
  page: Page;
  watch: Watch;
}

/** Somebody who opens an address in their own browser; whatever the page complains about is noted. */
export async function guest(profile: BrowserContext, url: string): Promise<Guest> {
  const page = await profile.newPage();
  const watch = new Watch(page);
  await page.goto(url);
  return { profile, page, watch };
}

/** Makes an online table and brings a second person to it by the link; both are at the table afterwards. */
export async function sitTogether(host: Guest, other: Guest): Promise<void> {
  await makeTable(host.page, ['me', 'open']);
  const link = await host.page.getByTestId('link').inputValue();
  await other.page.goto(link);
  await other.page.getByRole('button', { name: 'Sit here' }).click();
  await host.page.getByTestId('start').and(host.page.locator('.primary')).click();
  for (const { page } of [host, other]) await page.getByTestId('prompt').waitFor();
}

/** Gives the seat to a bot for good; the way leads home. */
export async function leaveTable(page: Page): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByTestId('leave').click();
  await page.getByTestId('leave-sure').click();
  await page.locator(PLAY).waitFor();
}
