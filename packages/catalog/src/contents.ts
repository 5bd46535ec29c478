import type { schema } from '@ashtown/engine';
import type { Catalog, Entry } from './entry.ts';

/** The game a content is for, as the file itself says: `{ "game": { "id": … } }`. */
export function gameNamedIn(json: unknown): string | null {
  const id = (json as { game?: { id?: unknown } } | null)?.game?.id;
  return typeof id === 'string' ? id : null;
}

/** The entry of a game with another content, or what is wrong with that. */
export function entryWith(
  catalog: Catalog,
  json: unknown,
): { ok: true; entry: Entry } | { ok: false; problem: schema.Problem } {
  const named = gameNamedIn(json) ?? '';
  const found = Object.hasOwn(catalog, named) ? catalog[named] : undefined;
  if (!found?.withContent) {
    const expected = Object.keys(catalog).filter((id) => catalog[id]!.withContent);
    return { ok: false, problem: { code: 'not-one-of', where: 'game.id', expected: expected.join(', ') } };
  }
  const { withContent } = found;
  const replaced = withContent(json);
  return replaced.ok ? { ok: true, entry: { ...found, ...replaced, withContent } } : replaced;
}
