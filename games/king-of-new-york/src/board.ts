/** What a board may know of the game besides the view, the tables and the words it is given: types, ids and figures. */
export type { KingDeed } from './answers/deed.ts';
export type { Tables } from './content/tables.ts';
export * from './content/vocabulary.ts';
export * from './state.ts';
