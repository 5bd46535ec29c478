import type { AnyWords } from '@ashtown/catalog';
import type { AnyGame, Lang, Seat } from '@ashtown/engine';
import type { LogEntry, Position } from '@ashtown/protocol';
import type { AnyFace } from './faces.ts';

/** A moment of a match as a screen shows it: live, or from a replay. */
export interface Scene {
  game: AnyGame;
  words: AnyWords;
  lang: Lang;
  face: AnyFace;
  position: Position;
  seats: number;
  /** The seats of this screen; none for a spectator. */
  mine: readonly Seat[];
  log: readonly LogEntry[];
  /** What has just happened, for animation and sound. */
  events: readonly unknown[];
  who(seat: Seat): string;
  about(seat: Seat): string;
}
