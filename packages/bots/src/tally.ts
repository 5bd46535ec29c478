import type { Placing } from '@ashtown/engine';
import type { Bot } from './bot.ts';
import { type Quantiles, quantiles } from './quantiles.ts';
import { counter, type Spread } from './spread.ts';
import { effectiveGames, type Interval, wilson } from './statistics.ts';

/** One game; lists are in the order of the entries, not of the seats. */
export interface GameRecord {
  nth: number;
  block: number;
  /** Where each entry sat. */
  seats: readonly number[];
  /** Null: given up. */
  places: readonly Placing[] | null;
  answers: number;
  micros: readonly number[][];
  rounds: number;
}

export interface EntryReport {
  bot: string;
  /** Games won alone. */
  wins: number;
  /** Of the finished games, shared wins split. */
  winShare: number;
  /** 95 %, with the block as the unit. */
  interval: Interval;
  meanScore: number;
  scores: Spread | null;
  meanRank: number;
  /** How long a decision took, in microseconds; null without a clock. */
  micros: { p50: number; p95: number } | null;
}

export interface Report {
  games: number;
  finished: number;
  answers: number;
  /** Of the finished games. */
  meanAnswers: number;
  /** Of the finished games; null without any. */
  rounds: Spread | null;
  entries: EntryReport[];
  /** The win share of each seat, whoever sat there. */
  seatShares: number[];
}

interface Entry {
  bot: string;
  wins: number;
  sum: number;
  scores: ReturnType<typeof counter>;
  ranks: number;
  /** Win shares per block, and how many finished games they are from. */
  blocks: { share: number; games: number }[];
  times: Quantiles;
}

/** Adds up the games of a tournament, given in their order. */
export function tally(bots: readonly Bot[]): { add(record: GameRecord): void; report(): Report } {
  const entries = bots.map(
    ({ id }): Entry => ({ bot: id, wins: 0, sum: 0, scores: counter(), ranks: 0, blocks: [], times: quantiles() }),
  );
  const rounds = counter();
  const bySeat = bots.map(() => 0);
  let games = 0;
  let finished = 0;
  let answers = 0;
  let finishedAnswers = 0;

  function add(record: GameRecord): void {
    games++;
    answers += record.answers;
    for (const [i, entry] of entries.entries()) for (const t of record.micros[i]!) entry.times.add(t);
    if (!record.places) return;
    finished++;
    finishedAnswers += record.answers;
    rounds.add(record.rounds);
    for (const [i, entry] of entries.entries()) {
      const { share, score, rank } = record.places[i]!;
      if (share === 1) entry.wins++;
      entry.sum += score;
      entry.scores.add(score);
      entry.ranks += rank;
      bySeat[record.seats[i]!]! += share;
      entry.blocks[record.block] ??= { share: 0, games: 0 };
      const block = entry.blocks[record.block]!;
      block.share += share;
      block.games++;
    }
  }

  const per = (sum: number) => (finished > 0 ? sum / finished : 0);

  function reportOf(entry: Entry): EntryReport {
    const blocks = entry.blocks.filter((block) => block !== undefined);
    const winShare = per(blocks.reduce((sum, block) => sum + block.share, 0));
    return {
      bot: entry.bot,
      wins: entry.wins,
      winShare,
      interval: wilson(winShare, effectiveGames(blocks)),
      meanScore: per(entry.sum),
      scores: entry.scores.spread(),
      meanRank: per(entry.ranks),
      micros: entry.times.count() > 0 ? { p50: entry.times.at(0.5), p95: entry.times.at(0.95) } : null,
    };
  }

  return {
    add,
    report: () => ({
      games,
      finished,
      answers,
      meanAnswers: per(finishedAnswers),
      rounds: rounds.spread(),
      entries: entries.map(reportOf),
      seatShares: bySeat.map(per),
    }),
  };
}
