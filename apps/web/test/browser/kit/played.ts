import { findGame } from '@ashtown/catalog';
import { type Match, type Options, type SeatInfo, seedOf } from '@ashtown/engine';
import { create, findBot, type Host } from '@ashtown/host';
import type { TableLine } from '@ashtown/protocol';
import type { Page } from 'playwright-core';
import { type Brought, lineOf } from '../../../src/offline/saved.ts';
import { GAME } from './game.ts';

/** Matches that bots have played from a fixed seed, also for the seats of people: the same on every machine. */

const bot = (name: string): SeatInfo => ({ name, kind: 'bot', bot: 'easy' });
export const TABLE: readonly SeatInfo[] = [{ name: 'Anna', kind: 'human' }, bot('Cinder'), bot('Rust'), bot('Soot')];

/** What bots have answered in a game so far: thinking takes long, and the same game is looked at in several places. */
const thought = new Map<string, unknown[]>();

/** Plays until `enough` says so, or to the end. */
export function playedMatch(
  seed: string,
  enough: (host: Host) => boolean = () => false,
  seats: readonly SeatInfo[] = TABLE,
  of: { game?: string; options?: Options } = {},
): Match {
  const { game } = findGame(of.game ?? GAME)!;
  const opened = create({ game, seats, seed: seedOf(seed), undo: 'ask', options: of.options ?? {} });
  if (!opened.ok) throw new Error(opened.problem);
  const { host } = opened;
  const key = JSON.stringify([game.id, seed, seats, of.options]);
  const picks = thought.get(key) ?? [];
  thought.set(key, picks);
  const { choose } = findBot('greedy')!;
  while (host.asked.length > 0 && !enough(host)) {
    const seat = host.asked[0]!;
    const turn = host.turn(seat);
    if (host.length === picks.length) picks.push(choose(game, seat, turn).pick);
    host.answer(seat, turn.ply, picks[host.length]);
  }
  return host.export();
}

export interface Shelved {
  saved: Brought;
  line: TableLine;
}

export function shelved(id: string, match: Match, asked: readonly number[] = []): Shelved {
  const now = Date.now();
  const saved: Brought = { id, undo: 'ask', created: now, updated: now, rematch: null, left: [], match };
  return { saved, line: lineOf(saved, asked) };
}

/** Puts a match among the tables this browser keeps, as if it had been played here. */
export async function putOnShelf(page: Page, tables: readonly Shelved[]): Promise<void> {
  await page.evaluate(async (all) => {
    // The page makes it when it shows its list of tables.
    while (!(await indexedDB.databases()).some(({ name }) => name === 'ashtown'))
      await new Promise((next) => setTimeout(next, 20));
    const request = indexedDB.open('ashtown');
    const db = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const change = db.transaction(['lines', 'matches'], 'readwrite');
    for (const { saved, line } of all) {
      change.objectStore('matches').put(saved);
      change.objectStore('lines').put(line);
    }
    await new Promise((done) => {
      change.oncomplete = done;
    });
    db.close();
  }, tables);
}
