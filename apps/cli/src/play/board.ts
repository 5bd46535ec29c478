import type { AnyWords } from '@ashtown/catalog';
import type { Seat, Who } from '@ashtown/engine';

/** Of the engine, not of the table. */
const HIDDEN = new Set(['rng', 'ply', 'stack', 'options', 'players']);
const LONGEST_LIST = 8;

/** The table in a few lines: as the game writes it, or, where it does not, whatever its view holds. */
export function boardLines(words: AnyWords, view: unknown, seat: Seat | null, who: Who): readonly string[] {
  if (words.table) return words.table(view, seat, who);
  const v = view as Record<string, unknown>;
  const players = Array.isArray(v.players) ? v.players : [];
  const common = fields(Object.entries(v).filter(([key]) => !HIDDEN.has(key)));
  return [...(common ? [common] : []), ...players.map((p, i) => `${who(i)}: ${fields(Object.entries(p))}`)];
}

const fields = (entries: readonly [string, unknown][]): string =>
  entries.flatMap(([key, value]) => (isPlain(value) ? [`${key} ${brief(value)}`] : [])).join(' · ');

/** A value one can read at a glance: no record, no list of records. */
const isPlain = (x: unknown): boolean =>
  Array.isArray(x) ? x.every((y) => typeof y !== 'object' || y === null) : typeof x !== 'object' || x === null;

/** A face-down card is a block; a list that is long or wholly face down is its length. */
function brief(x: unknown): string {
  if (x === null) return '▒';
  if (!Array.isArray(x)) return String(x);
  if (x.length > LONGEST_LIST || (x.length > 0 && x.every((y) => y === null))) return `(${x.length})`;
  return `[${x.map(brief).join(' ')}]`;
}
