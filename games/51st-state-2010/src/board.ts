/** What whoever draws a board may know of the game: its types and its vocabulary, and nothing that computes. */
export type * from './content/designs.ts';
export * from './content/vocabulary.ts';
export type * from './state.ts';
export { BASE_SOURCES, PHASES, SOURCES } from './state.ts';
