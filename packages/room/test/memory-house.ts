import type { Command } from '@ashtown/protocol';
import { type Guest, type House, MemoryStore, makeTable, Room, type Rules, thinkNow } from '@ashtown/room';
import { Client, type Hello, type TestHouse } from '@ashtown/room/suite';
import { toy } from '@ashtown/testkit/toy';

export const SERVER: Rules = {
  ...{ chat: true, strangers: true, clocks: true, atOnce: false, botsAlone: false, substitute: 'greedy' },
  patience: 20,
};
export const PAGE: Rules = {
  ...{ chat: false, strangers: false, clocks: false, atOnce: true, botsAlone: false, substitute: 'greedy' },
};

/** A guest of a room in the same process. */
class Visitor extends Client {
  readonly #room: Room;
  readonly #guest: Guest;

  constructor(room: Room, player: string) {
    super();
    this.#room = room;
    const name = player[0]!.toUpperCase() + player.slice(1);
    this.#guest = {
      player: { id: player, hash: '', name },
      offers: true,
      send: ({ message }) => this.hear(message),
      dismiss: () => this.hangUp(1),
    };
  }

  async join({ seat, at }: Hello): Promise<this> {
    await this.#room.join(this.#guest, seat, at);
    return this;
  }

  close(): void {
    this.#room.leave(this.#guest);
  }

  protected post(command: Command): void {
    void this.#room.command(this.#guest, command);
  }
}

/** Rooms over memory: what the suite is written against first. */
export function memoryHouse(
  rules: Rules,
  more: Partial<House> = {},
): TestHouse & { house: House; open(id: string): Promise<Room> } {
  const store = new MemoryStore();
  const rooms = new Map<string, Promise<Room | null>>();
  const start = performance.now();
  const house: House = {
    rules,
    store,
    clock: {
      now: Date.now,
      up: () => performance.now() - start,
      later(run, ms) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    watcher: {},
    game: (id) => (id === toy.id ? toy : undefined),
    think: async (thought) => thinkNow(thought),
    ...more,
  };
  async function open(id: string): Promise<Room> {
    if (!rooms.has(id)) rooms.set(id, Room.open(house, id));
    const room = await rooms.get(id);
    if (!room) throw new Error('no table');
    return room;
  }
  return {
    house,
    store,
    open,
    async create(player, wish) {
      const made = await makeTable(house, wish, { id: player, hash: '', name: wish.name });
      return 'id' in made ? made.id : made;
    },
    connect: async (id, player, hello = {}) => new Visitor(await open(id), player).join(hello),
  };
}
