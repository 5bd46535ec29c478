import { randomBytes } from 'node:crypto';
import type {
  ChatLine,
  Command,
  LogEntry,
  NewTable,
  Position,
  Problem,
  ServerMessage,
  TableFound,
  TableShown,
} from '@ashtown/protocol';
import { type ClientOptions, WebSocket } from 'ws';

/** A scripted client: what a browser does, without one. */

export const newToken = (): string => randomBytes(24).toString('base64url');

type WithoutId<C> = C extends { id: string } ? Omit<C, 'id'> : never;
export type Wish = WithoutId<Command>;
export type Reply = { ok: true; at?: number; table?: string } | ({ ok: false } & Problem);

export interface Hello {
  token?: string;
  name?: string;
  seat?: number | null;
  at?: number;
}

/** Whoever waits for something that never comes is told what was there instead. */
const PATIENCE = 30_000;

export class Talker {
  readonly token: string;
  readonly socket: WebSocket;
  /** Every message as it came. */
  readonly frames: string[] = [];
  welcome: Extract<ServerMessage, { t: 'welcome' }> | null = null;
  table: TableShown | null = null;
  mine: readonly number[] = [];
  position: Position | null = null;
  log: LogEntry[] = [];
  chat: ChatLine[] = [];
  refused: Problem[] = [];
  bye = false;
  closed: number | null = null;
  readonly #replies = new Map<string, (reply: Reply) => void>();
  readonly #watchers = new Set<() => void>();
  #next = 0;

  private constructor(url: string, table: string, hello: Hello, options: ClientOptions) {
    this.token = hello.token ?? newToken();
    this.socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws/tables/${table}`, options);
    this.socket.on('open', () => this.raw(JSON.stringify({ t: 'hello', v: 1, ...hello, token: this.token })));
    this.socket.on('message', (data) => this.#hear(data.toString()));
    this.socket.on('error', () => {});
    this.socket.on('close', (code) => {
      this.closed = code;
      for (const answer of this.#replies.values()) answer({ ok: false, code: 'unavailable' });
      this.#replies.clear();
      this.#changed();
    });
  }

  /** Waits for what comes after `welcome`. Rejects where it never does. */
  static async join(url: string, table: string, hello: Hello = {}, options: ClientOptions = {}): Promise<Talker> {
    const talker = new Talker(url, table, hello, options);
    await talker.until(() => talker.closed !== null || talker.isSettled());
    if (talker.closed !== null) throw new Error(`closed with ${talker.closed}: ${JSON.stringify(talker.refused)}`);
    return talker;
  }

  /** A socket that may well be refused. */
  static knock(url: string, table: string, hello: Hello = {}, options: ClientOptions = {}): Talker {
    return new Talker(url, table, hello, options);
  }

  isSettled(): boolean {
    return this.table !== null && (this.table.status === 'lobby' || this.position !== null);
  }

  raw(text: string | Buffer): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  send(wish: Wish): Promise<Reply> {
    const id = `${++this.#next}`;
    if (this.closed !== null) return Promise.resolve({ ok: false, code: 'unavailable' });
    return new Promise((resolve) => {
      this.#replies.set(id, resolve);
      this.raw(JSON.stringify({ ...wish, id }));
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
        const found = JSON.stringify({
          status: table?.status,
          at: position?.at,
          asked: position?.asked,
          closed,
          refused,
        });
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
  async asked(): Promise<Position> {
    await this.until(() => this.isAsked() || this.table?.status === 'over' || this.closed !== null);
    return this.position!;
  }

  isAsked(): boolean {
    return this.position !== null && this.position.legal.length > 0;
  }

  /** Gives the first answer, or the one chosen. */
  answer(choose: (position: Position) => unknown = (p) => p.legal[0]!.pick): Promise<Reply> {
    const { seat, ply } = this.position!;
    return this.send({ t: 'answer', seat: seat!, ply, pick: choose(this.position!) });
  }

  /** Everything sent to it so far has arrived. */
  async settle(): Promise<void> {
    await this.send({ t: 'ping' });
  }

  close(): void {
    this.socket.close();
  }

  #hear(text: string): void {
    this.frames.push(text);
    const m = JSON.parse(text) as ServerMessage;
    if (m.t === 'welcome') this.welcome = m;
    else if (m.t === 'table') ({ table: this.table, seats: this.mine } = m);
    else if (m.t === 'position') this.position = m.position;
    else if (m.t === 'log') this.log = [...this.log.filter((entry) => entry.at < m.from), ...m.entries];
    else if (m.t === 'chat') this.chat.push(...m.lines.filter((line) => !this.chat.some(({ id }) => id === line.id)));
    else if (m.t === 'bye') this.bye = true;
    else if (m.t === 'refused' || m.t === 'ok') this.#reply(m);
    this.#changed();
  }

  #reply(m: Extract<ServerMessage, { t: 'ok' | 'refused' }>): void {
    const { t, id, ...rest } = m;
    if (t === 'refused') this.refused.push(rest as Problem);
    this.#replies.get(id ?? '')?.({ ok: t === 'ok', ...rest } as Reply);
    this.#replies.delete(id ?? '');
  }

  #changed(): void {
    for (const look of [...this.#watchers]) look();
  }
}

export async function request(
  url: string,
  path: string,
  {
    token,
    body,
    method = body === undefined ? 'GET' : 'POST',
  }: { token?: string; body?: unknown; method?: string } = {},
): Promise<{ status: number; json: Record<string, unknown>; headers: Headers }> {
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const text = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
  const response = await fetch(url + path, { method, headers, ...text });
  return { status: response.status, json: JSON.parse((await response.text()) || '{}'), headers: response.headers };
}

export async function makeTable(url: string, token: string, wish: Partial<NewTable>): Promise<TableFound> {
  const { status, json } = await request(url, '/api/tables', { token, body: { name: 'Ann', ...wish } });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(json)}`);
  return json as unknown as TableFound;
}
