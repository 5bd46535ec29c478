import { type AnyGame, defaultOptions, seedOf } from '@ashtown/engine';
import type { Bot } from './bot.ts';
import { type PlaySettings, playGame } from './play.ts';
import { type GameRecord, type Report, tally } from './tally.ts';

/** Options left out take their defaults. */
export interface Tournament extends Partial<PlaySettings> {
  game: AnyGame;
  /** One entry per seat; the same bot may enter more than once. */
  bots: readonly Bot[];
  /** Games in all. A block is one seed played once per rotation of the seats; the last block may be cut short. */
  games: number;
  /** Any text: the same one gives the same games. */
  seed: string;
}

/** Plays all games in order. The result depends on nothing but the arguments, apart from the times. */
export function tournament(t: Tournament, onGame?: (record: GameRecord) => void): Report {
  const all = tally(t.bots);
  for (let nth = 0; nth < t.games; nth++) {
    const record = playNth(t, nth);
    all.add(record);
    onGame?.(record);
  }
  return all.report();
}

/** Any one game of a tournament, so that several threads can share the work. */
export function playNth(t: Tournament, nth: number): GameRecord {
  const n = t.bots.length;
  const block = Math.floor(nth / n);
  const rotation = nth % n;
  const seats = t.bots.map((_, entry) => (entry + rotation) % n);
  const bots = t.bots.map((_, seat) => t.bots[(seat - rotation + n) % n]!);
  const seeds = { game: seedOf(`${t.seed}/${block}`), bots: seedOf(`${t.seed}/${block}/${rotation}`) };
  const { result, answers, micros, rounds } = playGame(t.game, bots, seeds, { options: defaultOptions(t.game), ...t });
  return {
    nth,
    block,
    seats,
    places: result && seats.map((seat) => result[seat]!),
    answers,
    micros: seats.map((seat) => micros[seat]!),
    rounds,
  };
}
