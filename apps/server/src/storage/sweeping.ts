import type { SeatRecord } from '@ashtown/room';
import type { TableRow } from './row-calls.ts';
import type { Sweep } from './storage.ts';

/** How long a lobby has been left alone: since when, in the time servers have run, it has had this revision. */
export interface Idle {
  readonly table_id: string;
  readonly revision: number;
  readonly since: number;
}

/** Which of the lobbies nobody has touched for long go now, and which are watched further. */
export function sweeping(
  lobbies: readonly TableRow[],
  known: readonly Idle[],
  { up, rest }: Sweep,
  isUsed: (id: string) => boolean,
): { gone: string[]; idle: Idle[] } {
  const before = new Map(known.map((row) => [row.table_id, row]));
  const gone: string[] = [];
  const idle: Idle[] = [];
  for (const lobby of lobbies) {
    const { id, revision } = lobby as { id: string; revision: number };
    if (isUsed(id) || hasGuests(lobby)) continue;
    const last = before.get(id);
    const since = last?.revision === revision ? last.since : up;
    if (since <= up - rest) gone.push(id);
    else idle.push({ table_id: id, revision, since });
  }
  return { gone, idle };
}

/** Whether somebody sits there besides whoever made the table. */
const hasGuests = ({ seats, host }: TableRow): boolean =>
  (JSON.parse(seats as string) as SeatRecord[]).some((s) => s.kind === 'human' && s.player !== host);
