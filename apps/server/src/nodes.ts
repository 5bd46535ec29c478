import type { NodeReport } from '@ashtown/protocol';
import type { Here, Neighbours, News, Room } from '@ashtown/room';
import type { FastifyBaseLogger } from 'fastify';
import type { Lately } from './host/lately.ts';
import type { Commons } from './storage/commons.ts';

/** How often a node says that it is alive, and looks for what it was not told of. */
const ROUND = 1000;

/** The open ones, by table. */
type Rooms = ReadonlyMap<string, Room>;

/**
 * One of several servers on the same data. It tells the others who is at its tables, and its rooms what the others have
 * written. What is heard of is looked at soon; in each round, whatever is open here.
 */
export class Nodes implements Neighbours {
  readonly #commons: Commons;
  readonly #log: FastifyBaseLogger;
  readonly #lately: Lately;
  #rooms: Rooms = new Map();
  #report: (() => Promise<NodeReport>) | null = null;
  readonly #heard = new Set<string>();
  #isLooking = false;
  /** Who is at the tables here, and where the others are still to be told so. */
  readonly #here = new Map<string, Here>();
  readonly #untold = new Set<string>();
  #isTelling = false;
  /** Tables whose bots think here, or for which that is being asked. */
  readonly #claims = new Map<string, Promise<boolean>>();
  #timer: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor(commons: Commons, log: FastifyBaseLogger, lately: Lately) {
    this.#commons = commons;
    this.#log = log;
    this.#lately = lately;
  }

  /** `report`: what it says of itself to whoever runs it. */
  async start({ rooms }: { readonly rooms: Rooms }, report: () => Promise<NodeReport>): Promise<void> {
    this.#rooms = rooms;
    this.#report = report;
    await this.#beat();
    await this.#commons.bus.listen((table) => this.#hear([table]));
    this.#timer = setTimeout(() => void this.#round(), ROUND).unref();
  }

  async look(table: string): Promise<News | null> {
    const [seen] = await this.#commons.look([table]);
    return seen ?? null;
  }

  tell(table: string, here: Here): void {
    const before = this.#here.get(table);
    const isNobody = here.people.length === 0;
    if (isNobody ? !before : JSON.stringify(here) === JSON.stringify(before)) return;
    if (isNobody) this.#here.delete(table);
    else this.#here.set(table, here);
    this.#tellSoon([table]);
  }

  /** What has been granted holds until the room is closed, or this node taken for dead. */
  async claim(table: string): Promise<boolean> {
    const asked = this.#claims.get(table) ?? this.#commons.claim(table);
    this.#claims.set(table, asked);
    const isOurs = await asked.catch((error) => {
      this.#claims.delete(table);
      throw error;
    });
    if (!isOurs) this.#claims.delete(table);
    return isOurs;
  }

  async hasOlder(game: string, version: number): Promise<boolean> {
    return (await this.#commons.others()).some(({ games }) => (games[game] ?? version) < version);
  }

  /** Its bots are free from the next round on. */
  leave(table: string): void {
    this.#claims.delete(table);
    if (this.#here.delete(table)) this.#tellSoon([table]);
  }

  /** The others take over at once. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#commons.leave();
  }

  async #round(): Promise<void> {
    const start = performance.now();
    try {
      if (!(await this.#beat())) this.#beginAnew();
      await this.#commons.keepClaims([...this.#claims.keys()]);
      this.#hear([...this.#rooms.keys()]);
      this.#tellSoon([]);
    } catch (err) {
      this.#log.warn({ err }, 'this node could not say that it is alive');
    }
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.#round(), Math.max(0, start + ROUND - performance.now())).unref();
  }

  async #beat(): Promise<boolean> {
    const lost = (node: string) => this.#lately.tell('lost', undefined, node);
    return this.#commons.beat(await this.#report!(), lost);
  }

  /** The others took this node for dead, or the database itself was. */
  #beginAnew(): void {
    this.#lately.tell('back');
    this.#claims.clear();
    this.#tellSoon(this.#here.keys());
  }

  #hear(tables: readonly string[]): void {
    for (const table of tables) if (this.#rooms.has(table)) this.#heard.add(table);
    if (!this.#isLooking && this.#heard.size > 0) void this.#lookAll();
  }

  /** What is heard of meanwhile is looked at next, all at once. */
  async #lookAll(): Promise<void> {
    this.#isLooking = true;
    try {
      while (this.#heard.size > 0 && !this.#isStopped) {
        const tables = [...this.#heard];
        this.#heard.clear();
        for (const news of await this.#commons.look(tables))
          this.#rooms
            .get(news.id)
            ?.hear(news)
            .catch((err) => this.#log.error({ err, table: news.id }, 'a table could not follow the others'));
      }
    } catch (err) {
      this.#log.warn({ err }, 'this node could not look at its tables');
    }
    this.#isLooking = false;
  }

  #tellSoon(tables: Iterable<string>): void {
    for (const table of tables) this.#untold.add(table);
    if (!this.#isTelling && this.#untold.size > 0) void this.#tellAll();
  }

  async #tellAll(): Promise<void> {
    this.#isTelling = true;
    await new Promise((go) => setImmediate(go));
    try {
      for (const table of this.#untold) {
        if (this.#isStopped) break;
        this.#untold.delete(table);
        await this.#commons.tell(table, this.#here.get(table) ?? null).catch((err) => {
          this.#untold.add(table);
          throw err;
        });
      }
    } catch (err) {
      this.#log.warn({ err }, 'the other nodes could not be told who is here');
    }
    this.#isTelling = false;
  }
}
