import { expect, test } from 'vitest';
import { launchBrowser } from './kit/chromium.ts';
import { Driver } from './kit/driver.ts';
import { hosting } from './kit/hosting.ts';
import { Pointer } from './kit/pointer.ts';
import { startStaticHost } from './kit/static-host.ts';
import { guest, makeTable } from './kit/ways.ts';

const browser = launchBrowser();
const host = hosting(startStaticHost);

test('two people share a screen: each sees with their own eyes, with a curtain between them where they want one', async () => {
  const { page, watch } = await guest(await browser.profile(), host.url);
  await makeTable(page, ['me', 'local']);
  const driver = new Driver(page, watch, new Pointer('mouse'), 'hot seat');
  await driver.play(8);
  const seats = new Set<number>();
  for (let i = 0; i < 12; i++) {
    await driver.play(1);
    seats.add((await page.evaluate(() => window.heard.position!.seat))!);
  }
  expect(seats.size).toBe(2);

  await page.getByTestId('menu').click();
  await page.getByRole('switch', { name: 'Curtain between players' }).click();
  await page.keyboard.press('Escape');
  const curtain = page.getByTestId('curtain');
  for (let lifted = 0; lifted < 3; ) {
    if (await curtain.isVisible()) {
      expect(await page.locator('[data-testid="prompt"], [data-testid="choice"], [data-testid="log"]').count()).toBe(0);
      expect((await page.evaluate(() => window.heard.position))!.seat).toBe(null);
      const button = (await page.getByTestId('reveal').boundingBox())!;
      await page.mouse.move(button.x + 20, button.y + 20);
      await page.mouse.down();
      await page.waitForTimeout(100);
      expect(await curtain.isVisible()).toBe(true);
      await curtain.waitFor({ state: 'detached' });
      await page.mouse.up();
      lifted++;
    } else if ((await driver.peek()).t === 'mine') await driver.step();
    else await page.waitForTimeout(15);
  }
  await page.getByTestId('menu').click();
  await page.getByRole('switch', { name: 'Curtain between players' }).click();
  await page.keyboard.press('Escape');
  await driver.play(6);
});
