import type { AnyGame, Seat } from '@ashtown/engine';
import type { LogEntry } from '@ashtown/protocol';
import { useMemo } from 'react';
import { type Beat, beatsOf } from './beats.ts';
import { type Line, linesOf } from './lines.ts';

/** What there is to tell of a moment. */
export interface Narration {
  log: readonly LogEntry[];
  /** The whole log, told. */
  lines: readonly Line[];
  /** What of it has just been added; the same list as long as the moment is the same. */
  fresh: readonly LogEntry[];
  beats: readonly Beat[];
  /** What of it is told now; null where all was told. */
  beat: Beat | null;
  /** What of it is told after that. */
  left: readonly Line[];
}

const NONE: readonly Line[] = [];

export function useTelling(
  game: AnyGame,
  log: readonly LogEntry[],
  fresh: readonly LogEntry[],
  mine: readonly Seat[],
): Narration {
  const lines = useMemo(() => linesOf(game, log), [game, log]);
  return useMemo(() => {
    const added = new Set(fresh.map(({ at }) => at));
    const news = lines.filter(({ at }) => added.has(at));
    return { log, lines, fresh, beats: beatsOf(news, mine), beat: null, left: NONE };
  }, [log, lines, fresh, mine]);
}
