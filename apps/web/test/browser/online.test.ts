import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchBrowser } from './kit/chromium.ts';
import { Driver } from './kit/driver.ts';
import { hosting } from './kit/hosting.ts';
import { Pointer } from './kit/pointer.ts';
import { startServer } from './kit/server.ts';
import { playTogether } from './kit/together.ts';
import { type Guest, guest, sitTogether } from './kit/ways.ts';

const browser = launchBrowser();
const server = hosting(startServer);

const heard = (page: Page) => page.evaluate(() => window.heard);
const logOf = (page: Page) => page.getByTestId('log').textContent();

/** A line that can be cut, as a tunnel or a sleeping machine does it, and comes back when it is mended. */
class Line {
  #down = false;
  #sockets: WebSocketRoute[] = [];

  async through(page: Page): Promise<void> {
    await page.routeWebSocket(/\/ws\//, async (socket) => {
      if (this.#down) return socket.close({ code: 4000 });
      socket.connectToServer();
      this.#sockets.push(socket);
    });
  }

  async cut(): Promise<void> {
    this.#down = true;
    for (const socket of this.#sockets.splice(0)) await socket.close({ code: 4000 });
  }

  mend(): void {
    this.#down = false;
  }
}

async function two(): Promise<{ anna: Guest; ben: Guest; drivers: Driver[]; line: Line }> {
  const anna = await guest(await browser.profile(), server.url);
  const ben = await guest(await browser.profile({ theme: 'ash' }), server.url);
  const line = new Line();
  await line.through(ben.page);
  await sitTogether(anna, ben);
  const drivers = [anna, ben].map((x, i) => new Driver(x.page, x.watch, new Pointer('mouse'), `together ${i}`));
  return { anna, ben, drivers, line };
}

test('two people play a whole game; one reloads, one loses the line, the server is killed: nobody loses anything', async () => {
  const { anna, ben, drivers, line } = await two();
  await playTogether(drivers, 12);

  const before = { position: (await heard(anna.page)).position, log: await logOf(anna.page) };
  anna.watch.excuse(/ERR_ABORTED/);
  await anna.page.reload();
  await anna.page.waitForFunction((at) => window.heard.position?.at === at, before.position!.at);
  await anna.page.getByTestId('prompt').waitFor();
  expect((await heard(anna.page)).position).toEqual(before.position);
  await expect.poll(() => logOf(anna.page)).toBe(before.log);
  await playTogether(drivers, 6);

  ben.watch.excuse(/WebSocket/);
  const known = (await heard(ben.page)).position!;
  await line.cut();
  await ben.page.getByText('Connection lost').waitFor();
  line.mend();
  await ben.page.getByText('Connection lost').waitFor({ state: 'detached' });
  await ben.page.waitForFunction((n) => window.heard.position?.at === n, known.at);
  expect((await heard(ben.page)).position).toEqual(known);
  await playTogether(drivers, 6);

  const { at } = (await heard(ben.page)).position!;
  for (const x of [anna, ben]) x.watch.excuse(/ERR_CONNECTION_REFUSED|WebSocket|ERR_EMPTY|ERR_SOCKET|RESET/);
  await server.it.restart();
  for (const x of [anna, ben]) await x.page.waitForFunction((n) => window.heard.position?.at === n, at);
  for (const x of [anna, ben]) x.watch.excuse(null);
  expect(await playTogether(drivers)).toBe(true);
  for (const { page } of [anna, ben]) expect(await page.getByTestId('seed').textContent()).toMatch(/^[0-9a-f]{64}$/);
  await anna.page.getByTestId('about-game').click();
  await anna.page.getByTestId('verify').click();
  await anna.page.getByText('The seed matches its fingerprint.').waitFor();
});

test('of two tabs of one player that answer the same question one wins, and the other is told in words', async () => {
  const { anna, drivers } = await two();
  await playTogether(drivers, 4);
  while ((await drivers[0]!.peek()).t !== 'mine') await playTogether(drivers, 1);

  // The second tab hears nothing of the first one's answer until it has sent its own.
  const second = await anna.profile.newPage();
  const held: (() => void)[] = [];
  let holds = false;
  await second.routeWebSocket(/\/ws\//, (socket) => {
    const line = socket.connectToServer();
    line.onMessage((m) => (holds ? void held.push(() => socket.send(m)) : socket.send(m)));
  });
  await second.goto(anna.page.url());
  await second.waitForFunction(() => document.querySelectorAll('[data-testid="choice"]').length > 0);
  holds = true;
  const { at } = (await heard(anna.page)).position!;
  await drivers[0]!.step();
  await anna.page.waitForFunction((n) => (window.heard.position?.at ?? 0) > n, at);
  await second.evaluate(() => document.querySelector<HTMLElement>('[data-testid="choice"]')!.click());
  await expect.poll(() => held.length).toBeGreaterThan(1);
  holds = false;
  for (const pass of held) pass();
  await second.getByText('The table has moved on since. Look again.').waitFor();
  await second.waitForFunction((n) => (window.heard.position?.at ?? 0) > n, at);
  expect((await heard(second)).position!.at).toBe((await heard(anna.page)).position!.at);
});

test('somebody watches: sees the table, is asked nothing, can talk', async () => {
  const { anna, ben, drivers } = await two();
  const eve = await guest(await browser.profile({ lang: 'sk' }), anna.page.url());
  await eve.page.getByTestId('prompt').waitFor();
  await playTogether(drivers, 6);
  const seen = await heard(eve.page);
  expect([seen.mine, seen.position!.seat, seen.position!.question]).toEqual([[], null, null]);
  expect(await eve.page.locator('[data-testid="choice"], [data-testid="quick"], [data-main]').count()).toBe(0);
  await expect.poll(() => logOf(eve.page)).not.toBe('');

  await eve.page.getByTestId('to-chat').click();
  await eve.page.getByTestId('chat').locator('input').fill('Ahoj, pekný hod!');
  await eve.page.keyboard.press('Enter');
  for (const { page } of [anna, ben]) {
    await page.getByTestId('to-chat').getByText('1', { exact: true }).waitFor();
    await page.getByTestId('to-chat').click();
    await page.getByTestId('chat').getByText('Ahoj, pekný hod!').waitFor();
  }
  expect(eve.watch.complaints).toEqual([]);
});

test('what cannot be taken back freely is asked of the other: declined once, then agreed to', async () => {
  const { anna, ben, drivers } = await two();
  const people = [anna, ben];
  const asking = async () => {
    for (const [i, { page }] of people.entries()) {
      const { position } = await heard(page);
      if (position?.undo === 'ask' && position.at > 6) return i;
    }
    return -1;
  };
  /** Plays on until somebody could take something back with consent. */
  const nextWish = async () => {
    for (let i = 0; i < 60; i++) {
      await playTogether(drivers, 1);
      const who = await asking();
      if (who >= 0) return who === 0 ? ([anna, ben] as const) : ([ben, anna] as const);
    }
    throw new Error('nobody ever needs consent');
  };
  const wish = async (answer: 'Agree' | 'Decline') => {
    const [one, other] = await nextWish();
    const { at } = (await heard(one.page)).position!;
    await one.page.getByTestId('undo').click();
    await one.page.getByTestId('request').waitFor();
    await other.page.getByTestId('request').getByRole('button', { name: answer }).click();
    for (const { page } of people) await page.getByTestId('request').waitFor({ state: 'detached' });
    for (const { page } of people)
      await page.waitForFunction(([n, back]) => window.heard.position!.at < n! === back, [
        at,
        answer === 'Agree',
      ] as const);
  };
  await wish('Decline');
  await wish('Agree');
  await playTogether(drivers, 4);
});
