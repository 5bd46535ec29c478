export * from './errors.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './names.ts';
export * from './parse.ts';
export * from './parts.ts';
export * from './rest.ts';
export * from './table.ts';
