import { type Catalog, type Entry, findGame, gameNamedIn } from '@ashtown/catalog';
import { fail, oneOf } from './fail.ts';
import { printable, readText, reasonOf } from './files.ts';
import { gameOf } from './flags.ts';

const MOST_TEXT = 4_000_000;

export const CONTENT_FLAG = ['--content <file>', 'play with the cards of this file instead'] as const;

/** A game as it comes, or with the cards of a file that the caller named. */
export const gameWith = (catalog: Catalog, id: string, path: string | undefined): Entry =>
  path === undefined ? gameOf(catalog, id) : replaceCards(catalog, id, path);

/** The catalogue with the game of such a file among the others, under its own id: for matches that were played with it. */
export function catalogWith(catalog: Catalog, path: string | undefined): Catalog {
  if (path === undefined) return catalog;
  const entry = replaceCards(catalog, undefined, path);
  return { ...catalog, [entry.game.id]: entry };
}

/** Without an id, the file names the game it is for: `{ "game": { "id": … } }`. */
function replaceCards(catalog: Catalog, id: string | undefined, path: string): Entry {
  const json = readJson(path);
  const named = gameNamedIn(json);
  const entry = id === undefined && named !== null ? findGame(named, catalog) : undefined;
  const replaceable = Object.keys(catalog).filter((other) => catalog[other]!.withContent);
  const expected = oneOf(replaceable);
  const found = id === undefined ? (entry ?? fail(`${path}: game.id: expected ${expected}`)) : gameOf(catalog, id);
  if (!found.withContent) return fail(`--content ${path}: expected a game with replaceable cards: ${expected}`);
  const replaced = found.withContent(json);
  if (replaced.ok) return { ...found, ...replaced };
  const { code, where, expected: right } = replaced.problem;
  return fail(printable(`${path}: ${where}: expected ${right} (${code})`));
}

function readJson(path: string): unknown {
  let text: string;
  try {
    text = readText(path);
  } catch (error) {
    return fail(`${path}: expected a file of cards (${reasonOf(error)})`);
  }
  if (text.length > MOST_TEXT) return fail(`${path}: expected at most ${MOST_TEXT} characters`);
  try {
    return JSON.parse(text);
  } catch {
    return fail(`${path}: expected JSON (not-json)`);
  }
}
