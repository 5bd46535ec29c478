import type { ServerMessage } from '@ashtown/protocol';
import type { Player } from './record.ts';

/** A message, and its text for a guest that is sent text: made once, however many are told the same. */
export class Outgoing {
  readonly message: ServerMessage;
  #text: string | null = null;

  constructor(message: ServerMessage) {
    this.message = message;
  }

  get text(): string {
    this.#text ??= JSON.stringify(this.message);
    return this.#text;
  }
}

/** A screen at a table, as the room sees it. Nothing that matters lives in it. */
export interface Guest {
  /** Another one once they go by another name. */
  player: Player;
  /** It has no rules of the game: told what can be answered. */
  readonly offers?: boolean;
  /** Told whether the last answer can be taken back freely, and never `try`: for a screen whose house has no others to serve. */
  readonly exact?: boolean;
  send(out: Outgoing): void;
  /** The room cannot go on: whoever still wants to play comes in again. */
  dismiss(): void;
}

export const tell = (guest: Guest, message: ServerMessage): void => guest.send(new Outgoing(message));
