import type { AnyGame, AnyMade, Lang } from '@ashtown/engine';
import { manifestOf } from '../games/index.ts';
import type { Manifest } from '../games/manifest.ts';
import type { AnyGameBoard } from '../table/board.ts';
import type { Loaded } from '../table/scene.ts';
import { madeOf } from './contents.ts';

export const isPlayable = (id: string): boolean => manifestOf(id) !== undefined;

const fetched = new Map<string, Promise<unknown>>();

/** Fetches once. Rejects when a file cannot be fetched; the next call tries again. */
export function once<T>(key: string, fetch: () => Promise<T>): Promise<T> {
  const known = fetched.get(key) as Promise<T> | undefined;
  if (known) return known;
  const loading = fetch();
  loading.catch(() => fetched.delete(key));
  fetched.set(key, loading);
  return loading;
}

async function find(id: string): Promise<Manifest> {
  const found = manifestOf(id);
  if (!found) throw new Error(`no game is called ${id}`);
  return found;
}

const rulesOf = (id: string): Promise<AnyMade> =>
  once(`rules ${id}`, async () => madeOf(await (await find(id)).rules(), id));

/** The rules of a game, for whoever needs no words. */
export const loadGame = async (id: string): Promise<AnyGame> => (await rulesOf(id)).game;

/** A game and what it says in one language. */
export const loadSpoken = (id: string, lang: Lang): Promise<Loaded> =>
  once(`words ${id} ${lang}`, async () => {
    const { text } = await find(id);
    const [{ game, tables, speak }, { language }] = await Promise.all([rulesOf(id), text[lang]()]);
    return { game, tables, words: speak(language), lang };
  });

const plain = (): Promise<{ board: AnyGameBoard }> => import('../kit/plain/index.tsx');

export const loadBoard = (id: string): Promise<AnyGameBoard> =>
  once(`board ${id}`, async () => (await ((await find(id)).board ?? plain)()).board);
