export * from './conformance.ts';
export * from './examine.ts';
export { Fault, PROPERTIES, type Property } from './fault.ts';
export type { Fixture, Limits, Setting } from './moment.ts';
export * from './playthrough.ts';
export { type Books, rulebookFaults } from './rulebook.ts';
export { settingsOf } from './settings.ts';
export * from './story.ts';
export * from './toy.ts';
