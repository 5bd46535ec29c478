import { type AnyGame, defaultOptions, makeRng, type Rng, type Seat, seedOf } from '@ashtown/engine';
import type { Bot, Budget, Choice, Turn } from './bot.ts';
import { dominating } from './dominance.ts';
import { playGame } from './play.ts';

/** An answer whoever knows the game would laugh at. */
export interface Blunder {
  /** `dominated`, `undone`, or what the game calls it. */
  kind: string;
  seat: Seat;
  /** Which of the seat's choices it was, from 0. */
  at: number;
  pick: unknown;
  /** What would have been better in every respect; null where nothing was compared. */
  better: unknown;
}

export interface SelfPlay {
  players: number;
  games: number;
  /** Which of the games of the seed is the first, from 0: those before it are known already. */
  from?: number;
  /** Any text: the same one gives the same games. */
  seed: string;
  budget?: Budget;
}

/** What was found in one game; `choices` counts the answers that were one. */
export interface Found {
  nth: number;
  choices: number;
  blunders: readonly Blunder[];
}

/** Lets a bot play against itself and hands on its blunders, game by game. */
export function detectBlunders(
  game: AnyGame,
  bot: Bot,
  { players, games, from = 0, seed, budget = {} }: SelfPlay,
  onGame: (found: Found) => void,
): void {
  for (let nth = from; nth < from + games; nth++) {
    const blunders: Blunder[] = [];
    let choices = 0;
    const seats = Array.from({ length: players }, (_, seat) =>
      watched(bot, makeRng(seedOf(`${seed}/${nth}/${seat}`)), (found) => {
        choices++;
        blunders.push(...found);
      }),
    );
    const seeds = { game: seedOf(`${seed}/${nth}`), bots: seedOf(`${seed}/${nth}/bots`) };
    playGame(game, seats, seeds, { options: defaultOptions(game), budget });
    onGame({ nth, choices, blunders });
  }
}

/** How many positions are remembered: whoever comes back to one has moved to and fro. */
const REMEMBERED = 8;

/** The same bot, with its choices judged by what its seat could know; `rng` is the judge's. */
function watched(bot: Bot, rng: Rng, note: (found: Blunder[]) => void): Bot {
  const before: unknown[] = [];
  const past: string[] = [];
  let at = 0;
  return {
    id: bot.id,
    choose<V, P>(game: AnyGame, seat: Seat, turn: Turn<V, P>): Choice<P> {
      const choice = bot.choose(game, seat, turn);
      const { view, legal } = turn;
      const { pick } = choice;
      if (legal.length > 1) {
        const blunder = (kind: string, better: unknown = null): Blunder => ({ kind, seat, at, pick, better });
        const here = JSON.stringify({ ...view, ply: 0 });
        const better = dominating(game, seat, turn, pick, rng);
        note([
          ...(game.ahead?.blunders?.(view, seat, legal, pick, before) ?? []).map((kind) => blunder(kind)),
          ...(past.includes(here) ? [blunder('undone')] : []),
          ...(better === undefined ? [] : [blunder('dominated', better)]),
        ]);
        past.push(here);
        if (past.length > REMEMBERED) past.shift();
        at++;
      }
      before.push(pick);
      return choice;
    },
  };
}
