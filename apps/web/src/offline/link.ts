import { createStore } from 'zustand';
import type { TableLink, TableState, Wish } from '../net/link.ts';
import { Pending } from '../net/pending.ts';
import { BEGINNING, type Eyes, eyesAfter, receive } from '../net/receive.ts';
import type { LocalSetup } from './setup.ts';
import type { FromLesson, FromWorker, ToLesson, ToWorker } from './worker/messages.ts';

/** What of a Worker is used; tests bring their own. */
interface PortOf<To, From> {
  postMessage(m: To): void;
  onmessage: ((e: { data: From }) => void) | null;
  onerror: ((e: unknown) => void) | null;
  terminate(): void;
}
export type Port = PortOf<ToWorker, FromWorker>;
export type LessonPort = PortOf<ToLesson, FromLesson>;

/** A table in a worker of this page; it speaks the messages of a server. */
export class OfflineLink implements TableLink {
  readonly kind = 'offline';
  readonly store = createStore<TableState>(() => BEGINNING);
  readonly #port: Port;
  readonly #pending = new Pending();
  readonly #files = new Map<string, (text: string | null) => void>();
  #eyes: Eyes;

  constructor(port: Port, table: string, setup?: LocalSetup) {
    this.#port = port;
    port.onmessage = ({ data }) => this.#read(data);
    port.onerror = () => this.#end('unavailable');
    port.postMessage({ t: 'open', table, ...(setup ? { setup } : {}) });
  }

  send(wish: Wish): ReturnType<TableLink['send']> {
    if (this.store.getState().connection === 'closed') return Promise.resolve({ ok: false, code: 'unavailable' });
    // What another seat saw leaves the page before anything else happens.
    if (wish.t === 'look') {
      this.#eyes = wish.seat;
      this.store.setState({ position: null, log: [] });
    }
    const { command, reply } = this.#pending.add(wish);
    if (this.store.getState().connection === 'open') this.#port.postMessage(command);
    return reply;
  }

  file(): Promise<string | null> {
    const id = `f${this.#files.size + 1}`;
    return new Promise((resolve) => {
      this.#files.set(id, resolve);
      this.#port.postMessage({ t: 'file', id });
    });
  }

  close(): void {
    this.#end(null);
  }

  #read(m: FromWorker): void {
    if (m.t === 'file') return this.#files.get(m.id)?.(m.text);
    if (m.t === 'refused' && m.id === null) return this.#end(m.code);
    if (m.t === 'ok' || m.t === 'refused') return this.#pending.settle(m);
    this.#eyes = eyesAfter(this.#eyes, m);
    this.store.setState((s) => receive(s, m, this.#eyes, Date.now()));
    if (m.t === 'welcome') for (const command of this.#pending.resume()) this.#port.postMessage(command);
  }

  #end(code: NonNullable<TableState['problem']>['code'] | null): void {
    this.#port.terminate();
    this.#pending.giveUp();
    for (const resolve of this.#files.values()) resolve(null);
    this.store.setState({ connection: 'closed', problem: code && { code } });
  }
}
