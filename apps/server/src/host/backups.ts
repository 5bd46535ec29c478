import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupReport } from '@ashtown/protocol';

/** What lies in a folder of backups, whoever makes them. A folder that is not there has none. */
export async function backupsIn(folder: string): Promise<BackupReport> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const found = await Promise.all(files.map(({ name }) => stat(join(folder, name)).catch(() => null)));
  const known = found.filter((file) => file !== null).sort((a, b) => a.mtimeMs - b.mtimeMs);
  const latest = known.at(-1);
  return { count: known.length, at: latest ? Math.round(latest.mtimeMs) : null, bytes: latest?.size ?? 0 };
}
