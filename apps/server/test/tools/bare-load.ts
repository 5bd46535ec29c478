import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { LoadSettings } from './load.ts';
import { type LoadReport, measure, type Play, sleep } from './load-measure.ts';

/** The same people at the same tables of a bare server: who is told of an answer thinks, and answers. */
class BareLoad implements Play {
  readonly settings: LoadSettings;
  readonly latencies: number[] = [];
  readonly matches = 0;
  readonly refused = 0;
  measuring = false;
  over = false;
  sockets = 0;

  constructor(settings: LoadSettings) {
    this.settings = settings;
  }

  async seat(table: number): Promise<void> {
    const url = `${this.settings.urls[0]!.replace(/^http/, 'ws')}/${table}`;
    const pair = [0, 1].map(() => new WebSocket(url, { perMessageDeflate: false }));
    for (const [seat, socket] of pair.entries()) {
      await once(socket, 'open');
      this.sockets++;
      this.#play(socket, seat);
    }
    void this.#answer(pair[0]!, 0, 0);
  }

  #play(socket: WebSocket, seat: number): void {
    socket.on('message', (data) => {
      const text = data.toString();
      const { t, at } = JSON.parse(text);
      if (t === 'note') void this.#answer(socket, seat, at);
    });
  }

  async #answer(socket: WebSocket, seat: number, ply: number): Promise<void> {
    const [min, max] = this.settings.think;
    if (max > 0) await sleep(min + Math.random() * (max - min));
    if (this.over) return;
    const start = performance.now();
    socket.send(JSON.stringify({ t: 'answer', seat, ply, pick: 'stop', id: `${ply}` }));
    const [data] = await once(socket, 'message');
    if (JSON.parse(data.toString()).t === 'ok' && this.measuring) this.latencies.push(performance.now() - start);
  }
}

const WARM_UP = 2000;

export async function runBare(settings: LoadSettings): Promise<LoadReport> {
  const load = new BareLoad(settings);
  const { urls, tables, seconds, think, say } = settings;
  say(`bare: ${tables} tables; measuring for ${seconds} s …`);
  await Promise.all(Array.from({ length: tables }, (_, i) => load.seat(i)));
  await sleep(Math.max(WARM_UP, Math.min(think[1], 5000)));
  return measure(urls, tables, seconds, load);
}
