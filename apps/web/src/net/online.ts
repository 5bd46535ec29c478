import { CLOSE, type Code, type Hello, PROTOCOL, type Problem, type ServerMessage } from '@ashtown/protocol';
import { createStore } from 'zustand';
import { fetchMatch } from './api.ts';
import { backoff } from './backoff.ts';
import type { TableLink, TableState, Wish } from './link.ts';
import { Pending } from './pending.ts';
import { BEGINNING, type Eyes, eyesAfter, receive } from './receive.ts';

/** What of a WebSocket is used; tests bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((e: { data: unknown }) => void) | null;
  onclose: ((e: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  connect(): Socket;
  who(): { token: string; name: string };
  random(): number;
  now(): number;
}

const PING_EVERY = 25_000;
const PATIENCE = 10_000;
const FINAL: ReadonlySet<Code> = new Set(['bad-message', 'no-token', 'no-table', 'removed', 'version']);
const codeOf = (closed: number): Code | null =>
  (Object.entries(CLOSE).find(([, n]) => n === closed)?.[0] as Code | undefined) ?? null;

/** A table on a server. Whatever happens to the socket, the link stays and comes back by itself. */
export class OnlineLink implements TableLink {
  readonly kind = 'online';
  readonly store = createStore<TableState>(() => BEGINNING);
  readonly #id: string;
  readonly #around: Surroundings;
  readonly #pending = new Pending();
  #socket: Socket | null = null;
  #eyes: Eyes;
  #tries = 0;
  #refused: Problem | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, around: Surroundings) {
    this.#id = id;
    this.#around = around;
    this.#connect();
  }

  send(wish: Wish): ReturnType<TableLink['send']> {
    const { connection, problem } = this.store.getState();
    if (connection === 'closed') return Promise.resolve({ ok: false, code: problem?.code ?? 'unavailable' });
    // What another seat saw leaves the page before anything else happens.
    if (wish.t === 'look') {
      this.#eyes = wish.seat;
      this.store.setState({ position: null, log: [] });
    }
    const { command, reply } = this.#pending.add(wish);
    if (connection === 'open') {
      this.#pending.markSent(command);
      this.#write(command);
    }
    return reply;
  }

  file(): Promise<string | null> {
    return fetchMatch(this.#id);
  }

  /** Something suggests that the net is back: no need to wait any longer. */
  hurry(): void {
    if (this.store.getState().connection === 'lost' && !this.#socket) this.#connect();
  }

  close(): void {
    this.#end(null);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    let socket: Socket;
    try {
      socket = this.#around.connect();
    } catch {
      return this.#lost(0);
    }
    this.#socket = socket;
    this.#refused = null;
    socket.onopen = () => this.#write(this.#hello());
    socket.onmessage = ({ data }) => this.#read(data);
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#lost(code);
    };
  }

  /** Without `at`, so the whole log comes: something this page has seen may have been taken back while it was away. */
  #hello(): Hello {
    const eyes = this.#eyes === undefined ? {} : { seat: this.#eyes };
    return { t: 'hello', v: PROTOCOL, ...this.#around.who(), ...eyes };
  }

  #write(message: unknown): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #read(data: unknown): void {
    let m: ServerMessage;
    try {
      m = JSON.parse(String(data)) as ServerMessage;
    } catch {
      return this.#socket?.close();
    }
    this.#keepAlive();
    if (m.t === 'ok' || m.t === 'refused') {
      if (m.t === 'refused' && m.id === null) this.#refused = m;
      return this.#pending.settle(m);
    }
    this.#eyes = eyesAfter(this.#eyes, m);
    this.store.setState((s) => receive(s, m, this.#eyes, this.#around.now()));
    if (m.t === 'welcome') {
      this.#tries = 0;
      for (const command of this.#pending.resume()) this.#write(command);
    }
  }

  /** A socket can die without a word: after a silence it is asked, and given up when it does not answer. */
  #keepAlive(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      this.#write({ t: 'ping', id: 'pulse' });
      this.#pulse = setTimeout(() => this.#socket?.close(), PATIENCE);
    }, PING_EVERY);
  }

  #lost(closed: number): void {
    clearTimeout(this.#pulse);
    const code = this.#refused?.code ?? codeOf(closed);
    if (code !== null && FINAL.has(code)) return this.#end({ code });
    // As long as no server was ever there, say so; the tries go on.
    const problem: Problem | null = this.store.getState().table === null ? { code: code ?? 'unavailable' } : null;
    this.store.setState({ connection: 'lost', problem });
    this.#retry = setTimeout(() => this.#connect(), backoff(this.#tries++, this.#around.random()));
  }

  #end(problem: Problem | null): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#pending.giveUp();
    this.store.setState({ connection: 'closed', problem });
  }
}
