import type { Seat } from '@ashtown/engine';
import { type Advice, type AdviceKind, adviceBudget, advise, mayAsk, type Value } from '@ashtown/host';
import type { Question } from './house.ts';
import type { Room } from './room.ts';

/** The simplest way for a house to advise: here and now; with a learned value, where there is one. */
export function adviseNow<K extends AdviceKind>(kind: K, { game, seat, turn }: Question, value?: Value): Advice[K] {
  const budget = adviceBudget(kind, () => performance.now());
  return advise(kind, game, seat, { ...turn, budget, ...(value && { value }) });
}

/**
 * What the people of a room were told by those who would play well: whoever asks twice in a state is told the same. It is
 * thought of outside of the room's queue, so that nobody waits for it, and given up once the match goes on.
 */
export class Advisers {
  readonly #room: Room;
  readonly #told = new Map<string, Promise<unknown>>();
  #asked = new AbortController();
  #ply = -1;

  constructor(room: Room) {
    this.#room = room;
  }

  /** Null where none may be asked, where they failed, or where the match went on meanwhile. */
  async ask<K extends AdviceKind>(seat: Seat, kind: K): Promise<Advice[K] | null> {
    const { host, record, house } = this.#room;
    if (!host || !mayAsk(host, seat)) return null;
    this.goOn();
    const { signal } = this.#asked;
    const key = `${kind} ${seat}`;
    try {
      const told = (this.#told.get(key) as Promise<Advice[K]> | undefined) ?? this.#think(kind, seat, signal);
      this.#told.set(key, told);
      const advice = await told;
      return signal.aborted ? null : advice;
    } catch (error) {
      if (signal.aborted) return null;
      this.#told.delete(key);
      house.watcher.failed?.(error, 'advice failed', record);
      return null;
    }
  }

  /** Once a question is closed, what was advised about it holds no more. */
  goOn(): void {
    const ply = this.#room.host?.ply ?? -1;
    if (ply !== this.#ply) this.forget();
    this.#ply = ply;
  }

  forget(): void {
    if (this.#told.size === 0) return;
    this.#asked.abort();
    this.#asked = new AbortController();
    this.#told.clear();
  }

  async #think<K extends AdviceKind>(kind: K, seat: Seat, signal: AbortSignal): Promise<Advice[K]> {
    const { host, record, house } = this.#room;
    const { game } = host!;
    const question = { game, seat, turn: host!.turn(seat), table: record.id, host: record.host, signal };
    return house.advise ? house.advise(kind, question) : adviseNow(kind, question);
  }
}
