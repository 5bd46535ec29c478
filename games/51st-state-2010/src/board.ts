/** What a board may know of the game: types, ids and figures as data. What follows from the rules comes with its props. */
export type { InPlay, Piece, Range, Spent, StateDeed, Use, Verb, Yield } from './answers/deed.ts';
export type * from './content/designs.ts';
export * from './content/vocabulary.ts';
export type { FirstEdition } from './make.ts';
export type { Facts, Lack } from './rules/facts.ts';
export * from './state.ts';
export type { BoardText, Short } from './text/board.ts';
export { type Guide, PARTS, type PartId } from './text/guide.ts';
export type { StateWords } from './text/speak.ts';
