import type { AnyGame, Log, Seat } from './game.ts';
import { type Match, type MatchRefusal, refuseMatch, type Snapshot } from './match.ts';
import { makeRng } from './rng.ts';

/** Equality of plain data, answers above all: the order of keys is the only thing that does not count. */
export function samePick(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((k) => Object.hasOwn(b, k) && samePick((a as never)[k], (b as never)[k]))
  );
}

/** The legal answer equal to an untrusted one, or undefined. */
export const findPick = <P>(legal: readonly P[], pick: unknown): P | undefined => legal.find((p) => samePick(p, pick));

export const startOf = (
  game: AnyGame,
  match: Pick<Match, 'seats' | 'options' | 'seed'>,
  log: Log<unknown> = null,
): unknown => game.setup(match.seats.length, match.options, makeRng(match.seed), log);

/** Sees each answer with the events it caused, and the state after it. */
export type Visit = (at: number, seat: Seat, pick: unknown, state: unknown, events: unknown[]) => void;

export type Replayed = { ok: true; state: unknown } | MatchRefusal;

/** The rules the newest part of a match was played by. */
export const rulesOf = (match: Match): number => match.snapshots.at(-1)?.version ?? match.version;

/** The snapshot at which the rules last changed. What came before it, only the older rules could play again. */
export const changeOf = (match: Match): Snapshot | undefined =>
  match.snapshots.findLast((x, i, all) => x.version !== (all[i - 1]?.version ?? match.version));

/**
 * Plays a match again from its seed, or from where the rules last changed, every answer checked; `upTo` stops early.
 * A match that older rules played may turn out `rules-changed`.
 */
export function replay(game: AnyGame, match: Match, visit?: Visit, upTo = match.answers.length): Replayed {
  const change = changeOf(match);
  const start = change ? restore(game, match, change) : { ok: true as const, state: startOf(game, match) };
  return start.ok ? advance(game, match, start.state, change, upTo, visit) : start;
}

/** Replays from the seed and compares every snapshot on the way. Only a match played by these very rules can be verified. */
export function verify(game: AnyGame, match: Match, visit?: Visit): Replayed {
  if (match.version !== game.version || changeOf(match))
    return refuseMatch('version', 'version', `rules version ${game.version} from the first answer on`);
  const at = new Map(match.snapshots.map((x, i) => [x.at, i]));
  let wrong = -1;
  const compare = (n: number, state: unknown) => {
    const i = at.get(n);
    if (wrong < 0 && i !== undefined && !samePick(state, match.snapshots[i]!.state)) wrong = i;
  };
  const start = startOf(game, match);
  compare(0, start);
  const end = advance(game, match, start, undefined, match.answers.length, (n, seat, pick, state, events) => {
    compare(n + 1, state);
    visit?.(n, seat, pick, state, events);
  });
  if (!end.ok || wrong < 0) return end;
  return refuseMatch('snapshots', `snapshots[${wrong}].state`, `the state after ${match.snapshots[wrong]!.at} answers`);
}

/**
 * The state a match stands at, from its last snapshot: quick, and right also where the rules have changed since, as long
 * as the snapshot was written at the last answer. Answers given after it by older rules are kept as far as they are still
 * legal (`kept` of them in all), so a match is set back a little at worst, never stranded. The snapshot is believed:
 * a file from a stranger goes through `verify`.
 */
export function resume(game: AnyGame, match: Match): { ok: true; state: unknown; kept: number } | MatchRefusal {
  const last = match.snapshots.at(-1);
  const start = last ? restore(game, match, last) : { ok: true as const, state: startOf(game, match) };
  if (!start.ok) return start;
  let kept = last?.at ?? 0;
  const end = advance(game, match, start.state, last, match.answers.length, (at) => {
    kept = at + 1;
  });
  // An answer is checked before it touches the state, so the state is still the one before the first illegal answer.
  if (!end.ok && end.problem !== 'rules-changed') return end;
  return { ok: true, state: start.state, kept };
}

/** Changes `s`. Where it came from a snapshot, whatever a doctored one does to the rules is refused; else a throw is a bug. */
function advance(
  game: AnyGame,
  match: Match,
  s: unknown,
  from: Snapshot | undefined,
  upTo: number,
  visit?: Visit,
): Replayed {
  for (let at = from?.at ?? 0; at < upTo; at++) {
    const [seat, given] = match.answers[at]!;
    const events: unknown[] = [];
    let pick: unknown;
    try {
      pick = game.asked(s).includes(seat) ? findPick(game.legal(s, seat), given) : undefined;
      if (pick === undefined) {
        const rules = rulesOf(match);
        return rules === game.version
          ? refuseMatch('illegal-answer', `answers[${at}]`, expectation(game, s, seat))
          : refuseMatch('rules-changed', `answers[${at}]`, `rules version ${rules}; these are version ${game.version}`);
      }
      game.apply(s, seat, pick, events);
    } catch (e) {
      if (from === undefined) throw e;
      return notAState(game, match, from);
    }
    visit?.(at, seat, pick, s, events);
  }
  return { ok: true, state: s };
}

/** A state of its own from a snapshot that may hold anything: whatever a host will ask of a state is tried on it once. */
function restore(game: AnyGame, match: Match, from: Snapshot): Replayed {
  try {
    const state = game.clone(from.state);
    for (const seat of game.asked(state)) {
      if (seat >= match.seats.length) throw new Error('no such seat');
      game.question(state, seat);
      game.legal(state, seat);
    }
    for (let seat = 0; seat < match.seats.length; seat++) game.view(state, seat);
    game.view(state, null);
    game.result(state);
    return { ok: true, state };
  } catch {
    return notAState(game, match, from);
  }
}

const notAState = (game: AnyGame, match: Match, from: Snapshot): MatchRefusal =>
  refuseMatch('snapshots', `snapshots[${match.snapshots.indexOf(from)}].state`, `a state of ${game.id}`);

function expectation(game: AnyGame, s: unknown, seat: Seat): string {
  const asked = game.asked(s);
  if (asked.length === 0) return 'no further answer, the game is over';
  if (!asked.includes(seat)) return `an answer of seat ${asked.join(' or ')}`;
  return `an answer to ${game.question(s, seat)}`;
}
