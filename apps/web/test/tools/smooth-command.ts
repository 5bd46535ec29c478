import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { findGame, GAMES } from '@ashtown/catalog';
import type { SeatInfo } from '@ashtown/engine';
import { findBot } from '@ashtown/host';
import { type Browser, chromium } from 'playwright-core';
import { listenIn } from '../browser/kit/heard.ts';
import { playedMatch, putOnShelf, shelved, TABLE } from '../browser/kit/played.ts';
import { ARGS, profileOf } from '../browser/kit/profile.ts';
import { startStaticHost } from '../browser/kit/static-host.ts';
import { GOALS, type Kept, keptIn, type Measured, missed, smoothnessOf } from './smooth.ts';
import { type Noted, takeNotes } from './smooth-in-page.ts';
import { playSlowly, type Span } from './smooth-play.ts';
import { recordTasks, type Task } from './smooth-tasks.ts';
import { countWork, type Work } from './smooth-work.ts';
import { watchWorker } from './smooth-worker.ts';

/** `npm run smooth`: whole games against bots in a real browser at normal speed, and how smooth they are. */

const USAGE = `npm run smooth -- [options]
  --games king-of-new-york,metro-2033   which; all five where nothing is said
  --sizes 1366x768,390x844              screens
  --bots hard                           the most bots the game takes, of this level; three easy ones where nothing is said
  --answers 20                          stops after so many answers; a whole game where nothing is said
  --slowdown 4                          how many times slower the processor is for every other answer
  --seed smooth                         another one is another game
  --why                                 also what moved and what took long
  --json`;

const [executablePath, ...args] = process.argv.slice(2);
const { values } = parseArgs({
  args,
  options: {
    games: { type: 'string', default: Object.keys(GAMES).join() },
    sizes: { type: 'string', default: '1366x768,390x844' },
    bots: { type: 'string' },
    answers: { type: 'string', default: 'Infinity' },
    slowdown: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'smooth' },
    why: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const games = values.games.split(',');
const sizes = values.sizes.split(',').map((text) => text.split('x').map(Number) as [number, number]);
const unknown = games.filter((id) => !Object.hasOwn(GAMES, id));
const isWrong =
  unknown.length > 0 ||
  (values.bots !== undefined && !findBot(values.bots)) ||
  sizes.some((size) => size.length !== 2 || size.some((n) => !(n > 0)));
if (values.help || isWrong || !executablePath) {
  console.log(unknown.length > 0 ? `There is no ${unknown.join()}.\n\n${USAGE}` : USAGE);
  process.exit(values.help ? 0 : 2);
}

interface Report extends Measured {
  game: string;
  size: string;
  answers: number;
  whole: boolean;
  seconds: number;
  work: Work;
  /** Milliseconds of processor time of the page's workers. */
  thought: number;
}

const NARROW = 1280;
const ID = 'smoothtable';
const NAMES = ['Cinder', 'Rust', 'Soot', 'Ember', 'Slag'];

function seatsOf(game: string): readonly SeatInfo[] {
  if (values.bots === undefined) return TABLE;
  const bot = values.bots;
  const names = NAMES.slice(0, findGame(game)!.game.players[1] - 1);
  return [TABLE[0]!, ...names.map((name) => ({ name, kind: 'bot', bot }) as const)];
}

async function measure(browser: Browser, url: string, game: string, [width, height]: [number, number]) {
  const screen = width < NARROW ? 'phone' : 'desk';
  const profile = await browser.newContext(profileOf({ screen, still: false, more: { viewport: { width, height } } }));
  // What is sent to the page as text was compiled by tsx, which names functions by one of its own.
  await profile.addInitScript('globalThis.__name = (named) => named');
  await profile.addInitScript(listenIn);
  await profile.addInitScript(takeNotes);
  const page = await profile.newPage();
  await page.goto(url);
  await putOnShelf(page, [
    shelved(
      ID,
      playedMatch(`${values.seed} ${game}`, () => true, seatsOf(game), { game }),
      [0],
    ),
  ]);
  await page.goto(`${url}#/local/${ID}`);
  await page.getByTestId('prompt').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.waitForTimeout(1000);
  const begun = await page.evaluate(() => performance.now());
  const since = Date.now();
  const done = await countWork(page);
  const memory = await watchWorker(page);
  const recorded = await recordTasks(browser, page, values.why);
  const { slow, quick, answers, over } = await playSlowly(page, {
    touch: screen === 'phone',
    rate: Number(values.slowdown),
    answers: Number(values.answers),
    seed: `${values.seed} ${game}`,
  });
  const work = await done();
  const { main, workers } = await recorded();
  const noted = await page.evaluate(() => window.noted);
  await profile.close();
  const seconds = Math.round((Date.now() - since) / 1000);
  const report: Report = {
    game,
    size: `${width}×${height}`,
    answers,
    whole: over,
    seconds,
    work,
    thought: workers,
    memory: memory(),
    tasks: { quick: keptIn(main, quick, noted), slow: keptIn(main, slow, noted) },
    ...smoothnessOf(noted, begun, slow),
  };
  return { report, noted: { ...noted, shifts: noted.shifts.filter(({ at }) => at >= begun) }, slow, main };
}

/** The worst first: what moved, and what took long. */
function sayWhy({ shifts, frames, over }: Noted, slow: readonly Span[], main: readonly Task[]): void {
  const moved = new Map<string, { sum: number; n: number }>();
  for (const { value, what, at } of shifts.filter((x) => over === null || x.at < over)) {
    const key = what.join(' | ') || '?';
    const { sum, n } = moved.get(key) ?? { sum: 0, n: 0 };
    moved.set(key, { sum: sum + value, n: n + 1 });
    if (value > GOALS.shift) console.log(`    at ${Math.round(at)} ms`, value.toFixed(4), key);
  }
  const worst = [...moved].sort(([, a], [, b]) => b.sum - a.sum).slice(0, 14);
  for (const [what, { sum, n }] of worst) console.log(`  shift ${sum.toFixed(4)} in ${n}: ${what}`);
  const isSlow = ({ at }: { at: number }) =>
    slow.some(([from, to]) => at >= from && at < to) && (over === null || at < over);
  for (const { ms, what, pressed } of frames
    .filter(isSlow)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 12))
    console.log(`  frame ${Math.round(ms)} ms${pressed ? ' after a press' : ''}: ${what}`);
  const tasks = main.filter(isSlow).sort((a, b) => b.busy - a.busy);
  for (const { at, busy, parts = {} } of tasks.slice(0, 12))
    console.log(`  task at ${Math.round(at)} ms, ${Math.round(busy)} ms of work: ${said(parts)}`);
  const all: Record<string, number> = {};
  for (const { parts = {} } of tasks) for (const [name, ms] of Object.entries(parts)) all[name] = (all[name] ?? 0) + ms;
  console.log(`  ${tasks.length} tasks: ${said(all)}`);
}

/** The most first. */
const said = (parts: Readonly<Record<string, number>>): string =>
  Object.entries(parts)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 7)
    .map(([name, ms]) => `${name} ${Math.round(ms)}`)
    .join(', ');

/** How many were long, and the longest: by their own work, and by the clock. */
const kept = ({ long, busy, ms }: Kept) => `${long}: ${Math.round(busy)} (${Math.round(ms)})`;

const row = (r: Report) => ({
  game: r.game,
  screen: r.size,
  answers: `${r.answers}${r.whole ? '' : ' …'}`,
  'shift: window': r.shift.window.toFixed(4),
  largest: r.shift.largest.toFixed(4),
  sum: r.shift.sum.toFixed(3),
  [`frames > ${GOALS.frame}`]: r.frames.long,
  'longest ms': Math.round(r.frames.longest),
  pressed: r.frames.pressed,
  [`tasks > ${GOALS.task}`]: kept(r.tasks.quick),
  [`… at ${values.slowdown}×`]: kept(r.tasks.slow),
  'input p95': Math.round(r.input.p95),
  [`at ${values.slowdown}×`]: Math.round(r.input.slowed),
  'beat p95': Math.round(r.beat.p95),
  'longest beat': Math.round(r.beat.longest),
  'busy ms': Math.round(r.work.busy),
  layouts: r.work.layouts,
  styles: r.work.styles,
  'bots s': (r.thought / 1000).toFixed(1),
  'worker MiB': `${Math.round(r.memory.used)} of ${Math.round(r.memory.held)}`,
  missed: missed(r).join(' '),
});

const host = await startStaticHost();
const browser = await chromium.launch({ executablePath, args: ARGS });
const reports: Report[] = [];
try {
  for (const game of games)
    for (const size of sizes) {
      const { report, noted, slow, main } = await measure(browser, host.url, game, size);
      reports.push(report);
      if (values.json) continue;
      console.error(`${game} at ${report.size}: ${report.answers} answers in ${report.seconds} s`);
      if (values.why) sayWhy(noted, slow, main);
    }
} finally {
  await browser.close();
  await host.stop();
}
const machine = { cores: availableParallelism(), load: loadavg().map((x) => Number(x.toFixed(1))) };
if (values.json) console.log(JSON.stringify({ machine, goals: GOALS, reports }));
else {
  console.table(reports.map(row));
  console.log(
    `Goals: shift ≤ ${GOALS.shift} in any window, no frame of the story over ${GOALS.frame} ms at ${values.slowdown}× slowdown (beside them those that answer a press), ` +
      `input ≤ ${GOALS.input} ms and a beat ≤ ${GOALS.beat} ms for 95 of 100.\n` +
      `No task of the main thread over ${GOALS.task} ms of its own work (the longest; in brackets by the clock), ` +
      `and at most ${GOALS.worker} MiB for the worker of the table (used of held).`,
  );
  console.log(`${machine.cores} cores, load average ${machine.load.join(' ')}.`);
}
process.exitCode = reports.some((r) => missed(r).length > 0) ? 1 : 0;
