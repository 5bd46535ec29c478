import type { NodeReport } from '@ashtown/protocol';
import type { Room } from '@ashtown/room';
import manifest from '../../package.json' with { type: 'json' };
import type { Live, Metrics } from '../metrics.ts';
import type { Services } from '../services.ts';
import type { Backups } from './backups.ts';
import { LastMinute } from './latency.ts';

/** How many tables are told by name, and how many people of each. */
const MOST_TABLES = 20;
const MOST_NAMES = 8;

const isPlayed = ({ record, guests }: Room): boolean => record.status === 'playing' && guests > 0;

/** What one server tells of itself: nothing is counted for it that is not counted for the metrics. */
export class NodeReporter {
  readonly #services: Pick<Services, 'catalog' | 'metrics' | 'tables'>;
  readonly #live: Live;
  readonly #id: string;
  readonly #backups: Backups | null;
  readonly #answers: LastMinute;
  readonly #started = performance.now();

  constructor(
    services: Pick<Services, 'catalog' | 'metrics' | 'tables'>,
    live: Live,
    id: string,
    backups: Backups | null,
  ) {
    this.#services = services;
    this.#live = live;
    this.#id = id;
    this.#backups = backups;
    this.#answers = new LastMinute(services.metrics.answerSeconds);
  }

  /** Every few seconds, whether somebody looks or not. */
  async sample(): Promise<void> {
    await this.#answers.read();
  }

  /** Tables here that are played with somebody there. */
  playing(): number {
    return [...this.#services.tables.rooms.values()].filter(isPlayed).length;
  }

  async report(): Promise<NodeReport> {
    const { catalog, metrics, tables } = this.#services;
    const { count, half, most } = await this.#answers.read();
    const failedBackup = this.#backups?.failed;
    const rooms = [...tables.rooms.values()].filter((room) => room.guests > 0);
    return {
      id: this.#id,
      version: manifest.version,
      games: Object.fromEntries(Object.values(catalog).map(({ game }) => [game.id, game.version])),
      seconds: Math.round((performance.now() - this.#started) / 1000),
      tables: this.#live.tables(),
      people: new Set(rooms.flatMap((room) => room.audience.people().map(({ id }) => id))).size,
      connections: this.#live.connections(),
      answers: { count, half: milliseconds(half), most: milliseconds(most) },
      memory: await memoryOf(metrics),
      limits: await limitsOf(metrics),
      company: rooms
        .sort((a, b) => b.touched - a.touched)
        .slice(0, MOST_TABLES)
        .map(companyOf),
      ...(failedBackup && { failedBackup }),
    };
  }
}

const companyOf = ({ record: { id, game, status }, audience }: Room) => {
  const names = new Map(audience.people().map((person) => [person.id, person.name]));
  return { table: id, game, status, names: [...names.values()].slice(0, MOST_NAMES) };
};

const milliseconds = (seconds: number | null): number | null => seconds && Math.round(seconds * 10_000) / 10;

async function limitsOf({ limits }: Metrics): Promise<Record<string, number>> {
  const { values } = await limits.get();
  return Object.fromEntries(values.map(({ labels, value }) => [String(labels.limit), value]));
}

async function memoryOf({ registry }: Metrics): Promise<number> {
  const metric = await registry.getSingleMetric('process_resident_memory_bytes')?.get();
  return metric?.values[0]?.value ?? 0;
}
