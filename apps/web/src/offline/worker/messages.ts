import type { Command, ServerMessage } from '@ashtown/protocol';
import type { LocalSetup } from '../setup.ts';

/** What the page sends to its worker: the commands of the protocol, and what only a local table needs. */
export type ToWorker =
  | Command
  /** `setup` for a new table; without it the table is taken from the shelf. `offers` as in `hello`. */
  | { t: 'open'; table: string; setup?: LocalSetup; offers?: boolean }
  /** The match file of the open table, or of any table on the shelf. */
  | { t: 'file'; id: string }
  | { t: 'read'; id: string; table: string };

export type FromWorker = ServerMessage | { t: 'file'; id: string; text: string | null };
