import { basename, dirname } from 'node:path';
import type { DataReport, HostReport } from '@ashtown/protocol';
import { kept } from '../http/kept.ts';
import type { Services } from '../services.ts';
import { isPostgres } from '../storage/address.ts';
import type { Fault } from '../storage/data-fault.ts';
import { within } from '../storage/within.ts';
import { backupReport } from './backup-report.ts';
import type { Backups } from './backups.ts';
import { diskOf } from './disk.ts';
import type { NodeReporter } from './node-reporter.ts';

/** However many look, nodes are asked this often, and what takes longer to count this often. */
const LOOK_EVERY = 1000;
const COUNT_EVERY = 10_000;
/** A disk that does not answer must not keep anybody from learning so, in milliseconds. */
const COUNT_WITHIN = 2000;

/** What the page of whoever runs the servers shows: all of them, and what they have in common. */
export function makeHostReporter(
  services: Services,
  backups: Backups | null,
  node: Pick<NodeReporter, 'report' | 'playing'>,
  fault: () => Promise<Fault | null>,
): () => Promise<HostReport> {
  const { settings, storage, house, pass, guestRules, lately } = services;
  const { data, maxTables: tables, maxConnections: connections } = settings;
  const held = kept(COUNT_EVERY, () => within(COUNT_WITHIN, storage.held(house.quota!().since)));

  const dataReport = async (): Promise<DataReport> => ({
    kind: isPostgres(data) ? 'postgres' : 'file',
    name: isPostgres(data) ? new URL(data).host + new URL(data).pathname : basename(data),
    fault: await fault(),
    held: await held().catch(() => null),
    disk: isPostgres(data) ? null : await diskOf(dirname(data)),
  });

  const all = kept(LOOK_EVERY, async () => {
    const own = await node.report();
    const { commons } = storage;
    const others = (await commons?.others().catch(() => [])) ?? [];
    const here = { playing: node.playing(), people: own.people };
    return {
      nodes: [own, ...others],
      now: (await commons?.crowd().catch(() => here)) ?? here,
      data: await dataReport(),
      allowed: { tables, connections },
      token: pass.token,
    };
  });
  // What somebody has just changed or begun is told at once.
  return async () => ({
    ...(await all()),
    backups: backups && (await backupReport(backups, data, (name) => pass.ticketFor(name))),
    rules: await guestRules.now(),
    events: await lately.all(),
  });
}
