import { type Match, rulesOf } from '@ashtown/engine';
import { create, type Host, type Opened, open, settled } from '@ashtown/host';
import { makeSeed } from './chance.ts';
import { startClock } from './clock.ts';
import type { House } from './house.ts';
import type { Player, TableRecord } from './record.ts';
import { seatInfo } from './seating.ts';
import type { Kept, Step, Write } from './store.ts';

/** Another house can go on with a match and this one cannot, or not without losing something. The message says which. */
export class NotHere extends Error {}

/** Begins the match of a full table: the host, and what the record will need to go on with it. */
export function begin(house: House, table: TableRecord): { host: Host; record: Partial<TableRecord> } {
  const { options, undo, clock } = table;
  const game = gameOf(house, table);
  const seed = makeSeed();
  const seats = settled(game, table.seats, seed);
  const host = opened(create({ game, options, seats: seats.map(seatInfo), seed, undo })).host;
  const { asked, commitment } = host;
  const time = clock && startClock(clock, seats, asked, house.clock.up());
  return { host, record: { status: 'playing', seats, seed, commitment, version: game.version, asked, time } };
}

/**
 * Goes on with a kept match. If the rules have changed since, the answers they no longer allow are taken back, and the
 * snapshot they start from must be written before anybody builds on it.
 */
export function goOn(house: House, kept: Kept): { host: Host; write: Write | null } {
  const { record, snapshots } = kept;
  const game = gameOf(house, record);
  const { undo, consents } = record;
  const { host, lost } = opened(open(matchOf(kept), game, { undo, trusted: true, consents }));
  const fresh = host.snapshots().filter((x) => !snapshots.some((y) => y.at === x.at && y.version === x.version));
  if (lost === 0 && fresh.length === 0) return { host, write: null };
  const { length, asked } = host;
  const after = withConsents({ ...record, revision: record.revision + 1, length, asked }, host.consents);
  const step = { keep: host.length, answers: [], snapshots: fresh, head: host.snapshot() };
  return { host, write: { before: record, after, step } };
}

/**
 * Goes on with whatever is kept; there is no match in a lobby. `known`: what is in memory where nothing of it was taken back
 * since. Others have mostly only answered: then their answers are given to it, and nothing has to be opened.
 */
export function goOnFrom(
  house: House,
  kept: Kept,
  known: { host: Host | null; record: TableRecord } | null,
): { host: Host | null; write: Write | null } {
  if (kept.record.status === 'lobby') return { host: null, write: null };
  if (rulesOf(matchOf(kept)) > gameOf(house, kept.record).version) throw new NotHere('a server with newer rules');
  if (known?.host && follow(known.host, known.record, kept)) return { host: known.host, write: null };
  return goOn(house, kept);
}

/** False: more has happened than answers. */
function follow(host: Host, before: TableRecord, { record, answers }: Kept): boolean {
  const fresh = answers.slice(before.length);
  const players = ({ seats }: TableRecord) => JSON.stringify(seats.map(({ kind, bot }) => [kind, bot]));
  if (players(before) !== players(record)) return false;
  if (JSON.stringify(record.consents) !== JSON.stringify(fresh.length > 0 ? undefined : before.consents)) return false;
  return fresh.every(([seat, pick]) => host.answer(seat, host.ply, pick).ok);
}

/** What a match has become since its first `keep` answers. */
export const stepOf = (host: Host, keep: number): Step => ({
  keep,
  answers: host.answers(keep),
  snapshots: host.snapshots(keep),
  head: host.snapshot(),
});

/** How many answers two matches have in common from the beginning. */
export function commonLength(a: Match['answers'], b: Match['answers']): number {
  const differs = a.findIndex((answer, i) => JSON.stringify(answer) !== JSON.stringify(b[i]));
  return differs < 0 ? a.length : differs;
}

/** The record with what its people are agreeing about now. */
export function withConsents(record: TableRecord, consents: TableRecord['consents']): TableRecord {
  if (record.consents === consents) return record;
  const { consents: _, ...rest } = record;
  return consents ? { ...rest, consents } : rest;
}

/** What a store knows of a match as a match file. */
export const matchOf = ({ record, answers, snapshots }: Kept): Match => ({
  format: 1,
  game: record.game,
  version: record.version!,
  options: record.options,
  seats: record.seats.map(seatInfo),
  seed: record.seed!,
  commitment: record.commitment!,
  answers,
  snapshots,
});

/** The table of a match that somebody brings along, from a file or an older shelf: all its people are theirs. */
export function keptOf(host: Host, player: Player, given: Pick<TableRecord, 'id' | 'undo' | 'created'>): Kept {
  const { game, version, options, seats, seed, commitment, answers, snapshots } = host.export();
  const first = seats.findIndex((s) => s.kind === 'human');
  const record: TableRecord = {
    ...given,
    revision: 0,
    code: '',
    game,
    options,
    public: false,
    clock: null,
    seats: seats.map((s, i) =>
      s.kind === 'bot' ? s : { ...s, player: player.id, ...(i !== first && { local: true as const }) },
    ),
    host: player.id,
    updated: given.created,
    status: host.asked.length === 0 ? 'over' : 'playing',
    abandoned: false,
    rematch: null,
    seed,
    commitment,
    version,
    length: host.length,
    asked: host.asked,
    time: null,
  };
  return { record, answers, snapshots, chat: [], lowestCut: Number.POSITIVE_INFINITY };
}

function gameOf(house: House, { game: id }: TableRecord) {
  const game = house.game(id);
  if (!game) throw new NotHere(`a server with the game ${id}`);
  return game;
}

function opened(result: Opened): Extract<Opened, { ok: true }> {
  if (!result.ok) throw new Error(`${result.problem} at ${result.where}: ${result.expected}`);
  return result;
}
