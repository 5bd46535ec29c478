import { LEVELS, wilson } from '@ashtown/bots';
import type { Catalog } from '@ashtown/catalog';
import { fail } from '../fail.ts';
import { percent } from '../table.ts';
import { markdown } from './markdown.ts';
import { wholeLines } from './results.ts';
import { grouped } from './summary.ts';

/** What a level that plays against itself is called in the file of its blunders. */
export interface SelfPlayed {
  revision: string;
  game: string;
  players: number;
  level: string;
  seed: string;
}

/** What was found in one of its games: a line of the file. */
export interface BlunderRow extends SelfPlayed {
  nth: number;
  /** Answers that were a choice. */
  choices: number;
  /** The kinds, one for each blunder. */
  blunders: readonly string[];
}

export function readBlunders(path: string): BlunderRow[] {
  return wholeLines(path).map((line, i) => {
    try {
      return JSON.parse(line) as BlunderRow;
    } catch {
      return fail(`${path}:${i + 1}: expected a game and its blunders`);
    }
  });
}

const keyOf = ({ revision, game, players, level, seed }: SelfPlayed): string =>
  [game, players, level, revision, seed].join(' ');

/** The rows of these games. */
export const rowsOf = (rows: readonly BlunderRow[], played: SelfPlayed): BlunderRow[] =>
  rows.filter((row) => keyOf(row) === keyOf(played));

/** How often each kind was found, the most frequent first. */
export function kindsOf(rows: readonly BlunderRow[]): [kind: string, n: number][] {
  const counts = new Map<string, number>();
  for (const kind of rows.flatMap(({ blunders }) => blunders)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** A line for each game of these, number of players and level, the weakest first, whatever the seeds. */
export function blunderTable(catalog: Catalog, rows: readonly BlunderRow[]): string {
  const games = Object.keys(catalog);
  const place = ({ game, players, level }: BlunderRow): number =>
    100 * (10 * games.indexOf(game) + players) + Object.keys(LEVELS).indexOf(level);
  const known = rows.filter(({ game }) => games.includes(game)).sort((a, b) => place(a) - place(b));
  const whatever = (row: BlunderRow): string => keyOf({ ...row, seed: '' });
  const lines = [...grouped(known, whatever).values()].map((own) => {
    const { game, players, level, revision } = own[0]!;
    const kinds = kindsOf(own);
    const found = kinds.reduce((sum, [, n]) => sum + n, 0);
    const bad = own.filter(({ blunders }) => blunders.length > 0).length / own.length;
    return [
      catalog[game]!.words.en.name,
      `${players}`,
      level,
      `${own.length}`,
      `${own.reduce((sum, { choices }) => sum + choices, 0)}`,
      ((100 * found) / own.length).toFixed(1),
      wilson(bad, own.length).map(percent).join(' – '),
      kinds.map(([kind, n]) => `${kind} ${n}`).join(', '),
      `\`${revision}\``,
    ];
  });
  const head = [
    'game',
    'players',
    'bot',
    'games',
    'choices',
    'in 100 games',
    'games with one, 95 %',
    'kinds',
    'revision',
  ];
  return markdown(head, lines, [0, 2, 7, 8]);
}
