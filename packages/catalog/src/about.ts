import { about as firstEdition } from '@ashtown/51st-state-2010/about';
import { about as masterSet } from '@ashtown/51st-state-master/about';
import { about as armageddon } from '@ashtown/armageddon/about';
import type { About } from '@ashtown/engine';
import { about as kingOfNewYork } from '@ashtown/king-of-new-york/about';
import { about as metro2033 } from '@ashtown/metro-2033/about';

/** All games as a shop window shows them, the oldest world first; nothing of the games themselves is loaded for it. */
export const ABOUT = [
  firstEdition,
  masterSet,
  metro2033,
  armageddon,
  kingOfNewYork,
] as const satisfies readonly About[];
export type GameId = (typeof ABOUT)[number]['id'];

export const aboutOf = (id: string): About | undefined => ABOUT.find((about) => about.id === id);
