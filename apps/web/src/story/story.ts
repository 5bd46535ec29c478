import type { LogEntry, Position } from '@ashtown/protocol';
import { createStore } from 'zustand';
import { addedTo } from './lines.ts';
import { CATCH_UP, TURN } from './pace.ts';

/** What is on the screen: a position, the log up to it, and what of the log has just been added. */
export interface Shown {
  position: Position;
  log: readonly LogEntry[];
  fresh: readonly LogEntry[];
}

export interface StoryState {
  shown: Shown | null;
  /** How many moments are still to be told. */
  behind: number;
  paused: boolean;
}

/** What a story needs of the world around it. */
export interface Surroundings {
  /** How long this stands before the next, in milliseconds; 0: what follows is shown at once. */
  hold(shown: Shown): number;
  later(run: () => void, ms: number): () => void;
}

const NOTHING: readonly LogEntry[] = [];

/**
 * Tells what happens moment by moment, with one clock: the table may be further than what is shown. Whatever cannot be
 * played (other eyes, something taken back, a page that was away) is a cut.
 */
export class Story {
  readonly store = createStore<StoryState>(() => ({ shown: null, behind: 0, paused: false }));
  readonly #around: Surroundings;
  #queue: Shown[] = [];
  #cancel: (() => void) | null = null;
  /** Whose answers are being told, and for how long already. */
  #turn: { of: LogEntry['seat']; spent: number } = { of: null, spent: 0 };

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** The table as it is now. */
  follow(position: Position | null, log: readonly LogEntry[]): void {
    const last = this.#queue.at(-1) ?? this.store.getState().shown;
    if (!position) return this.#cut(null);
    if (last?.position === position) return;
    const fresh = last && last.position.seat === position.seat ? addedTo(last.log, log) : null;
    if (!last || !fresh) return this.#cut({ position, log, fresh: NOTHING });
    if (fresh.length === 0) return this.#amend({ ...last, position, log });
    this.#queue.push({ position, log, fresh });
    // Whose time runs is not kept waiting.
    if (position.question !== null && position.clock) return this.skip();
    this.#say();
    if (!this.#cancel && !this.store.getState().paused) this.#goOn();
  }

  pause(): void {
    this.store.setState({ paused: true });
  }

  play(): void {
    this.store.setState({ paused: false });
    if (!this.#cancel) this.#goOn();
  }

  /** The next moment, and no further. */
  step(): void {
    this.#stop();
    this.store.setState({ paused: true });
    this.#next();
  }

  /** To the present. */
  skip(): void {
    this.#stop();
    const before = this.store.getState().shown;
    const last = this.#queue.at(-1);
    this.#queue = [];
    this.store.setState({ paused: false, behind: 0 });
    if (last && before) this.store.setState({ shown: { ...last, fresh: addedTo(before.log, last.log) ?? NOTHING } });
  }

  close(): void {
    this.#stop();
  }

  #cut(shown: Shown | null): void {
    this.#stop();
    this.#queue = [];
    this.store.setState({ shown, behind: 0, paused: false });
  }

  /** The same moment, with another clock or wish on it. */
  #amend(shown: Shown): void {
    if (this.#queue.length > 0) this.#queue[this.#queue.length - 1] = shown;
    else this.store.setState({ shown });
  }

  #goOn(): void {
    this.#cancel = null;
    if (this.store.getState().paused) return;
    for (let shown = this.#next(); shown; shown = this.#next()) {
      const ms = this.#time(shown);
      if (ms === 0) continue;
      this.#cancel = this.#around.later(() => this.#goOn(), ms);
      return;
    }
  }

  #next(): Shown | null {
    const shown = this.#queue.shift() ?? null;
    if (shown) this.store.setState({ shown });
    this.#say();
    return shown;
  }

  /** A long turn, and a long queue, are told faster towards their end. */
  #time(shown: Shown): number {
    const of = shown.fresh.at(-1)!.seat;
    if (this.#turn.of !== of) this.#turn = { of, spent: 0 };
    const hold = this.#around.hold(shown);
    const ahead = this.#queue.reduce((sum, next) => sum + this.#around.hold(next), hold);
    const ms = Math.min(hold, Math.max(0, TURN - this.#turn.spent)) * Math.min(1, CATCH_UP / ahead || 0);
    this.#turn.spent += ms;
    return Math.round(ms);
  }

  #say(): void {
    const behind = this.#queue.length;
    if (this.store.getState().behind !== behind) this.store.setState({ behind });
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
