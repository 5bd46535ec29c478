import { use } from 'react';
import type { AnyGameBoard } from '../table/board.ts';

/** The boards; each is fetched with the first table of its game. A game without one has the plain board. */
const FACES: Readonly<Record<string, () => Promise<{ board: AnyGameBoard }>>> = {
  '51st-state-2010': () => import('./51st-state-2010/index.tsx'),
  '51st-state-master': () => import('./51st-state-master/index.tsx'),
  armageddon: () => import('./armageddon/index.tsx'),
  'king-of-new-york': () => import('./king-of-new-york/index.tsx'),
  'metro-2033': () => import('./metro-2033/index.tsx'),
};

const plain = (): Promise<{ board: AnyGameBoard }> => import('../table/plain/index.tsx');

const fetched = new Map<string, Promise<AnyGameBoard>>();

/** Rejects when the file cannot be fetched; the next call tries again. */
function loadFace(id: string): Promise<AnyGameBoard> {
  let loading = fetched.get(id);
  if (!loading) {
    loading = (Object.hasOwn(FACES, id) ? FACES[id]! : plain)().then((m) => m.board);
    loading.catch(() => fetched.delete(id));
    fetched.set(id, loading);
  }
  return loading;
}

/** Suspends until the board is there. */
export const useGameBoard = (id: string): AnyGameBoard => use(loadFace(id));
