import type { AnyGame, Match, Snapshot } from '@ashtown/engine';
import { open } from '@ashtown/host';
import {
  CHAT_KEPT,
  type Kept,
  keptOf,
  makeCode,
  type Player,
  type Store,
  type TableRecord,
  tableLine,
  type Write,
} from '@ashtown/room';
import { complete, database, done, partOf, STORES } from '../database.ts';
import { type Brought, LOCAL_PLAYER } from '../saved.ts';

/** What is kept of a table beside its match. */
type Row = Pick<Kept, 'record' | 'chat' | 'lowestCut'> & { id: string };
type Head = Snapshot & { id: string };
type Answer = Match['answers'][number];

/** Tables in this browser's database: an answer is one small row. */
export class ShelfStore implements Store {
  readonly #game: (id: string) => AnyGame | undefined;

  constructor(game: (id: string) => AnyGame | undefined) {
    this.#game = game;
  }

  /** The game of a table, which has to be there before it is opened; null: there is no such table. */
  async gameOf(id: string): Promise<string | null> {
    const parts = (await database()).transaction(['tables', 'matches']);
    const row = (await done(parts.objectStore('tables').get(id))) as Row | undefined;
    const brought = (await done(parts.objectStore('matches').get(id))) as Brought | undefined;
    return row?.record.game ?? brought?.match.game ?? null;
  }

  async load(id: string): Promise<Kept | null> {
    const parts = (await database()).transaction(STORES);
    const [row, answers, snapshots, head, brought] = (await Promise.all([
      done(parts.objectStore('tables').get(id)),
      done(parts.objectStore('answers').getAll(partOf(id))),
      done(parts.objectStore('snapshots').getAll(partOf(id))),
      done(parts.objectStore('heads').get(id)),
      done(parts.objectStore('matches').get(id)),
    ])) as [Row | undefined, Answer[], Snapshot[], Head | undefined, Brought | undefined];
    if (!row) return brought ? this.#unpack(brought) : null;
    const { record, chat, lowestCut } = row;
    if (head && head.at > (snapshots.at(-1)?.at ?? -1)) {
      const { at, version, state } = head;
      snapshots.push({ at, version, state });
    }
    return { record, chat, lowestCut, answers, snapshots };
  }

  async create(record: TableRecord, _: Player): Promise<'ok' | 'taken'> {
    const change = (await database()).transaction(['tables', 'lines'], 'readwrite');
    const tables = change.objectStore('tables');
    const there = await Promise.all([done(tables.getKey(record.id)), done(tables.index('code').getKey(record.code))]);
    if (there.some((key) => key !== undefined)) return 'taken';
    tables.add({ id: record.id, record, chat: [], lowestCut: Number.POSITIVE_INFINITY } satisfies Row);
    change.objectStore('lines').put(tableLine(record, LOCAL_PLAYER));
    await complete(change);
    return 'ok';
  }

  async commit({ before, after, step, line, head = step?.head }: Write): Promise<'ok' | 'stale'> {
    const { id } = before;
    const change = (await database()).transaction(STORES, 'readwrite');
    const tables = change.objectStore('tables');
    const row = (await done(tables.get(id))) as Row | undefined;
    if (row?.record.revision !== before.revision) return 'stale';
    const isCut = step !== undefined && step.keep < before.length;
    const chat = line ? [...row.chat, line].slice(-CHAT_KEPT) : row.chat;
    tables.put({ ...row, record: after, chat, lowestCut: isCut ? Math.min(row.lowestCut, step.keep) : row.lowestCut });
    change.objectStore('lines').put(tableLine(after, LOCAL_PLAYER));
    if (step) {
      const { keep, answers, snapshots } = step;
      if (isCut) change.objectStore('answers').delete(partOf(id, keep));
      for (const [i, answer] of answers.entries()) change.objectStore('answers').put(answer, [id, keep + i]);
      if (isCut) change.objectStore('snapshots').delete(partOf(id, keep + 1));
      for (const snapshot of snapshots) change.objectStore('snapshots').put(snapshot, [id, snapshot.at]);
    }
    if (head) change.objectStore('heads').put({ ...head, id } satisfies Head);
    await complete(change);
    return 'ok';
  }

  /** Makes a table of a match that was brought along; from then on it is one like any other. */
  async #unpack(brought: Brought): Promise<Kept> {
    const kept = this.#keptOf(brought);
    const { record, chat, lowestCut, answers, snapshots } = kept;
    const { id } = record;
    const change = (await database()).transaction(STORES, 'readwrite');
    change.objectStore('tables').put({ id, record, chat, lowestCut } satisfies Row);
    for (const [n, answer] of answers.entries()) change.objectStore('answers').put(answer, [id, n]);
    for (const snapshot of snapshots) change.objectStore('snapshots').put(snapshot, [id, snapshot.at]);
    change.objectStore('matches').delete(id);
    await complete(change);
    return kept;
  }

  #keptOf({ id, undo, created, updated, rematch, left, match }: Brought): Kept {
    const game = this.#game(match.game);
    const opened = game && open(match, game, { undo, trusted: true });
    if (!opened?.ok) throw new Error(`a match of ${match.game} cannot be opened: ${opened?.problem}`);
    const kept = keptOf(opened.host, { id: LOCAL_PLAYER, hash: '', name: '' }, { id, undo, created });
    const seats = kept.record.seats.map((seat, i) =>
      left.includes(i) && seat.kind === 'bot' ? { ...seat, player: LOCAL_PLAYER, replaced: true as const } : seat,
    );
    return { ...kept, record: { ...kept.record, code: makeCode(), seats, updated, rematch } };
  }
}
