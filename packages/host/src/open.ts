import {
  type AnyGame,
  type Match,
  type MatchRefusal,
  type Options,
  parseMatch,
  refuseMatch,
  resume,
  rulesOf,
  type SeatInfo,
  type Seed,
  SNAPSHOT_EVERY,
  Timeline,
  type UndoPolicy,
  verify,
} from '@ashtown/engine';
import { Host } from './host.ts';
import { commitmentOf } from './seed.ts';
import type { Consents } from './takeback.ts';

/** `lost`: how many of the last answers the rules of today no longer allow; 0 unless the rules have changed. */
export type Opened = { ok: true; host: Host; lost: number } | MatchRefusal;

export interface NewMatch {
  game: AnyGame;
  /** What is missing takes its default. */
  options?: Options;
  seats: readonly SeatInfo[];
  seed: Seed;
  undo?: UndoPolicy;
}

export interface OpenSettings {
  undo?: UndoPolicy;
  /** The match comes from our own store: believe its last snapshot and skip the replay. */
  trusted?: boolean;
  /** What its people were agreeing about; void where the rules have changed, since then nothing before can be taken back. */
  consents?: Consents | undefined;
}

/** Seats and options come from outside, so a new match passes the same door as a saved one. */
export function create({ game, options = {}, seats, seed, undo = 'free' }: NewMatch): Opened {
  const match = { format: 1, game: game.id, version: game.version, options, seats, seed, answers: [], snapshots: [] };
  const parsed = parseMatch({ ...match, commitment: commitmentOf(seed) }, () => game);
  return parsed.ok ? open(parsed.match, game, { undo }) : parsed;
}

/**
 * Goes on with a match. Unless it is trusted, it is replayed from its seed and every snapshot compared. Where older rules
 * played a part of it that is impossible: then its last snapshot is believed after all, and the host is not `verified`.
 * Such a file can make the rules throw or worse, so a server takes none from a stranger.
 */
export function open(match: Match, game: AnyGame, settings: OpenSettings = {}): Opened {
  const { undo = 'free', trusted = false, consents } = settings;
  if (match.commitment !== commitmentOf(match.seed))
    return refuseMatch('commitment', 'commitment', 'the SHA-256 of the seed');
  const checked = trusted ? null : verify(game, match);
  if (checked && !checked.ok && checked.problem !== 'version') return checked;
  const found = checked?.ok ? { ...checked, kept: match.answers.length } : resume(game, match);
  if (!found.ok) return found;
  const { state, kept } = found;
  const timeline = new Timeline(game, goOn(match, game, state, kept), state);
  const lost = match.answers.length - kept;
  const isAsBefore = rulesOf(match) === game.version && lost === 0;
  return { ok: true, host: new Host(timeline, undo, checked?.ok ?? true, isAsBefore ? consents : undefined), lost };
}

/**
 * The match as its host keeps it: a copy, with the snapshots at every so many answers and at changes of the rules. The
 * one at the end of an export has done its work, unless the rules change right here: then it is rewritten as the start
 * of what the new rules play.
 */
function goOn(match: Match, game: AnyGame, state: unknown, kept: number): Match {
  const isChange = (i: number) => match.snapshots[i]!.version !== (match.snapshots[i - 1]?.version ?? match.version);
  const snapshots = match.snapshots.filter((x, i) => (x.at > 0 && x.at % SNAPSHOT_EVERY === 0) || isChange(i));
  if (rulesOf(match) !== game.version) {
    if (snapshots.at(-1)?.at === kept) snapshots.pop();
    snapshots.push({ at: kept, version: game.version, state });
  }
  return { ...match, seats: match.seats.slice(), answers: match.answers.slice(0, kept), snapshots };
}
