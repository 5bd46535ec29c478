import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { AnyGame } from '@ashtown/engine';
import { ADVISER, adviceBudget, advise, findBot, learnedValues, liveBudget } from '@ashtown/host';
import type { Task } from './task.ts';

/** A thread that thinks. It fetches the rules of a game when it is first asked about it. */

// People come before bots: Linux gives each thread a priority of its own. Elsewhere all are alike.
try {
  setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), constants.priority.PRIORITY_LOW);
} catch {}

const games = new Map<string, Promise<{ game: AnyGame }>>();

/** Only ids of the catalogue come here: the server looks them up before. */
function load(id: string): Promise<{ game: AnyGame }> {
  const known = games.get(id);
  if (known) return known;
  const loading = import(/* @vite-ignore */ `#games/${id}`) as Promise<{ game: AnyGame }>;
  loading.catch(() => games.delete(id));
  games.set(id, loading);
  return loading;
}

const valueFor = learnedValues(
  (game, players) => import(/* @vite-ignore */ `#games/${game}/values/${players}.json`, { with: { type: 'json' } }),
);

export default async function think({ want, game: id, bot, seat, turn, begun }: Task): Promise<unknown> {
  const { game } = await load(id);
  const value = await valueFor(want === 'pick' ? bot : ADVISER, game, turn.view);
  Atomics.store(begun, 0, 1);
  const now = () => performance.now();
  const learned = value && { value };
  if (want !== 'pick') return advise(want, game, seat, { ...turn, ...learned, budget: adviceBudget(want, now) });
  const found = findBot(bot);
  if (!found) throw new Error(`no bot is called ${bot}`);
  return found.choose(game, seat, { ...turn, ...learned, budget: liveBudget(bot, now) }).pick;
}
