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
import type { Guest, Room } from '@ashtown/room';
import type { RawData, WebSocket } from 'ws';
import { identify, knownPlayer } from '../identity.ts';
import { type AddressBuckets, Bucket } from '../limits.ts';
import type { Services } from '../services.ts';

const HELLO_WITHIN = 10_000;
/** So many refusals for speed in a row, and the socket is cut. */
const PATIENCE = 100;
/** Commands of one socket that wait for the disk. */
const MOST_WAITING = 32;

/** One socket: it says hello, then sends commands. Everything it sends is parsed, counted and answered. */
export class Connection {
  readonly #services: Services;
  readonly #socket: WebSocket;
  readonly #address: string;
  readonly #addresses: AddressBuckets;
  readonly #messages: Bucket;
  readonly #chat: Bucket;
  readonly #helloTimer: NodeJS.Timeout;
  #state: { t: 'new' } | { t: 'greeting' } | { t: 'at'; room: Room; guest: Guest } | { t: 'closed' } = {
    t: 'new',
  };
  #waiting = 0;
  #annoyance = 0;
  /** Answered the last ping. */
  alive = true;

  constructor(services: Services, socket: WebSocket, tableId: string, address: string, addresses: AddressBuckets) {
    const { rateConnection, rateChat } = services.settings;
    this.#services = services;
    this.#socket = socket;
    this.#address = address;
    this.#addresses = addresses;
    this.#messages = new Bucket(rateConnection, 4 * rateConnection);
    this.#chat = new Bucket(rateChat, 5 * rateChat);
    this.#helloTimer = setTimeout(() => this.#end({ code: 'bad-message', detail: 'hello' }), HELLO_WITHIN);
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary, tableId));
    socket.on('pong', () => {
      this.alive = true;
    });
    socket.on('close', () => this.#closed());
    // Too large a message, or no WebSocket at all: the library closes the socket with the right code.
    socket.on('error', () => {});
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

  #receive(data: RawData, isBinary: boolean, tableId: string): void {
    if (this.#state.t === 'closed') return;
    const json = parseJson(isBinary ? '' : data.toString());
    const id = json.ok ? idOf(json.value) : null;
    if (!this.#messages.take() || !this.#addresses.take(this.#address)) {
      this.#annoyance++;
      if (this.#annoyance > PATIENCE) this.#end({ code: 'too-fast' });
      else this.#refuse(id, { code: 'too-fast' });
      return;
    }
    this.#annoyance = 0;
    if (this.#state.t === 'new') {
      const hello = json.ok ? parseHello(json.value) : json;
      if (hello.ok) this.#greet(tableId, hello.value).catch((error) => this.#fail(error));
      else this.#end(hello);
      return;
    }
    const command = json.ok ? parseCommand(json.value) : json;
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
    if (room.guests >= settings.maxConnectionsPerTable) return this.#end({ code: 'too-many-connections' });
    // It may have gone in the meantime.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    clearTimeout(this.#helloTimer);
    const name = hello.name ?? known?.name ?? `Guest ${identity.id.slice(0, 4).toUpperCase()}`;
    const guest: Guest = {
      player: { ...identity, name },
      offers: hello.offers ?? false,
      send: ({ text }) => this.#send(text),
      dismiss: () => this.#socket.close(1011),
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
      this.#socket.terminate();
      return;
    }
    this.#socket.send(text);
  }

  #refuse(id: string | null, { code, detail }: Problem): void {
    this.#services.metrics.refusals.inc({ code });
    this.#send(JSON.stringify({ t: 'refused', id, code, ...(detail !== undefined && { detail }) }));
  }

  /** Refuses to go on. */
  #end(problem: Problem): void {
    this.#refuse(null, problem);
    const codes: Partial<Record<Code, number>> = CLOSE;
    this.#socket.close(codes[problem.code] ?? CLOSE['bad-message']);
    this.#closed();
  }

  #fail(err: unknown): void {
    this.#services.log.error({ err }, 'a socket failed');
    this.#end({ code: 'unavailable' });
  }

  #closed(): void {
    clearTimeout(this.#helloTimer);
    if (this.#state.t === 'at') this.#state.room.leave(this.#state.guest);
    this.#state = { t: 'closed' };
  }
}
