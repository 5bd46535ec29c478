import { use } from 'react';
import type { AnyFace } from '../table/board.ts';

/** The boards; each is fetched with the first table of its game. A game without one has the plain board. */
const FACES: Readonly<Record<string, () => Promise<{ face: AnyFace }>>> = {
  '51st-state-2010': () => import('./51st-state-2010/face.tsx'),
  '51st-state-master': () => import('./51st-state-master/face.tsx'),
  armageddon: () => import('./armageddon/face.tsx'),
  'king-of-new-york': () => import('./king-of-new-york/face.tsx'),
  'metro-2033': () => import('./metro-2033/face.tsx'),
};

const plain = (): Promise<{ face: AnyFace }> => import('../table/plain/face.tsx');

const fetched = new Map<string, Promise<AnyFace>>();

/** Rejects when the file cannot be fetched; the next call tries again. */
function loadFace(id: string): Promise<AnyFace> {
  let loading = fetched.get(id);
  if (!loading) {
    loading = (Object.hasOwn(FACES, id) ? FACES[id]! : plain)().then((m) => m.face);
    loading.catch(() => fetched.delete(id));
    fetched.set(id, loading);
  }
  return loading;
}

/** Suspends until the board is there. */
export const useFace = (id: string): AnyFace => use(loadFace(id));
