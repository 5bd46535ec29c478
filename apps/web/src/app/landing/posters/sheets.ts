import type { GameId } from '@ashtown/catalog/about';
import type { ComponentType } from 'react';
import { Armageddon } from './Armageddon.tsx';
import { FiftyFirstState } from './FiftyFirstState.tsx';
import { KingOfNewYork } from './KingOfNewYork.tsx';
import { MasterSet } from './MasterSet.tsx';
import { Metro2033 } from './Metro2033.tsx';
import type { PosterProps } from './Poster.tsx';

/** The poster of each game. */
export const SHEETS: Readonly<Record<GameId, ComponentType<PosterProps>>> = {
  '51st-state-2010': FiftyFirstState,
  '51st-state-master': MasterSet,
  'metro-2033': Metro2033,
  armageddon: Armageddon,
  'king-of-new-york': KingOfNewYork,
};
