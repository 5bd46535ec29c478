/** What a board may know: types and vocabulary, no rule. */

export type { ArmageddonDeed } from './answers/deed.ts';
export type { Effect, Passive } from './content/schema.ts';
export type { Line, Tables } from './content/tables.ts';
export * from './content/vocabulary.ts';
export * from './state.ts';
export type { BoardTexts } from './text/language.ts';
