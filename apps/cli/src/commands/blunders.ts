import { type Blunder, detectBlunders, taught } from '@ashtown/bots';
import type { Catalog } from '@ashtown/catalog';
import type { Command } from 'commander';
import { botsOf, countOf, gameOf, playersOf } from '../flags.ts';
import { type BlunderRow, kindsOf, readBlunders, rowsOf } from '../ladder/blunders.ts';
import { appender } from '../ladder/results.ts';
import { revisionHere } from '../ladder/revision.ts';
import { learnedFrom } from '../ladder/values.ts';
import { progress } from '../progress.ts';
import { table } from '../table.ts';

const MOST_GAMES = 100_000;

const HELP = `
A blunder is what the game itself names as one, an answer that takes back what the seat has just done (undone), and an
answer that leaves no part of the position better and loses chances to win, compared with another one in the same worlds
and once more in others (dominated). Bots think by numbers of dreams, not by the clock: the same seed gives the same
output. With --out each game is added to a file when it is over: whoever runs the command again goes on from there. Beside
the results of the ladder, as docs/strength/blunders.jsonl, it becomes a part of the ladder's report.`;

interface Flags {
  level: string;
  players?: string;
  games: string;
  seed: string;
  list?: true;
  out?: string;
  revision?: string;
}

export function register(program: Command, catalog: Catalog): void {
  program
    .command('blunders')
    .description('let a level play against itself and count what people would laugh at')
    .argument('<game>', Object.keys(catalog).join(', '))
    .option('--level <bot>', 'which bot plays', 'normal')
    .option('--players <n>', 'how many play (default: as few as the game allows)')
    .option('--games <n>', 'how many games', '20')
    .option('--seed <text>', 'where chance begins', '1')
    .option('--list', 'name each of those that are found now, too')
    .option('--out <file>', 'where the results are kept')
    .option('--revision <name>', 'what the program is called in the results (default: its commit)')
    .addHelpText('after', HELP)
    .action((id: string, flags: Flags) => blunders(catalog, id, flags));
}

async function blunders(catalog: Catalog, id: string, { level, seed, list, out, ...flags }: Flags): Promise<void> {
  const { game } = gameOf(catalog, id);
  const players = playersOf(game, flags.players);
  const bot = botsOf(level, players)[0]!;
  const value = bot.learned ? await learnedFrom(undefined)(game, players) : null;
  const games = countOf('--games', flags.games, 1, MOST_GAMES);
  const played = { revision: flags.revision ?? revisionHere(), game: game.id, players, level: bot.id, seed };
  const rows: BlunderRow[] = out === undefined ? [] : rowsOf(readBlunders(out), played).slice(0, games);
  const append = out === undefined ? null : appender<BlunderRow>(out);
  const lines: string[] = [];
  const bar = progress(games);
  const rest = { players, from: rows.length, games: games - rows.length, seed };
  detectBlunders(game, value ? taught(bot, value) : bot, rest, ({ nth, choices, blunders: found }) => {
    const row = { ...played, nth, choices, blunders: found.map(({ kind }) => kind) };
    rows.push(row);
    append?.(row);
    lines.push(...found.map((blunder) => lineOf(nth, blunder)));
    bar.to(nth + 1);
  });
  bar.end();
  const choices = rows.reduce((sum, row) => sum + row.choices, 0);
  const kinds = kindsOf(rows).map(([kind, n]) => [kind, `${n}`, ((100 * n) / games).toFixed(1)]);
  process.stdout.write(
    [
      `${game.id}, ${players} players, ${bot.id}, seed ${seed}: ${games} games, ${choices} choices\n\n`,
      kinds.length > 0 ? table(['blunder', 'count', 'per 100 games'], kinds) : 'no blunders\n',
      ...(list && lines.length > 0 ? ['\n', ...lines] : []),
    ].join(''),
  );
}

const lineOf = (nth: number, { kind, seat, at, pick, better }: Blunder): string =>
  `game ${nth}, seat ${seat}, choice ${at}: ${kind}: ${pick}${better === null ? '' : `, not ${better}`}\n`;
