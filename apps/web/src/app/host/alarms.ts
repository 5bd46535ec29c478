import type { FailedBackup, HostReport, NodeReport } from '@ashtown/protocol';

/** What whoever runs a server should look at first. */
export type Alarm =
  | { t: 'fault'; fault: string }
  | { t: 'failed'; why: FailedBackup['why']; at: number }
  | { t: 'disk'; free: number }
  | { t: 'backupDisk'; free: number }
  /** `at`: null where there is none. */
  | { t: 'backup'; at: number | null }
  | { t: 'versions' }
  | { t: 'slow'; ms: number }
  | { t: 'tables' }
  | { t: 'connections' };

type Disk = NonNullable<HostReport['data']['disk']>;

/** From when on: bytes and part of a disk, age of a backup, what 95 of 100 moves wait for, and part of what is allowed. */
const LEAST_FREE = 500e6;
const LEAST_SHARE = 0.03;
const OLDEST_BACKUP = 36 * 3600 * 1000;
const SLOW = 100;
const NEARLY = 0.9;
/** Of fewer moves a single one would be an alarm. */
const ENOUGH = 20;

export function alarmsOf({ nodes, data, backups, allowed }: HostReport, now: number): Alarm[] {
  const { fault, disk, held } = data;
  const alarms: Alarm[] = [];
  if (fault !== null) alarms.push({ t: 'fault', fault });
  for (const { failedBackup } of nodes) if (failedBackup) alarms.push({ t: 'failed', ...failedBackup });
  if (isNearlyFull(disk)) alarms.push({ t: 'disk', free: disk.free });
  else if (isNearlyFull(backups?.disk)) alarms.push({ t: 'backupDisk', free: backups!.disk!.free });
  const last = backups?.latest[0]?.at ?? null;
  if (backups && !backups.isBusy && (last === null || now - last > OLDEST_BACKUP))
    alarms.push({ t: 'backup', at: last });
  if (new Set(nodes.map(versionsOf)).size > 1) alarms.push({ t: 'versions' });
  const slowest = Math.max(0, ...nodes.filter((x) => x.answers.count >= ENOUGH).map((x) => x.answers.most ?? 0));
  if (slowest > SLOW) alarms.push({ t: 'slow', ms: slowest });
  if (held && held.live > NEARLY * allowed.tables) alarms.push({ t: 'tables' });
  if (fullest(nodes) > NEARLY * allowed.connections) alarms.push({ t: 'connections' });
  return alarms;
}

const isNearlyFull = (disk: Disk | null | undefined): disk is Disk =>
  !!disk && disk.free < Math.max(LEAST_FREE, LEAST_SHARE * disk.size);

/** The most connections a server has. */
export const fullest = (nodes: readonly NodeReport[]): number => Math.max(0, ...nodes.map((x) => x.connections));

const versionsOf = ({ version, games }: NodeReport): string =>
  JSON.stringify([version, Object.entries(games).sort(([a], [b]) => (a < b ? -1 : 1))]);
