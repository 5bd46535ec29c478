/** What a board may know: types and vocabulary, no rule. */

export type { ScrapDeed } from './answers/deed.ts';
export * from './answers/refs.ts';
export type { Tables } from './content/tables.ts';
export * from './state.ts';
