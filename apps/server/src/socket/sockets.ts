import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS, type Problem, parseTableId } from '@ashtown/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { refuseRaw } from '../http/raw.ts';
import { AddressCounts, addressKey } from '../limits.ts';
import { UPGRADE } from '../prices.ts';
import type { Services } from '../services.ts';
import { Shared } from './allowance.ts';
import { Connection } from './connection.ts';

const PING_EVERY = 30_000;
const SWEEP_EVERY = 15_000;
/** Into how many frames a message may be cut, and how many pieces of it may wait for the rest. */
const MOST_FRAGMENTS = 64;
const MOST_CHUNKS = 1024;
const PATH = /^\/ws\/tables\/([^/?#]+)$/;

type Refusal = readonly [status: number, Problem];

const REFUSALS = {
  path: [404, { code: 'not-found' }],
  origin: [403, { code: 'bad-message', detail: 'an Origin of this host' }],
  stopping: [503, { code: 'unavailable' }],
  full: [503, { code: 'too-many-connections' }],
  address: [429, { code: 'too-many-connections' }],
  fast: [429, { code: 'too-fast' }],
} as const satisfies Record<string, Refusal>;

/** All sockets of a server: who may open one, and that the silent ones go. */
export class Sockets {
  readonly #services: Services;
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LIMITS.message * 4,
    maxFragments: MOST_FRAGMENTS,
    maxBufferedChunks: MOST_CHUNKS,
    // Pings are counted and answered by the connection: answered unread, they would fill the memory.
    autoPong: false,
  });
  readonly #connections = new Set<Connection>();
  readonly #perAddress: AddressCounts;
  readonly #shared: Shared;
  readonly #timers: NodeJS.Timeout[];
  #stopping = false;

  constructor(services: Services) {
    const { maxConnectionsPerAddress } = services.settings;
    this.#services = services;
    this.#perAddress = new AddressCounts(maxConnectionsPerAddress);
    this.#shared = new Shared(services.settings);
    const ping = () => {
      for (const connection of this.#connections) connection.ping();
    };
    this.#timers = [
      setInterval(ping, PING_EVERY).unref(),
      setInterval(() => this.#shared.sweep(), SWEEP_EVERY).unref(),
    ];
  }

  get size(): number {
    return this.#connections.size;
  }

  /** For the `upgrade` event of a server. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    const table = parseTableId(PATH.exec((request.url ?? '').split('?')[0]!)?.[1]);
    const address = addressKey(this.#addressOf(request));
    const refusal: Refusal | null = table.ok ? this.#refusal(request, address) : REFUSALS.path;
    if (refusal || !table.ok) {
      const [status, problem] = refusal ?? REFUSALS.path;
      refuseRaw(stream, status, problem);
      return;
    }
    stream.once('close', () => this.#perAddress.leave(address));
    this.#server.handleUpgrade(request, stream, head, (socket) => this.#opened(socket, stream, table.value, address));
  }

  /** Counts the address in, unless it is refused. */
  #refusal(request: IncomingMessage, address: string): Refusal | null {
    if (!this.#isWelcome(request)) return REFUSALS.origin;
    if (this.#stopping) return REFUSALS.stopping;
    const { settings, bursts } = this.#services;
    if (!this.#shared.points.take(address, UPGRADE)) {
      bursts.reached('upgrades', address);
      return REFUSALS.fast;
    }
    if (this.#connections.size >= settings.maxConnections) {
      bursts.reached('sockets', address);
      return REFUSALS.full;
    }
    if (this.#perAddress.enter(address)) return null;
    bursts.reached('sockets-address', address);
    return REFUSALS.address;
  }

  /** Says goodbye, and cuts whoever has not gone after a moment. */
  async stop(patience: number): Promise<void> {
    this.#stopping = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const connection of this.#connections) connection.bye();
    const end = performance.now() + patience;
    while (this.#connections.size > 0 && performance.now() < end) await new Promise((go) => setTimeout(go, 10));
    for (const connection of this.#connections) connection.terminate();
  }

  #opened(socket: WebSocket, stream: Duplex, table: string, address: string): void {
    const connection = new Connection(this.#services, { socket, stream }, table, address, this.#shared);
    stream.on('data', (chunk: Buffer) => connection.count(chunk.length));
    const { whereabouts } = this.#services;
    this.#connections.add(connection);
    whereabouts.enter(table, address);
    socket.once('close', () => {
      this.#connections.delete(connection);
      whereabouts.leave(table, address);
    });
  }

  #addressOf(request: IncomingMessage): string {
    const forwarded = request.headers['x-forwarded-for'];
    const last = this.#services.settings.trustProxy
      ? String(forwarded ?? '')
          .split(',')
          .at(-1)!
          .trim()
      : '';
    return last || (request.socket.remoteAddress ?? '');
  }

  /**
   * A page of this host (the same scheme, name and port), of an origin the operator named, or no page at all. A proxy that
   * does not say which scheme it speaks may speak either.
   */
  #isWelcome({ headers }: IncomingMessage): boolean {
    const { origins, trustProxy } = this.#services.settings;
    const { origin } = headers;
    if (origin === undefined) return true;
    if (origins.includes(origin)) return true;
    const forwarded = trustProxy ? headers['x-forwarded-host'] : undefined;
    const told = trustProxy ? headers['x-forwarded-proto'] : 'http';
    const host = String(forwarded ?? headers.host ?? '');
    const schemes = told === undefined ? ['http', 'https'] : [String(told).split(',')[0]!.trim()];
    return schemes.some((scheme) => originOf(`${scheme}://${host}`) === origin);
  }
}

/** As a browser writes it; null: that is no address. */
function originOf(url: string): string | null {
  try {
    return new URL(url).origin;
  } catch {
    return null;
  }
}
