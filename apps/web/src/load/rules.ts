import type { AnyGame } from '@ashtown/engine';
import type { RulesModule } from '../games/manifest.ts';

/** Only the rules, for the worker: with the manifests it would carry every board along. */
const RULES = import.meta.glob<RulesModule>('../games/*/rules.ts');

const pathOf = (id: string): string => `../games/${id}/rules.ts`;

/** Null where no game has this id. Rejects when the file cannot be fetched. */
export async function loadRules(id: string): Promise<AnyGame | null> {
  const load = Object.hasOwn(RULES, pathOf(id)) ? RULES[pathOf(id)] : undefined;
  return load ? gameIn(await load()) : null;
}

export const gameIn = (m: RulesModule): AnyGame => ('made' in m ? m.made.game : m.game);
