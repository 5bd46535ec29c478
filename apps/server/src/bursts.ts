import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from './metrics.ts';

export type Limit =
  | 'connections'
  | 'connections-address'
  | 'sockets'
  | 'sockets-address'
  | 'upgrades'
  | 'messages'
  | 'requests'
  | 'bytes'
  | 'slow'
  | 'passwords'
  | 'tables'
  | 'codes';

/** A line for a burst, and another one for as long as it lasts. */
const AGAIN = 60_000;

/** Counts whoever reaches a limit. The log gets one line for each burst, not one for each refusal. */
export class Bursts {
  readonly #log: FastifyBaseLogger;
  readonly #metrics: Metrics;
  readonly #tell: (limit: Limit) => void;
  readonly #known = new Map<Limit, { until: number; unsaid: number }>();

  /** `tell`: somebody else who wants to know of a burst. */
  constructor(log: FastifyBaseLogger, metrics: Metrics, tell: (limit: Limit) => void = () => {}) {
    this.#log = log;
    this.#metrics = metrics;
    this.#tell = tell;
  }

  reached(limit: Limit, address: string, now = performance.now()): void {
    this.#metrics.limits.inc({ limit });
    const known = this.#known.get(limit);
    if (known && now < known.until) {
      known.unsaid++;
      return;
    }
    this.#log.warn({ limit, address, times: (known?.unsaid ?? 0) + 1 }, 'a limit is reached');
    this.#tell(limit);
    this.#known.set(limit, { until: now + AGAIN, unsaid: 0 });
  }
}
