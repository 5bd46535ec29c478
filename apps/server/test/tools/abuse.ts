import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { makeTable, newToken, Talker } from './talker.ts';

/** Somebody at another table while others misbehave: how long their answers take. */

const ATTACKER = fileURLToPath(new URL('./abuse-attacks.ts', import.meta.url));
/** Somebody else than whoever attacks. */
const FROM = { localAddress: '127.0.0.2' };
/** How long they think, in milliseconds. */
const THINK = 25;

const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));

export interface Felt {
  answers: number;
  p50: number;
  p95: number;
  max: number;
  /** Refused, or cut off. */
  failed: number;
}

/** Two people who play one match after the other. */
export class Bystanders {
  readonly #url: string;
  #people: Talker[] = [];
  #latencies: number[] = [];
  #failed = 0;
  #isOver = false;
  readonly #done: Promise<void>;

  constructor(url: string) {
    this.#url = url;
    this.#done = this.#play();
  }

  /** What they feel from now on, for so long. */
  async feel(seconds: number): Promise<Felt> {
    this.#latencies = [];
    this.#failed = 0;
    await sleep(seconds * 1000);
    const sorted = this.#latencies.sort((a, b) => a - b);
    const at = (share: number) =>
      round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
    return { answers: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1), failed: this.#failed };
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#done;
    for (const p of this.#people) p.close();
  }

  async #play(): Promise<void> {
    while (!this.#isOver) {
      try {
        await this.#sitDown();
        await this.#match();
      } catch {
        this.#failed++;
        await sleep(100);
      }
    }
  }

  async #sitDown(): Promise<void> {
    for (const p of this.#people) p.close();
    const tokens = [newToken(), newToken()] as const;
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { id } = await makeTable(this.#url, tokens[0], { game: 'king-of-new-york', seats: [...seats] });
    this.#people = [];
    for (const token of tokens) this.#people.push(await Talker.join(this.#url, id, { token }, FROM));
    await this.#people[1]!.must({ t: 'sit', seat: 1 });
    await this.#people[0]!.must({ t: 'start' });
  }

  async #match(): Promise<void> {
    const [ann, ben] = this.#people as [Talker, Talker];
    while (!this.#isOver && ann.table!.status !== 'over') {
      await sleep(THINK);
      if (ann.closed !== null || ben.closed !== null) throw new Error('cut off');
      const asked = [ann, ben].find((p) => p.isAsked());
      if (!asked) continue;
      const { at } = asked.position!;
      const start = performance.now();
      const reply = await asked.answer((p) => p.legal[Math.floor(Math.random() * p.legal.length)]!.pick);
      if (reply.ok) this.#latencies.push(performance.now() - start);
      else this.#failed++;
      for (const p of [ann, ben])
        await p.until(() => p.closed !== null || p.position!.at > at || p.table!.status === 'over');
    }
  }
}

export const round = (x: number): number => Math.round(x * 10) / 10;

/** An attack in a process of its own; ended by `stop`. */
export class Attack {
  readonly #child: ChildProcess;
  readonly begun: Promise<unknown>;

  constructor(url: string, name: string) {
    this.#child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), ATTACKER, url, name], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const died = once(this.#child, 'exit').then(() => Promise.reject(new Error(`${name} could not begin`)));
    died.catch(() => {});
    this.begun = Promise.race([once(this.#child.stdout!, 'data'), died]);
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGKILL');
    if (this.#child.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'exit');
  }
}

/** The longest standstill of the server's event loop since the last call, its memory, how often limits were reached, its CPU seconds. */
export async function insideOf(
  url: string,
): Promise<{ standstill: number; rssMiB: number; limits: number; cpu: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const sum = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].reduce(
      (total, [, n]) => total + Number(n),
      0,
    );
  return {
    standstill: round(1000 * sum('nodejs_eventloop_lag_max_seconds')),
    rssMiB: Math.round(sum('process_resident_memory_bytes') / 2 ** 20),
    limits: sum('ashtown_limits_total'),
    cpu: sum('process_cpu_seconds_total'),
  };
}
