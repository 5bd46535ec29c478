import { type AnyGame, defaultOptions, seedOf } from '@ashtown/engine';
import type { Bot } from '../bot.ts';
import type { Dream } from '../dream.ts';
import { playGame } from '../play.ts';
import type { Inputs } from './inputs.ts';

/** Positions at the beginnings of rounds, and who won: for each one all seats in order, in lists without gaps. */
export interface Positions {
  /** How many seats a position has. */
  players: number;
  /** Where the inputs of each seat end. */
  ends: Uint32Array;
  at: Uint16Array;
  amounts: Float32Array;
  /** By seat: what is known without learning, and the share of the win that followed. */
  known: Float32Array;
  shares: Float32Array;
  /** The number of the game each position is from. */
  games: Uint32Array;
}

/** Plays one game and takes its positions. Bots that never end it give none. */
export function positionsOf(
  game: AnyGame,
  inputs: Inputs,
  bots: readonly Bot[],
  { seed, nth }: { seed: string; nth: number },
): Positions {
  const at: number[] = [];
  const amounts: number[] = [];
  const ends: number[] = [];
  const known: number[] = [];
  let last = 0;
  function inspect(state: unknown): void {
    const round = game.rounds(state);
    if (round === last || game.result(state)) return;
    last = round;
    for (let seat = 0; seat < bots.length; seat++) {
      known.push(
        inputs.read(state as Dream, seat, (i, amount) => {
          at.push(i);
          amounts.push(amount);
        }),
      );
      ends.push(at.length);
    }
  }
  const seeds = { game: seedOf(`${seed}/${nth}`), bots: seedOf(`${seed}/${nth}/bots`) };
  const { result } = playGame(game, bots, seeds, { options: defaultOptions(game), inspect });
  const n = result ? ends.length / bots.length : 0;
  return {
    players: bots.length,
    ends: Uint32Array.from(result ? ends : []),
    at: Uint16Array.from(result ? at : []),
    amounts: Float32Array.from(result ? amounts : []),
    known: Float32Array.from(result ? known : []),
    shares: Float32Array.from({ length: n * bots.length }, (_, i) => result![i % bots.length]!.share),
    games: new Uint32Array(n).fill(nth),
  };
}

/** Many as one. */
export function joined(all: readonly Positions[]): Positions {
  const length = (of: (p: Positions) => ArrayLike<number>) => all.reduce((sum, p) => sum + of(p).length, 0);
  const joint: Positions = {
    players: all[0]?.players ?? 0,
    ends: new Uint32Array(length(({ ends }) => ends)),
    at: new Uint16Array(length(({ at }) => at)),
    amounts: new Float32Array(length(({ amounts }) => amounts)),
    known: new Float32Array(length(({ known }) => known)),
    shares: new Float32Array(length(({ shares }) => shares)),
    games: new Uint32Array(length(({ games }) => games)),
  };
  let seats = 0;
  let inputs = 0;
  let positions = 0;
  for (const p of all) {
    for (const [i, end] of p.ends.entries()) joint.ends[seats + i] = inputs + end;
    joint.at.set(p.at, inputs);
    joint.amounts.set(p.amounts, inputs);
    joint.known.set(p.known, seats);
    joint.shares.set(p.shares, seats);
    joint.games.set(p.games, positions);
    seats += p.ends.length;
    inputs += p.at.length;
    positions += p.games.length;
  }
  return joint;
}
