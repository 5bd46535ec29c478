import {
  type Match,
  type Seat,
  type State,
  type Timeline,
  type UndoPolicy,
  wasHarmless,
  wasPlainlyFinal,
} from '@ashtown/engine';

export interface UndoRequest {
  seat: Seat;
  /** Who has not agreed yet. */
  waiting: readonly Seat[];
}

/** What the people are agreeing about since the last answer, and what they took back. A value: every change makes another. */
export interface Consents {
  readonly request?: UndoRequest;
  /** The seats that were turned down: each asks once per answer. */
  readonly declined?: readonly Seat[];
  /** What was taken back and can be given again, the latest last. */
  readonly undone?: readonly Match['answers'][];
}

/** How a seat could take back its last answer. `try`: freely, or as with `ask`; whoever tries finds out. */
export type UndoKind = 'free' | 'ask' | 'try';

/**
 * `never`: the policy. `nothing`: there is no answer to take back, or to give again. `barrier`: it would take back dice,
 * a secret or somebody else's answer. `open`: another request waits. `declined`: asked already. `not-asked`: no consent
 * is wanted of this seat.
 */
export type UndoWhy = 'never' | 'nothing' | 'barrier' | 'open' | 'declined' | 'not-asked';

/** `at` answers are as they were; whoever holds a log cuts it there. Not `done`: a request waits, or was turned down. */
export type Undone = { ok: true; done: boolean; at: number } | { ok: false; why: UndoWhy };

/** The seat's answer lies face down until all are in: it can be exchanged, but not given twice. */
export function hasAnswered(state: State, seat: Seat): boolean {
  const got = state.stack.at(-1)?.got;
  return got !== undefined && seat in got;
}

const no = (why: UndoWhy) => ({ ok: false, why }) as const;

/**
 * Taking back and giving again. A seat takes back its own last answer, and with it whatever was answered since; to go
 * further it repeats that. What was taken back leaves the match, and can be given again until somebody answers anew.
 */
export class Takeback {
  readonly policy: UndoPolicy;
  /** Undefined: nobody asks, nobody was turned down, and nothing can be given again. */
  consents: Consents | undefined;
  readonly #timeline: Timeline;
  /** Whether the last answer is harmless: known until the next change. */
  #harmless: boolean | null = null;

  constructor(timeline: Timeline, policy: UndoPolicy, consents?: Consents) {
    this.#timeline = timeline;
    this.policy = policy;
    this.consents = consents;
  }

  get request(): UndoRequest | null {
    return this.consents?.request ?? null;
  }

  /** Somebody gave a new answer. */
  moveOn(): void {
    this.#harmless = null;
    this.consents = undefined;
  }

  /** How a seat could take back its last answer now; null: not at all. */
  kind(seat: Seat): Exclude<UndoKind, 'try'> | null {
    const found = this.guess(seat);
    if (found !== 'try') return found;
    return this.#lastIsHarmless(seat) ? 'free' : this.#orAsk();
  }

  /** The same as far as it is known without giving the answer again in other worlds, which costs more than all the rest. */
  guess(seat: Seat): UndoKind | null {
    const at = this.#target(seat);
    if (at < 0 || this.policy === 'no') return null;
    if (hasAnswered(this.#timeline.state, seat)) return 'free';
    if (at < this.#timeline.length - 1 || !this.#isAloneAsked(seat)) return this.#orAsk();
    if (this.#harmless === null && wasPlainlyFinal(...this.#last(seat))) this.#harmless = false;
    if (this.#harmless === null) return 'try';
    return this.#harmless ? 'free' : this.#orAsk();
  }

  undo(seat: Seat): Undone {
    return this.kind(seat) === 'free' ? this.#rewind(seat) : this.#refusal(seat);
  }

  /** Takes back whatever is free, one answer after the other: the turn begins anew, or goes on from the last barrier. */
  reset(seat: Seat): Undone {
    let last = this.undo(seat);
    for (let next = last; next.ok; next = this.undo(seat)) last = next;
    return last;
  }

  /** Asks the other people, unless it is free or there are none. One request at a time, and a seat asks once per answer. */
  ask(seat: Seat): Undone {
    const kind = this.kind(seat);
    if (kind === null) return this.#refusal(seat);
    const { seats } = this.#timeline.match;
    const waiting = kind === 'free' ? [] : [...seats.keys()].filter((s) => s !== seat && seats[s]!.kind === 'human');
    if (waiting.length === 0) return this.#rewind(seat);
    if (this.request) return no('open');
    if (this.consents?.declined?.includes(seat)) return no('declined');
    this.#agreeOn({ request: { seat, waiting } });
    return { ok: true, done: false, at: this.#timeline.length };
  }

  consent(seat: Seat, yes: boolean): Undone {
    if (!this.request?.waiting.includes(seat)) return no('not-asked');
    const { seat: asking, waiting } = this.request;
    const left = waiting.filter((other) => other !== seat);
    if (yes && left.length === 0) return this.#rewind(asking);
    if (yes) this.#agreeOn({ request: { seat: asking, waiting: left } });
    else this.#agreeOn({ request: undefined, declined: [...(this.consents?.declined ?? []), asking] });
    return { ok: true, done: false, at: this.#timeline.length };
  }

  /** The seat neither asks nor is asked any more. */
  forgo(seat: Seat): { done: boolean; at: number } {
    if (this.request?.seat === seat) this.#agreeOn({ request: undefined });
    const consented = this.consent(seat, true);
    return consented.ok ? { done: consented.done, at: consented.at } : { done: false, at: this.#timeline.length };
  }

  canRedo(seat: Seat): boolean {
    return this.consents?.undone?.at(-1)?.[0]?.[0] === seat;
  }

  redo(seat: Seat): Undone {
    if (!this.canRedo(seat)) return no('nothing');
    const at = this.#timeline.length;
    const undone = this.consents!.undone!;
    for (const [who, pick] of undone.at(-1)!) this.#timeline.push(who, pick);
    this.#changed(undone.slice(0, -1));
    return { ok: true, done: true, at };
  }

  #changed(undone: readonly Match['answers'][]): void {
    this.#agreeOn({ request: undefined, undone: undone.length > 0 ? undone : undefined });
    this.#harmless = null;
  }

  #agreeOn(change: { [K in keyof Consents]: Consents[K] | undefined }): void {
    const { request, declined, undone } = { ...this.consents, ...change };
    const now = { ...(request && { request }), ...(declined && { declined }), ...(undone && { undone }) };
    this.consents = Object.keys(now).length > 0 ? now : undefined;
  }

  #orAsk(): 'ask' | null {
    return this.policy === 'ask' ? 'ask' : null;
  }

  #refusal(seat: Seat): Undone {
    if (this.policy === 'no') return no('never');
    return no(this.#target(seat) < 0 ? 'nothing' : 'barrier');
  }

  /** The seat's last answer, unless older rules took it. */
  #target(seat: Seat): number {
    const { match, floor } = this.#timeline;
    const at = match.answers.findLastIndex(([who]) => who === seat);
    return at < floor ? -1 : at;
  }

  #isAloneAsked(seat: Seat): boolean {
    const asked = this.#timeline.game.asked(this.#timeline.state);
    return asked.length === 1 && asked[0] === seat;
  }

  #lastIsHarmless(seat: Seat): boolean {
    this.#harmless ??= wasHarmless(...this.#last(seat));
    return this.#harmless;
  }

  /** The last answer, which was this seat's, and what became of it. */
  #last(seat: Seat): Parameters<typeof wasHarmless> {
    const { game, match, state } = this.#timeline;
    const [last] = this.#timeline.history(match.answers.length - 1);
    const trial = { game, seats: match.seats.length, seat, pick: match.answers.at(-1)![1] };
    return [trial, { before: this.#timeline.previous(), after: state, events: last!.events }];
  }

  #rewind(seat: Seat): Undone {
    const timeline = this.#timeline;
    const at = this.#target(seat);
    const dropped = timeline.match.answers.slice(at);
    const others = hasAnswered(this.#timeline.state, seat) ? dropped.splice(1) : [];
    timeline.cut(at);
    for (const [who, pick] of others) timeline.push(who, pick);
    this.#changed([...(this.consents?.undone ?? []), dropped]);
    return { ok: true, done: true, at };
  }
}
