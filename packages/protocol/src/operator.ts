import * as v from 'valibot';

/** `GET /api/host`: what whoever runs a server is shown. Counts, sizes and names; no view of any game, and nobody's address. */
export interface HostReport {
  /** Of all servers on the same data, the one that answers first. */
  readonly nodes: readonly NodeReport[];
  /** At all of them, each once: tables that are played with somebody there, and people. */
  readonly now: { readonly playing: number; readonly people: number };
  readonly data: DataReport;
  /** What has happened to the servers, the latest first. */
  readonly events: readonly HostEvent[];
  /** Null: nobody has said where backups lie. */
  readonly backups: BackupsReport | null;
  readonly rules: HouseRules;
  /** What every change has to carry in the header `x-ashtown-host`. */
  readonly token: string;
  /** How many there may be: tables over all servers, sockets at each. */
  readonly allowed: { readonly tables: number; readonly connections: number };
}

/** One server, since it was started. */
export interface NodeReport {
  readonly id: string;
  readonly version: string;
  /** Which rules it plays by. */
  readonly games: Readonly<Record<string, number>>;
  readonly seconds: number;
  /** In memory, by status. */
  readonly tables: Readonly<Record<string, number>>;
  /** Different people at its tables, and their screens. */
  readonly people: number;
  readonly connections: number;
  /** Answers of people within the last minute, and what they waited for the acknowledgement of half and of 95 of 100, in milliseconds. */
  readonly answers: { readonly count: number; readonly half: number | null; readonly most: number | null };
  /** In bytes. */
  readonly memory: number;
  /** How often somebody reached a limit, by limit. */
  readonly limits: Readonly<Record<string, number>>;
  /** The tables somebody is at, the latest used first, and not all of them where they are many. */
  readonly company: readonly CompanyReport[];
  /** Its last backup has failed. */
  readonly failedBackup?: FailedBackup;
}

/**
 * Something that has happened to a server: it was started or stopped, was `lost` without having said so, or is `back`; a backup
 * was made or has `failed`; somebody reached a limit; what guests may do was changed; the data had a `fault` and is `well` again.
 */
export interface HostEvent {
  readonly at: number;
  readonly t: 'started' | 'stopped' | 'lost' | 'back' | 'backup' | 'failed' | 'limit' | 'rules' | 'fault' | 'well';
  readonly node: string;
  /** Its version, why a backup failed, or the limit. */
  readonly what?: string;
}

export interface CompanyReport {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly names: readonly string[];
}

export interface DataReport {
  readonly kind: 'file' | 'postgres';
  /** Without a folder, and without a password. */
  readonly name: string;
  /** What is wrong with it, as `/health` says; null: nothing. */
  readonly fault: string | null;
  /** Null where the data cannot say. */
  readonly held: Held | null;
  /** Bytes on its disk, where it is a file. */
  readonly disk: { readonly free: number; readonly size: number } | null;
}

/** What data amounts to. */
export interface Held {
  readonly bytes: number;
  readonly tables: number;
  /** Those that count: not over, and touched within a day. */
  readonly live: number;
}

/** The folder of backups. */
export interface BackupsReport {
  readonly count: number;
  /** The latest, and not all of them where they are many. */
  readonly latest: readonly BackupReport[];
  /** One is being made. */
  readonly isBusy: boolean;
  /** Of its disk, in bytes. */
  readonly disk: { readonly free: number; readonly size: number } | null;
}

export interface BackupReport {
  readonly name: string;
  readonly at: number;
  readonly bytes: number;
  /** Made by itself, at night. */
  readonly isNightly: boolean;
  /** What lies in it; null: it is no data file, or it is not known yet. */
  readonly held: { readonly tables: number; readonly answers: number; readonly players: number } | null;
  /** What to type to bring it back, once the servers are stopped. */
  readonly restore: string;
  /** Where it is downloaded from, for some minutes. */
  readonly path: string;
}

export interface FailedBackup {
  readonly at: number;
  readonly why: 'full' | 'denied' | 'other';
}

/** What whoever runs the servers lets guests do. `POST /api/host/rules`. */
export const HouseRules = v.object({
  /** Guests open tables; else whoever runs the server does. */
  open: v.boolean(),
  /** Public tables are listed; else everybody sees their own only. */
  listed: v.boolean(),
});
export type HouseRules = v.InferOutput<typeof HouseRules>;
