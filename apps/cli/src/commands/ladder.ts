import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { Catalog } from '@ashtown/catalog';
import { type Command, Option } from 'commander';
import { fail } from '../fail.ts';
import { countOf } from '../flags.ts';
import { readBlunders } from '../ladder/blunders.ts';
import { curvesOf } from '../ladder/calibration.ts';
import { climb } from '../ladder/climb.ts';
import { workInCrew } from '../ladder/crew.ts';
import { ENOUGH } from '../ladder/goals.ts';
import { idOf, ladderOf, oracles, type Planned } from '../ladder/pairings.ts';
import { writeReport } from '../ladder/report.ts';
import { readResults } from '../ladder/results.ts';
import { revisionHere } from '../ladder/revision.ts';
import { summaries } from '../ladder/summary.ts';
import { playTask, type Task } from '../ladder/task.ts';
import { textOf } from '../ladder/text.ts';
import { learnedFrom } from '../ladder/values.ts';
import { progress } from '../progress.ts';

const MOST_GAMES = 1_000_000;
const MOST_CORES = 256;
const MOST_MINUTES = 100_000;
const WHERE = 'docs/strength.md';

const HELP = `
A pairing is one candidate against as many of one baseline as there are other seats: game/players/candidate/baseline. One
seed is played once with the candidate in each seat: a block. Only whole blocks count, and they are the unit of the
intervals. The pairing with the fewest games goes on first. Every game is added to --out when it is over: whoever runs the
command again goes on from there, and no game counts twice. Games of another revision of the program do not count.
Examples of --only: metro-2033 · 2/hard/greedy-1 · hard: (all temperaments) · expert/hard,hard/normal`;

interface Flags {
  only?: string;
  games: string;
  sprt?: true;
  oracle?: true;
  minutes?: string;
  cores?: string;
  out: string;
  revision?: string;
  report?: string | true;
  values?: string;
  worker?: true;
}

export function register(program: Command, catalog: Catalog): void {
  program
    .command('ladder')
    .description('measure how strong the bots are, on all cores and over many runs')
    .option('--only <parts>', 'pairings whose name contains one of these, separated by commas')
    .option('--games <n>', 'how many games of each pairing', `${ENOUGH}`)
    .option('--sprt', 'leave a pairing as soon as a sequential test has decided it')
    .option('--oracle', 'instead: a twin of hard that sees everything, against hard')
    .option('--minutes <n>', 'begin no game later than this (default: until all are played)')
    .option('--cores <n>', 'processes that share the work (default: one for each core)')
    .option('--out <file>', 'where the results are kept', 'docs/strength/ladder.jsonl')
    .option(
      '--values <folder>',
      'learned values as <folder>/<game>/values/<players>.json (default: those of the games)',
    )
    .option('--revision <name>', 'what the program is called in the results (default: its commit)')
    .option('--report [file]', `play nothing: write what is known (default: ${WHERE}), pictures beside it`)
    .addOption(new Option('--worker').hideHelp())
    .addHelpText('after', HELP)
    .action((flags: Flags) => ladder(catalog, flags));
}

async function ladder(catalog: Catalog, flags: Flags): Promise<void> {
  if (flags.worker) {
    const learned = learnedFrom(flags.values);
    return workInCrew((task: Task) => playTask(catalog, task, learned));
  }
  const { out } = flags;
  if (flags.report) {
    const rows = readResults(out).filter((row) => flags.revision === undefined || row.revision === flags.revision);
    const blunders = readBlunders(join(dirname(out), 'blunders.jsonl'));
    const known = { rows, blunders, curves: await curvesOf(catalog, flags.values) };
    writeReport(catalog, known, flags.report === true ? WHERE : flags.report);
    return;
  }
  const pairings = chosen(flags.oracle ? oracles(catalog) : ladderOf(catalog), flags.only);
  const minutes = flags.minutes === undefined ? undefined : countOf('--minutes', flags.minutes, 1, MOST_MINUTES);
  const revision = flags.revision ?? revisionHere();
  const begun = performance.now();
  let bar: ReturnType<typeof progress> | undefined;
  await climb(
    {
      pairings,
      out,
      revision,
      games: countOf('--games', flags.games, 1, MOST_GAMES),
      early: flags.sprt === true,
      cores: countOf('--cores', flags.cores ?? `${availableParallelism()}`, 1, MOST_CORES),
      values: flags.values,
      deadline: minutes === undefined ? Number.POSITIVE_INFINITY : begun + 60_000 * minutes,
    },
    (row, done, all) => {
      bar ??= progress(all);
      bar.to(done, idOf(row));
    },
  );
  bar?.end();
  const rows = readResults(out).filter((row) => row.revision === revision);
  process.stdout.write(textOf(summaries(pairings, rows)));
}

function chosen(pairings: readonly Planned[], only: string | undefined): readonly Planned[] {
  if (only === undefined) return pairings;
  const parts = only.split(',').map((part) => part.trim());
  const found = pairings.filter((pairing) => parts.some((part) => idOf(pairing).includes(part)));
  return found.length > 0 ? found : fail(`--only ${only}: expected part of a name like ${idOf(pairings[0]!)}`);
}
