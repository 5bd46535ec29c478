import { findGame, GAMES } from '@ashtown/catalog';
import type { AnyGame } from '@ashtown/engine';
import { type Position, PROTOCOL } from '@ashtown/protocol';
import { WebSocket } from 'ws';
import { type LoadReport, measure, type Play, sleep } from './load-measure.ts';
import { makeTable, newToken, request } from './talker.ts';

/** Tables of scripted clients over real sockets, as light as possible: what is measured is the server. */

export interface LoadSettings {
  /** Where the servers are: each client comes to any of them, or all of a table to the same. */
  urls: readonly string[];
  isTogether?: boolean;
  tables: number;
  seconds: number;
  game: string;
  /** Sockets per table, and seats the server's own bots play. */
  people: number;
  bots: number;
  level: string;
  /** Tables of one person and all these bots, whose latencies are not counted; where there are any, the others have no bots. */
  crowd: number;
  /** How long a client thinks before it answers, in milliseconds, drawn evenly. */
  think: [min: number, max: number];
  say: (line: string) => void;
}

/** How many tables are made at once. */
const MAKING = 20;
/** Milliseconds from the last table to the first figure. */
const WARM_UP = 2000;

class Load implements Play {
  readonly settings: LoadSettings;
  readonly game: AnyGame;
  readonly latencies: number[] = [];
  readonly botWaits: number[] = [];
  measuring = false;
  over = false;
  refused = 0;
  matches = 0;
  sockets = 0;
  seated = 0;

  constructor(settings: LoadSettings) {
    const found = findGame(settings.game, GAMES);
    if (!found) throw new Error(`there is no game ${settings.game}`);
    this.settings = settings;
    this.game = found.game;
  }

  anyUrl(): string {
    const { urls } = this.settings;
    return urls[Math.floor(Math.random() * urls.length)]!;
  }

  /** Plays one table after the other, until the time is up. */
  async seat(isCrowd: boolean): Promise<void> {
    const { game, level, crowd } = this.settings;
    const people = isCrowd ? 1 : this.settings.people;
    const bots = isCrowd || crowd === 0 ? this.settings.bots : 0;
    const common = this.settings.isTogether ? this.anyUrl() : null;
    const tokens = Array.from({ length: people }, newToken);
    const open = Array.from({ length: people - 1 }, () => ({ kind: 'open' }) as const);
    const computers = Array.from({ length: bots }, () => ({ kind: 'bot', bot: level }) as const);
    const { id } = await makeTable(common ?? this.anyUrl(), tokens[0]!, {
      game,
      seats: [{ kind: 'me' }, ...open, ...computers],
    });
    const clients: Client[] = [];
    for (const [seat, token] of tokens.entries()) {
      const client = new Client(this, common ?? this.anyUrl(), id, token, { isCrowd, isAlone: people === 1 });
      clients.push(client);
      await client.opened;
      if (seat > 0) await client.command({ t: 'sit', seat });
    }
    await clients[0]!.command({ t: 'start' });
    this.seated++;
    this.play(clients, isCrowd).catch(() => this.over || this.refused++);
  }

  /** When the match is over the same people begin another one. */
  async play(clients: Client[], isCrowd: boolean): Promise<void> {
    await Promise.all(clients.map((client) => client.finished));
    for (const client of clients) client.close();
    if (this.over) return;
    if (this.measuring) this.matches++;
    this.seated--;
    await this.seat(isCrowd);
  }
}

interface Place {
  isCrowd: boolean;
  isAlone: boolean;
}

class Client {
  readonly opened: Promise<void>;
  readonly finished: Promise<void>;
  readonly #load: Load;
  readonly #place: Place;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, (ok: boolean) => void>();
  #next = 0;
  #answered = -1;
  /** Since when a bot is waited for. */
  #since: number | null = null;
  #finish = () => {};

  constructor(load: Load, url: string, table: string, token: string, place: Place) {
    this.#load = load;
    this.#place = place;
    this.#socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws/tables/${table}`, {
      perMessageDeflate: false,
    });
    load.sockets++;
    this.finished = new Promise((resolve) => {
      this.#finish = resolve;
    });
    this.opened = new Promise((resolve, reject) => {
      this.#socket.on('error', reject);
      this.#socket.on('open', () =>
        this.#socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, token, name: 'Load' })),
      );
      this.#socket.on('message', (data) => {
        const text = data.toString();
        if (text.startsWith('{"t":"welcome"')) resolve();
        else this.#hear(text);
      });
    });
    this.#socket.on('close', () => {
      load.sockets--;
      this.#finish();
    });
  }

  command(command: object): Promise<boolean> {
    const id = `${++this.#next}`;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ ...command, id }));
    });
  }

  close(): void {
    this.#socket.close();
  }

  #hear(text: string): void {
    if (text.startsWith('{"t":"ok"') || text.startsWith('{"t":"refused"')) {
      const { t, id } = JSON.parse(text);
      this.#waiting.get(id)?.(t === 'ok');
      this.#waiting.delete(id);
    } else if (text.startsWith('{"t":"table"')) {
      if (text.includes('"status":"over"')) this.#finish();
    } else if (text.startsWith('{"t":"moment"')) {
      const isAsked = !text.includes('"question":null');
      this.#countBot(isAsked);
      if (isAsked) this.#think(JSON.parse(text).position);
    }
  }

  /** Somebody alone with bots knows whom the table waits for. */
  #countBot(isAsked: boolean): void {
    const { measuring, botWaits } = this.#load;
    if (!this.#place.isAlone) return;
    const now = performance.now();
    if (measuring && this.#since !== null) botWaits.push(now - this.#since);
    this.#since = isAsked ? null : now;
  }

  /** A client has the rules: what it may answer follows from its view. */
  async #think({ seat, ply, view }: Position): Promise<void> {
    if (seat === null || ply === this.#answered || this.#load.over) return;
    this.#answered = ply;
    const [min, max] = this.#load.settings.think;
    if (max > 0) await sleep(min + Math.random() * (max - min));
    if (this.#load.over || this.#socket.readyState !== WebSocket.OPEN) return;
    const legal = this.#load.game.legal(view, seat);
    const pick = legal[Math.floor(Math.random() * legal.length)];
    const start = performance.now();
    const ok = await this.command({ t: 'answer', seat, ply, pick });
    if (!this.#load.measuring) return;
    if (ok && !this.#place.isCrowd) this.#load.latencies.push(performance.now() - start);
    if (!ok) this.#load.refused++;
  }
}

export async function runLoad(settings: LoadSettings): Promise<LoadReport> {
  const load = new Load(settings);
  const { urls, tables, crowd, seconds, say } = settings;
  await Promise.all(urls.map((url) => request(url, '/health')));
  say(`making ${tables + crowd} tables …`);
  const all = Array.from({ length: tables + crowd }, (_, i) => i < crowd);
  for (let made = 0; made < all.length; made += MAKING)
    await Promise.all(all.slice(made, made + MAKING).map((isCrowd) => load.seat(isCrowd)));
  // People do not all begin to think at the same moment, and a program is slow until it has warmed up.
  await sleep(Math.max(WARM_UP, Math.min(settings.think[1], 5000)));
  say(`${load.seated} tables are live; measuring for ${seconds} s …`);
  return measure(urls, tables, seconds, load);
}
