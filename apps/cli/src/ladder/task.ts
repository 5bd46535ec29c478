import { type Bot, type Buckets, findBot, playNth, quantiles, taught } from '@ashtown/bots';
import type { Catalog } from '@ashtown/catalog';
import { type Deeds, deedCounter } from './deeds.ts';
import { ORACLE, oracleOf } from './oracle.ts';
import { type Pairing, THE_GAME } from './pairings.ts';
import type { Learned } from './values.ts';

/** One game of a pairing: a block is one seed, played once with the candidate in every seat. */
export interface Task extends Pairing {
  revision: string;
  block: number;
  seat: number;
}

/** One game as it is written down: a line of the file of results. */
export interface GameRow extends Task {
  /** The candidate's share of the win, and its score less the best other's; null: the game was given up. */
  share: number | null;
  margin: number | null;
  rounds: number;
  /** Of the candidate, where it had a choice: how many, positions evaluated in all of them, and how long they took. */
  decisions: number;
  iterations: number;
  micros: Buckets;
  /** A bot played that has a learned value elsewhere, but none here. */
  untaught?: true;
  /** What it did, and what each baseline did on average; only where a temperament is to be told from the plain level. */
  deeds?: readonly [candidate: Deeds, baseline: Deeds];
}

/** Decision times are kept to 10 %. */
export const TIME_STEP = 1.1;
/** All pairings play the same deals. */
const SEED = 'ladder';

export async function playTask(catalog: Catalog, task: Task, learned: Learned): Promise<GameRow> {
  const { players, candidate, baseline, block, seat } = task;
  const game = catalog[task.game]!.game;
  let truth: unknown;
  const wantsValue = [candidate, baseline].some((id) => findBot(id)?.learned);
  const value = wantsValue ? await learned(game, players) : undefined;
  const named = (id: string): Bot => {
    const bot = id === ORACLE ? oracleOf(() => truth) : findBot(id);
    if (!bot) throw new Error(`no bot is called ${id}`);
    return bot.learned && value ? taught(bot, value) : bot;
  };
  const mine = watched(named(candidate), () => truth);
  const others = baseline === THE_GAME ? null : watched(named(baseline), () => truth);
  const bots = [mine.bot, ...Array.from({ length: players - 1 }, () => others!.bot)];
  const inspect = (s: unknown) => {
    truth = s;
  };
  // Entry 0 sits in the seat of the rotation.
  const { places, rounds } = playNth({ game, bots, games: 1, seed: SEED, inspect }, block * players + seat);
  const { decisions, iterations, times, deeds } = mine.seen();
  return {
    ...task,
    share: places && places[0]!.share,
    margin: places && marginOf(places.map(({ score }) => score)),
    rounds,
    decisions,
    iterations,
    micros: times.buckets(),
    ...(value === null && { untaught: true as const }),
    ...(candidate.startsWith(`${baseline}:`) && {
      deeds: [deeds, perSeat(others!.seen().deeds, players - 1)] as const,
    }),
  };
}

/** A bot that is looked over the shoulder. */
function watched(bot: Bot, truth: () => unknown) {
  const times = quantiles(TIME_STEP);
  const deeds = deedCounter();
  let decisions = 0;
  let iterations = 0;
  const choose: Bot['choose'] = (game, seat, turn) => {
    const start = performance.now();
    const choice = bot.choose(game, seat, turn);
    if (turn.legal.length === 1) return choice;
    times.add(1000 * (performance.now() - start));
    decisions++;
    iterations += choice.info?.iterations ?? 0;
    deeds.add(game.deed(turn.view, seat, game.question(truth(), seat), choice.pick));
    return choice;
  };
  return { bot: { id: bot.id, choose }, seen: () => ({ decisions, iterations, times, deeds: deeds.counts() }) };
}

/** Alone one has nobody to be ahead of but zero. */
const marginOf = ([mine, ...others]: readonly number[]): number =>
  mine! - (others.length > 0 ? Math.max(...others) : 0);

const perSeat = (deeds: Deeds, seats: number): Deeds =>
  Object.fromEntries(Object.entries(deeds).map(([verb, n]) => [verb, n / seats]));
