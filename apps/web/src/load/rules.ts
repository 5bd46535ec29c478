import type { AnyGame, AnyMade } from '@ashtown/engine';

/** Only the rules, for the worker: with the manifests it would carry every board along. */
const RULES = import.meta.glob<{ made: AnyMade }>('../games/*/rules.ts');

const pathOf = (id: string): string => `../games/${id}/rules.ts`;

/** Null where no game has this id. Rejects when the file cannot be fetched. */
export async function loadRules(id: string): Promise<AnyGame | null> {
  const load = Object.hasOwn(RULES, pathOf(id)) ? RULES[pathOf(id)] : undefined;
  return load ? (await load()).made.game : null;
}
