export { BOTS, type Bot, findBot } from '@ashtown/bots';
export * from './bots.ts';
export * from './hint.ts';
export * from './host.ts';
export * from './open.ts';
export { commitmentOf } from './seed.ts';
export { UNDO_POLICIES, type Undone, type UndoPolicy, type UndoRequest, type UndoWhy } from './takeback.ts';
