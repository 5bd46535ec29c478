import type { Command, ServerMessage } from '@ashtown/protocol';
import type { Reply, Wish } from './link.ts';

interface Waiting {
  command: Command;
  resolve(reply: Reply): void;
  /** Sent before the socket was lost: whether it arrived is unknown. */
  again: boolean;
}

/** These mean the same when they arrive twice: an answer carries its ply, the others set something. */
const REPEATABLE: ReadonlySet<Command['t']> = new Set(['answer', 'look', 'sit', 'rename', 'consent', 'start', 'ping']);

/** Commands that wait for their reply. */
export class Pending {
  readonly #waiting = new Map<string, Waiting>();
  #last = 0;

  add(wish: Wish): { command: Command; reply: Promise<Reply> } {
    const command = { ...wish, id: `c${++this.#last}` } as Command;
    const reply = new Promise<Reply>((resolve) => this.#waiting.set(command.id, { command, resolve, again: false }));
    return { command, reply };
  }

  settle(m: Extract<ServerMessage, { t: 'ok' | 'refused' }>): void {
    const waiting = m.id === null ? undefined : this.#waiting.get(m.id);
    if (!waiting) return;
    this.#waiting.delete(waiting.command.id);
    if (m.t === 'ok') return waiting.resolve(m.table === undefined ? { ok: true } : { ok: true, table: m.table });
    // Its first copy had arrived: what is stale about it is only that it has been done already.
    if (waiting.again && waiting.command.t === 'answer' && m.code === 'stale') return waiting.resolve({ ok: true });
    const { code, detail } = m;
    waiting.resolve(detail === undefined ? { ok: false, code } : { ok: false, code, detail });
  }

  /** After a reconnect: what is to be sent again. The rest is given up, and its sender told. */
  resume(): Command[] {
    for (const [id, waiting] of this.#waiting) {
      if (REPEATABLE.has(waiting.command.t)) continue;
      this.#waiting.delete(id);
      waiting.resolve({ ok: false, code: 'unavailable' });
    }
    return [...this.#waiting.values()].map((waiting) => {
      waiting.again = true;
      return waiting.command;
    });
  }

  giveUp(): void {
    for (const { resolve } of this.#waiting.values()) resolve({ ok: false, code: 'unavailable' });
    this.#waiting.clear();
  }
}
