import type { Lesson } from '@ashtown/engine';
import { createStore, useStore } from 'zustand';
import { isRecord, keep, readKept } from '../settings/kept.ts';

/** What somebody has learned of a game on this device. */
export interface Progress {
  /** The lessons that were taken to their end. */
  readonly done: readonly string[];
  /** The beat at which a lesson was left. */
  readonly at: Readonly<Record<string, number>>;
  /** The lessons that were listed when this device last looked; none: it never did. */
  readonly seen: readonly string[];
}

export type Learned = Readonly<Record<string, Progress>>;

const NOTHING: Progress = { done: [], at: {}, seen: [] };
const KEY = 'lessons';

const strings = (x: unknown): string[] => (Array.isArray(x) ? x.filter((y) => typeof y === 'string') : []);
const isBeat = (x: unknown): x is number => Number.isInteger(x) && (x as number) > 0;

/** Whatever was kept, made whole. */
export function parseLearned(kept: unknown): Learned {
  if (!isRecord(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept)
      .filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]))
      .map(([game, { done, at, seen }]) => {
        const beats = Object.entries(isRecord(at) ? at : {}).filter((x): x is [string, number] => isBeat(x[1]));
        return [game, { done: strings(done), at: Object.fromEntries(beats), seen: strings(seen) }];
      }),
  );
}

const learned = createStore<Learned>(() => parseLearned(readKept(KEY)));

function change(game: string, by: (before: Progress) => Progress): void {
  learned.setState((all) => ({ [game]: by(all[game] ?? NOTHING) }));
  keep(KEY, learned.getState());
}

export const progressOf = (game: string): Progress => learned.getState()[game] ?? NOTHING;
export const useProgress = (game: string): Progress => useStore(learned, (all) => all[game] ?? NOTHING);
export const useLearned = (): Learned => useStore(learned);

/** Where a lesson stands now: at a beat, or at its end. */
export const reach = (game: string, { id, beats }: Lesson, beat: number): void =>
  change(game, (before) => {
    const { [id]: _, ...others } = before.at;
    const isOver = beat >= beats.length;
    const done = isOver && !before.done.includes(id) ? [...before.done, id] : before.done;
    return { ...before, done, at: isOver || beat === 0 ? others : { ...others, [id]: beat } };
  });

/** Has looked at the list of lessons. */
export const see = (game: string, ids: readonly string[]): void => change(game, (before) => ({ ...before, seen: ids }));

export type StopState = 'done' | 'current' | 'later';

/** How the stops of a line stand: the current one is the one that was left, or else the first that is not done. */
export function stopsOf(lessons: readonly Lesson[], { done, at }: Progress): StopState[] {
  const left = lessons.findIndex(({ id }) => at[id] !== undefined);
  const now = left >= 0 ? left : lessons.findIndex(({ id }) => !done.includes(id));
  return lessons.map(({ id }, i) => (i === now ? 'current' : done.includes(id) ? 'done' : 'later'));
}

/** The notes of a lesson that are earned: of the beats before this one. */
export const notesOf = ({ beats }: Lesson, beat: number): readonly string[] =>
  beats.slice(0, beat).flatMap(({ after }) => after?.note ?? []);

/** How far somebody has come in a lesson, in beats. */
export const beatOf = ({ id, beats }: Lesson, { done, at }: Progress): number =>
  at[id] ?? (done.includes(id) ? beats.length : 0);
