import type { NodeReport } from '@ashtown/protocol';
import type { Here } from '@ashtown/room';
import type { Pace } from '../shared-limit.ts';

/** A table as others see it: its revision, and who is there from other servers. */
export interface Seen {
  readonly id: string;
  readonly revision: number;
  readonly elsewhere: readonly Here[];
}

/** How servers on the same data tell each other that a table has changed. What gets lost on the way they find by looking. */
export interface Bus {
  /** Nobody waits for it. */
  tell(table: string): void;
  /** Hears what others tell, and not what it tells itself. */
  listen(heard: (table: string) => void): Promise<void>;
}

/** What servers on the same data know of each other. Nothing rests on it: the data decides who was first. */
export interface Commons {
  /** The name of this server among them. */
  readonly node: string;
  readonly bus: Bus;
  /** This server is alive, and says how it does. One that has not said so for a while is gone, with all it has told; false: that was this one. `lost` hears of each that is. */
  beat(report?: NodeReport, lost?: (node: string) => void): Promise<boolean>;
  /** What the others that live have said. */
  others(): Promise<NodeReport[]>;
  /** Tables that are played with somebody there, and people, at all servers that live; each once. */
  crowd(): Promise<{ playing: number; people: number }>;
  /** Who is at a table here; null: nobody any more. */
  tell(table: string, here: Here | null): Promise<void>;
  look(tables: readonly string[]): Promise<Seen[]>;
  /** Whether the bots of a table think here: they do at one server, until it lets go or is gone. */
  claim(table: string): Promise<boolean>;
  /** The bots of these tables think here, and of no others any more. */
  keepClaims(tables: readonly string[]): Promise<void>;
  /** One of what may be done at such a pace by all servers together; false: nothing is left. */
  take(key: string, pace: Pace): Promise<boolean>;
  giveBack(key: string, pace: Pace): Promise<void>;
  /** This server goes. */
  leave(): Promise<void>;
}
