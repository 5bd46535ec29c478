import type { ComponentType } from 'react';
import type { PosterId } from '../../../text/index.ts';
import { Armageddon } from './Armageddon.tsx';
import { FiftyFirstState } from './FiftyFirstState.tsx';
import { KingOfNewYork } from './KingOfNewYork.tsx';
import { MasterSet } from './MasterSet.tsx';
import { Metro2033 } from './Metro2033.tsx';
import type { PosterProps } from './Poster.tsx';

/** The poster of each game, and for how many it is. */
export const SHEETS: Readonly<
  Record<PosterId, { Sheet: ComponentType<PosterProps>; players: readonly [number, number] }>
> = {
  '51st-state-2010': { Sheet: FiftyFirstState, players: [2, 4] },
  '51st-state-master': { Sheet: MasterSet, players: [1, 4] },
  'metro-2033': { Sheet: Metro2033, players: [2, 5] },
  armageddon: { Sheet: Armageddon, players: [3, 4] },
  'king-of-new-york': { Sheet: KingOfNewYork, players: [2, 6] },
};
