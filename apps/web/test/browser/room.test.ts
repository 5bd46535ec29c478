import { LANGS } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { launchBrowser } from './kit/chromium.ts';
import { Driver } from './kit/driver.ts';
import { hosting } from './kit/hosting.ts';
import { needyMoments } from './kit/moments.ts';
import { putOnShelf, shelved } from './kit/played.ts';
import { Pointer } from './kit/pointer.ts';
import { SCREENS } from './kit/profile.ts';
import { startStaticHost } from './kit/static-host.ts';
import { guest } from './kit/ways.ts';

const browser = launchBrowser();
const host = hosting(startStaticHost);

test('every kind of question has room on desks and phones, in every language', async () => {
  const moments = needyMoments(200);
  expect(new Set(moments.map((x) => x.question)).size).toBeGreaterThan(14);
  const { page, watch } = await guest(await browser.profile(), host.url);
  const driver = new Driver(page, watch, new Pointer('mouse'), 'room');
  const id = (i: number) => `needytable${i}`;
  await putOnShelf(
    page,
    moments.map(({ match }, i) => shelved(id(i), match, [0])),
  );
  const found: string[] = [];
  for (const [i, { question }] of moments.entries()) {
    await page.goto(`${host.url}#/local/${id(i)}`);
    await driver.ready();
    for (const [name, size] of Object.entries(SCREENS)) {
      await page.setViewportSize(size);
      for (const lang of LANGS) {
        await page.evaluate((chosen) => {
          localStorage.setItem('ashtown.settings', JSON.stringify({ lang: chosen }));
          dispatchEvent(new StorageEvent('storage', { key: 'ashtown.settings' }));
        }, lang);
        await page.waitForFunction((chosen) => document.documentElement.lang === chosen, lang);
        await driver.check().catch((e: Error) => found.push(`${question}, ${name}, ${lang}: ${e.message}`));
      }
    }
  }
  expect(found).toEqual([]);
});
