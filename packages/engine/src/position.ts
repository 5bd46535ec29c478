import type { Problem } from './schema.ts';

/** A position as its owner wrote it down, made into a state; or the first thing that is wrong with it. */
export type ParsedPosition<S> = { ok: true; state: S } | { ok: false; problem: Problem };
