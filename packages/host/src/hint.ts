import { type Advised, adviceFor, type Budget, chancesFor } from '@ashtown/bots';
import type { AnyGame, Seat } from '@ashtown/engine';
import type { BotTurn, Host } from './host.ts';

/** The best answers for a seat, best first, by a strong player who knows what the seat knows. */
export interface Hint {
  best: readonly Advised[];
}

/** The level whose learned values advice is given with. */
export const ADVISER = 'expert';

/** What somebody may ask for besides playing; each knows no more than the seat that asks. */
export interface Advice {
  hint: Hint;
  /** The chances to win by seat; alone at the table, the game's own comes last. */
  chances: readonly number[];
}
export type AdviceKind = keyof Advice;

/** How long people wait for it, in milliseconds; with what is left of two seconds it is put into reasons and sent. */
const PATIENCE: Readonly<Record<AdviceKind, number>> = { hint: 1200, chances: 800 };

/** What advice may spend where people wait. Who has a clock brings it. */
export function adviceBudget(kind: AdviceKind, now: () => number): Budget {
  const end = now() + PATIENCE[kind];
  return { expired: () => now() >= end };
}

/** Whether a seat may ask for advice: where it is asked itself, and no other person plays. Against people one plays alone. */
export const mayAsk = (host: Host, seat: Seat): boolean =>
  host.asked.includes(seat) && host.seats.every(({ kind }, other) => other === seat || kind === 'bot');

const ADVISERS: { readonly [K in AdviceKind]: (game: AnyGame, seat: Seat, turn: BotTurn) => Advice[K] } = {
  hint: (game, seat, turn) => ({ best: adviceFor(game, seat, turn) }),
  chances: (game, _, turn) => chancesFor(game, turn),
};

export const advise = <K extends AdviceKind>(kind: K, game: AnyGame, seat: Seat, turn: BotTurn): Advice[K] =>
  ADVISERS[kind](game, seat, turn);
