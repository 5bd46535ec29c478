import { findPick, type Seat } from '@ashtown/engine';
import { BOTS, findBot, liveBudget, type Value } from '@ashtown/host';
import type { Thought } from './house.ts';
import type { Neighbours } from './neighbours.ts';
import type { Room } from './room.ts';

/** The simplest way for a house to think: here and now; with a learned value, where the bot uses one. */
export function thinkNow({ game, bot, seat, turn }: Thought, value?: Value): unknown {
  const found = findBot(bot);
  if (!found) throw new Error(`no bot is called ${bot}`);
  const budget = liveBudget(bot, () => performance.now());
  return found.choose(game, seat, { ...turn, budget, ...(value && { value }) }).pick;
}

/** How long until it is tried again where bots could not answer, or may not think here, in milliseconds. */
const TRY_AGAIN = 1000;

/**
 * Lets the bots of a room answer, one at a time. They think outside of the room's queue, so that nobody waits for them.
 * Every answer of a bot is written and told like any other.
 */
export class Bots {
  readonly #room: Room;
  #thinking: AbortController | null = null;
  #again: (() => void) | null = null;
  #stopped = false;

  constructor(room: Room) {
    this.#room = room;
  }

  /** After every change: maybe a bot is asked now. */
  wake(): void {
    const { host, record } = this.#room;
    const seat = record.status === 'playing' ? host?.botsToMove()[0] : undefined;
    if (this.#thinking || this.#stopped || !host || seat === undefined) return;
    const thinking = new AbortController();
    this.#thinking = thinking;
    this.#answer(seat, thinking).catch((error) => this.#failed(error, 'a bot could not answer'));
  }

  /** What was in the way may have passed by then. */
  wakeLater(): void {
    if (this.#stopped) return;
    this.#again ??= this.#room.house.clock.later(() => {
      this.#again = null;
      this.wake();
    }, TRY_AGAIN);
  }

  isBusy(): boolean {
    return this.#thinking !== null;
  }

  /** The match is another one now: what a bot thinks of it leads nowhere. */
  forget(): void {
    this.#thinking?.abort();
    this.#thinking = null;
  }

  stop(): void {
    this.#stopped = true;
    this.#again?.();
    this.forget();
  }

  /** Nobody closes a question but those who are asked, so the ply still holds unless the match was forgotten. */
  async #answer(seat: Seat, thinking: AbortController): Promise<void> {
    const { neighbours } = this.#room.house;
    const isOurs = !neighbours || (await this.#claim(neighbours));
    if (this.#thinking !== thinking) return;
    const { host, record } = this.#room;
    if (!isOurs || !host?.botsToMove().includes(seat)) {
      this.#thinking = null;
      return this.wakeLater();
    }
    const turn = host.turn(seat);
    const pick = await this.#choose({
      game: host.game,
      bot: host.seats[seat]!.bot!,
      seat,
      turn,
      table: record.id,
      host: record.host,
      signal: thinking.signal,
    });
    await this.#room.answer(seat, turn.ply, pick, () => {
      const wanted = this.#thinking === thinking;
      if (wanted) this.#thinking = null;
      return wanted;
    });
  }

  /** Where other houses have rooms at the table its bots think in one of them; in another one once that is gone. */
  async #claim(neighbours: Neighbours): Promise<boolean> {
    try {
      return await neighbours.claim(this.#room.record.id);
    } catch (error) {
      this.#failed(error, 'the bots of a table could not be claimed');
      return false;
    }
  }

  /** A bot that fails must not strand the match: then any answer will do. */
  async #choose(thought: Thought): Promise<unknown> {
    const { game, bot, seat, turn, signal } = thought;
    try {
      const pick = findPick(turn.legal, await this.#room.house.think(thought));
      if (pick === undefined && !signal.aborted) throw new Error(`${bot} gave no legal answer`);
      return pick;
    } catch (error) {
      if (!signal.aborted) this.#failed(error, 'a bot failed');
      return BOTS.random!.choose(game, seat, turn).pick;
    }
  }

  #failed(error: unknown, what: string): void {
    const { house, record } = this.#room;
    house.watcher.failed?.(error, what, record);
  }
}
