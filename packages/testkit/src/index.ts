export * from './toy.ts';
