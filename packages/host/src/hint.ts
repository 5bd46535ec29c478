import { findBot } from '@ashtown/bots';
import type { Seat, Term } from '@ashtown/engine';
import type { Host } from './host.ts';

/** The bot that gives hints: it weighs every answer by the game's own terms, so it can say why. */
const ADVISER = findBot('greedy')!;
/** More reasons than this nobody reads. */
const MOST = 3;
/** Differences below this are chance. */
const LEAST = 0.05;

/** What a bot would answer, and in which terms that is better than the next best; the strongest first. */
export interface Hint {
  pick: unknown;
  why: readonly Term[];
}

/**
 * What a bot in this seat would do. It knows what the seat knows and nothing more. Null where the seat is not asked, or
 * where another person plays: against people one plays alone.
 */
export function hint(host: Host, seat: Seat): Hint | null {
  const alone = host.seats.every(({ kind }, other) => other === seat || kind === 'bot');
  if (!alone || !host.asked.includes(seat)) return null;
  const { pick, info } = ADVISER.choose(host.game, seat, host.turn(seat));
  const [best, next] = info?.top ?? [];
  return { pick, why: best && next ? differences(best.why, next.why) : [] };
}

function differences(best: readonly Term[], next: readonly Term[]): Term[] {
  const other = new Map(next.map(({ id, value }) => [id, value]));
  return best
    .map(({ id, value }) => ({ id, value: value - (other.get(id) ?? 0) }))
    .filter(({ value }) => value > LEAST)
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST);
}
