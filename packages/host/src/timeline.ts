import {
  type AnyFrame,
  type AnyGame,
  changeOf,
  findPick,
  type Match,
  replay,
  type Seat,
  SNAPSHOT_EVERY,
  type Snapshot,
  startOf,
  type Table,
} from '@ashtown/engine';

export type State = Table<AnyFrame>;

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
  /** The events of each answer from `#since` on. */
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
  push(seat: Seat, pick: unknown): unknown[] {
    const { game, match } = this;
    const events: unknown[] = [];
    const next: State = game.clone(this.state);
    game.apply(next, seat, pick, events);
    this.#previous = this.state;
    this.state = next;
    this.#events.push(events);
    match.answers.push([seat, pick]);
    if (this.length % SNAPSHOT_EVERY === 0) match.snapshots.push(this.snapshot());
    return events;
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
    for (let i = near?.at ?? 0; i < at; i++) {
      const [seat, given] = match.answers[i]!;
      game.apply(s, seat, findPick(game.legal(s, seat), given), null);
    }
    return s;
  }

  snapshot(): Snapshot {
    return { at: this.length, version: this.game.version, state: this.state };
  }

  /** The events of each answer from `from` on, or from where they can still be known. */
  history(from: number): { at: number; seat: Seat; events: readonly unknown[] }[] {
    const first = Math.max(from, this.floor);
    if (first < this.#since) {
      this.#events = [];
      this.#since = this.floor;
      const again = replay(this.game, this.match, (_at, _seat, _pick, _state, events) => this.#events.push(events));
      if (!again.ok) throw new Error(`${again.problem}: ${again.where}`);
    }
    return this.match.answers
      .slice(first)
      .map(([seat], i) => ({ at: first + i, seat, events: this.#events[first + i - this.#since]! }));
  }
}
