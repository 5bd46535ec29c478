import { readFileSync } from 'node:fs';
import { parseMatch, replay } from '@ashtown/engine';
import type { Command } from '@ashtown/protocol';
import { type Guest, makeTable, Room } from '@ashtown/room';
import { Client, type Hello, roomSuite, type TestHouse } from '@ashtown/room/suite';
import { toy } from '@ashtown/testkit/toy';
import { expect, onTestFinished } from 'vitest';
import { FileStore } from '../src/play/file-store.ts';
import { makeHouse } from '../src/play/table.ts';
import { folder } from './desk.ts';

const file = folder();
let houses = 0;

/** A keyboard at a table of the terminal's house. */
class Keyboard extends Client {
  readonly #room: Room;
  readonly #guest: Guest;

  constructor(room: Room, player: string) {
    super();
    this.#room = room;
    const name = player[0]!.toUpperCase() + player.slice(1);
    this.#guest = {
      player: { id: player, hash: '', name },
      send: ({ message }) => this.hear(message),
      dismiss: () => this.hangUp(1),
      offers: true,
    };
  }

  async sit({ seat, at }: Hello): Promise<this> {
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

roomSuite('a terminal', { chat: false, strangers: false, atOnce: true }, async (): Promise<TestHouse> => {
  const path = file(`room-${++houses}.json`);
  const store = new FileStore(path, (error) => {
    throw error;
  });
  const house = makeHouse(toy, store);
  const rooms = new Map<string, Promise<Room | null>>();
  // Whatever was played, the file is a match that replays.
  onTestFinished(() => {
    let text: string;
    try {
      text = readFileSync(path, 'utf8');
    } catch {
      return;
    }
    const parsed = parseMatch(text, () => toy);
    expect(parsed.ok && replay(toy, parsed.match).ok).toBe(true);
  });
  return {
    store,
    async create(player, wish) {
      const made = await makeTable(house, wish, { id: player, hash: '', name: wish.name });
      return 'id' in made ? made.id : made;
    },
    async connect(id, player, hello = {}) {
      if (!rooms.has(id)) rooms.set(id, Room.open(house, id));
      return new Keyboard((await rooms.get(id))!, player).sit(hello);
    },
  };
});
