import { use, useDeferredValue } from 'react';
import { useLang } from '../settings/settings.ts';
import type { AnyGameBoard } from '../table/board.ts';
import type { Loaded } from '../table/scene.ts';
import { loadBoard, loadSpoken } from './load.ts';

/**
 * Suspends until the game is there with the words of the chosen language. Whoever changes the language goes on reading the
 * old one until the new one has come.
 */
export const useGame = (id: string): Loaded => use(loadSpoken(id, useDeferredValue(useLang())));

/** Suspends until the board is there. */
export const useGameBoard = (id: string): AnyGameBoard => use(loadBoard(id));
