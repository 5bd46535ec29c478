import { join } from 'node:path';
import type { BackupReport, BackupsReport } from '@ashtown/protocol';
import { type BackupFile, backupsIn } from './backup-folder.ts';
import type { Backups } from './backups.ts';
import { diskOf } from './disk.ts';
import { isNightly } from './night.ts';
import { restoreCommand } from './restore.ts';

/** How many are told of: seven nights, and some besides. */
const MOST = 12;

/** What the page says about backups. Nobody waits for one to be counted: what lies in it is told once it is known. */
export async function backupReport(
  backups: Backups,
  data: string,
  ticketFor: (name: string) => string,
): Promise<BackupsReport> {
  const files = await backupsIn(backups.folder);
  const told = async (file: BackupFile): Promise<BackupReport> => ({
    ...file,
    isNightly: isNightly(file.name),
    held: await Promise.race([backups.held(file), new Promise<null>((go) => setImmediate(() => go(null)))]),
    restore: restoreCommand(join(backups.folder, file.name), data),
    path: `api/host/backups/${encodeURIComponent(file.name)}?ticket=${ticketFor(file.name)}`,
  });
  return {
    count: files.length,
    latest: await Promise.all(files.slice(0, MOST).map(told)),
    isBusy: backups.isBusy,
    disk: await diskOf(backups.folder),
  };
}
