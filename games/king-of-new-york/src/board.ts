/** What a board may know of the game: types, ids and figures as data. What follows from the rules comes with its props. */
export type { KingDeed } from './answers/deed.ts';
export type { Tables } from './content/tables.ts';
export * from './content/vocabulary.ts';
export type { KingOfNewYork } from './make.ts';
export type { Facts } from './rules/facts.ts';
export type { Forecast, Yield } from './rules/forecast.ts';
export * from './state.ts';
export type { BoardText } from './text/board.ts';
export type { Guide } from './text/guide.ts';
export type { KingWords } from './text/speak.ts';
