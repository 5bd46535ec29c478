import type { AnyGame, Seat } from '@ashtown/engine';
import type { Advice, AdviceKind, BotTurn } from '@ashtown/host';
import type { Code } from '@ashtown/protocol';
import type { Neighbours } from './neighbours.ts';
import type { TableRecord } from './record.ts';
import type { Quota, Store } from './store.ts';

/** What is allowed at the tables of a house. */
export interface Rules {
  /** Whether people write to each other. */
  readonly chat: boolean;
  /** Whether a seat may stay open for whoever comes. Where not, all people are those of one player. */
  readonly strangers: boolean;
  readonly clocks: boolean;
  /** Whether a new table without open seats begins by itself. */
  readonly atOnce: boolean;
  /** Whether bots play where no person sits: from the start, or on after the last one has left. */
  readonly botsAlone: boolean;
  /** The bot that plays on for people who left. */
  readonly substitute: string;
  /** How many milliseconds somebody may be away before the others may do something about it; absent: `PATIENCE`. */
  readonly patience?: number;
}

export interface Clock {
  /** The time of day, in milliseconds. */
  now(): number;
  /** How long this house has been open in all its life: the clocks of matches count in it. */
  up(): number;
  /** Returns how to call it off. */
  later(run: () => void, ms: number): () => void;
}

/** What a seat is asked: all it knows, and nothing else. */
export interface Question {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly turn: BotTurn;
  /** Where it is asked, and the player who made that table: whoever thinks for many is fair by them. */
  readonly table: string;
  readonly host: string;
  /** Aborted once nobody waits for the answer any more: something was taken back, or the room closes. */
  readonly signal: AbortSignal;
}

/** A bot's turn. */
export interface Thought extends Question {
  readonly bot: string;
}

/** Whoever keeps count of what happens. */
export interface Watcher {
  match?(event: 'begun' | 'finished' | 'abandoned', record: TableRecord): void;
  answered?(kind: 'human' | 'bot'): void;
  refused?(code: Code): void;
  /** Something failed that should not; the room goes on from what its store says. */
  failed?(error: unknown, what: string, record: TableRecord): void;
}

/** What rooms need of the world around them: a server, a page, a terminal. */
export interface House {
  readonly rules: Rules;
  readonly store: Store;
  readonly clock: Clock;
  readonly watcher: Watcher;
  /** Other houses over the same store; absent: this one has it for itself. */
  readonly neighbours?: Neighbours;
  game(id: string): AnyGame | undefined;
  /** The pick of a bot. Where it rejects, or the pick is not legal, chance answers instead. */
  think(thought: Thought): Promise<unknown>;
  /** What a strong player would tell whoever asks; absent: found out here and now. */
  advise?<K extends AdviceKind>(kind: K, question: Question): Promise<Advice[K]>;
  /** How many tables there may be; absent: any number. */
  quota?(): Quota;
}
