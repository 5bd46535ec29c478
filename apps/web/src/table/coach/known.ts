import { createStore, useStore } from 'zustand';
import { isRecord, keep, readKept } from '../../settings/kept.ts';

/** A moment of a table in which something was explained. */
export interface Moment {
  readonly table: string;
  /** How many turns, or rounds, have begun. */
  readonly turn: number;
  /** How many answers were given. */
  readonly at: number;
}

/** What a coach and somebody at this device have of each other in one game. */
export interface Known {
  /** The coach is wanted. */
  readonly isOn: boolean;
  /** When each topic was explained. */
  readonly met: Readonly<Record<string, Moment>>;
  /** Questions at which nothing but the odds is wanted. */
  readonly plain: readonly string[];
}

const NEW: Known = { isOn: false, met: {}, plain: [] };
const KEY = 'coach';
/** More than that in one turn nobody remembers. */
const MOST = 3;

const same = (a: Moment, b: Moment): boolean => a.table === b.table && a.turn === b.turn && a.at === b.at;

/** Whether a topic is explained in this moment: the first time it comes, and as long as that moment lasts. */
export function explains({ met }: Known, topic: string, now: Moment): boolean {
  const first = met[topic];
  if (first) return same(first, now);
  return Object.values(met).filter(({ table, turn }) => table === now.table && turn === now.turn).length < MOST;
}

const isMoment = (x: unknown): x is Moment =>
  isRecord(x) && typeof x.table === 'string' && Number.isInteger(x.turn) && Number.isInteger(x.at);

/** Whatever was kept, made whole. */
export function parseKnown(kept: unknown): Readonly<Record<string, Known>> {
  if (!isRecord(kept)) return {};
  const games = Object.entries(kept).filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]));
  return Object.fromEntries(
    games.map(([game, { isOn, met, plain }]) => {
      const moments = Object.entries(isRecord(met) ? met : {}).filter((x): x is [string, Moment] => isMoment(x[1]));
      const questions = Array.isArray(plain) ? plain.filter((x) => typeof x === 'string') : [];
      return [game, { isOn: isOn === true, met: Object.fromEntries(moments), plain: questions }];
    }),
  );
}

const known = createStore<Readonly<Record<string, Known>>>(() => parseKnown(readKept(KEY)));

function change(game: string, part: Partial<Known>): void {
  known.setState({ [game]: { ...knownOf(game), ...part } });
  keep(KEY, known.getState());
}

export const knownOf = (game: string): Known => known.getState()[game] ?? NEW;
export const useKnown = (game: string): Known => useStore(known, (all) => all[game] ?? NEW);

export const setCoach = (game: string, isOn: boolean): void => change(game, { isOn });

/** A topic has been explained; of several times the first counts. */
export const meet = (game: string, topic: string, now: Moment): void => {
  const { met } = knownOf(game);
  if (!met[topic]) change(game, { met: { ...met, [topic]: now } });
};

/** From now on this question is shown with its odds and nothing else, or with all there is to say. */
export const setPlain = (game: string, question: string, isPlain: boolean): void => {
  const others = knownOf(game).plain.filter((x) => x !== question);
  change(game, { plain: isPlain ? [...others, question] : others });
};

/** Everything is explained anew. */
export const forget = (game: string): void => change(game, { met: {}, plain: [] });
