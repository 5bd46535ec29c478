import type { AnyGame, Seat } from './game.ts';
import { type Options, parseOptions } from './options.ts';
import { isSeed, makeRng, type Seed } from './rng.ts';

/** Who sits where: a person by name, or a bot by the name of its level. */
export interface SeatInfo {
  name: string;
  kind: 'human' | 'bot';
  bot?: string;
}

export interface Snapshot {
  /** How many answers had been given. */
  at: number;
  version: number;
  state: unknown;
}

/** The save, the replay, the bug report and the test fixture: seed and answers give every state again. */
export interface Match {
  format: 1;
  game: string;
  version: number;
  options: Options;
  seats: SeatInfo[];
  seed: Seed;
  /** SHA-256 of the seed, published at the start. */
  commitment: string;
  answers: [Seat, unknown][];
  snapshots: Snapshot[];
}

export type MatchProblem =
  | 'not-json'
  | 'not-a-match'
  | 'format'
  | 'unknown-game'
  | 'version'
  | 'options'
  | 'seats'
  | 'seed'
  | 'commitment'
  | 'answers'
  | 'snapshots'
  | 'illegal-answer';

/** `where` points at what is wrong (`answers[12]`), `expected` says what would be right. */
export interface MatchRefusal {
  ok: false;
  problem: MatchProblem;
  where: string;
  expected: string;
}

export const SNAPSHOT_EVERY = 50;
const MOST_ANSWERS = 100_000;
const MOST_NAME = 60;

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
const isCount = (x: unknown): x is number => Number.isInteger(x) && (x as number) >= 0;

/** Reads a match file, from text or from parsed JSON. Never throws: whatever is wrong comes back with a code. */
export function parseMatch(
  input: unknown,
  find: (id: string) => AnyGame | undefined,
): { ok: true; match: Match; game: AnyGame } | MatchRefusal {
  const refuse = (problem: MatchProblem, where: string, expected: string): MatchRefusal => ({
    ok: false,
    problem,
    where,
    expected,
  });
  let m: unknown = input;
  if (typeof input === 'string') {
    try {
      m = JSON.parse(input);
    } catch {
      return refuse('not-json', 'the file', 'JSON');
    }
  }
  if (!isRecord(m)) return refuse('not-a-match', 'the file', 'an object');
  if (m.format !== 1) return refuse('format', 'format', '1');
  const game = typeof m.game === 'string' ? find(m.game) : undefined;
  if (!game) return refuse('unknown-game', 'game', 'the id of a game of this version');
  if (!isCount(m.version) || m.version > game.version)
    return refuse('version', 'version', `a rules version up to ${game.version}`);

  const [min, max] = game.players;
  if (!Array.isArray(m.seats) || m.seats.length < min || m.seats.length > max)
    return refuse('seats', 'seats', `${min} to ${max} seats`);
  const seats: SeatInfo[] = [];
  for (const [i, x] of m.seats.entries()) {
    if (!isRecord(x) || typeof x.name !== 'string' || x.name.length > MOST_NAME)
      return refuse('seats', `seats[${i}].name`, `a name of at most ${MOST_NAME} characters`);
    if (x.kind === 'bot' && typeof x.bot === 'string' && x.bot.length <= MOST_NAME)
      seats.push({ name: x.name, kind: 'bot', bot: x.bot });
    else if (x.kind === 'human') seats.push({ name: x.name, kind: 'human' });
    else return refuse('seats', `seats[${i}].kind`, 'human, or bot with the name of the bot');
  }

  if (!isRecord(m.options)) return refuse('options', 'options', 'an object');
  const options = parseOptions(game, seats.length, m.options);
  if (!options.ok) return refuse('options', `options.${options.problem.option}`, options.problem.expected);
  if (!isSeed(m.seed)) return refuse('seed', 'seed', '32 hexadecimal digits');
  if (typeof m.commitment !== 'string' || !/^[0-9a-f]{64}$/.test(m.commitment))
    return refuse('commitment', 'commitment', 'the SHA-256 of the seed as 64 hexadecimal digits');

  if (!Array.isArray(m.answers) || m.answers.length > MOST_ANSWERS)
    return refuse('answers', 'answers', `at most ${MOST_ANSWERS} answers`);
  const answers: [Seat, unknown][] = [];
  for (const [i, a] of m.answers.entries()) {
    if (!Array.isArray(a) || a.length !== 2 || !isCount(a[0]) || a[0] >= seats.length)
      return refuse('answers', `answers[${i}]`, '[seat, answer]');
    answers.push([a[0], a[1]]);
  }

  const snapshots: Snapshot[] = [];
  if (!Array.isArray(m.snapshots)) return refuse('snapshots', 'snapshots', 'a list');
  for (const [i, x] of m.snapshots.entries()) {
    const last = snapshots[snapshots.length - 1];
    if (!isRecord(x) || !isCount(x.at) || x.at > answers.length || !isCount(x.version) || !isRecord(x.state))
      return refuse('snapshots', `snapshots[${i}]`, '{ at, version, state }');
    if (last && x.at <= last.at) return refuse('snapshots', `snapshots[${i}].at`, `more than ${last.at}`);
    snapshots.push({ at: x.at, version: x.version, state: x.state });
  }
  const match: Match = {
    format: 1,
    game: game.id,
    version: m.version,
    options: options.options,
    seats,
    seed: m.seed,
    commitment: m.commitment,
    answers,
    snapshots,
  };
  return { ok: true, match, game };
}

/** Equality of answers: they are plain JSON, so the order of keys is the only thing that does not count. */
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

export const startOf = (game: AnyGame, match: Pick<Match, 'seats' | 'options' | 'seed'>): unknown =>
  game.setup(match.seats.length, match.options, makeRng(match.seed));

/**
 * Plays a match again from its seed, every answer checked. `visit` sees each answer with the events it caused, and the
 * state after it; `upTo` stops early.
 */
export function replay(
  game: AnyGame,
  match: Match,
  visit?: (at: number, seat: Seat, pick: unknown, state: unknown, events: unknown[]) => void,
  upTo = match.answers.length,
): { ok: true; state: unknown } | MatchRefusal {
  const s = startOf(game, match);
  for (let at = 0; at < upTo; at++) {
    const [seat, given] = match.answers[at]!;
    const pick = game.asked(s).includes(seat) ? findPick(game.legal(s, seat), given) : undefined;
    if (pick === undefined)
      return { ok: false, problem: 'illegal-answer', where: `answers[${at}]`, expected: expectation(game, s, seat) };
    const events: unknown[] = [];
    game.apply(s, seat, pick, events);
    visit?.(at, seat, pick, s, events);
  }
  return { ok: true, state: s };
}

function expectation(game: AnyGame, s: unknown, seat: Seat): string {
  const asked = game.asked(s);
  if (asked.length === 0) return 'no further answer, the game is over';
  if (!asked.includes(seat)) return `an answer of seat ${asked.join(' or ')}`;
  return `an answer to ${game.question(s, seat)}`;
}
