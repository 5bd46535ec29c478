import type { Match, Seat, SeatInfo } from '@ashtown/engine';
import type { TableLine } from '@ashtown/protocol';
import { FORMER, LEVELS, USUAL } from '../bots/bots.ts';
import { type Brought, lineOf } from '../offline/saved.ts';
import { makeTableId } from '../offline/setup.ts';
import type { Film } from './film.ts';

const BOTS: readonly string[] = [...LEVELS, ...FORMER];
/** A level, or a level with a temperament: one the game does not know any more plays plain. */
const isKnown = (bot: string | undefined): bot is string => bot !== undefined && BOTS.includes(bot.split(':')[0]!);

/**
 * A table in this browser that goes on from a moment of a match: one seat is a person's, all others are bots'. Chance goes
 * on from the same seed, so whoever does the same sees the same.
 */
export function branchOf(film: Film, at: number, seat: Seat, now: number): { saved: Brought; line: TableLine } {
  const { match } = film;
  const seats = match.seats.map(
    ({ name, bot }, i): SeatInfo =>
      i === seat ? { name, kind: 'human' } : { name, kind: 'bot', bot: isKnown(bot) ? bot : USUAL },
  );
  const kept: Match = {
    ...match,
    seats,
    answers: match.answers.slice(0, at),
    snapshots: match.snapshots.filter((x) => x.at <= at),
  };
  const saved: Brought = {
    id: makeTableId(),
    undo: 'ask',
    created: now,
    updated: now,
    rematch: null,
    left: [],
    match: kept,
  };
  return { saved, line: lineOf(saved, film.positionAt(at, seat).asked) };
}
