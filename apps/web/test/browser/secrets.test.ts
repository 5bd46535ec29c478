import { findGame } from '@ashtown/catalog';
import { type Match, startOf } from '@ashtown/engine';
import { TILES_PER_STACK, tables } from '@ashtown/king-of-new-york';
import type { ServerMessage } from '@ashtown/protocol';
import { expect, test } from 'vitest';
import { launchBrowser } from './kit/chromium.ts';
import { Driver } from './kit/driver.ts';
import { GAME } from './kit/game.ts';
import { hosting } from './kit/hosting.ts';
import { Pointer } from './kit/pointer.ts';
import { startServer } from './kit/server.ts';
import { storageOf } from './kit/storage.ts';
import { playTogether } from './kit/together.ts';
import { type Guest, guest, leaveTable, sitTogether } from './kit/ways.ts';

/**
 * King of New York hides the order of the deck, the lower tiles and the seed. Online, none of it may be in a socket frame,
 * in the page or in its storage before its time. (A table in the browser keeps its match, seed and all, in the storage of
 * its worker: there is no other place. The page itself is told no more than online.)
 */

const browser = launchBrowser();
const server = hosting(startServer);
const { game } = findGame(GAME)!;

interface State {
  deck: readonly string[];
  tiles: readonly number[];
  height: readonly number[];
}

/** The words in all values of some data, not in the names of its fields. */
function wordsIn(data: unknown, found = new Set<string>()): Set<string> {
  if (typeof data === 'string') for (const word of data.match(/[a-z][a-z0-9-]+/g) ?? []) found.add(word);
  else if (typeof data === 'object' && data !== null) for (const x of Object.values(data)) wordsIn(x, found);
  return found;
}

interface Look {
  /** How many answers had been given. */
  at: number;
  page: string;
  storage: string;
}

test('nothing hidden is in frames, page or storage of players and spectators', async () => {
  const anna = await guest(await browser.profile(), server.url);
  const ben = await guest(await browser.profile(), server.url);
  const frames = new Map<Guest, string[]>();
  const record = (x: Guest) => {
    const heard: string[] = [];
    frames.set(x, heard);
    x.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  };
  record(anna);
  record(ben);
  await sitTogether(anna, ben);
  const eve = await guest(await browser.profile(), server.url);
  record(eve);
  await eve.page.goto(anna.page.url());
  await eve.page.getByTestId('prompt').waitFor();
  const drivers = [anna, ben].map((x, i) => new Driver(x.page, x.watch, new Pointer('mouse'), `secrets ${i}`));

  const looks: Look[] = [];
  let over = false;
  for (let i = 0; i < 4; i++) {
    over = await playTogether(drivers, 8);
    if (over) break;
    for (const { page } of [anna, ben, eve]) {
      const at = await page.evaluate(() => window.heard.position!.at);
      const html = await page.content();
      const storage = await storageOf(page);
      if ((await page.evaluate(() => window.heard.position!.at)) === at) looks.push({ at, page: html, storage });
    }
  }

  // When everybody has left, the match is over, and its file is there for all.
  const id = anna.page.url().split('/').at(-1)!;
  if (!over) {
    for (const { page } of [anna, ben]) await leaveTable(page);
    await eve.page.getByTestId('result').getByText('Ended early').waitFor();
  }

  const match = (await (await fetch(`${server.url}api/tables/${id}/match`)).json()) as Match;
  const states: State[] = [];
  const state = startOf(game, match);
  states.push(structuredClone(state) as State);
  for (const [seat, pick] of match.answers) {
    game.apply(state, seat, pick, null);
    states.push(structuredClone(state) as State);
  }
  /** The cards nobody can know of: those still in the deck that nobody has seen since the beginning. */
  const seen = new Set<string>(tables.cardIds.filter((card) => !states[0]!.deck.includes(card)));
  const hidden = states.map(({ deck }) => {
    for (const card of tables.cardIds) if (!deck.includes(card)) seen.add(card);
    return tables.cardIds.filter((card) => !seen.has(card));
  });

  expect(hidden[0]!.length).toBeGreaterThan(30);
  for (const [i, heard] of [...frames.values()].entries()) {
    expect(heard.length, `frames of ${i}`).toBeGreaterThan(20);
    let at = 0;
    for (const frame of heard) {
      const m = JSON.parse(frame) as ServerMessage;
      if (m.t === 'moment') at = m.position.at;
      if (m.t === 'moment' && m.position.seed !== null) {
        // The seed is told with the last position, never before.
        expect(m.position.at).toBe(match.answers.length);
        break;
      }
      expect(frame).not.toContain(match.seed);
      const words = wordsIn(m);
      expect(hidden[Math.min(at, hidden.length - 1)]!.filter((card) => words.has(card))).toEqual([]);
      if (m.t !== 'moment') continue;
      const view = m.position.view as { deck: unknown[]; tiles: unknown[]; rng: unknown };
      expect(view.deck.every((card) => card === null)).toBe(true);
      expect(view.rng).toBe(null);
      const { height } = states[m.position.at]!;
      const covered = view.tiles.filter((_, i) => i % TILES_PER_STACK < height[Math.floor(i / TILES_PER_STACK)]! - 1);
      expect(covered.every((tile) => tile === null)).toBe(true);
    }
  }

  expect(looks.length).toBeGreaterThan(5);
  const names = findGame(GAME)!.words.en;
  for (const { at, page, storage } of looks) {
    expect(page + storage).not.toContain(match.seed);
    for (const card of hidden[at]!) {
      expect(page).not.toContain(`card:${card}"`);
      expect(page).not.toContain(`>${names.card(card).name}<`);
    }
    const kept = wordsIn(JSON.parse(storage));
    expect(hidden[at]!.filter((card) => kept.has(card))).toEqual([]);
  }
});
