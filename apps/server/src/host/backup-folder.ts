import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface BackupFile {
  readonly name: string;
  readonly at: number;
  readonly bytes: number;
}

/** What lies in a folder of backups, whoever makes them, the latest first. A folder that is not there has none. */
export async function backupsIn(folder: string): Promise<BackupFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
  const files = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => null);
      return found && { name, at: Math.round(found.mtimeMs), bytes: found.size };
    }),
  );
  return files.filter((file) => file !== null).sort((a, b) => b.at - a.at || (a.name < b.name ? 1 : -1));
}
