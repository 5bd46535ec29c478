export * from './bot.ts';
export { greedy } from './greedy.ts';
export * from './play.ts';
export { random } from './random.ts';
export * from './registry.ts';
export * from './sprt.ts';
export { type Interval, wilson } from './statistics.ts';
export { type EntryReport, type GameRecord, type Report, tally } from './tally.ts';
export * from './tournament.ts';
