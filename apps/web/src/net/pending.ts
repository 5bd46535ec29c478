import type { Command, ServerMessage } from '@ashtown/protocol';
import type { Reply, Wish } from './link.ts';

interface Waiting {
  command: Command;
  resolve(reply: Reply): void;
  sent: boolean;
  /** Sent before the socket was lost, and once more since: whether the first copy arrived is unknown. */
  again: boolean;
}

/** These mean the same when they arrive twice: an answer carries its ply, the others set something. */
const REPEATABLE: ReadonlySet<Command['t']> = new Set([
  'answer',
  'look',
  'sit',
  'rename',
  'consent',
  'start',
  'hint',
  'chances',
  'past',
  'mute',
  'remove',
  'return',
  'vote',
  'ping',
]);

/** Commands that wait for their reply. */
export class Pending {
  readonly #waiting = new Map<string, Waiting>();
  #last = 0;

  add(wish: Wish): { command: Command; reply: Promise<Reply> } {
    const command = { ...wish, id: `c${++this.#last}` } as Command;
    const reply = new Promise<Reply>((resolve) =>
      this.#waiting.set(command.id, { command, resolve, sent: false, again: false }),
    );
    return { command, reply };
  }

  /** It is on its way. */
  markSent({ id }: Command): void {
    const waiting = this.#waiting.get(id);
    if (waiting) waiting.sent = true;
  }

  settle(m: Extract<ServerMessage, { t: 'ok' | 'refused' }>): void {
    const waiting = m.id === null ? undefined : this.#waiting.get(m.id);
    if (!waiting) return;
    this.#waiting.delete(waiting.command.id);
    if (m.t === 'ok') {
      const { table, hint, chances, past } = m;
      return waiting.resolve({
        ok: true,
        ...(table !== undefined && { table }),
        ...(hint && { hint }),
        ...(chances && { chances }),
        ...(past && { past }),
      });
    }
    // Its first copy had arrived: what is stale about it is only that it has been done already.
    if (waiting.again && waiting.command.t === 'answer' && m.code === 'stale') return waiting.resolve({ ok: true });
    const { code, detail } = m;
    waiting.resolve(detail === undefined ? { ok: false, code } : { ok: false, code, detail });
  }

  /** Once the line stands (again): what is to be sent. What may have arrived and must not be repeated is given up. */
  resume(): Command[] {
    const commands: Command[] = [];
    for (const [id, waiting] of this.#waiting) {
      if (waiting.sent && !REPEATABLE.has(waiting.command.t)) {
        this.#waiting.delete(id);
        waiting.resolve({ ok: false, code: 'unavailable' });
        continue;
      }
      waiting.again = waiting.sent;
      waiting.sent = true;
      commands.push(waiting.command);
    }
    return commands;
  }

  giveUp(): void {
    for (const { resolve } of this.#waiting.values()) resolve({ ok: false, code: 'unavailable' });
    this.#waiting.clear();
  }
}
