import type { Budget, Turn } from '@ashtown/bots';
import {
  type AnyGame,
  findPick,
  type LogEntry,
  type Match,
  type Offer,
  offersOf,
  type Result,
  SET_UP,
  type Seat,
  type SeatInfo,
  type Seed,
  type Snapshot,
  type Timeline,
  type UndoPolicy,
} from '@ashtown/engine';
import { botRng } from './seed.ts';
import { type Consents, hasAnswered, Takeback, type UndoKind, type Undone, type UndoRequest } from './takeback.ts';

export type Refusal = 'not-asked' | 'illegal' | 'stale' | 'over';

/** What it caused, each seat reads in `log`. */
export type Answered = { ok: true } | { ok: false; why: Refusal };

/** Everything a bot receives, and the ply its answer belongs to. It can be sent to a worker. */
export interface BotTurn extends Turn<unknown, unknown> {
  ply: number;
}

/** How many answers back a bot is told of its own ones: more than anybody gives in a turn. */
const LATELY = 64;

/** Everything one seat, or a spectator, may be told of a match at this moment. */
export interface Shown {
  /** How many answers were given. */
  at: number;
  /** To be sent back with an answer. */
  ply: number;
  view: unknown;
  asked: readonly Seat[];
  /** Null where this seat is not asked. */
  question: string | null;
  result: Result | null;
  /** Null until the game is over. */
  seed: Seed | null;
  /** How this seat could take back its last answer; null: not at all. */
  undo: UndoKind | null;
  redo: boolean;
  request: UndoRequest | null;
}

/** A moment of the match that has gone by, as somebody saw it then. */
export type Past = Pick<Shown, 'at' | 'ply' | 'view' | 'asked' | 'result'>;

/**
 * One match: who may answer, what is told to whom, what may be taken back. It knows no transport, no storage and no
 * clock. After any change a server tells each seat `show(seat)` and `log(seat, from)`; the same two calls serve somebody
 * who comes back. A broken rule throws and leaves the match as it was.
 */
export class Host {
  readonly game: AnyGame;
  /** The rules of today lead from the seed to every state of the match, or whoever opened it vouched for it. */
  readonly verified: boolean;
  readonly #timeline: Timeline;
  readonly #takeback: Takeback;

  constructor(timeline: Timeline, undo: UndoPolicy, verified: boolean, consents?: Consents) {
    this.game = timeline.game;
    this.verified = verified;
    this.#timeline = timeline;
    this.#takeback = new Takeback(timeline, undo, consents);
  }

  get seats(): readonly SeatInfo[] {
    return this.#timeline.match.seats;
  }

  get commitment(): string {
    return this.#timeline.match.commitment;
  }

  /** How many answers were given. */
  get length(): number {
    return this.#timeline.length;
  }

  /** How many questions were closed. */
  get ply(): number {
    return this.#timeline.state.ply;
  }

  /** Empty: the game is over. */
  get asked(): readonly Seat[] {
    return this.game.asked(this.#timeline.state);
  }

  /** What the people are agreeing about, for a store that goes on with it; undefined: nothing. */
  get consents(): Consents | undefined {
    return this.#takeback.consents;
  }

  /** The answers from `from` on, for a store that keeps them one by one. */
  answers(from = 0): Match['answers'] {
    return this.#timeline.match.answers.slice(from);
  }

  /** The snapshots kept at more than `after` answers. */
  snapshots(after = -1): Snapshot[] {
    return this.#timeline.match.snapshots.filter((x) => x.at > after);
  }

  /**
   * Somebody else takes a seat, a bot for a person who left, or the same person goes by another name. A bot has nothing
   * to ask for and agrees to everything, so a request to take back may end here: `done` and `at` are those of `consent`.
   */
  reseat(seat: Seat, info: SeatInfo): { done: boolean; at: number } {
    const { seats } = this.#timeline.match;
    if (seats[seat] === undefined) throw new Error(`there is no seat ${seat}`);
    seats[seat] = { ...info };
    return info.kind === 'bot' ? this.#takeback.forgo(seat) : { done: false, at: this.length };
  }

  answer(seat: Seat, ply: number, pick: unknown): Answered {
    const { game } = this;
    const { state } = this.#timeline;
    const asked = game.asked(state);
    if (asked.length === 0) return { ok: false, why: 'over' };
    if (ply !== state.ply) return { ok: false, why: 'stale' };
    if (!asked.includes(seat)) return { ok: false, why: hasAnswered(state, seat) ? 'stale' : 'not-asked' };
    const legal = findPick(game.legal(state, seat), pick);
    if (legal === undefined) return { ok: false, why: 'illegal' };
    this.#timeline.push(seat, legal);
    this.#takeback.moveOn();
    return { ok: true };
  }

  /** `exact`: whether the last answer can be taken back freely is found out, and never left at `try`. */
  show(seat: Seat | null, exact = true): Shown {
    const { game } = this;
    const { state, match, length } = this.#timeline;
    const asked = game.asked(state);
    const mine = seat !== null && asked.includes(seat);
    return {
      at: length,
      ply: state.ply,
      view: game.view(state, seat),
      asked,
      question: mine ? game.question(state, seat) : null,
      result: game.result(state),
      seed: asked.length === 0 ? match.seed : null,
      undo: seat === null ? null : exact ? this.#takeback.kind(seat) : this.#takeback.guess(seat),
      redo: seat !== null && this.#takeback.canRedo(seat),
      request: this.#takeback.request,
    };
  }

  /** What this seat may answer. Whoever has the rules finds it in the view. */
  offers(seat: Seat): Offer[] {
    return offersOf(this.game, this.#timeline.state, seat);
  }

  /** What this seat saw after `at` answers; null where the match has not come so far, or older rules played it. */
  past(seat: Seat | null, at: number): Past | null {
    const { game } = this;
    if (at < this.#timeline.floor || at > this.length) return null;
    const state = this.#timeline.stateAt(at);
    const { ply } = state;
    return { at, ply, view: game.view(state, seat), asked: game.asked(state), result: game.result(state) };
  }

  /** What happened from entry `from` on, as one seat may know it. Nothing from before a change of rules. */
  log(seat: Seat | null, from = SET_UP): LogEntry[] {
    return this.#timeline.history(from).map((entry) => ({ ...entry, events: this.#redact(entry.events, seat) }));
  }

  undo(seat: Seat): Undone {
    return this.#takeback.undo(seat);
  }

  redo(seat: Seat): Undone {
    return this.#takeback.redo(seat);
  }

  /** Takes back everything that is free. */
  resetTurn(seat: Seat): Undone {
    return this.#takeback.reset(seat);
  }

  requestUndo(seat: Seat): Undone {
    return this.#takeback.ask(seat);
  }

  consent(seat: Seat, yes: boolean): Undone {
    return this.#takeback.consent(seat, yes);
  }

  /** The asked seats that are bots'. */
  botsToMove(): Seat[] {
    return this.game.asked(this.#timeline.state).filter((seat) => this.seats[seat]!.kind === 'bot');
  }

  turn(seat: Seat, budget: Budget = {}): BotTurn {
    const { game } = this;
    const { state, match } = this.#timeline;
    const rng = botRng(match.seed, seat, state.ply);
    const before = match.answers.slice(-LATELY).flatMap(([by, pick]) => (by === seat ? [pick] : []));
    return { view: game.view(state, seat), legal: game.legal(state, seat), rng, budget, before, ply: state.ply };
  }

  /** The position as it stands, for a store that keeps answers one by one. */
  snapshot(): Snapshot {
    return this.#timeline.snapshot();
  }

  /**
   * The whole match, seed and secrets included: for the owner's store, never for a player of a running match. It ends
   * with a snapshot of the present position, so that it can go on from exactly here by whatever rules open it next.
   */
  export(): Match {
    const { match } = this.#timeline;
    const snapshots = match.snapshots.filter((x) => x.at < this.#timeline.length);
    const { seats, answers } = match;
    return { ...match, seats: seats.slice(), answers: answers.slice(), snapshots: [...snapshots, this.snapshot()] };
  }

  /** The match file anybody may have: there is none before the game is over. */
  publish(): Match | null {
    return this.game.asked(this.#timeline.state).length === 0 ? this.export() : null;
  }

  #redact(events: readonly unknown[], seat: Seat | null): unknown[] {
    return events.map((e) => this.game.redact(e, seat)).filter((e) => e !== null);
  }
}
