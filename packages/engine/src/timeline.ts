import type { AnyFrame, AnyGame, Seat, StateBase } from './game.ts';
import { type Match, SNAPSHOT_EVERY, type Snapshot } from './match.ts';
import { changeOf, findPick, startOf } from './replay.ts';

export type State = StateBase<AnyFrame>;

/** What one answer caused; it is the one from moment `at` to `at + 1`. The set-up is entry -1 and nobody's answer. */
export interface LogEntry {
  at: number;
  seat: Seat | null;
  events: readonly unknown[];
}

/** The place of the set-up in a log: whoever knows nothing of a match yet is told from here. */
export const SET_UP = -1;

/**
 * The answers of one match with the states and events they lead to. It writes the snapshots and can go back. It trusts:
 * whoever calls has made sure that an answer is legal.
 */
export class Timeline {
  readonly game: AnyGame;
  readonly match: Match;
  /** Never changed in place: every answer makes a new one. */
  state: State;
  /** The state before the last answer, where it is at hand. */
  #previous: State | null = null;
  /** The events of each entry from `#since` on. */
  #events: unknown[][] = [];
  #since: number;

  constructor(game: AnyGame, match: Match, state: unknown) {
    this.game = game;
    this.match = match;
    this.state = state as State;
    this.#since = match.answers.length;
  }

  get length(): number {
    return this.match.answers.length;
  }

  /** Answers before this one belong to older rules and cannot be played again. */
  get floor(): number {
    return changeOf(this.match)?.at ?? 0;
  }

  /** A rule that throws leaves everything as it was. */
  push(seat: Seat, pick: unknown): void {
    const { game, match } = this;
    const events: unknown[] = [];
    const next: State = game.clone(this.state);
    game.apply(next, seat, pick, events);
    this.#previous = this.state;
    this.state = next;
    this.#events.push(events);
    match.answers.push([seat, pick]);
    if (this.length % SNAPSHOT_EVERY === 0) match.snapshots.push(this.snapshot());
  }

  /** Drops the answers from `at` on. */
  cut(at: number): void {
    const { match } = this;
    this.state = this.stateAt(at);
    this.#previous = null;
    match.answers.length = at;
    match.snapshots = match.snapshots.filter((x) => x.at <= at);
    this.#events.length = Math.max(0, at - this.#since);
    this.#since = Math.min(this.#since, at);
  }

  /** The state before the last answer. */
  previous(): State {
    this.#previous ??= this.stateAt(this.length - 1);
    return this.#previous;
  }

  /** From the nearest snapshot before. */
  stateAt(at: number): State {
    const { game, match } = this;
    const near = match.snapshots.findLast((x) => x.at <= at);
    const s = (near ? game.clone(near.state) : startOf(game, match)) as State;
    for (let i = near?.at ?? 0; i < at; i++) this.#giveAgain(s, i, null);
    return s;
  }

  snapshot(): Snapshot {
    return { at: this.length, version: this.game.version, state: this.state };
  }

  /** The entries from `from` on, or from where they can still be known: `SET_UP`, unless older rules played the beginning. */
  history(from: number): LogEntry[] {
    const first = Math.max(from, this.#first());
    if (first < this.#since) this.#playAgain();
    const { answers } = this.match;
    return this.#events.slice(first - this.#since).map((events, i) => {
      const at = first + i;
      return { at, seat: answers[at]?.[0] ?? null, events };
    });
  }

  #first(): number {
    return changeOf(this.match)?.at ?? SET_UP;
  }

  /** Collects the events of everything that today's rules have played. */
  #playAgain(): void {
    const { game, match } = this;
    const change = changeOf(match);
    const setUp: unknown[] = [];
    const s = (change ? game.clone(change.state) : startOf(game, match, setUp)) as State;
    this.#since = this.#first();
    this.#events = change ? [] : [setUp];
    for (let i = this.floor; i < this.length; i++) {
      const events: unknown[] = [];
      this.#giveAgain(s, i, events);
      this.#events.push(events);
    }
  }

  /** Changes `s`, which stands where answer `at` was given. */
  #giveAgain(s: State, at: number, log: unknown[] | null): void {
    const [seat, given] = this.match.answers[at]!;
    this.game.apply(s, seat, findPick(this.game.legal(s, seat), given), log);
  }
}
