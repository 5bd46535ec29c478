import type {
  ChatLine,
  Command,
  LogEntry,
  OfferedPosition,
  Problem,
  ServerMessage,
  TableShown,
} from '@ashtown/protocol';

type WithoutId<C> = C extends { id: string } ? Omit<C, 'id'> : never;
export type Wish = WithoutId<Command>;
type Ok = Omit<Extract<ServerMessage, { t: 'ok' }>, 't' | 'id'>;
export type Reply = ({ ok: true } & Ok) | ({ ok: false } & Problem);

/** Whoever waits for something that never comes is told what was there instead. */
const PATIENCE = 30_000;

/** A scripted client: what a page does with the messages of a table, however they travel. */
export abstract class Client {
  readonly heard: ServerMessage[] = [];
  welcome: Extract<ServerMessage, { t: 'welcome' }> | null = null;
  table: TableShown | null = null;
  mine: readonly number[] = [];
  position: OfferedPosition | null = null;
  log: LogEntry[] = [];
  chat: ChatLine[] = [];
  refused: Problem[] = [];
  bye = false;
  /** With a code, where the transport has one. */
  closed: number | null = null;
  readonly #replies = new Map<string, (reply: Reply) => void>();
  readonly #watchers = new Set<() => void>();
  #next = 0;

  /** Hands a command to whatever carries it. */
  protected abstract post(command: Command): void;
  abstract close(): void;

  hear(m: ServerMessage): void {
    this.heard.push(m);
    if (m.t === 'welcome') this.welcome = m;
    else if (m.t === 'table') ({ table: this.table, seats: this.mine } = m);
    else if (m.t === 'moment') {
      this.position = m.position as OfferedPosition;
      this.log = [...this.log.filter((entry) => entry.at < m.from), ...m.entries];
    } else if (m.t === 'chat') this.chat.push(...m.lines.filter(({ id }) => !this.chat.some((line) => line.id === id)));
    else if (m.t === 'bye') this.bye = true;
    else this.#settle(m);
    this.#changed();
  }

  /** The transport is gone: nothing that was sent will be answered. */
  hangUp(code: number): void {
    this.closed = code;
    for (const answer of this.#replies.values()) answer({ ok: false, code: 'unavailable' });
    this.#replies.clear();
    this.#changed();
  }

  isSettled(): boolean {
    return this.table !== null && (this.table.status === 'lobby' || this.position !== null);
  }

  send(wish: Wish): Promise<Reply> {
    const id = `${++this.#next}`;
    if (this.closed !== null) return Promise.resolve({ ok: false, code: 'unavailable' });
    return new Promise((resolve) => {
      this.#replies.set(id, resolve);
      this.post({ ...wish, id } as Command);
    });
  }

  /** Something that must be granted. */
  async must(wish: Wish): Promise<Extract<Reply, { ok: true }>> {
    const reply = await this.send(wish);
    if (!reply.ok) throw new Error(`${wish.t}: ${reply.code} ${reply.detail ?? ''}`);
    return reply;
  }

  until(isTrue: () => boolean): Promise<void> {
    if (isTrue()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#watchers.delete(look);
        const { table, position, closed, refused } = this;
        const { at, asked } = position ?? {};
        const found = JSON.stringify({ status: table?.status, at, asked, closed, refused });
        reject(new Error(`waited in vain for ${isTrue}; there was ${found}`));
      }, PATIENCE);
      const look = () => {
        if (!isTrue()) return;
        clearTimeout(timer);
        this.#watchers.delete(look);
        resolve();
      };
      this.#watchers.add(look);
    });
  }

  /** Waits until this seat is asked, or the table is over. */
  async asked(): Promise<OfferedPosition> {
    await this.until(() => this.isAsked() || this.table?.status === 'over' || this.closed !== null);
    return this.position!;
  }

  isAsked(): boolean {
    return this.position !== null && this.position.legal.length > 0;
  }

  /** Gives the first answer, or the one chosen. */
  answer(choose: (position: OfferedPosition) => unknown = (p) => p.legal[0]!.pick): Promise<Reply> {
    const { seat, ply } = this.position!;
    return this.send({ t: 'answer', seat: seat!, ply, pick: choose(this.position!) });
  }

  /** Everything sent to it so far has arrived. */
  async settle(): Promise<void> {
    await this.send({ t: 'ping' });
  }

  #settle(m: Extract<ServerMessage, { t: 'ok' | 'refused' }>): void {
    const { t, id, ...rest } = m;
    if (t === 'refused') this.refused.push(rest as Problem);
    this.#replies.get(id ?? '')?.({ ok: t === 'ok', ...rest } as Reply);
    this.#replies.delete(id ?? '');
  }

  #changed(): void {
    for (const look of [...this.#watchers]) look();
  }
}
