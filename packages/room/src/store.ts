import type { Match, Snapshot } from '@ashtown/engine';
import type { ChatLine } from '@ashtown/protocol';
import type { Player, TableRecord } from './record.ts';

/** Everything a store knows of one table. */
export interface Kept {
  readonly record: TableRecord;
  readonly answers: Match['answers'];
  /** In order; the last one may be a head. */
  readonly snapshots: Snapshot[];
  readonly chat: readonly ChatLine[];
  /** The fewest answers a taking back ever left: whoever saw the log before it may know something else from there on. */
  readonly lowestCut: number;
}

/** One change of a match: its first `keep` answers stay, and `answers` come after them. What is dropped was taken back. */
export interface Step {
  readonly keep: number;
  readonly answers: Match['answers'];
  /** To be kept with it; each at one of the answers that are there afterwards. */
  readonly snapshots: readonly Snapshot[];
  /** The position it leads to, for a store that writes it each time and not only where a change brings it along. */
  readonly head: Snapshot;
}

/**
 * One change of a table, written as a whole or not at all. A field that is the same value in both records has not
 * changed. `line` is the next line of the chat; the oldest beyond `CHAT_KEPT` go. `head` is the position as it stands, so that
 * changed rules can go on from exactly there.
 */
export interface Write {
  /** As the writer knows it. */
  readonly before: TableRecord;
  /** Its revision is the next one. */
  readonly after: TableRecord;
  readonly step?: Step;
  readonly line?: ChatLine;
  readonly head?: Snapshot;
  readonly player?: Player;
}

/** How many tables there may be that are not over and were touched since: in all, and made by one player. */
export interface Quota {
  readonly since: number;
  readonly all: number;
  readonly own: number;
}

/** Where tables live. What resolves is kept for good; what rejects is there as a whole or not at all, and whoever asked reads again. */
export interface Store {
  /** Null: there is no such table. */
  load(id: string): Promise<Kept | null>;
  /** `taken`: there is a table with this id or this code. `full`: there are as many as the quota allows, counted in the same step. */
  create(record: TableRecord, player: Player, quota?: Quota): Promise<'ok' | 'taken' | 'full'>;
  /** `stale`: the table no longer has the revision of `before`, or is gone; nothing is written. */
  commit(write: Write): Promise<'ok' | 'stale'>;
}
