import json from '../content.json' with { type: 'json' };
import { build } from './build.ts';
import { parseContent } from './content.ts';

const parsed = parseContent(json);
if (!parsed.ok) throw new Error(`content.json: ${JSON.stringify(parsed.problem)}`);

/** The game with the components of `content.json`. */
export const { game, box, rules, broken } = build(parsed.content);

export * from './state.ts';
export * from './vocabulary.ts';
