import type { LogEntry, Position } from '@ashtown/protocol';
import { createStore } from 'zustand';
import { addedTo, type Line } from './lines.ts';
import type { Scripted } from './narrator.ts';
import { CATCH_UP, LINGER, TURN } from './pace.ts';
import { type Shown, type Step, shortened } from './shorten.ts';

export type { Shown, Step } from './shorten.ts';

export interface StoryState {
  shown: Shown | null;
  /** What the stage shows; null where it is empty. */
  now: Step | null;
  /** The beats of the turn that is told, those to come included as far as they are known. */
  turn: readonly Step[];
  /** What was told before it, the latest last. */
  before: readonly Step[];
  /** How many beats or moments are still to be told. */
  behind: number;
  paused: boolean;
  /** Something happened while nobody looked: it is not played by itself. */
  missed: boolean;
}

/** What a story needs of the world around it. */
export interface Surroundings {
  /** The beats of a moment, at least one step. */
  tell(shown: Shown): readonly Scripted[];
  /** Something is not told: what follows begins with this log. */
  cut(log: readonly LogEntry[]): void;
  /** How long a step stands before the next, in milliseconds of normal speed; 0: what follows is shown at once. */
  time(step: Step): number;
  /** How much of that time is taken now. */
  factor(): number;
  /** Whether it waits after every player. */
  stops(): boolean;
  /** Whether anybody looks. */
  watched(): boolean;
  later(run: () => void, ms: number): () => void;
}

const NOTHING: readonly LogEntry[] = [];
const NONE: readonly Line[] = [];
/** How many beats before the one that is told can still be read. */
const TRAIL = 3;
/** How many steps one can go back. */
const KEPT = 60;

/**
 * Tells what happens beat by beat, with one clock: the table may be further than what is shown. Whatever cannot be
 * played (other eyes, something taken back, a page that was away) is a cut.
 */
export class Story {
  readonly store = createStore<StoryState>(() => ({
    shown: null,
    now: null,
    turn: [],
    before: [],
    behind: 0,
    paused: false,
    missed: false,
  }));
  readonly #around: Surroundings;
  #queue: Step[] = [];
  /** What was told, and which of it is shown. */
  #told: Step[] = [];
  #at = -1;
  #cancel: (() => void) | null = null;
  /** Nothing follows: what is on the stage only stays a little. */
  #idle = false;
  /** Which turn is told, and for how many beats and how long already. */
  #turn = { of: -1, beats: 0, spent: 0 };
  /** How long it has been told since the last moment came. */
  #spent = 0;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** The table as it is now. */
  follow(position: Position | null, log: readonly LogEntry[]): void {
    const last = this.#queue.at(-1)?.shown ?? this.#latest();
    if (!position) return this.#cut(null);
    if (last?.position === position) return;
    const fresh = last && last.position.seat === position.seat ? addedTo(last.log, log) : null;
    if (!last || !fresh) return this.#cut({ position, log, fresh: NOTHING, left: NONE }, !last);
    if (fresh.length === 0) return this.#amend({ ...last, position, log });
    const shown = { position, log, fresh, left: NONE };
    // A page nobody looks at tells nothing, nor does one that was cut off for a while.
    if (!this.#around.watched() || fresh.length > 1) return this.#cut({ ...shown, fresh: NOTHING }, true);
    const steps = this.#around.tell(shown);
    if (steps[0]!.own && this.store.getState().missed) this.store.setState({ missed: false });
    this.#queue.push(...steps.map((step) => ({ ...step, shown: { ...shown, left: step.left } })));
    this.#spent = 0;
    // Whose time runs is not kept waiting: the story goes on beside the present.
    if (position.question !== null && position.clock) this.#present(shown);
    this.#shorten();
    this.#say();
    if ((!this.#cancel || this.#idle) && !this.store.getState().paused) this.#goOn();
  }

  pause(): void {
    this.store.setState({ paused: true });
  }

  play(): void {
    this.#toNewest();
    this.store.setState({ paused: false });
    if (!this.#cancel) this.#goOn(true);
  }

  /** The next step, and no further. */
  step(): void {
    this.#stop();
    this.store.setState({ paused: true });
    if (this.#at < this.#told.length - 1) return this.#look(this.#at + 1);
    for (let step = this.#next(); step && !step.beat; ) step = this.#next();
  }

  /** Back to what was told before: it changes nothing but the picture. */
  back(): void {
    this.#stop();
    this.store.setState({ paused: true });
    const to = this.#told.findLastIndex((step, i) => i < this.#at && step.beat !== null);
    if (to >= 0) this.#look(to);
  }

  /** To the present. */
  skip(): void {
    this.#stop();
    const before = this.store.getState().shown;
    const last = this.#queue.at(-1)?.shown ?? this.#latest();
    this.#queue = [];
    this.#forget();
    this.store.setState({ paused: false, behind: 0, now: null, turn: [] });
    if (last && before && last !== before)
      this.store.setState({ shown: { ...last, fresh: addedTo(before.log, last.log) ?? NOTHING, left: NONE } });
  }

  /** What was missed has been seen. */
  seen(): void {
    this.store.setState({ missed: false });
  }

  close(): void {
    this.#stop();
  }

  #latest(): Shown | null {
    return this.#told.at(-1)?.shown ?? this.store.getState().shown;
  }

  #cut(shown: Shown | null, missed = false): void {
    this.#stop();
    this.#queue = [];
    this.#forget();
    this.#around.cut(shown?.log ?? NOTHING);
    const before = this.store.getState().missed;
    this.store.setState({
      shown,
      now: null,
      turn: [],
      behind: 0,
      paused: false,
      missed: missed || (before && !!shown),
    });
  }

  #forget(): void {
    this.#told = [];
    this.#at = -1;
  }

  /** The same moment, with another clock or wish on it. */
  #amend(shown: Shown): void {
    const last = this.#queue.at(-1)?.shown ?? this.#latest();
    const renewed = (x: Shown): Shown => ({ ...shown, fresh: x.fresh, left: x.left });
    const isSame = (x: Shown | null): x is Shown => x !== null && x.position === last?.position;
    const renew = (step: Step): Step => (isSame(step.shown) ? { ...step, shown: renewed(step.shown) } : step);
    this.#queue = this.#queue.map(renew);
    this.#told = this.#told.map(renew);
    const { shown: seen, now } = this.store.getState();
    if (isSame(seen)) this.store.setState({ shown: renewed(seen), now: now && renew(now) });
  }

  /** Every beat that is still to be told goes with the picture of now. */
  #present(shown: Shown): void {
    const before = this.store.getState().shown;
    const all = { ...shown, fresh: (before && addedTo(before.log, shown.log)) ?? NOTHING, left: NONE };
    this.#queue = this.#queue.map((step) => ({ ...step, shown: all }));
    this.store.setState({ shown: all });
  }

  #goOn(again = false): void {
    this.#stop();
    if (this.store.getState().paused) return;
    for (;;) {
      if (!again && this.#waitsBefore(this.#queue[0])) return this.store.setState({ paused: true });
      again = false;
      this.#shorten();
      const step = this.#next();
      if (!step) return this.#leave();
      const ms = this.#time(step);
      if (ms === 0) continue;
      this.#cancel = this.#around.later(() => this.#goOn(), ms);
      return;
    }
  }

  /** Another player's turn begins where the story waits after each. */
  #waitsBefore(next: Step | undefined): boolean {
    const { now } = this.store.getState();
    return Boolean(next?.beat && now && next.turn !== now.turn && this.#around.stops());
  }

  #next(): Step | null {
    const step = this.#queue.shift() ?? null;
    if (step) {
      this.#told.push(step);
      if (this.#told.length > KEPT) this.#told.shift();
      this.#at = this.#told.length - 1;
      if (this.#turn.of !== step.turn) this.#turn = { of: step.turn, beats: 0, spent: 0 };
      if (step.beat) this.#turn.beats++;
      // What has nothing to say leaves what was said before, unless somebody here did it.
      const now = step.beat ? step : step.own ? null : this.store.getState().now;
      this.store.setState({ shown: step.shown, now });
    }
    this.#say();
    return step;
  }

  #look(at: number): void {
    this.#at = at;
    const step = this.#told[at]!;
    this.store.setState({ shown: { ...step.shown, fresh: NOTHING }, now: step });
    this.#say();
  }

  #toNewest(): void {
    const step = this.#told.at(-1);
    if (!step || this.#at === this.#told.length - 1) return;
    this.#at = this.#told.length - 1;
    this.store.setState({ shown: { ...step.shown, fresh: NOTHING }, now: step.beat ? step : null });
  }

  /** Nothing follows: the stage empties after a while, and at once for the result. */
  #leave(): void {
    const { now } = this.store.getState();
    if (!now) return;
    if (now.beat?.cue === 'end') return this.store.setState({ now: null, turn: [] });
    this.#idle = true;
    this.#cancel = this.#around.later(
      () => {
        this.#stop();
        if (!this.store.getState().paused) this.store.setState({ now: null, turn: [] });
      },
      Math.round(LINGER * this.#around.factor()),
    );
  }

  #shorten(): void {
    const told = this.#queue[0]?.turn === this.#turn.of ? this.#turn.beats : 0;
    this.#queue = shortened(this.#queue, told, this.#latest(), (step) => this.#around.time(step));
  }

  #ahead(): number {
    return this.#queue.reduce((sum, step) => sum + this.#around.time(step), 0);
  }

  /** A long turn, and a long queue, are told faster towards their end. */
  #time(step: Step): number {
    const hold = this.#around.time(step);
    const inTurn = this.#queue.filter(({ turn }) => turn === step.turn);
    const turn = inTurn.reduce((sum, next) => sum + this.#around.time(next), hold);
    const left = (most: number, spent: number, of: number): number => (of > 0 ? Math.max(0, most - spent) / of : 0);
    const part = Math.min(1, left(TURN, this.#turn.spent, turn), left(CATCH_UP, this.#spent, hold + this.#ahead()));
    this.#turn.spent += hold * part;
    this.#spent += hold * part;
    return Math.round(hold * part * this.#around.factor());
  }

  #say(): void {
    const { now } = this.store.getState();
    const behind = this.#queue.length + (this.#told.length - 1 - this.#at);
    const of = now?.turn ?? this.#queue[0]?.turn;
    const turn = [...this.#told, ...this.#queue].filter((step) => step.turn === of && step.beat);
    const before = this.#told.slice(0, Math.max(0, this.#at)).filter((step) => step.beat);
    this.store.setState({ behind, turn, before: before.slice(-TRAIL) });
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#idle = false;
  }
}
