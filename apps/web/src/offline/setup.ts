import type { NewTable, SeatWish } from '@ashtown/protocol';
import { USUAL } from '../bots/bots.ts';

/** A table that runs in this browser: like one on a server, without seats for strangers, clock or list. */
export interface LocalSetup extends Pick<NewTable, 'game' | 'options' | 'undo' | 'name'> {
  seats: readonly Exclude<SeatWish, { kind: 'open' }>[];
}

/** One click: one person and a table full of bots, but not more than make a lively first game. */
export function quickSetup(game: string, [min, max]: readonly [number, number], name: string): LocalSetup {
  const seats = Math.max(min, Math.min(max, 4));
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', bot: USUAL }) as const);
  return { game, seats: [{ kind: 'me' }, ...bots], options: {}, undo: 'ask', name };
}

/** `abcdefghij0123456789`, as the server's ids are. */
export function makeTableId(bytes = crypto.getRandomValues(new Uint8Array(16))): string {
  return [...bytes].map((b) => (b % 36).toString(36)).join('');
}
