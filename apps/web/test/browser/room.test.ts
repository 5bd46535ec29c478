import { expect, test } from 'vitest';
import { launchBrowser } from './kit/chromium.ts';
import { GAME } from './kit/game.ts';
import { hosting } from './kit/hosting.ts';
import { needyMoments } from './kit/moments.ts';
import { roomFaults } from './kit/room.ts';
import { startStaticHost } from './kit/static-host.ts';
import { guest } from './kit/ways.ts';

const browser = launchBrowser();
const host = hosting(startStaticHost);

test('every kind of question has room, in the language that needs most', async () => {
  const moments = needyMoments(200, GAME);
  expect(new Set(moments.map((x) => x.question)).size).toBeGreaterThan(14);
  const visitor = await guest(await browser.profile(), host.url);
  expect(await roomFaults(visitor, host.url, moments)).toEqual([]);
});
