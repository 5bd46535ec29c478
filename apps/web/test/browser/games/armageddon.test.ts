import {
  broken,
  COLOURS,
  game,
  HI,
  LEAST,
  LO,
  MOST,
  owned,
  ownedInAll,
  type Player,
  type State,
  sum,
  type View,
} from '@ashtown/armageddon';
import type { Match } from '@ashtown/engine';
import type { Host } from '@ashtown/host';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { testBoard } from '../kit/board-suite.ts';
import { launchBrowser } from '../kit/chromium.ts';
import { hosting } from '../kit/hosting.ts';
import { playedMatch, putOnShelf, shelved } from '../kit/played.ts';
import { roomFaults } from '../kit/room.ts';
import { startStaticHost } from '../kit/static-host.ts';
import { guest } from '../kit/ways.ts';

testBoard({ game: 'armageddon', mouse: [4], keyboard: [3], games: 40, questions: 12 });

const browser = launchBrowser();
const host = hosting(startStaticHost);

const SEATS = ['Anna', 'Cinder', 'Rust', 'Soot'].map((name, i) =>
  i === 0 ? ({ name, kind: 'human' } as const) : ({ name, kind: 'bot', bot: 'greedy' } as const),
);

test('a bid is one form, also where the game asks for it colour by colour', async () => {
  const match = playedMatch(
    'many people',
    (h) => h.asked[0] === 0 && h.turn(0).legal.includes('city by colour'),
    SEATS,
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
  // As long as it is not placed it says so.
  expect(await row.locator('b').textContent()).toMatch(/^5\D/);
  const planned = 5;
  await page.getByTestId('main').click();
  // Each colour is a question of its own; none of them is seen.
  await page.waitForFunction(() => (window.heard.position!.view as { order: number[][] }).order[2]!.includes(0));
  await expect.poll(() => row.locator('b').textContent()).toBe(String(planned));
  expect(watch.complaints).toEqual([]);
});

/**
 * A match in which Anna must send so many away that she is asked colour by colour. No game gets so far: in the last snapshot
 * all specialists and leaders are hers, and all workers of the bag. Others got workers for theirs; no figure is lost or made.
 */
function crowded(): Match {
  const late = (h: Host): boolean => h.asked[0] === 0 && (h.turn(0).view as View).round === 3;
  const match = playedMatch('crowded', (h) => late(h) && h.turn(0).legal.includes('end'), SEATS, {
    game: 'armageddon',
  });
  const state = game.clone(match.snapshots.at(-1)!.state as State);
  const { screen } = state.players[0]!;
  const [WORKER, ...REST] = COLOURS.keys();
  for (const c of COLOURS.keys()) {
    screen[c]! += state.bag[c + 1]!;
    state.bag[c + 1] = 0;
  }
  for (const p of state.players.slice(1))
    for (const figures of [p.screen, p.placed])
      for (let place = 0; place < figures.length; place += COLOURS.length)
        for (const c of REST) {
          const n = figures[place + c]!;
          figures[place + c] = 0;
          figures[place + WORKER!]! += n;
          screen[c]! += n;
          screen[WORKER!]! -= n;
        }
  for (const p of state.players) {
    p.bounds[LEAST] = ownedInAll(p);
    p.bounds[MOST] = ownedInAll(p);
    for (const c of COLOURS.keys()) {
      p.bounds[LO + c] = owned(p, c);
      p.bounds[HI + c] = owned(p, c);
    }
  }
  expect(broken(state)).toEqual([]);
  const asks = (): string => game.question(state, game.asked(state)[0]!);
  while (asks() === 'cityAction' || asks() === 'returnHomeless') {
    const seat = game.asked(state)[0]!;
    game.apply(state, seat, asks() === 'cityAction' ? 'end' : game.legal(state, seat)[0]!, null);
  }
  expect([asks(), game.asked(state)]).toEqual(['homelessColour', [0]]);
  return { ...match, snapshots: [{ at: match.answers.length, version: game.version, state }] };
}

test('very many homeless survivors are one form as well, and it has room', async () => {
  const match = crowded();
  const moments = [{ question: 'homelessColour', match }];
  expect(await roomFaults(await guest(await browser.profile(), host.url), host.url, moments)).toEqual([]);
  for (const screen of ['desk', 'phone'] as const) {
    const { page, watch } = await guest(await browser.profile({ screen }), host.url);
    const press = (of: Locator) => (screen === 'phone' ? of.tap() : of.click());
    const position = () => page.evaluate(() => window.heard.position!);
    // A leader may be lost in the Preparation that follows: still owned.
    const people = async () => {
      const p = ((await position()).view as View).players[0] as Player;
      return COLOURS.map((_, c) => owned(p, c));
    };
    await putOnShelf(page, [shelved('crowded', match, [0])]);
    await page.goto(`${host.url}#/local/crowded`);
    await page.getByTestId('colour-worker').waitFor();
    const { question, view } = await position();
    const { n } = (view as View).stack.at(-1) as { n: number };
    expect(question).toBe('homelessColour');
    expect(await page.getByTestId('main').textContent()).toBe(`Choose ${n} more`);
    const before = await people();
    const away = [0, 0, 0, 0];
    // The specialists first, so that every colour is asked for.
    for (const c of [1, 2, 3, 0])
      for (; sum(away) < n && away[c]! < before[c]!; away[c]!++)
        await press(page.getByTestId(`colour-${COLOURS[c]}`).getByRole('button', { name: 'One more' }));
    await press(page.getByTestId('main'));
    // Each colour is a question of its own; none of them is seen.
    await page.waitForFunction(() => {
      const { stack } = window.heard.position!.view as { stack: { t: string }[] };
      return !stack.some((f) => f.t === 'homelessColour' || f.t === 'house');
    });
    expect(await people()).toEqual(before.map((k, c) => k - away[c]!));
    expect(watch.complaints).toEqual([]);
  }
});
