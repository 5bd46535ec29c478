import type { Amount } from './deed.ts';

/** So much of something that somebody has; `each`: that every round brings anew. */
export interface Holding extends Amount {
  readonly each?: true;
}

/** What somebody has, as far as a view knows, and what matters most first: hints say what an answer changes of it. */
export type Sheet = readonly Holding[];
