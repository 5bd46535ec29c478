import { type Rng, rand } from '@ashtown/engine';
import type { Page } from 'playwright-core';

/** Who plays: somebody with a mouse, a keyboard or a finger, who chooses anything that is offered. */
export interface Hand {
  readonly touch: boolean;
  /** Does something that may lead to an answer. */
  act(page: Page, rng: Rng): Promise<void>;
  /** The guaranteed path: one answer of the plain list. */
  choose(page: Page, rng: Rng): Promise<void>;
}

export const pickOne = <T>(rng: Rng, from: readonly T[]): T => from[rand(rng, from.length)]!;
