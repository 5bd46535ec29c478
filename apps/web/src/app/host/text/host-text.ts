import type { BackupReport, FailedBackup, HostEvent } from '@ashtown/protocol';

/** What stands on the page of whoever runs the server. */
export interface HostText {
  title: string;
  lead: string;
  /** So many besides those that are shown. */
  more(n: number): string;
  /** For everybody else. */
  refused: { title: string; text: string };
  password: { title: string; text: string; label: string; open: string; wrong: string; tooFast: string };
  lost: string;
  now: { tables: string; people: string; wait: string; nobodyWaits: string; memory: string };
  address: { title: string; here: string; qr: string; text: string; only: string; how: string };
  company: { title: string; note: string; who: string; at: string; nobody: string; status: Record<string, string> };
  lately: {
    title: string;
    nothing: string;
    /** `server`: its short name. `what`: a version, a limit by its name, or why. */
    event: Record<HostEvent['t'], (server: string, what: string) => string>;
    why: Record<FailedBackup['why'], string>;
  };
  servers: {
    title: string;
    note: string;
    name: string;
    version: string;
    runs: string;
    tables: string;
    people: string;
    answers: string;
    wait: string;
    memory: string;
  };
  data: { title: string; size: string; tables: string; free: string };
  backups: {
    title: string;
    /** There is no folder for them. */
    nowhere: string;
    count(n: string): string;
    nights: string;
    made: string;
    missing: string;
    nightly: string;
    make: string;
    busy: string;
    held(held: NonNullable<BackupReport['held']>): string;
    unknown: string;
    download: string;
    restore: string;
    copy: string;
  };
  rules: { title: string; open: string; openHelp: string; listed: string; listedHelp: string };
  limits: {
    title: string;
    note: string;
    tables: string;
    connections: string;
    reached: string;
    never: string;
    name: Record<string, string>;
  };
  games: string;
  /** The first lines of the page: what is wrong, and what to do. */
  alarm: {
    fault: Record<string, string>;
    unknownFault: string;
    disk(free: string): string;
    backupDisk(free: string): string;
    failed(ago: string, why: string): string;
    why: Record<FailedBackup['why'], string>;
    backup(ago: string): string;
    noBackup: string;
    versions: string;
    slow(wait: string): string;
    tables: string;
    connections: string;
  };
}
