import type { Seat } from '@ashtown/engine';
import type { ChatLine, ServerMessage } from '@ashtown/protocol';
import type { TableState } from './link.ts';

export const BEGINNING: TableState = {
  connection: 'connecting',
  problem: null,
  table: null,
  me: null,
  mine: [],
  position: null,
  log: [],
  chat: [],
  skew: 0,
};

/** Whose eyes the page wants; undefined: those the table chooses. */
export type Eyes = Seat | null | undefined;

/** Whoever gave a seat away no longer sees with its eyes. */
export const eyesAfter = (eyes: Eyes, m: ServerMessage): Eyes =>
  m.t === 'table' && typeof eyes === 'number' && !m.seats.includes(eyes) ? undefined : eyes;

const meant = (eyes: Eyes, seat: Seat | null): boolean => eyes === undefined || eyes === seat;

/**
 * What a message changes; both kinds of link run on it. Moments of other eyes than the wanted ones are late
 * ones from before a `look`: they are dropped, or they would bring back what the page has just forgotten.
 */
export function receive(s: TableState, m: ServerMessage, eyes: Eyes, now: number): Partial<TableState> {
  switch (m.t) {
    case 'welcome':
      return { connection: 'open', problem: null, me: m.player, mine: m.seats, skew: m.now - now };
    case 'table':
      return { table: m.table, mine: m.seats };
    case 'moment':
      if (!meant(eyes, m.position.seat)) return {};
      return { position: m.position, log: [...s.log.filter((x) => x.at < m.from), ...m.entries] };
    case 'chat':
      return { chat: joined(s.chat, m.lines) };
    default:
      return {};
  }
}

/** Lines may come again after a reconnect. */
function joined(old: readonly ChatLine[], lines: readonly ChatLine[]): ChatLine[] {
  const known = new Set(old.map((x) => x.id));
  return [...old, ...lines.filter((x) => !known.has(x.id))].sort((a, b) => a.id - b.id);
}
