/** What a board may know: types and vocabulary, no rule. */

export type { ArmageddonDeed } from './answers/deed.ts';
export type { Effect, Passive } from './content/schema.ts';
export type { Line, Tables } from './content/tables.ts';
export * from './content/vocabulary.ts';
export type { ArmageddonGame } from './make.ts';
export type { Facts, Lot, Row } from './rules/facts.ts';
export type { Prospect } from './rules/prospect.ts';
export * from './state.ts';
export type { BoardText } from './text/board.ts';
export type { Guide, Numbers } from './text/guide.ts';
export type { ArmageddonWords } from './text/speak.ts';
