import { type Report, type Spread, type Tournament, tournament } from '@ashtown/bots';
import type { Catalog } from '@ashtown/catalog';
import type { Options } from '@ashtown/engine';
import { type Command, Option } from 'commander';
import { check } from '../check.ts';
import { CONTENT_FLAG, gameWith } from '../content.ts';
import { botsOf, countOf, optionsOf, playersOf } from '../flags.ts';
import { parseShare, playShare, type Share, tournamentInJobs } from '../jobs.ts';
import { progress } from '../progress.ts';
import { percent, short, table } from '../table.ts';

const MOST_GAMES = 10_000_000;
const MOST_JOBS = 64;

const HELP = `
A seed is played once per rotation of the seats: a block, in which nobody profits from the cards or the seat. Exactly
--games games are played; the last block may be cut short. Intervals are 95 %, with the block as the unit.
The same seed gives the same output, byte for byte and with any number of jobs, apart from the timing fields:
seconds, answersPerSecond and decisionMicros.`;

interface Flags {
  players?: string;
  bots: string;
  games: string;
  seed: string;
  options?: string;
  content?: string;
  jobs: string;
  share?: Share;
  check?: true;
  json?: true;
}

export function register(program: Command, catalog: Catalog): void {
  program
    .command('simulate')
    .description('let bots play whole games and report who wins')
    .argument('<game>', Object.keys(catalog).join(', '))
    .option('--players <n>', 'how many play (default: as few as the game allows)')
    .option('--bots <ids>', 'one per player, separated by commas; the last one takes the seats that are left', 'random')
    .option('--games <n>', 'how many games in all', '100')
    .option('--seed <text>', 'where chance begins', '1')
    .option('--options <name=value,...>', 'how the game is set up')
    .option(...CONTENT_FLAG)
    .option('--jobs <n>', 'processes that share the work', '1')
    .option('--check', 'stop at the first state that breaks an invariant of the game, or asks without an answer')
    .option('--json', 'one object instead of a table')
    .addOption(new Option('--share <nth/of>').argParser(parseShare).hideHelp())
    .addHelpText('after', HELP)
    .action((id: string, flags: Flags) => simulate(catalog, id, flags));
}

type Plan = Tournament & { options: Options };

async function simulate(catalog: Catalog, id: string, flags: Flags): Promise<void> {
  const entry = gameWith(catalog, id, flags.content);
  const { game } = entry;
  const players = playersOf(game, flags.players);
  const plan: Plan = {
    game,
    bots: botsOf(flags.bots, players),
    games: countOf('--games', flags.games, 1, MOST_GAMES),
    seed: flags.seed,
    options: optionsOf(game, players, flags.options),
    now: () => performance.now() * 1000,
  };
  if (flags.check) plan.inspect = (s) => check(entry, s);
  const jobs = countOf('--jobs', flags.jobs, 1, MOST_JOBS);
  if (flags.share) return playShare(plan, flags.share);

  const bar = progress(plan.games);
  const onGame = ({ nth }: { nth: number }) => bar.to(nth + 1);
  const start = performance.now();
  const report = jobs === 1 ? tournament(plan, onGame) : await tournamentInJobs(plan, jobs, onGame);
  const seconds = (performance.now() - start) / 1000;
  bar.end();
  process.stdout.write(
    flags.json ? `${JSON.stringify(jsonOf(plan, report, seconds))}\n` : textOf(plan, report, seconds),
  );
}

function jsonOf({ game, bots, seed, options }: Plan, report: Report, seconds: number) {
  return {
    game: game.id,
    version: game.version,
    players: bots.length,
    options,
    seed,
    games: report.games,
    finished: report.finished,
    answers: report.answers,
    meanAnswers: report.meanAnswers,
    rounds: report.rounds,
    seats: report.entries.map(({ micros, ...entry }) => ({ ...entry, decisionMicros: micros })),
    seatShares: report.seatShares,
    seconds,
    answersPerSecond: report.answers / seconds,
  };
}

function textOf({ game, bots, seed }: Plan, report: Report, seconds: number): string {
  const head = ['bot', 'wins', 'share', '95 % interval', 'score', 'from – to', 'rank', 'p50 µs', 'p95 µs'];
  const rows = report.entries.map(({ bot, wins, winShare, interval, meanScore, scores, meanRank, micros }) => [
    bot,
    `${wins}`,
    percent(winShare),
    interval.map(percent).join(' – '),
    meanScore.toFixed(1),
    scores ? `${scores.least} – ${scores.most}` : '',
    meanRank.toFixed(2),
    short(micros?.p50 ?? 0),
    short(micros?.p95 ?? 0),
  ]);
  const unfinished = report.games - report.finished;
  return [
    `${game.id}, ${bots.length} players, seed ${seed}: ${report.games} games, ${unfinished} unfinished\n\n`,
    table(head, rows),
    `\nby seat: ${report.seatShares.map(percent).join('  ')}\n`,
    report.rounds ? `rounds: ${spreadOf(report.rounds)}\n` : '',
    `${short(report.meanAnswers)} answers a game, ${short(report.answers / seconds)} answers/s, ${short(seconds)} s\n`,
  ].join('');
}

const spreadOf = ({ least, p5, median, p95, most }: Spread): string =>
  `${median} in the middle, ${p5} – ${p95} in nine games of ten, ${least} – ${most} in all`;
