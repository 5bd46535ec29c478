import { statfs } from 'node:fs/promises';

/** Of the disk a folder lies on, in bytes; null where nobody knows. */
export async function diskOf(folder: string): Promise<{ free: number; size: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return null;
  }
}
