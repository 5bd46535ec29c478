import type { Duplex } from 'node:stream';
import {
  CLOSE,
  type Code,
  type Command,
  type Hello,
  idOf,
  type Problem,
  parseCommand,
  parseHello,
  parseJson,
} from '@ashtown/protocol';
import { type Guest, NotHere, type Room } from '@ashtown/room';
import type { RawData, WebSocket } from 'ws';
import { identify, knownPlayer } from '../identity.ts';
import { Bucket } from '../limits.ts';
import { FRAME, HELLO, priceOf, UNREAD } from '../prices.ts';
import type { Services } from '../services.ts';
import { Allowance, type Shared } from './allowance.ts';
import { glimpseId } from './glimpse.ts';

const HELLO_WITHIN = 10_000;
/** A socket that is told to close and does not is cut after this. */
const CLOSE_WITHIN = 1000;
/** Bytes that wait for a socket while its pings are still answered. */
const PONG_BUFFER = 1024;
/** Commands of one socket that wait for the disk. */
const MOST_WAITING = 32;

/** A socket, and what it writes to. */
interface Line {
  readonly socket: WebSocket;
  readonly stream: Duplex;
}

/** One socket: it says hello, then sends commands. Everything it sends is parsed, counted and answered. */
export class Connection {
  readonly #services: Services;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  #isGathering = false;
  readonly #allowance: Allowance;
  readonly #chat: Bucket;
  readonly #helloTimer: NodeJS.Timeout;
  #state: { t: 'new' } | { t: 'greeting' } | { t: 'at'; room: Room; guest: Guest } | { t: 'closed' } = {
    t: 'new',
  };
  #waiting = 0;
  /** Answered the last ping. */
  alive = true;

  constructor(services: Services, { socket, stream }: Line, tableId: string, address: string, shared: Shared) {
    const { settings, bursts } = services;
    const { rateChat } = settings;
    this.#services = services;
    this.#socket = socket;
    this.#stream = stream;
    this.#allowance = new Allowance(settings, address, shared, bursts);
    this.#chat = new Bucket(rateChat, 5 * rateChat);
    this.#helloTimer = setTimeout(() => this.#end({ code: 'bad-message', detail: 'hello' }), HELLO_WITHIN);
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary, tableId));
    socket.on('ping', (data) => this.#pinged(data));
    socket.on('pong', () => {
      this.alive = true;
      this.#charge(FRAME);
    });
    socket.on('close', () => this.#closed());
    // Too large a message, in too many pieces, or no WebSocket at all: the library closes the socket with the right code.
    socket.on('error', () => this.#cutSoon());
  }

  bye(): void {
    this.#send(JSON.stringify({ t: 'bye' }));
    this.#socket.close(1001);
  }

  /** Cut if it did not answer since the last time. */
  ping(): void {
    if (this.alive) this.#socket.ping();
    else this.#socket.terminate();
    this.alive = false;
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** So many bytes have come in, as whatever. */
  count(bytes: number): void {
    if (this.#state.t !== 'closed' && !this.#allowance.takeBytes(bytes)) this.#end({ code: 'too-fast' });
  }

  /** Answered unless the last answers have not been read yet: nobody needs more than the latest. */
  #pinged(data: Buffer): void {
    if (!this.#charge(FRAME) || this.#socket.bufferedAmount > PONG_BUFFER) return;
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.pong(data);
  }

  /** Whether that much is left; who asks for too much too often is cut. `data`: the message that is refused. */
  #charge(points: number, data?: Buffer): boolean {
    if (this.#state.t === 'closed') return false;
    const taken = this.#allowance.take(points);
    if (taken === 'cut') this.#end({ code: 'too-fast' });
    else if (taken === 'refused' && data) this.#refuse(glimpseId(data), { code: 'too-fast' });
    return taken === 'granted';
  }

  #receive(raw: RawData, isBinary: boolean, tableId: string): void {
    const data = raw as Buffer;
    if (this.#state.t === 'new' && !this.#charge(HELLO)) return this.#end({ code: 'too-fast' });
    if (this.#state.t !== 'new' && !this.#charge(UNREAD, data)) return;
    const json = parseJson(isBinary ? '' : data.toString());
    const id = json.ok ? idOf(json.value) : null;
    if (this.#state.t === 'new') {
      const hello = json.ok ? parseHello(json.value) : json;
      if (hello.ok) this.#greet(tableId, hello.value).catch((error) => this.#fail(error));
      else this.#end(hello);
      return;
    }
    const command = json.ok ? parseCommand(json.value) : json;
    if (command.ok && !this.#charge(priceOf(command.value) - UNREAD, data)) return;
    const problem = command.ok ? this.#cannotDo(command.value) : command;
    if (problem) this.#refuse(id, problem);
    else if (command.ok && this.#state.t === 'at') this.#do(this.#state, command.value);
  }

  #cannotDo({ t }: Command): Problem | null {
    if (this.#state.t !== 'at') return { code: 'bad-message', detail: 'wait for welcome' };
    return this.#waiting >= MOST_WAITING || (t === 'chat' && !this.#chat.take()) ? { code: 'too-fast' } : null;
  }

  #do({ room, guest }: { room: Room; guest: Guest }, command: Command): void {
    const { metrics } = this.#services;
    const timer = command.t === 'answer' ? metrics.answerSeconds.startTimer() : null;
    this.#waiting++;
    room
      .command(guest, command)
      .then((granted) => granted && timer?.())
      .catch((error) => this.#fail(error))
      .finally(() => {
        this.#waiting--;
      });
  }

  async #greet(tableId: string, hello: Hello): Promise<void> {
    this.#state = { t: 'greeting' };
    const { storage, tables, settings } = this.#services;
    const identity = identify(hello.token);
    const known = await knownPlayer(storage, identity);
    if (known === 'forged') return this.#end({ code: 'no-token' });
    const room = await tables.get(tableId);
    if (!room) return this.#end({ code: 'no-table' });
    if (room.crowd >= settings.maxConnectionsPerTable) return this.#end({ code: 'too-many-connections' });
    // It may have gone in the meantime.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    clearTimeout(this.#helloTimer);
    const name = hello.name ?? known?.name ?? `Guest ${identity.id.slice(0, 4).toUpperCase()}`;
    const guest: Guest = {
      player: { ...identity, name },
      offers: hello.offers ?? false,
      send: ({ text }) => this.#send(text),
      dismiss: () => this.#close(1011),
    };
    this.#state = { t: 'at', room, guest };
    await room.join(guest, hello.seat, hello.at);
    if (this.#socket.readyState !== this.#socket.OPEN) room.leave(guest);
  }

  #send(text: string): void {
    const { maxBuffered } = this.#services.settings;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > maxBuffered) {
      this.#services.metrics.refusals.inc({ code: 'slow' });
      this.#allowance.reached('slow');
      this.#socket.terminate();
      return;
    }
    this.#gather();
    this.#socket.send(text);
  }

  /** What is told in one go, such as an `ok` and the moment it led to, leaves in one write. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.#stream.uncork();
    });
  }

  #refuse(id: string | null, { code, detail }: Problem): void {
    this.#services.metrics.refusals.inc({ code });
    this.#send(JSON.stringify({ t: 'refused', id, code, ...(detail !== undefined && { detail }) }));
  }

  /** Refuses to go on. Nothing more is read: whoever floods has to stop, and is cut in the end. */
  #end(problem: Problem): void {
    this.#refuse(null, problem);
    const codes: Partial<Record<Code, number>> = CLOSE;
    this.#close(codes[problem.code] ?? CLOSE['bad-message']);
    if (problem.code === 'too-fast') this.#socket.pause();
    this.#closed();
  }

  #close(code: number): void {
    this.#socket.close(code);
    this.#cutSoon();
  }

  #cutSoon(): void {
    const timer = setTimeout(() => this.#socket.terminate(), CLOSE_WITHIN);
    this.#socket.once('close', () => clearTimeout(timer));
  }

  /** Whoever comes to the wrong server comes again, and to another one. */
  #fail(err: unknown): void {
    if (err instanceof NotHere) return this.#end({ code: 'unavailable', detail: err.message });
    this.#services.log.error({ err }, 'a socket failed');
    this.#end({ code: 'unavailable' });
  }

  #closed(): void {
    clearTimeout(this.#helloTimer);
    if (this.#state.t === 'at') this.#state.room.leave(this.#state.guest);
    this.#state = { t: 'closed' };
  }
}
