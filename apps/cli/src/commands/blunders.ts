import { detectBlunders } from '@ashtown/bots';
import type { Catalog } from '@ashtown/catalog';
import type { Command } from 'commander';
import { botsOf, countOf, gameOf, playersOf } from '../flags.ts';
import { progress } from '../progress.ts';
import { table } from '../table.ts';

const MOST_GAMES = 100_000;

const HELP = `
A blunder is what the game itself names as one, an answer that takes back what the seat has just done (undone), and an
answer that leaves no part of the position better and loses chances to win, compared with another one in the same worlds
(dominated). Bots think by numbers of dreams, not by the clock: the same seed gives the same output.`;

interface Flags {
  level: string;
  players?: string;
  games: string;
  seed: string;
  list?: true;
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
    .option('--list', 'name each of them, too')
    .addHelpText('after', HELP)
    .action((id: string, flags: Flags) => blunders(catalog, id, flags));
}

function blunders(catalog: Catalog, id: string, { level, seed, list, ...flags }: Flags): void {
  const { game } = gameOf(catalog, id);
  const players = playersOf(game, flags.players);
  const [bot] = botsOf(level, players);
  const games = countOf('--games', flags.games, 1, MOST_GAMES);
  const counts = new Map<string, number>();
  const lines: string[] = [];
  let choices = 0;
  const bar = progress(games);
  detectBlunders(game, bot!, { players, games, seed }, (found) => {
    choices += found.choices;
    for (const { kind, seat, at, pick, better } of found.blunders) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      lines.push(
        `game ${found.nth}, seat ${seat}, choice ${at}: ${kind}: ${pick}${better === null ? '' : `, not ${better}`}\n`,
      );
    }
    bar.to(found.nth + 1);
  });
  bar.end();
  const rows = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([kind, n]) => [kind, `${n}`, ((100 * n) / games).toFixed(1)]);
  process.stdout.write(
    [
      `${game.id}, ${players} players, ${bot!.id}, seed ${seed}: ${games} games, ${choices} choices\n\n`,
      rows.length > 0 ? table(['blunder', 'count', 'per 100 games'], rows) : 'no blunders\n',
      ...(list && lines.length > 0 ? ['\n', ...lines] : []),
    ].join(''),
  );
}
