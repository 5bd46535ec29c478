/** What a board may know of the game: types, ids and figures as data. What follows from the rules comes with its props. */
export type { MetroDeed, Verb } from './answers/deed.ts';
export type { Atom, Card, Design, FactionDesign, Tables, Target } from './content/tables.ts';
export * from './content/vocabulary.ts';
export type { Metro } from './make.ts';
export type { Facts, Mission } from './rules/facts.ts';
export * from './state.ts';
export type { BoardText, Fate } from './text/board.ts';
export type { Guide } from './text/guide.ts';
export type { MetroWords } from './text/speak.ts';
