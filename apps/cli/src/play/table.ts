import type { AnyGame, Match, Seat } from '@ashtown/engine';
import { ADVISER, type Host, learnedValues } from '@ashtown/host';
import type { Command, Hint, LogEntry, OfferedPosition, ServerMessage, TableShown } from '@ashtown/protocol';
import { adviseNow, type Guest, type House, keptOf, Room, type Rules, type Store, thinkNow } from '@ashtown/room';
import { fetchWeights } from '../weights.ts';
import type { FileStore } from './file-store.ts';

type Reply = Extract<ServerMessage, { t: 'ok' | 'refused' }>;
type WithoutId<C> = C extends { id: string } ? Omit<C, 'id'> : never;

/** People at one keyboard and bots; bots may also be watched. */
const RULES: Rules = {
  chat: false,
  strangers: false,
  clocks: false,
  atOnce: true,
  botsAlone: true,
  substitute: 'normal',
};
const ID = 'terminal';
const KEYBOARD = { id: 'keyboard', hash: '', name: '' };

const valueFor = learnedValues(fetchWeights);

/** What a table needs of a terminal. */
export const makeHouse = (game: AnyGame, store: Store): House => ({
  rules: RULES,
  store,
  clock: {
    now: Date.now,
    up: () => performance.now(),
    later(run, ms) {
      const timer = setTimeout(run, ms);
      timer.unref();
      return () => clearTimeout(timer);
    },
  },
  watcher: {},
  game: (id) => (id === game.id ? game : undefined),
  // One decision in each round of the event loop: the keyboard stays awake.
  async think(thought) {
    const value = await valueFor(thought.bot, thought.game, thought.turn.view);
    return new Promise((resolve) => setImmediate(() => resolve(thinkNow(thought, value))));
  },
  advise: async (kind, question) =>
    adviseNow(kind, question, await valueFor(ADVISER, question.game, question.turn.view)),
});

/** A room whose one guest is this keyboard: what it was told last, and a way to say something. */
export class Table {
  shown: TableShown | null = null;
  mine: readonly Seat[] = [];
  position: OfferedPosition | null = null;
  log: readonly LogEntry[] = [];
  readonly #room: Room;
  readonly #replies = new Map<string, (reply: Reply) => void>();
  #guest: Guest | null = null;
  #sent = 0;
  #heard: () => void = () => {};

  private constructor(room: Room) {
    this.#room = room;
  }

  static async open(host: Host, store: FileStore): Promise<Table> {
    // The position it stands at is written with the next answer, in the place of this one.
    const snapshots = host.snapshots();
    store.put({ ...keptOf(host, KEYBOARD, { id: ID, undo: 'ask', created: Date.now() }), snapshots });
    const room = await Room.open(makeHouse(host.game, store), ID);
    return new Table(room!);
  }

  /** From here on bots play; `heard` is called after every message. */
  async sit(heard: () => void): Promise<void> {
    this.#heard = heard;
    this.#guest = { player: KEYBOARD, offers: true, send: ({ message }) => this.#hear(message), dismiss: () => {} };
    await this.#room.join(this.#guest);
  }

  get game(): AnyGame {
    return this.#room.host!.game;
  }

  /** Null: granted; else the code of the refusal. */
  async send(wish: WithoutId<Command>): Promise<string | null> {
    const reply = await this.#ask(wish);
    return reply.t === 'ok' ? null : reply.code;
  }

  /** What a strong player would do here; null where none may be asked. */
  async hint(seat: Seat): Promise<Hint | null> {
    const reply = await this.#ask({ t: 'hint', seat });
    return (reply.t === 'ok' && reply.hint) || null;
  }

  async #ask(wish: WithoutId<Command>): Promise<Reply> {
    const id = `${++this.#sent}`;
    const reply = new Promise<Reply>((resolve) => this.#replies.set(id, resolve));
    await this.#room.command(this.#guest!, { ...wish, id } as Command);
    return reply;
  }

  /** The whole match, for its owner. */
  export(): Match {
    return this.#room.export()!;
  }

  async close(): Promise<void> {
    await this.#room.rest();
  }

  #hear(m: ServerMessage): void {
    if (m.t === 'table') ({ table: this.shown, seats: this.mine } = m);
    else if (m.t === 'moment') {
      this.position = m.position as OfferedPosition;
      this.log = [...this.log.filter((entry) => entry.at < m.from), ...m.entries];
    } else if (m.t === 'ok' || m.t === 'refused') {
      this.#replies.get(m.id ?? '')?.(m);
      this.#replies.delete(m.id ?? '');
    }
    this.#heard();
  }
}
