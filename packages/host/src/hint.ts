import { LEVELS, reasonsFor } from '@ashtown/bots';
import type { AnyGame, Seat, Term } from '@ashtown/engine';
import type { BotTurn, Host } from './host.ts';

/** The bot that gives hints. */
const ADVISER = LEVELS.hard;
/** More reasons than this nobody reads. */
const MOST = 3;
/** Differences below this are chance. */
const LEAST = 0.05;

/** What a bot would answer, and in which terms that is better than the next best; the strongest first. */
export interface Hint {
  pick: unknown;
  why: readonly Term[];
}

/** Whether a seat may ask for a hint: where it is asked itself, and no other person plays. Against people one plays alone. */
export const mayAsk = (host: Host, seat: Seat): boolean =>
  host.asked.includes(seat) && host.seats.every(({ kind }, other) => other === seat || kind === 'bot');

/** What a bot in this seat would do. It knows what the seat knows and nothing more. */
export function advise(game: AnyGame, seat: Seat, turn: BotTurn): Hint {
  const { pick, info } = ADVISER.choose(game, seat, turn);
  const next = info?.top[1];
  if (!next) return { pick, why: [] };
  const [best, other] = reasonsFor(game, seat, turn, [pick, next.pick]);
  return { pick, why: differences(best!, other!) };
}

function differences(best: readonly Term[], next: readonly Term[]): Term[] {
  const other = new Map(next.map(({ id, value }) => [id, value]));
  return best
    .map(({ id, value }) => ({ id, value: value - (other.get(id) ?? 0) }))
    .filter(({ value }) => value > LEAST)
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST);
}
