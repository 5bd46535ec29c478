import {
  type AnyGame,
  changeOf,
  type Match,
  type MatchRefusal,
  parseMatch,
  refuseMatch,
  replay,
  SET_UP,
  type Seat,
  type Snapshot,
  Timeline,
  type Visit,
  verify,
} from '@ashtown/engine';
import type { LogEntry, Position } from '@ashtown/protocol';
import { still } from '../table/past/still.ts';
import { isSeedOf } from '../table/result/verify.ts';

/** States are kept every so many answers, so that no step plays many of them again. */
const KEPT_EVERY = 20;

/** A match that can be looked at from any answer on and through any eyes. */
export class Film {
  readonly game: AnyGame;
  readonly match: Match;
  readonly #timeline: Timeline;

  private constructor(game: AnyGame, match: Match, timeline: Timeline) {
    this.game = game;
    this.match = match;
    this.#timeline = timeline;
  }

  /** Every answer is checked by the rules on the way, and every snapshot where today's rules played it all. */
  static open(game: AnyGame, match: Match): Film | MatchRefusal {
    const change = changeOf(match);
    const before = change ? match.snapshots.slice(0, match.snapshots.indexOf(change) + 1) : [];
    let kept: Snapshot[] = [];
    const visit: Visit = (at, _, __, state) => {
      if ((at + 1) % KEPT_EVERY === 0) kept.push({ at: at + 1, version: game.version, state: game.clone(state) });
    };
    let played = verify(game, match, visit);
    if (!played.ok && played.problem === 'version') {
      kept = [];
      played = replay(game, match, visit);
    }
    if (!played.ok) return played;
    const snapshots = [...before, ...kept.filter((x) => x.at > (change?.at ?? 0))];
    return new Film(game, match, new Timeline(game, { ...match, snapshots }, played.state));
  }

  get length(): number {
    return this.#timeline.length;
  }

  /** Whether all it shows follows from the seed. Else it begins with a position that is only the file's word: anybody can write one. */
  get verified(): boolean {
    return changeOf(this.match) === undefined;
  }

  /** The first moment it can show: later than 0 where older rules played the beginning. */
  get from(): number {
    return this.#timeline.floor;
  }

  /** The position after `at` answers as a seat, or a spectator, saw it. Nothing can be answered in it. */
  positionAt(at: number, seat: Seat | null): Position {
    const { game, match } = this;
    const state = this.#timeline.stateAt(at);
    const { ply } = state;
    const past = { at, ply, view: game.view(state, seat), asked: game.asked(state), result: game.result(state) };
    return still(seat, past, match.seed);
  }

  /** What the first `at` answers caused, and the set-up before them, as a seat may know it. */
  logAt(at: number, seat: Seat | null): LogEntry[] {
    return this.#timeline
      .history(SET_UP)
      .filter((entry) => entry.at < at)
      .map((entry) => ({
        ...entry,
        events: entry.events.map((e) => this.game.redact(e, seat)).filter((e) => e !== null),
      }));
  }
}

/** A match file as text; `load` fetches the rules of the game it names. */
export async function openFilm(text: string, load: (id: string) => Promise<AnyGame>): Promise<Film | MatchRefusal> {
  let game: AnyGame | undefined;
  try {
    const id = (JSON.parse(text) as { game?: unknown } | null)?.game;
    if (typeof id === 'string') game = await load(id);
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
