import { LANGS, type Lang } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { launchBrowser } from '../kit/chromium.ts';
import { hosting } from '../kit/hosting.ts';
import { putOnShelf, shelved } from '../kit/played.ts';
import { startStaticHost } from '../kit/static-host.ts';
import { guest } from '../kit/ways.ts';
import { clipped } from './clipped.ts';
import { GAMES } from './games.ts';
import { show } from './showing.ts';

/** Every kind of screen, in every language where it is tightest. */
const SCREENS: readonly { size: readonly [number, number]; langs: readonly Lang[] }[] = [
  { size: [360, 640], langs: LANGS },
  { size: [844, 390], langs: ['pl'] },
  { size: [1366, 768], langs: LANGS },
  { size: [1920, 1080], langs: ['sk'] },
  { size: [2560, 1440], langs: ['en'] },
];
/** Everything is looked at in the language with the longest words; in the others every third, another third on each screen. */
const LONGEST: Lang = 'pl';
const PART = 3;
const FEW = 30;

const browser = launchBrowser();
const host = hosting(startStaticHost);

test.each(Object.keys(GAMES))('%s: every card is seen whole wherever it can stand', async (id) => {
  const { match, views } = GAMES[id]!();
  const { page, watch } = await guest(await browser.profile(), host.url);
  await putOnShelf(page, [shelved('arranged', match, [0])]);
  await page.goto(`${host.url}#/local/arranged`);
  await page.getByTestId('prompt').waitFor();
  // What was missed lies above the board until it is put away; it comes when there is something to tell.
  const missed = page.getByTestId('missed-seen');
  const found = new Map<string, string>();
  let turn = 0;
  for (const {
    size: [width, height],
    langs,
  } of SCREENS) {
    await page.setViewportSize({ width, height });
    for (const lang of langs) {
      await page.evaluate((chosen) => {
        localStorage.setItem('ashtown.settings', JSON.stringify({ lang: chosen }));
        dispatchEvent(new StorageEvent('storage', { key: 'ashtown.settings' }));
      }, lang);
      await page.waitForFunction((chosen) => document.documentElement.lang === chosen, lang);
      turn++;
      const some = lang === LONGEST ? views : views.filter((_, k) => (k + turn) % PART === 0);
      const tabs = await page.locator('[data-testid^="tab-"]:not([data-testid="tab-log"])').all();
      for (const [i, tab] of (tabs.length > 0 ? tabs : [null]).entries()) {
        await tab?.click();
        // The hand is the same on every tab.
        for (const { name, view } of i === 0 ? some : some.slice(0, 2)) {
          await show(page, view);
          if ((await missed.count()) > 0) await missed.click();
          for (const fault of await page.evaluate(clipped))
            if (!found.has(fault)) found.set(fault, `${width}×${height}, ${lang}, ${name}: ${fault}`);
        }
      }
    }
  }
  expect(watch.complaints).toEqual([]);
  const faults = [...found.values()];
  expect(faults.slice(0, FEW), `${faults.length} in all`).toEqual([]);
});
