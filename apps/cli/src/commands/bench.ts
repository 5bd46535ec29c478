import { lightAnswer, MOST_ANSWERS } from '@ashtown/bots';
import type { Catalog, Entry, Floors } from '@ashtown/catalog';
import { type AnyGame, defaultOptions, forkRng, makeRng, pickOne, type Rng, type Seat, seedOf } from '@ashtown/engine';
import type { Command } from 'commander';
import { CONTENT_FLAG, gameWith } from '../content.ts';
import { fail } from '../fail.ts';
import { playersOf, secondsOf } from '../flags.ts';
import { benchHints, type HintRow } from '../hints.ts';
import { learnedFrom } from '../ladder/values.ts';
import { perSecond } from '../measure.ts';
import { progress } from '../progress.ts';
import { short, table } from '../table.ts';

const SAMPLES = 64;
const MOST_SECONDS = 3600;

export interface Row {
  game: string;
  players: number;
  answersPerSecond: number;
  loggedAnswersPerSecond: number;
  gamesPerSecond: number;
  /** Whole games in which everybody plays as in the dreams of bots. */
  dreamtGamesPerSecond: number;
  cloneMicros: number;
  viewMicros: number;
  determinizeMicros: number;
  legalMicros: number;
}

interface Flags {
  players?: string;
  seconds: string;
  content?: string;
  hints?: true;
  json?: true;
}

export function register(program: Command, catalog: Catalog): void {
  program
    .command('bench')
    .description('measure how fast the rules run by processor time, with random play')
    .argument('[game]', `${Object.keys(catalog).join(', ')} (default: all of them)`)
    .option('--players <n>', 'how many play (default: the fewest, the middle and the most)')
    .option('--seconds <n>', 'how much processor time to measure each line for', '3')
    .option(...CONTENT_FLAG)
    .option('--hints', 'instead: how long people wait for hints')
    .option('--json', 'a list of objects instead of a table')
    .action(async (id: string | undefined, flags: Flags) => {
      if (id === undefined && flags.content !== undefined)
        fail(`--content ${flags.content}: expected together with a game`);
      const entries = id === undefined ? Object.values(catalog) : [gameWith(catalog, id, flags.content)];
      const seconds = secondsOf('--seconds', flags.seconds, MOST_SECONDS);
      const lines = entries.flatMap((entry) =>
        playerCounts(entry, flags.players).map((players) => ({ entry, players })),
      );
      if (flags.hints) return hints(lines, seconds, flags.json);
      const bar = progress(lines.length);
      const rows = lines.map(({ entry, players }, i) => {
        bar.to(i);
        return bench(entry.game, players, seconds);
      });
      bar.end();
      const floors = lines.map(({ entry }) => entry.floors ?? {});
      process.stdout.write(flags.json ? `${JSON.stringify(rows)}\n` : textOf(rows, floors));
    });
}

function playerCounts({ game }: Entry, text: string | undefined): number[] {
  if (text !== undefined) return [playersOf(game, text)];
  const [min, max] = game.players;
  return [...new Set([min, Math.floor((min + max) / 2), max])];
}

export function bench(game: AnyGame, players: number, seconds: number): Row {
  const rng = makeRng(seedOf('bench'));
  const samples = sample(game, players, rng);
  const each = seconds / 8;
  const micros = (work: (x: Sample) => void): number =>
    1e6 /
    perSecond(each, () => {
      for (const x of samples) work(x);
      return samples.length;
    });

  // Both kinds of play before either is measured, so that neither pays for what the other has compiled.
  perSecond(each, () => playRandomly(game, players, rng, false) + playRandomly(game, players, rng, true));
  let games = 0;
  let answers = 0;
  const answersPerSecond = perSecond(each, () => {
    const n = playRandomly(game, players, rng, false);
    games++;
    answers += n;
    return n;
  });
  return {
    game: game.id,
    players,
    answersPerSecond,
    loggedAnswersPerSecond: perSecond(each, () => playRandomly(game, players, rng, true)),
    gamesPerSecond: (answersPerSecond * games) / answers,
    dreamtGamesPerSecond: perSecond(each, () => dream(game, players, rng)),
    cloneMicros: micros(({ s }) => game.clone(s)),
    viewMicros: micros(({ s, seat }) => game.view(s, seat)),
    determinizeMicros: micros(({ view }) => game.determinize(view, forkRng(rng))),
    legalMicros: micros(({ s, seat }) => game.legal(s, seat)),
  };
}

/** Plays one game and says how many answers it took. */
function playRandomly(
  game: AnyGame,
  players: number,
  rng: Rng,
  logged: boolean,
  visit?: (s: unknown, seat: Seat) => void,
): number {
  const s = game.setup(players, defaultOptions(game), forkRng(rng));
  let answers = 0;
  for (let asked = game.asked(s); asked.length > 0 && answers < MOST_ANSWERS; asked = game.asked(s)) {
    const seat = asked[0]!;
    visit?.(s, seat);
    game.apply(s, seat, pickOne(rng, game.legal(s, seat)), logged ? [] : null);
    answers++;
  }
  return answers;
}

/** Plays one game as bots do in their dreams. */
function dream(game: AnyGame, players: number, rng: Rng): 1 {
  const s = game.setup(players, defaultOptions(game), forkRng(rng));
  let answers = 0;
  for (let asked = game.asked(s); asked.length > 0 && answers < MOST_ANSWERS; asked = game.asked(s), answers++) {
    const seat = asked[0]!;
    game.apply(s, seat, lightAnswer(game, s, seat, game.legal(s, seat), rng), null);
  }
  return 1;
}

interface Sample {
  s: unknown;
  seat: Seat;
  view: unknown;
}

/** Positions from the middle of random games, one from each. */
function sample(game: AnyGame, players: number, rng: Rng): Sample[] {
  return Array.from({ length: SAMPLES }, () => {
    const seen: Omit<Sample, 'view'>[] = [];
    playRandomly(game, players, rng, false, (s, seat) => seen.push({ s: game.clone(s), seat }));
    const { s, seat } = seen[seen.length >> 1]!;
    return { s, seat, view: game.view(s, seat) };
  });
}

interface Line {
  entry: Entry;
  players: number;
}

async function hints(lines: readonly Line[], seconds: number, json: true | undefined): Promise<void> {
  const learned = learnedFrom(undefined);
  const rows: HintRow[] = [];
  const bar = progress(lines.length);
  for (const { entry, players } of lines) {
    rows.push(benchHints(entry.game, players, seconds, await learned(entry.game, players)));
    bar.to(rows.length);
  }
  bar.end();
  const cells = rows.map(({ game, players, hints, ...times }) => [
    game,
    `${players}`,
    `${hints}`,
    ...[times.p50, times.p95, times.longest, times.busyP95].map(short),
  ]);
  const head = ['game', 'players', 'hints', 'p50 ms', 'p95 ms', 'longest ms', 'p95 ms of work'];
  process.stdout.write(json ? `${JSON.stringify(rows)}\n` : table(head, cells));
}

const RATES = ['answersPerSecond', 'loggedAnswersPerSecond', 'gamesPerSecond', 'dreamtGamesPerSecond'] as const;
const TIMES = ['cloneMicros', 'viewMicros', 'determinizeMicros', 'legalMicros'] as const;

function textOf(rows: readonly Row[], floors: readonly Floors[]): string {
  const head = [
    'game',
    'players',
    'answers/s',
    'logged/s',
    'games/s',
    'dreamt games/s',
    'clone µs',
    'view µs',
    'determinize µs',
    'legal µs',
  ];
  const lines = rows.map((row, i) => {
    const floor: Partial<Record<string, number>> = { ...floors[i] };
    const times = (ratio: number) => ` (${ratio.toFixed(1)}×)`;
    return [
      row.game,
      `${row.players}`,
      ...RATES.map((key) => short(row[key]) + (floor[key] ? times(row[key] / floor[key]) : '')),
      ...TIMES.map((key) => short(row[key]) + (floor[key] ? times(floor[key] / row[key]) : '')),
    ];
  });
  const compared = floors.some((floor) => Object.keys(floor).length > 0);
  return table(head, lines) + (compared ? '\nIn brackets: how many times better than the floor.\n' : '');
}
