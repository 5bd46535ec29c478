import type { Snapshot } from '@ashtown/engine';
import { CHAT_KEPT, type Player, type TableRecord } from './record.ts';
import type { Kept, Quota, Store, Write } from './store.ts';

/** Tables that last as long as this object: for tests, and for stores that keep little enough to write all of it each time. */
export class MemoryStore implements Store {
  readonly #tables = new Map<string, Kept>();

  async load(id: string): Promise<Kept | null> {
    const kept = this.#tables.get(id);
    return kept ? structuredClone(kept) : null;
  }

  async create(record: TableRecord, _player: Player, quota?: Quota): Promise<'ok' | 'taken' | 'full'> {
    const others = [...this.#tables.values()].map((kept) => kept.record);
    if (others.some(({ id, code }) => id === record.id || code === record.code)) return 'taken';
    const counted = others.filter((t) => t.status !== 'over' && quota && t.updated >= quota.since);
    const own = counted.filter((t) => t.host === record.host);
    if (quota && (counted.length >= quota.all || own.length >= quota.own)) return 'full';
    this.put({ record, answers: [], snapshots: [], chat: [], lowestCut: Number.POSITIVE_INFINITY });
    return 'ok';
  }

  async commit({ before, after, step, line, head }: Write): Promise<'ok' | 'stale'> {
    const kept = this.#tables.get(before.id);
    if (kept?.record.revision !== before.revision) return 'stale';
    const { answers, snapshots, chat, lowestCut } = kept;
    const match = step && {
      answers: [...answers.slice(0, step.keep), ...step.answers],
      snapshots: together(snapshots, step.keep, step.snapshots),
      lowestCut: step.keep < before.length ? Math.min(lowestCut, step.keep) : lowestCut,
    };
    const position = head && { snapshots: together(match?.snapshots ?? snapshots, head.at, [head]) };
    this.put({ ...kept, record: after, chat: line ? [...chat, line].slice(-CHAT_KEPT) : chat, ...match, ...position });
    return 'ok';
  }

  /** A table as it comes from elsewhere. */
  put(kept: Kept): void {
    this.#tables.set(kept.record.id, structuredClone(kept));
  }

  /** A table is gone. */
  remove(id: string): void {
    this.#tables.delete(id);
  }
}

/** The snapshots up to `keep`, and those that come or take the place of others. */
const together = (old: readonly Snapshot[], keep: number, more: readonly Snapshot[]): Snapshot[] => [
  ...old.filter((x) => x.at <= keep && !more.some((y) => y.at === x.at)),
  ...more,
];
