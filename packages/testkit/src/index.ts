export * from './conformance.ts';
export * from './fault.ts';
export type { Fixture, Limits, Setting } from './moment.ts';
export * from './toy.ts';
export * from './toy-fixture.ts';
