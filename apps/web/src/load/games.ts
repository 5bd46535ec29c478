import type { AnyWords } from '@ashtown/catalog';
import type { AnyGame, Lang } from '@ashtown/engine';

/** What the shell needs of a game before any board: numbers, options, words. */
export interface Loaded {
  game: AnyGame;
  tables?: unknown;
  words: Readonly<Record<Lang, AnyWords>>;
}

/** The playable games; each is fetched on its own when first wanted. */
const GAMES: Readonly<Record<string, () => Promise<Loaded>>> = {
  '51st-state-2010': () => import('@ashtown/catalog/51st-state-2010'),
  '51st-state-master': () => import('@ashtown/catalog/51st-state-master'),
  armageddon: () => import('@ashtown/catalog/armageddon'),
  'king-of-new-york': () => import('@ashtown/catalog/king-of-new-york'),
  'metro-2033': () => import('@ashtown/catalog/metro-2033'),
};

export const isPlayable = (id: string): boolean => Object.hasOwn(GAMES, id);

const fetched = new Map<string, Promise<Loaded>>();

/** Rejects when the file cannot be fetched; the next call tries again. */
export function loadGame(id: string): Promise<Loaded> {
  let loading = fetched.get(id);
  if (!loading) {
    const load = GAMES[id];
    if (!load) return Promise.reject(new Error(`no game is called ${id}`));
    loading = load();
    loading.catch(() => fetched.delete(id));
    fetched.set(id, loading);
  }
  return loading;
}
