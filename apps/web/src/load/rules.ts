import { type AnyGame, type AnyMade, baseOf, type Defined } from '@ashtown/engine';
import { madeOf } from './contents.ts';

/** Only the rules, for the worker: with the manifests it would carry every board along. */
const RULES = import.meta.glob<Defined<AnyMade>>('../games/*/rules.ts');

const pathOf = (id: string): string => `../games/${baseOf(id)}/rules.ts`;

/** Null where no game has this id. Rejects when the file cannot be fetched. */
export async function loadRules(id: string): Promise<AnyGame | null> {
  const load = Object.hasOwn(RULES, pathOf(id)) ? RULES[pathOf(id)] : undefined;
  return load ? (await madeOf(await load(), id)).game : null;
}
