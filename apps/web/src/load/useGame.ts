import { use } from 'react';
import { type Loaded, loadGame } from './games.ts';

/** Suspends until the game is there. */
export const useGame = (id: string): Loaded => use(loadGame(id));
