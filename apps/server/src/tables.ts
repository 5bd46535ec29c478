import { type House, Room } from '@ashtown/room';
import type { Around } from './house.ts';

const DAY = 24 * 3600 * 1000;

type Needs = Pick<Around, 'settings' | 'storage' | 'uptime' | 'log'>;

/** Which tables are in memory: those somebody uses. The others rest in the storage. */
export class Tables {
  readonly #house: House;
  readonly #around: Needs;
  /** In the order of their last use. */
  readonly #opening = new Map<string, Promise<Room | null>>();
  readonly #rooms = new Map<string, Room>();
  readonly rooms: ReadonlyMap<string, Room> = this.#rooms;

  constructor(house: House, around: Needs) {
    this.#house = house;
    this.#around = around;
  }

  /** Null: there is no such table. */
  get(id: string): Promise<Room | null> {
    if (this.#rooms.get(id)?.isLost) this.#forget(id);
    const known = this.#opening.get(id);
    if (known) {
      this.#opening.delete(id);
      this.#opening.set(id, known);
      return this.#refreshed(id, known);
    }
    const opening = Room.open(this.#house, id);
    this.#opening.set(id, opening);
    opening.then(
      (room) => (room ? this.#rooms.set(id, room) : this.#forget(id)),
      () => this.#forget(id),
    );
    return opening;
  }

  /** Other servers on the same data may have gone on with it. */
  async #refreshed(id: string, known: Promise<Room | null>): Promise<Room | null> {
    const room = await known;
    await room?.refresh();
    return room?.isLost ? this.get(id) : room;
  }

  /** How many are in memory, by status. */
  count(): Record<string, number> {
    const counts: Record<string, number> = { lobby: 0, playing: 0, over: 0 };
    for (const room of this.#rooms.values()) counts[room.record.status]!++;
    return counts;
  }

  /** Lets go of tables nobody has used for a while, and at once of the least used ones where there are too many. */
  async sweep(): Promise<void> {
    const { settings, log } = this.#around;
    const late = Date.now() - settings.idleMs;
    let surplus = this.#rooms.size - settings.maxIdleTables;
    for (const id of [...this.#opening.keys()]) {
      const room = this.#rooms.get(id);
      if (!room || room.guests > 0 || room.bots.isBusy()) continue;
      if (room.touched > late && surplus <= 0) continue;
      surplus--;
      this.#forget(id);
      await room.rest().catch((err) => log.error({ err, table: id }, 'a table could not be put to rest'));
    }
  }

  /** Removes lobbies nobody has touched for long; whatever is in memory somebody may be using. */
  async sweepLobbies(): Promise<number> {
    const { storage, settings, uptime } = this.#around;
    const rest = settings.lobbyDays * DAY;
    const used = [...this.#opening.keys()];
    return storage.sweepLobbies({ before: Date.now() - rest, up: uptime.now(), rest, used });
  }

  async stop(): Promise<void> {
    const rooms = [...this.#rooms.values()];
    this.#opening.clear();
    this.#rooms.clear();
    await Promise.allSettled(rooms.map((room) => room.rest()));
  }

  #forget(id: string): void {
    this.#opening.delete(id);
    this.#rooms.delete(id);
  }
}
