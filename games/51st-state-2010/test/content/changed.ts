import { inEvery } from '@ashtown/engine';
import json from '../../content.json' with { type: 'json' };
import { withContent } from '../../src/index.ts';
import { languages } from '../../src/text/index.ts';

export type Json = typeof json;
export const put = (target: object, change: object) => Object.assign(target, change);
/** The game with a changed copy of its content. */
export const changed = (change: (c: Json) => unknown) => {
  const copy = structuredClone(json);
  change(copy);
  const r = withContent(copy);
  return r.ok ? { ok: true as const, ...r.made, words: inEvery(r.made, languages) } : r;
};
/** What is said about the content after a change to it. */
export const verdict = (change: (c: Json) => unknown): string => {
  const r = changed(change);
  return r.ok ? r.game.id : `${r.problem.code} at ${r.problem.where}: ${r.problem.expected}`;
};
