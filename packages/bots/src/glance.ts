import { type AnyGame, forkRng, type Rng, type Seat, type Tuning } from '@ashtown/engine';
import type { Turn } from './bot.ts';
import { answerIn, type Dream, worthOf } from './dream.ts';
import { indexOfMost } from './light.ts';
import { tryAll } from './trials.ts';

/** Positions that are looked at, shared out over the answers. */
const GLANCES = 96;
const FEWEST_WORLDS = 2;
const MOST_WORLDS = 16;

/** How much better the chances must be, as a logarithm, for an answer that may lead nowhere. */
export const REASON = 0.02;

/** Of answers that can be reckoned, those worse by more than this are plainly worse: no dream, full of chance, says otherwise. */
export const PLAIN = 0.03;

/** How much one would laugh at, of the chances at first sight, as a logarithm: by less, a learned value may know better. */
export const LAUGHABLE = 0.1;

const USUAL: Tuning = { sharpness: 0.1, horizon: 1, wholeMoves: true, dreams: 60 };

export function tuningFor(game: AnyGame, view: unknown): Tuning & { players: number } {
  const players = game.standing(view).length;
  return { players, ...tuningAt(game, players) };
}

export const tuningAt = (game: AnyGame, players: number): Tuning => game.ahead?.tuning(players) ?? USUAL;

/** What each answer is worth at first sight, in the unit of the game's terms: reckoned where the game can, else tried. */
export function glanceAt<V, P>(game: AnyGame, seat: Seat, turn: Turn<V, P>, tuning: Tuning, dreams: Rng): number[] {
  const worths = reckon(game, seat, turn, dreams) ?? impressions(game, seat, turn, tuning, dreams);
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

function impressions<V, P>(
  game: AnyGame,
  seat: Seat,
  { view, legal: picks }: Turn<V, P>,
  { wholeMoves }: Tuning,
  dreams: Rng,
): number[] {
  const sums = picks.map(() => 0);
  const worlds = Math.min(MOST_WORLDS, Math.max(FEWEST_WORLDS, Math.floor(GLANCES / picks.length)));
  tryAll(game, seat, { view, picks, dreams }, { worlds, wholeMoves }, (dream, nth) => {
    sums[nth]! += worthOf(game, dream, seat) / worlds;
  });
  return sums;
}
