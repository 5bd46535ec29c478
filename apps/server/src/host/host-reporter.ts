import { statfs } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { DataReport, HostReport, NodeReport } from '@ashtown/protocol';
import { kept } from '../http/kept.ts';
import type { Services } from '../services.ts';
import { isPostgres } from '../storage/address.ts';
import type { Fault } from '../storage/data-fault.ts';
import { backupsIn } from './backups.ts';

/** However many look, nodes are asked this often, and what takes longer to count this often. */
const LOOK_EVERY = 1000;
const COUNT_EVERY = 10_000;

/** What the page of whoever runs the servers shows: all of them, and what they have in common. */
export function makeHostReporter(
  services: Services,
  node: () => Promise<NodeReport>,
  fault: () => Promise<Fault | null>,
): () => Promise<HostReport> {
  const { settings, storage, house } = services;
  const { data, backups, maxTables: tables, maxConnections: connections } = settings;
  const held = kept(COUNT_EVERY, () => storage.held(house.quota!().since));
  const found = kept(COUNT_EVERY, async () => (backups === null ? null : backupsIn(backups)));

  const dataReport = async (): Promise<DataReport> => ({
    kind: isPostgres(data) ? 'postgres' : 'file',
    name: isPostgres(data) ? new URL(data).host + new URL(data).pathname : basename(data),
    fault: await fault(),
    held: await held().catch(() => null),
    disk: isPostgres(data) ? null : await diskOf(data),
  });

  return kept(LOOK_EVERY, async () => {
    const own = await node();
    const others = (await storage.commons?.others().catch(() => [])) ?? [];
    return {
      nodes: [own, ...others],
      data: await dataReport(),
      backups: await found(),
      allowed: { tables, connections },
    };
  });
}

async function diskOf(file: string): Promise<DataReport['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(dirname(file));
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return null;
  }
}
