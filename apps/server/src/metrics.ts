import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted when somebody asks. */
export interface Live {
  raw(): number;
  connections(): number;
  tables(): Record<string, number>;
}

/** What an operator watches, in the format of Prometheus. One registry per server. */
export class Metrics {
  readonly registry = new Registry();
  readonly answers = new Counter({
    name: 'ashtown_answers_total',
    help: 'Answers on disk, by who gave them.',
    labelNames: ['kind'] as const,
    registers: [this.registry],
  });
  readonly refusals = new Counter({
    name: 'ashtown_refusals_total',
    help: 'Messages and requests refused, by code.',
    labelNames: ['code'] as const,
    registers: [this.registry],
  });
  readonly limits = new Counter({
    name: 'ashtown_limits_total',
    help: 'How often somebody reached a limit, by limit.',
    labelNames: ['limit'] as const,
    registers: [this.registry],
  });
  readonly answerSeconds = new Histogram({
    name: 'ashtown_answer_seconds',
    help: 'From the arrival of a person’s answer to its acknowledgement.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });
  readonly botSeconds = new Histogram({
    name: 'ashtown_bot_decision_seconds',
    help: 'What a bot needs for one answer, by bot.',
    labelNames: ['bot'] as const,
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
    registers: [this.registry],
  });
  readonly matches = new Counter({
    name: 'ashtown_matches_total',
    help: 'Matches begun, finished and abandoned.',
    labelNames: ['event'] as const,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Read when somebody asks for the metrics. */
  watch(live: Live): void {
    new Gauge({
      name: 'ashtown_raw_connections',
      help: 'Connections of any kind: requests, sockets, and those that have not said yet what they are.',
      registers: [this.registry],
      collect() {
        this.set(live.raw());
      },
    });
    new Gauge({
      name: 'ashtown_connections',
      help: 'Open sockets.',
      registers: [this.registry],
      collect() {
        this.set(live.connections());
      },
    });
    new Gauge({
      name: 'ashtown_live_tables',
      help: 'Tables in memory, by status.',
      labelNames: ['status'] as const,
      registers: [this.registry],
      collect() {
        for (const [status, n] of Object.entries(live.tables())) this.set({ status }, n);
      },
    });
  }
}
