import { type AnyGame, cloneRng, forkRng, type Rng, type Seat, type Tuning } from '@ashtown/engine';
import type { Turn } from './bot.ts';
import { answerIn, type Dream, worthOf } from './dream.ts';
import { indexOfMost } from './light.ts';
import { finishMove } from './rollout.ts';

/** Positions that are looked at, shared out over the answers. */
const GLANCES = 96;
const FEWEST_WORLDS = 2;
const MOST_WORLDS = 16;

/** How much better the chances must be, as a logarithm, for an answer that may lead nowhere. */
const REASON = 0.02;

const USUAL: Tuning = { sharpness: 0.1, horizon: 1, wholeMoves: true, dreams: 60 };

export function tuningFor(game: AnyGame, view: unknown): Tuning & { players: number } {
  const players = game.standing(view).length;
  return { players, ...(game.ahead?.tuning(players) ?? USUAL) };
}

/** What each answer is worth at first sight, in the unit of the game's terms: reckoned where the game can, else tried. */
export function glanceAt<V, P>(game: AnyGame, seat: Seat, turn: Turn<V, P>, tuning: Tuning, dreams: Rng): number[] {
  const worths = reckon(game, seat, turn, dreams) ?? tryAll(game, seat, turn, tuning, dreams);
  const { isIdle } = game.ahead ?? {};
  return isIdle
    ? worths.map((worth, i) => (isIdle(turn.legal[i]) ? worth - REASON / tuning.sharpness : worth))
    : worths;
}

/** What the game can reckon of the answers. What it cannot is tried in one dream, and what follows reckoned there. */
export function reckon<V, P>(game: AnyGame, seat: Seat, { view, legal }: Turn<V, P>, dreams: Rng): number[] | null {
  const reckoned = game.ahead?.reckon?.(view, seat, legal);
  if (!reckoned) return null;
  return reckoned.map((value, i) => {
    if (!Number.isNaN(value)) return value;
    const dream: Dream = game.determinize(view, forkRng(dreams));
    answerIn(game, dream, seat, legal[i]);
    const next = game.asked(dream)[0] === seat ? game.ahead!.reckon!(dream, seat, game.legal(dream, seat)) : null;
    return next ? next[indexOfMost(next)]! : worthOf(game, dream, seat);
  });
}

function tryAll<V, P>(
  game: AnyGame,
  seat: Seat,
  { view, legal }: Turn<V, P>,
  { wholeMoves }: Tuning,
  dreams: Rng,
): number[] {
  const sums = legal.map(() => 0);
  const worlds = Math.min(MOST_WORLDS, Math.max(FEWEST_WORLDS, Math.floor(GLANCES / legal.length)));
  for (let w = 0; w < worlds; w++) {
    const world: Dream = game.determinize(view, forkRng(dreams));
    const question = game.question(world, seat);
    const chance = forkRng(dreams);
    for (const [i, pick] of legal.entries()) {
      const dream: Dream = game.clone(world);
      answerIn(game, dream, seat, pick);
      if (wholeMoves) finishMove(game, dream, seat, question, cloneRng(chance));
      sums[i]! += worthOf(game, dream, seat) / worlds;
    }
  }
  return sums;
}
