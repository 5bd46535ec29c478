import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalog, entryWith } from '@ashtown/catalog';

/** Why a file of cards cannot be used, in one line for the operator. */
export class ContentProblem extends Error {}

/** Games with other cards than they come with. */
export interface Contents {
  /** With them beside the others, each under the id that names its content. */
  readonly catalog: Catalog;
  /** The files themselves by that id: a page that plays such a game needs its cards too. */
  readonly files: ReadonlyMap<string, string>;
}

const MOST_BYTES = 4_000_000;

/** Reads every `.json` of a folder. */
export function readContents(folder: string | null, catalog: Catalog): Contents {
  const files = new Map<string, string>();
  const all = { ...catalog };
  for (const path of folder === null ? [] : filesIn(folder)) {
    const text = textOf(path);
    const read = entryWith(catalog, jsonOf(path, text));
    if (!read.ok) {
      const { code, where, expected } = read.problem;
      throw new ContentProblem(`${path}: ${where}: expected ${expected} (${code})`);
    }
    all[read.entry.game.id] = read.entry;
    files.set(read.entry.game.id, text);
  }
  return { catalog: all, files };
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => join(folder, name));
  } catch (error) {
    throw new ContentProblem(
      `${folder}: expected a folder with files of cards (${(error as NodeJS.ErrnoException).code})`,
    );
  }
}

function textOf(path: string): string {
  if (statSync(path).size > MOST_BYTES) throw new ContentProblem(`${path}: expected at most ${MOST_BYTES} bytes`);
  return readFileSync(path, 'utf8');
}

function jsonOf(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContentProblem(`${path}: expected JSON (not-json)`);
  }
}
