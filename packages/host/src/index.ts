export type { Value } from '@ashtown/bots';
export {
  BOTS,
  type Bot,
  findBot,
  isBotWish,
  LEVELS,
  levelOf,
  liveBudget,
  settled,
  temperamentsOf,
} from '@ashtown/bots';
export * from './bots.ts';
export * from './hint.ts';
export * from './host.ts';
export * from './lesson.ts';
export * from './open.ts';
export { commitmentOf } from './seed.ts';
export type { Consents, UndoKind, Undone, UndoRequest, UndoWhy } from './takeback.ts';
export * from './values.ts';
