import type { AnyGame, Seat } from './game.ts';
import { type Options, parseOptions } from './options.ts';
import { isSeed, type Seed } from './rng.ts';

/** Who sits where: a person by name, or a bot by the name of its level. */
export interface SeatInfo {
  name: string;
  kind: 'human' | 'bot';
  bot?: string;
}

/** A state somebody wrote down, so that nobody has to play up to it again. */
export interface Snapshot {
  /** How many answers had been given. */
  at: number;
  /** The rules that wrote it. Where it differs from the snapshot before, the rules changed in mid-game. */
  version: number;
  state: unknown;
}

/**
 * The save, the replay, the bug report and the test fixture: seed and answers give every state again. The answers are the
 * truth; what was taken back is not among them.
 */
export interface Match {
  format: 1;
  game: string;
  /** The rules the match began with. */
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
  | 'too-large'
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
  | 'illegal-answer'
  | 'rules-changed';

/** `where` points at what is wrong (`answers[12]`), `expected` says what would be right. */
export interface MatchRefusal {
  ok: false;
  problem: MatchProblem;
  where: string;
  expected: string;
}

/** `free`: only what is harmless. `ask`: beyond that with the consent of all other people. `no`: never, as in rated games. */
export const UNDO = ['free', 'ask', 'no'] as const;
export type UndoPolicy = (typeof UNDO)[number];

export const SNAPSHOT_EVERY = 50;
const MOST_TEXT = 64_000_000;
const MOST_DEPTH = 100;
const MOST_ANSWERS = 100_000;
const MOST_NAME = 60;
/** Would break a line of the log or turn its direction around. */
const UNPRINTABLE = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
const isCount = (x: unknown): x is number => Number.isInteger(x) && (x as number) >= 0;
const isName = (x: unknown): x is string =>
  typeof x === 'string' && x.length > 0 && x.length <= MOST_NAME && !UNPRINTABLE.test(x);

/** No deeper than anything we write, and without a key that reaches for a prototype. Not recursive: depth is the danger. */
function isTame(root: unknown): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEPTH) return false;
    const below: unknown[] = [];
    for (const x of level) {
      if (typeof x !== 'object' || x === null) continue;
      if (Object.hasOwn(x, '__proto__')) return false;
      for (const child of Object.values(x)) below.push(child);
    }
    level = below;
  }
  return true;
}

export const refuseMatch = (problem: MatchProblem, where: string, expected: string): MatchRefusal => ({
  ok: false,
  problem,
  where,
  expected,
});

/**
 * Reads a match file, from text or from parsed JSON. Never throws: whatever is wrong comes back with a code. That the
 * answers are legal and the snapshots true is not checked here but by `replay` and `verify`, which run the rules.
 */
export function parseMatch(
  input: unknown,
  find: (id: string) => AnyGame | undefined,
): { ok: true; match: Match; game: AnyGame } | MatchRefusal {
  let m: unknown = input;
  if (typeof input === 'string') {
    if (input.length > MOST_TEXT) return refuseMatch('too-large', 'the file', `at most ${MOST_TEXT} characters`);
    try {
      m = JSON.parse(input);
    } catch {
      return refuseMatch('not-json', 'the file', 'JSON');
    }
  }
  if (!isRecord(m)) return refuseMatch('not-a-match', 'the file', 'an object');
  if (!isTame(m)) return refuseMatch('not-a-match', 'the file', `plain data, at most ${MOST_DEPTH} levels deep`);
  if (m.format !== 1) return refuseMatch('format', 'format', '1');
  const game = typeof m.game === 'string' ? find(m.game) : undefined;
  if (game === undefined || game.id !== m.game)
    return refuseMatch('unknown-game', 'game', 'the id of a game of this version');
  if (!isCount(m.version) || m.version > game.version)
    return refuseMatch('version', 'version', `a rules version up to ${game.version}`);

  const seats = parseSeats(game, m.seats);
  if (!Array.isArray(seats)) return seats;
  if (!isRecord(m.options)) return refuseMatch('options', 'options', 'an object');
  const options = parseOptions(game, seats.length, m.options);
  if (!options.ok) return refuseMatch('options', `options.${options.problem.option}`, options.problem.expected);
  if (!isSeed(m.seed)) return refuseMatch('seed', 'seed', '32 or 64 hexadecimal digits');
  if (typeof m.commitment !== 'string' || !/^[0-9a-f]{64}$/.test(m.commitment))
    return refuseMatch('commitment', 'commitment', 'the SHA-256 of the seed as 64 hexadecimal digits');
  const answers = parseAnswers(seats.length, m.answers);
  if (!Array.isArray(answers)) return answers;
  const snapshots = parseSnapshots(m.version, game.version, answers.length, m.snapshots);
  if (!Array.isArray(snapshots)) return snapshots;
  const { version, seed, commitment } = m;
  const match: Match = {
    format: 1,
    game: game.id,
    version,
    options: options.options,
    seats,
    seed,
    commitment,
    answers,
    snapshots,
  };
  return { ok: true, match, game };
}

function parseSeats(game: AnyGame, given: unknown): SeatInfo[] | MatchRefusal {
  const [min, max] = game.players;
  if (!Array.isArray(given) || given.length < min || given.length > max)
    return refuseMatch('seats', 'seats', `${min} to ${max} seats`);
  const seats: SeatInfo[] = [];
  for (const [i, x] of given.entries()) {
    if (!isRecord(x) || !isName(x.name))
      return refuseMatch('seats', `seats[${i}].name`, `a name of 1 to ${MOST_NAME} printable characters`);
    if (x.kind === 'bot' && isName(x.bot)) seats.push({ name: x.name, kind: 'bot', bot: x.bot });
    else if (x.kind === 'human') seats.push({ name: x.name, kind: 'human' });
    else return refuseMatch('seats', `seats[${i}].kind`, 'human, or bot with the name of the bot');
  }
  return seats;
}

function parseAnswers(seats: number, given: unknown): Match['answers'] | MatchRefusal {
  if (!Array.isArray(given) || given.length > MOST_ANSWERS)
    return refuseMatch('answers', 'answers', `at most ${MOST_ANSWERS} answers`);
  const answers: Match['answers'] = [];
  for (const [i, a] of given.entries()) {
    if (!Array.isArray(a) || a.length !== 2 || !isCount(a[0]) || a[0] >= seats)
      return refuseMatch('answers', `answers[${i}]`, '[seat, answer]');
    answers.push([a[0], a[1]]);
  }
  return answers;
}

function parseSnapshots(oldest: number, newest: number, answers: number, given: unknown): Snapshot[] | MatchRefusal {
  if (!Array.isArray(given)) return refuseMatch('snapshots', 'snapshots', 'a list');
  const snapshots: Snapshot[] = [];
  let at = -1;
  let version = oldest;
  for (const [i, x] of given.entries()) {
    if (!isRecord(x) || !isCount(x.at) || !isCount(x.version) || !isRecord(x.state))
      return refuseMatch('snapshots', `snapshots[${i}]`, '{ at, version, state }');
    if (x.at <= at || x.at > answers)
      return refuseMatch('snapshots', `snapshots[${i}].at`, `a number from ${at + 1} to ${answers}`);
    if (x.version < version || x.version > newest)
      return refuseMatch('snapshots', `snapshots[${i}].version`, `a rules version from ${version} to ${newest}`);
    ({ at, version } = x as unknown as Snapshot);
    snapshots.push({ at, version, state: x.state });
  }
  return snapshots;
}
