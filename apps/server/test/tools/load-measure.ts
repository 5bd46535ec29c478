import { setTimeout as sleep } from 'node:timers/promises';

/** What a load is measured by, whoever plays and whatever serves: the server's own figures, and latencies of the clients. */

export { sleep };

/** What the clients count. Latencies and refusals are theirs to add while `measuring`; `over`: they stop. */
export interface Play {
  readonly latencies: number[];
  /** How long each answer of a bot was waited for, where that is known. */
  readonly botWaits?: number[];
  readonly sockets: number;
  readonly matches: number;
  readonly refused: number;
  measuring: boolean;
  over: boolean;
}

export interface LoadReport {
  tables: number;
  sockets: number;
  seconds: number;
  /** Answers of clients, and of the server's bots, in the measured time. */
  answers: number;
  answersPerSecond: number;
  /** By the time all threads of the server were on a processor. */
  answersPerCpuSecond: number;
  botAnswers: number;
  refused: number;
  matches: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
  botP50: number;
  botP95: number;
  botP99: number;
  rssMiB: number;
  cpuPercent: number;
  /** What the server's event loop was late by, in milliseconds, in the worst second. */
  lagP99: number;
  lagMax: number;
}

interface Figures {
  bots: number;
  rss: number;
  cpu: number;
  lag: number;
  longest: number;
}

/** How often the server looks at its event loop, in seconds: what it tells of it is from one look to the next. */
const LOOK = 0.01;

/** A few figures of the server's own metrics. What the event loop was late by is since they were last asked for. */
async function figuresAt(url: string): Promise<Figures> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string) =>
    Number(text.match(new RegExp(`^${name.replace(/[{}"]/g, '\\$&')} (\\S+)`, 'm'))?.[1] ?? 0);
  return {
    bots: read('ashtown_answers_total{kind="bot"}'),
    rss: read('process_resident_memory_bytes'),
    cpu: read('process_cpu_seconds_total'),
    lag: read('nodejs_eventloop_lag_p99_seconds') - LOOK,
    longest: read('nodejs_eventloop_lag_max_seconds') - LOOK,
  };
}

/** Of all servers together; the event loop that was late by most. */
async function figuresOf(urls: readonly string[]): Promise<Figures> {
  const all = await Promise.all(urls.map(figuresAt));
  const sum = (of: 'bots' | 'rss' | 'cpu') => all.reduce((n, figures) => n + figures[of], 0);
  const most = (of: 'lag' | 'longest') => Math.max(...all.map((figures) => figures[of]));
  return { bots: sum('bots'), rss: sum('rss'), cpu: sum('cpu'), lag: most('lag'), longest: most('longest') };
}

export async function measure(
  urls: readonly string[],
  tables: number,
  seconds: number,
  play: Play,
): Promise<LoadReport> {
  const before = await figuresOf(urls);
  const { sockets } = play;
  const start = performance.now();
  play.measuring = true;
  let { rss } = before;
  const late = { p99: 0, max: 0 };
  while (performance.now() - start < seconds * 1000) {
    await sleep(Math.min(1000, seconds * 1000));
    const now = await figuresOf(urls);
    rss = Math.max(rss, now.rss);
    late.p99 = Math.max(late.p99, now.lag);
    late.max = Math.max(late.max, now.longest);
  }
  play.measuring = false;
  play.over = true;
  const measured = (performance.now() - start) / 1000;
  const after = await figuresOf(urls);
  const sorted = Float64Array.from(play.latencies).sort();
  const bots = Float64Array.from(play.botWaits ?? []).sort();
  const of = (all: Float64Array, q: number) => round(all[Math.min(all.length - 1, Math.floor(q * all.length))] ?? 0, 1);
  const cpu = after.cpu - before.cpu;
  const botAnswers = after.bots - before.bots;
  return {
    tables,
    sockets,
    seconds: round(measured, 1),
    answers: sorted.length,
    answersPerSecond: round(sorted.length / measured, 1),
    answersPerCpuSecond: Math.round((sorted.length + botAnswers) / cpu),
    botAnswers,
    refused: play.refused,
    matches: play.matches,
    p50: of(sorted, 0.5),
    p95: of(sorted, 0.95),
    p99: of(sorted, 0.99),
    max: of(sorted, 1),
    botP50: of(bots, 0.5),
    botP95: of(bots, 0.95),
    botP99: of(bots, 0.99),
    rssMiB: Math.round(rss / 2 ** 20),
    cpuPercent: Math.round((cpu / measured) * 100),
    lagP99: round(late.p99 * 1000, 1),
    lagMax: round(late.max * 1000, 1),
  };
}

const round = (x: number, digits: number): number => Number(x.toFixed(digits));
