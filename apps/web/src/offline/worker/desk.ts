import type { Seat } from '@ashtown/engine';
import { type Code, type Command, parseCommand, type ServerMessage } from '@ashtown/protocol';
import { type Guest, type House, makeTable, matchOf, type Player, Room, seatsOf, tell } from '@ashtown/room';
import { LOCAL_PLAYER } from '../saved.ts';
import type { LocalSetup } from '../setup.ts';

/** A local table and the one screen at it: a room of the page's house, spoken to in the messages of the protocol. */
export class Desk {
  readonly #room: Room;
  readonly #guest: Guest;

  private constructor(room: Room, guest: Guest) {
    this.#room = room;
    this.#guest = guest;
  }

  /** A table that is kept, else a new one; or why there is none. */
  static async open(
    house: House,
    id: string,
    setup: LocalSetup | undefined,
    show: (message: ServerMessage) => void,
    offers: boolean,
  ): Promise<Desk | Code> {
    const player = { id: LOCAL_PLAYER, hash: '', name: setup?.name ?? '' };
    if (setup && !(await house.store.load(id))) {
      const wish = { ...setup, seats: [...setup.seats], clock: null, public: false };
      const made = await makeTable(house, wish, player, id);
      if (!('id' in made)) return made.code;
    }
    const room = await Room.open(house, id);
    return room ? Desk.at(room, player, show, offers) : 'no-table';
  }

  /** A screen at a room, and whose eyes it begins with. */
  static async at(
    room: Room,
    player: Player,
    show: (message: ServerMessage) => void,
    offers: boolean,
    eyes?: Seat | null,
    at?: number,
  ): Promise<Desk> {
    const guest: Guest = {
      player,
      offers,
      exact: true,
      send: ({ message }) => show(message),
      dismiss: () => show({ t: 'refused', id: null, code: 'unavailable' }),
    };
    await room.join(guest, eyes, at);
    return new Desk(room, guest);
  }

  command(command: Command): void {
    const parsed = parseCommand(command);
    if (parsed.ok) void this.#room.command(this.#guest, parsed.value);
    else tell(this.#guest, { t: 'refused', id: command.id, code: parsed.code });
  }

  close(): void {
    this.#room.leave(this.#guest);
  }

  /** Alone, one's own save at any time; with others at the screen only when there are no secrets any more. */
  file(): string | null {
    const { record } = this.#room;
    const match = seatsOf(record, LOCAL_PLAYER).length === 1 ? this.#room.export() : this.#room.publish();
    return match && JSON.stringify(match);
  }
}

/** The match of a table that nobody sits at now, as a file; null where there is none. */
export async function fileOf({ store }: Pick<House, 'store'>, id: string): Promise<string | null> {
  const kept = await store.load(id);
  return kept?.record.seed ? JSON.stringify(matchOf(kept)) : null;
}
