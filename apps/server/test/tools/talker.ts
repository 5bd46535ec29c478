import { randomBytes } from 'node:crypto';
import { type Command, type NewTable, PROTOCOL, type ServerMessage, type TableFound } from '@ashtown/protocol';
import { Client } from '@ashtown/room/suite';
import { type ClientOptions, WebSocket } from 'ws';

export const newToken = (): string => randomBytes(24).toString('base64url');

export interface Hello {
  token?: string;
  name?: string;
  seat?: number | null;
  at?: number;
  offers?: boolean;
}

/** A scripted client over a real socket. */
export class Talker extends Client {
  readonly token: string;
  readonly socket: WebSocket;
  /** Every message as it came. */
  readonly frames: string[] = [];

  private constructor(url: string, table: string, hello: Hello, options: ClientOptions) {
    super();
    this.token = hello.token ?? newToken();
    this.socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws/tables/${table}`, options);
    this.socket.on('open', () =>
      this.raw(JSON.stringify({ t: 'hello', v: PROTOCOL, offers: true, ...hello, token: this.token })),
    );
    this.socket.on('message', (data) => {
      this.frames.push(data.toString());
      this.hear(JSON.parse(data.toString()) as ServerMessage);
    });
    this.socket.on('error', () => {});
    this.socket.on('close', (code) => this.hangUp(code));
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

  raw(text: string | Buffer): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  close(): void {
    this.socket.close();
  }

  protected post(command: Command): void {
    this.raw(JSON.stringify(command));
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
