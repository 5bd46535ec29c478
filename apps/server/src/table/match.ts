import { randomBytes } from 'node:crypto';
import { type Catalog, findGame } from '@ashtown/catalog';
import type { Match } from '@ashtown/engine';
import { create, type Host, open } from '@ashtown/host';
import type { Storage, TableRecord } from '../storage/storage.ts';
import { seatInfo } from './seating.ts';

/** Begins the match of a full table, and writes into the record what the match will need to go on. */
export function beginMatch(table: TableRecord, catalog: Catalog): Host {
  const game = findGame(table.game, catalog)!.game;
  const { options, undo } = table;
  const seed = randomBytes(16).toString('hex');
  const opened = create({ game, options, seats: table.seats.map(seatInfo), seed, undo });
  if (!opened.ok) throw new Error(`${opened.problem} at ${opened.where}: ${opened.expected}`);
  Object.assign(table, { seed, commitment: opened.host.commitment, version: game.version, status: 'playing' });
  return opened.host;
}

/**
 * Goes on with a stored match. If the rules have changed since, the answers they no longer allow are taken back, and the
 * snapshot they start from is stored before anybody builds on it.
 */
export async function resumeMatch(
  table: TableRecord,
  catalog: Catalog,
  storage: Storage,
): Promise<{ host: Host; lowestCut: number }> {
  const entry = findGame(table.game, catalog);
  if (!entry) throw new Error(`there is no game ${table.game}`);
  const { answers, snapshots, lowestCut } = await storage.match(table.id);
  const match: Match = {
    format: 1,
    game: table.game,
    version: table.version!,
    options: table.options,
    seats: table.seats.map(seatInfo),
    seed: table.seed!,
    commitment: table.commitment!,
    answers,
    snapshots,
  };
  const opened = open(match, entry.game, { undo: table.undo, trusted: true });
  if (!opened.ok) throw new Error(`${opened.problem} at ${opened.where}: ${opened.expected}`);
  const { host, lost } = opened;
  const written = host.snapshots().filter((x) => !snapshots.some((y) => y.at === x.at && y.version === x.version));
  if (lost > 0 || written.length > 0) {
    const { status, time, updated } = table;
    const moment = { status, asked: host.asked, time, updated };
    const step = { table: table.id, from: table.length, keep: host.length, answers: [], snapshots: written, moment };
    if ((await storage.commit(step)) === 'stale') throw new Error('somebody else goes on with this match');
    table.length = host.length;
    table.asked = host.asked;
  }
  return { host, lowestCut: Math.min(lowestCut, host.length) };
}
