import type { Seat } from '@ashtown/engine';
import { advise, type Hint, mayAsk } from '@ashtown/host';
import type { Room } from './room.ts';

/** What was advised in a state, by seat: whoever asks twice is told the same. A state is never changed in place. */
const KNOWN = new WeakMap<object, Map<Seat, Promise<Hint>>>();

/** What a bot would do in this seat; null where none may be asked, or where it failed. */
export async function hintFor(room: Room, seat: Seat): Promise<Hint | null> {
  const { host, record, house } = room;
  if (!host || !mayAsk(host, seat)) return null;
  const state = host.snapshot().state as object;
  const bySeat = KNOWN.get(state) ?? new Map<Seat, Promise<Hint>>();
  KNOWN.set(state, bySeat);
  try {
    const known = bySeat.get(seat) ?? think(room, seat);
    bySeat.set(seat, known);
    return await known;
  } catch (error) {
    bySeat.delete(seat);
    house.watcher.failed?.(error, 'a hint failed', record);
    return null;
  }
}

async function think({ host, record, house }: Room, seat: Seat): Promise<Hint> {
  const { game } = host!;
  const turn = host!.turn(seat);
  const { signal } = new AbortController();
  if (!house.advise) return advise(game, seat, turn);
  return house.advise({ game, seat, turn, table: record.id, host: record.host, signal });
}
