import { type AnyGame, forkRng, makeRng, type Options, type Result, type Seat, type Seed } from '@ashtown/engine';
import type { Bot, Budget } from './bot.ts';

/** Random play ends earlier in every game, in the slowest of them after some ten thousand answers; a game that does not is reported. */
export const MOST_ANSWERS = 100_000;

export interface PlaySettings {
  options: Options;
  budget?: Budget;
  /** A game is given up after this many answers. */
  cap?: number;
  /** In microseconds. Bots have no clock: who wants to know how long they think brings one. */
  now?: () => number;
  /** Sees the state before every answer and at the end. */
  inspect?: (state: unknown) => void;
}

export interface Played {
  /** Null: given up. */
  result: Result | null;
  answers: number;
  /** Per seat, one for each decision; empty without a clock. */
  micros: number[][];
  rounds: number;
}

/**
 * Plays one game between bots, one per seat. The game's stream and the bots' streams have seeds of their own, and every
 * decision gets a fresh stream, so what one bot draws changes neither the dice nor what another one draws.
 */
export function playGame(
  game: AnyGame,
  bots: readonly Bot[],
  seeds: { game: Seed; bots: Seed },
  { options, budget = {}, cap = MOST_ANSWERS, now, inspect }: PlaySettings,
): Played {
  const s = game.setup(bots.length, options, makeRng(seeds.game));
  const source = makeRng(seeds.bots);
  const streams = bots.map(() => forkRng(source));
  const micros = bots.map((): number[] => []);
  const before = bots.map((): unknown[] => []);
  let answers = 0;
  for (let seat = first(game, s); seat !== undefined && answers < cap; seat = first(game, s)) {
    inspect?.(s);
    const rng = forkRng(streams[seat]!);
    const turn = { view: game.view(s, seat), legal: game.legal(s, seat), rng, budget, before: before[seat]! };
    const start = now?.() ?? 0;
    const { pick } = bots[seat]!.choose(game, seat, turn);
    if (now) micros[seat]!.push(now() - start);
    if (!turn.legal.includes(pick)) throw new Error(`${bots[seat]!.id} answered ${JSON.stringify(pick)}: not legal`);
    game.apply(s, seat, pick, null);
    before[seat]!.push(pick);
    answers++;
  }
  inspect?.(s);
  return { result: game.result(s), answers, micros, rounds: game.rounds(s) };
}

const first = (game: AnyGame, s: unknown): Seat | undefined => game.asked(s)[0];
