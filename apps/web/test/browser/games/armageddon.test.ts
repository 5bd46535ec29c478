import { expect, test } from 'vitest';
import { testBoard } from '../kit/board-suite.ts';
import { launchBrowser } from '../kit/chromium.ts';
import { hosting } from '../kit/hosting.ts';
import { playedMatch, putOnShelf, shelved } from '../kit/played.ts';
import { startStaticHost } from '../kit/static-host.ts';
import { guest } from '../kit/ways.ts';

testBoard({ game: 'armageddon', mouse: [3, 4], keyboard: [3, 4], bots: 1, games: 40, questions: 12 });

const browser = launchBrowser();
const host = hosting(startStaticHost);

test('a bid is one form, also where the game asks for it colour by colour', async () => {
  const seats = ['Anna', 'Cinder', 'Rust', 'Soot'].map((name, i) =>
    i === 0 ? ({ name, kind: 'human' } as const) : ({ name, kind: 'bot', bot: 'greedy' } as const),
  );
  const match = playedMatch(
    'many people',
    (h) => h.asked[0] === 0 && h.turn(0).legal.includes('city by colour'),
    seats,
    { game: 'armageddon' },
  );
  const { page, watch } = await guest(await browser.profile(), host.url);
  await putOnShelf(page, [shelved('manypeople', match, [0])]);
  await page.goto(`${host.url}#/local/manypeople`);
  await page.getByTestId('area-city').getByRole('button').click();
  const worker = page.getByTestId('colour-worker').getByRole('button', { name: 'One more' });
  for (let i = 0; i < 4; i++) await worker.click();
  const others = page.locator('[data-testid^="colour-"]:not([data-testid$="worker"]) button[aria-label^="One more"]');
  const more = others.and(page.locator(':not([aria-disabled="true"])')).first();
  await more.click();
  const row = page.getByTestId('area-city').locator('li[data-seat="0"]');
  const planned = Number(await row.locator('b').textContent());
  expect(planned).toBe(5);
  await page.getByTestId('main').click();
  // Each colour is a question of its own; none of them is seen.
  await page.waitForFunction(() => (window.heard.position!.view as { order: number[][] }).order[2]!.includes(0));
  expect(await row.locator('b').textContent()).toBe(String(planned));
  expect(watch.complaints).toEqual([]);
});
