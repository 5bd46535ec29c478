import type { Seat } from '@ashtown/engine';
import type { Advice, ChatLine, Command, LogEntry, Past, Position, Problem, TableShown } from '@ashtown/protocol';
import type { StoreApi } from 'zustand';

/** How the table is reached: a socket to a server, or a host in a worker of this page. Both speak the same messages. */
export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

/** Everything this page knows about one table. Nothing in it is hidden from the eyes it is seen with. */
export interface TableState {
  connection: Connection;
  /** Why it was closed for good. */
  problem: Problem | null;
  table: TableShown | null;
  /** The public id of this player, as in `host` and `player` of the table; null before the table has answered. */
  me: string | null;
  /** The seats of this player, on this screen. */
  mine: readonly Seat[];
  /** Null in the lobby, and behind the curtain: then nothing of any seat is in the page. */
  position: Position | null;
  log: readonly LogEntry[];
  chat: readonly ChatLine[];
  /** What the server's clock is ahead of this one, in milliseconds. */
  skew: number;
}

/** What is known besides the moment: it seldom changes. */
export type TableAround = Omit<TableState, 'position' | 'log'>;

type WithoutId<C> = C extends { id: string } ? Omit<C, 'id'> : never;
/** A command without its id: the link makes one and waits for the reply that carries it. */
export type Wish = WithoutId<Command>;

export type Reply = ({ ok: true; table?: string; past?: Past } & Partial<Advice>) | ({ ok: false } & Problem);

export interface TableLink {
  /** `offline`: everything happens in this page. */
  readonly kind: 'online' | 'offline';
  readonly store: StoreApi<TableState>;
  send(wish: Wish): Promise<Reply>;
  /** The match file, as text; null where nobody may have it yet. */
  file?(): Promise<string | null>;
  close(): void;
}
