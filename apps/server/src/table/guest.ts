import type { Seat } from '@ashtown/engine';
import type { ServerMessage } from '@ashtown/protocol';
import type { Identity } from '../identity.ts';

/** A socket at a table, as the table sees it. Nothing that matters lives in it. */
export interface Guest {
  readonly player: Identity;
  name: string;
  /** Whose eyes were asked for; undefined: those of the player's only seat, else a spectator's. */
  eyes: Seat | null | undefined;
  /** Whose eyes it was last told with, and up to which answer. */
  seen: { eyes: Seat | null; upTo: number } | null;
  send(text: string): void;
  close(code: number): void;
}

export const tell = (guest: Guest, message: ServerMessage): void => guest.send(JSON.stringify(message));
