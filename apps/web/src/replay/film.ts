import {
  type AnyGame,
  changeOf,
  type Match,
  type MatchRefusal,
  parseMatch,
  refuseMatch,
  replay,
  type Seat,
  startOf,
  type Visit,
  verify,
} from '@ashtown/engine';
import type { LogEntry, Position } from '@ashtown/protocol';
import { still } from '../table/still.ts';
import { isSeedOf } from '../table/verify.ts';

/** States are kept every so many answers; whatever lies between is played again from the last one. */
const KEPT_EVERY = 20;

interface Still {
  at: number;
  state: unknown;
}

/** A match that can be looked at from any answer on and through any eyes. */
export class Film {
  readonly game: AnyGame;
  readonly match: Match;
  /** The first answer it can show: later than 0 where older rules played the beginning. */
  readonly from: number;
  readonly #picks: unknown[];
  readonly #events: (readonly unknown[])[];
  readonly #stills: readonly Still[];

  private constructor(game: AnyGame, match: Match, from: number, reel: Reel) {
    this.game = game;
    this.match = match;
    this.from = from;
    this.#picks = reel.picks;
    this.#events = reel.events;
    this.#stills = reel.stills;
  }

  /** Every answer is checked by the rules on the way, and every snapshot where today's rules played it all. */
  static open(game: AnyGame, match: Match): Film | MatchRefusal {
    const change = changeOf(match);
    const from = change?.at ?? 0;
    const first = change ? game.clone(change.state) : startOf(game, match);
    const reel: Reel = { picks: [], events: [], stills: [{ at: from, state: first }] };
    const visit: Visit = (at, _, pick, state, events) => {
      reel.picks[at] = pick;
      reel.events[at] = events;
      if ((at + 1) % KEPT_EVERY === 0) reel.stills.push({ at: at + 1, state: game.clone(state) });
    };
    const checked = verify(game, match, visit);
    if (checked.ok) return new Film(game, match, from, reel);
    if (checked.problem !== 'version') return checked;
    reel.stills.splice(1);
    const played = replay(game, match, visit);
    return played.ok ? new Film(game, match, from, reel) : played;
  }

  get length(): number {
    return this.match.answers.length;
  }

  /** The state after `at` answers. */
  stateAt(at: number): unknown {
    const still = this.#stills.findLast((x) => x.at <= at) ?? this.#stills[0]!;
    const state = this.game.clone(still.state);
    for (let i = still.at; i < at; i++) this.game.apply(state, this.match.answers[i]![0], this.#picks[i], null);
    return state;
  }

  /** The position after `at` answers as a seat, or a spectator, saw it. Nothing can be answered in it. */
  positionAt(at: number, seat: Seat | null): Position {
    const { game, match } = this;
    const state = this.stateAt(at);
    const { ply } = state as { ply: number };
    const past = { at, ply, view: game.view(state, seat), asked: game.asked(state), result: game.result(state) };
    return still(seat, past, match.seed);
  }

  /** What the first `at` answers caused, as a seat may know it. */
  logAt(at: number, seat: Seat | null): LogEntry[] {
    return this.match.answers.slice(this.from, at).map(([who], i) => ({
      at: this.from + i,
      seat: who,
      events: (this.#events[this.from + i] ?? []).map((e) => this.game.redact(e, seat)).filter((e) => e !== null),
    }));
  }
}

interface Reel {
  picks: unknown[];
  events: (readonly unknown[])[];
  stills: Still[];
}

/** A match file as text; `load` fetches the rules of the game it names. */
export async function openFilm(
  text: string,
  load: (id: string) => Promise<{ game: AnyGame }>,
): Promise<Film | MatchRefusal> {
  let game: AnyGame | undefined;
  try {
    const id = (JSON.parse(text) as { game?: unknown } | null)?.game;
    if (typeof id === 'string') game = (await load(id)).game;
  } catch {
    // What is no JSON or names no game of ours, the parser refuses with its code.
  }
  const parsed = parseMatch(text, (id) => (game?.id === id ? game : undefined));
  if (!parsed.ok) return parsed;
  const { seed, commitment } = parsed.match;
  if (!(await isSeedOf(seed, commitment))) return refuseMatch('commitment', 'commitment', 'the SHA-256 of the seed');
  return Film.open(parsed.game, parsed.match);
}

export const isFilm = (x: Film | MatchRefusal): x is Film => x instanceof Film;
